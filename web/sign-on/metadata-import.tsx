import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { MetadataSource, SamlProvider } from '#shared/sign-on.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { signOnError } from './sign-on-queries.ts'

/** Fills the form from the provider's own description of itself: by its address or as a file. */
export function MetadataImport({ onRead }: { onRead: (provider: SamlProvider) => void }) {
  const t = useText()
  const id = useId()
  const [url, setUrl] = useState('')
  const read = useMutation({
    mutationFn: (body: MetadataSource) => api<SamlProvider>('/api/v1/sign-on/metadata', { method: 'POST', body }),
    onSuccess: onRead,
  })
  const fetchIt = (event: FormEvent) => {
    event.preventDefault()
    read.mutate({ url: url.trim() })
  }
  const readFile = async (file: File | undefined) => {
    if (file) read.mutate({ xml: await file.text() })
  }
  return (
    <div className="grid gap-3 rounded-lg bg-muted p-4">
      <div>
        <h4 className="text-sm font-medium">{t('signOn.import')}</h4>
        <p className="mt-1 text-[0.8125rem] leading-relaxed text-muted-foreground">{t('signOn.importHint')}</p>
      </div>
      <form onSubmit={fetchIt} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end">
        <Field label={t('signOn.importUrl')}>
          {(control) => (
            <Input
              {...control}
              type="url"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
              placeholder="https://"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={read.isPending} disabled={url.trim() === ''}>
          {t('signOn.importFetch')}
        </Button>
        <label
          htmlFor={id}
          className={buttonClasses({
            variant: 'outline',
            className: 'cursor-pointer focus-within:ring-3 focus-within:ring-ring/25',
          })}
        >
          {t('signOn.importFile')}
          <input
            id={id}
            type="file"
            accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
            className="sr-only"
            onChange={(event) => {
              void readFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      </form>
      {read.error ? <Alert tone="destructive">{signOnError(t, read.error)}</Alert> : null}
      {read.isSuccess ? <Alert>{t('signOn.importDone')}</Alert> : null}
    </div>
  )
}

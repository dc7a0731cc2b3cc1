// Mail domains: added by name, proved by a TXT record, which stands here to be copied.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { MailDomainView } from '#shared/sign-on.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { signOnError, useMailDomains } from './sign-on-queries.ts'

export function MailDomains() {
  const t = useText()
  const domains = useMailDomains()
  return (
    <SettingsSection title={t('signOn.domainsTitle')} hint={t('signOn.domainsHint')}>
      {domains.isError ? <LoadError onRetry={() => void domains.refetch()} /> : null}
      {domains.data?.length === 0 ? (
        <p className="rounded-lg border border-dashed border-input px-4 py-5 text-center text-sm text-muted-foreground">
          {t('signOn.domainsEmpty')}
        </p>
      ) : null}
      {domains.data?.length ? (
        <ul className="grid gap-3">
          {domains.data.map((domain) => (
            <DomainRow key={domain.domain} domain={domain} />
          ))}
        </ul>
      ) : null}
      {domains.data ? <AddDomain /> : null}
    </SettingsSection>
  )
}

/** A call about domains; when it is done the list is read anew. */
function useDomainCall(call: (name: string) => Promise<unknown>, onSuccess?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['mail-domains'] })
      onSuccess?.()
    },
  })
}

function AddDomain() {
  const t = useText()
  const [name, setName] = useState('')
  const add = useDomainCall(
    (domain) => api('/api/v1/mail-domains', { method: 'POST', body: { domain } }),
    () => setName(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(name.trim().replace(/^@/, ''))
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <Field label={t('signOn.domain')} error={add.error ? signOnError(t, add.error) : undefined}>
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="example.com"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={add.isPending} disabled={name.trim() === ''} className="sm:mt-6.5">
        {t('signOn.domainAdd')}
      </Button>
    </form>
  )
}

function DomainRow({ domain: { domain, hosts, record, provedAt } }: { domain: MailDomainView }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const path = `/api/v1/mail-domains/${encodeURIComponent(domain)}`
  const prove = useDomainCall(() => api(`${path}/proof`, { method: 'POST' }))
  const remove = useDomainCall(() => api(path, { method: 'DELETE' }))
  return (
    <li className="grid gap-4 rounded-lg border border-border p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{domain}</span>
        <span className="flex items-center gap-2">
          <Badge tone={provedAt ? 'success' : 'warning'}>{t(provedAt ? 'signOn.domainProved' : 'signOn.domainWaiting')}</Badge>
          <Button variant="ghost" size="sm" aria-label={t('signOn.domainRemove', { domain })} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
          </Button>
        </span>
      </div>
      {provedAt ? null : (
        <>
          <CopyField
            label={t('signOn.domainRecord', { host: hosts[0]! })}
            value={record}
            copyLabel={t('signOn.copy')}
            copiedLabel={t('signOn.copied')}
            hint={t('signOn.domainRecordHint', { other: hosts[1]! })}
          />
          {prove.error ? <Alert tone="destructive">{signOnError(t, prove.error)}</Alert> : null}
          <Button variant="secondary" busy={prove.isPending} onClick={() => prove.mutate(domain)} className="justify-self-start">
            {t('signOn.domainCheck')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('signOn.removeDomainTitle')}
        text={t('signOn.domainRemoveAsk', { domain })}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(domain)}
        onClose={() => setAsking(false)}
      >
        {remove.error ? <Alert tone="destructive">{signOnError(t, remove.error)}</Alert> : null}
      </ConfirmDialog>
    </li>
  )
}

import { useState, type FormEvent } from 'react'
import { passkeyLimits } from '#shared/factors.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type PasskeyNameDialogProps = {
  title: string
  confirm: string
  name: string
  busy: boolean
  error: string | null
  onName: (name: string) => void
  onClose: () => void
}

/** What a passkey is to be called. */
export function PasskeyNameDialog({ title, confirm, name, busy, error, onName, onClose }: PasskeyNameDialogProps) {
  const t = useText()
  const [draft, setDraft] = useState(name)
  const [empty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(!draft.trim())
    if (draft.trim() && !busy) onName(draft.trim())
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('workspace.close')}>
      <form onSubmit={submit} noValidate method="post" className="grid gap-4">
        <Field
          label={t('account.passkeyName')}
          hint={<p className="text-[0.8125rem] text-muted-foreground">{t('account.passkeyNameHint')}</p>}
          error={empty ? t('account.passkeyNameEmpty') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
              maxLength={passkeyLimits.nameMaxChars}
              // The dialog was opened to write here.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              required
            />
          )}
        </Field>
        {error && <Alert tone="destructive">{error}</Alert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Fingerprint } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { api, ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { accountError, useAccount, usePasskeys } from './account-queries.ts'
import { proveByPasskey } from './prove-by-passkey.ts'

/** Asks for the password, and for a code where the server wants one; or for a passkey. */
export function ProofDialog({ onFinish }: { onFinish: (proved: boolean) => void }) {
  const t = useText()
  const account = useAccount()
  const passkeys = usePasskeys()
  const known = account.data !== undefined && passkeys.data !== undefined
  const hasPassword = account.data?.hasPassword ?? false
  const hasPasskey = (passkeys.data?.length ?? 0) > 0
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()

  const prove = async (proof: () => Promise<object>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api('/api/v1/proof', { method: 'POST', body: await proof() })
      onFinish(true)
    } catch (error) {
      setBusy(false)
      const wantsCode = error instanceof ApiError && error.error === 'totp' && code === undefined
      if (wantsCode) setCode('')
      else if (error instanceof Error && error.name !== 'NotAllowedError') setFailure(error)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && password) void prove(async () => ({ password, ...(code && { twoFactorTotp: code }) }))
  }
  return (
    <Dialog
      open
      onOpenChange={() => onFinish(false)}
      title={t('account.proofTitle')}
      description={t(known && !hasPassword && !hasPasskey ? 'account.proofNone' : 'account.proofHint')}
      closeLabel={t('workspace.close')}
    >
      {!known && <Spinner label={t('workspace.loading')} className="text-xl text-muted-foreground" />}
      <form onSubmit={submit} noValidate method="post" className="grid gap-4">
        {hasPassword && (
          <Field label={t('account.passwordCurrent')}>
            {(control) => (
              <PasswordInput
                {...control}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
                showLabel={t('account.passwordShow')}
                hideLabel={t('account.passwordHide')}
                autoComplete="current-password"
                // The dialog was opened to write here.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
              />
            )}
          </Field>
        )}
        {code !== undefined && (
          <Field label={t('account.proofCode')} hint={<Hint text={t('account.proofCodeHint')} />}>
            {(control) => (
              <Input
                {...control}
                value={code}
                onChange={({ target }) => setCode(target.value)}
                autoComplete="one-time-code"
                // The dialog was opened to write here.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                className="font-mono"
              />
            )}
          </Field>
        )}
        {failure && <Alert tone="destructive">{accountError(t, failure)}</Alert>}
        <div className="flex flex-wrap justify-end gap-2">
          {hasPasskey && (
            <Button variant="outline" disabled={busy} onClick={() => void prove(proveByPasskey)}>
              <Fingerprint aria-hidden />
              {t('account.proofPasskey')}
            </Button>
          )}
          {hasPassword && (
            <Button type="submit" busy={busy} disabled={!password}>
              {t('account.proofConfirm')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

const Hint = ({ text }: { text: string }) => <p className="text-[0.8125rem] text-muted-foreground">{text}</p>

// Handing the ownership on. The server wants a fresh proof of who one is; where the session is too old for that, it is asked for here.
import { useId, useState, type SubmitEvent } from 'react'
import type { Me, Role } from '#shared/accounts.ts'
import { ApiError } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useMembers, useTransfer } from './member-queries.ts'
import { roleTexts } from './role-texts.ts'

const ownRoles = ['admin', 'owner', 'publisher', 'editor', 'viewer'] as const satisfies readonly Role[]

export function TransferDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useText()
  const formId = useId()
  const members = useMembers()
  const transfer = useTransfer()
  const [wants, setWants] = useState<{ password?: boolean; code?: boolean }>({})
  const others = (members.data ?? []).filter(({ id, role }) => id !== me.user.id && role !== 'owner')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const userId = text('userId')
    const proof = wants.password ? { password: text('password'), code: text('code') } : undefined
    transfer.mutate(
      { userId, ownRole: text('ownRole') as Role, ...(proof && { proof }) },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: t('team.transferDone', { name: others.find(({ id }) => id === userId)?.name ?? '' }) })
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.error === 'proof_needed') setWants({ password: true })
          if (error.error === 'totp') setWants({ password: true, code: true })
        },
      },
    )
  }
  const isAsked = transfer.error instanceof ApiError && ['proof_needed', 'totp'].includes(transfer.error.error)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('team.transferTitle')}
      description={t('team.transferHint')}
      closeLabel={t('team.cancel')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('team.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={transfer.isPending} disabled={others.length === 0}>
            {t('team.transfer')}
          </Button>
        </>
      }
    >
      {members.data && others.length === 0 ? <Alert>{t('team.transferNobody')}</Alert> : null}
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <Field label={t('team.transferTo')}>
          {(control) => (
            <Select {...control} name="userId" required defaultValue="">
              <option value="" disabled>
                {t('team.transferChoose')}
              </option>
              {others.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name} ({email})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('team.ownRole')}>
          {(control) => (
            <Select {...control} name="ownRole" defaultValue="admin">
              {ownRoles.map((role) => (
                <option key={role} value={role}>
                  {t(roleTexts[role])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {wants.password ? (
          <Field label={t('team.password')} hint={<p className="text-sm text-muted-foreground">{t('team.proofHint')}</p>}>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                showLabel={t('team.showPassword')}
                hideLabel={t('team.hidePassword')}
                autoComplete="current-password"
                required
              />
            )}
          </Field>
        ) : null}
        {wants.code ? (
          <Field label={t('team.code')} hint={<p className="text-sm text-muted-foreground">{t('team.codeHint')}</p>}>
            {(control) => <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" required />}
          </Field>
        ) : null}
        {transfer.error && !isAsked ? (
          <Alert tone="destructive" title={t('team.failed')}>
            {errorText(t, transfer.error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}

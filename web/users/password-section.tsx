import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordChangeSchema, type PasswordChange } from '#shared/factors.ts'
import { isRuleKey } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusFirstField } from '#web/ui/focus-first-field.ts'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useProof } from '#web/ui/proof.ts'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { accountError, useAccountReload, type Account } from './account-queries.ts'

const resolver = schemaResolver<PasswordChange>(passwordChangeSchema)

export function PasswordSection({ account }: { account: Account }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { hasPassword } = account
  return (
    <SettingsSection
      title={t('account.passwordTitle')}
      hint={t(hasPassword ? 'account.passwordHint' : 'account.passwordNone')}
      action={
        open ? null : (
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {t(hasPassword ? 'account.passwordChange' : 'account.passwordChoose')}
          </Button>
        )
      }
    >
      {open && <PasswordForm account={account} onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}

function PasswordForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText()
  const reload = useAccountReload()
  const withProof = useProof()
  const { register, handleSubmit, formState } = useForm<PasswordChange>({ resolver })
  const change = useMutation({
    mutationFn: (body: PasswordChange) => withProof(() => api<{ ok: true }>('/api/v1/account/password', { method: 'PUT', body })),
    onSuccess: async (changed) => {
      if (!changed) return
      onClose()
      showToast({ title: t('account.passwordChanged') })
      await reload()
    },
  })
  const errorOf = (field: keyof PasswordChange) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const eye = { showLabel: t('account.passwordShow'), hideLabel: t('account.passwordHide') }
  return (
    <form
      ref={focusFirstField}
      onSubmit={handleSubmit((values) => change.mutate(values))}
      noValidate
      method="post"
      className="grid max-w-md gap-4"
    >
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      {account.hasPassword && (
        <Field label={t('account.passwordCurrent')} error={errorOf('current')}>
          {(control) => <PasswordInput {...control} {...register('current')} {...eye} autoComplete="current-password" required />}
        </Field>
      )}
      <Field label={t('account.passwordNew')} error={errorOf('password')}>
        {(control) => <PasswordInput {...control} {...register('password')} {...eye} autoComplete="new-password" required />}
      </Field>
      <Field label={t('account.passwordNew2')} error={errorOf('password2')}>
        {(control) => <PasswordInput {...control} {...register('password2')} {...eye} autoComplete="new-password" required />}
      </Field>
      {change.error && <Alert tone="destructive">{accountError(t, change.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={change.isPending}>
          {t(account.hasPassword ? 'account.passwordChange' : 'account.passwordChoose')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}

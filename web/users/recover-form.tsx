import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { emailFormSchema, type EmailForm } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusFirstField } from '#web/ui/focus-first-field.ts'
import { Input } from '#web/ui/input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { BackToLogin } from './back-to-login.tsx'
import { LoginError, useFailure } from './login-error.tsx'
import type { Login } from './use-login.ts'

const resolver = schemaResolver<EmailForm>(emailFormSchema)

/** LOGIN-6: says the same whether or not anybody has the address. */
export function RecoverForm({ login, knownEmail }: { login: Login; knownEmail: string }) {
  const t = useText()
  const { failure, clear, fail } = useFailure()
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    resolver,
    defaultValues: { email: login.email || knownEmail },
  })

  const submit = handleSubmit(async ({ email }) => {
    clear()
    setSent(false)
    const asked = api('/api/v1/user/reset_password', { method: 'POST', body: { email } })
    await asked.then(() => setSent(true), fail)
  })
  return (
    <form ref={focusFirstField} onSubmit={submit} noValidate method="post" className="grid gap-5">
      <Field label={t('login.email')} error={formState.errors.email && t('rules.emailInvalid')}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      {sent && <Alert>{t('login.recoverDone')}</Alert>}
      <LoginError failure={failure} title={t('common.somethingWrong')} />
      <Button type="submit" size="lg" busy={formState.isSubmitting} className="w-full">
        {t('login.recoverSubmit')}
      </Button>
      <BackToLogin login={login} />
    </form>
  )
}

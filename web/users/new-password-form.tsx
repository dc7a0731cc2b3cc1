import { useForm } from 'react-hook-form'
import { isRuleKey, newPasswordFormSchema, type NewPasswordForm as NewPasswordValues } from '#shared/users.ts'
import { api, ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusFirstField } from '#web/ui/focus-first-field.ts'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { BackToLogin } from './back-to-login.tsx'
import { LoginError, useFailure } from './login-error.tsx'
import type { Login } from './use-login.ts'

const resolver = schemaResolver<NewPasswordValues>(newPasswordFormSchema)

/** LOGIN-6: where the link of a reset mail leads. */
export function NewPasswordForm({ login }: { login: Login }) {
  const t = useText()
  const { failure, clear, fail } = useFailure()
  const { register, handleSubmit, formState } = useForm<NewPasswordValues>({ resolver })

  const errorOf = (field: keyof NewPasswordValues) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const submit = handleSubmit(async (values) => {
    clear()
    const body = { token: login.wishes.reset, ...values }
    const set = api<{ email: string }>('/api/v1/user/password', { method: 'POST', body })
    await set.then(({ email }) => login.go('password-set', email), fail)
  })
  const eye = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') }
  return (
    <form ref={focusFirstField} onSubmit={submit} noValidate method="post" className="grid gap-5">
      <Field label={t('login.newPassword')} error={errorOf('password')}>
        {(control) => <PasswordInput {...control} {...register('password')} {...eye} autoComplete="new-password" required />}
      </Field>
      <Field label={t('login.newPassword2')} error={errorOf('password2')}>
        {(control) => <PasswordInput {...control} {...register('password2')} {...eye} autoComplete="new-password" required />}
      </Field>
      <LoginError failure={failure} title={t('login.newPasswordFailed')} />
      <Button type="submit" size="lg" busy={formState.isSubmitting} className="w-full">
        {t('login.newPasswordSubmit')}
      </Button>
      {isSpent(failure) && (
        <Button variant="outline" className="w-full" onClick={() => login.go('link-spent')}>
          {t('login.linkAgain')}
        </Button>
      )}
      <BackToLogin login={login} />
    </form>
  )
}

const isSpent = (failure: unknown) => failure instanceof ApiError && failure.error === 'bad_token'

// The password form, the known user's too. The rules are `shared/users.ts`; a refused login keeps what was typed and says why.
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { isRuleKey, loginSchema, type LoginForm as LoginValues, type TenantInfo } from '#shared/users.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { LoginError, useFailure } from './login-error.tsx'
import type { Login } from './use-login.ts'

const resolver = schemaResolver<LoginValues>(loginSchema)

type LoginFormProps = { login: Login; knownUser: TenantInfo['knownUser']; onForgetUser: () => void }

export function LoginForm({ login, knownUser, onForgetUser }: LoginFormProps) {
  const t = useText()
  const { failure, clear, fail } = useFailure()
  const { register, handleSubmit, setValue, getValues, setFocus, formState } = useForm<LoginValues>({
    resolver,
    defaultValues: { email: login.email, password: '' },
  })
  const busy = formState.isSubmitting || login.leaving
  // A password sent by the browser alone would be lost, or stand in an address.
  const hydrated = useHydrated()

  useEffect(() => {
    if (knownUser) setValue('email', knownUser.email)
  }, [knownUser, setValue])
  useEffect(() => {
    if (login.moved) setFocus(getValues('email') ? 'password' : 'email')
  }, [login.moved, getValues, setFocus])

  const errorOf = (field: keyof LoginValues) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const submit = handleSubmit(async (values) => {
    clear()
    await login.prove(values).then(() => {}, fail)
  })

  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      {knownUser ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="font-medium [overflow-wrap:anywhere]">{knownUser.email}</span>
          <Button
            variant="link"
            className="h-auto px-0! whitespace-normal"
            onClick={() => {
              setValue('email', '')
              onForgetUser()
            }}
          >
            {t('login.notYou', { firstName: knownUser.firstName })}
          </Button>
        </div>
      ) : (
        <Field label={t('login.email')} error={errorOf('email')}>
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
          )}
        </Field>
      )}
      <Field label={t('login.password')} error={errorOf('password')}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            showLabel={t('login.showPassword')}
            hideLabel={t('login.hidePassword')}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button
        variant="link"
        className="-mt-2 h-auto justify-self-end px-0!"
        disabled={!hydrated}
        onClick={() => login.go('forgot', getValues('email'))}
      >
        {t('login.forgot')}
      </Button>
      <LoginError failure={failure} />
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated} className="w-full">
        {busy ? t('login.busy') : t('login.submit')}
      </Button>
    </form>
  )
}

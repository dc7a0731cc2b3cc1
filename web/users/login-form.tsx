// Logging in, and being known again. The rules are `shared/users.ts`; a refused login keeps what was typed and says why.
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isRuleKey, loginSchema, type LoginForm as LoginValues, type TenantInfo } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { sendLogin } from './send-login.ts'

const resolver = schemaResolver<LoginValues>(loginSchema)

type LoginFormProps = { knownUser: TenantInfo['knownUser']; onForgetUser: () => void }

export function LoginForm({ knownUser, onForgetUser }: LoginFormProps) {
  const t = useText()
  const [failure, setFailure] = useState<unknown>(null)
  const [leaving, setLeaving] = useState(false)
  const { register, handleSubmit, setValue, formState } = useForm<LoginValues>({ resolver })
  const busy = formState.isSubmitting || leaving
  // A password sent by the browser alone would be lost, or stand in an address.
  const hydrated = useHydrated()

  useEffect(() => {
    if (knownUser) setValue('email', knownUser.email)
  }, [knownUser, setValue])

  const errorOf = (field: keyof LoginValues) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      await sendLogin(values)
      setLeaving(true)
    } catch (error) {
      if (error instanceof ApiError && error.error === 'sso')
        location.assign(`/!saml/login/${encodeURIComponent(error.domain ?? '')}`)
      else setFailure(error)
    }
  })

  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      {knownUser ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="font-medium [overflow-wrap:anywhere]">{knownUser.email}</span>
          <Button
            variant="link"
            className="h-auto p-0"
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
            showLabel={t('tenantSignup.showPassword')}
            hideLabel={t('tenantSignup.hidePassword')}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {failure !== null && (
        <Alert tone="destructive" title={t('login.errorTitle')}>
          {reasonOf(failure) ?? t(failure instanceof ApiError ? 'common.networkError' : 'common.somethingWrong')}
        </Alert>
      )}
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated} className="mt-1 w-full">
        {busy ? t('login.busy') : t('login.submit')}
      </Button>
    </form>
  )
}

/** The server's own words, where it answered. */
const reasonOf = (failure: unknown) => (failure instanceof ApiError && failure.error !== 'network' ? failure.message : undefined)

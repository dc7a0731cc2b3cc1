// LOGIN-5: the password or the provider was right, and a code is wanted beside it. The first proof is kept; a recovery code does too.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { totpFormSchema, userLimits, type TotpForm as TotpValues } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusFirstField } from '#web/ui/focus-first-field.ts'
import { Input } from '#web/ui/input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { BackToLogin } from './back-to-login.tsx'
import { LoginError, reasonText, useFailure } from './login-error.tsx'
import type { Login } from './use-login.ts'

const resolver = schemaResolver<TotpValues>(totpFormSchema)

export function TotpForm({ login }: { login: Login }) {
  const t = useText()
  const [byRecoveryCode, setByRecoveryCode] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="text-sm leading-relaxed text-muted-foreground">
        {t(byRecoveryCode ? 'login.recoveryHint' : 'login.totpHint')}
      </p>
      {byRecoveryCode ? <RecoveryCode login={login} /> : <TotpCode login={login} />}
      <Button
        variant="link"
        className="h-auto justify-self-center px-0! whitespace-normal"
        onClick={() => setByRecoveryCode(!byRecoveryCode)}
      >
        {t(byRecoveryCode ? 'login.totpInstead' : 'login.recoveryInstead')}
      </Button>
      <BackToLogin login={login} />
    </div>
  )
}

function TotpCode({ login }: { login: Login }) {
  const t = useText()
  const { register, handleSubmit, formState } = useForm<TotpValues>({ resolver, defaultValues: { twoFactorTotp: '' } })
  const { failure, send } = useCode(login)
  const wrong = isRefusedCode(failure) ? t('login.totpWrong') : reasonText(t, failure)
  return (
    <form
      ref={focusFirstField}
      onSubmit={handleSubmit(({ twoFactorTotp }) => send(twoFactorTotp.trim()))}
      noValidate
      method="post"
      className="grid gap-5"
    >
      <Field label={t('login.totpCode')} error={formState.errors.twoFactorTotp && t('rules.totpDigits')}>
        {(control) => (
          <Input
            {...control}
            {...register('twoFactorTotp')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={userLimits.totpDigits}
            required
            className="text-center font-mono text-xl! tracking-[0.4em]"
          />
        )}
      </Field>
      <LoginError failure={failure} reason={wrong} />
      <Submit busy={formState.isSubmitting || login.leaving} />
    </form>
  )
}

function RecoveryCode({ login }: { login: Login }) {
  const t = useText()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const { failure, send } = useCode(login)
  const wrong = isRefusedCode(failure) ? t('login.recoveryWrong') : reasonText(t, failure)
  return (
    <form
      ref={focusFirstField}
      onSubmit={handleSubmit(({ code }) => send(code.trim()))}
      noValidate
      method="post"
      className="grid gap-5"
    >
      <Field label={t('login.recoveryCode')} error={formState.errors.code && t('login.recoveryRequired')}>
        {(control) => (
          <Input
            {...control}
            {...register('code', { validate: (code) => code.trim() !== '' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            className="font-mono"
          />
        )}
      </Field>
      <LoginError failure={failure} reason={wrong} />
      <Submit busy={formState.isSubmitting || login.leaving} />
    </form>
  )
}

function Submit({ busy }: { busy: boolean }) {
  const t = useText()
  return (
    <Button type="submit" size="lg" busy={busy} className="w-full">
      {busy ? t('login.busy') : t('login.totpSubmit')}
    </Button>
  )
}

function useCode(login: Login) {
  const { failure, clear, fail } = useFailure()
  const send = async (code: string) => {
    clear()
    await login.proveCode(code).catch(fail)
  }
  return { failure, send }
}

const isRefusedCode = (failure: unknown) => failure instanceof ApiError && failure.error === 'totp'

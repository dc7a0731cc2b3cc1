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
import { LoginError, useFailure } from './login-error.tsx'
import { goToSignOn } from './send-login.ts'
import type { Login } from './use-login.ts'

const resolver = schemaResolver<EmailForm>(emailFormSchema)

/** The answer to POST /api/v1/user/check_sso: the organisation that proved the domain, if there is one. */
type SignOnAnswer = { data: { org: string } | null }

/** LOGIN-7: a work e-mail address leads to the organisation's own sign-on. */
export function SsoForm({ login, knownEmail }: { login: Login; knownEmail: string }) {
  const t = useText()
  const { failure, clear, fail } = useFailure()
  const [state, setState] = useState<'typing' | 'unknown' | 'leaving'>('typing')
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    resolver,
    defaultValues: { email: login.email || knownEmail },
  })

  const ask = async ({ email }: EmailForm) => {
    const domain = email.trim().split('@')[1]
    const { data } = await api<SignOnAnswer>('/api/v1/user/check_sso', { method: 'POST', body: { domain } })
    setState(data ? 'leaving' : 'unknown')
    if (data) goToSignOn(data.org)
  }
  const submit = handleSubmit(async (values) => {
    clear()
    setState('typing')
    await ask(values).catch(fail)
  })
  return (
    <form ref={focusFirstField} onSubmit={submit} noValidate method="post" className="grid gap-5">
      <Field label={t('login.ssoEmail')} error={formState.errors.email && t('rules.emailInvalid')}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      {state === 'unknown' && <Alert tone="destructive">{t('login.ssoUnknown')}</Alert>}
      <LoginError failure={failure} />
      <Button type="submit" size="lg" busy={formState.isSubmitting || state === 'leaving'} className="w-full">
        {t('login.ssoSubmit')}
      </Button>
      <WithoutSso login={login} />
    </form>
  )
}

/** LOGIN-8: somebody who signed in through their organisation proves it again there. */
export function SsoReauth({ login, organization }: { login: Login; organization: string | null }) {
  const t = useText()
  const [state, setState] = useState<'asking' | 'unknown' | 'leaving'>('asking')
  const leave = () => {
    setState(organization === null ? 'unknown' : 'leaving')
    if (organization !== null) goToSignOn(organization)
  }
  return (
    <div className="grid gap-5">
      {state === 'unknown' && <Alert tone="destructive">{t('login.ssoReauthNeedsOrganization')}</Alert>}
      <Button size="lg" busy={state === 'leaving'} onClick={leave} className="w-full">
        {t('login.withSso')}
      </Button>
      <WithoutSso login={login} />
    </div>
  )
}

function WithoutSso({ login }: { login: Login }) {
  const t = useText()
  return (
    <Button variant="link" className="h-auto justify-self-center px-0!" onClick={() => login.go('without-sso')}>
      {t('login.withoutSso')}
    </Button>
  )
}

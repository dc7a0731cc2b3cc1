// Signing up: the form, and the way from it into the new workspace. The rules are `shared/users.ts`, the same the server
// applies; they speak first when the form is sent: a line that appears on leaving a field moves the button from under the
// finger that is pressing it. When the server refuses, what was typed stays, and the reason stands above the button in the visitor's language.
import { useEffect, useState } from 'react'
import { useForm, useWatch, type Control, type FieldPath } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import {
  isRuleKey,
  signupSchema,
  type SignupForm as SignupValues,
  type SignupPrefill,
  type SignupResponse,
} from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { keptClickId } from './click-id.ts'
import { PasswordStrengthBar } from './password-strength-bar.tsx'
import { SignupError } from './signup-error.tsx'
import { tellSignup } from './signup-event.ts'

const resolver = schemaResolver<SignupValues>(signupSchema)

export function SignupForm({ prompt }: { prompt: string }) {
  const t = useText()
  const { form, failure, busy, submit } = useSignup(prompt)
  const { register, control, formState, trigger } = form
  // A password sent by the browser alone would be lost, or stand in an address.
  const hydrated = useHydrated()
  const errorOf = (field: FieldPath<SignupValues>) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const eye = { showLabel: t('tenantSignup.showPassword'), hideLabel: t('tenantSignup.hidePassword') }
  const recheckConfirmation = () => void (formState.isSubmitted && trigger('password2'))

  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      <Field label={t('tenantSignup.email')} error={errorOf('email')}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" inputMode="email" required />}
      </Field>
      <Field label={t('tenantSignup.name')} error={errorOf('name')}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
      </Field>
      <Field label={t('tenantSignup.password')} error={errorOf('password')} hint={<TypedPasswordStrength control={control} />}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', { onChange: recheckConfirmation })}
            {...eye}
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <Field label={t('tenantSignup.password2')} error={errorOf('password2')}>
        {(control) => <PasswordInput {...control} {...register('password2')} {...eye} autoComplete="new-password" required />}
      </Field>
      <Field label={t('tenantSignup.organizationName')} note={t('common.optional')} error={errorOf('organizationName')}>
        {(control) => <Input {...control} {...register('organizationName')} autoComplete="organization" />}
      </Field>
      {failure !== null && <SignupError failure={failure} />}
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated} className="mt-1 w-full">
        {busy ? t('tenantSignup.busy') : prompt ? t('tenantSignup.submitWithPrompt') : t('tenantSignup.submit')}
      </Button>
    </form>
  )
}

/** Watches the password alone, so that a letter typed redraws the bar and not the form. */
function TypedPasswordStrength({ control }: { control: Control<SignupValues> }) {
  return <PasswordStrengthBar password={useWatch({ control, name: 'password' }) ?? ''} />
}

/** SIGNUP-1 and SIGNUP-5: prefill from the query, create the account, go where the answer leads, logged in by its token. */
function useSignup(prompt: string) {
  const language = useLanguage()
  const [query] = useSearchParams()
  const [failure, setFailure] = useState<unknown>(null)
  const [leaving, setLeaving] = useState(false)
  const form = useForm<SignupValues>({ resolver })
  const { setValue, getValues } = form

  useEffect(() => {
    const fill = (values: SignupPrefill) => {
      for (const field of ['email', 'name', 'password', 'organizationName', 'domain'] as const)
        if (values[field] && !getValues(field)) setValue(field, values[field])
    }
    fill({ email: query.get('email') ?? '', name: query.get('name') ?? '' })
    const key = query.get('key')
    // A key that is unknown or spent prefills nothing; the form is there all the same.
    if (key) void api<SignupPrefill>(`/api/v1/user/key/${encodeURIComponent(key)}`).then(fill, () => {})
  }, [query, getValues, setValue])

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      const { url, domain, tenantUuid } = await api<SignupResponse>('/api/v1/tenant/signup', {
        method: 'POST',
        body: {
          command: 'payment',
          uuid: query.get('uuid') ?? undefined,
          data: { ...filled, locale: language, timezone: timeZone, ...(prompt && { prompt }) },
        },
      })
      setLeaving(true)
      await tellSignup(window, {
        planType: query.get('plan') ?? 'free',
        clickId: keptClickId(),
        user: { email: values.email, name: values.name },
        organization: { uuid: tenantUuid, name: String(values.organizationName || values.name), domain },
      })
      location.assign(url)
    } catch (error) {
      setFailure(error)
    }
  })
  return { form, failure, busy: form.formState.isSubmitting || leaving, submit }
}

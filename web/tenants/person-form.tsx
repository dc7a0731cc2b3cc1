// Step 1: who somebody is. Where there is no second step, the company's name may be given here.
import { useEffect, type ReactNode } from 'react'
import { useForm, useWatch, type Control, type FieldPath } from 'react-hook-form'
import { isRuleKey, signupSchema, type SignupForm as SignupValues, type SignupPrefill } from '#shared/users.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { PasswordStrengthBar } from './password-strength-bar.tsx'
import { useFault, type Fault } from './use-fault.ts'

const resolver = schemaResolver<SignupValues>(signupSchema)
const fields = ['email', 'name', 'password', 'password2', 'organizationName'] as const

type PersonFormProps = {
  isOnly: boolean
  shown: boolean
  prefill: SignupPrefill
  fault: Fault | null
  busy: boolean
  submitLabel: string
  busyLabel: string
  error: ReactNode
  onSubmit: (values: SignupValues) => Promise<void>
}

export function PersonForm(props: PersonFormProps) {
  const { isOnly, shown, prefill, fault, busy, submitLabel, busyLabel, error, onSubmit } = props
  const t = useText()
  const form = useForm<SignupValues>({ resolver })
  const { register, control, formState, trigger, getValues, setValue } = form
  // A password sent by the browser alone would be lost, or stand in an address.
  const hydrated = useHydrated()
  useEffect(() => {
    for (const field of ['email', 'name', 'organizationName', 'domain'] as const)
      if (prefill[field] && !getValues(field)) setValue(field, prefill[field])
  }, [prefill, getValues, setValue])
  useFault(form, fields, fault, shown)

  const errorOf = (field: FieldPath<SignupValues>) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const eye = { showLabel: t('tenantSignup.showPassword'), hideLabel: t('tenantSignup.hidePassword') }
  const recheckConfirmation = () => void (formState.isSubmitted && trigger('password2'))
  return (
    <form onSubmit={form.handleSubmit((values) => onSubmit(values))} noValidate method="post" className="grid gap-5">
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
      {isOnly && (
        <Field label={t('tenantSignup.organizationName')} note={t('common.optional')} error={errorOf('organizationName')}>
          {(control) => <Input {...control} {...register('organizationName')} autoComplete="organization" />}
        </Field>
      )}
      {error}
      <Button type="submit" size="lg" busy={busy} disabled={!hydrated} className="mt-1 w-full">
        {busy ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}

/** Watches the password alone, so that a letter typed redraws the bar and not the form. */
function TypedPasswordStrength({ control }: { control: Control<SignupValues> }) {
  return <PasswordStrengthBar password={useWatch({ control, name: 'password' }) ?? ''} />
}

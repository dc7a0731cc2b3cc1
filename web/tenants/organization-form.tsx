// Company name and admin domain: the second step of signing up, and the whole of founding another organisation. A domain in the words
// of the company's name is proposed until the person writes one.
import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { domainFrom, isRuleKey, signupTenantSchema, userLimits, type SignupPrefill } from '#shared/users.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { useFault, type Fault } from './use-fault.ts'

export type OrganizationValues = z.infer<typeof signupTenantSchema>
const resolver = schemaResolver<OrganizationValues>(signupTenantSchema)
const fields = ['organizationName', 'domain'] as const

type OrganizationFormProps = {
  shown: boolean
  /** what follows the domain in the address, with its dot */
  suffix: string
  prefill: SignupPrefill
  fault: Fault | null
  busy: boolean
  submitLabel: string
  busyLabel: string
  error: ReactNode
  onBack?: () => void
  onSubmit: (values: OrganizationValues) => Promise<void>
}

export function OrganizationForm(props: OrganizationFormProps) {
  const { shown, suffix, prefill, fault, busy, submitLabel, busyLabel, error, onBack, onSubmit } = props
  const t = useText()
  const form = useForm<OrganizationValues>({ resolver, defaultValues: { organizationName: '', domain: '' } })
  const { register, formState, getValues, setValue, getFieldState } = form
  useEffect(() => {
    if (prefill.organizationName && !getValues('organizationName')) setValue('organizationName', prefill.organizationName)
    const domain = prefill.domain ?? domainFrom(prefill.organizationName ?? '')
    if (domain && !getValues('domain')) setValue('domain', domain)
  }, [prefill, getValues, setValue])
  useFault(form, fields, fault, shown)

  const propose = (organizationName: string) => {
    if (!getFieldState('domain').isDirty || getValues('domain') === '')
      setValue('domain', domainFrom(organizationName), { shouldValidate: formState.isSubmitted })
  }
  const errorOf = (field: keyof OrganizationValues) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  return (
    <form onSubmit={form.handleSubmit((values) => onSubmit(values))} noValidate method="post" className="grid gap-5">
      <Field label={t('tenantSignup.organizationName')} error={errorOf('organizationName')}>
        {(control) => (
          <Input
            {...control}
            {...register('organizationName', { onChange: (event) => propose(String(event.target.value)) })}
            autoComplete="organization"
            required
          />
        )}
      </Field>
      <Field
        label={t('tenantSignup.domain')}
        error={errorOf('domain')}
        hint={<span className="text-xs text-muted-foreground">{t('tenantSignup.domainHint')}</span>}
      >
        {(control) => (
          <div className="flex items-baseline gap-2">
            <Input
              {...control}
              {...register('domain')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={userLimits.domainMaxChars * 2}
              required
              className="min-w-24 flex-1"
            />
            <span className="max-w-[55%] min-w-0 text-sm text-muted-foreground [overflow-wrap:anywhere]">{suffix}</span>
          </div>
        )}
      </Field>
      {error}
      <div className="mt-1 flex gap-3">
        {onBack && (
          <Button variant="outline" size="lg" disabled={busy} onClick={onBack}>
            {t('tenantSignup.back')}
          </Button>
        )}
        <Button type="submit" size="lg" busy={busy} className="h-auto! min-h-12 min-w-0 flex-1 py-2 whitespace-normal!">
          {busy ? busyLabel : submitLabel}
        </Button>
      </div>
    </form>
  )
}

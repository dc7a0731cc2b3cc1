// The form of an invitation: a new person gives name and password, a known one the password, one who signs in otherwise only agrees.
// What was typed stays when the server refuses, and the reason stands above the button.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { joinAsNewSchema, type Invited } from '#shared/members.ts'
import { isRuleKey, ruleTexts, type RuleKey } from '#shared/users.ts'
import { api, ApiError } from '#web/api.ts'
import { useLanguage, useText, type Text } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'

type Values = { name: string; password: string }

const schemas = {
  none: joinAsNewSchema,
  password: z.object({ password: z.string().check(z.minLength(1, 'passwordRequired' satisfies RuleKey)) }),
  other: z.object({}),
}

export function AcceptanceForm({ invited, path }: { invited: Invited; path: string }) {
  const t = useText()
  const locale = useLanguage()
  const { account, email } = invited
  const [failure, setFailure] = useState<unknown>(null)
  const [leaving, setLeaving] = useState(false)
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: schemaResolver<Values>(schemas[account] as unknown as z.ZodMiniType<unknown, Values>),
  })
  const errorOf = (field: keyof Values) => {
    const message = formState.errors[field]?.message
    return isRuleKey(message) ? t(`rules.${message}`) : message
  }
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
    try {
      const { url } = await api<{ url: string }>(path, { method: 'POST', body: { ...values, locale, timezone } })
      setLeaving(true)
      window.location.assign(url)
    } catch (error) {
      setFailure(error)
    }
  })
  const busy = formState.isSubmitting || leaving
  const eye = { showLabel: t('invitation.showPassword'), hideLabel: t('invitation.hidePassword') }
  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      <Field label={t('invitation.email')}>
        {(control) => <Input {...control} value={email} readOnly autoComplete="username" type="email" className="bg-muted" />}
      </Field>
      {account === 'none' ? (
        <Field label={t('invitation.fullName')} error={errorOf('name')}>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
        </Field>
      ) : null}
      {account === 'other' ? (
        <p className="text-sm leading-relaxed text-muted-foreground">{t('invitation.otherHint')}</p>
      ) : (
        <Field
          label={t(account === 'none' ? 'invitation.password' : 'invitation.currentPassword')}
          error={errorOf('password')}
          hint={account === 'password' ? <KnownHint locale={locale} /> : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...register('password')}
              {...eye}
              autoComplete={account === 'none' ? 'new-password' : 'current-password'}
              required
            />
          )}
        </Field>
      )}
      <Failure failure={failure} invited={invited} />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {t(busy ? 'invitation.joining' : account === 'none' ? 'invitation.create' : 'invitation.join')}
      </Button>
    </form>
  )
}

function KnownHint({ locale }: { locale: string }) {
  const t = useText()
  return (
    <p className="text-sm leading-relaxed text-muted-foreground">
      {t('invitation.currentHint')}{' '}
      <a href={`/${locale}/login?recover`} className="font-medium text-primary underline underline-offset-4">
        {t('invitation.forgot')}
      </a>
    </p>
  )
}

const known = {
  network: 'invitation.network',
  bad_credentials: 'invitation.badCredentials',
  bad_token: 'invitation.goneHint',
  too_many: 'invitation.tooMany',
  user_exists: 'invitation.userExists',
  sso: 'invitation.sso',
} as const
const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

function Failure({ failure, invited }: { failure: unknown; invited: Invited }) {
  const t = useText()
  if (failure === null) return null
  const isSso = failure instanceof ApiError && failure.error === 'sso'
  return (
    <Alert tone="destructive" title={t('invitation.failed')}>
      {reasonOf(t, failure, invited)}{' '}
      {isSso ? (
        <a href={`/!saml/login/${encodeURIComponent(failure.domain ?? '')}`} className="font-medium underline">
          {t('invitation.ssoGo')}
        </a>
      ) : null}
    </Alert>
  )
}

function reasonOf(t: Text, failure: unknown, { tenantName }: Invited): string {
  if (!(failure instanceof ApiError)) return String(failure)
  if (isKnown(failure.error)) return t(known[failure.error], { name: tenantName })
  // The server answers with a rule's English sentence.
  const rules = Object.keys(ruleTexts) as RuleKey[]
  const rule = rules.find((key) => failure.issues.some(({ message }) => message === ruleTexts[key]))
  return rule ? t(`rules.${rule}`) : failure.message
}

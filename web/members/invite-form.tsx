import { Send } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { roles, type Me, type Role } from '#shared/accounts.ts'
import { givableRoles, newInvitationSchema } from '#shared/members.ts'
import { isRuleKey } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { schemaResolver } from '#web/ui/schema-resolver.ts'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useInvite } from './member-queries.ts'
import { aboutRole, roleTexts } from './role-texts.ts'

type InviteValues = z.input<typeof newInvitationSchema>
const resolver = schemaResolver<InviteValues>(newInvitationSchema)

/** BUILD-8: an address and a role; the rest is in the mail. */
export function InviteForm({ me }: { me: Me }) {
  const t = useText()
  const locale = useLanguage()
  const invite = useInvite()
  const form = useForm<InviteValues>({ resolver, defaultValues: { email: '', role: 'editor' } })
  const { register, handleSubmit, formState, control, reset, setFocus } = form
  const role = useWatch({ control, name: 'role' }) as Role
  const message = formState.errors.email?.message
  const submit = handleSubmit(async ({ email, role }) => {
    await invite.mutateAsync({ email, role: role as Role, locale }).then(
      () => {
        showToast({ title: t('team.inviteSent', { email }) })
        reset({ email: '', role })
        setFocus('email')
      },
      () => {},
    )
  })
  return (
    <SettingsSection title={t('team.inviteTitle')} hint={t('team.inviteHint')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Field label={t('team.email')} error={isRuleKey(message) ? t(`rules.${message}`) : message}>
            {(control) => (
              <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="off" required />
            )}
          </Field>
          <Field label={t('team.role')}>
            {(control) => (
              <Select {...control} {...register('role')} className="h-11 *:h-11!">
                {givableRoles
                  .filter((one) => roles.indexOf(one) >= roles.indexOf(me.role))
                  .map((one) => (
                    <option key={one} value={one}>
                      {t(roleTexts[one])}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
        <p className="text-sm text-muted-foreground">
          {t(roleTexts[role])}: {t(aboutRole[role])}
        </p>
        {invite.error ? (
          <Alert tone="destructive" title={t('team.inviteFailed')}>
            {invite.error instanceof ApiError && invite.error.error === 'sso'
              ? t('team.inviteSso', { name: me.tenant.name })
              : errorText(t, invite.error)}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" busy={formState.isSubmitting}>
            {formState.isSubmitting ? null : <Send aria-hidden />}
            {t('team.invite')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}

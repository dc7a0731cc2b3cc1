import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { joinableRoles, type SignOnChange, type SignOnView } from '#shared/sign-on.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { saveSignOn, signOnError, useSignOnChange } from './sign-on-queries.ts'

/** What new people become, and whether there is any other way in. */
export function AccessForm({ view }: { view: SignOnView }) {
  const t = useText()
  const id = useId()
  const { take } = useSignOnChange()
  const [defaultRole, setDefaultRole] = useState(view.defaultRole)
  const [isRequired, setIsRequired] = useState(view.isRequired)
  const [breakGlassUserId, setBreakGlassUserId] = useState(view.breakGlassUserId)
  const save = useMutation({
    mutationFn: () =>
      saveSignOn({
        provider: keptProvider(view),
        defaultRole,
        isRequired,
        breakGlassUserId: isRequired ? breakGlassUserId : null,
      }),
    onSuccess: (saved) => {
      take(saved)
      showToast({ title: t('signOn.saved') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const edited =
    defaultRole !== view.defaultRole ||
    isRequired !== view.isRequired ||
    (isRequired && breakGlassUserId !== view.breakGlassUserId)
  const mayRequire = view.testedAt !== null || view.isRequired
  return (
    <SettingsSection title={t('signOn.accessTitle')} hint={t('signOn.accessHint')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t('signOn.defaultRole')}>
          {(control) => (
            <Select
              {...control}
              value={defaultRole}
              onChange={(event) => setDefaultRole(joinableRoles.find((role) => role === event.target.value)!)}
              className="max-w-sm"
            >
              {joinableRoles.map((role) => (
                <option key={role} value={role}>
                  {t(`roles.${role}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-1">
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={isRequired}
              disabled={!mayRequire}
              onChange={(event) => setIsRequired(event.target.checked)}
              aria-describedby={`${id}-hint`}
              className="mt-0.5 size-4 accent-primary"
            />
            <span className="text-sm font-medium">{t('signOn.required')}</span>
          </label>
          <p id={`${id}-hint`} className="pl-7 text-[0.8125rem] leading-relaxed text-muted-foreground">
            {t(mayRequire ? 'signOn.requiredHint' : 'signOn.requiredUntested')}
          </p>
        </div>
        {isRequired ? (
          <Field
            label={t('signOn.breakGlass')}
            hint={<p className="text-[0.8125rem] text-muted-foreground">{t('signOn.breakGlassHint')}</p>}
          >
            {(control) => (
              <Select
                {...control}
                value={breakGlassUserId ?? ''}
                onChange={(event) => setBreakGlassUserId(event.target.value || null)}
                className="max-w-sm"
              >
                <option value="">{t('signOn.breakGlassChoose')}</option>
                {view.owners.map((owner) => (
                  <option key={owner.id} value={owner.id}>
                    {`${owner.name} (${owner.email})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {save.error ? (
          <Alert tone="destructive" title={t('signOn.failed')}>
            {signOnError(t, save.error)}
          </Alert>
        ) : null}
        <Button
          type="submit"
          busy={save.isPending}
          disabled={!edited || (isRequired && !breakGlassUserId)}
          className="justify-self-start"
        >
          {t('signOn.save')}
        </Button>
      </form>
    </SettingsSection>
  )
}

/** The provider as it is saved: what is being typed above is not this form's to save. */
function keptProvider({ provider }: SignOnView): SignOnChange['provider'] {
  if (provider?.protocol === 'saml') return { ...provider, certificates: provider.certificates.map(({ pem }) => pem) }
  return provider!
}

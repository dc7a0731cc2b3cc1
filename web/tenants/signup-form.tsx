// Signing up: the forms of the two steps, and the way from them into the new workspace. The rules are `shared/users.ts`, the same the
// server applies; they speak first when a form is sent: a line that appears on leaving a field moves the button from under the
// finger that is pressing it. Both forms stay where they are while one is hidden, so going back loses nothing. When the server
// refuses, what was typed stays, and the reason stands at its field or above the button, in the visitor's language.
import { useText } from '#web/i18n/text-provider.tsx'
import { ProviderButton } from '#web/users/provider-button.tsx'
import { useTenantInfo } from '#web/users/use-tenant-info.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { PersonForm } from './person-form.tsx'
import { SignupError } from './signup-error.tsx'
import { useSignup } from './use-signup.ts'

export function SignupForm({ prompt }: { prompt: string }) {
  const t = useText()
  const { info, loaded } = useTenantInfo()
  const totalSteps = info.signupMode ?? 1
  const signup = useSignup({ prompt, totalSteps, loaded })
  const { google } = info.providers ?? {}
  const { step, busy, failure, prefill, token } = signup
  const submitLabel = prompt ? t('tenantSignup.submitWithPrompt') : t('tenantSignup.submit')
  const error = failure !== null && <SignupError failure={failure} />
  if (token && totalSteps === 1)
    return failure === null ? (
      <output className="flex items-center justify-center gap-3 py-10 text-muted-foreground">
        <Spinner className="text-xl text-ember" />
        {t('tenantSignup.quickBusy')}
      </output>
    ) : (
      error
    )
  return (
    <>
      <output className="mb-5 block text-sm text-muted-foreground">{t('tenantSignup.step', { step, total: totalSteps })}</output>
      <div hidden={step === 2}>
        <PersonForm
          isOnly={totalSteps === 1}
          shown={step === 1}
          prefill={prefill}
          fault={signup.fault}
          busy={busy}
          submitLabel={totalSteps === 1 ? submitLabel : t('tenantSignup.next')}
          busyLabel={totalSteps === 1 ? t('tenantSignup.busy') : t('tenantSignup.nextBusy')}
          error={step === 1 && error}
          onSubmit={signup.submitPerson}
        />
        {google && !token && (
          <div className="mt-6 grid gap-4">
            <p className="flex items-center gap-3 text-xs text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
              {t('tenantSignup.or')}
            </p>
            <ProviderButton
              provider="google"
              startUrl={google.startUrl}
              disabled={busy}
              onFailure={(reason) => signup.fail(reason)}
            />
          </div>
        )}
      </div>
      {totalSteps === 2 && (
        <div hidden={step === 1}>
          {token && <p className="mb-5 text-sm text-muted-foreground">{t('tenantSignup.quickHint')}</p>}
          <OrganizationForm
            shown={step === 2}
            suffix={info.domainSuffix ?? ''}
            prefill={prefill}
            fault={signup.fault}
            busy={busy}
            submitLabel={submitLabel}
            busyLabel={t('tenantSignup.busy')}
            error={step === 2 && error}
            onBack={signup.back}
            onSubmit={signup.submitOrganization}
          />
        </div>
      )}
    </>
  )
}

import { Link } from 'react-router'
import { isRuleKey, ruleTexts } from '#shared/users.ts'
import { signInFailures, type SignInFailure } from '#shared/accounts.ts'
import { ApiError } from '#web/api.ts'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'

/** Why the account was not created, in the words of spec 8. */
export function SignupError({ failure, title }: { failure: unknown; title?: string }) {
  const t = useText()
  return (
    <Alert tone="destructive" title={title ?? t('tenantSignup.errorTitle')}>
      <Reason failure={failure} />
    </Alert>
  )
}

const known = {
  network: 'common.networkError',
  too_many: 'tenantSignup.errorTooMany',
  domain_taken: 'tenantSignup.domainTaken',
  google: 'providers.failed_google',
  user_exists: 'tenantSignup.errorUserExists',
  totp: 'tenantSignup.errorKnownAccount',
} as const
const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)
const isProviderFailure = (failure: unknown): failure is SignInFailure => signInFailures.some((each) => each === failure)
const linkClasses = 'underline underline-offset-4'

function Reason({ failure }: { failure: unknown }) {
  const t = useText()
  const sitePath = useSitePath()
  if (isProviderFailure(failure)) return t(`providers.failed_${failure}`)
  if (!(failure instanceof ApiError)) return t('common.somethingWrong')
  if (failure.error === 'sso')
    return (
      <a href={`/!saml/login/${encodeURIComponent(failure.domain ?? '')}`} className={linkClasses}>
        {t('tenantSignup.errorSso')}
      </a>
    )
  if (isKnown(failure.error)) {
    const hasAccount = failure.error === 'user_exists' || failure.error === 'totp'
    return (
      <>
        {t(known[failure.error])}{' '}
        {hasAccount && (
          <Link to={sitePath('/login')} className={linkClasses}>
            {t('tenantSignup.login')}
          </Link>
        )}
      </>
    )
  }
  const rule = Object.entries(ruleTexts).find(([, sentence]) => sentence === failure.issues[0]?.message)?.[0]
  return isRuleKey(rule) ? t(`rules.${rule}`) : plainText(failure.message)
}

/** The server's message may hold HTML (spec 8); its text is shown, none of its markup. */
const plainText = (message: string) => new DOMParser().parseFromString(message, 'text/html').body.textContent ?? ''

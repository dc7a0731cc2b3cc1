import { isRuleKey, ruleTexts } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'

/** Why the account was not created, in the words of spec 8. */
export function SignupError({ failure }: { failure: unknown }) {
  const t = useText()
  return (
    <Alert tone="destructive" title={t('tenantSignup.errorTitle')}>
      <Reason failure={failure} />
    </Alert>
  )
}

function Reason({ failure }: { failure: unknown }) {
  const t = useText()
  if (!(failure instanceof ApiError)) return t('common.somethingWrong')
  if (failure.error === 'network') return t('common.networkError')
  if (failure.error === 'user_exists') return t('tenantSignup.errorUserExists')
  if (failure.error === 'sso')
    return (
      <a href={`/!saml/login/${encodeURIComponent(failure.domain ?? '')}`} className="underline underline-offset-4">
        {t('tenantSignup.errorSso')}
      </a>
    )
  const rule = Object.entries(ruleTexts).find(([, sentence]) => sentence === failure.issues[0]?.message)?.[0]
  return isRuleKey(rule) ? t(`rules.${rule}`) : plainText(failure.message)
}

/** The server's message may hold HTML (spec 8); its text is shown, none of its markup. */
const plainText = (message: string) => new DOMParser().parseFromString(message, 'text/html').body.textContent ?? ''

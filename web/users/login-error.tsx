import { useState } from 'react'
import { ruleTexts, type RuleKey } from '#shared/users.ts'
import { ApiError } from '#web/api.ts'
import { useText, type Text } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'

/** What a form's last try failed with. */
export function useFailure() {
  const [failure, setFailure] = useState<unknown>(null)
  return { failure, fail: (error: unknown) => setFailure(error), clear: () => setFailure(null) }
}

const known = {
  network: 'common.networkError',
  bad_credentials: 'login.badCredentials',
  bad_token: 'login.linkSpent',
  too_many: 'login.tooMany',
  bad_passkey: 'login.passkeyFailed',
  google: 'providers.failed_google',
  microsoft: 'providers.failed_microsoft',
} as const
const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** Spec 8: what the refusal means in the reader's language where we know it, else the server's message or the status text. */
export function reasonText(t: Text, failure: unknown): string {
  if (!(failure instanceof ApiError)) return t('common.somethingWrong')
  if (isKnown(failure.error)) return t(known[failure.error])
  const rule = failure.issues.map(({ message }) => ruleOf(message)).find((key) => key !== undefined)
  return rule ? t(`rules.${rule}`) : failure.message
}

/** The rule whose English sentence the server answered with. */
const ruleOf = (sentence: string) => (Object.keys(ruleTexts) as RuleKey[]).find((key) => ruleTexts[key] === sentence)

type LoginErrorProps = { failure: unknown; title?: string; reason?: string }

export function LoginError({ failure, title, reason }: LoginErrorProps) {
  const t = useText()
  if (failure === null) return null
  return (
    <Alert tone="destructive" title={title ?? t('login.errorTitle')}>
      {reason ?? reasonText(t, failure)}
    </Alert>
  )
}

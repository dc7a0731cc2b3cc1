// One's own account as the server keeps it, and what the server says when it refuses, in the reader's language.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProviderName } from '#shared/accounts.ts'
import type { Language } from '#shared/languages.ts'
import { ruleTexts, type RuleKey } from '#shared/users.ts'
import { api, ApiError } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import { useLanguage, type Text } from '#web/i18n/text-provider.tsx'

export type Account = {
  name: string
  email: string
  emailProved: boolean
  askedEmail: string | null
  language: Language
  hasPassword: boolean
  totp: { enrolledAt: string; recoveryCodesLeft: number } | null
  identities: { issuer: string; provider: ProviderName | null; createdAt: string }[]
}
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

export const useAccount = () => useQuery({ queryKey: ['account'], queryFn: () => api<Account>('/api/v1/account') })

export const usePasskeys = () =>
  useQuery({
    queryKey: ['passkeys'],
    queryFn: async () => (await api<{ items: Passkey[] }>('/api/v1/passkeys')).items,
  })

/** Reads again what a change may have touched. */
export function useAccountReload() {
  const client = useQueryClient()
  return async () => {
    await Promise.all(['account', 'passkeys', 'sessions', 'me'].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
}

const known = {
  bad_credentials: 'account.wrongPassword',
  totp: 'account.wrongCode',
  wrong_code: 'account.wrongCode',
  bad_passkey: 'account.badPasskey',
  passkey_known: 'account.passkeyKnown',
  too_many_passkeys: 'account.tooManyPasskeys',
} as const
const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

export function accountError(t: Text, error: Error): string {
  if (error instanceof ApiError && isKnown(error.error)) return t(known[error.error])
  const rule = error instanceof ApiError ? error.issues.map(({ message }) => ruleOf(message)).find(Boolean) : undefined
  return rule ? t(`rules.${rule}`) : errorText(t, error)
}

/** The rule whose English sentence the server answered with. */
const ruleOf = (sentence: string) => (Object.keys(ruleTexts) as RuleKey[]).find((key) => ruleTexts[key] === sentence)

/** Says a date in the reader's language. */
export function useDateText(): (iso: string) => string {
  const language = useLanguage()
  return (iso) => new Date(iso).toLocaleDateString(language, { dateStyle: 'medium' })
}

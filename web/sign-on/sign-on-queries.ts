// Single sign-on as the server keeps it, and what the server says when it refuses, in the reader's language.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailDomainView, SignOnChange, SignOnView } from '#shared/sign-on.ts'
import { api, ApiError } from '#web/api.ts'
import { errorText } from '#web/i18n/error-text.ts'
import type { Text } from '#web/i18n/text-provider.tsx'

export const useSignOn = () => useQuery({ queryKey: ['sign-on'], queryFn: () => api<SignOnView>('/api/v1/sign-on') })
export const saveSignOn = (body: SignOnChange) => api<SignOnView>('/api/v1/sign-on', { method: 'PUT', body })

/** Puts what the server answered in the place of what was known. */
export function useSignOnChange() {
  const client = useQueryClient()
  return {
    take: (view: SignOnView) => client.setQueryData(['sign-on'], view),
    reload: () => client.invalidateQueries({ queryKey: ['sign-on'] }),
  }
}

export const useMailDomains = () =>
  useQuery({
    queryKey: ['mail-domains'],
    queryFn: async () => (await api<{ items: MailDomainView[] }>('/api/v1/mail-domains')).items,
  })

const refusals = ['sign_on_untested', 'sign_on_required', 'too_many_mail_domains', 'mail_domain_taken', 'proof_missing'] as const

export function signOnError(t: Text, error: Error): string {
  const code = error instanceof ApiError ? refusals.find((each) => each === error.error) : undefined
  if (code) return t(`signOn.refusal_${code}`)
  const path = error instanceof ApiError ? error.issues[0]?.path : undefined
  if (path === 'xml' || path === 'url') return t('signOn.wrongMetadata')
  if (path?.startsWith('provider.certificates')) return t('signOn.wrongCertificate')
  if (path === 'provider.signInUrl' || path === 'provider.issuer') return t('signOn.wrongAddress')
  if (path === 'breakGlassUserId') return t('signOn.breakGlassChoose')
  if (path === 'domain') return t('signOn.wrongDomain')
  return path === 'provider.clientSecret' ? `${t('signOn.clientSecret')}: ${t('signOn.missing')}` : errorText(t, error)
}

import { useEffect, useState } from 'react'
import type { TenantInfo } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useLanguage } from '#web/i18n/text-provider.tsx'

/** What this host is and who logged in here last. Nice to know only: without an answer the page asks for everything. */
export function useTenantInfo() {
  const language = useLanguage()
  const [info, setInfo] = useState<TenantInfo>({})
  useEffect(() => {
    const abort = new AbortController()
    const request = { signal: abort.signal, headers: { 'accept-language': language } }
    api<TenantInfo>('/api/v1/tenant', request).then(setInfo, () => {})
    return () => abort.abort()
  }, [language])
  const forgetUser = () => {
    setInfo(({ knownUser: _forgotten, ...rest }) => rest)
    void api('/api/v1/user/session', { method: 'DELETE' }).catch(() => {})
  }
  return { tenant: info.tenant, knownUser: info.knownUser, forgetUser }
}

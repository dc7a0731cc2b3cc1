import { useEffect, useState } from 'react'
import type { TenantInfo } from '#shared/users.ts'
import { api } from '#web/api.ts'
import { useLanguage } from '#web/i18n/text-provider.tsx'

/** What this host is, who logged in here last, who is signed in. Nice to know only: without an answer the page asks for everything. */
export function useTenantInfo() {
  const language = useLanguage()
  const [info, setInfo] = useState<TenantInfo | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const request = { signal: abort.signal, headers: { 'accept-language': language } }
    api<TenantInfo>('/api/v1/tenant', request).then(setInfo, () => !abort.signal.aborted && setInfo({}))
    return () => abort.abort()
  }, [language])
  const forgetUser = async () => {
    setInfo((known) => {
      const { knownUser: _forgotten, signedIn: _ended, ...rest } = known ?? {}
      return rest
    })
    await api('/api/v1/user/session', { method: 'DELETE' }).catch(() => {})
  }
  return { info: info ?? {}, loaded: info !== null, forgetUser }
}

import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { sendLogin } from './send-login.ts'

/** What a login link adds to a query; everything else there belongs to the page it leads to. */
const linkParameters = ['atoken', 'auth']

export function withoutLoginLink(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !linkParameters.includes(name)))
}

/**
 * LOGIN-4: redeems the one-time token of a login link. The token leaves the address bar first, so that neither history nor a
 * copied address holds it, and it is sent once, however often React mounts the page.
 */
export function useLoginLink(): 'none' | 'working' | 'failed' {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [link] = useState(() => ({ aToken: query.get('atoken'), rest: withoutLoginLink(query) }))
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)
  const hydrated = useHydrated()
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    delete document.documentElement.dataset.loginLink
    const redeem = async ({ aToken, rest }: typeof link) => {
      if (!aToken) return
      await navigate({ search: rest.toString() }, { replace: true })
      await sendLogin({ aToken })
    }
    redeem(link).catch(() => setFailed(true))
  }, [link, navigate])
  if (!hydrated || !link.aToken) return 'none'
  return failed ? 'failed' : 'working'
}

import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#web/api.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { sendLogin } from './send-login.ts'

/** What a login link adds to a query; everything else there belongs to the page it leads to. */
const linkParameters = ['atoken', 'auth']

export function withoutLoginLink(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !linkParameters.includes(name)))
}

/** `other-user`: somebody else is signed in here, and the link still good. */
type LinkState = 'none' | 'working' | 'failed' | 'other-user'

/**
 * LOGIN-4: redeems the one-time token of a login link. The token leaves the address bar first, so that neither history nor a
 * copied address holds it, and it is sent once, however often React mounts the page; again only when the person asks for it.
 */
export function useLoginLink(): { state: LinkState; follow: () => void } {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [link] = useState(() => ({ aToken: query.get('atoken'), rest: withoutLoginLink(query) }))
  const [state, setState] = useState<LinkState>('working')
  const begun = useRef(false)
  const hydrated = useHydrated()
  const redeem = async (aToken: string) => {
    await sendLogin({ aToken }).catch((error: unknown) => {
      setState(error instanceof ApiError && error.error === 'other_user' ? 'other-user' : 'failed')
    })
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    delete document.documentElement.dataset.loginLink
    const begin = async ({ aToken, rest }: typeof link) => {
      if (!aToken) return
      await navigate({ search: rest.toString() }, { replace: true })
      await redeem(aToken)
    }
    void begin(link)
  }, [link, navigate])
  const follow = () => {
    setState('working')
    void redeem(link.aToken!)
  }
  return { state: hydrated && link.aToken ? state : 'none', follow }
}

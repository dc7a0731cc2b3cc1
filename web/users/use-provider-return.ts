import { useEffect, useRef, useState } from 'react'
import type { SignInFailure } from '#shared/accounts.ts'
import { takeProviderReturn } from './provider-return.ts'
import type { Login } from './use-login.ts'

type State = { state: 'none' | 'working' } | { state: 'failed'; failure: SignInFailure | Error }

/** What came back from Google, Microsoft or single sign-on: a proof goes to the server at once, a failure is told. */
export function useProviderReturn({ prove }: Login): State {
  const [state, setState] = useState<State>({ state: 'none' })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const take = async () => {
      const back = takeProviderReturn()
      if (!back) return
      if ('failure' in back) return setState({ state: 'failed', failure: back.failure })
      setState({ state: 'working' })
      const { leaves } = await prove(back.proof)
      // Without leaving, the page asks for a code now.
      if (!leaves) setState({ state: 'none' })
    }
    take().catch((failure: Error) => setState({ state: 'failed', failure }))
  }, [prove])
  return state
}

// Who is signed in here, and what they may do. When any call answers that nobody is, the login page takes over, since nothing in the
// workspace can be shown then. A password or code that was not right is answered 401 too, and is no such word.
import { MutationCache, QueryCache, QueryClient, useQuery } from '@tanstack/react-query'
import type { Me } from '#shared/accounts.ts'
import { api, ApiError, queryDefaults } from '#web/api.ts'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'

const loginPath = () => `/${rememberedLanguage()}/login`

/** Logging in leads back to where the session ended. */
const onError = (error: unknown) => {
  if (!(error instanceof ApiError && error.error === 'unauthenticated')) return
  const { pathname, search } = window.location
  window.location.assign(`${loginPath()}?return=${encodeURIComponent(pathname + search)}`)
}

/** One for the life of the tab: it outlives the pages that read through it. */
export const queryClient = new QueryClient({
  defaultOptions: queryDefaults,
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
})

export const useMe = () => useQuery({ queryKey: ['me'], queryFn: () => api<Me>('/api/v1/me'), staleTime: Infinity })

/** Ends the session and goes to the login page. Rejects with `ApiError` when the server did not hear it. */
export async function signOut(): Promise<void> {
  await api('/api/v1/user/session', { method: 'DELETE' })
  queryClient.clear()
  window.location.assign(loginPath())
}

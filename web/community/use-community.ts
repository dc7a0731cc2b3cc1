// The community on the home page: publications that their makers opened to everyone (HOME-5). When the server does not answer, also
// not when asked again as spec 9 says, that is logged once, nobody is told, and six ideas stand in for it, shown as what they are.
import { useEffect, useState } from 'react'
import { communityLimits } from '#shared/community-limits.ts'
import type { CommunityEntry, CommunityFilter } from '#shared/community.ts'
import { apiWithRetries } from '#web/api.ts'

/** `ideas` have no publication behind them: the page draws the built-in list. */
type Community = { kind: 'loading' } | { kind: 'ideas' } | { kind: 'publications'; entries: CommunityEntry[] }

/** The appstore call for the rows from `startRow` up to, not including, `endRow`. */
export const appstorePath = (startRow: number, endRow: number, filterModel: CommunityFilter = {}): string =>
  `/api/v1/public/appstore?${new URLSearchParams({ search: JSON.stringify({ startRow, endRow, filterModel }) })}`

export function useCommunity(): Community {
  const [community, setCommunity] = useState<Community>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    apiWithRetries<{ data: CommunityEntry[] }>(appstorePath(0, communityLimits.rows), abort.signal)
      .then(({ data }) => {
        if (!Array.isArray(data)) throw new TypeError('the appstore answered without a list')
        setCommunity({ kind: 'publications', entries: data })
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        console.error('The community could not be loaded.', error)
        setCommunity({ kind: 'ideas' })
      })
    return () => abort.abort()
  }, [])
  return community
}

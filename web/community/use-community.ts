// The community on the home page: publications that their makers opened to everyone (HOME-5). When the server does not answer, that
// is logged, nobody is told, and six ideas stand in for it, which are shown as what they are.
import { useEffect, useState } from 'react'
import { communityLimits } from '#shared/community-limits.ts'
import type { CommunityEntry } from '#shared/community.ts'
import { api } from '#web/api.ts'

/** `ideas` have no publication behind them: the page draws the built-in list. */
export type Community = { kind: 'loading' } | { kind: 'ideas' } | { kind: 'publications'; entries: CommunityEntry[] }

export async function fetchCommunity(endRow: number): Promise<Community> {
  const search = JSON.stringify({ startRow: 0, endRow, filterModel: {} })
  const { data } = await api<{ data: CommunityEntry[] }>(`/api/v1/public/appstore?${new URLSearchParams({ search })}`)
  if (!Array.isArray(data)) throw new TypeError('the appstore answered without a list')
  return { kind: 'publications', entries: data }
}

/** Asks once, and again for the longer list as soon as `all` is wanted. */
export function useCommunity(all: boolean): Community {
  const [community, setCommunity] = useState<Community>({ kind: 'loading' })
  useEffect(() => {
    let wanted = true
    const show = (answer: Community) => wanted && setCommunity(answer)
    fetchCommunity(all ? communityLimits.pageRowsMax : communityLimits.rows).then(show, (error: unknown) => {
      console.error('The community could not be loaded.', error)
      show({ kind: 'ideas' })
    })
    return () => void (wanted = false)
  }, [all])
  return community
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { communityLimits } from '#shared/community-limits.ts'
import type { CommunityEntry, CommunityFilter } from '#shared/community.ts'
import { api } from '#web/api.ts'
import { appstorePath } from './use-community.ts'

const { rows } = communityLimits

/** The community page after page; what was found stays on the screen while other words are being looked up. */
export function useCommunityPages(filter: CommunityFilter) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['community', filter],
    queryFn: ({ pageParam, signal }) =>
      // one row more than shown: it tells whether there is a next page
      api<{ data: CommunityEntry[] }>(appstorePath(pageParam, pageParam + rows + 1, filter), { signal }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.data.length > rows ? pages.length * rows : undefined),
    placeholderData: keepPreviousData,
  })
  // Somebody who publishes meanwhile moves the rows, and one would come twice.
  const entries = data && [
    ...new Map(data.pages.flatMap((page) => page.data.slice(0, rows)).map((entry) => [entry.uuid, entry])).values(),
  ]
  return { ...query, entries }
}

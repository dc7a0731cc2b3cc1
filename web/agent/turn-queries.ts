// A project's turns in the browser. The list is the server's; what the event streams tell meanwhile is patched into it, so that
// every part of the screen reads one state.
import {
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { api } from '#web/api.ts'
import type { Turn } from '#shared/turn-events.ts'

type Page = { items: Turn[]; next?: string | number }
export type Pages = InfiniteData<Page, string | number | undefined>

const pageSize = 30
/** Another person's prompt shows up within this time; one's own at once. */
const lookAgainMs = 15_000

const turnsKey = (projectId: string) => ['projects', projectId, 'turns'] as const

/** The turns of a project in pages, newest first; `fetchNextPage` brings earlier ones. */
export const useTurns = (projectId: string) =>
  useInfiniteQuery({
    queryKey: turnsKey(projectId),
    queryFn: ({ pageParam }) =>
      api<Page>(`/api/v1/projects/${projectId}/turns?limit=${pageSize}${pageParam === undefined ? '' : `&after=${pageParam}`}`),
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: (page) => page.next,
    refetchInterval: lookAgainMs,
    structuralSharing: (before, after) =>
      replaceEqualDeep(before, onlyForward(before as Pages | undefined, after as Pages)) as unknown,
  })

/** Queues a prompt. Prompts sent quickly one after the other reach the server in that order; offline they are refused at once. */
export function useQueueTurn(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `turns of ${projectId}` },
    networkMode: 'always',
    mutationFn: (prompt: string) =>
      api<{ turn: Turn }>(`/api/v1/projects/${projectId}/turns`, {
        method: 'POST',
        body: { prompt },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    onSuccess: ({ turn }) => changeTurns(client, projectId, (turns) => [turn, ...turns.filter((other) => other.id !== turn.id)]),
  })
}

/** Asks the server to stop a turn; that it stopped is told by its stream. A turn that ended meanwhile is no error. */
export function useStopTurn(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (turnId: string) => api(`/api/v1/turns/${turnId}/cancellation`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: turnsKey(projectId) }),
  })
}

const progress = { queued: 0, running: 1, done: 2, failed: 2, stopped: 2 } as const

/** A list that was asked for before a turn was queued, began or ended does not take that back when it comes. */
export function onlyForward(before: Pages | undefined, after: Pages): Pages {
  const known = before?.pages.flatMap(({ items }) => items) ?? []
  const newest = after.pages[0]?.items[0]?.number ?? 0
  const forward = (turn: Turn) => {
    const other = known.find(({ id }) => id === turn.id)
    return other && progress[other.state] > progress[turn.state] ? other : turn
  }
  const pages = after.pages.map((page, at) => ({
    ...page,
    items: [...(at === 0 ? known.filter(({ number }) => number > newest) : []), ...page.items.map(forward)],
  }))
  return { ...after, pages }
}

/** Oldest first, as they are read. */
export const inOrder = (turns: { pages: Page[] } | undefined): Turn[] =>
  turns?.pages.flatMap(({ items }) => items).toReversed() ?? []

/** Patches what a stream told about a turn. */
export const patchTurn = (client: QueryClient, projectId: string, turnId: string, patch: Partial<Turn>) =>
  changeTurns(client, projectId, (turns) => turns.map((turn) => (turn.id === turnId ? { ...turn, ...patch } : turn)))

/** `change` sees the newest page, newest first; earlier pages hold finished turns only. */
function changeTurns(client: QueryClient, projectId: string, change: (turns: Turn[]) => Turn[]) {
  client.setQueryData<Pages>(
    turnsKey(projectId),
    (data) =>
      data && { ...data, pages: data.pages.map((page, at) => (at === 0 ? { ...page, items: change(page.items) } : page)) },
  )
}

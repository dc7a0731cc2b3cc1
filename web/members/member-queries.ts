// The team in the browser: members, invitations, the audit log. The server is the truth; a change drops the copies it touches. Who I am
// and may do (`me`) is part of it: a transfer or a change of my own role shows at once.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { AuditAction, Role } from '#shared/accounts.ts'
import type { AuditEvent, Invitation, Member } from '#shared/members.ts'
import { api } from '#web/api.ts'

type List<Item> = { items: Item[]; next?: string | number }

const membersKey = ['members'] as const
const invitationsKey = ['invitations'] as const
const meKey = ['me'] as const
const logKey = ['audit-events'] as const
const logPageSize = 50

const teamChanged = (client: QueryClient) =>
  Promise.all([membersKey, invitationsKey, meKey, logKey].map((queryKey) => client.invalidateQueries({ queryKey })))

/** In pages of a hundred; most teams are one. */
export const useMembers = () =>
  useInfiniteQuery({
    queryKey: membersKey,
    queryFn: ({ pageParam }) => api<List<Member>>(`/api/v1/members${pageParam === undefined ? '' : `?after=${pageParam}`}`),
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  })

/** Read only by who may. */
export const useInvitations = (mayManage: boolean) =>
  useQuery({
    queryKey: invitationsKey,
    queryFn: async () => (await api<List<Invitation>>('/api/v1/invitations')).items,
    enabled: mayManage,
  })

export type LogFilter = { action: AuditAction | ''; userId: string }

export const logQuery = ({ action, userId }: LogFilter) =>
  new URLSearchParams({ ...(action && { action }), ...(userId && { userId }) }).toString()

export const useAuditEvents = (filter: LogFilter) =>
  useInfiniteQuery({
    queryKey: [...logKey, filter],
    queryFn: ({ pageParam }) => {
      const after = pageParam === undefined ? '' : `&after=${pageParam}`
      return api<List<AuditEvent>>(`/api/v1/audit-events?limit=${logPageSize}${after}&${logQuery(filter)}`)
    },
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  })

function useTeamChange<Wish>(change: (wish: Wish) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => teamChanged(client) })
}

export const useInvite = () =>
  useTeamChange((body: { email: string; role: Role; locale: string }) => api('/api/v1/invitations', { method: 'POST', body }))

export const useWithdraw = () => useTeamChange((id: string) => api(`/api/v1/invitations/${id}`, { method: 'DELETE' }))

export const useChangeRole = () =>
  useTeamChange(({ id, role }: { id: string; role: Role }) => api(`/api/v1/members/${id}`, { method: 'PATCH', body: { role } }))

export const useRemoveMember = () => useTeamChange((id: string) => api(`/api/v1/members/${id}`, { method: 'DELETE' }))

/** `proof` goes first where the session is no longer fresh. */
export const useTransfer = () =>
  useTeamChange(async ({ proof, ...body }: { userId: string; ownRole: Role; proof?: { password: string; code?: string } }) => {
    if (proof) {
      const { password, code } = proof
      await api('/api/v1/proof', { method: 'POST', body: { password, ...(code && { twoFactorTotp: code }) } })
    }
    await api('/api/v1/ownership-transfer', { method: 'POST', body })
  })

/** Leaves the organisation; the caller goes away from the workspace. */
export const useLeave = () => useMutation({ mutationFn: (id: string) => api(`/api/v1/members/${id}`, { method: 'DELETE' }) })

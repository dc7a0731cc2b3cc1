// A tenant's projects in the browser: list, draft files, versions. The server is the truth; this keeps copies of its answers
// by key and drops them when something changed. A failed call leaves the last good copy on the screen and an error beside it.
// Everything about one project lies under its key, so that one invalidation refreshes all of it.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import type { Diagnostic, FileEntry, ProjectAccess, Publication, Snapshot } from '#shared/projects.ts'
import { isFinished, type Turn } from '#shared/turn-events.ts'

/** `turn`: the one that runs or waits, else the newest. `previewUrl` opens for a short while; ask again for a fresh one. */
export type Project = {
  id: string
  name: string
  turn?: Turn
  previewUrl: string
  publication?: Publication
  snapshotId?: string
  isPrivate: boolean
  /** the maker's user id */
  createdBy?: string
  updatedAt: string
}
export type ProjectFile = FileEntry & { content: string }
type List<Item> = { items: Item[]; next?: string | number }

/** How often a list is read again while something in it is being built. */
const lookAgainMs = 4_000
const projectAgainMs = 1_500
const pageSize = 50

const listKey = ['projects'] as const
const projectKey = (id: string) => ['projects', id] as const
const filesKey = (id: string) => ['projects', id, 'files'] as const

/** Reads again all that is on the screen about a project. */
export const refreshProject = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: projectKey(id) })
export const refreshFiles = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: filesKey(id) })

/** Shows at once what a stream has told, before the server is asked again. */
export const patchProject = (client: QueryClient, id: string, patch: Partial<Project>) =>
  client.setQueryData<Project>(projectKey(id), (project) => project && { ...project, ...patch })

export const isActive = (turn: Turn | undefined) => turn !== undefined && !isFinished(turn.state)

export const useProjects = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      api<List<Project>>(`/api/v1/projects?limit=${pageSize}${pageParam === undefined ? '' : `&after=${pageParam}`}`),
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(({ turn }) => isActive(turn))) ? lookAgainMs : false,
  })

/** While a turn is under way its end is told by its stream; asked again now and then in case it ended before anyone listened. */
export const useProject = (id: string) =>
  useQuery({
    queryKey: projectKey(id),
    queryFn: () => readProject(id),
    refetchInterval: ({ state }) => (isActive(state.data?.turn) ? projectAgainMs : false),
  })

const readProject = async (id: string) => (await api<{ project: Project }>(`/api/v1/projects/${id}`)).project

/** A preview address that has not been used or grown old. Rejects with `ApiError`. */
export const freshPreviewUrl = async (id: string) => (await readProject(id)).previewUrl

/** A new project: what it should be, or the public publication it is a copy of. */
type ProjectWish = { prompt: string } | { remixOf: string }

/** Creates a project; with a prompt its first turn is queued. */
export function useCreateProject() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (wish: ProjectWish) =>
      api<{ project: Project }>('/api/v1/projects', {
        method: 'POST',
        body: wish,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    onSuccess: ({ project }) => {
      client.setQueryData(projectKey(project.id), project)
      return client.invalidateQueries({ queryKey: listKey, exact: true })
    },
  })
}

export function useRenameProject(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => api(`/api/v1/projects/${id}`, { method: 'PATCH', body: { name } }),
    onSuccess: (_, name) => {
      client.setQueryData<Project>(projectKey(id), (project) => project && { ...project, name })
      return client.invalidateQueries({ queryKey: listKey, exact: true })
    },
  })
}

export function useDeleteProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(`/api/v1/projects/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey, exact: true }),
  })
}

export const useProjectAccess = (id: string) =>
  useQuery({ queryKey: ['projects', id, 'access'], queryFn: () => api<ProjectAccess>(`/api/v1/projects/${id}/access`) })

export function useChangeAccess(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ isPrivate, memberIds }: Pick<ProjectAccess, 'isPrivate' | 'memberIds'>) =>
      api(`/api/v1/projects/${id}/access`, { method: 'PUT', body: { isPrivate, memberIds } }),
    onSuccess: () => Promise.all([refreshProject(client, id), client.invalidateQueries({ queryKey: listKey, exact: true })]),
  })
}

export const useSnapshots = (id: string) =>
  useInfiniteQuery({
    queryKey: ['projects', id, 'snapshots'],
    queryFn: ({ pageParam }) =>
      api<List<Snapshot>>(
        `/api/v1/projects/${id}/snapshots?limit=${pageSize}${pageParam === undefined ? '' : `&after=${pageParam}`}`,
      ),
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  })

/** Makes an older snapshot the draft again, as a new one. */
export function useRestoreSnapshot(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (snapshotId: string) => api(`/api/v1/snapshots/${snapshotId}/restoration`, { method: 'POST' }),
    onSuccess: () => refreshProject(client, projectId),
  })
}

const newestTwo = 2

/** Takes the newest change back: what was before it becomes the draft again, as a new snapshot. False where something newer is there. */
export function useUndo(projectId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (snapshotId: string): Promise<boolean> => {
      const { items } = await api<List<Snapshot>>(`/api/v1/projects/${projectId}/snapshots?limit=${newestTwo}`)
      const [newest, before] = items
      if (newest?.id !== snapshotId || !before) return false
      await api(`/api/v1/snapshots/${before.id}/restoration`, { method: 'POST' })
      return true
    },
    onSettled: () => refreshProject(client, projectId),
  })
}

export const useFiles = (id: string) =>
  useQuery({ queryKey: filesKey(id), queryFn: async () => (await api<List<FileEntry>>(`/api/v1/projects/${id}/files`)).items })

/** One file's text. Named by its hash, so a changed file is read anew and an unchanged one never; the old text stays meanwhile. */
export const useFile = (id: string, entry: FileEntry | undefined) =>
  useQuery({
    queryKey: ['projects', id, 'file', entry?.path, entry?.hash],
    queryFn: () => api<ProjectFile>(`/api/v1/projects/${id}/files/${entry!.path.split('/').map(encodeURIComponent).join('/')}`),
    enabled: entry !== undefined,
    staleTime: Infinity,
    placeholderData: (old) => (old?.path === entry?.path ? old : undefined),
  })

/** Problems of the draft; read only while `wanted`, since the server type-checks for it. */
export const useDiagnostics = (id: string, wanted: boolean) =>
  useQuery({
    queryKey: ['projects', id, 'diagnostics'],
    queryFn: async () => (await api<List<Diagnostic>>(`/api/v1/projects/${id}/diagnostics`)).items,
    enabled: wanted,
  })

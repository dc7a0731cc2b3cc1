import type { FileEntry } from '#shared/projects.ts'

/** One line of the tree. `depth` counts from 0; a folder's `path` has no slash at its end. */
export type TreeRow = { path: string; name: string; depth: number } & (
  | { kind: 'file'; entry: FileEntry }
  | { kind: 'folder'; open: boolean }
)

type Folder = { folders: Map<string, Folder>; files: { name: string; entry: FileEntry }[] }

/** The lines of the tree that are visible, folders before files, each in alphabetical order; `closed` holds paths of folders. */
export function treeRows(entries: readonly FileEntry[], closed: ReadonlySet<string>): TreeRow[] {
  const root: Folder = { folders: new Map(), files: [] }
  for (const entry of entries) {
    const segments = entry.path.split('/')
    const name = segments.pop()!
    let folder = root
    for (const segment of segments) {
      const next: Folder = folder.folders.get(segment) ?? { folders: new Map(), files: [] }
      folder.folders.set(segment, next)
      folder = next
    }
    folder.files.push({ name, entry })
  }
  return rowsOf(root, '', 0, closed)
}

function rowsOf(folder: Folder, parent: string, depth: number, closed: ReadonlySet<string>): TreeRow[] {
  const folders = [...folder.folders]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([name, inner]) => {
      const path = `${parent}${name}`
      const open = !closed.has(path)
      const row: TreeRow = { kind: 'folder', path, name, depth, open }
      return open ? [row, ...rowsOf(inner, `${path}/`, depth + 1, closed)] : [row]
    })
  const files = folder.files
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, entry }): TreeRow => ({ kind: 'file', path: entry.path, name, depth, entry }))
  return [...folders, ...files]
}

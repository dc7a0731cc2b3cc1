// The draft's files as a tree for mouse and keyboard: one tab stop, arrows to move, right and left to open and close,
// letters to jump (the tree pattern of the ARIA authoring practices).
import { ChevronRight, File, FileCode, FileJson, FileText, Folder, FolderOpen } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { FileEntry } from '#shared/projects.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { treeRows, type TreeRow } from './file-tree-rows.ts'

const indentPx = 14

/** `problemPaths`: files to mark. `onChoose` gets the path of a file. */
export function FileTree(props: {
  entries: readonly FileEntry[]
  chosen?: string
  problemPaths: ReadonlySet<string>
  onChoose: (path: string) => void
}) {
  const t = useText()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string>()
  const tree = useRef<HTMLUListElement>(null)
  const rows = treeRows(props.entries, closed)
  const wanted = at ?? props.chosen
  const focusable = rows.some((row) => row.path === wanted) ? wanted : rows[0]?.path

  const moveTo = (row: TreeRow | undefined) => {
    if (!row) return
    setAt(row.path)
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(row.path)}"]`)?.focus()
  }
  const toggle = (row: TreeRow, open: boolean) => {
    if (row.kind !== 'folder') return
    const next = new Set(closed)
    if (open) next.delete(row.path)
    else next.add(row.path)
    setClosed(next)
  }
  const activate = (row: TreeRow) => (row.kind === 'file' ? props.onChoose(row.path) : toggle(row, !row.open))

  const onKeyDown = (event: KeyboardEvent, row: TreeRow) => {
    const index = rows.indexOf(row)
    const parent = row.path.slice(0, row.path.lastIndexOf('/'))
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveTo(rows[index + 1]),
      ArrowUp: () => moveTo(rows[index - 1]),
      Home: () => moveTo(rows[0]),
      End: () => moveTo(rows.at(-1)),
      Enter: () => activate(row),
      ' ': () => activate(row),
      ArrowRight: () =>
        row.kind === 'folder' && !row.open ? toggle(row, true) : row.kind === 'folder' ? moveTo(rows[index + 1]) : undefined,
      ArrowLeft: () =>
        row.kind === 'folder' && row.open ? toggle(row, false) : moveTo(rows.find((other) => other.path === parent)),
    }
    const action = actions[event.key] ?? letterAction(event, index)
    if (!action) return
    event.preventDefault()
    action()
  }
  const letterAction = (event: KeyboardEvent, index: number) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined
    const letter = event.key.toLowerCase()
    const next = [...rows.slice(index + 1), ...rows.slice(0, index)].find((row) => row.name.toLowerCase().startsWith(letter))
    return next && (() => moveTo(next))
  }

  return (
    <ul ref={tree} role="tree" aria-label={t('code.files')} className="py-1.5 text-[0.8125rem]">
      {rows.map((row) => (
        <li
          key={row.path}
          role="treeitem"
          aria-level={row.depth + 1}
          aria-selected={row.path === props.chosen}
          aria-expanded={row.kind === 'folder' ? row.open : undefined}
          data-path={row.path}
          tabIndex={row.path === focusable ? 0 : -1}
          onClick={() => {
            setAt(row.path)
            activate(row)
          }}
          onKeyDown={(event) => onKeyDown(event, row)}
          style={{ paddingLeft: 8 + row.depth * indentPx }}
          className="flex cursor-pointer items-center gap-1.5 rounded-md py-1 pr-2 outline-offset-[-2px] select-none hover:bg-secondary aria-selected:bg-accent aria-selected:text-accent-foreground"
        >
          <RowIcon row={row} />
          <span className={`truncate ${props.problemPaths.has(row.path) ? 'text-destructive' : ''}`}>{row.name}</span>
        </li>
      ))}
    </ul>
  )
}

function RowIcon({ row }: { row: TreeRow }) {
  const look = 'size-3.5 shrink-0 text-muted-foreground'
  if (row.kind === 'folder') {
    const Icon = row.open ? FolderOpen : Folder
    return (
      <>
        <ChevronRight aria-hidden className={`${look} -mr-0.5 transition-transform ${row.open ? 'rotate-90' : ''}`} />
        <Icon aria-hidden className={look} />
      </>
    )
  }
  const Icon = /\.(tsx?|jsx?|css|html)$/.test(row.name)
    ? FileCode
    : row.name.endsWith('.json')
      ? FileJson
      : row.name.endsWith('.md')
        ? FileText
        : File
  return <Icon aria-hidden className={`${look} ml-4`} />
}

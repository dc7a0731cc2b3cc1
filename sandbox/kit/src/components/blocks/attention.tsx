import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '@/lib/store'

const shownAtFirst = 4

interface AttentionProps<T extends Row> {
  rows: T[]
  /** What is wrong with a row; nothing when all is well. */
  reasonsOf: (row: T) => string[]
  titleOf: (row: T) => string
  onOpen: (row: T) => void
}

/** The rows that something is wrong with, on top of their list. Nothing at all when all is well. */
export function Attention<T extends Row>({ rows, reasonsOf, titleOf, onOpen }: AttentionProps<T>) {
  const [showsAll, setShowsAll] = useState(false)
  const found = rows.map((row) => ({ row, reasons: reasonsOf(row) })).filter(({ reasons }) => reasons.length > 0)
  if (found.length === 0) return null
  return (
    <section className="rounded-xl border border-tone-red/30 bg-tone-red/6 p-4 print:hidden">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-tone-red">
        <TriangleAlert className="size-4" aria-hidden="true" />
        %%needsAttention%%
        <span className="font-medium tabular-nums">({found.length})</span>
      </h2>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {found.slice(0, showsAll ? undefined : shownAtFirst).map(({ row, reasons }) => (
          <li key={row.id} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <button
              type="button"
              onClick={() => onOpen(row)}
              className="focus-ring max-w-full cursor-pointer truncate rounded-sm text-left font-medium hover:underline"
            >
              {titleOf(row)}
            </button>
            <span className="text-muted-foreground">{reasons.join(', ')}</span>
          </li>
        ))}
      </ul>
      {found.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="focus-ring mt-2 cursor-pointer rounded-sm text-sm font-medium text-tone-red hover:underline"
        >
          {showsAll ? '%%showLess%%' : '%%viewAll%%'}
        </button>
      )}
    </section>
  )
}

import type { ReactNode } from 'react'
import type { Row } from '@/lib/store'

interface GroupsProps<T extends Row> {
  rows: T[]
  groupOf: (row: T) => string
  /** The groups in their order; those that are not named here come after. */
  order?: readonly string[]
  children: (rows: T[]) => ReactNode
}

/** Rows under a heading for each group that has any. */
export function Groups<T extends Row>({ rows, groupOf, order = [], children }: GroupsProps<T>) {
  const groups = [...new Set([...order, ...rows.map(groupOf)])]
    .map((group) => ({ group, members: rows.filter((row) => groupOf(row) === group) }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className="space-y-6">
      {groups.map(({ group, members }) => (
        <section key={group}>
          <h2 className="mb-2 flex items-baseline gap-2 text-sm font-semibold">
            {group || '–'}
            <span className="font-normal text-muted-foreground tabular-nums">{members.length}</span>
          </h2>
          {children(members)}
        </section>
      ))}
    </div>
  )
}

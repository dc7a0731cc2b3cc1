import { Card } from '@/components/ui/card'
import { formatRelative } from '@/lib/format'

export interface ListedResult {
  id: string
  /** What it is called: “Round 3”. */
  title: string
  day: string
  /** Who it is of. */
  who: string
  /** How it ended, or what was counted; '' while that is open. */
  value: string
}

interface ResultListProps {
  title: string
  results: ListedResult[]
  onOpen: (id: string) => void
}

/** Results, or what is still to come; a row opens it. */
export function ResultList({ title, results, onOpen }: ResultListProps) {
  return (
    <section className="min-w-0">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      <Card className="mt-3 divide-y divide-border overflow-hidden">
        {results.map(({ id, title: name, day, who, value }) => (
          <button
            key={id}
            type="button"
            onClick={() => onOpen(id)}
            className="focus-ring block w-full cursor-pointer px-4 py-3 text-left -outline-offset-2 transition-colors hover:bg-muted"
          >
            <span className="block truncate text-xs text-muted-foreground">
              {[name, day && formatRelative(day)].filter(Boolean).join(' · ')}
            </span>
            <span className="mt-0.5 flex items-baseline gap-3 text-sm">
              <span className="min-w-0 flex-1 font-medium wrap-break-word">{who}</span>
              {value && <span className="font-semibold whitespace-nowrap tabular-nums">{value}</span>}
            </span>
          </button>
        ))}
      </Card>
    </section>
  )
}

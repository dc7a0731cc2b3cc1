import { cn } from '@/lib/cn'

interface QuickFiltersProps<T, Name extends string> {
  rows: T[]
  /** Whether a row is shown, by the name of the filter. */
  filters: Record<Name, (row: T) => boolean>
  chosen: Name | ''
  onChoose: (name: Name | '') => void
}

/** What is looked for often, at a touch and with how many there are; one more touch shows everything again. */
export function QuickFilters<T, Name extends string>({ rows, filters, chosen, onChoose }: QuickFiltersProps<T, Name>) {
  const names = Object.keys(filters) as Name[]
  return (
    <div role="group" aria-label="%%quickFilters%%" className="flex flex-wrap gap-2 print:hidden">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChoose(chosen === name ? '' : name)}
          className={cn(
            'focus-ring inline-flex min-h-9 max-w-full cursor-pointer items-center gap-2 rounded-full border px-3.5 py-1 text-left text-sm font-medium transition-colors',
            chosen === name ? 'border-primary bg-primary text-primary-foreground' : 'border-border bg-card hover:bg-muted',
          )}
        >
          {name}
          <span className={cn('tabular-nums', chosen === name ? 'opacity-80' : 'text-muted-foreground')}>
            {rows.filter(filters[name]).length}
          </span>
        </button>
      ))}
    </div>
  )
}

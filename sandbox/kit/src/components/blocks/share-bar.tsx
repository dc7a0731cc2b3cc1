import { tones, type Tone } from '@/components/ui/marks'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'

interface ShareBarProps<C extends string> {
  options: readonly C[]
  toneOf: Record<C, Tone>
  /** The option of each row. */
  values: readonly C[]
  /** The one the list is narrowed to, or ''. */
  chosen: string
  onChoose: (option: C | '') => void
}

/**
 * How many rows there are of each kind, as figures over a bar of shares. A figure narrows the list to its rows. It is read before its
 * kind (“3 New”), though it stands below: “New 3” would sound like something to make.
 */
export function ShareBar<C extends string>({ options, toneOf, values, chosen, onChoose }: ShareBarProps<C>) {
  const counts = options.map((option) => ({ option, count: values.filter((value) => value === option).length }))
  if (values.length === 0) return null
  return (
    <Card className="p-4 sm:p-5 print:hidden">
      <div
        className={cn(
          'grid gap-1 sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]',
          options.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2',
        )}
      >
        {counts.map(({ option, count }) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option === chosen ? '' : option)}
            className="focus-ring flex min-w-0 cursor-pointer flex-col-reverse justify-end rounded-lg px-2 py-2 text-left sm:px-3 transition-colors hover:bg-muted aria-pressed:bg-accent"
          >
            <span className="mt-1 block font-display text-2xl leading-tight font-semibold tabular-nums">{count}</span>
            <span className="flex items-center gap-2 text-sm text-muted-foreground">
              <span className={cn('size-2 shrink-0 rounded-full', tones[toneOf[option]])} aria-hidden="true">
                <span className="block size-full rounded-full bg-current" />
              </span>
              <span className="truncate">{option}</span>
            </span>
          </button>
        ))}
      </div>
      <div className="mt-3 flex h-1.5 gap-1 px-2 sm:px-3" aria-hidden="true">
        {counts.map(
          ({ option, count }) =>
            count > 0 && (
              <span
                key={option}
                className={cn('overflow-hidden rounded-full', tones[toneOf[option]])}
                style={{ flexGrow: count }}
              >
                <span className="block size-full bg-current opacity-80" />
              </span>
            ),
        )}
      </div>
    </Card>
  )
}

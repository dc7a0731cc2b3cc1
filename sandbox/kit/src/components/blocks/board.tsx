import { ArrowRightLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { tones, type Tone } from '@/components/ui/marks'
import { cn } from '@/lib/cn'

interface BoardProps<T extends { id: string }, C extends string> {
  columns: readonly C[]
  toneOf: Record<C, Tone>
  rows: T[]
  columnOf: (row: T) => C
  titleOf: (row: T) => string
  onMove: (row: T, column: C) => void
  onOpen: (row: T) => void
  /** What the cards of a column come to, beside their number. */
  sumOf?: (cards: T[]) => string
  /** What a card shows under its title. */
  children: (row: T) => ReactNode
}

/** Columns of cards. A card can be dragged, or moved with its menu where there is no mouse. */
export function Board<T extends { id: string }, C extends string>({
  columns,
  toneOf,
  rows,
  columnOf,
  titleOf,
  onMove,
  onOpen,
  sumOf,
  children,
}: BoardProps<T, C>) {
  const [over, setOver] = useState<C | null>(null)
  return (
    <div
      role="region"
      aria-label="%%board%%"
      tabIndex={0}
      className="focus-ring relative -mx-4 flex snap-x gap-4 overflow-x-auto rounded-xl px-4 pb-4 sm:mx-0 sm:px-0"
    >
      {columns.map((column) => {
        const cards = rows.filter((row) => columnOf(row) === column)
        return (
          <section
            key={column}
            aria-label={column}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(column)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              setOver(null)
              const row = rows.find((row) => row.id === event.dataTransfer.getData('text/plain'))
              if (row) onMove(row, column)
            }}
            className={cn(
              'flex w-[17rem] shrink-0 snap-start flex-col rounded-xl bg-muted/70 p-2 transition-colors lg:min-h-[62dvh] lg:w-auto lg:min-w-48 lg:flex-1',
              over === column && 'bg-accent',
            )}
          >
            <h2 className="flex items-center gap-2 px-2 pt-1.5 pb-3 text-sm font-semibold">
              <span className={cn('size-2.5 rounded-full bg-current', tones[toneOf[column]])} aria-hidden="true">
                <span className="block size-full rounded-full bg-current" />
              </span>
              <span className="min-w-0 truncate">{column}</span>
              <span className="rounded-full bg-card px-2 py-0.5 text-xs font-medium text-muted-foreground tabular-nums">
                {cards.length}
              </span>
              {sumOf && cards.length > 0 && (
                <span className="ml-auto text-xs font-medium whitespace-nowrap text-muted-foreground tabular-nums">
                  {sumOf(cards)}
                </span>
              )}
            </h2>
            <ul className="flex min-h-16 flex-1 flex-col gap-2">
              {cards.map((row) => (
                <li
                  key={row.id}
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', row.id)}
                  className="surface cursor-grab rounded-lg p-3.5 transition-shadow hover:shadow-md active:cursor-grabbing"
                >
                  <div className="flex items-start gap-2">
                    <button
                      type="button"
                      onClick={() => onOpen(row)}
                      className="focus-ring min-w-0 flex-1 cursor-pointer rounded-sm text-left text-sm leading-snug font-medium hover:underline"
                    >
                      {titleOf(row)}
                    </button>
                    <span className="relative -mt-1 -mr-1.5 grid size-7 shrink-0 place-items-center text-muted-foreground hover:text-foreground">
                      <select
                        aria-label={`%%moveTo%% ${titleOf(row)}`}
                        value={column}
                        onChange={(event) => onMove(row, event.target.value as C)}
                        className="peer absolute inset-0 cursor-pointer opacity-0"
                      >
                        {columns.map((other) => (
                          <option key={other}>{other}</option>
                        ))}
                      </select>
                      <span className="peer-focus-ring pointer-events-none grid size-7 place-items-center rounded-md">
                        <ArrowRightLeft className="size-3.5" aria-hidden="true" />
                      </span>
                    </span>
                  </div>
                  {children(row)}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Badge, tones, type Tone } from '@/components/ui/marks'
import { cn } from '@/lib/cn'
import { today } from '@/lib/dates'
import { formatDate } from '@/lib/format'

interface GridProps<C extends string> {
  lines: { id: string; name: string }[]
  /** In the order of their days. */
  columns: { id: string; name: string; day: string }[]
  options: readonly C[]
  toneOf: Record<C, Tone>
  valueOf: (line: string, column: string) => C | undefined
  onChoose: (line: string, column: string, value: C) => void
}

const columnsMax = 8

/** Every line at every column: a press goes from one choice to the next. It starts with the latest columns and the next one. */
export function Grid<C extends string>({ lines, columns, options, toneOf, valueOf, onChoose }: GridProps<C>) {
  const next = columns.findIndex(({ day }) => day.slice(0, 10) > today())
  const [end, setEnd] = useState(next < 0 ? columns.length : next + 1)
  const shown = columns.slice(Math.max(0, end - columnsMax), end)
  const [first] = options
  const scroller = useRef<HTMLDivElement>(null)
  // where there is little room, the latest columns are the ones to see
  useEffect(() => {
    const { current } = scroller
    if (current) current.scrollLeft = current.scrollWidth
  }, [end])
  if (lines.length === 0 || columns.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-input px-6 py-12 text-center text-muted-foreground">%%gridEmpty%%</p>
    )
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex flex-wrap gap-2">
          {options.map((option) => (
            <Badge key={option} tone={toneOf[option]}>
              {option}
            </Badge>
          ))}
        </span>
        {columns.length > columnsMax && (
          <span className="ml-auto flex gap-1 print:hidden">
            <Button
              variant="secondary"
              size="icon"
              aria-label="%%earlier%%"
              disabled={end <= columnsMax}
              onClick={() => setEnd(Math.max(columnsMax, end - columnsMax))}
            >
              <ChevronLeft />
            </Button>
            <Button
              variant="secondary"
              size="icon"
              aria-label="%%later%%"
              disabled={end >= columns.length}
              onClick={() => setEnd(Math.min(columns.length, end + columnsMax))}
            >
              <ChevronRight />
            </Button>
          </span>
        )}
      </div>
      {shown.every(({ id }) => lines.every((line) => valueOf(line.id, id) === undefined)) && (
        <p className="text-sm text-muted-foreground">%%gridUnmarked%%</p>
      )}
      <div
        ref={scroller}
        role="region"
        aria-label="%%grid%%"
        tabIndex={0}
        className="focus-ring surface overflow-x-auto rounded-xl"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <td className="sticky left-0 z-1 bg-card" />
              {shown.map(({ id, name, day }) => (
                <th key={id} scope="col" className="min-w-16 px-1.5 py-3 text-center align-bottom text-xs font-medium">
                  <span className="mx-auto line-clamp-2 max-w-28 text-muted-foreground">{name}</span>
                  {day && <time dateTime={day}>{formatDate(day)}</time>}
                </th>
              ))}
              <td className="w-14" />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const marked = shown.flatMap(({ id }) => valueOf(line.id, id) ?? [])
              return (
                <tr key={line.id} className="border-t border-border">
                  <th
                    scope="row"
                    className="sticky left-0 z-1 max-w-36 truncate bg-card px-4 py-1.5 text-left font-medium sm:max-w-56"
                  >
                    {line.name}
                  </th>
                  {shown.map((column) => {
                    const value = valueOf(line.id, column.id)
                    const following = options[(value === undefined ? 0 : options.indexOf(value) + 1) % options.length]!
                    return (
                      <td key={column.id} className="px-1 py-1 text-center">
                        <button
                          type="button"
                          title={value}
                          aria-label={`${line.name}, ${column.name || column.day}: ${value ?? '–'}`}
                          onClick={() => onChoose(line.id, column.id, following)}
                          className={cn(
                            'focus-ring inline-grid size-9 cursor-pointer place-items-center rounded-md text-xs font-semibold transition-colors',
                            value === undefined ? 'bg-muted text-muted-foreground hover:bg-accent' : tones[toneOf[value]],
                          )}
                        >
                          {value === undefined ? '·' : [...value][0]!.toUpperCase()}
                        </button>
                      </td>
                    )
                  })}
                  <td className="pr-4 text-right text-xs text-muted-foreground tabular-nums">
                    {marked.length > 0 && `${marked.filter((value) => value === first).length}/${marked.length}`}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

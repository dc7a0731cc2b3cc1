import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { tones, type Tone } from '@/components/ui/marks'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { monthGrid, toDay, today } from '@/lib/dates'
import { formatDate } from '@/lib/format'
import { locale } from '@/lib/project'

export interface CalendarEntry {
  id: string
  /** `YYYY-MM-DD`, with or without a time */
  day: string
  title: string
  /** Such as a time, in front of the title. */
  detail?: string
  tone: Tone
  onOpen: () => void
}

interface MonthCalendarProps {
  entries: CalendarEntry[]
  /** Makes a new one on that day; without it the days are plain numbers. */
  onAdd?: (day: string) => void
}

const perDayMax = 3

/** A month at a time; on a phone the same month as an agenda. */
export function MonthCalendar({ entries, onAdd }: MonthCalendarProps) {
  const [cursor, setCursor] = useState(() => new Date())
  const [openDay, setOpenDay] = useState('')
  const month = cursor.getMonth()
  const days = monthGrid(cursor)
  const weeks = days.flatMap((_, i) => (i % 7 === 0 ? [days.slice(i, i + 7)] : []))
  const sorted = entries.toSorted((a, b) => `${a.day}${a.detail ?? ''}`.localeCompare(`${b.day}${b.detail ?? ''}`))
  const on = (day: Date) => sorted.filter((entry) => entry.day.slice(0, 10) === toDay(day))
  const isNow = toDay(cursor).slice(0, 7) === today().slice(0, 7)
  const agenda = days.filter((day) => (day.getMonth() === month || (isNow && toDay(day) > today())) && on(day).length > 0)
  const step = (months: number) => setCursor(new Date(cursor.getFullYear(), month + months, 1))

  return (
    <section className="surface overflow-hidden rounded-xl" aria-label="%%calendar%%">
      <div className="flex items-center gap-1 px-3 py-3 sm:px-4">
        <h2 className="mr-auto pl-1 font-display text-lg font-semibold first-letter:uppercase" aria-live="polite">
          {cursor.toLocaleDateString(locale, { month: 'long', year: 'numeric' })}
        </h2>
        <Button variant="secondary" size="sm" onClick={() => setCursor(new Date())}>
          %%today%%
        </Button>
        <Button variant="ghost" size="icon" aria-label="%%previousMonth%%" onClick={() => step(-1)}>
          <ChevronLeft />
        </Button>
        <Button variant="ghost" size="icon" aria-label="%%nextMonth%%" onClick={() => step(1)}>
          <ChevronRight />
        </Button>
      </div>

      <table className="hidden w-full table-fixed border-t border-border md:table">
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th
                key={day.getDay()}
                scope="col"
                className="border-b border-border px-2.5 py-2 text-left text-xs font-medium text-muted-foreground"
              >
                {day.toLocaleDateString(locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={toDay(week[0]!)}>
              {week.map((date) => {
                const day = toDay(date)
                const all = on(date)
                const shown = openDay === day ? all : all.slice(0, perDayMax)
                return (
                  <td
                    key={day}
                    className={cn(
                      'h-28 border-b border-l border-border p-1.5 align-top first:border-l-0',
                      date.getMonth() !== month && 'bg-muted/45',
                    )}
                  >
                    <DayNumber date={date} quiet={date.getMonth() !== month} onAdd={onAdd} />
                    <ul className="mt-1 space-y-1">
                      {shown.map((entry) => (
                        <li key={entry.id}>
                          <EntryButton entry={entry} className="rounded-[0.3rem] px-1.5 py-0.5 text-xs" />
                        </li>
                      ))}
                      {shown.length < all.length && (
                        <li>
                          <button
                            type="button"
                            onClick={() => setOpenDay(day)}
                            className="focus-ring cursor-pointer rounded-sm px-1.5 text-xs text-muted-foreground hover:text-foreground"
                          >
                            +{all.length - shown.length}
                          </button>
                        </li>
                      )}
                    </ul>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>

      <ol className="divide-y divide-border border-t border-border md:hidden">
        {agenda.length === 0 && <li className="px-4 py-12 text-center text-sm text-muted-foreground">%%nothingThisMonth%%</li>}
        {agenda.map((date) => (
          <li key={toDay(date)} className="flex gap-3 px-4 py-3">
            <div className={cn('w-11 shrink-0 text-center', toDay(date) === today() && 'text-accent-foreground')}>
              <div className="text-xs text-muted-foreground">{date.toLocaleDateString(locale, { weekday: 'short' })}</div>
              <div className="text-xl font-semibold tabular-nums">{date.getDate()}</div>
            </div>
            <ul className="min-w-0 flex-1 space-y-1.5">
              {on(date).map((entry) => (
                <li key={entry.id}>
                  <EntryButton entry={entry} className="rounded-md px-3 py-2.5 text-sm" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function DayNumber({ date, quiet, onAdd }: { date: Date; quiet: boolean; onAdd?: (day: string) => void }) {
  const day = toDay(date)
  const look = cn(
    'grid size-7 place-items-center rounded-full text-xs tabular-nums',
    quiet && 'text-muted-foreground',
    day === today() && 'bg-primary font-semibold text-primary-foreground',
  )
  if (!onAdd) return <span className={look}>{date.getDate()}</span>
  return (
    <button
      type="button"
      aria-label={`%%add%% ${formatDate(day)}`}
      onClick={() => onAdd(day)}
      className={cn(look, 'focus-ring cursor-pointer', day === today() ? 'hover:bg-primary-hover' : 'hover:bg-muted')}
    >
      {date.getDate()}
    </button>
  )
}

function EntryButton({ entry, className }: { entry: CalendarEntry; className: string }) {
  return (
    <button
      type="button"
      onClick={entry.onOpen}
      className={cn(
        'focus-ring block w-full cursor-pointer truncate text-left font-medium hover:brightness-95',
        tones[entry.tone],
        className,
      )}
    >
      {entry.detail && <span className="mr-1.5 font-normal tabular-nums">{entry.detail}</span>}
      {entry.title}
    </button>
  )
}

import { Check, ChevronLeft, ChevronRight, Flame, Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card, EmptyState } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { daysFromNow, toDate, today } from '@/lib/dates'
import { locale } from '@/lib/project'
import { hash } from '@/lib/texts'
import { useSaved } from '@/lib/use-saved'

export interface Habit {
  id: string
  name: string
}
const daysShown = 7
const daysStarted = 21
const streakMax = 3650

/** Marks to begin with, so that the first look shows what a kept habit looks like. */
const startMarks = (habits: Habit[]) =>
  Object.fromEntries(
    habits.map(({ id, name }) => [
      id,
      Array.from({ length: daysStarted }, (_, back) => back)
        .filter((back) => back > 0 && (hash(name) >> (back % 7)) % 4 !== 0)
        .map((back) => daysFromNow(-back)),
    ]),
  )

/** Days in a row up to today; a day that is not over yet does not break it. */
function streakOf(days: readonly string[]) {
  const kept = new Set(days)
  let back = kept.has(today()) ? 0 : 1
  let length = 0
  while (length < streakMax && kept.has(daysFromNow(-back))) {
    length += 1
    back += 1
  }
  return length
}

/** A week of marks for each habit, and how long it has been kept without a break. */
export function HabitTracker({ habits }: { habits: Habit[] }) {
  const [marks, setMarks] = useSaved<Record<string, string[]>>('habits', startMarks(habits))
  const [weeksBack, setWeeksBack] = useState(0)
  const days = Array.from({ length: daysShown }, (_, at) => daysFromNow(at - (daysShown - 1) - weeksBack * daysShown))
  const toggle = (id: string, day: string) =>
    setMarks((before) => {
      const kept = before[id] ?? []
      return { ...before, [id]: kept.includes(day) ? kept.filter((each) => each !== day) : [...kept, day] }
    })
  if (!habits.length) return <EmptyState icon={Repeat2} title="%%habitNone%%" text="%%habitNoneHint%%" />
  const doneToday = habits.filter(({ id }) => marks[id]?.includes(today())).length
  const inWeek = habits.reduce((sum, { id }) => sum + days.filter((day) => marks[id]?.includes(day)).length, 0)
  return (
    <div className="space-y-5">
      <Figures
        items={[
          ['%%habitToday%%', `${doneToday} / ${habits.length}`],
          ['%%habitBest%%', Math.max(...habits.map(({ id }) => streakOf(marks[id] ?? [])))],
          ['%%habitWeek%%', `${Math.round((inWeek / (habits.length * daysShown)) * 100)} %`],
        ]}
      />
      <div className="flex items-center justify-between">
        <Button variant="secondary" size="icon" aria-label="%%habitEarlier%%" onClick={() => setWeeksBack(weeksBack + 1)}>
          <ChevronLeft />
        </Button>
        <p className="text-sm font-medium" aria-live="polite">
          {[days[0]!, days.at(-1)!]
            .map((day) => toDate(day).toLocaleDateString(locale, { day: 'numeric', month: 'short' }))
            .join(' – ')}
        </p>
        <Button
          variant="secondary"
          size="icon"
          aria-label="%%habitLater%%"
          disabled={weeksBack === 0}
          onClick={() => setWeeksBack(weeksBack - 1)}
        >
          <ChevronRight />
        </Button>
      </div>
      <ul className="space-y-3">
        {habits.map(({ id, name }) => {
          const streak = streakOf(marks[id] ?? [])
          return (
            <li key={id}>
              <Card className="p-4 sm:px-5">
                <div className="flex items-center justify-between gap-3">
                  <h2 className="min-w-0 truncate font-semibold">{name}</h2>
                  <p
                    className={cn(
                      'flex shrink-0 items-center gap-1 text-sm tabular-nums',
                      streak ? 'font-semibold text-tone-amber' : 'text-muted-foreground',
                    )}
                  >
                    <Flame className="size-4" aria-hidden="true" /> {'%%habitStreak%%'.replace('{count}', String(streak))}
                  </p>
                </div>
                <div role="group" aria-label={name} className="mt-3 grid grid-cols-7 gap-1.5 sm:gap-2">
                  {days.map((day) => {
                    const kept = marks[id]?.includes(day) ?? false
                    return (
                      <button
                        key={day}
                        type="button"
                        aria-pressed={kept}
                        onClick={() => toggle(id, day)}
                        className={cn(
                          'focus-ring relative flex h-13 cursor-pointer flex-col items-center justify-center rounded-lg text-xs transition-colors',
                          kept
                            ? 'bg-primary text-primary-foreground'
                            : 'bg-muted text-muted-foreground hover:bg-accent hover:text-accent-foreground',
                          day === today() && !kept && 'ring-2 ring-ring ring-inset',
                        )}
                      >
                        <span className="sr-only">
                          {toDate(day).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })}
                        </span>
                        <span aria-hidden="true">{toDate(day).toLocaleDateString(locale, { weekday: 'narrow' })}</span>
                        {kept ? (
                          <Check className="size-4" aria-hidden="true" />
                        ) : (
                          <span className="tabular-nums" aria-hidden="true">
                            {toDate(day).getDate()}
                          </span>
                        )}
                      </button>
                    )
                  })}
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

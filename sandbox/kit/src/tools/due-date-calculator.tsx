import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { Stepper } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { counted } from '@/lib/calendar-span'
import { dayAfter, daysBetween, daysFromNow, toDate, today } from '@/lib/dates'
import { formatDate, formatNumber } from '@/lib/format'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

/** Counted from the first day of the last period, with a cycle of 28 days (Naegele’s rule). */
const pregnancyDays = 280
const usualCycle = 28
/** From the last period to the day of conception. */
const conceptionDays = 14
const secondTrimesterWeek = 13
const thirdTrimesterWeek = 28
type Given = 'period' | 'conception'
const start = { given: 'period' as Given, day: daysFromNow(-70), cycle: usualCycle }

export function DueDateCalculator() {
  const [state, setState] = useSaved('due-date', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { given, day, cycle } = state
  const first = day && dayAfter(day, given === 'period' ? cycle - usualCycle : -conceptionDays)
  const due = first && dayAfter(first, pregnancyDays)
  const passed = first ? daysBetween(first, today()) : 0
  const within = first !== '' && passed >= 0 && passed <= pregnancyDays + 14
  const part = Math.min(1, Math.max(0, passed / pregnancyDays))
  const steps: [label: string, from: string, to: string][] = first
    ? [
        ['%%dueFirst%%', first, dayAfter(first, secondTrimesterWeek * 7 - 1)],
        ['%%dueSecond%%', dayAfter(first, secondTrimesterWeek * 7), dayAfter(first, thirdTrimesterWeek * 7 - 1)],
        ['%%dueThird%%', dayAfter(first, thirdTrimesterWeek * 7), due],
      ]
    : []
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <Segmented
          label="%%dueGiven%%"
          value={given}
          options={[
            { value: 'period', label: '%%duePeriod%%' },
            { value: 'conception', label: '%%dueConception%%' },
          ]}
          onChange={(next) => set({ given: next })}
        />
        <Field label={given === 'period' ? '%%duePeriodDay%%' : '%%dueConceptionDay%%'}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              max="9999-12-31"
              value={day}
              onChange={(event) => set({ day: event.target.value })}
              className="h-12"
            />
          )}
        </Field>
        {given === 'period' && (
          <Stepper label="%%dueCycle%%" value={cycle} min={20} max={45} onChange={(next) => set({ cycle: next })} />
        )}
        <p className="text-sm text-pretty text-muted-foreground">%%dueEstimate%%</p>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer
          label="%%dueDay%%"
          value={due ? toDate(due).toLocaleDateString(locale, { dateStyle: 'long' }) : '–'}
          hint={due ? toDate(due).toLocaleDateString(locale, { weekday: 'long' }) : '%%dueChoose%%'}
        />
        {within && (
          <>
            <div
              role="progressbar"
              aria-label="%%duePassed%%"
              aria-valuenow={Math.round(part * 100)}
              className="h-2.5 overflow-hidden rounded-full bg-muted"
            >
              <span className="block h-full rounded-full bg-primary" style={{ width: `${part * 100}%` }} />
            </div>
            <Figures
              items={[
                [
                  '%%dueToday%%',
                  '%%dueWeek%%'.replace('{week}', formatNumber(Math.floor(passed / 7))).replace('{days}', String(passed % 7)),
                ],
                ['%%dueLeft%%', counted(Math.max(0, pregnancyDays - passed), 'day')],
              ]}
            />
          </>
        )}
        <ol className="divide-y divide-border text-sm">
          {steps.map(([label, from, to]) => {
            const isNow = from <= today() && today() <= to
            return (
              <li key={label} aria-current={isNow ? 'step' : undefined} className="flex items-baseline gap-3 py-2.5">
                <span className="flex-1 font-medium">
                  {label}
                  {isNow && (
                    <span className="ml-2 rounded-full bg-accent px-2 py-0.5 text-xs text-accent-foreground">%%dueNow%%</span>
                  )}
                </span>
                <span className="text-muted-foreground tabular-nums">
                  {formatDate(from)} – {formatDate(to)}
                </span>
              </li>
            )
          })}
        </ol>
      </Card>
    </div>
  )
}

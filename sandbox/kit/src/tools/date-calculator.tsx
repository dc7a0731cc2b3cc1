import { ArrowLeftRight } from 'lucide-react'
import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Field, Input, Select } from '@/components/ui/field'
import { counted, monthsAfter, spanText } from '@/lib/calendar-span'
import { dayAfter, daysBetween, daysFromNow, toDate, today } from '@/lib/dates'
import { formatNumber } from '@/lib/format'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

type Step = 'day' | 'week' | 'month' | 'year'
const steps: Record<Step, string> = {
  day: '%%datesDays%%',
  week: '%%datesWeeks%%',
  month: '%%datesMonths%%',
  year: '%%datesYears%%',
}
const start = { from: today(), to: daysFromNow(100), both: false, base: today(), count: 6, step: 'week' as Step }

/** Monday to Friday among so many days from one on. */
function weekdays(from: string, days: number) {
  const first = toDate(from).getDay()
  const rest = Array.from({ length: days % 7 }, (_, at) => (first + at) % 7).filter((day) => day !== 0 && day !== 6)
  return Math.floor(days / 7) * 5 + rest.length
}

function moved(day: string, count: number, step: Step) {
  if (step === 'month' || step === 'year') return monthsAfter(day, step === 'year' ? count * 12 : count)
  return dayAfter(day, step === 'week' ? count * 7 : count)
}

const longDay = (day: string) => toDate(day).toLocaleDateString(locale, { dateStyle: 'full' })

export function DateCalculator() {
  const [state, setState] = useSaved('dates', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { from, to, both, base, count, step } = state
  const known = from !== '' && to !== ''
  const [first, last] = from < to ? [from, to] : [to, from]
  const end = known && both ? dayAfter(last, 1) : last
  const days = known ? daysBetween(first, end) : 0
  const field = (key: 'from' | 'to' | 'base', label: string) => (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          type="date"
          max="9999-12-31"
          value={state[key]}
          onChange={(event) => set({ [key]: event.target.value })}
          className="h-12"
        />
      )}
    </Field>
  )
  return (
    <div className="space-y-5">
      <div className="grid gap-5 md:grid-cols-2">
        <Card className="content-start space-y-4 p-5 sm:p-6">
          <h2 className="font-display text-lg font-semibold">%%datesBetween%%</h2>
          {field('from', '%%datesFrom%%')}
          {field('to', '%%datesTo%%')}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Checkbox
              label="%%datesBoth%%"
              checked={both}
              onChange={(event) => set({ both: event.target.checked })}
              className="min-h-10"
            />
            <Button variant="secondary" aria-label="%%datesSwap%%" onClick={() => set({ from: to, to: from })}>
              <ArrowLeftRight />
            </Button>
          </div>
        </Card>
        <Card className="space-y-5 p-5 sm:p-6">
          <Answer
            label="%%datesApart%%"
            value={known ? counted(days, 'day') : '–'}
            hint={known ? spanText(first, end) : '%%datesChoose%%'}
          />
          <Figures
            items={[
              ['%%datesWeeks%%', known ? formatNumber(days / 7, 1) : '–'],
              ['%%datesWorkdays%%', known ? formatNumber(weekdays(first, days)) : '–'],
              ['%%datesWeekend%%', known ? formatNumber(days - weekdays(first, days)) : '–'],
              ['%%datesHours%%', known ? formatNumber(days * 24) : '–'],
            ]}
          />
        </Card>
      </div>
      <Card className="space-y-4 p-5 sm:p-6">
        <h2 className="font-display text-lg font-semibold">%%datesAdd%%</h2>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {field('base', '%%datesFrom%%')}
          <NumberField
            label="%%datesCount%%"
            value={count}
            min={-9999}
            max={9999}
            onChange={(next) => set({ count: Math.round(next) })}
          />
          <Field label="%%datesStep%%">
            {(wiring) => (
              <Select {...wiring} value={step} onChange={(event) => set({ step: event.target.value as Step })}>
                {(Object.keys(steps) as Step[]).map((each) => (
                  <option key={each} value={each}>
                    {steps[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <p
          aria-live="polite"
          className="rounded-xl bg-accent px-4 py-5 text-center font-display text-xl font-semibold text-balance text-accent-foreground"
        >
          {base ? longDay(moved(base, count, step)) : '–'}
        </p>
      </Card>
    </div>
  )
}

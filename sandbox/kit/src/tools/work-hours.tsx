import { RotateCcw } from 'lucide-react'
import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox, Input } from '@/components/ui/field'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency, locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

const minutesInDay = 1440
const usualDay = { on: true, from: '08:00', to: '17:00', pause: 60 }
const free = { ...usualDay, on: false }
const start = {
  days: [usualDay, usualDay, usualDay, { ...usualDay, to: '18:30' }, { ...usualDay, to: '15:00', pause: 30 }, free, free],
  week: 40,
  wage: usualSum(20),
}
type Day = typeof usualDay

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
/** What was worked in minutes; an end before the start is on the next day. */
function worked({ on, from, to, pause }: Day) {
  if (!on || !from || !to) return 0
  const long = minutesOf(to) - minutesOf(from)
  return Math.max(0, (long < 0 ? long + minutesInDay : long) - pause)
}
const spent = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)]
  return `${minutes < 0 ? '−' : ''}${hours} %%workH%%${rest ? ` ${rest} %%workMin%%` : ''}`
}
/** Monday first. */
const weekday = (at: number, style: 'long' | 'short') => new Date(2024, 0, 1 + at).toLocaleDateString(locale, { weekday: style })

export function WorkHours() {
  const [{ days, week, wage }, setState] = useSaved('work-hours', start)
  const change = (at: number, next: Partial<Day>) =>
    setState((before) => ({ ...before, days: before.days.map((day, each) => (each === at ? { ...day, ...next } : day)) }))
  const total = days.reduce((sum, day) => sum + worked(day), 0)
  const over = total - week * 60
  const most = Math.max(60, ...days.map(worked))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card className="p-5 sm:p-6">
        <ul className="divide-y divide-border">
          {days.map((day, at) => (
            <li key={at} className="space-y-3 py-3 first:pt-0">
              <div className="flex min-h-8 items-center justify-between gap-3">
                <Checkbox
                  label={weekday(at, 'long')}
                  checked={day.on}
                  onChange={(event) => change(at, { on: event.target.checked })}
                  className="font-medium capitalize"
                />
                <span className="text-sm font-semibold tabular-nums">{day.on ? spent(worked(day)) : '–'}</span>
              </div>
              {day.on && (
                <div className="grid grid-cols-3 gap-2">
                  {(['from', 'to'] as const).map((key) => (
                    <label key={key} className="min-w-0 space-y-1 text-xs text-muted-foreground">
                      <span className="block">{key === 'from' ? '%%workFrom%%' : '%%workTo%%'}</span>
                      <Input
                        type="time"
                        value={day[key]}
                        aria-label={`${weekday(at, 'long')}: ${key === 'from' ? '%%workFrom%%' : '%%workTo%%'}`}
                        onChange={(event) => change(at, { [key]: event.target.value })}
                        className="px-2 text-foreground tabular-nums [&::-webkit-calendar-picker-indicator]:hidden"
                      />
                    </label>
                  ))}
                  <label className="min-w-0 space-y-1 text-xs text-muted-foreground">
                    <span className="block truncate">%%workPause%%</span>
                    <Input
                      type="number"
                      min={0}
                      max={600}
                      value={day.pause}
                      aria-label={`${weekday(at, 'long')}: %%workPause%%`}
                      onChange={(event) => change(at, { pause: Math.min(600, Math.max(0, Number(event.target.value) || 0)) })}
                      className="px-2 text-foreground tabular-nums"
                    />
                  </label>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label="%%workTotal%%" value={spent(total)} />
        <ol className="flex h-28 gap-2" aria-hidden="true">
          {days.map((day, at) => (
            <li key={at} className="flex flex-1 flex-col items-center gap-1 text-xs text-muted-foreground">
              <span className="flex w-full flex-1 items-end rounded-sm bg-muted">
                <span
                  className="block w-full rounded-sm bg-primary transition-[height]"
                  style={{ height: `${(worked(day) / most) * 100}%` }}
                />
              </span>
              {weekday(at, 'short')}
            </li>
          ))}
        </ol>
        <Figures
          items={[
            [over < 0 ? '%%workUnder%%' : '%%workOver%%', spent(Math.abs(over))],
            ['%%workDecimal%%', formatNumber(Math.round(total / 0.6) / 100)],
            ['%%workPay%%', formatMoney(Math.round((total / 60) * wage * 100) / 100)],
          ]}
        />
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label="%%workWeek%%"
            value={week}
            max={168}
            unit="%%workH%%"
            onChange={(next) => setState((before) => ({ ...before, week: next }))}
          />
          <NumberField
            label="%%workWage%%"
            value={wage}
            max={1e7}
            unit={currency}
            onChange={(next) => setState((before) => ({ ...before, wage: next }))}
          />
        </div>
        <Button variant="secondary" onClick={() => setState(start)}>
          <RotateCcw /> %%toolReset%%
        </Button>
      </Card>
    </div>
  )
}

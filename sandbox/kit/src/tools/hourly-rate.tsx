import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

const weeksOfYear = 52
const hoursOfDay = 8
/** Taxes and fees may take a lot, but not everything. */
const feesMax = 80
const start = { pay: usualSum(40_000), costs: usualSum(6_000), fees: 30, weeksOff: 7, hours: 28 }

export function HourlyRate() {
  const [state, setState] = useSaved('hourly-rate', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { pay, costs, fees, weeksOff, hours } = state
  const before = pay / (1 - fees / 100)
  const needed = before + costs
  const billable = hours * (weeksOfYear - weeksOff)
  const known = billable > 0
  const rate = known ? needed / billable : 0
  const money = (value: number) => (known ? formatMoney(Math.ceil(value)) : '–')
  const parts: [label: string, value: number, look: string][] = [
    ['%%rateToYou%%', pay, 'bg-chart-1'],
    ['%%rateFees%%', before - pay, 'bg-chart-2'],
    ['%%rateCosts%%', costs, 'bg-chart-3'],
  ]
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="grid grid-cols-2 gap-4 p-5 sm:p-6">
        <NumberField
          label="%%ratePay%%"
          value={pay}
          unit={currency}
          onChange={(next) => set({ pay: next })}
          className="col-span-2"
        />
        <NumberField
          label="%%rateYearlyCosts%%"
          value={costs}
          unit={currency}
          onChange={(next) => set({ costs: next })}
          className="col-span-2"
        />
        <NumberField
          label="%%rateFeesPercent%%"
          value={fees}
          max={feesMax}
          unit="%"
          onChange={(next) => set({ fees: next })}
          className="col-span-2"
        />
        <NumberField label="%%rateWeeksOff%%" value={weeksOff} max={weeksOfYear} onChange={(next) => set({ weeksOff: next })} />
        <NumberField label="%%rateHours%%" value={hours} max={100} onChange={(next) => set({ hours: next })} />
        <p className="col-span-2 text-sm text-pretty text-muted-foreground">%%rateHint%%</p>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label="%%rateHourly%%" value={money(rate)} hint={known ? '%%rateBeforeVat%%' : '%%rateNoHours%%'} />
        <Figures
          items={[
            ['%%rateDaily%%', money(rate * hoursOfDay)],
            ['%%rateMonthly%%', money(needed / 12)],
            ['%%rateYearly%%', money(needed)],
            ['%%rateBillable%%', formatNumber(Math.round(billable))],
          ]}
        />
        <div>
          <h2 className="text-sm font-medium">%%rateWhere%%</h2>
          <div className="mt-2 flex h-3 overflow-hidden rounded-full bg-muted" aria-hidden="true">
            {parts.map(([label, value, look]) => (
              <span key={label} className={look} style={{ width: `${needed ? (value / needed) * 100 : 0}%` }} />
            ))}
          </div>
          <ul className="mt-3 space-y-2 text-sm">
            {parts.map(([label, value, look]) => (
              <li key={label} className="flex items-center gap-2.5">
                <span className={`size-2.5 shrink-0 rounded-full ${look}`} aria-hidden="true" />
                <span className="min-w-0 flex-1">{label}</span>
                <span className="tabular-nums">{formatMoney(Math.round(value))}</span>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}

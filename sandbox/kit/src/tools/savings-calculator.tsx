import { Answer } from '@/components/blocks/answer'
import { AreaChart, ChartCard } from '@/components/blocks/charts'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { formatMoney, formatMoneyShort } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

const yearsMax = 60
const monthsMax = 1200
const usual = { rate: 5, years: 15 }
const start = { sum: usualSum(2000), monthly: usualSum(150), goal: usualSum(30_000), ...usual }

/** What has grown after each month. The interest of a year is spread so that twelve months make it. */
function grow({ sum, monthly, rate }: typeof start, months: number) {
  const step = (1 + rate / 100) ** (1 / 12)
  const values = [sum]
  for (let month = 1; month <= months; month++) values.push(values[month - 1]! * step + monthly)
  return values
}

export function SavingsCalculator() {
  const [state, setState] = useSaved(`savings-${usual.rate}-${usual.years}`, start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { sum, monthly, goal, rate } = state
  const years = Math.max(1, Math.round(state.years))
  const values = grow(state, years * 12)
  const end = values.at(-1)!
  const paidIn = (months: number) => sum + monthly * months
  const reached = goal > 0 ? grow(state, monthsMax).findIndex((value) => value >= goal) : -1
  const inTime = reached < 0 ? '–' : `${Math.floor(reached / 12)} %%loanY%% ${reached % 12} %%loanM%%`
  const whole = (value: number) => formatMoney(Math.round(value))
  const thisYear = new Date().getFullYear()
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="grid grid-cols-2 content-start gap-4 p-5 sm:p-6">
        <NumberField
          label="%%savingsStart%%"
          value={sum}
          unit={currency}
          onChange={(next) => set({ sum: next })}
          className="col-span-2"
        />
        <NumberField
          label="%%savingsMonthly%%"
          value={monthly}
          unit={currency}
          onChange={(next) => set({ monthly: next })}
          className="col-span-2"
        />
        <NumberField label="%%savingsRate%%" value={rate} max={50} unit="%" onChange={(next) => set({ rate: next })} />
        <NumberField
          label="%%savingsYears%%"
          value={state.years}
          min={1}
          max={yearsMax}
          onChange={(next) => set({ years: next })}
        />
        <NumberField
          label="%%savingsGoal%%"
          value={goal}
          unit={currency}
          onChange={(next) => set({ goal: next })}
          className="col-span-2"
        />
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label={'%%savingsEnd%%'.replace('{year}', String(thisYear + years))} value={whole(end)} />
        <Figures
          items={[
            ['%%savingsPaidIn%%', whole(paidIn(years * 12))],
            ['%%savingsGrown%%', whole(end - paidIn(years * 12))],
            ['%%savingsReached%%', inTime],
          ]}
        />
      </Card>
      <ChartCard title="%%savingsCurve%%" text="%%savingsDashed%%" className="md:col-span-2">
        <AreaChart
          label="%%savingsCurve%%"
          points={Array.from({ length: years + 1 }, (_, year) => ({
            label: String(thisYear + year),
            value: values[year * 12]!,
            before: paidIn(year * 12),
          }))}
          format={formatMoneyShort}
          straight
        />
      </ChartCard>
    </div>
  )
}

import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const monthsOfYear = 12
const weeksOfYear = 52
const hoursOfWeek = 40
type Per = 'hour' | 'month' | 'year'

/** What a year is taxed by where the currency is, as usual and in round numbers: each of them is there to be changed. */
type Rules = { pay: number; free: number; rate: number; upTo: number; above: number; fees: number; credit: number }
/** Contributions that are no income to tax, and those that begin above what is free. */
const feesComeFirst = new Set<string>(['JPY', 'DKK']).has(currency)
const feesAboveFree = new Set<string>(['GBP']).has(currency)
const rulesOf: Record<string, Rules> = {
  SEK: { pay: 35_000, free: 24_000, rate: 32, upTo: 643_000, above: 52, fees: 0, credit: 41_000 },
  NOK: { pay: 48_000, free: 110_000, rate: 22, upTo: 700_000, above: 38, fees: 8, credit: 0 },
  DKK: { pay: 38_000, free: 100_000, rate: 38, upTo: 620_000, above: 52, fees: 8, credit: 0 },
  GBP: { pay: 2_800, free: 12_570, rate: 20, upTo: 50_270, above: 40, fees: 8, credit: 0 },
  USD: { pay: 4_800, free: 15_000, rate: 12, upTo: 63_000, above: 22, fees: 7.65, credit: 0 },
  JPY: { pay: 300_000, free: 1_800_000, rate: 15, upTo: 5_000_000, above: 20, fees: 15, credit: 0 },
}
const rules = rulesOf[currency] ?? { pay: 3_200, free: 12_000, rate: 25, upTo: 45_000, above: 42, fees: 10, credit: 0 }
const start = { ...rules, per: 'month' as Per, hours: hoursOfWeek }

export function NetPay() {
  const [state, setState] = useSaved('net-pay', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { pay, per, hours, free, rate, upTo, above, fees, credit } = state
  const year = pay * { hour: hours * weeksOfYear, month: monthsOfYear, year: 1 }[per]
  const paidIn = (Math.max(0, feesAboveFree ? year - free : year) * fees) / 100
  const taxed = Math.max(0, year - free - (feesComeFirst ? paidIn : 0))
  const low = Math.min(taxed, Math.max(0, upTo - free))
  const tax = Math.max(0, (low * rate + (taxed - low) * above) / 100 - credit)
  const left = Math.max(0, year - tax - paidIn)
  const month = (sum: number) => formatMoney(Math.round(sum / monthsOfYear))
  const share = year > 0 ? Math.round((left / year) * 100) : 0
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="grid grid-cols-2 gap-4 p-5 sm:p-6">
        <div className="col-span-2">
          <Segmented
            label="%%netPer%%"
            value={per}
            options={[
              { value: 'hour', label: '%%netHour%%' },
              { value: 'month', label: '%%netMonth%%' },
              { value: 'year', label: '%%netYear%%' },
            ]}
            onChange={(next) => set({ per: next })}
          />
        </div>
        <NumberField
          label="%%netGross%%"
          value={pay}
          unit={currency}
          onChange={(next) => set({ pay: next })}
          className="col-span-2"
        />
        {per === 'hour' && (
          <NumberField
            label="%%netHours%%"
            value={hours}
            max={100}
            onChange={(next) => set({ hours: next })}
            className="col-span-2"
          />
        )}
        <NumberField label="%%netRate%%" value={rate} max={100} unit="%" onChange={(next) => set({ rate: next })} />
        <NumberField label="%%netFees%%" value={fees} max={100} unit="%" onChange={(next) => set({ fees: next })} />
        <NumberField label="%%netFree%%" value={free} unit={currency} onChange={(next) => set({ free: next })} />
        <NumberField label="%%netCredit%%" value={credit} unit={currency} onChange={(next) => set({ credit: next })} />
        <NumberField
          label="%%netUpTo%%"
          value={upTo}
          unit={currency}
          onChange={(next) => set({ upTo: next })}
          className="col-span-2"
        />
        <NumberField label="%%netAbove%%" value={above} max={100} unit="%" onChange={(next) => set({ above: next })} />
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label="%%netLeft%%" value={month(left)} />
        <Figures
          items={[
            ['%%netBefore%%', month(year)],
            ['%%netTax%%', month(tax)],
            ['%%netPaidIn%%', month(paidIn)],
            ['%%netLeftYear%%', formatMoney(Math.round(left))],
            ['%%netShare%%', `${formatNumber(share)} %`],
          ]}
        />
        <p className="text-sm text-pretty text-muted-foreground">%%netHint%%</p>
      </Card>
    </div>
  )
}

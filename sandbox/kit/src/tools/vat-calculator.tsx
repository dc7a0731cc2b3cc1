import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

const ratesOf: Record<string, number[]> = {
  SEK: [25, 12, 6],
  NOK: [25, 15, 12],
  DKK: [25],
  JPY: [10, 8],
  GBP: [20, 5],
  USD: [10, 8, 6],
  CAD: [13, 5],
  AUD: [10],
  INR: [18, 5],
}
const rates = ratesOf[currency] ?? [21, 10, 5]
/** 0: the rate that is usual where the currency is. */
const usual = { rate: 0 }
const start = { amount: usualSum(100), rate: usual.rate || rates[0]!, given: 'net' as 'net' | 'gross' }
const cents = (value: number) => Math.round(value * 100) / 100

export function VatCalculator() {
  const [state, setState] = useSaved('vat', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { amount, rate, given } = state
  const at = (percent: number) => {
    const net = given === 'net' ? amount : amount / (1 + percent / 100)
    return { net: cents(net), tax: cents((net * percent) / 100), gross: cents(net * (1 + percent / 100)) }
  }
  const { net, tax, gross } = at(rate)
  const shown = [...new Set([...rates, rate])].toSorted((a, b) => b - a)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <Segmented
          label="%%vatGiven%%"
          value={given}
          options={[
            { value: 'net', label: '%%vatWithout%%' },
            { value: 'gross', label: '%%vatWith%%' },
          ]}
          onChange={(next) => set({ given: next })}
        />
        <NumberField
          label={given === 'net' ? '%%vatNet%%' : '%%vatGross%%'}
          value={amount}
          unit={currency}
          onChange={(next) => set({ amount: next })}
        />
        <div className="space-y-2">
          <Segmented
            label="%%vatRate%%"
            value={String(rate)}
            options={rates.map((each) => ({ value: String(each), label: `${formatNumber(each)} %` }))}
            onChange={(next) => set({ rate: Number(next) })}
          />
          <NumberField label="%%vatRate%%" value={rate} max={100} unit="%" onChange={(next) => set({ rate: next })} />
        </div>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label={given === 'net' ? '%%vatGross%%' : '%%vatNet%%'} value={formatMoney(given === 'net' ? gross : net)} />
        <Figures
          items={[
            given === 'net' ? ['%%vatNet%%', formatMoney(net)] : ['%%vatGross%%', formatMoney(gross)],
            ['%%vatTax%%', formatMoney(tax)],
          ]}
        />
        <table className="w-full text-sm tabular-nums">
          <thead className="text-muted-foreground">
            <tr>
              <th className="py-2 text-left font-medium">%%vatRate%%</th>
              <th className="py-2 text-right font-medium">%%vatTax%%</th>
              <th className="py-2 text-right font-medium">{given === 'net' ? '%%vatGross%%' : '%%vatNet%%'}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {shown.map((each) => (
              <tr key={each}>
                <th scope="row" className="py-2 text-left font-normal">
                  {formatNumber(each)} %
                </th>
                <td className="py-2 text-right">{formatMoney(at(each).tax)}</td>
                <td className="py-2 text-right">{formatMoney(given === 'net' ? at(each).gross : at(each).net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  )
}

import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

type Given = 'margin' | 'markup' | 'price'
/** A price of which nothing is cost would have no end. */
const marginMax = 99
const marginsShown = [20, 30, 40, 50, 60]
const start = { cost: usualSum(40), given: 'margin' as Given, margin: 40, markup: 60, price: usualSum(70), vat: 0, pieces: 100 }
const cents = (value: number) => Math.round(value * 100) / 100

/** The price without tax that is asked for what costs so much. */
function priceOf({ cost, given, margin, markup, price, vat }: typeof start) {
  if (given === 'margin') return cost / (1 - margin / 100)
  return given === 'markup' ? cost * (1 + markup / 100) : price / (1 + vat / 100)
}

const percent = (part: number, whole: number) => (whole ? `${formatNumber(Math.round((part / whole) * 1000) / 10)} %` : '–')

export function MarginCalculator() {
  const [state, setState] = useSaved('margin', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { cost, given, vat, pieces } = state
  const net = priceOf(state)
  const profit = net - cost
  const gross = net * (1 + vat / 100)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <NumberField label="%%marginCost%%" value={cost} unit={currency} onChange={(next) => set({ cost: next })} />
        <Segmented
          label="%%marginGiven%%"
          value={given}
          options={[
            { value: 'margin', label: '%%marginMargin%%' },
            { value: 'markup', label: '%%marginMarkup%%' },
            { value: 'price', label: '%%marginPrice%%' },
          ]}
          onChange={(next) => set({ given: next })}
        />
        {given === 'margin' && (
          <NumberField
            label="%%marginMargin%%"
            value={state.margin}
            max={marginMax}
            unit="%"
            onChange={(next) => set({ margin: next })}
          />
        )}
        {given === 'markup' && (
          <NumberField label="%%marginMarkup%%" value={state.markup} unit="%" onChange={(next) => set({ markup: next })} />
        )}
        {given === 'price' && (
          <NumberField label="%%marginGross%%" value={state.price} unit={currency} onChange={(next) => set({ price: next })} />
        )}
        <div className="grid grid-cols-2 gap-4">
          <NumberField label="%%marginVat%%" value={vat} max={100} unit="%" onChange={(next) => set({ vat: next })} />
          <NumberField label="%%marginPieces%%" value={pieces} onChange={(next) => set({ pieces: next })} />
        </div>
        <p className="text-sm text-pretty text-muted-foreground">%%marginExplained%%</p>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        {given === 'price' ? (
          <Answer label="%%marginMargin%%" value={percent(profit, net)} />
        ) : (
          <Answer label={vat ? '%%marginGross%%' : '%%marginPrice%%'} value={formatMoney(cents(gross))} />
        )}
        <Figures
          items={[
            ['%%marginProfit%%', formatMoney(cents(profit))],
            given === 'price' ? ['%%marginNet%%', formatMoney(cents(net))] : ['%%marginMargin%%', percent(profit, net)],
            ['%%marginMarkup%%', percent(profit, cost)],
            ['%%marginTotal%%', formatMoney(cents(profit * pieces))],
          ]}
        />
        <table className="w-full text-sm tabular-nums">
          <caption className="pb-2 text-left text-muted-foreground">%%marginOthers%%</caption>
          <thead className="text-muted-foreground">
            <tr>
              <th className="py-2 text-left font-medium">%%marginMargin%%</th>
              <th className="py-2 text-right font-medium">{vat ? '%%marginGross%%' : '%%marginPrice%%'}</th>
              <th className="py-2 text-right font-medium">%%marginProfit%%</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {marginsShown.map((each) => {
              const price = cost / (1 - each / 100)
              return (
                <tr key={each}>
                  <th scope="row" className="py-2 text-left font-normal">
                    {formatNumber(each)} %
                  </th>
                  <td className="py-2 text-right">{formatMoney(cents(price * (1 + vat / 100)))}</td>
                  <td className="py-2 text-right">{formatMoney(cents(price - cost))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
    </div>
  )
}

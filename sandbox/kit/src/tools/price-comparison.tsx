import { Check, Plus, Trash2 } from 'lucide-react'
import { Answer } from '@/components/blocks/answer'
import { NumberField, Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { formatMoney } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

interface Offer {
  id: string
  name: string
  price: number
  amount: number
  packs: number
}
/** The unit that is typed, and how many of it the compared one holds. */
const measures = {
  g: { typed: 'g', compared: 'kg', many: 1000 },
  ml: { typed: 'ml', compared: 'l', many: 1000 },
  piece: { typed: '%%priceTyped%%', compared: '%%pricePiece%%', many: 1 },
}
type Measure = keyof typeof measures
const offersMax = 12
const names = '%%priceSamples%%'.split(', ')
const start = {
  measure: 'g' as Measure,
  offers: [
    { id: 'a', name: names[0]!, price: usualSum(3.2), amount: 500, packs: 1 },
    { id: 'b', name: names[1]!, price: usualSum(5.6), amount: 1000, packs: 1 },
    { id: 'c', name: names[2]!, price: usualSum(9), amount: 400, packs: 3 },
  ] as Offer[],
}

export function PriceComparison() {
  const [{ measure, offers }, setState] = useSaved('prices', start)
  const { typed, compared, many } = measures[measure]
  const change = (id: string, next: Partial<Offer>) =>
    setState((before) => ({ ...before, offers: before.offers.map((each) => (each.id === id ? { ...each, ...next } : each)) }))
  const unitPrice = ({ price, amount, packs }: Offer) => (amount > 0 && price > 0 ? (price / (amount * packs)) * many : Infinity)
  const inOrder = offers.filter((each) => Number.isFinite(unitPrice(each))).toSorted((a, b) => unitPrice(a) - unitPrice(b))
  const [best] = inOrder
  const dearest = inOrder.at(-1)
  const cents = (value: number) => formatMoney(Math.round(value * 100) / 100)
  const saved = best && dearest && best !== dearest ? Math.round((1 - unitPrice(best) / unitPrice(dearest)) * 100) : 0
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="space-y-4">
        <Segmented
          label="%%priceMeasure%%"
          value={measure}
          options={(Object.keys(measures) as Measure[]).map((value) => ({ value, label: measures[value].compared }))}
          onChange={(next) => setState((before) => ({ ...before, measure: next }))}
        />
        {offers.map((offer) => (
          <Card key={offer.id} className={cn('space-y-4 p-4', offer === best && 'border-ring')}>
            <div className="flex items-center gap-2">
              <Input
                aria-label="%%priceName%%"
                placeholder="%%priceName%%"
                maxLength={40}
                value={offer.name}
                onChange={(event) => change(offer.id, { name: event.target.value })}
                className="font-medium"
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`%%delete%% ${offer.name}`}
                onClick={() =>
                  setState((before) => ({ ...before, offers: before.offers.filter((each) => each.id !== offer.id) }))
                }
              >
                <Trash2 />
              </Button>
            </div>
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                label="%%percentPrice%%"
                value={offer.price}
                unit={currency}
                onChange={(price) => change(offer.id, { price })}
              />
              <NumberField
                label="%%priceAmount%%"
                value={offer.amount}
                max={1e6}
                unit={typed}
                onChange={(amount) => change(offer.id, { amount })}
              />
            </div>
            <Stepper label="%%pricePacks%%" value={offer.packs} onChange={(packs) => change(offer.id, { packs })} />
          </Card>
        ))}
        {offers.length < offersMax && (
          <Button
            variant="secondary"
            onClick={() =>
              setState((before) => ({
                ...before,
                offers: [...before.offers, { id: `${Date.now()}`, name: '', price: 0, amount: 500, packs: 1 }],
              }))
            }
          >
            <Plus /> %%add%%
          </Button>
        )}
      </div>
      <Card className="space-y-5 p-5 sm:p-6 md:sticky md:top-6">
        <Answer
          label="%%priceBest%%"
          value={best ? best.name || '–' : '–'}
          hint={best ? `${cents(unitPrice(best))} / ${compared}${saved ? ` · −${saved} %` : ''}` : '%%priceNone%%'}
        />
        <ol className="space-y-3 text-sm">
          {inOrder.map((offer) => (
            <li key={offer.id}>
              <span className="flex items-center justify-between gap-4">
                <span className="flex min-w-0 items-center gap-1.5">
                  {offer === best && <Check className="size-4 shrink-0 text-tone-green" aria-hidden="true" />}
                  <span className="truncate">{offer.name || '–'}</span>
                </span>
                <span className="font-medium tabular-nums">
                  {cents(unitPrice(offer))} / {compared}
                </span>
              </span>
              <span className="mt-1.5 block h-2 overflow-hidden rounded-full bg-muted" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-chart-1 transition-[width]"
                  style={{ width: `${(unitPrice(offer) / unitPrice(dearest!)) * 100}%`, opacity: offer === best ? 1 : 0.5 }}
                />
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}

import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

const yearsMax = 100
interface Investment {
  name: string
  paid: number
  back: number
  years: number
}
const first: Investment = { name: '%%roiFirst%%', paid: usualSum(10_000), back: usualSum(14_500), years: 3 }
const second: Investment = { name: '%%roiSecond%%', paid: usualSum(6_000), back: usualSum(8_200), years: 2 }
const start = { items: [first, second] }

/** What came back beyond what was paid, as a part of it; nothing without a payment. */
const returned = ({ paid, back }: Investment) => (paid > 0 ? back / paid - 1 : undefined)
/** The steady growth a year that makes the same. */
const yearly = ({ paid, back, years }: Investment) => (paid > 0 && years > 0 ? (back / paid) ** (1 / years) - 1 : undefined)
const percent = (part?: number) => (part === undefined ? '–' : `${formatNumber(Math.round(part * 1000) / 10)} %`)

export function RoiCalculator() {
  const [{ items }, setState] = useSaved('roi', start)
  const change = (at: number, next: Partial<Investment>) =>
    setState((before) => ({ items: before.items.map((item, other) => (other === at ? { ...item, ...next } : item)) }))
  const rates = items.map((item) => yearly(item) ?? Number.NEGATIVE_INFINITY)
  const best = Math.max(...rates)
  const isClear = items.length > 1 && rates.filter((rate) => rate === best).length === 1
  return (
    <div className="space-y-5">
      <div className="grid items-start gap-5 md:grid-cols-2">
        {items.map((item, at) => (
          <Card key={at} className="space-y-5 p-5 sm:p-6">
            <div className="flex items-center gap-3">
              <Input
                aria-label="%%roiName%%"
                value={item.name}
                onChange={(event) => change(at, { name: event.target.value })}
                className="font-medium"
              />
              {isClear && rates[at] === best && (
                <span className="shrink-0 rounded-full bg-accent px-3 py-1 text-xs font-semibold text-accent-foreground">
                  %%roiBetter%%
                </span>
              )}
            </div>
            <div className="grid grid-cols-2 gap-4">
              <NumberField
                label="%%roiPaid%%"
                value={item.paid}
                unit={currency}
                onChange={(next) => change(at, { paid: next })}
                className="col-span-2"
              />
              <NumberField
                label="%%roiBack%%"
                value={item.back}
                unit={currency}
                onChange={(next) => change(at, { back: next })}
                className="col-span-2"
              />
              <NumberField
                label="%%roiYears%%"
                value={item.years}
                max={yearsMax}
                onChange={(next) => change(at, { years: next })}
                className="col-span-2"
              />
            </div>
            <Answer label="%%roiReturn%%" value={percent(returned(item))} />
            <Figures
              items={[
                ['%%roiGain%%', formatMoney(Math.round(item.back - item.paid))],
                ['%%roiYearly%%', percent(yearly(item))],
              ]}
            />
          </Card>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          onClick={() =>
            setState((before) => ({ items: before.items.length > 1 ? [before.items[0]!] : [before.items[0]!, second] }))
          }
        >
          {items.length > 1 ? '%%roiOnlyOne%%' : '%%roiCompare%%'}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm text-pretty text-muted-foreground">%%roiExplained%%</p>
      </div>
    </div>
  )
}

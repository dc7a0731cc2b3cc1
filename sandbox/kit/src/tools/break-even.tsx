import { Answer } from '@/components/blocks/answer'
import { AreaChart, ChartCard } from '@/components/blocks/charts'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { formatMoney, formatMoneyShort, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { usualSum } from '@/lib/usual-sums'

const chartPoints = 10
/** The chart goes on to twice what is needed, so that the lines cross in the middle. */
const chartReach = 2
const start = { fixed: usualSum(3_000), variable: usualSum(4), price: usualSum(10), profit: usualSum(1_000) }

export function BreakEven() {
  const [state, setState] = useSaved('break-even', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { fixed, variable, price, profit } = state
  const each = price - variable
  const earns = each > 0
  const pieces = earns ? Math.ceil(fixed / each) : 0
  const forProfit = earns ? Math.ceil((fixed + profit) / each) : 0
  const count = (value: number) => (earns ? formatNumber(value) : '–')
  const last = Math.max(chartPoints, Math.max(pieces, forProfit) * chartReach)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="grid grid-cols-2 gap-4 p-5 sm:p-6">
        <NumberField
          label="%%evenFixed%%"
          value={fixed}
          unit={currency}
          onChange={(next) => set({ fixed: next })}
          className="col-span-2"
        />
        <NumberField
          label="%%evenPrice%%"
          value={price}
          unit={currency}
          onChange={(next) => set({ price: next })}
          className="max-sm:col-span-2"
        />
        <NumberField
          label="%%evenVariable%%"
          value={variable}
          unit={currency}
          onChange={(next) => set({ variable: next })}
          className="max-sm:col-span-2"
        />
        <NumberField
          label="%%evenProfit%%"
          value={profit}
          unit={currency}
          onChange={(next) => set({ profit: next })}
          className="col-span-2"
        />
        <p className="col-span-2 text-sm text-pretty text-muted-foreground">%%evenHint%%</p>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer
          label="%%evenPieces%%"
          value={count(pieces)}
          hint={earns ? '%%evenEach%%'.replace('{sum}', formatMoney(Math.round(each * 100) / 100)) : '%%evenNever%%'}
        />
        <Figures
          items={[
            ['%%evenRevenue%%', earns ? formatMoney(Math.round(pieces * price)) : '–'],
            ['%%evenForProfit%%', count(forProfit)],
            ['%%evenADay%%', count(Math.ceil(pieces / 30))],
          ]}
        />
      </Card>
      {earns && (
        <ChartCard title="%%evenChart%%" text="%%evenDashed%%" className="md:col-span-2">
          <AreaChart
            label="%%evenChart%%"
            points={Array.from({ length: chartPoints + 1 }, (_, at) => {
              const sold = Math.round((last * at) / chartPoints)
              return { label: formatNumber(sold), value: sold * price, before: fixed + sold * variable }
            })}
            format={formatMoneyShort}
            straight
          />
        </ChartCard>
      )}
    </div>
  )
}

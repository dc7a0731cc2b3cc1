import { Copy, Dices } from 'lucide-react'
import { useState } from 'react'
import { NumberField, Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { copyText } from '@/lib/copy-text'
import { formatNumber } from '@/lib/format'
import { randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const countMax = 50
const drawsKept = 10
const start = { low: 1, high: 100, count: 5, unique: true, sorted: true, draws: [] as number[][] }

/** Numbers from `low` to `high`; each only once while there are enough of them. */
function draw({ low, high, count, unique, sorted }: typeof start) {
  const [from, to] = [Math.min(low, high), Math.max(low, high)]
  const all = to - from + 1
  const drawn: number[] = []
  while (drawn.length < (unique ? Math.min(count, all) : count)) {
    const number = from + randomBelow(all)
    if (!unique || !drawn.includes(number)) drawn.push(number)
  }
  return sorted ? drawn.toSorted((a, b) => a - b) : drawn
}

export function RandomNumber() {
  const [state, setState] = useSaved('random-number', start)
  const [first] = useState(() => draw(state))
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { low, high, count, unique, sorted, draws } = state
  const shown = draws[0] ?? first
  const again = () => setState((before) => ({ ...before, draws: [draw(before), ...before.draws].slice(0, drawsKept) }))
  useKeys((key) => {
    if (key !== ' ') return false
    again()
    return true
  })
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-6 p-5 sm:p-6 md:order-2">
        <ul
          className="flex min-h-40 flex-wrap content-center justify-center gap-3"
          aria-live="polite"
          aria-label="%%randomNumbers%%"
        >
          {shown.map((number, at) => (
            <li
              key={at}
              className="grid h-16 min-w-16 place-items-center rounded-full bg-primary px-4 font-display text-2xl font-bold text-primary-foreground tabular-nums"
            >
              {formatNumber(number)}
            </li>
          ))}
        </ul>
        <div className="flex gap-3">
          <Button size="lg" className="flex-1" onClick={again}>
            <Dices /> %%randomDraw%%
          </Button>
          <Button size="lg" variant="secondary" aria-label="%%toolCopy%%" onClick={() => void copyText(shown.join(', '))}>
            <Copy />
          </Button>
        </div>
        <p className="hidden text-center text-xs text-muted-foreground sm:block">%%randomKeys%%</p>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label="%%randomLow%%"
            value={low}
            min={-1e9}
            max={1e9}
            onChange={(next) => set({ low: Math.round(next) })}
          />
          <NumberField
            label="%%randomHigh%%"
            value={high}
            min={-1e9}
            max={1e9}
            onChange={(next) => set({ high: Math.round(next) })}
          />
        </div>
        <Stepper label="%%randomCount%%" value={count} max={countMax} onChange={(next) => set({ count: next })} />
        <div className="flex flex-col">
          <Checkbox
            label="%%randomUnique%%"
            checked={unique}
            onChange={(event) => set({ unique: event.target.checked })}
            className="min-h-10"
          />
          <Checkbox
            label="%%randomSorted%%"
            checked={sorted}
            onChange={(event) => set({ sorted: event.target.checked })}
            className="min-h-10"
          />
        </div>
        {draws.length > 1 && (
          <section aria-labelledby="earlier">
            <div className="flex items-center justify-between">
              <h2 id="earlier" className="text-sm font-medium">
                %%toolHistory%%
              </h2>
              <Button variant="ghost" size="sm" onClick={() => set({ draws: draws.slice(0, 1) })}>
                %%toolClear%%
              </Button>
            </div>
            <ol className="mt-1 divide-y divide-border text-sm tabular-nums">
              {draws.slice(1).map((numbers, at) => (
                <li key={draws.length - at} className="py-1.5">
                  {numbers.map((number) => formatNumber(number)).join(' · ')}
                </li>
              ))}
            </ol>
          </section>
        )}
      </Card>
    </div>
  )
}

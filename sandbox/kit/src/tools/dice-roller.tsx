import { Dices } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const sizes = [4, 6, 8, 10, 12, 20]
const rollsKept = 20
/** Which of the nine places carry a pip. */
const pips: Record<number, number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

const usual = { count: 2, sides: 6 }
const start = { ...usual, rolls: [] as { sides: number; values: number[] }[] }

export function DiceRoller() {
  const [{ count, sides, rolls }, setState] = useSaved(`dice-${usual.count}-${usual.sides}`, start)
  const [turn, setTurn] = useState(0)
  const last = rolls[0]
  const values = last?.sides === sides && last.values.length === count ? last.values : Array.from({ length: count }, () => sides)
  const roll = () => {
    setTurn(turn + 1)
    const next = { sides, values: Array.from({ length: count }, () => randomBelow(sides) + 1) }
    setState((before) => ({ ...before, rolls: [next, ...before.rolls].slice(0, rollsKept) }))
  }
  useKeys((key) => {
    if (key !== ' ') return false
    roll()
    return true
  })
  const sum = values.reduce((total, value) => total + value, 0)
  return (
    <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
      <Card className="space-y-6 p-5 sm:p-8">
        <ul key={turn} className="flex min-h-44 flex-wrap content-center justify-center gap-4">
          {values.map((value, at) => (
            <li key={at} className="pop" style={{ animationDelay: `${at * 40}ms`, animationFillMode: 'backwards' }}>
              <Die value={value} sides={sides} />
            </li>
          ))}
        </ul>
        <p className="text-center" role="status">
          <span className="text-sm text-muted-foreground">%%diceSum%%</span>
          <span className="block font-display text-5xl font-bold tabular-nums">{sum}</span>
        </p>
        <Button size="lg" className="w-full" onClick={roll}>
          <Dices /> %%diceRoll%%
        </Button>
      </Card>
      <Card className="space-y-5 p-5">
        <Stepper
          label="%%diceCount%%"
          value={count}
          max={12}
          onChange={(next) => setState((before) => ({ ...before, count: next }))}
        />
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium">%%diceSides%%</span>
          <Segmented
            label="%%diceSides%%"
            value={String(sides)}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(next) => setState((before) => ({ ...before, sides: Number(next) }))}
          />
        </div>
        <div>
          <h2 className="text-sm font-medium">%%diceLast%%</h2>
          {rolls.length === 0 ? (
            <p className="mt-2 text-sm text-muted-foreground">%%diceNone%%</p>
          ) : (
            <ol className="mt-2 max-h-52 divide-y divide-border overflow-y-auto text-sm" tabIndex={0} aria-label="%%diceLast%%">
              {rolls.map((each, at) => (
                <li key={rolls.length - at} className="flex justify-between gap-4 py-1.5 tabular-nums">
                  <span className="min-w-0 text-muted-foreground">{each.values.join(' + ')}</span>
                  <span className="font-semibold">{each.values.reduce((total, value) => total + value, 0)}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
        {rolls.length > 0 && (
          <>
            <Figures
              items={[['%%toolBest%%', Math.max(...rolls.map((each) => each.values.reduce((total, value) => total + value, 0)))]]}
            />
            <Button variant="secondary" className="w-full" onClick={() => setState((before) => ({ ...before, rolls: [] }))}>
              %%toolClear%%
            </Button>
          </>
        )}
      </Card>
    </div>
  )
}

function Die({ value, sides }: { value: number; sides: number }) {
  const box = 'grid size-20 rounded-2xl bg-primary text-primary-foreground shadow-lifted sm:size-24'
  if (sides !== 6)
    return (
      <span
        className={`${box} place-items-center font-display text-3xl font-bold tabular-nums`}
        role="img"
        aria-label={String(value)}
      >
        {value}
      </span>
    )
  return (
    <span className={`${box} grid-cols-3 grid-rows-3 place-items-center p-3.5`} role="img" aria-label={String(value)}>
      {Array.from({ length: 9 }, (_, at) => (
        <span key={at} className={pips[value]!.includes(at) ? 'size-3.5 rounded-full bg-current sm:size-4' : undefined} />
      ))}
    </span>
  )
}

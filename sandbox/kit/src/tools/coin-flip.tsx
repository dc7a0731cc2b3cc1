import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const flipMs = 900
const flipsShown = 24

export function CoinFlip() {
  const [flips, setFlips] = useSaved<boolean[]>('coin', [])
  const [turns, setTurns] = useState(0)
  const [spinning, setSpinning] = useState(false)
  const heads = flips.filter(Boolean).length
  const last = flips.at(-1)

  const flip = () => {
    if (spinning) return
    const isHeads = randomBelow(2) === 0
    setSpinning(true)
    // whole turns, and half a one more when the other side comes up
    setTurns((before) => Math.ceil(before / 2) * 2 + 8 + (isHeads ? 0 : 1))
    setTimeout(() => {
      setFlips((before) => [...before, isHeads])
      setSpinning(false)
    }, flipMs)
  }
  useKeys((key) => {
    if (key !== ' ') return false
    flip()
    return true
  })
  const side =
    'absolute inset-0 grid place-items-center rounded-full border-8 border-double border-primary-foreground/40 bg-primary px-4 text-center font-display text-2xl font-bold text-primary-foreground shadow-lifted backface-hidden'
  return (
    <div className="mx-auto max-w-lg space-y-5">
      <Card className="space-y-8 p-6 text-center sm:p-10">
        <div className="mx-auto size-52 perspective-distant" aria-hidden="true">
          <div
            className="relative size-full transform-3d"
            style={{
              transform: `rotateY(${turns * 180}deg)`,
              transition: `transform ${flipMs}ms cubic-bezier(0.2, 0.7, 0.2, 1)`,
            }}
          >
            <span className={side}>%%coinHeads%%</span>
            <span className={`${side} rotate-y-180`}>%%coinTails%%</span>
          </div>
        </div>
        <p role="status" className="min-h-8 font-display text-2xl font-semibold">
          {spinning ? '…' : last === undefined ? '%%coinAsk%%' : last ? '%%coinHeads%%' : '%%coinTails%%'}
        </p>
        <Button size="lg" className="w-full" aria-disabled={spinning} onClick={flip}>
          %%coinFlip%%
        </Button>
      </Card>
      <Figures
        items={[
          ['%%coinHeads%%', heads],
          ['%%coinTails%%', flips.length - heads],
          ['%%coinFlips%%', flips.length],
        ]}
      />
      {flips.length > 0 && (
        <div className="flex items-start justify-between gap-4">
          <ol aria-label="%%toolHistory%%" className="flex flex-wrap gap-1.5">
            {flips.slice(-flipsShown).map((isHeads, at) => (
              <li
                key={at}
                className={
                  isHeads
                    ? 'rounded-full bg-primary px-2.5 py-0.5 text-sm text-primary-foreground'
                    : 'rounded-full bg-muted px-2.5 py-0.5 text-sm'
                }
              >
                {isHeads ? '%%coinHeads%%' : '%%coinTails%%'}
              </li>
            ))}
          </ol>
          <Button variant="ghost" size="sm" onClick={() => setFlips([])}>
            %%toolReset%%
          </Button>
        </div>
      )}
    </div>
  )
}

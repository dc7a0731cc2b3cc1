import { useEffect, useEffectEvent, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { chime } from '@/lib/chime'
import { cn } from '@/lib/cn'
import { randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

/** Each can be told by its sign and its tone too, for those who do not see the colour or hear. */
const pads = [
  { sign: '●', label: '%%simonGreen%%', look: 'bg-tone-green', tone: 392 },
  { sign: '▲', label: '%%simonRed%%', look: 'bg-tone-red', tone: 330 },
  { sign: '■', label: '%%simonAmber%%', look: 'bg-tone-amber', tone: 262 },
  { sign: '★', label: '%%simonBlue%%', look: 'bg-tone-blue', tone: 196 },
]
const pauseMs = 650
const slowestMs = 620
const fastestMs = 260
const fasterByMs = 24
const litMs = 220
type State = 'ready' | 'showing' | 'turn' | 'over'

export function SimonGame() {
  const [best, setBest] = useSaved('simon-best', 0)
  const [state, setState] = useState<State>('ready')
  const [row, setRow] = useState<number[]>([])
  const [at, setAt] = useState(0)
  const [lit, setLit] = useState(-1)
  const level = state === 'ready' ? 0 : row.length
  const everyMs = Math.max(fastestMs, slowestMs - row.length * fasterByMs)

  const light = (pad: number) => {
    setLit(pad)
    chime(pads[pad]!.tone, 0.35)
  }
  const show = useEffectEvent(() => {
    const pad = row[at]
    if (pad === undefined) {
      setAt(0)
      setLit(-1)
      setState('turn')
      return
    }
    light(pad)
    setAt(at + 1)
  })
  useEffect(() => {
    if (state !== 'showing') return
    const timer = setTimeout(() => show(), at === 0 ? pauseMs : everyMs)
    return () => clearTimeout(timer)
  }, [state, at, everyMs])
  useEffect(() => {
    if (lit < 0) return
    const timer = setTimeout(() => setLit(-1), litMs)
    return () => clearTimeout(timer)
  }, [lit, at])

  const begin = () => {
    setRow([randomBelow(pads.length)])
    setAt(0)
    setState('showing')
  }
  const press = (pad: number) => {
    if (state !== 'turn') return
    light(pad)
    if (row[at] !== pad) {
      setBest((before) => Math.max(before, row.length - 1))
      return setState('over')
    }
    if (at + 1 < row.length) return setAt(at + 1)
    setRow([...row, randomBelow(pads.length)])
    setAt(0)
    setState('showing')
  }
  useKeys((key) => {
    const pad = Number(key) - 1
    if (key === ' ' && (state === 'ready' || state === 'over')) begin()
    else if (pads[pad]) press(pad)
    else return false
    return true
  })
  const said: Record<State, string> = {
    ready: '%%simonReady%%',
    showing: '%%simonWatch%%',
    turn: '%%simonTurn%%',
    over: '%%simonOver%%'.replace('{count}', String(Math.max(0, row.length - 1))),
  }
  return (
    <div className="mx-auto max-w-md space-y-5">
      <Figures
        items={[
          ['%%simonLevel%%', level],
          ['%%toolBest%%', best],
        ]}
      />
      <Card className="space-y-5 p-5">
        <p role="status" className="min-h-7 text-center font-display text-lg font-semibold">
          {said[state]}
        </p>
        <div role="group" aria-label="%%simonPads%%" className="grid grid-cols-2 gap-3">
          {pads.map(({ sign, label, look }, pad) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              aria-disabled={state !== 'turn'}
              onClick={() => press(pad)}
              className={cn(
                'focus-ring grid aspect-square cursor-pointer touch-manipulation place-items-center rounded-2xl bg-muted text-5xl transition-[transform,background-color] select-none',
                lit === pad && `scale-95 text-card ${look}`,
              )}
            >
              <span
                className={cn('grid size-3/5 place-items-center rounded-full', lit !== pad && `text-card ${look}`)}
                aria-hidden="true"
              >
                {sign}
              </span>
            </button>
          ))}
        </div>
        <Button size="lg" className="w-full" disabled={state === 'showing' || state === 'turn'} onClick={begin}>
          {state === 'over' ? '%%toolAgain%%' : '%%toolStart%%'}
        </Button>
      </Card>
      <p className="hidden text-center text-sm text-muted-foreground sm:block">%%simonKeys%%</p>
    </div>
  )
}

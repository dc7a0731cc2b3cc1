import { useEffect, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { randomBelow } from '@/lib/random'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const triesOfRound = 5
const leastWaitMs = 1200
const waitSpreadMs = 3000
type State = 'ready' | 'waiting' | 'now' | 'early' | 'hit'
const looks: Record<State, string> = {
  ready: 'bg-primary text-primary-foreground',
  waiting: 'bg-muted text-foreground',
  now: 'bg-foreground text-background',
  early: 'bg-destructive text-destructive-foreground',
  hit: 'bg-accent text-accent-foreground',
}

const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

export function ReactionTest() {
  const [best, setBest] = useSaved('reaction-best', 0)
  const [state, setState] = useState<State>('ready')
  const [since, setSince] = useState(0)
  const [tries, setTries] = useState<number[]>([])
  const isDone = tries.length >= triesOfRound
  const last = tries.at(-1)

  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(
      () => {
        setSince(performance.now())
        setState('now')
      },
      leastWaitMs + randomBelow(waitSpreadMs),
    )
    return () => clearTimeout(timer)
  }, [state])

  const press = () => {
    if (state === 'waiting') return setState('early')
    if (state !== 'now') {
      if (isDone) setTries([])
      return setState('waiting')
    }
    const next = [...tries, Math.round(performance.now() - since)]
    setTries(next)
    setState('hit')
    if (next.length < triesOfRound) return
    const average = mean(next)
    if (!best || average < best) setBest(average)
  }
  useKeys((key) => {
    if (key !== ' ') return false
    press()
    return true
  })
  const texts: Record<State, [string, string]> = {
    ready: ['%%reactStart%%', '%%reactHow%%'],
    waiting: ['%%reactWait%%', '%%reactWaitHint%%'],
    now: ['%%reactNow%%', ''],
    early: ['%%reactEarly%%', '%%reactAgain%%'],
    hit: [`${last ?? 0} ms`, isDone ? '%%reactDone%%' : '%%reactNext%%'],
  }
  const [title, text] = texts[state]
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <button
        type="button"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          press()
        }}
        onKeyDown={(event) => {
          if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
          event.preventDefault()
          press()
        }}
        className={cn(
          'focus-ring flex h-80 w-full cursor-pointer touch-manipulation flex-col items-center justify-center gap-2 rounded-2xl p-6 select-none',
          looks[state],
        )}
      >
        <span className="font-display text-5xl font-bold tabular-nums" role="status">
          {title}
        </span>
        <span className="text-pretty">{text}</span>
      </button>
      <Figures
        items={[
          ['%%reactTry%%', `${tries.length} / ${triesOfRound}`],
          ['%%reactAverage%%', tries.length ? `${mean(tries)} ms` : '–'],
          ['%%toolBest%%', best ? `${best} ms` : '–'],
        ]}
      />
      <ol className="flex flex-wrap justify-center gap-2" aria-label="%%reactTries%%">
        {tries.map((ms, at) => (
          <li key={at} className="rounded-lg bg-muted px-3 py-1.5 text-sm tabular-nums">
            {ms} ms
          </li>
        ))}
      </ol>
      <p className="text-center">
        <Button
          variant="ghost"
          onClick={() => {
            setTries([])
            setState('ready')
          }}
        >
          %%toolReset%%
        </Button>
      </p>
    </div>
  )
}

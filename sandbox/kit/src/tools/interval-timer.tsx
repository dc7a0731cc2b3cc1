import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Dial } from '@/components/blocks/dial'
import { Figures } from '@/components/blocks/figures'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { chime } from '@/lib/chime'
import { cn } from '@/lib/cn'
import { useKeys } from '@/lib/use-keys'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

/** `step` 0 is getting ready, then work and rest in turn; `leftMs` counts while it rests, `endsAt` while it runs. */
/** Seconds of work and of rest, how often, how long to get ready, and from how many seconds before the end it counts aloud. */
const usual = { work: 40, rest: 20, rounds: 8, ready: 5, warning: 0 }
const start = { work: usual.work, rest: usual.rest, rounds: usual.rounds, step: 0, leftMs: usual.ready * 1000, endsAt: 0 }
type State = typeof start

const secondsOf = ({ work, rest }: State, step: number) => (step === 0 ? usual.ready : step % 2 ? work : rest)
/** No rest after the last round. */
const lastStep = ({ rounds }: State) => rounds * 2 - 1

export function IntervalTimer() {
  const [state, setState] = useSaved(`intervals-${usual.work}-${usual.rest}-${usual.rounds}-${usual.ready}`, start)
  const { work, rest, rounds, step, endsAt } = state
  const running = endsAt > 0
  const finished = step > lastStep(state)
  const now = useNow(running, 100)
  const left = running ? Math.max(0, endsAt - now) : state.leftMs
  const round = Math.min(rounds, Math.max(1, Math.ceil(step / 2)))
  const name = finished
    ? '%%intervalDone%%'
    : step === 0
      ? '%%intervalReady%%'
      : step % 2
        ? '%%intervalWork%%'
        : '%%intervalRest%%'

  const toStart = (change: Partial<State> = {}) =>
    setState((before) => ({ ...before, ...change, step: 0, leftMs: usual.ready * 1000, endsAt: 0 }))
  const next = (runs: boolean) =>
    setState((before) => {
      const at = before.step + 1
      const ms = secondsOf(before, at) * 1000
      if (at > lastStep(before)) return { ...before, step: at, leftMs: 0, endsAt: 0 }
      return { ...before, step: at, leftMs: ms, endsAt: runs ? Date.now() + ms : 0 }
    })
  const toggle = () => {
    if (finished) return toStart()
    setState((before) =>
      before.endsAt > 0
        ? { ...before, endsAt: 0, leftMs: Math.max(0, before.endsAt - Date.now()) }
        : { ...before, endsAt: Date.now() + before.leftMs },
    )
  }
  const advance = useEffectEvent(() => {
    chime(step % 2 ? 520 : 880)
    next(true)
  })
  useEffect(() => {
    if (running && left === 0) advance()
  }, [running, left])
  const seconds = Math.ceil(left / 1000)
  useEffect(() => {
    if (running && seconds > 0 && seconds <= usual.warning) chime(660)
  }, [running, seconds])
  useKeys((key) => {
    if (key !== ' ') return false
    toggle()
    return true
  })
  const whole = secondsOf(state, step) * 1000
  return (
    <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
      <Card className={cn('space-y-6 p-5 transition-colors sm:p-8', running && step % 2 === 1 && 'bg-accent')}>
        <Dial label={name} part={finished ? 1 : left / whole}>
          <p className="text-lg font-semibold" role="status">
            {name}
          </p>
          <p role="timer" className="font-display text-6xl font-bold tabular-nums">
            {clock(Math.ceil(left / 1000) * 1000)}
          </p>
          <p className="text-sm text-muted-foreground tabular-nums">
            %%intervalRound%% {round} / {rounds}
          </p>
        </Dial>
        <div className="flex justify-center gap-2">
          <Button size="lg" variant="secondary" aria-label="%%toolReset%%" onClick={() => toStart()}>
            <RotateCcw />
          </Button>
          <Button size="lg" onClick={toggle} className="min-w-36">
            {running ? <Pause /> : <Play />}
            {running ? '%%toolPause%%' : '%%toolStart%%'}
          </Button>
          <Button size="lg" variant="secondary" aria-label="%%pomodoroSkip%%" disabled={finished} onClick={() => next(running)}>
            <SkipForward />
          </Button>
        </div>
      </Card>
      <Card className="space-y-4 p-5 sm:p-6">
        <Stepper
          label="%%intervalWork%%"
          value={work}
          min={5}
          max={600}
          step={5}
          unit=" s"
          onChange={(value) => toStart({ work: value })}
        />
        <Stepper
          label="%%intervalRest%%"
          value={rest}
          min={5}
          max={600}
          step={5}
          unit=" s"
          onChange={(value) => toStart({ rest: value })}
        />
        <Stepper label="%%intervalRounds%%" value={rounds} max={50} onChange={(value) => toStart({ rounds: value })} />
        <Figures items={[['%%intervalTotal%%', clock((rounds * work + (rounds - 1) * rest) * 1000)]]} />
      </Card>
    </div>
  )
}

import { Flag, Pause, Play, RotateCcw } from 'lucide-react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useKeys } from '@/lib/use-keys'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const lapsMax = 200
/** `startedAt` is 0 while it stands; `beforeMs` is what it counted until then. Laps are the times they ended at. */
const start = { startedAt: 0, beforeMs: 0, laps: [] as number[] }

const tenths = (ms: number) => `${clock(Math.floor(ms / 1000) * 1000)}.${Math.floor((ms % 1000) / 100)}`

export function Stopwatch() {
  const [{ startedAt, beforeMs, laps }, setState] = useSaved('stopwatch', start)
  const running = startedAt > 0
  const now = useNow(running, 50)
  const elapsed = beforeMs + (running ? Math.max(0, now - startedAt) : 0)
  const toggle = () =>
    setState((before) =>
      before.startedAt > 0
        ? { ...before, startedAt: 0, beforeMs: before.beforeMs + Date.now() - before.startedAt }
        : { ...before, startedAt: Date.now() },
    )
  const lap = () => setState((before) => ({ ...before, laps: [...before.laps, elapsed].slice(0, lapsMax) }))
  useKeys((key) => {
    if (key === ' ') toggle()
    else if (key.toLowerCase() === 'l' && running) lap()
    else return false
    return true
  })
  const splits = laps.map((end, at) => end - (laps[at - 1] ?? 0))
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <Card className="space-y-7 px-5 py-10 text-center">
        <p role="timer" className="font-display text-6xl font-bold tabular-nums sm:text-8xl">
          {tenths(elapsed)}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="lg" onClick={toggle} className="min-w-36">
            {running ? <Pause /> : <Play />}
            {running ? '%%toolPause%%' : '%%toolStart%%'}
          </Button>
          <Button size="lg" variant="secondary" disabled={!running} onClick={lap}>
            <Flag /> %%stopLap%%
          </Button>
          <Button size="lg" variant="secondary" disabled={elapsed === 0} onClick={() => setState(start)}>
            <RotateCcw /> %%toolReset%%
          </Button>
        </div>
        <p className="hidden text-xs text-muted-foreground sm:block">%%stopKeys%%</p>
      </Card>
      {splits.length > 0 && (
        <Card className="space-y-4 p-5">
          <Figures
            items={[
              ['%%stopLaps%%', splits.length],
              ['%%stopFastest%%', tenths(Math.min(...splits))],
              ['%%stopSlowest%%', tenths(Math.max(...splits))],
            ]}
          />
          <ol className="divide-y divide-border tabular-nums" reversed>
            {splits
              .map((split, at) => ({ split, at }))
              .toReversed()
              .map(({ split, at }) => (
                <li key={at} className="flex justify-between gap-4 py-2.5">
                  <span className="text-muted-foreground">%%stopLap%% {at + 1}</span>
                  <span className="font-semibold">{tenths(split)}</span>
                  <span className="text-muted-foreground">{tenths(laps[at]!)}</span>
                </li>
              ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

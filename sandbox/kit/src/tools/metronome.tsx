import { Pause, Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { chime } from '@/lib/chime'
import { cn } from '@/lib/cn'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const slowest = 30
const fastest = 240
/** Taps further apart than this begin a new tempo. */
const tapPauseMs = 2000
const tapsKept = 5
const names: [below: number, name: string][] = [
  [60, 'Largo'],
  [76, 'Adagio'],
  [108, 'Andante'],
  [120, 'Moderato'],
  [156, 'Allegro'],
  [176, 'Vivace'],
  [Infinity, 'Presto'],
]

const usual = { tempo: 96, beats: 4 }

export function Metronome() {
  const [{ tempo, beats }, setState] = useSaved(`metronome-${usual.tempo}-${usual.beats}`, usual)
  const [running, setRunning] = useState(false)
  const [beat, setBeat] = useState(-1)
  const taps = useRef<number[]>([])
  const setTempo = (next: number) =>
    setState((before) => ({ ...before, tempo: Math.round(Math.min(fastest, Math.max(slowest, next))) }))
  const tick = useEffectEvent((at: number) => {
    chime(at % beats === 0 ? 1320 : 880, 0.06, 0.3)
    setBeat(at % beats)
  })
  useEffect(() => {
    if (!running) return
    const everyMs = 60_000 / tempo
    const from = performance.now()
    let count = 0
    let timer = 0
    // each beat is reckoned from the first, so that late timers do not add up
    const run = () => {
      tick(count)
      count += 1
      timer = window.setTimeout(run, Math.max(0, from + count * everyMs - performance.now()))
    }
    run()
    return () => clearTimeout(timer)
  }, [running, tempo])
  const tap = () => {
    const now = performance.now()
    const last = taps.current.at(-1) ?? 0
    taps.current = now - last > tapPauseMs ? [now] : [...taps.current, now].slice(-tapsKept)
    const [first] = taps.current
    if (taps.current.length > 1) setTempo((60_000 * (taps.current.length - 1)) / (now - first!))
  }
  useKeys((key) => {
    if (key === ' ') setRunning(!running)
    else if (key === 'ArrowUp') setTempo(tempo + 1)
    else if (key === 'ArrowDown') setTempo(tempo - 1)
    else if (key.toLowerCase() === 't') tap()
    else return false
    return true
  })
  return (
    <Card className="mx-auto max-w-lg space-y-7 p-6 text-center sm:p-9">
      <ol aria-label="%%metronomeBeats%%" className="flex flex-wrap justify-center gap-3">
        {Array.from({ length: beats }, (_, at) => (
          <li
            key={at}
            className={cn(
              'rounded-full transition-colors',
              at === 0 ? 'size-7' : 'size-5 self-center',
              running && at === beat ? 'bg-primary' : 'bg-muted',
            )}
          >
            <span className="sr-only">{at + 1}</span>
          </li>
        ))}
      </ol>
      <p>
        <span className="font-display text-8xl font-bold tabular-nums">{tempo}</span>
        <span className="mt-1 block text-muted-foreground">BPM · {names.find(([below]) => tempo < below)![1]}</span>
      </p>
      <input
        type="range"
        aria-label="%%metronomeTempo%%"
        min={slowest}
        max={fastest}
        value={tempo}
        onChange={(event) => setTempo(Number(event.target.value))}
        className="focus-ring h-10 w-full cursor-pointer accent-primary"
      />
      <div className="grid grid-cols-2 gap-3 text-left">
        <Stepper label="%%metronomeTempo%%" value={tempo} min={slowest} max={fastest} onChange={setTempo} />
        <Stepper
          label="%%metronomeBeats%%"
          value={beats}
          max={12}
          onChange={(next) => setState((before) => ({ ...before, beats: next }))}
        />
      </div>
      <div className="flex justify-center gap-2">
        <Button size="lg" onClick={() => setRunning(!running)} className="min-w-36">
          {running ? <Pause /> : <Play />}
          {running ? '%%toolPause%%' : '%%toolStart%%'}
        </Button>
        <Button size="lg" variant="secondary" onClick={tap}>
          %%metronomeTap%%
        </Button>
      </div>
      <p className="hidden text-xs text-muted-foreground sm:block">%%metronomeKeys%%</p>
    </Card>
  )
}

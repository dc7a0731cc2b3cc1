import { Pause, Play, Shuffle, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { randomBelow } from '@/lib/random'
import { drums, hitDrum, soundTime, type Drum } from '@/lib/synth'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const steps = 16
const slowest = 50
const fastest = 200
/** Sounds are ordered a little ahead, so that a slow timer is not heard. */
const aheadSeconds = 0.12
const lookEveryMs = 30
const drumNames: Record<Drum, string> = {
  kick: '%%drumsKick%%',
  snare: '%%drumsSnare%%',
  hat: '%%drumsHat%%',
  open: '%%drumsOpen%%',
  clap: '%%drumsClap%%',
  tom: '%%drumsTom%%',
}
type Pattern = Record<Drum, string>
const silent = '.'.repeat(steps)
const quiet: Pattern = { kick: silent, snare: silent, hat: silent, open: silent, clap: silent, tom: silent }
const patterns: Record<'rock' | 'house' | 'hiphop', Pattern> = {
  rock: { ...quiet, kick: 'x.......x.x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
  house: { ...quiet, kick: 'x...x...x...x...', clap: '....x.......x...', hat: '..x...x...x...x.', open: '..............x.' },
  hiphop: { ...quiet, kick: 'x.....x...x.....', snare: '....x.......x..x', hat: 'xxx.xxx.xxx.xxx.', tom: '..............x.' },
}
const tempos = { rock: 108, house: 124, hiphop: 88 }
const start = { tempo: tempos.rock, pattern: patterns.rock }
const withStep = (row: string, at: number, sign: string) => row.slice(0, at) + sign + row.slice(at + 1)

export function DrumMachine() {
  const [{ tempo, pattern }, setState] = useSaved('drum-machine', start)
  const [isRunning, setRunning] = useState(false)
  const [now, setNow] = useState(-1)
  const sound = useEffectEvent((step: number, at: number) => {
    for (const drum of drums) if (pattern[drum][step] === 'x') hitDrum(drum, at)
    setNow(step)
  })
  const stepSeconds = 60 / tempo / 4
  useEffect(() => {
    if (!isRunning) return
    let step = 0
    let next = soundTime() + 0.05
    const look = () => {
      for (; next < soundTime() + aheadSeconds; next += stepSeconds) {
        sound(step, next)
        step = (step + 1) % steps
      }
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, stepSeconds])
  const change = (next: Pattern) => setState((before) => ({ ...before, pattern: next }))
  const toggle = (drum: Drum, at: number) => {
    const isOn = pattern[drum][at] !== 'x'
    if (isOn && !isRunning) hitDrum(drum)
    change({ ...pattern, [drum]: withStep(pattern[drum], at, isOn ? 'x' : '.') })
  }
  const surprise = () => {
    const chances: Record<Drum, number> = { kick: 30, snare: 15, hat: 55, open: 8, clap: 10, tom: 10 }
    const row = (drum: Drum) => Array.from({ length: steps }, () => (randomBelow(100) < chances[drum] ? 'x' : '.')).join('')
    change({ kick: row('kick'), snare: row('snare'), hat: row('hat'), open: row('open'), clap: row('clap'), tom: row('tom') })
  }
  const chosen = (Object.keys(patterns) as (keyof typeof patterns)[]).find((name) =>
    drums.every((drum) => patterns[name][drum] === pattern[drum]),
  )
  useKeys((key) => {
    if (key !== ' ') return false
    setRunning(!isRunning)
    return true
  })
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" onClick={() => setRunning(!isRunning)} className="min-w-32">
          {isRunning ? <Pause /> : <Play />} {isRunning ? '%%toolPause%%' : '%%toolStart%%'}
        </Button>
        <Segmented
          label="%%drumsPattern%%"
          value={chosen ?? 'own'}
          options={[
            { value: 'rock', label: 'Rock' },
            { value: 'house', label: 'House' },
            { value: 'hiphop', label: 'Hip-hop' },
            { value: 'own', label: '%%drumsOwn%%' },
          ]}
          onChange={(name) => name !== 'own' && setState({ tempo: tempos[name], pattern: patterns[name] })}
        />
        <div className="w-full sm:ml-auto sm:w-52">
          <Stepper
            label="%%metronomeTempo%%"
            value={tempo}
            min={slowest}
            max={fastest}
            onChange={(next) => setState((before) => ({ ...before, tempo: next }))}
          />
        </div>
      </div>
      <Card className="overflow-x-auto p-4 sm:p-6">
        <div className="min-w-xl space-y-2">
          {drums.map((drum) => (
            <div key={drum} role="group" aria-label={drumNames[drum]} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => hitDrum(drum)}
                className="focus-ring sticky left-0 z-10 w-20 shrink-0 cursor-pointer truncate rounded-md bg-card py-2 text-left text-sm font-medium hover:text-accent-foreground"
              >
                {drumNames[drum]}
              </button>
              <div className="grid flex-1 grid-cols-16 gap-1 sm:gap-1.5">
                {[...pattern[drum]].map((sign, at) => (
                  <button
                    key={at}
                    type="button"
                    role="checkbox"
                    aria-checked={sign === 'x'}
                    aria-label={`${drumNames[drum]} ${at + 1}`}
                    onClick={() => toggle(drum, at)}
                    className={cn(
                      'focus-ring aspect-square min-w-0 cursor-pointer touch-manipulation rounded-sm transition-colors sm:rounded-md',
                      sign === 'x'
                        ? 'bg-primary'
                        : Math.floor(at / 4) % 2
                          ? 'bg-muted hover:bg-accent'
                          : 'bg-[color-mix(in_oklab,var(--muted-foreground)_22%,var(--muted))] hover:bg-accent',
                      isRunning && at === now && 'ring-2 ring-foreground/70',
                    )}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={surprise}>
          <Shuffle /> %%drumsSurprise%%
        </Button>
        <Button variant="secondary" onClick={() => change(quiet)}>
          <Trash2 /> %%toolClear%%
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">%%drumsKeys%%</p>
    </div>
  )
}

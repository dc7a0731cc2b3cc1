import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Dial } from '@/components/blocks/dial'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { chime } from '@/lib/chime'
import { useKeys } from '@/lib/use-keys'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const presets = [1, 3, 5, 10, 15, 30]
const minute = 60_000
const ringEveryMs = 700
const rings = 4
const usual = { minutes: 5 }
const start = { wholeMs: usual.minutes * minute, leftMs: usual.minutes * minute, endsAt: 0 }

export function KitchenTimer() {
  const [{ wholeMs, leftMs, endsAt }, setState] = useSaved(`timer-${usual.minutes}`, start)
  const running = endsAt > 0
  const now = useNow(running)
  const left = running ? Math.max(0, endsAt - now) : leftMs
  const choose = (ms: number) => setState({ wholeMs: ms, leftMs: ms, endsAt: 0 })
  const toggle = () =>
    setState((before) =>
      before.endsAt > 0
        ? { ...before, endsAt: 0, leftMs: Math.max(0, before.endsAt - Date.now()) }
        : { ...before, endsAt: Date.now() + (before.leftMs || before.wholeMs) },
    )
  const finish = useEffectEvent(() => {
    for (let ring = 0; ring < rings; ring++) setTimeout(() => chime(880), ring * ringEveryMs)
    toast('%%timerUp%%')
    setState((before) => ({ ...before, endsAt: 0, leftMs: before.wholeMs }))
  })
  useEffect(() => {
    if (running && left === 0) finish()
  }, [running, left])
  useKeys((key) => {
    if (key !== ' ') return false
    toggle()
    return true
  })
  const minutes = Math.floor(wholeMs / minute)
  const seconds = (wholeMs % minute) / 1000
  return (
    <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
      <Card className="space-y-6 p-5 sm:p-8">
        <Dial label="%%timerLeft%%" part={left / wholeMs}>
          <p role="timer" className="font-display text-6xl font-bold tabular-nums">
            {clock(left)}
          </p>
        </Dial>
        <div className="flex justify-center gap-2">
          <Button size="lg" onClick={toggle} className="min-w-36">
            {running ? <Pause /> : <Play />}
            {running ? '%%toolPause%%' : '%%toolStart%%'}
          </Button>
          <Button size="lg" variant="secondary" aria-label="%%toolReset%%" onClick={() => choose(wholeMs)}>
            <RotateCcw />
          </Button>
        </div>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Stepper
          label="%%timerMinutes%%"
          value={minutes}
          min={seconds ? 0 : 1}
          max={180}
          onChange={(next) => choose(next * minute + seconds * 1000)}
        />
        <Stepper
          label="%%timerSeconds%%"
          value={seconds}
          min={minutes ? 0 : 5}
          max={55}
          step={5}
          onChange={(next) => choose(minutes * minute + next * 1000)}
        />
        <div role="group" aria-label="%%timerPresets%%" className="grid grid-cols-3 gap-2">
          {presets.map((preset) => (
            <Button
              key={preset}
              variant="secondary"
              aria-pressed={wholeMs === preset * minute}
              onClick={() => choose(preset * minute)}
            >
              {preset} %%timerMin%%
            </Button>
          ))}
        </div>
      </Card>
    </div>
  )
}

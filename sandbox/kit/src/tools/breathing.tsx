import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { today } from '@/lib/dates'
import { useKeys } from '@/lib/use-keys'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

/** Seconds to breathe in, hold, breathe out and hold. */
const patterns = {
  calm: { label: '%%breathCalm%%', seconds: [4, 0, 6, 0] },
  box: { label: '%%breathBox%%', seconds: [4, 4, 4, 4] },
  sleep: { label: '4-7-8', seconds: [4, 7, 8, 0] },
}
type Pattern = keyof typeof patterns
const steps = ['%%breathIn%%', '%%breathHold%%', '%%breathOut%%', '%%breathHold%%']
const smallest = 0.45

export function Breathing() {
  const [pattern, setPattern] = useSaved<Pattern>('breathing', 'calm')
  const [days, setDays] = useSaved<Record<string, number>>('breathing-days', {})
  const [startedAt, setStartedAt] = useState(0)
  const running = startedAt > 0
  const now = useNow(running, 50)
  const { seconds } = patterns[pattern] ?? patterns.calm
  const round = seconds.reduce((sum, each) => sum + each, 0)
  const elapsed = running ? Math.max(0, now - startedAt) / 1000 : 0
  let into = elapsed % round
  let step = 0
  while (into >= seconds[step]!) into -= seconds[step++]!
  const part = into / seconds[step]!
  const full = [part, 1, 1 - part, 0][step]!
  const size = running ? smallest + (1 - smallest) * full : 0.7

  const stop = () => {
    setDays((before) => ({ ...before, [today()]: (before[today()] ?? 0) + Math.round(elapsed) }))
    setStartedAt(0)
  }
  const toggle = () => (running ? stop() : setStartedAt(Date.now()))
  useKeys((key) => {
    if (key !== ' ') return false
    toggle()
    return true
  })
  return (
    <div className="mx-auto max-w-xl space-y-5">
      <Card className="space-y-7 p-5 text-center sm:p-8">
        <Segmented
          label="%%breathPattern%%"
          value={pattern}
          options={(Object.keys(patterns) as Pattern[]).map((value) => ({ value, label: patterns[value].label }))}
          onChange={(next) => {
            if (running) stop()
            setPattern(next)
          }}
        />
        <div className="relative mx-auto grid aspect-square w-full max-w-80 place-items-center">
          <span aria-hidden="true" className="absolute inset-0 rounded-full bg-primary/10" />
          <span
            aria-hidden="true"
            className="absolute inset-0 rounded-full bg-primary transition-transform duration-75 ease-linear"
            style={{ transform: `scale(${size})` }}
          />
          <p className="relative text-primary-foreground" role="status">
            <span className="block font-display text-2xl font-semibold">{running ? steps[step] : '%%breathReady%%'}</span>
          </p>
        </div>
        <p role="timer" className="text-lg font-medium text-muted-foreground tabular-nums">
          {running ? Math.ceil(seconds[step]! - into) : seconds.filter(Boolean).join(' · ')}
        </p>
        <Button size="lg" onClick={toggle} className="min-w-40">
          {running ? <Pause /> : <Play />}
          {running ? '%%breathStop%%' : '%%toolStart%%'}
        </Button>
      </Card>
      <Figures
        items={[
          ['%%breathNow%%', clock(elapsed * 1000)],
          ['%%breathRounds%%', Math.floor(elapsed / round)],
          ['%%breathToday%%', clock((days[today()] ?? 0) * 1000)],
        ]}
      />
    </div>
  )
}

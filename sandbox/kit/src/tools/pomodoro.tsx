import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Dial } from '@/components/blocks/dial'
import { Figures } from '@/components/blocks/figures'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { chime } from '@/lib/chime'
import { daysFromNow, toDate, today } from '@/lib/dates'
import { locale } from '@/lib/project'
import { useKeys } from '@/lib/use-keys'
import { clock, useNow } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

type Phase = 'focus' | 'break' | 'longBreak'
const names: Record<Phase, string> = {
  focus: '%%pomodoroFocus%%',
  break: '%%pomodoroBreak%%',
  longBreak: '%%pomodoroLongBreak%%',
}
const roundsToLongBreak = 4
const minute = 60_000

/** Minutes of work and of rest. */
const usual = { focus: 25, rest: 5, longRest: 15 }
const start = {
  phase: 'focus' as Phase,
  minutes: { focus: usual.focus, break: usual.rest, longBreak: usual.longRest },
  /** when it rings, while it runs */
  endsAt: 0,
  /** what is left, while it rests */
  leftMs: usual.focus * minute,
  task: '',
}

export function Pomodoro() {
  const [state, setState] = useSaved(`pomodoro-${usual.focus}-${usual.rest}-${usual.longRest}`, start)
  const [days, setDays] = useSaved<Record<string, { rounds: number; minutes: number }>>('pomodoro-days', {})
  const { phase, minutes, endsAt } = state
  const running = endsAt > 0
  const now = useNow(running)
  const left = running ? Math.max(0, endsAt - now) : state.leftMs
  const done = days[today()] ?? { rounds: 0, minutes: 0 }

  const enter = (next: Phase) =>
    setState((before) => ({ ...before, phase: next, endsAt: 0, leftMs: before.minutes[next] * minute }))
  const toggle = () =>
    setState((before) =>
      before.endsAt > 0
        ? { ...before, endsAt: 0, leftMs: Math.max(0, before.endsAt - Date.now()) }
        : { ...before, endsAt: Date.now() + before.leftMs },
    )
  const finish = useEffectEvent(() => {
    chime()
    if (phase !== 'focus') return enter('focus')
    const rounds = done.rounds + 1
    setDays((before) => ({ ...before, [today()]: { rounds, minutes: done.minutes + minutes.focus } }))
    enter(rounds % roundsToLongBreak === 0 ? 'longBreak' : 'break')
  })
  useEffect(() => {
    if (running && left === 0) finish()
  }, [running, left])
  useKeys((key) => {
    if (key !== ' ') return false
    toggle()
    return true
  })

  const week = Array.from({ length: 7 }, (_, at) => daysFromNow(at - 6))
  const most = Math.max(1, ...week.map((day) => days[day]?.rounds ?? 0))
  return (
    <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
      <Card className="space-y-6 p-5 sm:p-8">
        <div className="text-center">
          <Segmented
            label="%%pomodoroPhase%%"
            value={phase}
            options={(Object.keys(names) as Phase[]).map((value) => ({ value, label: names[value] }))}
            onChange={enter}
          />
        </div>
        <Dial label={names[phase]} part={left / (minutes[phase] * minute)}>
          <p role="timer" className="font-display text-6xl font-bold tabular-nums">
            {clock(left)}
          </p>
          <p className="mt-1 text-sm text-muted-foreground">{names[phase]}</p>
        </Dial>
        <div className="flex justify-center gap-2">
          <Button variant="secondary" size="lg" aria-label="%%toolReset%%" onClick={() => enter(phase)}>
            <RotateCcw />
          </Button>
          <Button size="lg" onClick={toggle} className="min-w-36">
            {running ? <Pause /> : <Play />}
            {running ? '%%toolPause%%' : '%%toolStart%%'}
          </Button>
          <Button
            variant="secondary"
            size="lg"
            aria-label="%%pomodoroSkip%%"
            onClick={() => enter(phase === 'focus' ? 'break' : 'focus')}
          >
            <SkipForward />
          </Button>
        </div>
        <Input
          aria-label="%%pomodoroWhat%%"
          placeholder="%%pomodoroWhat%%"
          value={state.task}
          maxLength={120}
          onChange={(event) => setState((before) => ({ ...before, task: event.target.value }))}
          className="mx-auto h-11 max-w-sm text-center"
        />
        <p className="hidden text-center text-xs text-muted-foreground sm:block">%%pomodoroKeys%%</p>
      </Card>
      <div className="space-y-5">
        <Card className="space-y-5 p-5">
          <Figures
            items={[
              ['%%pomodoroToday%%', done.rounds],
              ['%%pomodoroFocused%%', done.minutes],
            ]}
          />
          <div>
            <h2 className="text-sm font-medium">%%pomodoroWeek%%</h2>
            <ol className="mt-3 flex h-28 gap-2">
              {week.map((day) => {
                const rounds = days[day]?.rounds ?? 0
                return (
                  <li key={day} className="flex flex-1 flex-col items-center gap-1 text-xs text-muted-foreground">
                    <span className="flex w-full flex-1 items-end">
                      <span
                        className="block w-full rounded-sm bg-primary"
                        style={{ height: `${Math.max(4, (rounds / most) * 100)}%`, opacity: rounds ? 1 : 0.2 }}
                      />
                    </span>
                    <span className="sr-only">{rounds}</span>
                    {toDate(day).toLocaleDateString(locale, { weekday: 'narrow' })}
                  </li>
                )
              })}
            </ol>
          </div>
        </Card>
        <Card className="space-y-3 p-5">
          <h2 className="text-sm font-medium">%%pomodoroMinutes%%</h2>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-1">
            {(Object.keys(names) as Phase[]).map((each) => (
              <Stepper
                key={each}
                label={names[each]}
                value={minutes[each]}
                max={120}
                onChange={(value) =>
                  setState((before) => ({
                    ...before,
                    minutes: { ...before.minutes, [each]: value },
                    ...(each === before.phase && { endsAt: 0, leftMs: value * minute }),
                  }))
                }
              />
            ))}
          </div>
        </Card>
      </div>
    </div>
  )
}

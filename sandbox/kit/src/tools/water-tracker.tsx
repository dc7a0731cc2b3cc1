import { Minus, Plus } from 'lucide-react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { daysFromNow, toDate, today } from '@/lib/dates'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const start = {
  goal: 8,
  glassMl: 250,
  days: Object.fromEntries([7, 6, 8, 5, 8, 7].map((glasses, at) => [daysFromNow(at - 6), glasses])) as Record<string, number>,
}
const glassesMax = 30

export function WaterTracker() {
  const [{ goal, glassMl, days }, setState] = useSaved('water', start)
  const glasses = days[today()] ?? 0
  const part = Math.min(1, glasses / goal)
  const add = (count: number) =>
    setState((before) => ({
      ...before,
      days: { ...before.days, [today()]: Math.min(glassesMax, Math.max(0, (before.days[today()] ?? 0) + count)) },
    }))
  const week = Array.from({ length: 7 }, (_, at) => daysFromNow(at - 6))
  const liters = (count: number) => ((count * glassMl) / 1000).toLocaleString(locale, { maximumFractionDigits: 2 })
  const level = 150 - part * 140
  return (
    <div className="grid gap-5 md:grid-cols-[3fr_2fr]">
      <Card className="space-y-6 p-6 text-center sm:p-8">
        <svg viewBox="0 0 120 160" role="img" aria-label={`${glasses} / ${goal}`} className="mx-auto h-60">
          <clipPath id="glass">
            <path d="M12 6 H108 L96 154 H24 Z" />
          </clipPath>
          <path d="M12 6 H108 L96 154 H24 Z" fill="var(--muted)" />
          <g clipPath="url(#glass)">
            <g style={{ transform: `translateY(${level}px)`, transition: 'transform 0.6s ease-out' }}>
              <path d="M-20 8 q 20 -10 40 0 t 40 0 t 40 0 t 40 0 V 180 H -20 Z" fill="var(--primary)" opacity="0.85" />
            </g>
          </g>
          <path d="M12 6 H108 L96 154 H24 Z" fill="none" stroke="var(--input)" strokeWidth="3" strokeLinejoin="round" />
        </svg>
        <p role="status">
          <span className="font-display text-4xl font-bold tabular-nums">
            {glasses} / {goal}
          </span>
          <span className="mt-1 block text-muted-foreground">
            {glasses >= goal ? '%%waterDone%%' : `${liters(glasses)} / ${liters(goal)} l`}
          </span>
        </p>
        <div className="flex justify-center gap-2">
          <Button size="lg" variant="secondary" aria-label="%%toolFewer%%" disabled={glasses === 0} onClick={() => add(-1)}>
            <Minus />
          </Button>
          <Button size="lg" onClick={() => add(1)}>
            <Plus /> %%waterGlass%%
          </Button>
        </div>
      </Card>
      <div className="space-y-5">
        <Card className="p-5">
          <h2 className="text-sm font-medium">%%pomodoroWeek%%</h2>
          <ol className="mt-3 flex h-36 gap-2">
            {week.map((day) => (
              <li key={day} className="flex flex-1 flex-col items-center gap-1 text-xs text-muted-foreground tabular-nums">
                {days[day] ?? 0}
                <span className="flex w-full flex-1 items-end">
                  <span
                    className="block w-full rounded-sm bg-primary"
                    style={{
                      height: `${Math.min(100, ((days[day] ?? 0) / goal) * 100)}%`,
                      opacity: (days[day] ?? 0) >= goal ? 1 : 0.45,
                    }}
                  />
                </span>
                {toDate(day).toLocaleDateString(locale, { weekday: 'narrow' })}
              </li>
            ))}
          </ol>
        </Card>
        <Card className="space-y-4 p-5">
          <Stepper
            label="%%waterGoal%%"
            value={goal}
            max={20}
            onChange={(next) => setState((before) => ({ ...before, goal: next }))}
          />
          <Stepper
            label="%%waterSize%%"
            value={glassMl}
            min={50}
            max={1000}
            step={50}
            unit=" ml"
            onChange={(next) => setState((before) => ({ ...before, glassMl: next }))}
          />
        </Card>
      </div>
    </div>
  )
}

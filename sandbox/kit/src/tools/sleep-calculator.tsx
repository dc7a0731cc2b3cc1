import { Moon, Sunrise } from 'lucide-react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { minutesLater } from '@/lib/dates'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const cycleMinutes = 90
/** Most people feel rested after so many. */
const restedCycles = [6, 5]
const cyclesShown = [6, 5, 4, 3]
const start = { given: 'wake' as 'wake' | 'bed', wake: '06:30', bed: '22:30', falling: 15 }

const timeNow = () => new Date().toTimeString().slice(0, 5)

export function SleepCalculator() {
  const [state, setState] = useSaved('sleep', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { given, falling } = state
  const isWake = given === 'wake'
  const time = state[given]
  const Sign = isWake ? Moon : Sunrise
  const shown = isWake ? cyclesShown : cyclesShown.toReversed()
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <Segmented
          label="%%sleepGiven%%"
          value={given}
          options={[
            { value: 'wake', label: '%%sleepWake%%' },
            { value: 'bed', label: '%%sleepBed%%' },
          ]}
          onChange={(next) => set({ given: next })}
        />
        <Field label={isWake ? '%%sleepWakeAt%%' : '%%sleepBedAt%%'}>
          {(wiring) => (
            <Input
              {...wiring}
              type="time"
              value={time}
              onChange={(event) => set({ [given]: event.target.value })}
              className="h-14 text-2xl font-semibold tabular-nums sm:text-2xl"
            />
          )}
        </Field>
        {!isWake && (
          <Button variant="secondary" className="w-full" onClick={() => set({ bed: timeNow() })}>
            %%sleepNow%%
          </Button>
        )}
        <Stepper
          label="%%sleepFalling%%"
          value={falling}
          min={0}
          max={60}
          step={5}
          unit=" %%timerMin%%"
          onChange={(next) => set({ falling: next })}
        />
        <p className="text-sm text-pretty text-muted-foreground">%%sleepHint%%</p>
      </Card>
      <Card className="p-5 sm:p-6" aria-live="polite">
        <h2 className="font-display text-lg font-semibold">{isWake ? '%%sleepGoToBed%%' : '%%sleepGetUp%%'}</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {shown.map((cycles) => {
            const minutes = cycles * cycleMinutes + falling
            const isGood = restedCycles.includes(cycles)
            return (
              <li key={cycles} className={cn('rounded-xl px-5 py-4', isGood ? 'bg-primary text-primary-foreground' : 'bg-muted')}>
                <span className="flex items-center justify-between gap-3">
                  <span className="font-display text-3xl font-bold tabular-nums">
                    {time ? minutesLater(time, isWake ? -minutes : minutes) : '–'}
                  </span>
                  <Sign className="size-6 shrink-0 opacity-80" aria-hidden="true" />
                </span>
                <span className={cn('mt-1 block text-sm', !isGood && 'text-muted-foreground')}>
                  {'%%sleepCycles%%'
                    .replace('{cycles}', String(cycles))
                    .replace('{hours}', formatNumber((cycles * cycleMinutes) / 60))}
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}

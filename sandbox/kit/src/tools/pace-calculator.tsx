import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { formatNumber } from '@/lib/format'
import { countsInFeet, measuresBothWays } from '@/lib/usual-sums'
import { clock } from '@/lib/use-now'
import { useSaved } from '@/lib/use-saved'

const mile = 1.609344
const races: [name: string, km: number][] = [
  ['5 km', 5],
  ['10 km', 10],
  ['%%paceHalf%%', 21.0975],
  ['%%paceMarathon%%', 42.195],
]
/** How much slower one gets as the way grows longer, after Riegel. */
const tiring = 1.06
const splitsMax = 100
const start = {
  wanted: 'pace' as 'pace' | 'time',
  unit: (countsInFeet ? 'mi' : 'km') as 'km' | 'mi',
  km: 10,
  /** All in seconds. */
  time: 3300,
  /** For a kilometre. */
  pace: 330,
}

export function PaceCalculator() {
  const [state, setState] = useSaved('pace', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { wanted, unit, km } = state
  const inUnit = unit === 'mi' ? mile : 1
  const pace = wanted === 'pace' ? (km > 0 ? state.time / km : 0) : state.pace
  const time = wanted === 'time' ? state.pace * km : state.time
  const far = km / inUnit
  const said = (seconds: number) => clock(seconds * 1000).replace(/^0(?=\d:)/, '')
  const paceText = `${said(pace * inUnit)} /${unit}`
  const splits = Array.from({ length: Math.min(splitsMax, Math.ceil(far - 1e-9)) }, (_, at) => Math.min(at + 1, far))
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <div className="flex flex-wrap gap-3">
          <Segmented
            label="%%paceWanted%%"
            value={wanted}
            options={[
              { value: 'pace', label: '%%pacePace%%' },
              { value: 'time', label: '%%paceTime%%' },
            ]}
            onChange={(next) => set({ wanted: next, pace: Math.round(pace), time: Math.round(time) })}
          />
          {measuresBothWays && (
            <Segmented
              label="%%paceUnit%%"
              value={unit}
              options={[
                { value: 'km', label: 'km' },
                { value: 'mi', label: 'mi' },
              ]}
              onChange={(next) => set({ unit: next })}
            />
          )}
        </div>
        <NumberField
          label="%%tripDistance%%"
          value={Math.round(far * 1000) / 1000}
          max={1000}
          unit={unit}
          onChange={(next) => set({ km: next * inUnit })}
        />
        <div className="flex flex-wrap gap-2">
          {races.map(([name, length]) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              aria-pressed={Math.abs(km - length) < 0.001}
              onClick={() => set({ km: length })}
              className="aria-pressed:border-ring aria-pressed:bg-accent"
            >
              {name}
            </Button>
          ))}
        </div>
        {wanted === 'pace' ? (
          <Clock label="%%paceTime%%" value={state.time} hours onChange={(next) => set({ time: next })} />
        ) : (
          <Clock
            label={`%%pacePace%% /${unit}`}
            value={Math.round(state.pace * inUnit)}
            onChange={(next) => set({ pace: next / inUnit })}
          />
        )}
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label={wanted === 'pace' ? '%%pacePace%%' : '%%paceFinish%%'} value={wanted === 'pace' ? paceText : said(time)} />
        <Figures
          items={[
            ['%%paceSpeed%%', `${formatNumber(pace > 0 ? 3600 / pace / inUnit : 0, 1)} ${unit}/h`],
            wanted === 'pace' ? ['%%paceFinish%%', said(time)] : ['%%pacePace%%', paceText],
          ]}
        />
        <section aria-labelledby="races">
          <h2 id="races" className="text-sm font-medium">
            %%paceRaces%%
          </h2>
          <ul className="mt-2 divide-y divide-border text-sm tabular-nums">
            {races.map(([name, length]) => (
              <li key={name} className="flex justify-between gap-4 py-2">
                <span>{name}</span>
                <span className="font-medium">{km > 0 && time > 0 ? said(time * (length / km) ** tiring) : '–'}</span>
              </li>
            ))}
          </ul>
        </section>
      </Card>
      <Card className="p-5 sm:p-6 md:col-span-2">
        <h2 className="font-semibold">%%paceSplits%%</h2>
        <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 text-sm tabular-nums">
          {splits.map((at) => (
            <li key={at} className="flex justify-between gap-2 rounded-md bg-muted px-3 py-2">
              <span className="text-muted-foreground">{formatNumber(at)}</span>
              <span className="font-medium">{said(at * inUnit * pace)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}

interface ClockProps {
  label: string
  /** In seconds. */
  value: number
  hours?: boolean
  onChange: (seconds: number) => void
}

function Clock({ label, value, hours, onChange }: ClockProps) {
  const parts = [Math.floor(value / 3600), Math.floor(value / 60) % (hours ? 60 : 600), value % 60]
  const names = ['%%paceHours%%', '%%timerMinutes%%', '%%timerSeconds%%']
  const set = (at: number, next: number) => {
    const [h = 0, m = 0, s = 0] = parts.map((part, each) => (each === at ? Math.round(next) : part))
    onChange((hours ? h * 3600 : 0) + m * 60 + s)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className={hours ? 'grid grid-cols-3 gap-3' : 'grid grid-cols-2 gap-3'}>
        {names.map(
          (name, at) =>
            (hours || at > 0) && (
              <NumberField
                key={name}
                label={name}
                value={parts[at]!}
                max={at === 0 ? 99 : 59}
                onChange={(next) => set(at, next)}
              />
            ),
        )}
      </div>
    </fieldset>
  )
}

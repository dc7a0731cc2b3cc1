import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Segmented } from '@/components/ui/toolbar'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

/** The World Health Organization's bands for adults: from here on. */
const bands = [
  { from: 0, name: '%%bmiUnder%%', tone: 'bg-tone-blue' },
  { from: 18.5, name: '%%bmiNormal%%', tone: 'bg-tone-green' },
  { from: 25, name: '%%bmiOver%%', tone: 'bg-tone-amber' },
  { from: 30, name: '%%bmiObese%%', tone: 'bg-tone-red' },
]
const scale = { from: 14, to: 40 }
const inch = 2.54
const pound = 0.45359237
const start = { units: 'metric' as 'metric' | 'imperial', cm: 172, kg: 68 }

export function BmiCalculator() {
  const [{ units, cm, kg }, setState] = useSaved('bmi', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const metric = units === 'metric'
  const bmi = cm > 0 ? kg / (cm / 100) ** 2 : 0
  const known = cm > 0 && kg > 0
  const band = bands.findLast((each) => bmi >= each.from)!
  const place = (value: number) => Math.min(100, Math.max(0, ((value - scale.from) / (scale.to - scale.from)) * 100))
  const round = (value: number) => Math.round(value * 10) / 10
  const weightAt = (index: number) => formatNumber(round((index * (cm / 100) ** 2) / (metric ? 1 : pound)))
  return (
    <div className="space-y-5">
      <Card className="space-y-5 p-5 sm:p-7">
        <Segmented
          label="%%bmiUnits%%"
          value={units}
          options={[
            { value: 'metric', label: 'cm, kg' },
            { value: 'imperial', label: 'in, lb' },
          ]}
          onChange={(next) => set({ units: next })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label="%%bmiHeight%%"
            value={round(metric ? cm : cm / inch)}
            max={300}
            unit={metric ? 'cm' : 'in'}
            onChange={(value) => set({ cm: metric ? value : value * inch })}
          />
          <NumberField
            label="%%bmiWeight%%"
            value={round(metric ? kg : kg / pound)}
            max={700}
            unit={metric ? 'kg' : 'lb'}
            onChange={(value) => set({ kg: metric ? value : value * pound })}
          />
        </div>
      </Card>
      <Card className="space-y-6 p-5 text-center sm:p-7">
        <div aria-live="polite">
          <p className="font-display text-6xl font-bold tabular-nums">{known ? formatNumber(round(bmi)) : '–'}</p>
          <p className="mt-1 text-lg font-medium">{known && band.name}</p>
        </div>
        <div className="relative pt-4" aria-hidden="true">
          <span
            className="absolute top-0 size-3 -translate-x-1/2 rotate-45 bg-foreground transition-[left]"
            style={{ left: `${place(bmi)}%` }}
          />
          <div className="flex h-4 overflow-hidden rounded-full">
            {bands.map(({ from, tone }, at) => (
              <span key={from} className={tone} style={{ width: `${place(bands[at + 1]?.from ?? scale.to) - place(from)}%` }} />
            ))}
          </div>
        </div>
        <Figures items={[['%%bmiHealthy%%', cm > 0 ? `${weightAt(18.5)}–${weightAt(24.9)} ${metric ? 'kg' : 'lb'}` : '–']]} />
        <p className="text-sm text-pretty text-muted-foreground">%%bmiHint%%</p>
      </Card>
    </div>
  )
}

import { ArrowLeftRight } from 'lucide-react'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Select } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

/** How much of the first unit one of each is. */
const kinds = {
  length: {
    label: '%%unitLength%%',
    units: { m: 1, mm: 0.001, cm: 0.01, km: 1000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 },
  },
  weight: {
    label: '%%unitWeight%%',
    units: { kg: 1, g: 0.001, mg: 1e-6, t: 1000, oz: 0.028349523125, lb: 0.45359237, st: 6.35029318 },
  },
  temperature: { label: '%%unitTemperature%%', units: { '°C': 1, '°F': 1, K: 1 } },
  volume: {
    label: '%%unitVolume%%',
    units: {
      l: 1,
      ml: 0.001,
      cl: 0.01,
      dl: 0.1,
      'm³': 1000,
      tsp: 0.00492892159375,
      tbsp: 0.01478676478125,
      cup: 0.2365882365,
      pt: 0.473176473,
      gal: 3.785411784,
    },
  },
  area: {
    label: '%%unitArea%%',
    units: { 'm²': 1, 'cm²': 0.0001, 'km²': 1e6, ha: 10_000, 'ft²': 0.09290304, acre: 4046.8564224, 'mi²': 2_589_988.110336 },
  },
  speed: { label: '%%unitSpeed%%', units: { 'km/h': 1, 'm/s': 3.6, mph: 1.609344, kn: 1.852 } },
  data: { label: '%%unitData%%', units: { MB: 1, B: 1e-6, kB: 0.001, GB: 1000, TB: 1e6, MiB: 1.048576, GiB: 1073.741824 } },
}
type Kind = keyof typeof kinds
const unitsOf = (kind: Kind): Record<string, number> => kinds[kind].units

const toCelsius: Record<string, (value: number) => number> = {
  '°C': (v) => v,
  '°F': (v) => ((v - 32) * 5) / 9,
  K: (v) => v - 273.15,
}
const fromCelsius: Record<string, (value: number) => number> = {
  '°C': (v) => v,
  '°F': (v) => (v * 9) / 5 + 32,
  K: (v) => v + 273.15,
}

function convert(kind: Kind, value: number, from: string, to: string) {
  if (kind === 'temperature') return fromCelsius[to]!(toCelsius[from]!(value))
  const units = unitsOf(kind)
  return (value * units[from]!) / units[to]!
}

const format = (value: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 }).format(value)

const start = { kind: 'length' as Kind, value: 10, from: 'km', to: 'mi' }

export function UnitConverter() {
  const [state, setState] = useSaved('units', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { kind, value, from, to } = state
  const units = Object.keys(unitsOf(kind))
  const options = units.map((unit) => <option key={unit}>{unit}</option>)
  return (
    <div className="space-y-5">
      <Segmented
        label="%%unitKind%%"
        value={kind}
        options={(Object.keys(kinds) as Kind[]).map((each) => ({ value: each, label: kinds[each].label }))}
        onChange={(next) => {
          const [first = '', second = ''] = Object.keys(unitsOf(next))
          set({ kind: next, from: first, to: second })
        }}
      />
      <Card className="space-y-6 p-5 sm:p-8">
        <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto_1fr]">
          <NumberField label="%%unitValue%%" value={value} min={-1e12} onChange={(next) => set({ value: next })} />
          <Field label="%%unitFrom%%">
            {(wiring) => (
              <Select {...wiring} value={from} onChange={(event) => set({ from: event.target.value })}>
                {options}
              </Select>
            )}
          </Field>
          <Button variant="secondary" aria-label="%%unitSwap%%" onClick={() => set({ from: to, to: from })}>
            <ArrowLeftRight />
          </Button>
          <Field label="%%unitTo%%">
            {(wiring) => (
              <Select {...wiring} value={to} onChange={(event) => set({ to: event.target.value })}>
                {options}
              </Select>
            )}
          </Field>
        </div>
        <div className="rounded-xl bg-accent px-5 py-8 text-center text-accent-foreground" aria-live="polite">
          <p className="text-sm">
            {format(value)} {from} =
          </p>
          <p className="mt-1 font-display text-4xl font-bold break-all tabular-nums sm:text-5xl">
            {format(convert(kind, value, from, to))} <span className="text-2xl">{to}</span>
          </p>
        </div>
      </Card>
      <section aria-labelledby="other-units">
        <h2 id="other-units" className="text-sm font-medium text-muted-foreground">
          %%unitAll%%
        </h2>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {units
            .filter((unit) => unit !== from)
            .map((unit) => (
              <li key={unit}>
                <button
                  type="button"
                  aria-pressed={unit === to}
                  onClick={() => set({ to: unit })}
                  className="focus-ring w-full cursor-pointer rounded-lg border border-border bg-card px-4 py-3 text-left shadow-soft transition-colors hover:bg-muted aria-pressed:border-ring"
                >
                  <span className="block truncate font-semibold tabular-nums">{format(convert(kind, value, from, unit))}</span>
                  <span className="text-sm text-muted-foreground">{unit}</span>
                </button>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

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
  /** what is measured by the spoon in millilitres, what is weighed in grams: the food says how one becomes the other */
  cooking: {
    label: '%%unitCooking%%',
    units: { cup: 236.5882365, g: 1, oz: 28.349523125, tbsp: 14.78676478125, tsp: 4.92892159375, ml: 1, dl: 100, lb: 453.59237 },
  },
}
const weighed = new Set(['g', 'oz', 'lb'])
/** Grams in a millilitre. */
const foods = {
  flour: { label: '%%unitFlour%%', density: 0.53 },
  sugar: { label: '%%unitSugar%%', density: 0.85 },
  butter: { label: '%%unitButter%%', density: 0.96 },
  water: { label: '%%unitWater%%', density: 1 },
  milk: { label: '%%unitMilk%%', density: 1.03 },
  oil: { label: '%%unitOil%%', density: 0.92 },
  honey: { label: '%%unitHoney%%', density: 1.42 },
  rice: { label: '%%unitRice%%', density: 0.78 },
  oats: { label: '%%unitOats%%', density: 0.38 },
  cocoa: { label: '%%unitCocoa%%', density: 0.42 },
  icingSugar: { label: '%%unitIcingSugar%%', density: 0.51 },
}
type Food = keyof typeof foods
const names: Record<string, string> = { cup: '%%unitCup%%', tbsp: '%%unitTbsp%%', tsp: '%%unitTsp%%' }
const nameOf = (unit: string) => names[unit] ?? unit
/** The kind shown at first, by its place. */
const usual = { kind: 0 }
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

function convert(kind: Kind, value: number, from: string, to: string, food: Food) {
  if (kind === 'temperature') return fromCelsius[to]!(toCelsius[from]!(value))
  const units = unitsOf(kind)
  const amount = (value * units[from]!) / units[to]!
  if (kind !== 'cooking' || weighed.has(from) === weighed.has(to)) return amount
  return weighed.has(from) ? amount / foods[food].density : amount * foods[food].density
}

const format = (value: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 }).format(value)

const first = Object.keys(kinds)[usual.kind] as Kind
const pair = first === 'length' ? ['km', 'mi'] : Object.keys(unitsOf(first))
const start = { kind: first, value: first === 'cooking' ? 1 : 10, from: pair[0]!, to: pair[1]!, food: 'flour' as Food }

export function UnitConverter() {
  const [state, setState] = useSaved('units', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { kind, value, from, to, food } = state
  const units = Object.keys(unitsOf(kind))
  const options = units.map((unit) => (
    <option key={unit} value={unit}>
      {nameOf(unit)}
    </option>
  ))
  return (
    <div className="space-y-5">
      <Segmented
        label="%%unitKind%%"
        value={kind}
        options={(Object.keys(kinds) as Kind[]).map((each) => ({ value: each, label: kinds[each].label }))}
        onChange={(next) => {
          const [from = '', to = ''] = Object.keys(unitsOf(next))
          set({ kind: next, from, to })
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
        {kind === 'cooking' && (
          <Field label="%%unitFood%%">
            {(wiring) => (
              <Select
                {...wiring}
                value={food}
                onChange={(event) => set({ food: event.target.value as Food })}
                className="max-w-64"
              >
                {Object.entries(foods).map(([id, { label }]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="rounded-xl bg-accent px-5 py-8 text-center text-accent-foreground" aria-live="polite">
          <p className="text-sm">
            {format(value)} {nameOf(from)} =
          </p>
          <p className="mt-1 font-display text-4xl font-bold break-all tabular-nums sm:text-5xl">
            {format(convert(kind, value, from, to, food))} <span className="text-2xl">{nameOf(to)}</span>
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
                  <span className="block truncate font-semibold tabular-nums">
                    {format(convert(kind, value, from, unit, food))}
                  </span>
                  <span className="text-sm text-muted-foreground">{nameOf(unit)}</span>
                </button>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Field, Select } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { formatNumber } from '@/lib/format'
import { countsInFeet, measuresBothWays } from '@/lib/usual-sums'
import { useSaved } from '@/lib/use-saved'

/** How much more than lying still a day takes. */
const lives: [name: string, factor: number][] = [
  ['%%calorieSitting%%', 1.2],
  ['%%calorieLight%%', 1.375],
  ['%%calorieActive%%', 1.55],
  ['%%calorieVery%%', 1.725],
]
const goals: [name: string, factor: number][] = [
  ['%%calorieLose%%', 0.85],
  ['%%calorieKeep%%', 1],
  ['%%calorieGain%%', 1.1],
]
/** The part of the energy from each, and how much of it is in a gram. */
const nutrients: [name: string, part: number, inGram: number][] = [
  ['%%calorieCarbs%%', 0.5, 4],
  ['%%calorieProtein%%', 0.2, 4],
  ['%%calorieFat%%', 0.3, 9],
]
const inch = 2.54
const pound = 0.45359237
const start = {
  sex: 'woman' as 'woman' | 'man',
  units: (countsInFeet ? 'us' : 'metric') as 'metric' | 'us',
  age: 35,
  cm: 170,
  kg: 68,
  life: 1,
}

/** The energy of a day at rest, after Mifflin and St Jeor. */
const atRest = ({ sex, age, cm, kg }: typeof start) => 10 * kg + 6.25 * cm - 5 * age + (sex === 'man' ? 5 : -161)

export function CalorieCalculator() {
  const [state, setState] = useSaved('calories', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { sex, units, age, cm, kg, life } = state
  const metric = units === 'metric'
  const known = cm > 0 && kg > 0 && age > 0
  const rest = known ? Math.max(0, atRest(state)) : 0
  const day = rest * (lives[life]?.[1] ?? 1)
  const kcal = (value: number) => (known ? `${formatNumber(Math.round(value / 10) * 10)} kcal` : '–')
  const round = (value: number) => Math.round(value * 10) / 10
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <div className="flex flex-wrap gap-3">
          <Segmented
            label="%%calorieSex%%"
            value={sex}
            options={[
              { value: 'woman', label: '%%calorieWoman%%' },
              { value: 'man', label: '%%calorieMan%%' },
            ]}
            onChange={(next) => set({ sex: next })}
          />
          {measuresBothWays && (
            <Segmented
              label="%%bmiUnits%%"
              value={units}
              options={[
                { value: 'metric', label: 'cm, kg' },
                { value: 'us', label: 'in, lb' },
              ]}
              onChange={(next) => set({ units: next })}
            />
          )}
        </div>
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label="%%bmiHeight%%"
            value={round(metric ? cm : cm / inch)}
            max={300}
            unit={metric ? 'cm' : 'in'}
            onChange={(next) => set({ cm: metric ? next : next * inch })}
          />
          <NumberField
            label="%%bmiWeight%%"
            value={round(metric ? kg : kg / pound)}
            max={700}
            unit={metric ? 'kg' : 'lb'}
            onChange={(next) => set({ kg: metric ? next : next * pound })}
          />
          <NumberField label="%%ageAge%%" value={age} max={120} onChange={(next) => set({ age: next })} className="col-span-2" />
        </div>
        <Field label="%%calorieLife%%">
          {(wiring) => (
            <Select {...wiring} value={life} onChange={(event) => set({ life: Number(event.target.value) })}>
              {lives.map(([name], at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="text-sm text-pretty text-muted-foreground">%%calorieHint%%</p>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer label="%%calorieDay%%" value={kcal(day)} />
        <Figures
          items={[
            ...goals.map(([name, factor]): [string, string] => [name, kcal(day * factor)]),
            ['%%calorieRest%%', kcal(rest)],
          ]}
        />
        <section aria-labelledby="nutrients">
          <h2 id="nutrients" className="text-sm font-medium">
            %%calorieMix%%
          </h2>
          <div className="mt-3 flex h-3 gap-1" aria-hidden="true">
            {nutrients.map(([name, part], at) => (
              <span key={name} className="rounded-full" style={{ flexGrow: part, background: `var(--chart-${at + 1})` }} />
            ))}
          </div>
          <ul className="mt-3 space-y-2 text-sm">
            {nutrients.map(([name, part, inGram], at) => (
              <li key={name} className="flex items-center gap-2.5">
                <span className="size-2.5 rounded-full" style={{ background: `var(--chart-${at + 1})` }} aria-hidden="true" />
                <span className="flex-1">{name}</span>
                <span className="font-medium tabular-nums">
                  {known ? `${formatNumber(Math.round((day * part) / inGram))} g` : '–'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </Card>
    </div>
  )
}

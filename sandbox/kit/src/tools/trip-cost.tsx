import { Answer } from '@/components/blocks/answer'
import { Figures } from '@/components/blocks/figures'
import { NumberField, Stepper } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency, locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'
import { countsInFeet, measuresBothWays, usualSum } from '@/lib/usual-sums'

type Way = 'litres' | 'kml' | 'mpg' | 'kwh'

const litrePrices: Record<string, number> = { USD: 0.9, GBP: 1.4, SEK: 17, NOK: 21, DKK: 14, JPY: 175 }
const kwhPrices: Record<string, number> = { USD: 0.35, GBP: 0.45, SEK: 4, NOK: 4, DKK: 3.5, JPY: 40 }
const litresInGallon = 3.785
/** Kilograms of carbon dioxide from a litre of petrol. */
const co2OfLitre = 2.3

/** How the ways of counting name their figures, and what of a distance a unit of use is for. */
const ways: Record<Way, { label: string; distance: string; use: string; amount: string; price: string }> = {
  kml: { label: 'km/l', distance: 'km', use: 'km/l', amount: 'l', price: '%%tripLitrePrice%%' },
  litres: { label: 'l/100 km', distance: 'km', use: 'l', amount: 'l', price: '%%tripLitrePrice%%' },
  mpg: { label: 'mpg', distance: 'mi', use: 'mpg', amount: 'gal', price: '%%tripGallonPrice%%' },
  kwh: { label: 'kWh/100 km', distance: 'km', use: 'kWh', amount: 'kWh', price: '%%tripKwhPrice%%' },
}
/** How far a litre goes, or how much a distance takes: what is usual depends on the country. */
const firstWay: Way = countsInFeet ? 'mpg' : locale.startsWith('ja') ? 'kml' : 'litres'
const offered = (Object.keys(ways) as Way[]).filter(
  (way) => way === firstWay || way === 'kwh' || (measuresBothWays && way !== 'kml'),
)
const start = {
  way: firstWay as Way,
  figures: {
    litres: { distance: 350, use: 6.5, price: litrePrices[currency] ?? 1.7 },
    kml: { distance: 350, use: 18, price: litrePrices[currency] ?? 1.7 },
    mpg: { distance: 220, use: 32, price: Math.round((litrePrices[currency] ?? 1.7) * litresInGallon * 10) / 10 },
    kwh: { distance: 350, use: 18, price: kwhPrices[currency] ?? 0.45 },
  },
  people: 2,
  extra: usualSum(12),
  back: false,
}

export function TripCost() {
  const [state, setState] = useSaved('trip', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { way, people, extra, back } = state
  const { distance, use, price } = state.figures[way]
  const names = ways[way]
  const figure = (change: Partial<typeof start.figures.litres>) =>
    setState((before) => ({ ...before, figures: { ...before.figures, [way]: { ...before.figures[way], ...change } } }))
  const far = distance * (back ? 2 : 1)
  const amount = way === 'mpg' || way === 'kml' ? (use > 0 ? far / use : 0) : (far * use) / 100
  const fuel = amount * price
  const total = fuel + extra
  const cents = (value: number) => formatMoney(Math.round(value * 100) / 100)
  const litres = { litres: amount, kml: amount, mpg: amount * litresInGallon, kwh: 0 }[way]
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <Segmented
          label="%%tripWay%%"
          value={way}
          options={offered.map((each) => ({ value: each, label: ways[each].label }))}
          onChange={(next) => set({ way: next })}
        />
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label="%%tripDistance%%"
            value={distance}
            max={1e6}
            unit={names.distance}
            onChange={(next) => figure({ distance: next })}
          />
          <NumberField label="%%tripUse%%" value={use} max={1000} unit={names.use} onChange={(next) => figure({ use: next })} />
          <NumberField label={names.price} value={price} max={1e6} unit={currency} onChange={(next) => figure({ price: next })} />
          <NumberField label="%%tripExtra%%" value={extra} max={1e7} unit={currency} onChange={(next) => set({ extra: next })} />
        </div>
        <Stepper label="%%tripPeople%%" value={people} max={60} onChange={(next) => set({ people: next })} />
        <Checkbox
          label="%%tripBack%%"
          checked={back}
          onChange={(event) => set({ back: event.target.checked })}
          className="min-h-10"
        />
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <Answer
          label="%%tripTotal%%"
          value={cents(total)}
          hint={people > 1 ? `%%tripEach%% ${cents(total / people)}` : undefined}
        />
        <Figures
          items={[
            [way === 'kwh' ? '%%tripPower%%' : '%%tripFuel%%', `${formatNumber(Math.round(amount * 10) / 10)} ${names.amount}`],
            ['%%tripDistance%%', `${formatNumber(far)} ${names.distance}`],
            [way === 'mpg' ? '%%tripTenMiles%%' : '%%tripTen%%', far > 0 ? cents((total / far) * 10) : '–'],
            ...(litres > 0 ? [['%%tripCo2%%', `${formatNumber(Math.round(litres * co2OfLitre))} kg`] as [string, string]] : []),
          ]}
        />
        <section aria-label="%%tripShare%%">
          <h2 className="text-sm font-medium">%%tripShare%%</h2>
          <ul className="mt-3 space-y-3 text-sm">
            {(
              [
                [way === 'kwh' ? '%%tripPower%%' : '%%tripFuel%%', fuel],
                ['%%tripExtra%%', extra],
              ] as const
            ).map(([label, value], at) => (
              <li key={label}>
                <span className="flex justify-between gap-4">
                  <span className="truncate">{label}</span>
                  <span className="font-medium tabular-nums">{cents(value)}</span>
                </span>
                <span className="mt-1.5 block h-2 overflow-hidden rounded-full bg-muted" aria-hidden="true">
                  <span
                    className="block h-full rounded-full transition-[width]"
                    style={{ width: `${total > 0 ? (value / total) * 100 : 0}%`, background: `var(--chart-${at + 1})` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </Card>
    </div>
  )
}

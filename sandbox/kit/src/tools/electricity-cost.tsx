import { Plus, Trash2 } from 'lucide-react'
import { Answer } from '@/components/blocks/answer'
import { BarList } from '@/components/blocks/charts'
import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { formatMoney, formatNumber } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

interface Appliance {
  id: string
  name: string
  watts: number
  hours: number
}

const prices: Record<string, number> = { USD: 0.17, GBP: 0.27, SEK: 1.8, NOK: 1.5, DKK: 2.6, JPY: 31 }
const appliancesMax = 40
const daysInYear = 365
/** What many homes have, its power in watts and the hours it runs in a day. */
const usualOnes: [name: string, watts: number, hours: number][] = [
  ['%%powerHeater%%', 1000, 6],
  ['%%powerFridge%%', 40, 24],
  ['%%powerTv%%', 90, 4],
  ['%%powerComputer%%', 120, 6],
  ['%%powerWasher%%', 900, 1],
  ['%%powerOven%%', 2200, 0.5],
  ['%%powerLamp%%', 9, 5],
  ['%%powerCooler%%', 900, 5],
]
const start = {
  price: prices[currency] ?? 0.3,
  appliances: usualOnes.slice(0, 3).map(([name, watts, hours], at): Appliance => ({ id: String(at), name, watts, hours })),
}

const kwhOfDay = ({ watts, hours }: Appliance) => (watts * hours) / 1000

export function ElectricityCost() {
  const [{ price, appliances }, setState] = useSaved('power', start)
  const change = (id: string, next: Partial<Appliance>) =>
    setState((before) => ({
      ...before,
      appliances: before.appliances.map((each) => (each.id === id ? { ...each, ...next } : each)),
    }))
  const add = (name = '', watts = 100, hours = 1) =>
    setState((before) => ({
      ...before,
      appliances: [...before.appliances, { id: `${Date.now()}`, name, watts, hours }].slice(0, appliancesMax),
    }))
  const yearOf = (appliance: Appliance) => kwhOfDay(appliance) * daysInYear * price
  const kwh = appliances.reduce((sum, each) => sum + kwhOfDay(each), 0) * daysInYear
  const year = kwh * price
  const cents = (value: number) => formatMoney(Math.round(value * 100) / 100)
  const missing = usualOnes.filter(([name]) => appliances.every((each) => each.name !== name))
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <NumberField
          label="%%powerPrice%%"
          value={price}
          max={1e4}
          unit={currency}
          onChange={(next) => setState((before) => ({ ...before, price: next }))}
        />
        <ul className="divide-y divide-border border-y border-border">
          {appliances.map(({ id, name, watts, hours }) => (
            <li key={id} className="grid grid-cols-2 items-end gap-3 py-4">
              <div className="col-span-2 flex items-center gap-2">
                <Input
                  aria-label="%%powerName%%"
                  placeholder="%%powerName%%"
                  value={name}
                  maxLength={40}
                  onChange={(event) => change(id, { name: event.target.value })}
                  className="font-medium"
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%delete%% ${name}`}
                  onClick={() =>
                    setState((before) => ({ ...before, appliances: before.appliances.filter((each) => each.id !== id) }))
                  }
                >
                  <Trash2 />
                </Button>
              </div>
              <NumberField
                label="%%powerWatts%%"
                value={watts}
                max={100_000}
                unit="W"
                onChange={(next) => change(id, { watts: next })}
              />
              <NumberField
                label="%%powerHours%%"
                value={hours}
                max={24}
                unit="%%powerH%%"
                onChange={(next) => change(id, { hours: next })}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2" role="group" aria-label="%%powerAdd%%">
          {missing.map((each) => (
            <Button key={each[0]} variant="secondary" size="sm" onClick={() => add(...each)}>
              <Plus /> {each[0]}
            </Button>
          ))}
          <Button variant="secondary" size="sm" onClick={() => add()}>
            <Plus /> %%powerOther%%
          </Button>
        </div>
      </Card>
      <Card className="space-y-6 p-5 sm:p-6">
        <Answer label="%%powerMonth%%" value={cents(year / 12)} />
        <Figures
          items={[
            ['%%powerDay%%', cents(year / daysInYear)],
            ['%%powerYear%%', formatMoney(Math.round(year))],
            ['%%powerUse%%', `${formatNumber(Math.round(kwh))} kWh`],
          ]}
        />
        {appliances.length > 0 && (
          <section className="space-y-4" aria-label="%%powerShare%%">
            <h2 className="text-sm font-medium">%%powerShare%%</h2>
            <BarList
              label="%%powerShare%%"
              points={appliances
                .map((each, at) => ({ label: each.name || `%%powerOther%% ${at + 1}`, value: yearOf(each) / 12 }))
                .toSorted((a, b) => b.value - a.value)}
              format={cents}
            />
          </section>
        )}
      </Card>
    </div>
  )
}

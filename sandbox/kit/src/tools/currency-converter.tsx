import { ArrowLeftRight } from 'lucide-react'
import { Answer } from '@/components/blocks/answer'
import { NumberField } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input, Select } from '@/components/ui/field'
import { currency, locale } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

/** About as many of each as a euro buys: a rate to begin with, until somebody writes the one of the day. */
const forEuro: Record<string, number> = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.86,
  SEK: 11.2,
  NOK: 11.7,
  DKK: 7.46,
  CHF: 0.94,
  JPY: 165,
  CNY: 7.9,
  KRW: 1580,
  INR: 96,
  AUD: 1.68,
  CAD: 1.52,
  PLN: 4.27,
  THB: 37,
  TRY: 47,
}
const home = currency in forEuro ? currency : 'EUR'
const away = home === 'EUR' ? 'USD' : 'EUR'
const codes = Object.keys(forEuro)
const cut = (value: number) => Number(value.toPrecision(4))
const start = {
  amount: 100,
  from: away,
  to: home,
  /** What one of each is worth at home. */
  rates: Object.fromEntries(codes.map((code) => [code, cut(forEuro[home]! / forEuro[code]!)])) as Record<string, number>,
}
const names = new Intl.DisplayNames(locale, { type: 'currency' })
const money = (value: number, code: string) => value.toLocaleString(locale, { style: 'currency', currency: code })
const precise = (value: number) => value.toLocaleString(locale, { maximumSignificantDigits: 5 })
const rounds = [10, 50, 100, 500, 1000]

export function CurrencyConverter() {
  const [state, setState] = useSaved('currency', start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { amount, from, to, rates } = state
  const rate = (rates[to] ?? 0) > 0 ? (rates[from] ?? 0) / rates[to]! : 0
  const choose = (key: 'from' | 'to', label: string) => (
    <Field label={label}>
      {(wiring) => (
        <Select {...wiring} value={state[key]} onChange={(event) => set({ [key]: event.target.value })}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {code} – {names.of(code)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <NumberField label="%%moneyAmount%%" value={amount} unit={from} onChange={(next) => set({ amount: next })} />
        <div className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-4">
          <div className="col-span-2">{choose('from', '%%moneyFrom%%')}</div>
          {choose('to', '%%moneyTo%%')}
          <Button
            variant="secondary"
            size="icon"
            aria-label="%%moneySwap%%"
            onClick={() => set({ from: to, to: from })}
            className="sm:size-10"
          >
            <ArrowLeftRight />
          </Button>
        </div>
        <Answer label={`${money(amount, from)} =`} value={money(amount * rate, to)} hint={`1 ${from} = ${precise(rate)} ${to}`} />
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">%%moneyTable%%</caption>
          <tbody className="divide-y divide-border">
            {rounds.map((round) => (
              <tr key={round}>
                <th scope="row" className="py-2 text-left font-normal text-muted-foreground">
                  {money(round, from)}
                </th>
                <td className="py-2 text-right font-medium">{money(round * rate, to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card className="space-y-4 p-5 sm:p-6">
        <div>
          <h2 className="font-display text-lg font-semibold">%%moneyRates%%</h2>
          <p className="mt-1 text-sm text-pretty text-muted-foreground">%%moneyHint%%</p>
        </div>
        <ul className="divide-y divide-border">
          {codes
            .filter((code) => code !== home)
            .map((code) => (
              <li key={code} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="font-medium">1 {code}</span>
                  <span className="block truncate text-xs text-muted-foreground">{names.of(code)}</span>
                </span>
                <Input
                  type="number"
                  inputMode="decimal"
                  min={0}
                  max={1e9}
                  step="any"
                  aria-label={`1 ${code} = ? ${home}`}
                  value={rates[code] || ''}
                  placeholder="0"
                  onChange={(event) =>
                    set({ rates: { ...rates, [code]: Math.min(1e9, Math.max(0, Number(event.target.value) || 0)) } })
                  }
                  className="w-28 text-right tabular-nums"
                />
                <span className="w-9 text-sm text-muted-foreground">{home}</span>
              </li>
            ))}
        </ul>
      </Card>
    </div>
  )
}

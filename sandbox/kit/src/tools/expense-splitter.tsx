import { ArrowRight, Plus, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input, Select } from '@/components/ui/field'
import { formatMoney } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

interface Payment {
  id: string
  who: string
  what: string
  amount: number
}

const peopleMax = 20
const paymentsMax = 200
const usualFactors: Record<string, number> = { JPY: 150, SEK: 10, NOK: 10, DKK: 7 }
const factor = usualFactors[currency] ?? 1
const people = '%%splitSamples%%'.split(', ')
const start = {
  people,
  payments: [
    { id: 'a', who: people[0]!, what: '%%splitDinner%%', amount: 90 * factor },
    { id: 'b', who: people[1]!, what: '%%splitTickets%%', amount: 45 * factor },
  ] as Payment[],
}

/** The fewest payments that even things out, largest debts first. */
function settle(balances: Record<string, number>) {
  const owing = Object.entries(balances).map(([who, balance]) => ({ who, balance }))
  const transfers: { from: string; to: string; amount: number }[] = []
  while (transfers.length < peopleMax) {
    owing.sort((a, b) => a.balance - b.balance)
    const [poorest] = owing
    const richest = owing.at(-1)
    if (!poorest || !richest || poorest.balance > -0.005 || richest.balance < 0.005) break
    const amount = Math.min(-poorest.balance, richest.balance)
    transfers.push({ from: poorest.who, to: richest.who, amount: Math.round(amount * 100) / 100 })
    poorest.balance += amount
    richest.balance -= amount
  }
  return transfers
}

export function ExpenseSplitter() {
  const [{ people, payments }, setState] = useSaved('split', start)
  const [name, setName] = useState('')
  const [draft, setDraft] = useState({ who: '', what: '', amount: '' })
  const total = payments.reduce((sum, payment) => sum + payment.amount, 0)
  const share = people.length ? total / people.length : 0
  const balances = Object.fromEntries(
    people.map((who) => [who, payments.filter((each) => each.who === who).reduce((sum, each) => sum + each.amount, 0) - share]),
  )
  const transfers = settle(balances)

  const addPerson = (event: FormEvent) => {
    event.preventDefault()
    const who = name.trim()
    if (who && !people.includes(who)) setState((before) => ({ ...before, people: [...before.people, who].slice(0, peopleMax) }))
    setName('')
  }
  const addPayment = (event: FormEvent) => {
    event.preventDefault()
    const payment = { id: `${Date.now()}`, who: draft.who || people[0]!, what: draft.what.trim(), amount: Number(draft.amount) }
    setState((before) => ({ ...before, payments: [payment, ...before.payments].slice(0, paymentsMax) }))
    setDraft({ ...draft, what: '', amount: '' })
  }
  const removePerson = (who: string) =>
    setState((before) => ({
      people: before.people.filter((each) => each !== who),
      payments: before.payments.filter((each) => each.who !== who),
    }))
  const bin =
    'focus-ring grid size-9 shrink-0 cursor-pointer place-items-center rounded-md text-muted-foreground hover:text-foreground'
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <h2 className="font-display text-lg font-semibold">%%splitPeople%%</h2>
        <ul className="divide-y divide-border">
          {people.map((who) => (
            <li key={who} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1 truncate font-medium">{who}</span>
              <span className={balances[who]! < -0.005 ? 'text-tone-red tabular-nums' : 'text-tone-green tabular-nums'}>
                {balances[who]! > 0 ? '+' : ''}
                {formatMoney(Math.round(balances[who]! * 100) / 100)}
              </span>
              <button type="button" aria-label={`%%delete%% ${who}`} onClick={() => removePerson(who)} className={bin}>
                <Trash2 className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={addPerson} className="flex gap-2">
          <Input
            aria-label="%%splitName%%"
            placeholder="%%splitName%%"
            required
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            <Plus /> %%add%%
          </Button>
        </form>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <h2 className="font-display text-lg font-semibold">%%splitSettle%%</h2>
        <Figures
          items={[
            ['%%splitTotal%%', formatMoney(total)],
            ['%%splitShare%%', formatMoney(Math.round(share * 100) / 100)],
          ]}
        />
        {transfers.length === 0 && <p className="text-muted-foreground">%%splitEven%%</p>}
        <ul className="space-y-2">
          {transfers.map(({ from, to, amount }) => (
            <li key={`${from} ${to}`} className="flex items-center gap-3 rounded-lg bg-accent px-4 py-3 text-accent-foreground">
              <span className="min-w-0 truncate font-medium">{from}</span>
              <ArrowRight className="size-4 shrink-0" aria-label="%%splitPays%%" />
              <span className="min-w-0 flex-1 truncate font-medium">{to}</span>
              <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card className="space-y-5 p-5 sm:p-6 lg:col-span-2">
        <h2 className="font-display text-lg font-semibold">%%splitPayments%%</h2>
        {people.length > 0 && (
          <form onSubmit={addPayment} className="grid items-end gap-3 sm:grid-cols-[1fr_2fr_1fr_auto]">
            <Field label="%%splitWho%%">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={draft.who || people[0]}
                  onChange={(event) => setDraft({ ...draft, who: event.target.value })}
                >
                  {people.map((who) => (
                    <option key={who}>{who}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="%%splitWhat%%">
              {(wiring) => (
                <Input
                  {...wiring}
                  required
                  maxLength={80}
                  value={draft.what}
                  onChange={(event) => setDraft({ ...draft, what: event.target.value })}
                />
              )}
            </Field>
            <Field label="%%splitAmount%%">
              {(wiring) => (
                <Input
                  {...wiring}
                  required
                  type="number"
                  min={0.01}
                  step="any"
                  value={draft.amount}
                  onChange={(event) => setDraft({ ...draft, amount: event.target.value })}
                />
              )}
            </Field>
            <Button type="submit">
              <Plus /> %%add%%
            </Button>
          </form>
        )}
        <ul className="divide-y divide-border">
          {payments.map(({ id, who, what, amount }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{what}</span>
                <span className="text-sm text-muted-foreground">{who}</span>
              </span>
              <span className="tabular-nums">{formatMoney(amount)}</span>
              <button
                type="button"
                aria-label={`%%delete%% ${what}`}
                onClick={() => setState((before) => ({ ...before, payments: before.payments.filter((each) => each.id !== id) }))}
                className={bin}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

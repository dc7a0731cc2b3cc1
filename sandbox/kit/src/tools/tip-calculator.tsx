import { RotateCcw } from 'lucide-react'
import { Figures } from '@/components/blocks/figures'
import { NumberField, Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { formatMoney } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const rates = [5, 10, 15, 20, 25]
/** A bill to begin with, where 60 would be too little. */
const usualBills: Record<string, number> = { JPY: 6000, SEK: 600, NOK: 600, DKK: 400 }
const usual = { percent: 15, people: 2 }
const start = { bill: usualBills[currency] ?? 60, ...usual, rounded: false }

export function TipCalculator() {
  const [state, setState] = useSaved(`tip-${usual.percent}-${usual.people}`, start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { bill, percent, people, rounded } = state
  const exact = (bill * (1 + percent / 100)) / people
  const each = rounded ? Math.max(0, Math.ceil(exact - 1e-9)) : exact
  const total = each * people
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <NumberField label="%%tipBill%%" value={bill} onChange={(next) => set({ bill: next })} unit={currency} />
        <div className="space-y-2">
          <Segmented
            label="%%tipPercent%%"
            value={String(percent)}
            options={rates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
            onChange={(next) => set({ percent: Number(next) })}
          />
          <NumberField label="%%tipOther%%" value={percent} max={100} onChange={(next) => set({ percent: next })} unit="%" />
        </div>
        <Stepper label="%%tipPeople%%" value={people} onChange={(next) => set({ people: next })} />
        <Checkbox
          label="%%tipRound%%"
          checked={rounded}
          onChange={(event) => set({ rounded: event.target.checked })}
          className="min-h-10"
        />
      </Card>
      <Card className="flex flex-col justify-between gap-6 p-5 sm:p-6">
        <div className="rounded-xl bg-primary px-5 py-8 text-center text-primary-foreground" aria-live="polite">
          <p className="text-sm font-medium">%%tipEach%%</p>
          <p className="mt-1 font-display text-3xl font-bold break-words tabular-nums sm:text-4xl">{formatMoney(each)}</p>
        </div>
        <Figures
          items={[
            ['%%tipAmount%%', formatMoney(total - bill)],
            ['%%tipEachTip%%', formatMoney((total - bill) / people)],
            ['%%tipTotal%%', formatMoney(total)],
          ]}
        />
        <Button variant="secondary" onClick={() => setState(start)}>
          <RotateCcw /> %%toolReset%%
        </Button>
      </Card>
    </div>
  )
}

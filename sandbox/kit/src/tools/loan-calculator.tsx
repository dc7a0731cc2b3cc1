import { Figures } from '@/components/blocks/figures'
import { NumberField } from '@/components/blocks/number-field'
import { Card } from '@/components/ui/card'
import { formatMoney } from '@/lib/format'
import { currency } from '@/lib/project'
import { useSaved } from '@/lib/use-saved'

const yearsMax = 50
const usualLoans: Record<string, number> = { JPY: 30_000_000, SEK: 2_000_000, NOK: 2_000_000, DKK: 1_500_000 }
const usual = { rate: 4, years: 25 }
const start = { amount: usualLoans[currency] ?? 200_000, ...usual, extra: 0 }

/** What is owed after each year, and what the interest has come to. Ends when nothing is left. */
function plan({ amount, rate, years, extra }: typeof start) {
  const monthly = rate / 1200
  const months = Math.max(1, Math.round(years * 12))
  const payment = (monthly ? (amount * monthly) / (1 - (1 + monthly) ** -months) : amount / months) + extra
  const left: number[] = [amount]
  let owed = amount
  let interest = 0
  let month = 0
  while (owed > 0.005 && month < months) {
    const due = owed * monthly
    interest += due
    owed = Math.max(0, owed + due - payment)
    month += 1
    if (month % 12 === 0 || owed <= 0.005) left.push(owed)
  }
  return { payment, interest, month, left }
}

export function LoanCalculator() {
  const [state, setState] = useSaved(`loan-${usual.rate}-${usual.years}`, start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const { payment, interest, month, left } = plan(state)
  const round = (value: number) => formatMoney(Math.round(value))
  const width = 400
  const height = 140
  const points = left.map((owed, at) => [
    (at / Math.max(1, left.length - 1)) * width,
    height - (owed / Math.max(1, state.amount)) * (height - 8),
  ])
  const line = points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join(' L ')
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="grid content-start gap-4 p-5 sm:grid-cols-2 sm:p-6">
        <NumberField
          label="%%loanAmount%%"
          value={state.amount}
          unit={currency}
          onChange={(amount) => set({ amount })}
          className="sm:col-span-2"
        />
        <NumberField label="%%loanRate%%" value={state.rate} max={100} unit="%" onChange={(rate) => set({ rate })} />
        <NumberField label="%%loanYears%%" value={state.years} min={1} max={yearsMax} onChange={(years) => set({ years })} />
        <NumberField
          label="%%loanExtra%%"
          value={state.extra}
          unit={currency}
          onChange={(extra) => set({ extra })}
          className="sm:col-span-2"
        />
      </Card>
      <Card className="space-y-5 p-5 sm:p-6">
        <div className="rounded-xl bg-primary px-5 py-7 text-center text-primary-foreground" aria-live="polite">
          <p className="text-sm font-medium">%%loanMonthly%%</p>
          <p className="mt-1 font-display text-3xl font-bold break-words tabular-nums sm:text-4xl">
            {formatMoney(Math.round(payment * 100) / 100)}
          </p>
        </div>
        <Figures
          items={[
            ['%%loanInterest%%', round(interest)],
            ['%%loanTotal%%', round(state.amount + interest)],
            ['%%loanPaid%%', `${Math.floor(month / 12)} %%loanY%% ${month % 12} %%loanM%%`],
          ]}
        />
      </Card>
      <Card className="p-5 sm:p-6 md:col-span-2">
        <h2 className="font-semibold">%%loanOwed%%</h2>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label="%%loanOwed%%"
          className="mt-4 h-36 w-full overflow-visible"
        >
          <path d={`M ${line} L ${width} ${height} L 0 ${height} Z`} fill="var(--chart-1)" opacity="0.16" />
          <path d={`M ${line}`} fill="none" stroke="var(--chart-1)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="mt-4 max-h-72 overflow-auto" tabIndex={0} role="region" aria-label="%%loanTable%%">
          <table className="w-full text-sm tabular-nums">
            <thead className="text-left text-muted-foreground">
              <tr>
                <th className="py-2 font-medium">%%loanYear%%</th>
                <th className="py-2 text-right font-medium">%%loanRepaid%%</th>
                <th className="py-2 text-right font-medium">%%loanLeft%%</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {left.slice(1).map((owed, at) => (
                <tr key={at}>
                  <td className="py-2">{at + 1}</td>
                  <td className="py-2 text-right">{round(state.amount - owed)}</td>
                  <td className="py-2 text-right">{round(owed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const start = { share: [20, 150], part: [30, 120], change: [80, 100], off: [25, 60] }
type Question = keyof typeof start

const answers: Record<Question, (a: number, b: number) => string> = {
  share: (a, b) => formatNumber((a / 100) * b),
  part: (a, b) => `${formatNumber((a / b) * 100)} %`,
  change: (a, b) => `${b > a ? '+' : ''}${formatNumber(((b - a) / Math.abs(a)) * 100)} %`,
  off: (a, b) => formatNumber(b * (1 - a / 100)),
}
const titles: Record<Question, string> = {
  share: '%%percentShare%%',
  part: '%%percentPart%%',
  change: '%%percentChange%%',
  off: '%%percentOff%%',
}
const labels: Record<Question, [string, string]> = {
  share: ['%%percentPercent%%', '%%percentOf%%'],
  part: ['%%percentNumber%%', '%%percentOutOf%%'],
  change: ['%%percentFrom%%', '%%percentTo%%'],
  off: ['%%percentPercent%%', '%%percentPrice%%'],
}

export function PercentCalculator() {
  const [state, setState] = useSaved('percent', start)
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {(Object.keys(answers) as Question[]).map((question) => {
        const [a = 0, b = 0] = state[question]
        const result = answers[question](a, b)
        return (
          <li key={question}>
            <Card className="space-y-4 p-5 sm:p-6">
              <h2 className="font-display text-lg font-semibold">{titles[question]}</h2>
              <div className="grid grid-cols-2 gap-3">
                {[a, b].map((value, at) => (
                  <Number
                    key={at}
                    value={value}
                    onChange={(next) => setState((before) => ({ ...before, [question]: at ? [a, next] : [next, b] }))}
                  >
                    {labels[question][at]}
                  </Number>
                ))}
              </div>
              <p
                aria-live="polite"
                className="rounded-xl bg-accent px-4 py-5 text-center font-display text-3xl font-bold break-all text-accent-foreground tabular-nums"
              >
                {/NaN|∞/.test(result) ? '–' : result}
              </p>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

function Number({ value, onChange, children }: { value: number; onChange: (value: number) => void; children: ReactNode }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col justify-end gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {children}
      </label>
      <Input
        id={id}
        type="number"
        step="any"
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(globalThis.Number(event.target.value))}
        className="h-12 text-lg tabular-nums sm:text-lg"
      />
    </div>
  )
}

import { Delete } from 'lucide-react'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { locale } from '@/lib/project'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

const keys = ['C', '±', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', '.', '⌫', '=']
const spoken: Record<string, string> = {
  C: '%%toolClear%%',
  '±': '%%calcSign%%',
  '%': '%%calcPercent%%',
  '÷': '%%calcDivide%%',
  '×': '%%calcTimes%%',
  '−': '%%calcMinus%%',
  '+': '%%calcPlus%%',
  '=': '%%calcEquals%%',
  '⌫': '%%calcBack%%',
}
const typed: Record<string, string> = {
  Enter: '=',
  '=': '=',
  Backspace: '⌫',
  Delete: 'C',
  c: 'C',
  '*': '×',
  '/': '÷',
  '-': '−',
  ',': '.',
}
const sums: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
}
const digitsMax = 14
const tapeMax = 30

/** `entry` is being typed; `held` and `sign` wait for it. `fresh`: the next digit begins a new number. */
const blank = { entry: '0', held: null as number | null, sign: '', fresh: true }
type State = typeof blank

const tidy = (value: number) => String(Number(value.toPrecision(12)))
const format = (entry: string) => {
  const value = Number(entry)
  if (!Number.isFinite(value)) return '%%calcError%%'
  if (entry.includes('.') && !entry.includes('e')) {
    const [whole, decimals] = entry.split('.')
    const point = (1.5).toLocaleString(locale).charAt(1)
    return `${whole === '-0' ? '−0' : Number(whole).toLocaleString(locale)}${point}${decimals}`
  }
  return value.toLocaleString(locale, { maximumSignificantDigits: 12 })
}

export function Calculator() {
  const [state, setState] = useState<State>(blank)
  const [tape, setTape] = useSaved<{ sum: string; result: string }[]>('calculator', [])

  const press = (key: string) => {
    const { entry, held, sign, fresh } = state
    if (/^\d$/.test(key)) {
      if (!fresh && entry.replace(/\D/g, '').length >= digitsMax) return
      setState({ ...state, entry: fresh || entry === '0' ? key : entry + key, fresh: false })
    } else if (key === '.') setState({ ...state, entry: fresh ? '0.' : entry.includes('.') ? entry : `${entry}.`, fresh: false })
    else if (key === 'C') setState(blank)
    else if (key === '⌫') setState({ ...state, entry: fresh || entry.length < 2 ? '0' : entry.slice(0, -1), fresh: false })
    else if (key === '±') setState({ ...state, entry: tidy(-Number(entry)) })
    else if (key === '%')
      setState({ ...state, entry: tidy((held !== null && /[+−]/.test(sign) ? held : 1) * (Number(entry) / 100)) })
    else if (key === '=') {
      if (held === null) return
      const result = tidy(sums[sign]!(held, Number(entry)))
      setTape((before) => [{ sum: `${format(tidy(held))} ${sign} ${format(entry)}`, result }, ...before].slice(0, tapeMax))
      setState({ ...blank, entry: result })
    } else {
      const value = held !== null && !fresh ? sums[sign]!(held, Number(entry)) : Number(entry)
      setState({ entry: tidy(value), held: value, sign: key, fresh: true })
    }
  }
  useKeys((key) => {
    const wanted = typed[key] ?? key
    if (!keys.includes(wanted)) return false
    press(wanted)
    return true
  })
  return (
    <div className="mx-auto grid max-w-3xl gap-5 md:grid-cols-[3fr_2fr]">
      <Card className="p-4 sm:p-5">
        <p className="h-6 truncate text-right text-muted-foreground tabular-nums">
          {state.held !== null && `${format(tidy(state.held))} ${state.sign}`}
        </p>
        <output className="block truncate pb-4 text-right font-display text-5xl font-bold tabular-nums" aria-live="polite">
          {format(state.entry)}
        </output>
        <div role="group" aria-label="%%calcKeys%%" className="grid grid-cols-4 gap-2">
          {keys.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={spoken[key]}
              aria-pressed={key in sums ? state.sign === key && state.fresh : undefined}
              onClick={() => press(key)}
              className={cn(
                'focus-ring grid h-14 cursor-pointer place-items-center rounded-lg text-xl font-medium transition-colors sm:h-16',
                key in sums || key === '='
                  ? 'bg-primary text-primary-foreground hover:bg-primary-hover aria-pressed:ring-2 aria-pressed:ring-ring'
                  : 'bg-muted hover:bg-accent',
              )}
            >
              {key === '⌫' ? <Delete className="size-5" aria-hidden="true" /> : key === '.' ? format('1.5').charAt(1) : key}
            </button>
          ))}
        </div>
      </Card>
      <Card className="flex flex-col p-5">
        <div className="flex items-center justify-between">
          <h2 className="font-semibold">%%toolHistory%%</h2>
          {tape.length > 0 && (
            <button
              type="button"
              onClick={() => setTape([])}
              className="focus-ring cursor-pointer rounded-sm px-1 text-sm text-muted-foreground underline"
            >
              %%calcForget%%
            </button>
          )}
        </div>
        {tape.length === 0 && <p className="mt-2 text-sm text-muted-foreground">%%calcNone%%</p>}
        <ol className="mt-2 max-h-80 divide-y divide-border overflow-y-auto">
          {tape.map(({ sum, result }, at) => (
            <li key={tape.length - at}>
              <button
                type="button"
                onClick={() => setState({ ...blank, entry: result })}
                className="focus-ring w-full cursor-pointer rounded-sm py-2 text-right tabular-nums hover:bg-muted"
              >
                <span className="block truncate text-sm text-muted-foreground">{sum} =</span>
                <span className="block truncate font-semibold">{format(result)}</span>
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}

import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Textarea } from '@/components/ui/field'
import { copyText } from '@/lib/copy-text'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const usual = { from: 4, to: 6 }
const start = { text: '%%recipeSample%%'.split('; ').join('\n'), ...usual }
const servingsMax = 200
const fractions: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 }
const near = 0.04
const amount = String.raw`\d+[.,]\d+|\d+\s+\d+\/\d+|\d+\/\d+|\d+\s?[½¼¾⅓⅔⅛]|[½¼¾⅓⅔⅛]|\d+`
/** An amount, or a stretch of two; what stands in brackets is the size of a can and no amount. */
const amounts = new RegExp(`(${amount})(?:(\\s?[-–~〜]\\s?)(${amount}))?(\\s*\\p{L}+)?`, 'u')
/** Weighed and measured in small steps: no halves and thirds of these. */
const fine = /^\s*(?:g|gram|grams|kg|ml|cl|mg|グラム|キロ)$/iu

/** `1 ½`, `1 1/2`, `0,5` */
function read(written: string): number {
  const sign = Object.keys(fractions).find((each) => written.includes(each))
  if (sign) return Number(written.replace(sign, '').trim() || 0) + fractions[sign]!
  const [part = '', whole] = written.trim().split(/\s+/).toReversed()
  const [above = '', below] = part.split('/')
  return Number(whole ?? 0) + Number(above.replace(',', '.')) / Number(below ?? 1)
}

function write(value: number, isFine: boolean): string {
  if (isFine || value >= 10) return formatNumber(value >= 20 ? Math.round(value) : Math.round(value * 10) / 10)
  const whole = Math.floor(value + near)
  const rest = value - whole
  if (rest < near) return formatNumber(whole)
  const sign = Object.keys(fractions).find((each) => Math.abs(fractions[each]! - rest) < near)
  return sign ? `${whole || ''}${sign}` : formatNumber(Math.round(value * 10) / 10)
}

/** A line of a recipe in three parts: before the amount, the amount for the new number of people, and after it. */
function scaled(line: string, factor: number): [string, string, string] {
  const found = amounts.exec(line.replace(/\([^)]*\)|（[^）]*）/g, (bracket) => ' '.repeat(bracket.length)))
  if (!found) return [line, '', '']
  const [all, first = '', dash, second, unit = ''] = found
  const isFine = fine.test(unit)
  const [low, high] = [first, second].map((each) => (each ? write(read(each) * factor, isFine) : ''))
  const end = found.index + all.length - unit.length
  return [line.slice(0, found.index), dash ? `${low}${dash}${high}` : low!, line.slice(end)]
}

export function RecipeScaler() {
  const [{ text, from, to }, setState] = useSaved(`recipe-${usual.from}-${usual.to}`, start)
  const set = (change: Partial<typeof start>) => setState((before) => ({ ...before, ...change }))
  const id = useId()
  const lines = text.split('\n').map((line) => scaled(line, to / from))
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Card className="space-y-5 p-5 sm:p-6">
        <div className="grid grid-cols-2 gap-4">
          <Stepper label="%%recipeFrom%%" value={from} max={servingsMax} onChange={(next) => set({ from: next })} />
          <Stepper label="%%recipeTo%%" value={to} max={servingsMax} onChange={(next) => set({ to: next })} />
        </div>
        <div className="space-y-1.5">
          <label htmlFor={id} className="block text-sm font-medium">
            %%recipeLines%%
          </label>
          <Textarea id={id} rows={13} value={text} onChange={(event) => set({ text: event.target.value })} />
        </div>
      </Card>
      <Card className="space-y-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-lg font-semibold">{'%%recipeFor%%'.replace('{count}', String(to))}</h2>
          <Button variant="secondary" size="sm" onClick={() => void copyText(lines.map((parts) => parts.join('')).join('\n'))}>
            <Copy /> %%toolCopy%%
          </Button>
        </div>
        <ul className="divide-y divide-border" aria-live="polite">
          {lines.map(([before, much, after], at) =>
            `${before}${much}${after}`.trim() ? (
              <li key={at} className="py-2.5 text-lg wrap-break-word">
                {before}
                {much && <strong className="font-semibold text-accent-foreground tabular-nums">{much}</strong>}
                {after}
              </li>
            ) : null,
          )}
        </ul>
      </Card>
    </div>
  )
}

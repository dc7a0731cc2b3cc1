import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { copyText } from '@/lib/copy-text'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const largest = 3999
const signs: [sign: string, value: number][] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]
const examples = [4, 9, 14, 40, 99, 400, 1066, 1789, 1984, new Date().getFullYear()]

/** The signs of a number from 1 to 3999, the largest first: 1994 is M, CM, XC, IV. */
function partsOf(value: number): [sign: string, value: number][] {
  const parts: [string, number][] = []
  let rest = value
  for (const [sign, worth] of signs) for (; rest >= worth; rest -= worth) parts.push([sign, worth])
  return parts
}

const toRoman = (value: number) =>
  partsOf(value)
    .map(([sign]) => sign)
    .join('')

/** The number that is written so; nothing for what no Roman numeral looks like. */
function fromRoman(text: string): number | undefined {
  let rest = text
  let value = 0
  for (const [sign, worth] of signs) for (; rest.startsWith(sign); rest = rest.slice(sign.length)) value += worth
  return rest === '' && value > 0 && toRoman(value) === text ? value : undefined
}

/** Either way of writing it; nothing where it is neither. */
function read(text: string): number | undefined {
  const bare = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s.,]/g, '')
  if (!/^\d+$/.test(bare)) return fromRoman(bare)
  const value = Number(bare)
  return value >= 1 && value <= largest ? value : undefined
}

export function RomanNumerals() {
  const [text, setText] = useSaved('roman', '1994')
  const help = useId()
  const value = read(text)
  const isRoman = /[a-z]/i.test(text)
  const answer = value === undefined ? '' : isRoman ? String(value) : toRoman(value)
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <Card className="space-y-5 p-5 sm:p-6">
        <Field label="%%romanNumber%%" error={text.trim() && value === undefined ? '%%romanWrong%%' : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              value={text}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={wiring['aria-describedby'] ?? help}
              onChange={(event) => setText(event.target.value)}
              className="h-14 text-2xl font-semibold uppercase sm:text-2xl"
            />
          )}
        </Field>
        <p id={help} className="text-sm text-muted-foreground">
          %%romanHelp%%
        </p>
        <div className="rounded-xl bg-primary px-5 py-7 text-center text-primary-foreground" aria-live="polite">
          <p className="text-sm font-medium">{isRoman ? '%%romanIsNumber%%' : '%%romanIsRoman%%'}</p>
          <p className="mt-1 font-display text-4xl font-bold tracking-wider wrap-break-word">{answer || '–'}</p>
        </div>
        {value !== undefined && (
          <ul aria-label="%%romanParts%%" className="flex flex-wrap justify-center gap-2">
            {partsOf(value).map(([sign, worth], at) => (
              <li key={at} className="rounded-lg bg-muted px-3 py-2 text-center">
                <span className="block text-lg font-semibold">{sign}</span>
                <span className="text-xs text-muted-foreground tabular-nums">{formatNumber(worth)}</span>
              </li>
            ))}
          </ul>
        )}
        <Button variant="secondary" className="w-full" disabled={!answer} onClick={() => void copyText(answer)}>
          %%toolCopy%%
        </Button>
      </Card>
      <Card className="p-5 sm:p-6">
        <h2 className="font-semibold">%%romanTry%%</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {[...new Set(examples)].map((each) => (
            <li key={each}>
              <Button variant="secondary" size="sm" onClick={() => setText(String(each))}>
                {each} = {toRoman(each)}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { copyText } from '@/lib/copy-text'
import { pickOne, shuffled } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const sets = {
  lower: { label: '%%passwordLower%%', signs: 'abcdefghijkmnopqrstuvwxyz' },
  upper: { label: '%%passwordUpper%%', signs: 'ABCDEFGHJKLMNPQRSTUVWXYZ' },
  digits: { label: '%%passwordDigits%%', signs: '23456789' },
  symbols: { label: '%%passwordSymbols%%', signs: '!#$%&*+-=?@_' },
}
type SetName = keyof typeof sets
const names = Object.keys(sets) as SetName[]
const lengths = { from: 8, to: 64 }
const usual = { length: 18 }
const start = { ...usual, lower: true, upper: true, digits: true, symbols: false }

/** At least one sign of each chosen set, in any order. */
function generate(options: typeof start) {
  const chosen = names.filter((name) => options[name])
  const all = chosen.map((name) => sets[name].signs).join('')
  const signs = chosen.map((name) => pickOne([...sets[name].signs]))
  while (signs.length < options.length) signs.push(pickOne([...all]))
  return shuffled(signs).join('')
}

/** How hard it is to guess, in bits. */
const bitsOf = (options: typeof start) =>
  options.length * Math.log2(names.filter((name) => options[name]).reduce((sum, name) => sum + sets[name].signs.length, 0))

const strengths: [below: number, label: string, tone: string][] = [
  [50, '%%passwordWeak%%', 'bg-tone-red'],
  [80, '%%passwordFair%%', 'bg-tone-amber'],
  [Infinity, '%%passwordStrong%%', 'bg-tone-green'],
]
const fullBits = 128

export function PasswordGenerator() {
  const [options, setOptions] = useSaved(`password-options-${usual.length}`, start)
  // the password itself is never stored
  const [password, setPassword] = useState(() => generate(options))
  const set = (change: Partial<typeof start>) => {
    const next = { ...options, ...change }
    if (!names.some((name) => next[name])) return
    setOptions(next)
    setPassword(generate(next))
  }
  const bits = bitsOf(options)
  const [, strength, tone] = strengths.find(([below]) => bits < below)!
  return (
    <Card className="mx-auto max-w-xl space-y-6 p-5 sm:p-8">
      <output className="grid min-h-28 place-items-center rounded-xl bg-muted px-4 py-5 text-center font-mono text-xl break-all sm:text-2xl">
        {password}
      </output>
      <div>
        <div className="h-2 overflow-hidden rounded-full bg-muted" aria-hidden="true">
          <span
            className={cn('block h-full rounded-full transition-[width]', tone)}
            style={{ width: `${Math.min(100, (bits / fullBits) * 100)}%` }}
          />
        </div>
        <p className="mt-2 text-sm text-muted-foreground">
          {strength} · {Math.round(bits)} bit
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" onClick={() => void copyText(password)}>
          <Copy /> %%toolCopy%%
        </Button>
        <Button size="lg" variant="secondary" onClick={() => setPassword(generate(options))}>
          <RefreshCw /> %%passwordNew%%
        </Button>
      </div>
      <label className="block text-sm font-medium">
        <span className="flex justify-between">
          %%passwordLength%% <span className="tabular-nums">{options.length}</span>
        </span>
        <input
          type="range"
          min={lengths.from}
          max={lengths.to}
          value={options.length}
          onChange={(event) => set({ length: Number(event.target.value) })}
          className="focus-ring mt-1 h-10 w-full cursor-pointer accent-primary"
        />
      </label>
      <fieldset className="grid min-w-0 gap-1 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-medium">%%passwordSigns%%</legend>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={sets[name].label}
            checked={options[name]}
            onChange={(event) => set({ [name]: event.target.checked })}
            className="min-h-10"
          />
        ))}
      </fieldset>
    </Card>
  )
}

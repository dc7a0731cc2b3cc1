import { Gift, RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input, Textarea } from '@/components/ui/field'
import { copyText } from '@/lib/copy-text'
import { shuffled } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const namesMax = 60
/** So often the hat is shaken before it is said that it cannot be done. */
const triesMax = 2000
interface Pair {
  giver: string
  receiver: string
  seen: boolean
}
const start = {
  names: '%%santaSamples%%'.split(', ').join('\n'),
  apart: '',
  budget: '',
  pairs: [] as Pair[],
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split(/\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** Everybody gives to one and gets from one, nobody to themselves or to somebody they are kept apart from; nothing if that cannot be. */
function drawn(names: readonly string[], apart: readonly (readonly string[])[]): Pair[] | undefined {
  const areApart = (one: string, other: string) =>
    one === other || apart.some((line) => line.includes(one) && line.includes(other))
  for (let tries = 0; tries < triesMax; tries++) {
    const receivers = shuffled(names)
    const pairs = names.map((giver, at): Pair => ({ giver, receiver: receivers[at]!, seen: false }))
    if (!pairs.some(({ giver, receiver }) => areApart(giver, receiver))) return pairs
  }
  return undefined
}

export function SecretSanta() {
  const [state, setState] = useSaved('secret-santa', start)
  const [open, setOpen] = useState<string>()
  const [impossible, setImpossible] = useState(false)
  const [namesId, apartId] = [useId(), useId()]
  const { pairs, budget } = state
  const names = linesOf(state.names).slice(0, namesMax)
  const draw = () => {
    const apart = linesOf(state.apart).map((line) => line.split(/[,、+&]/).map((name) => name.trim()))
    const next = drawn(names, apart)
    setImpossible(!next)
    setOpen(undefined)
    if (next) setState((before) => ({ ...before, pairs: next }))
  }
  const lineOf = ({ giver, receiver }: Pair) =>
    ['%%santaLine%%'.replace('{giver}', giver).replace('{receiver}', receiver), budget && `%%santaBudget%%: ${budget}`]
      .filter(Boolean)
      .join(' ')
  const see = (pair: Pair) => {
    setOpen((before) => (before === pair.giver ? undefined : pair.giver))
    setState((before) => ({
      ...before,
      pairs: before.pairs.map((each) => (each.giver === pair.giver ? { ...each, seen: true } : each)),
    }))
  }
  if (pairs.length)
    return (
      <div className="mx-auto max-w-2xl space-y-5">
        <p className="text-pretty text-muted-foreground">%%santaPass%%</p>
        <ul className="grid gap-3 sm:grid-cols-2">
          {pairs.map((pair) => (
            <li key={pair.giver}>
              <Card className="p-5">
                <p className="flex items-center justify-between gap-3">
                  <span className="min-w-0 truncate font-display text-lg font-semibold">{pair.giver}</span>
                  {pair.seen && <span className="shrink-0 text-xs text-muted-foreground">%%santaSeen%%</span>}
                </p>
                <p aria-live="polite" className="mt-2 min-h-12 rounded-lg bg-muted px-4 py-3 text-center font-semibold">
                  {open === pair.giver ? '%%santaGives%%'.replace('{name}', pair.receiver) : '• • •'}
                </p>
                <div className="mt-3 flex gap-2">
                  <Button
                    variant={open === pair.giver ? 'secondary' : 'primary'}
                    className="min-w-0 flex-1"
                    onClick={() => see(pair)}
                  >
                    {open === pair.giver ? '%%santaHide%%' : '%%santaShow%%'}
                  </Button>
                  <Button variant="secondary" onClick={() => void copyText(lineOf(pair))}>
                    %%toolCopy%%
                  </Button>
                </div>
              </Card>
            </li>
          ))}
        </ul>
        <Button
          variant="ghost"
          onClick={() => {
            setOpen(undefined)
            setState((before) => ({ ...before, pairs: [] }))
          }}
        >
          <RefreshCw /> %%santaAnew%%
        </Button>
      </div>
    )
  return (
    <Card className="mx-auto max-w-xl space-y-5 p-5 sm:p-6">
      <div className="space-y-1.5">
        <label htmlFor={namesId} className="text-sm font-medium">
          %%santaNames%%
        </label>
        <Textarea
          id={namesId}
          rows={8}
          value={state.names}
          onChange={(event) => setState((before) => ({ ...before, names: event.target.value }))}
        />
      </div>
      <div className="space-y-1.5">
        <label htmlFor={apartId} className="text-sm font-medium">
          %%santaApart%%
        </label>
        <Textarea
          id={apartId}
          rows={2}
          value={state.apart}
          placeholder="%%santaApartExample%%"
          onChange={(event) => setState((before) => ({ ...before, apart: event.target.value }))}
        />
      </div>
      <Field label="%%santaBudget%%">
        {(wiring) => (
          <Input
            {...wiring}
            value={budget}
            onChange={(event) => setState((before) => ({ ...before, budget: event.target.value }))}
          />
        )}
      </Field>
      {impossible && (
        <p role="alert" className="text-sm text-destructive-text">
          %%santaImpossible%%
        </p>
      )}
      <Button size="lg" className="w-full" disabled={names.length < 3} onClick={draw}>
        <Gift /> {'%%santaDraw%%'.replace('{count}', String(names.length))}
      </Button>
    </Card>
  )
}

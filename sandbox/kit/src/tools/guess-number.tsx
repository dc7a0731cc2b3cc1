import { type FormEvent, useId, useRef, useState } from 'react'
import { Figures } from '@/components/blocks/figures'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { randomBelow } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const limits = [20, 100, 1000]
const begin = (limit: number) => ({ limit, secret: randomBelow(limit) + 1, guesses: [] as number[] })
const start = { ...begin(100), best: {} as Record<number, number>, games: 0 }

export function GuessNumber() {
  const [{ limit, secret, guesses, best, games }, setState] = useSaved('guess', start)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const last = guesses.at(-1)
  const found = last === secret
  const low = Math.max(1, ...guesses.filter((guess) => guess < secret).map((guess) => guess + 1))
  const high = Math.min(limit, ...guesses.filter((guess) => guess > secret).map((guess) => guess - 1))

  const again = (next = limit) => {
    setState((before) => ({ ...before, ...begin(next) }))
    setText('')
    setWrong(false)
    field.current?.focus()
  }
  const guess = (event: FormEvent) => {
    event.preventDefault()
    if (found) return again()
    const number = Number(text)
    const isOne = Number.isInteger(number) && number >= 1 && number <= limit
    setWrong(!isOne)
    if (!isOne) return
    setText('')
    setState((before) => {
      const made = [...before.guesses, number]
      const won = number === before.secret
      const record = Math.min(made.length, before.best[before.limit] ?? made.length)
      return {
        ...before,
        guesses: made,
        ...(won && { games: before.games + 1, best: { ...before.best, [before.limit]: record } }),
      }
    })
  }
  const told = () => {
    if (wrong) return '%%guessRange%%'.replace('{limit}', String(limit))
    if (last === undefined) return '%%guessAsk%%'.replace('{limit}', String(limit))
    if (found) return `%%guessFound%%`.replace('{count}', String(guesses.length))
    return (last < secret ? '%%guessHigher%%' : '%%guessLower%%').replace('{guess}', String(last))
  }
  return (
    <div className="mx-auto max-w-lg space-y-5">
      <Card className="space-y-6 p-5 sm:p-8">
        <Segmented
          label="%%guessLimit%%"
          value={String(limit)}
          options={limits.map((each) => ({ value: String(each), label: `1–${each}` }))}
          onChange={(next) => again(Number(next))}
        />
        <div className="space-y-2" aria-hidden="true">
          <div className="relative h-3 overflow-hidden rounded-full bg-muted">
            <div
              className="absolute inset-y-0 rounded-full bg-primary transition-all"
              style={{ left: `${((low - 1) / limit) * 100}%`, right: `${(1 - high / limit) * 100}%` }}
            />
          </div>
          <p className="flex justify-between text-sm text-muted-foreground tabular-nums">
            <span>{low}</span>
            <span>{high}</span>
          </p>
        </div>
        <p role="status" className="min-h-16 text-center font-display text-2xl font-semibold text-balance">
          {told()}
        </p>
        <form onSubmit={guess} className="flex gap-3" noValidate>
          <label htmlFor={id} className="sr-only">
            %%guessYours%%
          </label>
          <Input
            id={id}
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            disabled={found}
            aria-invalid={wrong}
            className="h-12 text-lg tabular-nums"
            placeholder="%%guessYours%%"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="lg" className="shrink-0">
            {found ? '%%toolAgain%%' : '%%guessTry%%'}
          </Button>
        </form>
        {guesses.length > 0 && (
          <ol aria-label="%%guessYours%%" className="flex flex-wrap justify-center gap-1.5">
            {guesses.map((each, at) => (
              <li
                key={at}
                className={cn(
                  'rounded-full bg-muted px-3 py-1 text-sm tabular-nums',
                  each === secret && 'bg-primary text-primary-foreground',
                )}
              >
                {each} {each === secret ? '✓' : each < secret ? '↑' : '↓'}
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Figures
        items={[
          ['%%guessCount%%', guesses.length],
          ['%%guessBest%%', best[limit] ?? '–'],
          ['%%guessGames%%', games],
        ]}
      />
    </div>
  )
}

import { Plus, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input } from '@/components/ui/field'
import { cn } from '@/lib/cn'
import { useSaved } from '@/lib/use-saved'

interface Option {
  id: string
  text: string
  votes: number
}
const optionsMax = 12
const start = {
  question: '%%pollQuestion%%',
  options: '%%pollOptions%%'.split(', ').map((text, at): Option => ({ id: `o${at}`, text, votes: [3, 5, 2, 1][at] ?? 0 })),
  /** what this browser voted for */
  voted: '',
}

export function Poll() {
  const [{ question, options, voted }, setState] = useSaved('poll', start)
  const [choice, setChoice] = useState('')
  const [draft, setDraft] = useState('')
  const total = options.reduce((sum, option) => sum + option.votes, 0)
  const most = Math.max(1, ...options.map((option) => option.votes))

  const vote = (event: FormEvent) => {
    event.preventDefault()
    setState((before) => ({
      ...before,
      voted: choice,
      options: before.options.map((option) => (option.id === choice ? { ...option, votes: option.votes + 1 } : option)),
    }))
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const option = { id: `${Date.now()}`, text: draft.trim(), votes: 0 }
    setState((before) => ({ ...before, options: [...before.options, option].slice(0, optionsMax) }))
    setDraft('')
  }
  return (
    <div className="space-y-5">
      <Card className="space-y-5 p-5 sm:p-8">
        <h2 className="font-display text-2xl font-semibold text-balance">{question}</h2>
        {voted ? (
          <>
            <ul className="space-y-4">
              {options.map(({ id, text, votes }) => (
                <li key={id}>
                  <span className="flex justify-between gap-4">
                    <span className={cn('min-w-0', id === voted && 'font-semibold')}>
                      {text} {id === voted && <span className="text-sm text-muted-foreground">· %%pollYours%%</span>}
                    </span>
                    <span className="shrink-0 tabular-nums">
                      {votes} · {total ? Math.round((votes / total) * 100) : 0} %
                    </span>
                  </span>
                  <span className="mt-1.5 block h-3 overflow-hidden rounded-full bg-muted">
                    <span
                      className={cn(
                        'block h-full rounded-full transition-[width] duration-500',
                        votes === most ? 'bg-primary' : 'bg-chart-3',
                      )}
                      style={{ width: `${total ? (votes / total) * 100 : 0}%` }}
                    />
                  </span>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-sm text-muted-foreground" role="status">
                %%pollVotes%% {total}
              </p>
              <Button variant="secondary" onClick={() => setState((before) => ({ ...before, voted: '' }))}>
                %%pollNext%%
              </Button>
            </div>
          </>
        ) : (
          <form onSubmit={vote} className="space-y-4">
            <fieldset className="min-w-0 space-y-2.5">
              <legend className="sr-only">{question}</legend>
              {options.map(({ id, text }) => (
                <label
                  key={id}
                  className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-input px-4 py-2 hover:bg-muted has-checked:border-ring has-checked:bg-accent has-focus-visible:ring-3 has-focus-visible:ring-ring/40"
                >
                  <input
                    type="radio"
                    name="poll"
                    required
                    checked={choice === id}
                    onChange={() => setChoice(id)}
                    className="size-4.5 accent-primary outline-none"
                  />
                  <span className="min-w-0">{text}</span>
                </label>
              ))}
            </fieldset>
            <Button type="submit" size="lg" className="w-full">
              %%pollVote%%
            </Button>
          </form>
        )}
      </Card>
      <details className="surface rounded-xl">
        <summary className="focus-ring cursor-pointer rounded-xl px-5 py-4 font-medium">%%pollEdit%%</summary>
        <div className="space-y-4 px-5 pb-5">
          <Field label="%%pollAsk%%">
            {(wiring) => (
              <Input
                {...wiring}
                maxLength={160}
                value={question}
                onChange={(event) => setState((before) => ({ ...before, question: event.target.value }))}
              />
            )}
          </Field>
          <ul className="space-y-2">
            {options.map(({ id, text }, at) => (
              <li key={id} className="flex gap-2">
                <Input
                  aria-label={`%%pollOption%% ${at + 1}`}
                  maxLength={80}
                  value={text}
                  onChange={(event) =>
                    setState((before) => ({
                      ...before,
                      options: before.options.map((each) => (each.id === id ? { ...each, text: event.target.value } : each)),
                    }))
                  }
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%delete%% ${text}`}
                  disabled={options.length <= 2}
                  onClick={() => setState((before) => ({ ...before, options: before.options.filter((each) => each.id !== id) }))}
                >
                  <Trash2 />
                </Button>
              </li>
            ))}
          </ul>
          {options.length < optionsMax && (
            <form onSubmit={add} className="flex gap-2">
              <Input
                aria-label="%%pollNew%%"
                placeholder="%%pollNew%%"
                required
                maxLength={80}
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
              />
              <Button type="submit" variant="secondary">
                <Plus /> %%add%%
              </Button>
            </form>
          )}
          <Button
            variant="secondary"
            onClick={() =>
              setState((before) => ({ ...before, voted: '', options: before.options.map((each) => ({ ...each, votes: 0 })) }))
            }
          >
            %%pollZero%%
          </Button>
        </div>
      </details>
      <p className="text-center text-sm text-pretty text-muted-foreground">%%pollHere%%</p>
    </div>
  )
}

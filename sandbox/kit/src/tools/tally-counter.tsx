import { Minus, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { formatNumber } from '@/lib/format'
import { useKeys } from '@/lib/use-keys'
import { useSaved } from '@/lib/use-saved'

interface Counter {
  id: string
  name: string
  count: number
}
const countersMax = 24
const start: Counter[] = '%%tallySamples%%'.split(', ').map((name, at) => ({ id: String(at), name, count: at ? 0 : 12 }))

export function TallyCounter() {
  const [counters, setCounters] = useSaved('tally', start)
  const [name, setName] = useState('')
  const total = counters.reduce((sum, each) => sum + each.count, 0)
  const add = (id: string, by: number) =>
    setCounters((before) => before.map((each) => (each.id === id ? { ...each, count: Math.max(0, each.count + by) } : each)))
  const create = (event: FormEvent) => {
    event.preventDefault()
    setCounters((before) => [...before, { id: `${Date.now()}`, name: name.trim(), count: 0 }].slice(0, countersMax))
    setName('')
  }
  useKeys((key) => {
    const counter = key === ' ' ? counters[0] : counters[Number(key) - 1]
    if (counter) add(counter.id, 1)
    return counter !== undefined
  })
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg">
          %%tallyTotal%% <output className="font-display font-bold tabular-nums">{formatNumber(total)}</output>
        </p>
        <Button variant="secondary" onClick={() => setCounters((before) => before.map((each) => ({ ...each, count: 0 })))}>
          <RotateCcw /> %%toolReset%%
        </Button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {counters.map(({ id, name, count }) => (
          <li key={id}>
            <Card className="space-y-3 p-4">
              <div className="flex items-center justify-between gap-2">
                <h2 className="min-w-0 truncate text-lg font-semibold">{name}</h2>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`%%delete%% ${name}`}
                  onClick={() => setCounters((before) => before.filter((each) => each.id !== id))}
                >
                  <Trash2 />
                </Button>
              </div>
              <button
                type="button"
                aria-label={`+1 ${name}`}
                onClick={() => add(id, 1)}
                className="focus-ring flex h-36 w-full cursor-pointer items-center justify-center gap-3 rounded-xl bg-primary text-primary-foreground transition-transform select-none active:scale-98"
              >
                <span className="font-display text-6xl font-bold tabular-nums" aria-live="polite">
                  {formatNumber(count)}
                </span>
                <Plus className="size-7 opacity-80" aria-hidden="true" />
              </button>
              <div className="flex justify-between">
                <Button variant="ghost" size="sm" disabled={count === 0} aria-label={`−1 ${name}`} onClick={() => add(id, -1)}>
                  <Minus /> 1
                </Button>
                <Button variant="ghost" size="sm" aria-label={`+10 ${name}`} onClick={() => add(id, 10)}>
                  <Plus /> 10
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {counters.length < countersMax && (
        <form onSubmit={create} className="mx-auto flex max-w-md gap-2">
          <Input
            aria-label="%%tallyName%%"
            placeholder="%%tallyName%%"
            required
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            <Plus /> %%add%%
          </Button>
        </form>
      )}
      <p className="hidden text-center text-xs text-muted-foreground sm:block">%%tallyKeys%%</p>
    </div>
  )
}

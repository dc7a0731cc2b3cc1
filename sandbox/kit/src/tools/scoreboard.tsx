import { Minus, Plus, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/toolbar'
import { cn } from '@/lib/cn'
import { useSaved } from '@/lib/use-saved'

interface Player {
  id: string
  name: string
  points: number
}
const playersMax = 12
const steps = ['1', '5', '10'] as const
const start = {
  step: '1' as (typeof steps)[number],
  players: [
    { id: 'a', name: '%%boardHome%%', points: 0 },
    { id: 'b', name: '%%boardAway%%', points: 0 },
  ] as Player[],
}

export function Scoreboard() {
  const [{ step, players }, setState] = useSaved('scoreboard', start)
  const [name, setName] = useState('')
  const change = (id: string, by: number) =>
    setState((before) => ({
      ...before,
      players: before.players.map((player) => (player.id === id ? { ...player, points: player.points + by } : player)),
    }))
  const add = (event: FormEvent) => {
    event.preventDefault()
    setState((before) => ({
      ...before,
      players: [...before.players, { id: `${Date.now()}`, name: name.trim(), points: 0 }].slice(0, playersMax),
    }))
    setName('')
  }
  const best = Math.max(...players.map((player) => player.points))
  const leads = (player: Player) => player.points === best && players.some((other) => other.points < best)
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="%%boardStep%%"
          value={step}
          options={steps.map((value) => ({ value, label: `± ${value}` }))}
          onChange={(next) => setState((before) => ({ ...before, step: next }))}
        />
        <Button
          variant="secondary"
          onClick={() =>
            setState((before) => ({ ...before, players: before.players.map((player) => ({ ...player, points: 0 })) }))
          }
        >
          %%toolReset%%
        </Button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {players.map((player) => (
          <li key={player.id}>
            <Card
              className={cn(
                'p-5 text-center transition-colors',
                leads(player) && 'border-transparent bg-primary text-primary-foreground',
              )}
            >
              <div className="flex items-center justify-between gap-2">
                <h2 className="min-w-0 truncate text-lg font-semibold">{player.name}</h2>
                <button
                  type="button"
                  aria-label={`%%delete%% ${player.name}`}
                  onClick={() =>
                    setState((before) => ({ ...before, players: before.players.filter((other) => other.id !== player.id) }))
                  }
                  className="focus-ring grid size-9 shrink-0 cursor-pointer place-items-center rounded-md"
                >
                  <Trash2 className="size-4" aria-hidden="true" />
                </button>
              </div>
              <output className="my-4 block font-display text-7xl font-bold tabular-nums">{player.points}</output>
              <div className="grid grid-cols-2 gap-2 text-foreground">
                <Button
                  variant="secondary"
                  size="lg"
                  aria-label={`−${step} ${player.name}`}
                  onClick={() => change(player.id, -Number(step))}
                >
                  <Minus />
                </Button>
                <Button
                  variant="secondary"
                  size="lg"
                  aria-label={`+${step} ${player.name}`}
                  onClick={() => change(player.id, Number(step))}
                >
                  <Plus />
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {players.length < playersMax && (
        <form onSubmit={add} className="mx-auto flex max-w-md gap-2">
          <Input
            aria-label="%%boardName%%"
            placeholder="%%boardName%%"
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
    </div>
  )
}

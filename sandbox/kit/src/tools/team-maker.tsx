import { Shuffle } from 'lucide-react'
import { useId } from 'react'
import { Stepper } from '@/components/blocks/number-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Textarea } from '@/components/ui/field'
import { shuffled } from '@/lib/random'
import { useSaved } from '@/lib/use-saved'

const namesMax = 200
const teamsMax = 20
const tints = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-5)']
const start = { text: '%%teamsSamples%%'.split(', ').join('\n'), count: 3, teams: [] as string[][] }

/** The names dealt out in turn, so that no team is larger than another by more than one. */
const dealt = (names: readonly string[], count: number) => {
  const deck = shuffled(names)
  return Array.from({ length: count }, (_, team) => deck.filter((_name, at) => at % count === team))
}

export function TeamMaker() {
  const [{ text, count, teams }, setState] = useSaved('teams', start)
  const id = useId()
  const names = text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, namesMax)
  const most = Math.max(2, Math.min(teamsMax, names.length))
  const shown = Math.min(count, most)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
      <Card className="space-y-5 p-5">
        <div className="space-y-2">
          <label htmlFor={id} className="block text-sm font-medium">
            %%teamsNames%%
          </label>
          <Textarea
            id={id}
            rows={10}
            value={text}
            onChange={(event) => setState((before) => ({ ...before, text: event.target.value }))}
          />
          <p className="text-sm text-muted-foreground tabular-nums">
            {'%%teamsCounted%%'.replace('{count}', String(names.length))}
          </p>
        </div>
        <Stepper
          label="%%teamsCount%%"
          value={shown}
          min={2}
          max={most}
          onChange={(next) => setState((before) => ({ ...before, count: next }))}
        />
        <Button
          size="lg"
          className="w-full"
          disabled={names.length < 2}
          onClick={() => setState((before) => ({ ...before, teams: dealt(names, shown) }))}
        >
          <Shuffle /> %%teamsShuffle%%
        </Button>
      </Card>
      <div role="status" aria-label="%%teamsTeams%%">
        {teams.length === 0 ? (
          <Card className="grid min-h-52 place-items-center p-8 text-center text-muted-foreground">%%teamsNone%%</Card>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {teams.map((team, at) => (
              <li key={at}>
                <Card className="h-full overflow-hidden">
                  <h2
                    className="flex items-center justify-between border-t-4 px-4 pt-3 font-display text-lg font-semibold"
                    style={{ borderColor: tints[at % tints.length] }}
                  >
                    {'%%teamsTeam%%'.replace('{number}', String(at + 1))}
                    <span className="text-sm font-normal text-muted-foreground tabular-nums">{team.length}</span>
                  </h2>
                  <ul className="space-y-1 p-4">
                    {team.map((name, place) => (
                      <li
                        key={place}
                        className="pop"
                        style={{ animationDelay: `${place * 40}ms`, animationFillMode: 'backwards' }}
                      >
                        {name}
                      </li>
                    ))}
                  </ul>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

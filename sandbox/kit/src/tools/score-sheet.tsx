import { Plus, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { WidePage } from '@/components/blocks/page-styles'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { placesOf, pointsIn, type ScoreTeam, totalOf } from '@/features/score-sheet/score-sheet'
import { newId, changed, without } from '@/lib/arrange'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { useSaved } from '@/lib/use-saved'

const usual = { rounds: 5, teams: 4 }
const roundsMax = 30
const teamsMax = 40
const start = {
  rounds: usual.rounds,
  teams: Array.from({ length: usual.teams }, (_, at): ScoreTeam => ({
    id: `t${at}`,
    name: '%%scoreTeam%%'.replace('{number}', String(at + 1)),
    points: {},
  })),
}

export function ScoreSheet() {
  const [sheet, setSheet] = useSaved('score-sheet', start)
  const { rounds, teams } = sheet
  const [name, setName] = useState('')
  const places = placesOf(teams, rounds)
  const set = (part: Partial<typeof start>) => setSheet((before) => ({ ...before, ...part }))
  const change = (id: string, part: Partial<ScoreTeam>) => set({ teams: changed(teams, id, part) })
  const add = (event: FormEvent) => {
    event.preventDefault()
    set({ teams: [...teams, { id: newId(), name: name.trim(), points: {} }].slice(0, teamsMax) })
    setName('')
  }
  const numbers = Array.from({ length: rounds }, (_, at) => at)
  const clear = () => {
    set({ teams: teams.map((team) => ({ ...team, points: {} })) })
    toast('%%scoreCleared%%', () => setSheet(sheet))
  }
  const ranked = [...teams].toSorted((a, b) => places[a.id]! - places[b.id]!)
  return (
    <div className="space-y-5">
      <WidePage />
      <Card className="relative overflow-x-auto p-3">
        <table className="w-full border-separate border-spacing-1">
          <caption className="sr-only">%%scoreTable%%</caption>
          <thead>
            <tr className="text-sm text-muted-foreground">
              <th scope="col" className="min-w-36 px-2 text-left font-medium">
                %%scoreTeams%%
              </th>
              {numbers.map((round) => (
                <th key={round} scope="col" className="font-medium tabular-nums">
                  <abbr title={'%%scoreRound%%'.replace('{number}', String(round + 1))} className="no-underline">
                    {round + 1}
                  </abbr>
                </th>
              ))}
              <th scope="col" className="px-2 font-medium">
                %%total%%
              </th>
              <th scope="col" className="px-2 font-medium">
                %%scorePlace%%
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team.id}>
                <th scope="row" className="font-normal">
                  <Input
                    aria-label="%%scoreName%%"
                    maxLength={40}
                    value={team.name}
                    onChange={(event) => change(team.id, { name: event.target.value })}
                    className="font-semibold"
                  />
                </th>
                {numbers.map((round) => (
                  <td key={round}>
                    <Input
                      type="number"
                      step="any"
                      aria-label={`${team.name}, ${'%%scoreRound%%'.replace('{number}', String(round + 1))}`}
                      value={team.points[round] ?? ''}
                      onChange={(event) => change(team.id, { points: { ...team.points, [round]: event.target.value } })}
                      className="min-w-16 px-2 text-center tabular-nums"
                    />
                  </td>
                ))}
                <td className="px-2 text-center text-lg font-bold tabular-nums">{formatNumber(totalOf(team, rounds))}</td>
                <td className="px-2 text-center font-semibold tabular-nums">{places[team.id]}</td>
                <td>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`%%delete%% ${team.name}`}
                    onClick={() => {
                      set({ teams: without(teams, team.id) })
                      toast('%%deleted%%', () => setSheet(sheet))
                    }}
                  >
                    <Trash2 />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div className="flex flex-wrap gap-2">
        <form onSubmit={add} className="flex min-w-60 flex-1 gap-2">
          <Input
            aria-label="%%scoreNew%%"
            placeholder="%%scoreNew%%"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="secondary" disabled={!name.trim() || teams.length >= teamsMax}>
            <Plus /> %%add%%
          </Button>
        </form>
        <Button variant="secondary" disabled={rounds >= roundsMax} onClick={() => set({ rounds: rounds + 1 })}>
          <Plus /> %%scoreMoreRounds%%
        </Button>
        <Button
          variant="secondary"
          disabled={rounds <= 1 || teams.some((team) => pointsIn(team, rounds - 1) !== 0)}
          onClick={() => set({ rounds: rounds - 1 })}
        >
          %%scoreFewerRounds%%
        </Button>
        <Button variant="secondary" onClick={clear}>
          %%scoreClear%%
        </Button>
      </div>
      <section aria-labelledby="ranking">
        <h2 id="ranking" className="font-display text-lg font-semibold">
          %%scoreRanking%%
        </h2>
        <ol className="mt-3 space-y-2">
          {ranked.map((team) => (
            <li
              key={team.id}
              className={cn(
                'flex items-center gap-4 rounded-lg px-4 py-3',
                places[team.id] === 1 && totalOf(team, rounds) > 0 ? 'bg-primary text-primary-foreground' : 'bg-muted',
              )}
            >
              <span className="w-8 text-lg font-bold tabular-nums">{places[team.id]}</span>
              <span className="min-w-0 flex-1 font-semibold wrap-break-word">{team.name}</span>
              <span className="text-lg font-bold tabular-nums">{formatNumber(totalOf(team, rounds))}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

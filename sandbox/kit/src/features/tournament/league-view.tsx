import { Card } from '@/components/ui/card'
import { type Result, type Results, roundRobinOf, standingsOf } from '@/lib/bracket'
import { cn } from '@/lib/cn'
import { MatchCard } from './match-card'

interface LeagueViewProps {
  names: string[]
  results: Results
  onResult: (id: string, result: Result) => void
}

/** Everyone against everyone: the table, and the matches round by round. */
export function LeagueView({ names, results, onResult }: LeagueViewProps) {
  const rounds = roundRobinOf(names.length, results)
  const table = standingsOf(names.length, rounds, results)
  const cell = 'px-2 py-2.5 text-right tabular-nums'
  return (
    <div className="space-y-5">
      <Card className="overflow-x-auto p-2 sm:p-4">
        <table className="w-full text-sm">
          <caption className="sr-only">%%cupTable%%</caption>
          <thead>
            <tr className="text-muted-foreground">
              <th scope="col" className="px-2 py-2 text-left font-medium">
                %%cupWho%%
              </th>
              {['%%cupPlayed%%', '%%cupWon%%', '%%cupDrawn%%', '%%cupLost%%', '%%cupDifference%%', '%%cupPoints%%'].map(
                (label, at) => (
                  <th
                    key={label}
                    scope="col"
                    className={cn('px-2 py-2 text-right font-medium', at > 0 && at < 4 && 'max-sm:hidden')}
                  >
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {table.map(({ who, played, won, drawn, lost, difference, points }, at) => (
              <tr key={who} className={cn(at === 0 && played > 0 && 'bg-accent text-accent-foreground')}>
                <th scope="row" className="max-w-40 px-2 py-2.5 text-left font-medium">
                  <span className="flex gap-2">
                    <span className="w-5 shrink-0 text-right tabular-nums">{at + 1}</span>
                    <span className="min-w-0 truncate">{names[who]}</span>
                  </span>
                </th>
                <td className={cell}>{played}</td>
                {[won, drawn, lost].map((value, place) => (
                  <td key={place} className={cn(cell, 'max-sm:hidden')}>
                    {value}
                  </td>
                ))}
                <td className={cell}>{difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : 0}</td>
                <td className={cn(cell, 'font-bold')}>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {rounds.map((matches, at) => (
          <section key={at} aria-label={'%%cupRound%%'.replace('{round}', String(at + 1))} className="min-w-0 break-inside-avoid">
            <h3 className="mb-2 text-sm font-medium text-muted-foreground">
              {'%%cupRound%%'.replace('{round}', String(at + 1))}
            </h3>
            <div className="space-y-2.5">
              {matches.map((match) => (
                <MatchCard key={match.id} match={match} names={names} results={results} withScores onResult={onResult} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

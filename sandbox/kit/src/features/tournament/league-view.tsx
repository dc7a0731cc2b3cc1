import { type Result, type Results, roundRobinOf, standingsOf } from '@/lib/bracket'
import { LeagueTable } from '@/features/standings/league-table'
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
  return (
    <div className="space-y-5">
      <LeagueTable table={table} nameOf={(who) => names[who]!} withDraws />
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

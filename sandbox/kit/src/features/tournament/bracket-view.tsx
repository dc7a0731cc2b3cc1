import { Trophy } from 'lucide-react'
import { bracketOf, type Match, type Result, type Results, thirdPlaceOf } from '@/lib/bracket'
import { cn } from '@/lib/cn'
import { MatchCard } from './match-card'

interface BracketViewProps {
  names: string[]
  results: Results
  withScores: boolean
  withThird: boolean
  onResult: (id: string, result: Result) => void
}

/** What a round with so many matches is called. */
function roundName(matches: number, at: number) {
  if (matches === 1) return '%%cupFinal%%'
  if (matches === 2) return '%%cupSemi%%'
  if (matches === 4) return '%%cupQuarter%%'
  return '%%cupRound%%'.replace('{round}', String(at + 1))
}

/** Rounds side by side, each match halfway between the two that lead to it. */
export function BracketView({ names, results, withScores, withThird, onResult }: BracketViewProps) {
  const rounds = bracketOf(names.length, results)
  const third = withThird ? thirdPlaceOf(rounds, results) : null
  /** Two matches alone leave no room for a third one beneath the final. */
  const isTight = third !== null && rounds.length === 2
  const champion = rounds.at(-1)?.[0]?.winner ?? null
  const card = (match: Match) => (
    <MatchCard match={match} names={names} results={results} withScores={withScores} onResult={onResult} />
  )
  return (
    <div
      role="region"
      aria-label="%%cupBracket%%"
      className="snap-x scroll-px-4 overflow-x-auto rounded-xl print:overflow-visible"
    >
      <div className="flex w-max min-w-full">
        {rounds.map((matches, at) => (
          <section
            key={at}
            aria-label={roundName(matches.length, at)}
            className="flex max-w-80 min-w-64 flex-1 snap-start flex-col print:min-w-0"
          >
            <h3 className="mr-8 mb-2 rounded-md bg-muted py-1.5 text-center text-sm font-medium text-muted-foreground">
              {roundName(matches.length, at)}
            </h3>
            <div className="relative flex flex-1 flex-col">
              {matches.map((match, place) => (
                <div
                  key={match.id}
                  className={cn('relative flex min-h-26 flex-1 items-center py-2 pr-8 print:min-h-22', isTight && 'min-h-44')}
                >
                  {at > 0 && <span className="absolute top-1/2 -left-4 w-4 border-t-2 border-input" aria-hidden="true" />}
                  {card(match)}
                  {matches.length > 1 && (
                    <span
                      aria-hidden="true"
                      className={cn(
                        'absolute right-4 w-4 border-r-2 border-input',
                        place % 2 ? 'top-0 bottom-1/2 rounded-br-lg border-b-2' : 'top-1/2 bottom-0 rounded-tr-lg border-t-2',
                      )}
                    />
                  )}
                </div>
              ))}
              {matches.length === 1 && third && (
                <div className="absolute inset-x-0 bottom-0 pr-8">
                  <h3 className="mb-1.5 text-center text-sm font-medium text-muted-foreground">%%cupThird%%</h3>
                  {card(third)}
                </div>
              )}
            </div>
          </section>
        ))}
        <section aria-label="%%cupWinner%%" className="flex min-w-48 snap-start flex-col">
          <h3 className="mb-2 rounded-md bg-muted py-1.5 text-center text-sm font-medium text-muted-foreground">%%cupWinner%%</h3>
          <div className="relative grid flex-1 place-items-center">
            <span className="absolute top-1/2 -left-8 w-8 border-t-2 border-input" aria-hidden="true" />
            <div
              role="status"
              className={cn(
                'relative w-full rounded-xl border-2 p-4 text-center transition-colors',
                champion === null ? 'border-dashed border-input bg-card' : 'border-primary bg-accent text-accent-foreground',
              )}
            >
              <Trophy
                className={cn('mx-auto size-8', champion === null ? 'text-muted-foreground' : 'text-tone-amber')}
                aria-hidden="true"
              />
              <p className="mt-2 font-display text-lg font-bold wrap-anywhere">
                {champion === null ? <span className="text-muted-foreground">?</span> : names[champion]}
              </p>
            </div>
          </div>
        </section>
      </div>
    </div>
  )
}

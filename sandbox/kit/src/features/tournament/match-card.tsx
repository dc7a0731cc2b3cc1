import { Check } from 'lucide-react'
import { Input } from '@/components/ui/field'
import { type Match, type Result, resultOf, type Results, type Side } from '@/lib/bracket'
import { cn } from '@/lib/cn'

const scoreMax = 999

interface MatchCardProps {
  match: Match
  names: string[]
  results: Results
  withScores: boolean
  onResult: (id: string, result: Result) => void
}

/** Two names above each other: press one to send it on, or write what both got. */
export function MatchCard({ match, names, results, withScores, onResult }: MatchCardProps) {
  const { id, sides, isBye, winner } = match
  const [a, b] = sides
  const result = resultOf(results, id, sides)
  const scores = result?.scores ?? [null, null]
  const nameOf = (side: Side) => (side === null ? '' : (names[side] ?? ''))
  const ready = a !== null && b !== null
  const pick = (side: Side) => {
    if (!ready || side === null) return
    const isSame = winner === side
    onResult(id, { of: [a, b], picked: isSame ? null : side, scores: [null, null] })
  }
  const score = (at: 0 | 1, text: string) => {
    if (!ready) return
    const value = text === '' ? null : Math.min(scoreMax, Math.max(0, Math.floor(Number(text) || 0)))
    onResult(id, { of: [a, b], picked: result?.picked ?? null, scores: at ? [scores[0], value] : [value, scores[1]] })
  }
  if (isBye)
    return (
      <div className="flex h-11 w-full items-center gap-2 rounded-lg border border-dashed border-input px-3 text-sm">
        <span className="min-w-0 flex-1 truncate font-medium">{nameOf(winner)}</span>
        <span className="shrink-0 text-xs text-muted-foreground">%%cupBye%%</span>
      </div>
    )
  return (
    <div
      role="group"
      aria-label={ready ? `${nameOf(a)} – ${nameOf(b)}` : '%%cupOpen%%'}
      className="w-full divide-y divide-border overflow-hidden rounded-lg border border-input bg-card shadow-xs"
    >
      {sides.map((side, at) => {
        const isWinner = side !== null && side === winner
        const place = at === 0 ? 0 : 1
        return (
          <div
            key={place}
            className={cn('flex h-10 items-stretch transition-colors', isWinner && 'bg-primary text-primary-foreground')}
          >
            <button
              type="button"
              disabled={!ready}
              aria-pressed={isWinner}
              onClick={() => pick(side)}
              className={cn(
                'flex min-w-0 flex-1 cursor-pointer items-center gap-2 px-3 text-left text-sm outline-offset-[-3px] outline-current focus-visible:outline-2 disabled:cursor-default',
                isWinner ? 'font-semibold' : winner !== null && 'text-muted-foreground',
                ready && !isWinner && 'hover:bg-muted',
              )}
            >
              <span className="min-w-0 flex-1 truncate">
                {side === null ? <span className="text-muted-foreground">–</span> : nameOf(side)}
              </span>
              {isWinner && <Check className="size-4 shrink-0" aria-hidden="true" />}
            </button>
            {withScores && (
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                max={scoreMax}
                disabled={!ready}
                aria-label={`%%toolScore%%: ${nameOf(side) || '–'}`}
                value={scores[place] ?? ''}
                onChange={(event) => score(place, event.target.value)}
                className="h-8 w-12 self-center mr-1 shrink-0 px-1 text-center tabular-nums [appearance:textfield] disabled:opacity-40"
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

import { Trophy } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import type { rankingOf } from './decision'

/** The options as bars, the best one lit; several are when they are equal. */
export function Ranking({ ranking }: { ranking: ReturnType<typeof rankingOf> }) {
  const best = ranking[0]?.points ?? 0
  const winners = ranking.filter(({ points }) => points === best)
  const said =
    winners.length > 1
      ? '%%decideTie%%'.replace('{names}', winners.map(({ option }) => option.name).join(', '))
      : '%%decideWins%%'.replace('{name}', winners[0]?.option.name ?? '')
  return (
    <Card className="space-y-4 p-5 sm:p-6">
      <p role="status" className="flex items-center gap-3 font-display text-xl font-semibold">
        <Trophy className="size-6 shrink-0 text-tone-amber" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{said}</span>
      </p>
      <ol className="space-y-3">
        {ranking.map(({ option, points, percent }) => (
          <li key={option.id}>
            <span className="flex justify-between gap-4 text-sm">
              <span className={cn('min-w-0 truncate', points === best && 'font-semibold')}>{option.name}</span>
              <span className="shrink-0 tabular-nums">
                <span className="text-muted-foreground">{'%%decidePoints%%'.replace('{points}', String(points))} · </span>
                {percent} %
              </span>
            </span>
            <span className="mt-1.5 block h-3 overflow-hidden rounded-full bg-muted">
              <span
                className={cn(
                  'block h-full rounded-full transition-[width]',
                  points === best ? 'bg-primary' : 'bg-muted-foreground/50',
                )}
                style={{ width: `${percent}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

import { TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'

interface StatCardProps {
  label: string
  value: string
  icon: LucideIcon
  hint?: string
  /** Change against the time before, in per cent; null when there was nothing before. */
  change?: number | null
  /** The way there, oldest first. */
  trend?: number[]
}

export function StatCard({ label, value, icon: Icon, hint, change, trend }: StatCardProps) {
  const Arrow = (change ?? 0) < 0 ? TrendingDown : TrendingUp
  return (
    <Card className="relative overflow-hidden p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm text-muted-foreground">{label}</p>
        <span className="hidden size-9 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground sm:grid">
          <Icon className="size-4.5" aria-hidden="true" />
        </span>
      </div>
      <p className="mt-1 truncate font-display text-2xl font-semibold tracking-tight tabular-nums sm:text-[1.75rem]">{value}</p>
      {(hint || trend) && (
        <p className="mt-2 flex h-6 min-w-0 items-center gap-x-1.5 text-xs text-muted-foreground">
          {typeof change === 'number' && (
            <span
              className={cn(
                'inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap tabular-nums',
                change < 0 ? 'text-tone-red' : 'text-tone-green',
              )}
            >
              <Arrow className="size-3.5" aria-hidden="true" />
              {change > 0 && '+'}
              {change} %
            </span>
          )}
          <span className="truncate">{hint}</span>
          {trend && <Sparkline values={trend} />}
        </p>
      )}
    </Card>
  )
}

function Sparkline({ values }: { values: number[] }) {
  const top = Math.max(1, ...values)
  const points = values.map((value, i) => `${(i * 72) / Math.max(1, values.length - 1)},${22 - (value / top) * 20}`).join(' ')
  return (
    <svg viewBox="0 0 72 24" className="ml-auto hidden h-6 w-14 shrink-0 2xl:block" preserveAspectRatio="none" aria-hidden="true">
      <polyline
        points={points}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

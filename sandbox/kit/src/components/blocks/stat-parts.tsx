import { TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react'
import { cn } from '@/lib/cn'

export interface StatCardProps {
  label: string
  value: string
  icon: LucideIcon
  hint?: string
  /** Change against the time before, in per cent; null when there was nothing before, and then nothing is said of it. */
  change?: number | null
  /** The way there, oldest first. */
  trend?: number[]
}

/** What stands under a figure: how it changed, or what it is. */
export function StatNote({ hint, change, className }: { hint?: string; change?: number | null; className?: string }) {
  if (!hint || change === null) return null
  const Arrow = (change ?? 0) < 0 ? TrendingDown : TrendingUp
  return (
    <p className={cn('flex min-w-0 items-center gap-x-1.5 text-xs text-muted-foreground', className)}>
      {change !== undefined && (
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap tabular-nums">
          <Arrow className="size-3.5" aria-hidden="true" />
          {change > 0 && '+'}
          {change} %
        </span>
      )}
      <span className="truncate">{hint}</span>
    </p>
  )
}

export function Sparkline({ values, className }: { values: number[]; className?: string }) {
  const top = Math.max(1, ...values)
  const points = values.map((value, i) => `${(i * 72) / Math.max(1, values.length - 1)},${22 - (value / top) * 20}`).join(' ')
  return (
    <svg viewBox="0 0 72 24" className={cn('h-6 w-14 shrink-0', className)} preserveAspectRatio="none" aria-hidden="true">
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

import { type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react'
import { Card } from '@/components/ui/card'
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
    <p className={cn('flex min-w-0 flex-wrap items-center gap-x-1.5 text-xs text-muted-foreground', className)}>
      {change !== undefined && (
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap tabular-nums">
          <Arrow className="size-3.5" aria-hidden="true" />
          {change > 0 && '+'}
          {change} %
        </span>
      )}
      <span className="min-w-0">{hint}</span>
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

/** Millions need more room than a card on a phone has. */
const isLong = (value: string) => value.length > 8

/** A figure with its sign in the corner. */
export function StatCard({ label, value, icon: Icon, hint, change, trend }: StatCardProps) {
  return (
    <Card className="flex flex-col p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm text-muted-foreground">{label}</p>
        <Icon className="hidden size-4.5 shrink-0 text-muted-foreground sm:block" aria-hidden="true" />
      </div>
      <div className="mt-2 flex items-end justify-between gap-3">
        <p
          className={cn(
            'truncate font-display font-semibold tracking-tight tabular-nums',
            isLong(value) ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-[1.75rem]',
          )}
        >
          {value}
        </p>
        {trend && <Sparkline values={trend} className="mb-1 hidden text-chart-1 xl:block" />}
      </div>
      <StatNote hint={hint} change={change} className="mt-1.5" />
    </Card>
  )
}

/** A figure beside its sign, which stands in a disc. */
export function StatBadge({ label, value, icon: Icon, hint, change }: StatCardProps) {
  return (
    <Card className="flex items-center gap-4 p-4 sm:p-5">
      <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground sm:grid">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-sm leading-snug text-muted-foreground">{label}</p>
        <p className={cn('truncate font-display font-bold tabular-nums', isLong(value) ? 'text-xl' : 'text-2xl')}>{value}</p>
        <StatNote hint={hint} change={change} />
      </div>
    </Card>
  )
}

/** A heavy figure; the first of a row is painted in the project's colour. */
export function StatBlock({ label, value, icon: Icon, hint, change }: StatCardProps) {
  const first = 'group-first/stat:text-primary-foreground'
  return (
    <div className="group/stat min-w-0">
      <Card className="flex h-full flex-col p-4 group-first/stat:bg-primary sm:p-5">
        <Icon className={cn('size-5 text-accent-foreground', first)} aria-hidden="true" />
        <p
          className={cn(
            'mt-3 truncate font-display font-bold tracking-tight tabular-nums',
            isLong(value) ? 'text-xl sm:text-2xl' : 'text-3xl sm:text-4xl',
            first,
          )}
        >
          {value}
        </p>
        <p className={cn('mt-1 text-sm font-medium text-muted-foreground', first)}>{label}</p>
        <StatNote hint={hint} change={change} className={cn('mt-1', first)} />
      </Card>
    </div>
  )
}

/** A large figure under a rule, as in a printed report. */
export function StatFigure({ label, value, hint, change }: StatCardProps) {
  return (
    <div className="min-w-0 border-t-2 border-foreground pt-3 pb-2">
      <p className="text-sm text-muted-foreground">{label}</p>
      <p
        className={cn(
          'mt-1 truncate font-display tabular-nums sm:leading-tight',
          isLong(value) ? 'text-xl sm:text-3xl' : 'text-3xl sm:text-[2.5rem]',
        )}
      >
        {value}
      </p>
      <StatNote hint={hint} change={change} className="mt-1" />
    </div>
  )
}

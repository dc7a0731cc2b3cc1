import { Card } from '@/components/ui/card'
import { Sparkline, StatNote, type StatCardProps } from './stat-parts'

/** A figure with its sign in the corner. */
export function StatCard({ label, value, icon: Icon, hint, change, trend }: StatCardProps) {
  return (
    <Card className="flex flex-col p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm text-muted-foreground">{label}</p>
        <Icon className="hidden size-4.5 shrink-0 text-muted-foreground sm:block" aria-hidden="true" />
      </div>
      <div className="mt-2 flex items-end justify-between gap-3">
        <p className="truncate font-display text-2xl font-semibold tracking-tight tabular-nums sm:text-[1.75rem]">{value}</p>
        {trend && <Sparkline values={trend} className="mb-1 hidden text-chart-1 xl:block" />}
      </div>
      <StatNote hint={hint} change={change} className="mt-1.5" />
    </Card>
  )
}

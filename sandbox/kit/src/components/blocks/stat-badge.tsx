import { Card } from '@/components/ui/card'
import { StatNote, type StatCardProps } from './stat-parts'

/** A figure beside its sign, which stands in a disc. */
export function StatCard({ label, value, icon: Icon, hint, change }: StatCardProps) {
  return (
    <Card className="flex items-center gap-4 p-4 sm:p-5">
      <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground sm:grid">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-sm leading-snug text-muted-foreground">{label}</p>
        <p className="truncate font-display text-2xl font-bold tabular-nums">{value}</p>
        <StatNote hint={hint} change={change} />
      </div>
    </Card>
  )
}

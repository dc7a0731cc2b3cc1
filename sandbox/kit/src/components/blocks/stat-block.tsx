import { cn } from '@/lib/cn'
import { Card } from '@/components/ui/card'
import { StatNote, type StatCardProps } from './stat-parts'

/** A heavy figure; the first of a row is painted in the project's colour. */
export function StatCard({ label, value, icon: Icon, hint, change }: StatCardProps) {
  const first = 'group-first/stat:text-primary-foreground'
  return (
    <div className="group/stat min-w-0">
      <Card className="flex h-full flex-col p-4 group-first/stat:bg-primary sm:p-5">
        <Icon className={cn('size-5 text-accent-foreground', first)} aria-hidden="true" />
        <p className={cn('mt-3 truncate font-display text-3xl font-bold tracking-tight tabular-nums sm:text-4xl', first)}>
          {value}
        </p>
        <p className={cn('mt-1 text-sm font-medium text-muted-foreground', first)}>{label}</p>
        <StatNote hint={hint} change={change} className={cn('mt-1', first)} />
      </Card>
    </div>
  )
}

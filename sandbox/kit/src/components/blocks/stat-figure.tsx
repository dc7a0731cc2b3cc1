import { StatNote, type StatCardProps } from './stat-parts'

/** A large figure under a rule, as in a printed report. */
export function StatCard({ label, value, hint, change }: StatCardProps) {
  return (
    <div className="min-w-0 border-t-2 border-foreground pt-3 pb-2">
      <p className="text-sm text-muted-foreground">{label}</p>
      <p className="mt-1 truncate font-display text-3xl tabular-nums sm:text-[2.5rem] sm:leading-tight">{value}</p>
      <StatNote hint={hint} change={change} className="mt-1" />
    </div>
  )
}

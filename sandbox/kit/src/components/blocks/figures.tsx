import { cn } from '@/lib/cn'

/** A few figures side by side: what they are, how much it is. */
export function Figures({ items, className }: { items: [label: string, value: string | number][]; className?: string }) {
  return (
    <dl className={cn('grid grid-cols-2 gap-3 [&>:last-child:nth-child(odd)]:col-span-2', className)}>
      {items.map(([label, value]) => (
        <div key={label} className="min-w-0 rounded-lg bg-muted px-4 py-3">
          <dt className="text-xs font-medium text-pretty text-muted-foreground">{label}</dt>
          <dd className="mt-0.5 truncate text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

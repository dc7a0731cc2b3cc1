import { cn } from '@/lib/cn'

/** A few figures side by side: what they are, how much it is. */
export function Figures({ items, className }: { items: [label: string, value: string | number][]; className?: string }) {
  return (
    <div className={cn('@container', className)}>
      <dl className="grid grid-cols-2 gap-3 @md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {items.map(([label, value]) => (
          <div key={label} className="min-w-0 rounded-lg bg-muted px-4 py-3 odd:last:col-span-2 @md:odd:last:col-span-1">
            <dt className="text-xs font-medium text-pretty text-muted-foreground">{label}</dt>
            <dd className="mt-0.5 truncate text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

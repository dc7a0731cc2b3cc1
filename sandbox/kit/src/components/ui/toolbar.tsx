import { ArrowDown, ArrowUp, Search, type LucideIcon } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Input } from './field'

interface SearchInputProps {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <div className="relative min-w-44 flex-1 max-sm:basis-full sm:max-w-xs">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        aria-hidden="true"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-9"
      />
    </div>
  )
}

interface SegmentedProps<T extends string> {
  label: string
  value: T
  options: { value: T; label: string; icon?: LucideIcon }[]
  onChange: (value: T) => void
}

/** A few choices side by side, one of them pressed. */
export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="relative inline-flex max-w-full overflow-x-auto rounded-lg bg-muted p-1 print:hidden"
    >
      {options.map(({ value: option, label, icon: Icon }) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={cn(
            'focus-ring inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors',
            option === value ? 'bg-card text-foreground shadow-xs' : 'text-muted-foreground hover:text-foreground',
          )}
        >
          {Icon && <Icon className="size-4" aria-hidden="true" />}
          <span className={Icon && 'max-lg:sr-only'}>{label}</span>
        </button>
      ))}
    </div>
  )
}

export interface SortOrder<T extends string> {
  by: T
  descending: boolean
}

interface SortHeaderProps<T extends string> {
  label: string
  by: T
  order: SortOrder<T>
  onSort: (order: SortOrder<T>) => void
  className?: string
}

/** The heading of a column that sorts: once up, once more down. */
export function SortHeader<T extends string>({ label, by, order, onSort, className }: SortHeaderProps<T>) {
  const active = order.by === by
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={active ? (order.descending ? 'descending' : 'ascending') : undefined}
      className={cn('p-0 font-medium', className)}
    >
      <button
        type="button"
        onClick={() => onSort({ by, descending: active && !order.descending })}
        className="focus-ring inline-flex h-10 cursor-pointer items-center gap-1 rounded-sm px-4 hover:text-foreground"
      >
        {label}
        <Arrow className={cn('size-3.5', !active && 'opacity-0')} aria-hidden="true" />
      </button>
    </th>
  )
}

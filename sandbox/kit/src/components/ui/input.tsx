import { Check, ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

const control =
  'w-full min-w-0 rounded-md border border-input bg-card px-3 text-base text-card-foreground shadow-xs transition-[border-color,box-shadow] outline-none placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/25 aria-invalid:border-destructive aria-invalid:ring-destructive/20 sm:text-sm'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(control, 'h-10', className)} {...props} />
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn(control, 'py-2 leading-relaxed', className)} {...props} />
}

/** `className` sizes the box around the select and its arrow. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(control, 'h-10 cursor-pointer appearance-none truncate pr-9')} {...props} />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
        aria-hidden="true"
      />
    </span>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** A larger, round one for checking things off. */
  round?: boolean
}

export function Checkbox({ label, hideLabel, round, className, ...props }: CheckboxProps) {
  return (
    <label className={cn('relative inline-flex cursor-pointer items-center gap-2.5 text-sm', className)}>
      <input type="checkbox" className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0" {...props} />
      <span
        aria-hidden="true"
        className={cn(
          'peer-focus-ring grid shrink-0 place-items-center border border-input bg-card text-transparent shadow-xs transition-colors peer-checked:border-primary peer-checked:bg-primary peer-checked:text-primary-foreground',
          round ? 'size-6 rounded-full hover:border-ring' : 'size-5 rounded-[min(var(--radius-sm),0.4rem)]',
        )}
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}

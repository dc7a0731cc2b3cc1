import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface Wiring {
  id: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldProps {
  label: string
  error?: string
  required?: boolean
  /** Takes the whole width of a two-column form. */
  wide?: boolean
  /** The control: spread the wiring on it. */
  children: (wiring: Wiring) => ReactNode
}

/** A label, its control and what is wrong with it, wired together for screen readers. */
export function Field({ label, error, required, wide, children }: FieldProps) {
  const id = useId()
  const wiring: Wiring = { id, required, ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) }
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', wide && 'sm:col-span-2')}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {required && (
          <span className="text-destructive-text" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children(wiring)}
      {error && (
        <p id={`${id}-error`} className="text-sm text-destructive-text">
          {error}
        </p>
      )}
    </div>
  )
}

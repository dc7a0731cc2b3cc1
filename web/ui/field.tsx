import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Label } from './label.tsx'

type FieldProps = {
  label: string
  /** Stands after the label, in a quieter voice: "optional". */
  note?: string
  hint?: ReactNode
  error?: string
  /** Draws the control; spread what it is given onto the element that takes the focus. */
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A labelled control with its hint and its error, tied together for assistive technology. */
export function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {note && <span className="text-xs text-muted-foreground">{note}</span>}
      </div>
      {children({ id, ...(error ? { 'aria-invalid': true } : {}), 'aria-describedby': describedBy })}
      {hint && <div id={hintId}>{hint}</div>}
      <p id={errorId} aria-live="polite" className="flex items-start gap-1.5 text-sm text-destructive empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}

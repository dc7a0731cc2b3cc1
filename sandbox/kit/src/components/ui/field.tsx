import { Check, ChevronDown, Star, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
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

/** Takes whoever sent a form to the first control that is marked as wrong, as soon as it is. */
export function focusFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}

interface DetailProps {
  label: string
  /** Stands under its label instead of beside it. */
  wide?: boolean
  children: ReactNode
}

/** What a field holds, to be read: a line of a `dl`. */
export function Detail({ label, wide, children }: DetailProps) {
  return (
    <div className={wide ? 'py-3' : 'grid grid-cols-[minmax(6rem,34%)_1fr] gap-4 py-3'}>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className={cn('min-w-0 font-medium wrap-break-word', wide && 'mt-1.5')}>{children}</dd>
    </div>
  )
}

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

interface InputProps<T> {
  id: string
  value: T
  onChange: (value: T) => void
}

/** Tags parted by commas or Enter. */
export function TagsInput({ id, value, onChange }: InputProps<string[]>) {
  const [draft, setDraft] = useState('')
  const add = (text: string) => {
    onChange([...new Set([...value, ...text.split(/[,、，]/).map((tag) => tag.trim())])].filter(Boolean))
    setDraft('')
  }
  return (
    <div className="space-y-2">
      <Input
        id={id}
        value={draft}
        placeholder="%%tagsHint%%"
        onChange={(event) => (/[,、，]/.test(event.target.value) ? add(event.target.value) : setDraft(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !draft.trim()) return
          event.preventDefault()
          add(draft)
        }}
        onBlur={() => add(draft)}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((tag) => (
            <li key={tag} className="inline-flex items-center gap-1 rounded-md bg-muted py-0.5 pr-0.5 pl-2 text-sm">
              {tag}
              <button
                type="button"
                aria-label={`%%delete%% ${tag}`}
                onClick={() => onChange(value.filter((other) => other !== tag))}
                className="focus-ring grid size-6 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:text-foreground"
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function RatingInput({ id, value, onChange }: InputProps<number>) {
  return (
    <span className="relative inline-flex h-10 items-center self-start">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={cn('size-7 p-0.5', star <= value ? 'fill-tone-amber text-tone-amber' : 'text-input')}
        />
      ))}
      <input
        id={id}
        type="range"
        min={0}
        max={5}
        value={value}
        aria-valuetext={`${value} / 5`}
        onChange={(event) => onChange(Number(event.target.value))}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          if (event.detail > 0) onChange(Math.ceil(((event.clientX - box.left) / box.width) * 5))
        }}
        className="focus-ring absolute inset-0 size-full cursor-pointer appearance-none rounded-md bg-transparent opacity-0 focus-visible:opacity-40"
      />
    </span>
  )
}

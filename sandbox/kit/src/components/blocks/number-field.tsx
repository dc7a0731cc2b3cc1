import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { cn } from '@/lib/cn'

interface NumberFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** What stands behind the number. */
  unit?: string
  className?: string
}

/** A number to type. An emptied field counts as the least allowed value. */
export function NumberField({ label, value, onChange, min = 0, max = 1e12, step, unit, className }: NumberFieldProps) {
  const id = useId()
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="relative block">
        <Input
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step ?? 'any'}
          value={value === 0 ? '' : value}
          placeholder="0"
          onChange={(event) => onChange(Math.min(max, Math.max(min, Number(event.target.value) || min)))}
          className={cn('h-12 text-lg tabular-nums sm:text-lg', unit && 'pr-14')}
        />
        {unit && (
          <span className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-sm text-muted-foreground">
            {unit}
          </span>
        )}
      </span>
    </div>
  )
}

/** A small whole number with a button on each side. */
export function Stepper({ label, value, onChange, min = 1, max = 99, step = 1, unit = '' }: NumberFieldProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <span className="flex h-12 items-center justify-between gap-1 rounded-md border border-input bg-card px-1.5 shadow-xs">
        <Button variant="ghost" size="icon" aria-label="%%toolFewer%%" disabled={value <= min} onClick={() => set(value - step)}>
          <Minus />
        </Button>
        <output className="min-w-10 text-center text-lg font-semibold tabular-nums" aria-live="polite">
          {value}
          {unit}
        </output>
        <Button variant="ghost" size="icon" aria-label="%%toolMore%%" disabled={value >= max} onClick={() => set(value + step)}>
          <Plus />
        </Button>
      </span>
    </div>
  )
}

import { Minus, Plus } from 'lucide-react'
import { Button } from './button'

interface StepperProps {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A small whole number, one up or one down. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="inline-flex items-center rounded-lg border border-input bg-card shadow-xs">
      <Button
        variant="ghost"
        size="icon"
        aria-label={`%%fewer%%: ${label}`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus />
      </Button>
      <output aria-live="polite" className="min-w-7 text-center text-sm font-medium tabular-nums">
        {value}
      </output>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`%%oneMore%%: ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus />
      </Button>
    </div>
  )
}

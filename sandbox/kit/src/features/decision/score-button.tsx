import { cn } from '@/lib/cn'
import { scoreMax } from './decision'

const steps = Array.from({ length: scoreMax }, (_, at) => at + 1)
const weakest = 6
const strongest = 34

interface ScoreButtonProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** Painted the stronger the higher it is. */
  tinted?: boolean
}

/** From one to five: a press goes one up, and from five to one; digits and arrow keys set it. */
export function ScoreButton({ label, value, onChange, tinted = false }: ScoreButtonProps) {
  const share = weakest + ((value - 1) / (scoreMax - 1)) * (strongest - weakest)
  return (
    <button
      type="button"
      aria-label={`${label}: ${'%%decideOf%%'.replace('{score}', String(value))}`}
      onClick={() => onChange((value % scoreMax) + 1)}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
        const digit = steps.find((each) => String(each) === event.key)
        if (!step && !digit) return
        event.preventDefault()
        onChange(digit ?? Math.min(scoreMax, Math.max(1, value + (step ?? 0))))
      }}
      className={cn(
        'focus-ring flex h-13 w-full min-w-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg text-foreground transition-colors select-none',
        !tinted && 'border border-input bg-card hover:bg-muted',
      )}
      style={tinted ? { background: `color-mix(in oklab, var(--primary) ${share}%, var(--card))` } : undefined}
    >
      <span className="text-lg leading-none font-semibold tabular-nums">{value}</span>
      <span className="flex gap-0.5" aria-hidden="true">
        {steps.map((each) => (
          <span key={each} className={cn('size-1.5 rounded-full', each <= value ? 'bg-foreground' : 'bg-foreground/20')} />
        ))}
      </span>
    </button>
  )
}

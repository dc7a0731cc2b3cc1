import { cn } from '@/lib/cn'

interface AnswerProps {
  label: string
  value: string
  /** What the answer rests on, below it. */
  hint?: string
  className?: string
}

/** The figure that a calculator is asked for, large, and read out when it changes. */
export function Answer({ label, value, hint, className }: AnswerProps) {
  return (
    <div className={cn('rounded-xl bg-primary px-5 py-7 text-center text-primary-foreground', className)} aria-live="polite">
      <p className="text-sm font-medium text-balance">{label}</p>
      <p className="mt-1 font-display text-3xl font-bold wrap-break-word tabular-nums sm:text-4xl">{value}</p>
      {hint && <p className="mt-1.5 text-sm text-pretty opacity-90">{hint}</p>}
    </div>
  )
}

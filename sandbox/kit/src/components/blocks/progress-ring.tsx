interface ProgressRingProps {
  /** 0 to 1 */
  part: number
  label: string
}

export function ProgressRing({ part, label }: ProgressRingProps) {
  const around = 2 * Math.PI * 26
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative grid size-16 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 64 64" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
        <circle cx="32" cy="32" r="26" fill="none" stroke="var(--border)" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r="26"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="6"
          strokeLinecap={part > 0 ? 'round' : 'butt'}
          strokeDasharray={`${part * around} ${around}`}
          className="transition-[stroke-dasharray] duration-500"
        />
      </svg>
      <span className="text-sm font-semibold tabular-nums">{Math.round(part * 100)} %</span>
    </div>
  )
}

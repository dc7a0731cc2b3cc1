import type { ReactNode } from 'react'

interface DialProps {
  label: string
  /** How full the ring is, 0 to 1. */
  part: number
  children: ReactNode
}

const radius = 94
const around = 2 * Math.PI * radius

/** A large ring around a time. */
export function Dial({ label, part, children }: DialProps) {
  const filled = Math.max(0, Math.min(1, part))
  return (
    <div role="group" aria-label={label} className="relative mx-auto grid aspect-square w-full max-w-72 place-items-center">
      <svg viewBox="0 0 200 200" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
        <circle cx="100" cy="100" r={radius} fill="none" stroke="var(--muted)" strokeWidth="9" />
        <circle
          cx="100"
          cy="100"
          r={radius}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="9"
          strokeLinecap={filled > 0 ? 'round' : 'butt'}
          strokeDasharray={`${filled * around} ${around}`}
          className="transition-[stroke-dasharray] duration-300"
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  )
}

import { cn } from '@/lib/cn'
import { hash } from '@/lib/hash'

interface CoverProps {
  /** An address or data URL of a picture; empty for a drawn one. */
  src: string
  /** Decides what the drawn picture looks like. */
  seed: string
  className?: string
}

/** A picture, or a quiet landscape in the project's colours while there is none. */
export function Cover({ src, seed, className }: CoverProps) {
  if (/^(https?:|data:image\/|\/)/.test(src))
    return <img src={src} alt="" loading="lazy" className={cn('object-cover', className)} />
  const number = hash(seed)
  const pick = (places: number, count: number) => Math.floor(number / places) % count
  const chart = (shift: number) => `var(--chart-${((pick(1, 5) + shift) % 5) + 1})`
  const sun = { x: 60 + pick(7, 280), y: 46 + pick(11, 50), r: 20 + pick(13, 22) }
  const hill = (y: number, lift: number) =>
    `M0 ${y} C 90 ${y - lift}, 160 ${y + lift / 2}, 240 ${y - lift / 3} S 360 ${y - lift}, 400 ${y - lift / 2} V 240 H 0 Z`
  return (
    <span
      aria-hidden="true"
      className={cn('relative block overflow-hidden', className)}
      style={{ background: `color-mix(in oklab, ${chart(0)} 26%, var(--card))` }}
    >
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <circle cx={sun.x} cy={sun.y} r={sun.r} fill={chart(1)} opacity="0.75" />
        <path d={hill(150 - pick(17, 26), 40 + pick(5, 40))} fill={chart(2)} opacity="0.32" />
        <path d={hill(182 - pick(19, 22), -(26 + pick(3, 40)))} fill={chart(0)} opacity="0.5" />
        <path d={hill(212, 22 + pick(23, 30))} fill={chart(0)} opacity="0.78" />
        {/^\p{Extended_Pictographic}/u.test(src) && (
          <text x="200" y="158" textAnchor="middle" fontSize="100">
            {src}
          </text>
        )}
      </svg>
    </span>
  )
}

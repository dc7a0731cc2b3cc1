import { pictures, type Brush } from '@/components/pictures/pictures'
import { cn } from '@/lib/cn'
import { hash } from '@/lib/texts'

interface CoverProps {
  /** An address or data URL of a picture, `picture:` and the name of a drawn one, or empty for a quiet landscape. */
  src: string
  /** Decides what the drawn picture looks like. */
  seed: string
  className?: string
}

const chartColors = 5

/** A picture, or one drawn in the project's colours while there is none. */
export function Cover({ src, seed, className }: CoverProps) {
  if (/^(https?:|data:image\/|\/)/.test(src))
    return <img src={src} alt="" loading="lazy" className={cn('object-cover', className)} />
  const number = hash(seed)
  const pick = (place: number, count: number) => Math.floor(number / (place * 7 + 1)) % count
  const ink = (at: number, strength = 100) => {
    const color = `var(--chart-${((number + at) % chartColors) + 1})`
    return strength === 100 ? color : `color-mix(in oklab, ${color} ${strength}%, var(--card))`
  }
  const brush: Brush = {
    ink,
    pick,
    leaf: 'color-mix(in oklab, var(--tone-green) 78%, var(--card))',
    wood: 'color-mix(in oklab, var(--tone-amber) 62%, var(--card))',
    dark: 'color-mix(in oklab, #20242c 86%, var(--chart-1))',
    light: '#fdfcf9',
  }
  const picture = pictures[src.replace(/^picture:/, '')]
  const hill = (y: number, lift: number) =>
    `M0 ${y} C 90 ${y - lift}, 160 ${y + lift / 2}, 240 ${y - lift / 3} S 360 ${y - lift}, 400 ${y - lift / 2} V 240 H 0 Z`
  return (
    <span aria-hidden="true" className={cn('relative block overflow-hidden', className)} style={{ background: ink(0, 24) }}>
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        {picture?.on !== 'table' && picture?.on !== 'wall' && (
          <>
            <circle cx={60 + pick(1, 280)} cy={46 + pick(2, 50)} r={20 + pick(3, 22)} fill={ink(1)} opacity="0.75" />
            <path d={hill(150 - pick(4, 26), 40 + pick(5, 40))} fill={ink(2)} opacity="0.32" />
            <path d={hill(182 - pick(6, 22), -(26 + pick(7, 40)))} fill={ink(0)} opacity="0.5" />
            <path d={hill(212, 22 + pick(8, 30))} fill={ink(0)} opacity="0.78" />
          </>
        )}
        {picture?.on === 'wall' && <circle cx="200" cy="118" r="104" fill={ink(1, 30)} />}
        {picture?.on === 'table' && (
          <>
            <circle cx={200 + pick(1, 60) - 30} cy="104" r="92" fill={ink(1, 28)} />
            <path d="M0 192 H400 V240 H0 Z" fill={ink(2, 32)} />
            <ellipse cx="200" cy="200" rx="120" ry="10" fill="#000000" opacity="0.1" />
          </>
        )}
        {picture?.draw(brush)}
        {/^\p{Extended_Pictographic}/u.test(src) && (
          <text x="200" y="158" textAnchor="middle" fontSize="100">
            {src}
          </text>
        )}
      </svg>
    </span>
  )
}

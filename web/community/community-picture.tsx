import { useState } from 'react'
import { seedOf } from '#web/ui/seed.ts'

const hueDegrees = 360
const barsCount = 7

/** The entry's image; a drawing of its own where there is none or it does not load (HOME-6). Says nothing the card does not say. */
export function CommunityPicture({ imageUrl, name, className }: { imageUrl: string; name: string; className?: string }) {
  const [broken, setBroken] = useState(false)
  if (imageUrl && !broken)
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
        className={`object-cover object-top ${className ?? ''}`}
      />
    )
  return <DrawnPicture name={name} className={className} />
}

/** A small window whose colours and bars follow from the name. */
function DrawnPicture({ name, className }: { name: string; className?: string | undefined }) {
  const seed = seedOf(name)
  const hue = seed % hueDegrees
  const bar = (at: number) => 12 + ((seed >>> (at * 3)) % 8) * 5
  const listFirst = seed % 2 === 0
  return (
    <svg aria-hidden viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={className}>
      <rect width="320" height="180" fill={`oklch(0.9 0.05 ${hue})`} />
      <circle cx={seed % 320} cy="0" r="150" fill={`oklch(0.84 0.09 ${hue + 30})`} opacity="0.7" />
      <g transform="translate(44 34)">
        <rect width="232" height="170" rx="12" fill="oklch(0.995 0.003 75)" />
        <rect x="16" y="16" width={70 + (seed % 40)} height="10" rx="5" fill={`oklch(0.38 0.07 ${hue})`} />
        <rect x="180" y="14" width="36" height="14" rx="7" fill={`oklch(0.66 0.17 ${hue})`} />
        <g transform={listFirst ? 'translate(16 46)' : 'translate(124 46)'}>
          {[0, 1, 2, 3].map((row) => (
            <g key={row} transform={`translate(0 ${row * 24})`}>
              <circle cx="6" cy="6" r="6" fill={`oklch(0.86 0.08 ${hue + row * 24})`} />
              <rect x="20" y="2" width={44 + ((seed >>> (row * 4)) % 30)} height="7" rx="3.5" fill="oklch(0.9 0.008 75)" />
            </g>
          ))}
        </g>
        <g transform={listFirst ? 'translate(124 46)' : 'translate(16 46)'}>
          {Array.from({ length: barsCount }, (_, at) => (
            <rect
              key={at}
              x={at * 13}
              y={76 - bar(at)}
              width="8"
              height={bar(at)}
              rx="3"
              fill={`oklch(${0.78 - at * 0.03} 0.13 ${hue})`}
            />
          ))}
        </g>
      </g>
    </svg>
  )
}

import { classNames } from './class-names.ts'
import { seedOf } from './seed.ts'

const hueDegrees = 360

/** The letters a name is known by: the first of its first and last word, `?` where there is no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = (word: string | undefined) => [...(word ?? '')][0]?.toUpperCase() ?? ''
  return words.length === 0 ? '?' : first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')
}

/** Initials on a disc whose colour follows from the name. Drawn for the eye only: the name itself stands beside it. */
export function InitialsAvatar({
  name,
  letters = initialsOf(name),
  className,
}: {
  name: string
  letters?: string
  className?: string
}) {
  const hue = seedOf(name) % hueDegrees
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={classNames('size-10 shrink-0', className)}>
      <circle cx="20" cy="20" r="20" fill={`oklch(0.9 0.055 ${hue})`} />
      <text
        x="20"
        y="20"
        dy="0.36em"
        textAnchor="middle"
        fontSize={letters.length > 1 ? 14 : 17}
        fontWeight="600"
        fill={`oklch(0.37 0.09 ${hue})`}
      >
        {letters}
      </text>
    </svg>
  )
}

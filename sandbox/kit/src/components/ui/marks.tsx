import { Star, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { daysUntil } from '@/lib/dates'
import { formatRelative } from '@/lib/format'
import { hash } from '@/lib/texts'

export const tones = {
  gray: 'bg-tone-gray/10 text-tone-gray',
  blue: 'bg-tone-blue/12 text-tone-blue',
  amber: 'bg-tone-amber/14 text-tone-amber',
  green: 'bg-tone-green/12 text-tone-green',
  red: 'bg-tone-red/12 text-tone-red',
  violet: 'bg-tone-violet/12 text-tone-violet',
  teal: 'bg-tone-teal/14 text-tone-teal',
}

export type Tone = keyof typeof tones

const names = Object.keys(tones) as Tone[]

/** Without a tone, a text always gets the same one. */
export function Badge({ tone, children }: { tone?: Tone; children: string }) {
  if (!children) return null
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 rounded-badge px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone ?? names[hash(children) % names.length]!],
      )}
    >
      <span className="size-1.5 shrink-0 rounded-full bg-current opacity-75" aria-hidden="true" />
      <span className="truncate">{children}</span>
    </span>
  )
}

export function Tags({ tags }: { tags: string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <span key={tag} className="rounded-md bg-muted px-2 py-0.5 text-xs font-medium text-muted-foreground">
          {tag}
        </span>
      ))}
    </span>
  )
}

const avatarTones = Object.values(tones)

/** The initials of a name on a tint of its own. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-9 shrink-0 place-items-center rounded-full text-xs font-semibold',
        avatarTones[hash(name) % avatarTones.length],
        className,
      )}
    >
      {initials}
    </span>
  )
}

/** A day in words: red when it has passed, amber when it is near, plain when the matter is done. */
export function DueDate({ day, done = false }: { day: string; done?: boolean }) {
  if (!day) return <span className="text-muted-foreground">–</span>
  const days = daysUntil(day)
  const tone = done || days > 2 ? 'text-muted-foreground' : days < 0 ? 'font-medium text-tone-red' : 'font-medium text-tone-amber'
  return (
    <time dateTime={day} className={cn('whitespace-nowrap', tone)}>
      {formatRelative(day)}
    </time>
  )
}

/** A value that stands out while something is wrong with it. */
export function Warned({ when, children }: { when: boolean; children: ReactNode }) {
  if (!when) return <>{children}</>
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-tone-red">
      <TriangleAlert className="size-3.5 shrink-0" role="img" aria-label="%%warning%%" />
      {children}
    </span>
  )
}

/** A value in the colour of a rule that its row meets. */
export function Marked({ tone, children }: { tone: Tone | false; children: ReactNode }) {
  if (!tone) return <>{children}</>
  return <span className={cn('-mx-1.5 rounded-md px-1.5 py-0.5 font-medium', tones[tone])}>{children}</span>
}

/** One to five stars. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={`${value} / 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={cn('size-4', star <= value ? 'fill-tone-amber text-tone-amber' : 'text-input')} />
      ))}
    </span>
  )
}

/** 0 to 100 per cent. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.max(0, Math.min(100, Math.round(value)))
  return (
    <span className="flex min-w-28 items-center gap-2.5">
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-muted"
      >
        <span className="block h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </span>
      <span className="text-xs text-muted-foreground tabular-nums">{percent} %</span>
    </span>
  )
}

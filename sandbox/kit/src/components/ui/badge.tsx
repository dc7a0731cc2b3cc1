import { cn } from '@/lib/cn'
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

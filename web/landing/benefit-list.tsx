import type { SectionOf } from '#shared/landing.ts'

export function BenefitList({ items }: { items: SectionOf<'benefits'>['items'] }) {
  return (
    <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {items.map(({ title, description }, at) => (
        <li key={title}>
          <span
            aria-hidden
            className="block bg-linear-to-b from-ember to-primary bg-clip-text text-5xl font-semibold tracking-tighter text-transparent tabular-nums"
          >
            {at + 1}
          </span>
          <h3 className="mt-4 text-lg font-semibold tracking-tight">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{description}</p>
        </li>
      ))}
    </ol>
  )
}

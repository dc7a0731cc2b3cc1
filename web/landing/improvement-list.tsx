import type { SectionOf } from '#shared/landing.ts'

/** What to say in the conversation once the project stands, as it will look there. */
export function ImprovementList({ items }: { items: SectionOf<'improvement-ideas'>['items'] }) {
  return (
    <ol className="grid gap-7">
      {items.map(({ title, description, prompt }) => (
        <li key={title} className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:items-center">
          <div>
            <h3 className="font-semibold tracking-tight">{title}</h3>
            <p className="mt-1 text-[0.9375rem] leading-relaxed text-muted-foreground">{description}</p>
          </div>
          <q className="justify-self-start rounded-2xl rounded-bl-sm border border-border bg-card px-4 py-3 leading-snug shadow-soft [quotes:none]">
            {prompt}
          </q>
        </li>
      ))}
    </ol>
  )
}

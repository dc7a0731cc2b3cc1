import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { SectionOf } from '#shared/landing.ts'

/** The browser's own accordion: one name, so that one answer is open at a time. */
export function QuestionList({ items }: { items: SectionOf<'faq'>['items'] }) {
  const name = useId()
  return (
    <div className="divide-y divide-border border-y border-border">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Plus aria-hidden className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-2xl pb-6 leading-relaxed text-muted-foreground">{answer}</p>
        </details>
      ))}
    </div>
  )
}

import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Idea } from '#shared/inspiration.ts'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'

/** Spec 9. */
const tagsMax = 3
const tagClasses = 'rounded-full bg-secondary px-2.5 py-0.5 text-xs text-secondary-foreground'

export function IdeaCard({ idea }: { idea: Idea }) {
  const t = useText()
  const sitePath = useSitePath()
  const more = idea.tags.slice(tagsMax)
  return (
    <article className="group relative flex h-full flex-col rounded-xl border border-border bg-card p-6 shadow-soft transition-[border-color,box-shadow] hover:border-input hover:shadow-raised">
      <h3 className="text-lg leading-snug font-semibold tracking-tight text-balance">{idea.title}</h3>
      <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{idea.description}</p>
      <ul className="mt-4 mb-5 flex flex-wrap gap-1.5">
        {idea.tags.slice(0, tagsMax).map((tag) => (
          <li key={tag} className={tagClasses}>
            {tag}
          </li>
        ))}
        {more.length > 0 && (
          <li className={tagClasses}>
            <span aria-hidden>{t('inspiration.moreTags', { count: more.length })}</span>
            <span className="sr-only">{t('inspiration.moreTagsLabel', { count: more.length, tags: more.join(', ') })}</span>
          </li>
        )}
      </ul>
      <Link
        to={sitePath(idea.url)}
        className="mt-auto inline-flex items-center gap-1.5 text-sm font-medium text-primary after:absolute after:inset-0 after:rounded-xl"
      >
        {t('inspiration.viewDetails')}
        <span className="sr-only">: {idea.title}</span>
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </article>
  )
}

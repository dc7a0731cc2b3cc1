import { ArrowRight, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Inspiration } from '#shared/inspiration.ts'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { SpriteIcon } from '#web/ui/sprite-icon.tsx'
import { categoryIcon } from './category-icon.ts'
import { IdeaCard } from './idea-card.tsx'
import { matchingIdeas } from './matching-ideas.ts'

/** Search, filter buttons, counts and the ideas by category; of one category only when `category` names its slug. */
export function IdeaBrowser({ inspiration, category }: { inspiration: Inspiration; category?: string }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const groups = matchingIdeas(inspiration, search, category ?? chosen)
  const ideas = groups.reduce((sum, group) => sum + group.ideas.length, 0)
  const clear = () => {
    setSearch('')
    setChosen(null)
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6">
      <div className="relative max-w-xl">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted-foreground" />
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          aria-label={t('inspiration.search')}
          placeholder={t('inspiration.search')}
          className="h-12 w-full rounded-xl border border-input/70 bg-card pr-4 pl-12 text-base shadow-soft outline-none placeholder:text-muted-foreground focus:border-ring focus:ring-4 focus:ring-ring/15"
        />
      </div>
      {category === undefined && <CategoryFilter inspiration={inspiration} chosen={chosen} choose={setChosen} />}
      <output className="mt-6 block text-sm text-muted-foreground tabular-nums">
        {ideas > 0 &&
          (category === undefined
            ? t('inspiration.counts', { ideas, categories: groups.length })
            : t('inspiration.categoryCount', { ideas }))}
      </output>
      {groups.map((group) => (
        <section
          key={group.slug}
          aria-labelledby={`ideas-${group.slug}`}
          className={
            category === undefined
              ? 'mt-10 grid gap-x-10 gap-y-6 border-t border-border pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.9fr)]'
              : 'mt-6'
          }
        >
          <GroupHeading name={group.name} slug={group.slug} alone={category !== undefined} />
          <ul className="grid gap-4 sm:grid-cols-2">
            {group.ideas.map((idea) => (
              <li key={idea.slug}>
                <IdeaCard idea={idea} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {ideas === 0 && (
        <div className="mt-10 grid justify-items-start gap-5 rounded-xl border border-dashed border-input/60 px-6 py-12">
          <p>{t('inspiration.empty')}</p>
          <Button variant="outline" onClick={clear}>
            {t('inspiration.showAll')}
          </Button>
        </div>
      )}
    </div>
  )
}

type FilterProps = { inspiration: Inspiration; chosen: string | null; choose: (slug: string | null) => void }

function CategoryFilter({ inspiration, chosen, choose }: FilterProps) {
  const t = useText()
  const choices = [
    { name: t('inspiration.all'), slug: null },
    ...Object.entries(inspiration).map(([name, { slug }]) => ({ name, slug })),
  ]
  return (
    <fieldset className="mt-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('inspiration.filter')}</legend>
      {choices.map(({ name, slug }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === slug}
          onClick={() => choose(slug)}
          className={buttonClasses({
            variant: chosen === slug ? 'default' : 'outline',
            size: 'sm',
            className: 'h-9! rounded-full! px-3.5!',
          })}
        >
          {slug !== null && <SpriteIcon name={categoryIcon(slug)} />}
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** A category's own page has its name as the page's heading already. */
function GroupHeading({ name, slug, alone }: { name: string; slug: string; alone: boolean }) {
  const t = useText()
  const sitePath = useSitePath()
  if (alone)
    return (
      <h2 id={`ideas-${slug}`} className="sr-only">
        {name}
      </h2>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:sticky lg:top-24 lg:grid lg:content-start lg:justify-items-start lg:self-start">
      <h2
        id={`ideas-${slug}`}
        className="flex items-center gap-3 text-xl leading-tight font-semibold tracking-tight text-balance lg:flex-col lg:items-start lg:text-2xl"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
          <SpriteIcon name={categoryIcon(slug)} />
        </span>
        {name}
      </h2>
      <Link
        to={sitePath(`/inspiration/${slug}`)}
        className="inline-flex items-center gap-1.5 py-1 text-sm text-muted-foreground hover:text-foreground"
      >
        {t('inspiration.seeCategory', { category: name })}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </Link>
    </div>
  )
}

import { Pause, Play } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CommunityCard } from './community-card.tsx'
import { communityItem, type CommunityItem } from './community-item.ts'
import { builtInIdeas } from './ideas.ts'
import { useCommunity } from './use-community.ts'
import { useSignupCopy } from './use-signup-copy.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then(({ PreviewDialog: component }) => ({ default: component })))

/** How long a card takes to pass by its own width. */
const secondsPerCard = 7

/** HOME-5: nothing when there is nothing to show; while that is not known, the place is kept, so that nothing moves later. */
export function CommunitySection() {
  const t = useText()
  const sitePath = useSitePath()
  const startFromCopy = useSignupCopy()
  const [opened, setOpened] = useState<CommunityItem | null>(null)
  const [paused, setPaused] = useState(false)
  const community = useCommunity()
  const isEmpty = community.kind === 'publications' && community.entries.length === 0
  useLayoutEffect(() => {
    // The section goes from above the one an address such as /#features has just led to: lead there again.
    if (isEmpty && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isEmpty])
  if (isEmpty) return null

  const isIdeas = community.kind === 'ideas'
  const items = isIdeas ? builtInIdeas(t) : community.kind === 'publications' ? community.entries.map(communityItem) : null
  // Ideas have no more of their kind than the six; the library has.
  const everything = sitePath(isIdeas ? '/inspiration' : '/community')
  return (
    <section
      id="community"
      aria-labelledby="community-title"
      className={classNames('border-t border-border py-20 sm:py-24', !items && 'noscript:hidden')}
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 sm:px-6">
        <div>
          <h2 id="community-title" className="text-3xl font-semibold tracking-[-0.03em] sm:text-4xl">
            {t(isIdeas ? 'community.ideasTitle' : 'community.title')}
          </h2>
          <p className="mt-3 max-w-2xl text-lg text-muted-foreground">
            {t(isIdeas ? 'community.ideasSubtitle' : 'community.subtitle')}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            className="motion-reduce:hidden"
            disabled={!items}
            aria-label={t(paused ? 'community.play' : 'community.pause')}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </Button>
          <ButtonLink variant="outline" to={everything}>
            {t('communityBrowser.viewAll')}
          </ButtonLink>
        </div>
      </div>
      {items ? <Carousel items={items} paused={paused || opened !== null} onOpen={setOpened} /> : <WaitingRow />}
      {opened && (
        <Suspense fallback={null}>
          <PreviewDialog item={opened} onClose={() => setOpened(null)} onUse={startFromCopy} viewAllPath={everything} />
        </Suspense>
      )}
    </section>
  )
}

const waitingCards = 6

/** As tall as the row of cards will be. */
function WaitingRow() {
  const t = useText()
  return (
    <output className="mt-10 flex gap-4 overflow-hidden px-2 py-2">
      <span className="sr-only">{t('common.loading')}</span>
      {Array.from({ length: waitingCards }, (_, at) => (
        <span
          key={at}
          aria-hidden
          className="flex w-[min(19rem,80vw)] shrink-0 animate-pulse flex-col overflow-hidden rounded-xl border border-border bg-card motion-reduce:animate-none"
        >
          <span className="aspect-16/9 bg-secondary" />
          <span className="h-36" />
        </span>
      ))}
    </output>
  )
}

type CarouselProps = { items: CommunityItem[]; paused: boolean; onOpen: (item: CommunityItem) => void }

/** The list twice, the second for the eye only, so that the row comes round without a seam. Where motion is unwelcome it scrolls. */
function Carousel({ items, paused, onOpen }: CarouselProps) {
  const row = items.map((item) => (
    <li key={item.id} className="w-[min(19rem,80vw)] shrink-0">
      <CommunityCard item={item} onOpen={() => onOpen(item)} />
    </li>
  ))
  const rowClasses = 'flex min-w-screen shrink-0 justify-around gap-4 px-2'
  return (
    <div className="mt-10 overflow-x-hidden py-2 motion-safe:mask-x-from-[calc(100%-3rem)] motion-reduce:overflow-x-auto sm:motion-safe:mask-x-from-[calc(100%-6rem)]">
      <div
        className="flex w-max animate-[march_linear_infinite] focus-within:[animation-play-state:paused] hover:[animation-play-state:paused] data-paused:[animation-play-state:paused] motion-reduce:animate-none"
        data-paused={paused || undefined}
        style={{ animationDuration: `${items.length * secondsPerCard}s` }}
      >
        <ul className={rowClasses}>{row}</ul>
        <ul aria-hidden inert className={`${rowClasses} motion-reduce:hidden`}>
          {row}
        </ul>
      </div>
    </div>
  )
}

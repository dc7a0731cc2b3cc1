import { Search } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { communityCategories, communityLimits, type CommunityCategory } from '#shared/community-limits.ts'
import { categoryTexts } from '#web/i18n/category-text.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CommunityCard } from './community-card.tsx'
import { communityItem, type CommunityItem } from './community-item.ts'
import { useCommunityPages } from './use-community-pages.ts'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then(({ PreviewDialog: component }) => ({ default: component })))

type CommunityBrowserProps = {
  /** Starts from a copy of what is looked at; absent for who may not. */
  onUse?: ((item: CommunityItem) => void) | undefined
  /** Given, the dialog stays open and shows them while a copy is being made. */
  busy?: boolean
  error?: string | undefined
}

/** All publications of the community: search, categories, page after page, each to be tried in a dialog. */
export function CommunityBrowser({ onUse, busy, error }: CommunityBrowserProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [category, setCategory] = useState<CommunityCategory | null>(null)
  const [opened, setOpened] = useState<CommunityItem | null>(null)
  const sought = useDeferredValue(text.trim())
  const { entries, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useCommunityPages({
    ...(sought && { text: sought }),
    ...(category && { category }),
  })
  const showAll = () => {
    setText('')
    setCategory(null)
  }
  return (
    <div>
      <div className="relative max-w-xl">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted-foreground" />
        <input
          type="search"
          value={text}
          maxLength={communityLimits.filterTextMaxChars}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('communityBrowser.search')}
          placeholder={t('communityBrowser.search')}
          className="h-12 w-full rounded-xl border border-input/70 bg-card pr-4 pl-12 text-base shadow-soft outline-none placeholder:text-muted-foreground focus:border-ring focus:ring-4 focus:ring-ring/15"
        />
      </div>
      <CategoryFilter chosen={category} choose={setCategory} />
      {isPending && <LoadingCards />}
      {entries && entries.length > 0 && (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {entries.map(communityItem).map((item) => (
            <li key={item.id}>
              <CommunityCard item={item} onOpen={() => setOpened(item)} />
            </li>
          ))}
        </ul>
      )}
      {entries?.length === 0 && <Nothing filtered={sought !== '' || category !== null} onShowAll={showAll} />}
      {isError && (
        <Alert tone="destructive" title={t('communityBrowser.failed')} className="mt-8">
          <Button variant="outline" size="sm" className="mt-3" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('communityBrowser.more')}
          </Button>
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <PreviewDialog
            item={opened}
            onClose={() => setOpened(null)}
            onUse={onUse}
            {...(busy !== undefined && { busy })}
            error={error}
          />
        </Suspense>
      )}
    </div>
  )
}

type FilterProps = { chosen: CommunityCategory | null; choose: (category: CommunityCategory | null) => void }

function CategoryFilter({ chosen, choose }: FilterProps) {
  const t = useText()
  return (
    <fieldset className="mt-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('communityBrowser.category')}</legend>
      {[null, ...communityCategories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={chosen === category}
          onClick={() => choose(category)}
          className={buttonClasses({
            variant: chosen === category ? 'default' : 'outline',
            size: 'sm',
            className: 'h-9! rounded-full! px-3.5!',
          })}
        >
          {t(category ? categoryTexts[category] : 'communityBrowser.all')}
        </button>
      ))}
    </fieldset>
  )
}

function Nothing({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const t = useText()
  return (
    <div className="mt-8 grid justify-items-start gap-3 rounded-xl border border-dashed border-input/60 px-6 py-12">
      <p className="font-medium">{t(filtered ? 'communityBrowser.noMatch' : 'communityBrowser.emptyTitle')}</p>
      {filtered ? (
        <Button variant="outline" onClick={onShowAll}>
          {t('communityBrowser.showAll')}
        </Button>
      ) : (
        <p className="text-muted-foreground">{t('communityBrowser.emptyHint')}</p>
      )}
    </div>
  )
}

function LoadingCards() {
  const t = useText()
  return (
    <>
      <output className="sr-only">{t('common.loading')}</output>
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="aspect-4/3 rounded-xl" />
        ))}
      </div>
    </>
  )
}

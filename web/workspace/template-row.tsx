import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { CommunityCard } from '#web/community/community-card.tsx'
import { communityItem, type CommunityItem } from '#web/community/community-item.ts'
import { useCommunityPages } from '#web/community/use-community-pages.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { useTemplate } from './use-template.ts'

const PreviewDialog = lazy(() =>
  import('#web/community/preview-dialog.tsx').then(({ PreviewDialog: component }) => ({ default: component })),
)

const shownMax = 3

/** A few templates below the box for a new project; nothing while there is none, or no answer. */
export function TemplateRow() {
  const t = useText()
  const { entries = [] } = useCommunityPages({})
  const [opened, setOpened] = useState<CommunityItem | null>(null)
  const { onUse, busy, error } = useTemplate()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="templates-title" className="mb-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="templates-title" className="text-lg font-semibold tracking-tight">
          {t('communityBrowser.templatesTitle')}
        </h2>
        <Link
          to="/!ui/templates"
          className="inline-flex items-center gap-1.5 rounded-md py-1 text-sm text-muted-foreground hover:text-foreground"
        >
          {t('communityBrowser.templatesAll')}
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </Link>
      </div>
      <ul className="flex snap-x gap-4 overflow-x-auto pb-2 lg:grid lg:grid-cols-3">
        {entries
          .slice(0, shownMax)
          .map(communityItem)
          .map((item) => (
            <li key={item.id} className="w-[min(17rem,78vw)] shrink-0 snap-start lg:w-auto">
              <CommunityCard item={item} onOpen={() => setOpened(item)} />
            </li>
          ))}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <PreviewDialog
            item={opened}
            onClose={() => setOpened(null)}
            onUse={onUse}
            busy={busy}
            error={error}
            viewAllPath="/!ui/templates"
          />
        </Suspense>
      )}
    </section>
  )
}

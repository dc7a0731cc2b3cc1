import type { Inspiration } from '#shared/inspiration.ts'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { IdeaBrowser } from './idea-browser.tsx'
import { IdeasHeader } from './ideas-header.tsx'

/** The ideas of one category (spec 2.13). */
export function CategoryView({ inspiration, name, slug }: { inspiration: Inspiration; name: string; slug: string }) {
  const t = useText()
  const sitePath = useSitePath()
  const values = { category: name, ideas: inspiration[name]?.pages.length ?? 0 }
  return (
    <>
      <title>{t('inspiration.categoryMetaTitle', values)}</title>
      <meta name="description" content={t('inspiration.categoryMetaDescription', values)} />
      <IdeasHeader title={name} subtitle={t('inspiration.categorySubtitle')}>
        <Breadcrumb
          label={t('breadcrumb.label')}
          trail={[{ name: t('breadcrumb.allInspiration'), to: sitePath('/inspiration') }, { name }]}
        />
      </IdeasHeader>
      {/* Another category starts with an empty search. */}
      <IdeaBrowser key={slug} inspiration={inspiration} category={slug} />
    </>
  )
}

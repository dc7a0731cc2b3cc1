import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { queryDefaults } from '#web/api.ts'
import { CommunityBrowser } from '#web/community/community-browser.tsx'
import { useSignupCopy } from '#web/community/use-signup-copy.ts'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { PageHero } from './page-hero.tsx'

const texts = {
  en: () => import('#web/i18n/en/community-bundle.ts'),
  sv: () => import('#web/i18n/sv/community-bundle.ts'),
  ja: () => import('#web/i18n/ja/community-bundle.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

/** HOME-7, BUILD-16: where "view all" leads. */
export default withPageTexts(function CommunityPage() {
  const t = useText()
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults }))
  return (
    <>
      <title>{t('communityBrowser.metaTitle')}</title>
      <meta name="description" content={t('communityBrowser.metaDescription')} />
      <PageHero title={t('communityBrowser.title')} subtitle={t('communityBrowser.subtitle')} />
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
        <QueryClientProvider client={client}>
          <CommunityBrowser onUse={useSignupCopy()} />
        </QueryClientProvider>
      </div>
    </>
  )
})

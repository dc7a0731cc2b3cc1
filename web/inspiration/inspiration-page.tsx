import type { Messages } from '@lingui/core'
import { Suspense } from 'react'
import { Await, useLoaderData, useRevalidator, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { Inspiration } from '#shared/inspiration.ts'
import { languageOfPath } from '#shared/site-paths.ts'

import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { builtIdeas } from './built-ideas.ts'
import { fetchedIdeas } from './fetched-ideas.ts'
import { IdeaBrowser } from './idea-browser.tsx'
import { IdeasHeader } from './ideas-header.tsx'
import { ideasTexts } from './ideas-texts.ts'

type InspirationData = { messages: Messages; inspiration: Inspiration | Promise<Inspiration> }

const loadTexts = pageTextsLoader(ideasTexts)

export const loader = async ({ url }: LoaderFunctionArgs): Promise<InspirationData> => ({
  ...(await loadTexts({ url })),
  inspiration: await builtIdeas(languageOfPath(url.pathname)),
})

/** The page is there at once; the ideas follow. */
export const clientLoader = async ({ url }: ClientLoaderFunctionArgs): Promise<InspirationData> => ({
  inspiration: fetchedIdeas(languageOfPath(url.pathname)),
  ...(await loadTexts({ url })),
})

/** Every idea of every category (spec 2.12). */
function InspirationPage() {
  const t = useText()
  const { inspiration } = useLoaderData<InspirationData>()
  return (
    <>
      <title>{t('inspiration.metaTitle')}</title>
      <meta name="description" content={t('inspiration.metaDescription')} />
      <IdeasHeader title={t('inspiration.title')} subtitle={t('inspiration.subtitle')} />
      {inspiration instanceof Promise ? (
        <Suspense fallback={<Loading />}>
          <Await resolve={inspiration} errorElement={<Failed />}>
            {(ideas) => <IdeaBrowser inspiration={ideas} />}
          </Await>
        </Suspense>
      ) : (
        <IdeaBrowser inspiration={inspiration} />
      )}
    </>
  )
}

function Loading() {
  const t = useText()
  return (
    <output className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 py-16 text-muted-foreground sm:px-6">
      <Spinner />
      {t('inspiration.loading')}
    </output>
  )
}

function Failed() {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <div role="alert" className="mx-auto grid w-full max-w-6xl justify-items-start gap-5 px-4 py-16 sm:px-6">
      <p>{t('inspiration.failed')}</p>
      <Button variant="outline" onClick={() => void revalidate()}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

export default withPageTexts(InspirationPage)

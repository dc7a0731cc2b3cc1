// Pages that compose rooms and own no data. Every public page stands inside this layout: it decides the language from the
// path, brings that language's texts, and draws header and footer. Built pages carry their texts in the HTML; only a change
// of language loads others. A path that is no page of ours shows the not-found page, never an empty one.
import { useEffect, useRef } from 'react'
import {
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { languageOf, type Language } from '#shared/languages.ts'
import { languageOfPath, siteAnswer } from '#shared/site-paths.ts'
import { SiteFooter } from '#web/chrome/site-footer.tsx'
import { SiteHeader } from '#web/chrome/site-header.tsx'
import { rememberLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useText } from '#web/i18n/text-provider.tsx'
import { loadTexts } from '#web/i18n/texts.ts'
import { NotFound } from './not-found.tsx'

const siteData = async (language: Language, missing: boolean) => ({
  language,
  missing,
  messages: await loadTexts('site', language),
})

/** Runs while building, for each page and language. The request's own address may be that of the page's data, `/sv.data`. */
export const loader = ({ url }: LoaderFunctionArgs) => siteData(languageOfPath(url.pathname), false)

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const answer = siteAnswer(pathname, search, languageOf(navigator.language))
  if (answer.kind === 'redirect') throw redirect(answer.location)
  return answer.kind === 'workspace'
    ? siteData(languageOf(navigator.language), true)
    : siteData(answer.language, answer.kind === 'missing')
}

/** The texts in hand stay good until the language changes. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang

export default function SiteLayout() {
  const { language, missing, messages } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const headPath = useRef(pathname)
  useEffect(() => rememberLanguage(language), [language])
  useEffect(() => {
    // Only a visit from an advertisement pays for what remembers it.
    if (location.search.includes('gclid='))
      void import('#web/tenants/click-id.ts').then((module) => module.keepClickId(location.search))
  }, [])
  useEffect(() => {
    if (headPath.current === pathname) return
    headPath.current = pathname
    void import('./follow-head.ts').then((module) => module.followHead(pathname))
  }, [pathname])
  return (
    <TextProvider language={language} messages={messages}>
      <SkipLink />
      <div className="flex min-h-dvh flex-col overflow-x-clip">
        <SiteHeader />
        <main id="content" className="flex flex-1 flex-col">
          {missing ? <NotFound /> : <Outlet />}
        </main>
        <SiteFooter />
      </div>
    </TextProvider>
  )
}

function SkipLink() {
  const t = useText()
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-popover px-4 py-2 text-sm shadow-raised focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('nav.skipToContent')}
    </a>
  )
}

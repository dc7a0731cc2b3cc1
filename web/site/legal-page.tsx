import type { Messages } from '@lingui/core'
import { useLoaderData } from 'react-router'
import { languageOfPath } from '#shared/site-paths.ts'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LegalDocument } from './legal-document.tsx'
import { legalNames, type LegalName } from './legal-text.ts'
import { PageHero } from './page-hero.tsx'
import { useLegalText } from './use-legal-text.ts'

const loadTexts = pageTextsLoader({
  en: () => import('#web/i18n/en/legal.ts'),
  sv: () => import('#web/i18n/sv/legal.ts'),
  ja: () => import('#web/i18n/ja/legal.ts'),
})
type LegalData = { name: LegalName; messages: Messages; /** only in the built page */ builtText?: string }

const nameIn = (pathname: string): LegalName => legalNames.find((name) => pathname.split('/')[2] === name) ?? 'privacy'

/** Runs while building. */
export async function loader({ url }: { url: URL }): Promise<LegalData> {
  const { readFile } = await import('node:fs/promises')
  const { pathname } = url
  const name = nameIn(pathname)
  const builtText = await readFile(`public/content/${name}/${languageOfPath(pathname)}.md`, 'utf8')
  return { name, builtText, ...(await loadTexts({ url })) }
}

export async function clientLoader({ url }: { url: URL }): Promise<LegalData> {
  return { name: nameIn(url.pathname), ...(await loadTexts({ url })) }
}

const pages = {
  privacy: { title: 'legal.privacyTitle', subtitle: 'legal.privacySubtitle', error: 'legal.privacyError' },
  terms: { title: 'legal.termsTitle', subtitle: 'legal.termsSubtitle', error: 'legal.termsError' },
  security: { title: 'legal.securityTitle', subtitle: 'legal.securitySubtitle', error: 'legal.securityError' },
} as const

/** LEGAL: privacy, terms and security; one page for three documents. */
export default withPageTexts(function LegalPage() {
  const t = useText()
  const { name, builtText } = useLoaderData<LegalData>()
  const { title, subtitle } = pages[name]
  return (
    <>
      <title>{t('legal.metaTitle', { title: t(title) })}</title>
      <meta name="description" content={t(subtitle)} />
      <PageHero badge={t('legal.badge')} title={t(title)} subtitle={t(subtitle)} />
      <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
        <Body name={name} builtText={builtText} />
      </div>
    </>
  )
})

/** The document is read when the page is; who runs no scripts reads it as it was at the build. */
function Body({ name, builtText }: Pick<LegalData, 'name' | 'builtText'>) {
  const t = useText()
  const language = useLanguage()
  const { text, retry } = useLegalText(name, language)
  if (text) return <LegalDocument {...text} />
  if (text === null)
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="destructive" title={t(pages[name].error)}>
          {t('legal.failedBoth', { name, language })}
        </Alert>
        <Button variant="outline" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    )
  return (
    <>
      <Waiting label={t('legal.loading')} />
      {builtText !== undefined && (
        <noscript>
          <LegalDocument markdown={builtText} language={language} />
        </noscript>
      )}
    </>
  )
}

const paragraphs = ['first', 'second', 'third', 'fourth']

/** As high as a window, so that the footer does not jump when the text comes. */
function Waiting({ label }: { label: string }) {
  return (
    <div className="min-h-dvh max-w-3xl space-y-12 noscript:hidden">
      <output className="sr-only">{label}</output>
      {paragraphs.map((paragraph) => (
        <div key={paragraph} className="space-y-3.5">
          <Skeleton className="mb-6 h-7 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/6" />
        </div>
      ))}
    </div>
  )
}

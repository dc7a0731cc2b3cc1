import { languageOfPath } from '#shared/site-paths.ts'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { PromptBox } from '#web/prompt/prompt-box.tsx'
import { DeferredSections, prepareSections } from './deferred-sections.tsx'
import { PublicStatsRow } from './public-stats.tsx'
import { WatchDemo } from './watch-demo.tsx'

const loadTexts = pageTextsLoader({
  en: () => import('#web/i18n/en/hero.ts'),
  sv: () => import('#web/i18n/sv/hero.ts'),
  ja: () => import('#web/i18n/ja/hero.ts'),
})

/** Everything of the page is there when it is built, and when it is reached from another page, so that an anchor finds its place. */
async function load({ url }: { url: URL }) {
  const [texts] = await Promise.all([loadTexts({ url }), prepareSections(languageOfPath(url.pathname))])
  return texts
}
export const loader = load
export const clientLoader = load

function HomePage() {
  const t = useText()
  return (
    <>
      <title>{t('hero.metaTitle')}</title>
      <meta name="description" content={t('hero.metaDescription')} />
      <Hero />
      <DeferredSections />
    </>
  )
}

const exampleKeys = ['Todo', 'Dashboard', 'Blog'] as const
const typingKeys = [1, 2, 3, 4] as const

function Hero() {
  const t = useText()
  const examples = exampleKeys.map((key) => ({ name: t(`hero.example${key}`), prompt: t(`hero.example${key}Prompt`) }))
  const typed = typingKeys.map((key) => t(`hero.typing${key}`))
  return (
    <section className="relative isolate px-4 pt-16 pb-12 text-center sm:px-6 sm:pt-24 sm:pb-16">
      <div aria-hidden className="forge" />
      <p className="ember-dot mx-auto inline-flex items-center gap-2 rounded-full border border-border bg-card/80 py-1 pr-3.5 pl-3 text-[0.8125rem] text-muted-foreground">
        {t('hero.badge')}
      </p>
      <h1 className="mx-auto mt-6 max-w-4xl text-[clamp(2.5rem,9vw,5rem)] leading-[1.06] font-semibold tracking-[-0.045em] text-balance lang-ja:text-[clamp(2.25rem,8.5vw,4.25rem)] lang-ja:leading-[1.25] lang-ja:tracking-normal">
        {t('hero.title')}{' '}
        <span className="inline-block bg-linear-to-br from-glow via-ember to-primary bg-clip-text pr-[0.06em] pb-[0.08em] text-transparent">
          {t('hero.titleAccent')}
        </span>
      </h1>
      <p className="mx-auto mt-5 max-w-2xl text-lg leading-relaxed text-balance text-muted-foreground lang-ja:[word-break:auto-phrase]">
        {t('hero.subtitle')}
      </p>
      <div className="mx-auto mt-10 max-w-2xl">
        <PromptBox examples={examples} typed={typed} />
      </div>
      <WatchDemo />
      <PublicStatsRow />
    </section>
  )
}

export default withPageTexts(HomePage)

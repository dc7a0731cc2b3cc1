import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { languageOfPath } from '#shared/site-paths.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { PromptBox } from '#web/prompt/prompt-box.tsx'
import { DeferredSections, prepareSections } from './deferred-sections.tsx'
import { PublicStatsRow } from './public-stats.tsx'

const prepare = async ({ request }: { request: Request }) => {
  await prepareSections(languageOfPath(new URL(request.url).pathname))
  return null
}

/** Everything of the page is there when it is built, and when it is reached from another page, so that an anchor finds its place. */
export const loader = (args: LoaderFunctionArgs) => prepare(args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => prepare(args)

export default function HomePage() {
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

function Hero() {
  const t = useText()
  const examples = [
    { name: t('hero.exampleTodo'), prompt: t('hero.exampleTodoPrompt') },
    { name: t('hero.exampleDashboard'), prompt: t('hero.exampleDashboardPrompt') },
    { name: t('hero.exampleBlog'), prompt: t('hero.exampleBlogPrompt') },
  ]
  const typed = [t('hero.typing1'), t('hero.typing2'), t('hero.typing3'), t('hero.typing4')]
  return (
    <section className="relative isolate px-4 pt-16 pb-20 text-center sm:px-6 sm:pt-24 sm:pb-24">
      <ForgeGlow />
      <p className="mx-auto inline-flex items-center gap-2 rounded-full border border-border bg-card/80 py-1 pr-3.5 pl-3 text-[0.8125rem] text-muted-foreground">
        <span aria-hidden className="size-1.5 rounded-full bg-ember shadow-[0_0_8px_var(--ember)]" />
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
      <PublicStatsRow />
    </section>
  )
}

/** The light of the fire behind the box, over a faint grid as on a drawing. */
function ForgeGlow() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <div className="forge-grid" />
      <div className="forge-fire" />
    </div>
  )
}

import { Mail } from 'lucide-react'
import { Mark } from '#web/chrome/wordmark.tsx'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { mailTo, operator } from './operator.ts'
import { PageHero } from './page-hero.tsx'

const texts = {
  en: () => import('#web/i18n/en/about.ts'),
  sv: () => import('#web/i18n/sv/about.ts'),
  ja: () => import('#web/i18n/ja/about.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

const roadmap = [
  { title: 'about.roadmapJobs', text: 'about.roadmapJobsText' },
  { title: 'about.roadmapQueues', text: 'about.roadmapQueuesText' },
  { title: 'about.roadmapEndpoints', text: 'about.roadmapEndpointsText' },
  { title: 'about.roadmapWorkflows', text: 'about.roadmapWorkflowsText' },
  { title: 'about.roadmapLogic', text: 'about.roadmapLogicText' },
  { title: 'about.roadmapPipelines', text: 'about.roadmapPipelinesText' },
  { title: 'about.roadmapPermissions', text: 'about.roadmapPermissionsText' },
  { title: 'about.roadmapInfrastructure', text: 'about.roadmapInfrastructureText' },
] as const

const headingClasses = 'text-2xl font-semibold tracking-[-0.025em] sm:text-3xl'
const columns = 'mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[17rem_1fr] lg:gap-16'

/** ABOUT: the founders' note, what it is, the roadmap, investors. */
export default withPageTexts(function AboutPage() {
  const t = useText()
  return (
    <>
      <title>{t('about.metaTitle')}</title>
      <meta name="description" content={t('about.metaDescription')} />
      <PageHero title={t('about.title')} />
      <FoundersNote />
      <WhatItIs />
      <Roadmap />
      <Investors />
    </>
  )
})

function FoundersNote() {
  const t = useText()
  return (
    <section aria-labelledby="note" className={columns}>
      <h2 id="note" className={headingClasses}>
        {t('about.noteTitle')}
      </h2>
      <div className="max-w-2xl space-y-6 text-lg leading-[1.75] text-pretty lang-ja:text-base lang-ja:leading-[2]">
        <p className="text-xl leading-relaxed font-medium sm:text-2xl sm:leading-normal lang-ja:text-lg lang-ja:leading-loose">
          {t('about.note1')}
        </p>
        <p>{t('about.note2')}</p>
        <p>{t('about.note3')}</p>
        <p>{t('about.note4')}</p>
        <p className="flex items-center gap-3 pt-2 text-base font-medium">
          <Mark className="size-9" />
          {t('about.signature')}
        </p>
      </div>
    </section>
  )
}

function WhatItIs() {
  const t = useText()
  return (
    <section aria-labelledby="what" className="border-y border-border bg-muted/55">
      <div className={columns}>
        <h2 id="what" className={headingClasses}>
          {t('about.whatTitle')}
        </h2>
        <div className="grid gap-10 md:grid-cols-[1fr_15rem] md:gap-14">
          <div className="max-w-2xl space-y-5 leading-[1.75] text-pretty lang-ja:leading-[2]">
            <p>{t('about.what1')}</p>
            <p>{t('about.what2')}</p>
            <p>{t('about.what3')}</p>
          </div>
          <aside className="relative self-start overflow-hidden rounded-xl border border-border bg-card p-6 shadow-soft">
            <span aria-hidden className="absolute inset-x-0 top-0 h-1 bg-linear-to-r from-glow to-ember" />
            <h3 className="font-semibold tracking-tight">{t('about.nameTitle')}</h3>
            <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{t('about.nameText')}</p>
          </aside>
        </div>
      </div>
    </section>
  )
}

function Roadmap() {
  const t = useText()
  return (
    <section aria-labelledby="roadmap" className={columns}>
      <div>
        <h2 id="roadmap" className={headingClasses}>
          {t('about.roadmapTitle')}
        </h2>
        <p className="mt-3 leading-relaxed text-pretty text-muted-foreground">{t('about.roadmapText')}</p>
      </div>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {roadmap.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-border py-5">
            <span aria-hidden className="mt-2 size-2 rounded-full border-2 border-ember" />
            <div>
              <h3 className="font-semibold tracking-tight">{t(title)}</h3>
              <p className="mt-1 text-[0.9375rem] leading-relaxed text-muted-foreground">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Investors() {
  const t = useText()
  return (
    <section aria-labelledby="investors" className="border-t border-border bg-muted/55">
      <div className={columns}>
        <h2 id="investors" className={headingClasses}>
          {t('about.investorsTitle')}
        </h2>
        <div className="max-w-2xl">
          <p className="text-lg leading-relaxed text-pretty lang-ja:text-base lang-ja:leading-loose">
            {t('about.investorsText')}
          </p>
          <a
            href={mailTo(operator.investorsEmail, { subject: t('about.investorsSubject') })}
            className={buttonClasses({ size: 'lg', className: 'mt-6' })}
          >
            <Mail aria-hidden />
            {t('about.investorsContact')}
          </a>
        </div>
      </div>
    </section>
  )
}

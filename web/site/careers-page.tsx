import { FlaskConical, House, Sprout, Target } from 'lucide-react'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useText } from '#web/i18n/text-provider.tsx'
import { Card } from '#web/ui/card.tsx'
import { JobList } from './job-list.tsx'
import { operator } from './operator.ts'
import { PageHero } from './page-hero.tsx'

const texts = {
  en: () => import('#web/i18n/en/careers.ts'),
  sv: () => import('#web/i18n/sv/careers.ts'),
  ja: () => import('#web/i18n/ja/careers.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

const culture = [
  { Icon: House, title: 'careers.remoteTitle', text: 'careers.remoteText' },
  { Icon: Sprout, title: 'careers.growthTitle', text: 'careers.growthText' },
  { Icon: Target, title: 'careers.impactTitle', text: 'careers.impactText' },
  { Icon: FlaskConical, title: 'careers.innovationTitle', text: 'careers.innovationText' },
] as const

/** CAREER (spec 2.7): intro, culture, and the open positions with how to apply. */
export default withPageTexts(function CareersPage() {
  const t = useText()
  return (
    <>
      <title>{t('careers.metaTitle')}</title>
      <meta name="description" content={t('careers.metaDescription')} />
      <PageHero badge={t('careers.badge')} title={t('careers.title')} subtitle={t('careers.subtitle')} />
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-16 text-lg leading-[1.75] text-pretty sm:px-6 sm:py-20 md:grid-cols-2 md:gap-14 lang-ja:text-base lang-ja:leading-[2]">
        <p>{t('careers.intro1')}</p>
        <p>{t('careers.intro2')}</p>
      </div>
      <Culture />
      <section
        aria-labelledby="positions"
        className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-16"
      >
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="positions" className="text-3xl font-semibold tracking-[-0.03em]">
            {t('careers.positionsTitle')}
          </h2>
          <p className="mt-2 text-lg text-muted-foreground">{t('careers.positionsSubtitle')}</p>
          <HowToApply />
        </div>
        <JobList />
      </section>
    </>
  )
})

function Culture() {
  const t = useText()
  return (
    <section aria-labelledby="culture" className="border-y border-border bg-muted/55">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="culture" className="text-3xl font-semibold tracking-[-0.03em]">
          {t('careers.cultureTitle')}
        </h2>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {culture.map(({ Icon, title, text }) => (
            <li key={title}>
              <Card className="h-full p-6">
                <Icon aria-hidden className="size-6 text-primary" />
                <h3 className="mt-5 text-lg font-semibold tracking-tight">{t(title)}</h3>
                <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{t(text)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function HowToApply() {
  const t = useText()
  return (
    <div className="mt-8 rounded-xl bg-accent p-6 text-accent-foreground">
      <h3 className="font-semibold tracking-tight">{t('careers.applyTitle')}</h3>
      <p className="mt-1.5 text-[0.9375rem] leading-relaxed">{t('careers.applyText')}</p>
      <p className="mt-3">
        <a
          href={`mailto:${operator.careersEmail}`}
          className="font-medium underline decoration-ember/60 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
        >
          {operator.careersEmail}
        </a>
      </p>
      <p className="mt-5 text-[0.9375rem] font-medium">{t('careers.applyInclude')}</p>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-[0.9375rem] leading-relaxed marker:text-ember">
        {t('careers.applyItems')
          .split('\n')
          .map((item) => (
            <li key={item}>{item}</li>
          ))}
      </ul>
    </div>
  )
}

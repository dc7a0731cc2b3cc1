import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { featureSections, technologyFacts } from './feature-sections.ts'
import { PageHero } from './page-hero.tsx'
import { ProductPicture } from './product-picture.tsx'

const texts = {
  en: () => import('#web/i18n/en/features.ts'),
  sv: () => import('#web/i18n/sv/features.ts'),
  ja: () => import('#web/i18n/ja/features.ts'),
}
export const loader = pageTextsLoader(texts)
export const clientLoader = pageTextsLoader(texts)

/** FEAT: core, development, deployment, technology. */
export default withPageTexts(function FeaturesPage() {
  const t = useText()
  const sitePath = useSitePath()
  const technology = { id: 'technology', title: t('features.technologyTitle'), text: t('features.technologyText') }
  const sections = featureSections.map((section) => ({ ...section, title: t(section.title), text: t(section.text) }))
  return (
    <>
      <title>{t('features.metaTitle')}</title>
      <meta name="description" content={t('features.metaDescription')} />
      <PageHero title={t('features.title')} subtitle={t('features.subtitle')}>
        <nav aria-label={t('features.sections')} className="mt-9 flex flex-wrap gap-2">
          {[...sections, technology].map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="rounded-full border border-border bg-card px-4 py-1.5 text-sm font-medium transition-colors hover:border-input hover:bg-muted"
            >
              {title}
            </a>
          ))}
        </nav>
        <ProductPicture
          alt={t('common.productPicture')}
          className="mt-14 -mb-14 rounded-t-xl border-b-0 sm:-mb-20 sm:rounded-t-2xl"
        />
      </PageHero>
      {sections.map(({ features, ...section }, at) => (
        <Section key={section.id} {...section} shaded={at % 2 === 1}>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {features.map(({ Icon, title, text, planned }) => (
              <li key={title} className="flex flex-col border-t border-border pt-5 pb-9">
                <div className="flex items-center justify-between gap-3">
                  <Icon aria-hidden className={classNames('size-5', planned ? 'text-muted-foreground' : 'text-primary')} />
                  {planned && <Badge>{t('features.planned')}</Badge>}
                </div>
                <h3 className="mt-4 text-lg font-semibold tracking-tight">{t(title)}</h3>
                <p className="mt-1.5 leading-relaxed text-muted-foreground">{t(text)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section {...technology} shaded>
        <dl className="overflow-hidden rounded-xl border border-border bg-card shadow-soft">
          {technologyFacts.map(({ label, text }) => (
            <div
              key={label}
              className="grid gap-1 border-b border-border px-5 py-4 last:border-0 sm:grid-cols-[9rem_1fr] sm:gap-6 sm:px-6"
            >
              <dt className="font-medium">{t(label)}</dt>
              <dd className="leading-relaxed text-muted-foreground">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <section className="mx-auto w-full max-w-6xl px-4 py-20 text-center sm:px-6 sm:py-28">
        <h2 className="text-3xl font-semibold tracking-[-0.03em] text-balance sm:text-4xl">{t('features.closingTitle')}</h2>
        <p className="mt-3 text-lg text-muted-foreground">{t('features.closingText')}</p>
        <ButtonLink to={sitePath('/')} size="lg" className="mt-8">
          {t('features.closingStart')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </section>
    </>
  )
})

type SectionProps = { id: string; title: string; text: string; shaded: boolean; children: ReactNode }

/** The heading stays in view beside its list on wide screens. */
function Section({ id, title, text, shaded, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('border-b border-border', shaded && 'bg-muted/55')}>
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <span aria-hidden className="mb-5 block h-1 w-12 rounded-full bg-linear-to-r from-glow to-ember" />
          <h2 id={`${id}-title`} className="text-3xl font-semibold tracking-[-0.03em] sm:text-4xl">
            {title}
          </h2>
          <p className="mt-3 text-lg leading-relaxed text-pretty text-muted-foreground">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

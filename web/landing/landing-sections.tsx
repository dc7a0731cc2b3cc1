import { useId, type ReactNode } from 'react'
import type { LandingSection, SectionOf } from '#shared/landing.ts'
import { useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SpriteIcon } from '#web/ui/sprite-icon.tsx'
import { BenefitList } from './benefit-list.tsx'
import { ImprovementList } from './improvement-list.tsx'
import { PromptExamples } from './prompt-examples.tsx'
import { QuestionList } from './question-list.tsx'
import './markdown.css'

export function LandingSections({ sections }: { sections: LandingSection[] }) {
  // A content file never changes while it is shown, so that a section's place is its name.
  return sections.map((section, at) => <Section key={at} section={section} />)
}

function Section({ section }: { section: LandingSection }) {
  const t = useText()
  switch (section.type) {
    case 'text':
      return (
        <Framed title={section.title} image={section.image}>
          <Prose text={section.content} />
        </Framed>
      )
    case 'markdown':
      return (
        <Framed title={section.title} image={section.image}>
          <div className="markdown max-w-2xl" dangerouslySetInnerHTML={{ __html: section.content }} />
        </Framed>
      )
    case 'prompt-examples':
      return (
        <Framed title={section.title ?? t('landing.promptExamples')} intro={section.content} wide tinted>
          <PromptExamples items={section.items} />
        </Framed>
      )
    case 'improvement-ideas':
      return (
        <Framed title={section.title ?? t('landing.improvementIdeas')} intro={section.content} tinted>
          <ImprovementList items={section.items} />
        </Framed>
      )
    case 'features':
      return (
        <Framed title={section.title ?? t('landing.features')} intro={section.content}>
          <FeatureList items={section.items} />
        </Framed>
      )
    case 'benefits':
      return (
        <Framed title={section.title ?? t('landing.benefits')} intro={section.content} wide>
          <BenefitList items={section.items} />
        </Framed>
      )
    case 'faq':
      return (
        <Framed title={section.title ?? t('landing.faq')} intro={section.content}>
          <QuestionList items={section.items} />
        </Framed>
      )
    case 'cta':
      return <CallToAction section={section} />
  }
}

type FramedProps = {
  title?: string | undefined
  intro?: string | undefined
  image?: string | undefined
  /** The heading above the content instead of beside it. */
  wide?: boolean
  tinted?: boolean
  children: ReactNode
}

/** On a wide screen the heading stands beside what it is about. */
function Framed({ title, intro, image, wide = false, tinted = false, children }: FramedProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={title && headingId}
      className={tinted ? 'border-y border-border bg-muted/55 py-16 sm:py-20' : 'py-16 sm:py-20'}
    >
      <div
        className={`mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-4 sm:px-6 ${wide ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]'}`}
      >
        <div>
          {title && (
            <h2
              id={headingId}
              className="text-2xl leading-tight font-semibold tracking-[-0.025em] text-balance sm:text-3xl lang-ja:leading-snug"
            >
              {title}
            </h2>
          )}
          {intro && <p className="mt-3 max-w-2xl leading-relaxed text-muted-foreground">{intro}</p>}
        </div>
        <div className="min-w-0">
          {children}
          {image && <img src={image} alt="" loading="lazy" className="mt-8 h-auto w-full rounded-xl border border-border" />}
        </div>
      </div>
    </section>
  )
}

function Prose({ text }: { text: string }) {
  return (
    <div className="grid max-w-2xl gap-4 text-lg leading-relaxed text-pretty lang-ja:text-base lang-ja:leading-loose">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

function FeatureList({ items }: { items: SectionOf<'features'>['items'] }) {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
      {items.map(({ title, description, icon }) => (
        <li key={title} className="border-t border-border pt-5">
          <h3 className="flex items-center gap-3 font-semibold tracking-tight">
            {icon && <SpriteIcon name={icon} className="text-primary" />}
            {title}
          </h3>
          <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">{description}</p>
        </li>
      ))}
    </ul>
  )
}

function CallToAction({ section }: { section: SectionOf<'cta'> }) {
  const t = useText()
  const sitePath = useSitePath()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="px-4 py-16 sm:px-6 sm:py-24">
      <div className="relative isolate mx-auto max-w-6xl overflow-hidden rounded-2xl border border-border bg-card px-6 py-14 shadow-soft sm:px-14 sm:py-20">
        <div
          aria-hidden
          className="absolute -right-24 -bottom-40 -z-10 size-112 rounded-full bg-[radial-gradient(closest-side,color-mix(in_oklch,var(--glow)_38%,transparent),color-mix(in_oklch,var(--ember)_13%,transparent)_58%,transparent)]"
        />
        <h2
          id={headingId}
          className="max-w-2xl text-3xl leading-tight font-semibold tracking-[-0.03em] text-balance sm:text-4xl lang-ja:leading-snug"
        >
          {section.title}
        </h2>
        {section.content && <p className="mt-4 max-w-xl text-lg leading-relaxed text-muted-foreground">{section.content}</p>}
        <ButtonLink to={sitePath('/signup')} size="lg" className="mt-8">
          {t('landing.start')}
        </ButtonLink>
      </div>
    </section>
  )
}

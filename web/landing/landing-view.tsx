import type { Landing } from '#shared/landing.ts'
import { withLanguage } from '#shared/site-paths.ts'
import { useLanguage, useSitePath, useText } from '#web/i18n/text-provider.tsx'
import { PromptBox } from '#web/prompt/prompt-box.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LandingSections } from './landing-sections.tsx'
import { phonePicture } from './phone-picture.ts'
import { ProjectDrawing } from './project-drawing.tsx'
import { structuredData } from './structured-data.ts'
import { typedPrompt } from './typed-prompt.ts'

/** Spec 9. */
const quickPicksMax = 3

type LandingViewProps = {
  landing: Landing
  category: { name: string; slug: string }
  /** The idea's own name and address, as the library has them. */
  idea: { title: string; url: string }
  /** The site's, for addresses that must be absolute. */
  origin: string
}

/** One idea, told so that a visitor can begin at once: its Markdown is HTML already (see `renderMarkdown`). */
export function LandingView({ landing, category, idea, origin }: LandingViewProps) {
  const t = useText()
  const sitePath = useSitePath()
  const examples = landing.sections.flatMap((section) => (section.type === 'prompt-examples' ? section.items : []))
  return (
    <>
      <title>{landing.title}</title>
      <meta name="description" content={landing.metaDescription} />
      <div className="mx-auto w-full max-w-6xl px-4 pt-10 sm:px-6">
        <Breadcrumb
          label={t('breadcrumb.label')}
          trail={[
            { name: t('breadcrumb.allInspiration'), to: sitePath('/inspiration') },
            { name: category.name, to: sitePath(`/inspiration/${category.slug}`) },
            { name: idea.title },
          ]}
        />
      </div>
      <div className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-12 px-4 pt-8 pb-20 sm:px-6 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:items-center lg:pt-12">
        <div className="min-w-0">
          <h1 className="text-[clamp(2.125rem,5vw,3.5rem)] leading-[1.08] font-semibold tracking-[-0.04em] text-balance lang-ja:text-[clamp(1.875rem,4vw,2.75rem)] lang-ja:leading-[1.35]">
            {landing.hero.title}
          </h1>
          <p className="mt-5 mb-8 text-lg leading-relaxed text-pretty text-muted-foreground lang-ja:[word-break:auto-phrase]">
            {landing.hero.subtitle}
          </p>
          <PromptBox
            // Another idea starts with an empty box.
            key={idea.url}
            examples={examples.slice(0, quickPicksMax).map(({ title, prompt }) => ({ name: title, prompt }))}
            typed={[landing.defaultPrompt, ...examples.map(({ prompt }) => prompt)].map(typedPrompt)}
            labels={{ start: t('landing.build'), examples: t('landing.quickPicks') }}
            whenEmpty={landing.defaultPrompt}
          />
        </div>
        {landing.hero.image ? (
          <img
            src={landing.hero.image}
            srcSet={`${phonePicture(landing.hero.image)} 720w, ${landing.hero.image} 1200w`}
            sizes="(min-width: 64rem) 36rem, calc(100vw - 2rem)"
            alt={idea.title}
            width={1200}
            height={750}
            fetchPriority="high"
            className="h-auto w-full rounded-2xl border border-border shadow-raised"
          />
        ) : (
          <ProjectDrawing prompt={landing.defaultPrompt} seed={idea.url} />
        )}
      </div>
      <p className="mx-auto mb-20 w-full max-w-6xl px-4 sm:px-6">
        <span className="block max-w-3xl border-l-2 border-ember pl-5 text-xl leading-relaxed text-pretty lang-ja:text-lg">
          {landing.description}
        </span>
      </p>
      <LandingSections sections={landing.sections} />
      <StructuredData landing={landing} category={category} idea={idea} origin={origin} />
    </>
  )
}

function StructuredData({ landing, category, idea, origin }: LandingViewProps) {
  const t = useText()
  const language = useLanguage()
  const inLanguage = (path: string) => withLanguage(language, path)
  const data = structuredData({
    origin,
    language,
    path: inLanguage(idea.url),
    landing,
    trail: [
      { name: t('breadcrumb.allInspiration'), path: inLanguage('/inspiration') },
      { name: category.name, path: inLanguage(`/inspiration/${category.slug}`) },
      { name: idea.title, path: inLanguage(idea.url) },
    ],
  })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}

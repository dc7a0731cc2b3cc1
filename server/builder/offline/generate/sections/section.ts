// The sections of a website: each a file of its own in the project, `src/sections/prices-section.tsx`, with its texts at the top
// where its owner finds them. A section that has nothing to show is not written.
import type { Page } from '../../model.ts'
import { sectionId, type Section, type SectionKind } from '../../site-model.ts'
import { iconName, type Context, type ThingNames } from '../context.ts'
import { createImports, jsxText, key, quote, type Imports } from '../markup.ts'
import { kebab, pascal } from '../names.ts'
import type { Word } from '../words/words.ts'

export const sectionsDir = 'src/sections'

export type Draft = {
  context: Context
  page: Page
  section: Section
  imports: Imports
  /** the thing whose rows it shows */
  names?: ThingNames
  /** `PricesSection`, and the heading above it */
  name: string
  heading: string
}
/** Lines before the component, lines inside it, and what stands under its heading. */
export type Body = { before?: string; hooks?: string; body: string; after?: string; className?: string }

const headings: Record<Exclude<SectionKind, 'things'>, Word> = {
  features: 'whyUs',
  prices: 'pricesTitle',
  plans: 'plansTitle',
  steps: 'stepsTitle',
  gallery: 'galleryTitle',
  screens: 'screensTitle',
  videos: 'videosTitle',
  team: 'teamTitle',
  testimonials: 'voicesTitle',
  logos: 'logosTitle',
  figures: 'figuresTitle',
  events: 'eventsTitle',
  news: 'newsTitle',
  hours: 'openingHours',
  questions: 'questionsTitle',
  text: 'about',
  address: 'addressTitle',
  links: 'linksTitle',
  newsletter: 'newsletterTitle',
  signup: 'signupTitle',
  rsvp: 'rsvpTitle',
  contact: 'contact',
}

export function headingOf({ say, model }: Context, { kind, title }: Section, names?: ThingNames): string {
  if (title) return title
  if (kind === 'things') return names!.thing.many
  if (kind === 'prices' && names?.thing.concept === 'menuItem') return say('menuTitle')
  return say(headings[kind], { name: model.name })
}

/** `prices-section`, and for texts their own id: `text2-section`. */
export const sectionFile = (section: Section) => `${kebab(sectionId(section))}-section`
export const sectionName = (section: Section) => `${pascal(sectionId(section))}Section`

/** The texts of a section as an array in its file; what none of them says is left out. */
export function textsList(name: string, items: readonly Record<string, string | undefined>[], icons: Imports | null): string {
  const literal = (item: Record<string, string | undefined>) =>
    Object.entries(item)
      .flatMap(([property, value]) => {
        if (value === undefined) return []
        if (property !== 'icon' || !icons) return `${key(property)}: ${quote(value)}`
        icons.use('lucide-react', iconName(value))
        return `icon: ${iconName(value)}`
      })
      .join(', ')
  return `const ${name} = [\n${items.map((item) => `  { ${literal(item)} },\n`).join('')}]\n\n`
}

/** Writes the file of a section; as a band, it stands on a tint from edge to edge. */
export function writeSectionFile(
  draft: Omit<Draft, 'imports' | 'name' | 'heading'>,
  write: (draft: Draft) => Body,
  isBand: boolean,
): void {
  const imports = createImports()
  const name = sectionName(draft.section)
  const heading = headingOf(draft.context, draft.section, draft.names)
  const { before = '', hooks = '', body, after = '', className = 'scroll-mt-24' } = write({ ...draft, imports, name, heading })
  draft.context.files[`${sectionsDir}/${sectionFile(draft.section)}.tsx`] = `@imports

${before}export function ${name}() {
${hooks}  return (
    <section id="${kebab(sectionId(draft.section))}" className="${isBand ? `band ${className}` : className}">
${body}
    </section>
  )
}
${after}`.replace('@imports', () => imports.print())
}

export const sectionHeading = (heading: string) =>
  `      <h2 className="font-display text-2xl font-semibold text-balance sm:text-3xl">${jsxText(heading)}</h2>`

import { isShown, offerOf } from '../page-parts/landing-parts.ts'
import type { Page } from '../model.ts'
import { sectionId, type Section, type SectionKind } from '../site-model.ts'
import type { Context, ThingNames } from './context.ts'
import { createImports } from './markup.ts'
import { kebab } from './names.ts'
import { writeHero } from './sections/hero.ts'
import {
  figuresSection,
  linksSection,
  logosSection,
  plansSection,
  screensSection,
  videosSection,
} from './sections/offer-sections.ts'
import { addressSection, contactSection, hoursSection, newsletterSection, signupSection } from './sections/place-sections.ts'
import { rsvpSection } from './sections/rsvp-section.ts'
import { eventsSection, newsSection, pricesSection, thingsSection } from './sections/row-sections.ts'
import { headingOf, sectionFile, sectionName, writeSectionFile, type Body, type Draft } from './sections/section.ts'
import { writePlace, writeSiteFooter } from './sections/site-footer.ts'
import {
  featuresSection,
  gallerySection,
  questionsSection,
  stepsSection,
  teamSection,
  testimonialsSection,
  textSection,
} from './sections/text-sections.ts'

const writers: Record<SectionKind, (draft: Draft) => Body> = {
  features: featuresSection,
  things: thingsSection,
  prices: pricesSection,
  plans: plansSection,
  steps: stepsSection,
  gallery: gallerySection,
  screens: screensSection,
  videos: videosSection,
  team: teamSection,
  testimonials: testimonialsSection,
  logos: logosSection,
  figures: figuresSection,
  events: eventsSection,
  news: newsSection,
  hours: hoursSection,
  questions: questionsSection,
  text: textSection,
  address: addressSection,
  links: linksSection,
  newsletter: newsletterSection,
  signup: signupSection,
  rsvp: rsvpSection,
  contact: contactSection,
}

/** Sections that stand in a box of their own. */
const boxed = new Set<SectionKind>(['contact', 'newsletter', 'signup', 'rsvp', 'address'])

type Shown = { section: Section; names?: ThingNames; anchor: string; heading: string }

/** A website's front page: hero, its sections in their order, and a foot with address and hours. */
export function writeLandingPage(context: Context, page: Page, component: { name: string; path: string }): void {
  const shown = shownSections(context, page)
  const imports = createImports()
  imports.use('@/sections/hero', 'Hero')
  const next = shown.find(({ section }) => !['features', 'contact', 'signup', 'rsvp', 'logos'].includes(section.kind))
  writeHero(context, page, next)
  for (const [at, { section, names }] of shown.entries()) {
    const isBand = at % 2 === 1 && !boxed.has(section.kind)
    writeSectionFile({ context, page, section, ...(names && { names }) }, writers[section.kind], isBand)
    imports.use(`@/sections/${sectionFile(section)}`, sectionName(section))
  }
  if (page.site) {
    if (context.model.shell === 'site') writeSiteFooter(context, page.texts?.lead ?? context.model.tagline, hasHours(page))
    writePlace(context, page.site)
  }
  context.files[component.path] = `${imports.print()}

export function ${component.name}() {
  return (
    <div className="space-y-20 sm:space-y-28">
      <Hero />
${shown.map(({ section }) => `      <${sectionName(section)} />\n`).join('')}    </div>
  )
}
`
}

/** Sections that need nothing of a website: they may stand below any page that outsiders see. Writes them; their components, from the top. */
export function writeSectionsBelow(context: Context, page: Page): { component: string; module: string }[] {
  if (page.kind === 'landing') return []
  return (page.sections ?? []).map((section) => {
    writeSectionFile({ context, page, section }, writers[section.kind], false)
    return { component: sectionName(section), module: `@/sections/${sectionFile(section)}` }
  })
}

/** True when a website says when its place is open. */
export const hasHours = (page: Page): boolean =>
  page.site?.hero === 'hours' || (page.sections ?? []).some(({ kind }) => kind === 'hours')

/** The sections that have something to show, each with its thing and its anchor. */
export function shownSections(context: Context, page: Page): Shown[] {
  const { model, things } = context
  const part = (name: string) => things.get(page.parts?.[name] ?? '')
  const own: Partial<Record<SectionKind, ThingNames | undefined>> = {
    prices: things.get(offerOf(model, page)?.id ?? ''),
    events: part('event'),
    news: part('post'),
  }
  const taken = new Set((page.sections ?? []).flatMap(({ kind }) => (own[kind] ? [own[kind].thing.id] : [])))
  const rest = [...things.values()].find(
    ({ thing, person }) =>
      isShown(thing.concept) &&
      (thing.concept === undefined || !person) &&
      (!page.thing || thing.id === page.thing) &&
      !taken.has(thing.id),
  )
  return (page.sections ?? []).flatMap((section): Shown[] => {
    const names = section.thing ? things.get(section.thing) : section.kind === 'things' ? rest : own[section.kind]
    if (!names && ['things', 'prices', 'events', 'news'].includes(section.kind)) return []
    return [{ section, ...(names && { names }), anchor: kebab(sectionId(section)), heading: headingOf(context, section, names) }]
  })
}

import { pictureFor } from '../../understand/samples/picture-for.ts'
import { siteTrades } from '../../lexicon/site-trades/site-trades.ts'
import type { Page } from '../../model.ts'
import type { HeroKind, SectionKind } from '../../site-model.ts'
import type { Context } from '../context.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'
import { productPicture } from './offer-sections.ts'
import { sectionsDir } from './section.ts'

const picturesMax = 3

/** The top of a website, in one of four arrangements. `next` is the first section below it. */
export function writeHero(context: Context, page: Page, next: { anchor: string; heading: string } | undefined): void {
  const { model, say } = context
  const imports = createImports()
  imports.use('@/lib/project', 'projectName')
  imports.use('@/components/ui/button', 'buttonClass')
  const kind: HeroKind = page.site?.hero ?? 'picture'
  if (kind !== 'product') imports.use('@/components/ui/cover', 'Cover')
  const lead = page.texts?.lead ?? (model.tagline || say('contactLead'))
  const headline = page.texts?.headline ?? (page.texts?.lead && model.tagline !== lead ? model.tagline || model.name : model.name)
  const isCentred = kind === 'centred'
  const act =
    context.model.pages.find((each) => each.kind === 'booking') ?? context.model.pages.find((each) => each.kind === 'shop')
  if (act) imports.use('react-router', 'Link')
  if (next) imports.use('lucide-react', 'ArrowDown as ArrowIcon')
  const has = (wanted: SectionKind) => page.sections?.some((section) => section.kind === wanted && !section.id) === true
  const signUp = page.sections?.find((section) => section.kind === 'signup')?.title ?? say('signupAct')
  const reply = page.sections?.find((section) => section.kind === 'rsvp')?.title ?? say('rsvpTitle')
  const contact = page.sections?.find((section) => section.kind === 'contact')?.title ?? say('getInTouch')
  const first = act
    ? `<Link to=${attribute(act.path)} className={buttonClass({ size: 'lg' })}>\n  ${jsxText(page.texts?.button ?? act.title)}\n</Link>\n`
    : has('rsvp')
      ? `<a href="#rsvp" className={buttonClass({ size: 'lg' })}>\n  ${jsxText(page.texts?.button ?? reply)}\n</a>\n`
      : has('signup')
        ? `<a href="#signup" className={buttonClass({ size: 'lg' })}>\n  ${jsxText(page.texts?.button ?? signUp)}\n</a>\n`
        : has('contact')
          ? `<a href="#contact" className={buttonClass({ size: 'lg' })}>\n  ${jsxText(page.texts?.button ?? contact)}\n</a>\n`
          : ''
  const second = next
    ? `<a href="#${next.anchor}" className={buttonClass({ variant: 'secondary', size: 'lg' })}>\n  ${jsxText(next.heading)}\n  <ArrowIcon />\n</a>`
    : ''
  const eyebrow =
    headline === model.name ? '' : `<p className="font-display text-lg font-semibold text-accent-foreground">{projectName}</p>\n`
  const texts = `${eyebrow}<h1 className="mt-3 font-display text-4xl leading-[1.08] font-semibold text-balance ${kind === 'scene' ? 'sm:text-5xl' : 'sm:text-6xl'}">
  ${jsxText(headline)}
</h1>
<p className="mt-5 text-lg leading-relaxed text-pretty text-muted-foreground sm:text-xl">
  ${jsxText(lead)}
</p>
<div className="mt-8 flex flex-wrap gap-3${isCentred ? ' justify-center' : ''} print:hidden">
${indent(`${first}${second}`.trimEnd(), 2)}
</div>`
  const pictures = picturesOf(context, page)
  const cover = (at: number, className: string) =>
    `<Cover src=${attribute(pictures[at] ?? '')} seed=${attribute(`${model.name}${at ? ` ${at}` : ''}`)} className="${className}" />`
  const bodies: Record<HeroKind, () => string> = {
    picture: () => `<header className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
  <title>{projectName}</title>
  <div>
${indent(texts, 4)}
  </div>
  ${cover(0, 'aspect-4/3 w-full rounded-2xl shadow-lifted')}
</header>`,
    product: () => `<header className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
  <title>{projectName}</title>
  <div>
${indent(texts, 4)}
  </div>
${productPicture(model.name, model.language)}
</header>`,
    scene: () => `<header>
  <title>{projectName}</title>
  ${cover(0, 'aspect-4/3 w-full rounded-2xl sm:aspect-21/9')}
  <div className="relative mx-3 -mt-16 rounded-2xl bg-card p-6 shadow-lifted sm:mx-10 sm:-mt-20 sm:p-10 lg:mr-auto lg:max-w-2xl">
${indent(texts, 4)}
  </div>
</header>`,
    centred: () => `<header className="text-center">
  <title>{projectName}</title>
  <div className="mx-auto max-w-3xl">
${indent(texts, 4)}
  </div>
  <div className="mt-12 grid gap-4 sm:grid-cols-3">
${indent(
  Array.from({ length: Math.min(picturesMax, pictures.length) }, (_, at) =>
    cover(at, `aspect-4/3 w-full rounded-2xl${at ? ' max-sm:hidden' : ''}`),
  ).join('\n'),
  4,
)}
  </div>
</header>`,
    hours: () => {
      imports.use('@/components/ui/card', 'Card')
      imports.use('@/data/opening-hours', 'openingHours', 'weekdayOf')
      imports.use('@/data/place', 'place')
      imports.use('@/lib/dates', 'today')
      imports.use('./open-sign', 'OpenSign')
      return `<header className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
  <title>{projectName}</title>
  <div>
${indent(texts, 4)}
  </div>
  <Card className="overflow-hidden shadow-lifted">
    ${cover(0, 'aspect-16/9 w-full')}
    <div className="space-y-3 p-6">
      <OpenSign />
      <p className="font-display text-xl font-semibold tabular-nums">
        ${jsxText(say('today'))}: {day?.open ? \`\${day.opens} – \${day.closes}\` : ${quote(say('closed'))}}
      </p>
      <p className="text-muted-foreground">{place.address}</p>
      <a href={\`tel:\${place.phone.replace(/[^+\\d]/g, '')}\`} className="focus-ring inline-block rounded-sm font-medium hover:underline">
        {place.phone}
      </a>
    </div>
  </Card>
</header>`
    },
  }
  const body = bodies[kind]()
  context.files[`${sectionsDir}/hero.tsx`] = `${imports.print()}

export function Hero() {
${kind === 'hours' ? '  const day = openingHours.useAll().find((each) => each.weekday === weekdayOf(today()))\n' : ''}  return (
${indent(body, 4)}
  )
}
`
}

/** What the page is about, drawn: the pictures of its trade, else of its first thing that has one. */
export function picturesOf({ model }: Context, page: Page): string[] {
  const trade = page.site?.trade ?? 'general'
  const own = (page.site?.pictures ?? siteTrades[trade].pictures).split(' ').map((name) => `picture:${name}`)
  // a brand speaks in images of its own: a photographer called Quiet Light sells no lamps
  const said = trade === 'general' ? pictureFor(undefined, model.name, 0) : ''
  const thing = trade === 'general' ? model.things.map(({ concept }) => pictureFor(concept, model.name, 0)).find(Boolean) : ''
  return [...new Set([said, thing, ...own].filter((picture) => picture))] as string[]
}

const indent = (text: string, columns: number) =>
  text
    .split('\n')
    .map((line) => (line ? ' '.repeat(columns) + line : line))
    .join('\n')

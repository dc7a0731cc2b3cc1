import type { Field, SectionKind } from '../model.ts'
import { iconImport, titleOf, valueOf, type Context, type ThingNames } from './context.ts'
import { features, plans, questions, team, testimonials } from './landing-texts.ts'
import { attribute, createImports, jsxText, quote, type Imports } from './markup.ts'
import { pascal } from './names.ts'

export const siteDir = 'src/features/site'
const rowsMax = 8

type Section = { context: Context; imports: Imports; in: 0 | 1 | 2; names: ThingNames | undefined }
/** What a section shows: lines before its component, lines inside it, and what stands under its heading. */
type Body = { constants?: string; hooks?: string; body: string; empty?: string }

const textOf = (names: ThingNames) =>
  names.thing.fields.find(({ type }) => type === 'longtext') ??
  names.thing.fields.find((field) => field.type === 'text' && field !== names.title)

/** The rows of a thing, or a few written in the file when the model has none. */
function rowsOf({ names, imports }: Section): { hooks: string; empty: string } {
  imports.use(`@/data/${names!.slug}`, names!.collection)
  return {
    hooks: `  const rows = ${names!.collection}.useAll().slice(0, ${rowsMax})\n`,
    empty: '  if (rows.length === 0) return null\n',
  }
}

const list = (name: string, items: string[]) => `const ${name} = [\n${items.map((item) => `  ${item},\n`).join('')}]\n\n`

const writers: Record<Exclude<SectionKind, 'things' | 'contact'>, (section: Section) => Body> = {
  features({ imports, in: at }) {
    imports.use('@/components/ui/card', 'Card')
    const items = features.map(({ icon, title, text }) => {
      const [imported, used] = iconImport(icon)
      imports.use('lucide-react', imported)
      return `{ icon: ${used}, title: ${quote(title[at])}, text: ${quote(text[at])} }`
    })
    return {
      constants: list('features', items),
      body: `      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <Card key={title} className="p-6">
            <span className="grid size-11 place-items-center rounded-lg bg-accent text-accent-foreground">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <h3 className="mt-4 font-display text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-sm leading-relaxed text-muted-foreground">{text}</p>
          </Card>
        ))}
      </div>`,
    }
  },
  prices(section) {
    const { imports, names, in: at, context } = section
    imports.use('@/lib/format', 'formatMoney')
    imports.use('@/components/ui/card', 'Card')
    if (names?.money) {
      const text = textOf(names)
      return {
        ...rowsOf(section),
        body: `      <Card className="mt-8 grid gap-x-12 p-6 sm:p-8 md:grid-cols-2">
        {rows.map((row) => (
          <div key={row.id} className="flex items-baseline justify-between gap-4 border-b border-border py-4">
            <div className="min-w-0">
              <h3 className="font-medium wrap-break-word">{${titleOf(names, 'row')}}</h3>
${text ? `              <p className="text-sm text-muted-foreground">{${valueOf(names, text, 'row')}}</p>\n` : ''}            </div>
            <span className="shrink-0 font-semibold tabular-nums">{formatMoney(${valueOf(names, names.money, 'row')})}</span>
          </div>
        ))}
      </Card>`,
      }
    }
    imports.use('lucide-react', 'Check as CheckIcon')
    imports.use('@/components/ui/button', 'buttonClass')
    const unit = { SEK: 490, NOK: 490, DKK: 390, JPY: 4900 }[context.model.currency] ?? 49
    return {
      constants: list(
        'plans',
        plans.map(
          ({ name, factor, text, points }) =>
            `{ name: ${quote(name[at])}, price: ${unit * factor}, text: ${quote(text[at])}, points: [${points.map((point) => quote(point[at])).join(', ')}] }`,
        ),
      ),
      body: `      <div className="mt-8 grid gap-4 lg:grid-cols-3">
        {plans.map(({ name, price, text, points }) => (
          <Card key={name} className="flex flex-col p-6">
            <h3 className="font-display text-lg font-semibold">{name}</h3>
            <p className="text-sm text-muted-foreground">{text}</p>
            <p className="mt-4 font-display text-3xl font-semibold tabular-nums">{formatMoney(price)}</p>
            <ul className="mt-5 mb-6 space-y-2 text-sm">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <CheckIcon className="mt-0.5 size-4 shrink-0 text-tone-green" aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
            <a href="#contact" className={buttonClass({ variant: 'secondary' }, 'mt-auto')}>
              ${jsxText(context.say('getInTouch'))}
            </a>
          </Card>
        ))}
      </div>`,
    }
  },
  hours({ imports, context }) {
    imports.use('@/components/ui/badge', 'Badge')
    imports.use('@/components/ui/card', 'Card')
    imports.use('@/data/opening-hours', 'openingHours', 'weekdayName', 'weekdayOf')
    imports.use('@/lib/cn', 'cn')
    imports.use('@/lib/dates', 'today')
    return {
      hooks: `  const days = openingHours.useAll().toSorted((a, b) => a.weekday - b.weekday)
  const weekday = weekdayOf(today())\n`,
      body: `      <Card className="mt-8 max-w-xl p-6 sm:p-8">
        <dl className="divide-y divide-border">
          {days.map((day) => (
            <div key={day.id} className={cn('flex items-center justify-between gap-4 py-3', day.weekday === weekday && 'font-semibold')}>
              <dt className="flex items-center gap-3">
                {weekdayName(day.weekday)}
                {day.weekday === weekday && <Badge tone={day.open ? 'green' : 'gray'}>${jsxText(context.say('today'))}</Badge>}
              </dt>
              <dd className="tabular-nums">{day.open ? \`\${day.opens} – \${day.closes}\` : ${quote(context.say('closed'))}}</dd>
            </div>
          ))}
        </dl>
      </Card>`,
    }
  },
  team(section) {
    const { imports, names, in: at } = section
    imports.use('@/components/ui/marks', 'Avatar')
    const role = names?.thing.fields.find((field) => field.type === 'text' && field !== names.title)
    const person = (
      key: string,
      name: string,
      line: string | undefined,
    ) => `          <li key={${key}} className="flex items-center gap-4">
            <Avatar name={${name}} className="size-16 text-lg" />
            <div className="min-w-0">
              <h3 className="font-medium wrap-break-word">{${name}}</h3>
${line ? `              <p className="text-sm text-muted-foreground">{${line}}</p>\n` : ''}            </div>
          </li>`
    const grid = (each: string, item: string) => `      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {${each} => (
${item}
        ))}
      </ul>`
    if (names)
      return {
        ...rowsOf(section),
        body: grid('rows.map((row)', person('row.id', titleOf(names, 'row'), role && valueOf(names, role, 'row'))),
      }
    return {
      constants: list(
        'people',
        team.map(({ name, role: does }) => `{ name: ${quote(name[at])}, role: ${quote(does[at])} }`),
      ),
      body: grid('people.map(({ name, role })', person('name', 'name', 'role')),
    }
  },
  gallery(section) {
    const { imports, names, context } = section
    imports.use('@/components/ui/cover', 'Cover')
    const grid = (
      each: string,
      src: string,
      seed: string,
      key: string,
    ) => `      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {${each} => (
          <Cover key={${key}} src={${src}} seed={${seed}} className="aspect-4/3 w-full rounded-xl" />
        ))}
      </div>`
    if (names?.image)
      return {
        ...rowsOf(section),
        body: grid('rows.map((row)', valueOf(names, names.image, 'row'), titleOf(names, 'row'), 'row.id'),
      }
    return {
      constants: `// addresses of pictures; an empty one is drawn\nconst pictures = [${[1, 2, 3, 4, 5, 6].map((n) => `{ src: '', seed: ${quote(`${context.model.name} ${n}`)} }`).join(', ')}]\n\n`,
      body: grid('pictures.map(({ src, seed })', 'src', 'seed', 'seed'),
    }
  },
  testimonials(section) {
    const { imports, names, in: at } = section
    imports.use('@/components/ui/card', 'Card')
    const quoted = (
      key: string,
      words: string,
      by: string,
      rating?: string,
    ) => `          <Card key={${key}} className="flex flex-col p-6">
            <figure className="flex flex-1 flex-col">
${rating ? `              <Rating value={${rating}} />\n` : ''}              <blockquote className="mt-2 flex-1 leading-relaxed text-pretty">{${words}}</blockquote>
              <figcaption className="mt-5 text-sm font-medium text-muted-foreground">{${by}}</figcaption>
            </figure>
          </Card>`
    const grid = (each: string, item: string) => `      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {${each} => (
${item}
        ))}
      </div>`
    const text = names && textOf(names)
    if (names && text) {
      const rating: Field | undefined = names.thing.fields.find(({ type }) => type === 'rating')
      if (rating) imports.use('@/components/ui/marks', 'Rating')
      const by = names.thing.fields.find(({ concept }) => concept === 'author') ?? names.title
      return {
        ...rowsOf(section),
        body: grid(
          'rows.slice(0, 6).map((row)',
          quoted('row.id', valueOf(names, text, 'row'), valueOf(names, by, 'row'), rating && valueOf(names, rating, 'row')),
        ),
      }
    }
    return {
      constants: list(
        'voices',
        testimonials.map(({ name, text: words }) => `{ name: ${quote(name[at])}, text: ${quote(words[at])} }`),
      ),
      body: grid('voices.map(({ name, text })', quoted('name', 'text', 'name')),
    }
  },
  questions(section) {
    const { imports, names, in: at } = section
    imports.use('lucide-react', 'ChevronDown as ChevronDownIcon')
    const item = (
      key: string,
      question: string,
      answer: string,
    ) => `          <details key={${key}} className="group border-b border-border">
            <summary className="focus-ring flex cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-4 font-medium [&::-webkit-details-marker]:hidden">
              {${question}}
              <ChevronDownIcon className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180" aria-hidden="true" />
            </summary>
            <p className="max-w-prose pb-5 leading-relaxed text-muted-foreground">{${answer}}</p>
          </details>`
    const grid = (each: string, one: string) => `      <div className="mt-6 max-w-3xl border-t border-border">
        {${each} => (
${one}
        ))}
      </div>`
    const text = names && textOf(names)
    if (names && text)
      return {
        ...rowsOf(section),
        body: grid('rows.map((row)', item('row.id', titleOf(names, 'row'), valueOf(names, text, 'row'))),
      }
    return {
      constants: list(
        'questions',
        questions.map(({ question, answer }) => `{ question: ${quote(question[at])}, answer: ${quote(answer[at])} }`),
      ),
      body: grid('questions.map(({ question, answer })', item('question', 'question', 'answer')),
    }
  },
}

const headings = {
  features: 'whyUs',
  prices: 'pricesTitle',
  hours: 'openingHours',
  team: 'teamTitle',
  gallery: 'galleryTitle',
  testimonials: 'voicesTitle',
  questions: 'questionsTitle',
} as const

/** Writes a section's file; answers the name of its component and the module to import it from. */
export function writeSection(
  context: Context,
  kind: keyof typeof writers,
  names: ThingNames | undefined,
): { name: string; module: string } {
  const imports = createImports()
  const at = { en: 0, sv: 1, ja: 2 } as const
  const {
    constants = '',
    hooks = '',
    body,
    empty = '',
  } = writers[kind]({ context, imports, in: at[context.model.language], names })
  const name = `${pascal(kind)}Section`
  const heading = context.say(headings[kind], { name: context.model.name })
  context.files[`${siteDir}/${kind}-section.tsx`] = `@imports

${constants}export function ${name}() {
${hooks}${empty}  return (
    <section id=${attribute(kind)} className="scroll-mt-24">
      <h2 className="font-display text-2xl font-semibold text-balance sm:text-3xl">${jsxText(heading)}</h2>
${body}
    </section>
  )
}
`.replace('@imports', () => imports.print())
  return { name, module: `@/${siteDir.slice('src/'.length)}/${kind}-section` }
}

import { sectionKinds, type Page, type SectionKind } from '../model.ts'
import { isShown } from '../page-parts/landing-parts.ts'
import { pictureFor } from '../understand/picture-for.ts'
import { display } from './field-display.ts'
import { iconImport, propertyOf, thingOf, titleOf, type Context, type ThingNames } from './context.ts'
import { writeSection } from './landing-sections.ts'
import {
  attribute,
  createImports,
  each,
  jsxText,
  print,
  quote,
  tag,
  templateText,
  when,
  type Imports,
  type Markup,
} from './markup.ts'

const sectionsMax = 3
const cardsMax = 6

/** A public front page: hero, what is good about it, a section per thing, about, and a contact form that keeps what it gets. */
export function writeLandingPage(context: Context, page: Page, component: { name: string; path: string }): void {
  const { model, say } = context
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/button', 'Button', 'buttonClass')
  imports.use('@/components/ui/cover', 'Cover')
  imports.use('@/components/ui/field', 'Field')
  imports.use('@/components/ui/input', 'Input', 'Textarea')
  imports.use('@/lib/project', 'projectName')
  const wanted = page.sections ?? ['things', 'contact']
  const own = sectionThings(context, wanted)
  const things = [...context.things.values()]
    .filter(
      (names) =>
        isShown(names.thing.concept) &&
        (names.thing.concept === undefined || !names.person) &&
        (!page.thing || names.thing.id === page.thing) &&
        !Object.values(own).includes(names),
    )
    .slice(0, wanted.includes('things') ? sectionsMax : 0)
  const main = things[0]
  const next = main ? { id: main.slug, many: main.many } : undefined
  const texts = page.texts ?? {}
  const lead = texts.lead ?? (model.tagline || say('contactLead'))
  const headline = texts.lead && model.tagline ? model.tagline : model.name
  if (next) imports.use('lucide-react', 'ArrowDown as ArrowIcon')
  if (texts.highlights?.length || things.length > 0) imports.use('@/components/ui/card', 'Card')
  const hero = tag(
    'header',
    ['className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16"'],
    '<title>{projectName}</title>',
    tag(
      'div',
      [],
      headline !== model.name && tag('p', ['className="font-semibold text-accent-foreground"'], '{projectName}'),
      tag(
        'h1',
        ['className="mt-3 font-display text-4xl leading-[1.06] font-semibold text-balance sm:text-6xl"'],
        jsxText(headline),
      ),
      tag('p', ['className="mt-5 text-lg leading-relaxed text-pretty text-muted-foreground sm:text-xl"'], jsxText(lead)),
      tag(
        'div',
        ['className="mt-8 flex flex-wrap gap-3"'],
        tag('a', ['href="#contact"', "className={buttonClass({ size: 'lg' })}"], jsxText(say('getInTouch'))),
        next &&
          tag(
            'a',
            [`href="#${next.id}"`, "className={buttonClass({ variant: 'secondary', size: 'lg' })}"],
            jsxText(say('seeMore', { many: next.many })),
            '<ArrowIcon />',
          ),
      ),
    ),
    tag('Cover', [
      `src=${attribute(heroPicture(model))}`,
      `seed=${attribute(model.name)}`,
      'className="aspect-4/3 w-full rounded-2xl shadow-lifted"',
    ]),
  )
  const highlights = texts.highlights ?? []
  const cards = highlights.map(({ icon, title, text }) => {
    const [imported, name] = iconImport(icon)
    imports.use('lucide-react', imported)
    return tag(
      'Card',
      ['className="p-6"'],
      tag(
        'span',
        ['className="grid size-11 place-items-center rounded-lg bg-accent text-accent-foreground"'],
        tag(name, ['className="size-5"', 'aria-hidden="true"']),
      ),
      tag('h3', ['className="mt-4 font-display text-lg font-semibold"'], jsxText(title)),
      tag('p', ['className="mt-1.5 text-sm leading-relaxed text-muted-foreground"'], jsxText(text)),
    )
  })
  const section = (title: string, ...children: Markup[]) =>
    tag(
      'section',
      [],
      tag('h2', ['className="font-display text-2xl font-semibold text-balance sm:text-3xl"'], jsxText(title)),
      ...children,
    )
  if (texts.about) imports.use('@/lib/markdown', 'Markdown')
  const root = tag(
    'div',
    ['className="space-y-20 sm:space-y-28"'],
    hero,
    cards.length > 0 &&
      section(
        say('whyUs', { name: model.name }),
        tag('div', ['className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"'], ...cards),
      ),
    ...sectionKinds.flatMap((kind): Markup[] => {
      if (kind === 'things') return things.map((names) => thingSection(context, names, imports))
      if (kind === 'contact' || !wanted.includes(kind) || (kind === 'features' && cards.length > 0)) return []
      const { name, module } = writeSection(context, kind, own[kind])
      imports.use(module, name)
      return [`<${name} />`]
    }),
    texts.about && section(say('about'), tag('div', ['className="mt-6 max-w-2xl"'], tag('Markdown', ['text={about}']))),
    '<ContactForm />',
  )
  context.files[component.path] = `@imports

${texts.about ? `const about = \`${templateText(texts.about)}\`\n\n` : ''}export function ${component.name}() {
${things.map((names) => `  const ${names.collection}Rows = ${names.collection}.useAll()\n`).join('')}  return (
    ${print(root, 4)}
  )
}

${contactForm(context, page, imports)}`.replace('@imports', () => imports.print())
}

function thingSection(context: Context, names: ThingNames, imports: Imports): Markup {
  imports.use(`@/data/${names.slug}`, names.collection)
  const text = names.thing.fields.find((field) => ['longtext', 'text'].includes(field.type) && field !== names.title)
  const aside = names.money ?? names.day
  const card = tag(
    'Card',
    ['key={row.id}', 'className="flex flex-col overflow-hidden"'],
    tag('Cover', [
      `src={${names.image ? `row.${propertyOf(names, names.image)}` : "''"}}`,
      `seed={${titleOf(names, 'row')}}`,
      'className="aspect-16/9 w-full"',
    ]),
    tag(
      'div',
      ['className="flex flex-1 flex-col p-5"'],
      tag(
        'div',
        ['className="flex items-baseline justify-between gap-3"'],
        tag('h3', ['className="font-display text-lg font-semibold"'], `{${titleOf(names, 'row')}}`),
        aside &&
          tag(
            'span',
            ['className="shrink-0 font-medium text-accent-foreground tabular-nums"'],
            display(context, names, aside, 'row', 'card', imports),
          ),
      ),
      text &&
        tag(
          'p',
          ['className="mt-1.5 line-clamp-3 text-sm leading-relaxed text-muted-foreground"'],
          `{row.${propertyOf(names, text)}}`,
        ),
    ),
  )
  const rows = `${names.collection}Rows`
  return when(
    `${rows}.length > 0`,
    tag(
      'section',
      [`id="${names.slug}"`, 'className="scroll-mt-24"'],
      tag('h2', ['className="font-display text-2xl font-semibold sm:text-3xl"'], jsxText(names.thing.many)),
      tag(
        'div',
        ['className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"'],
        each(`${rows}.slice(0, ${cardsMax})`, 'row', card),
      ),
    ),
  )
}

/** The things that sections of their own show. */
function sectionThings(context: Context, wanted: readonly SectionKind[]): Partial<Record<SectionKind, ThingNames>> {
  const all = [...context.things.values()].filter(({ thing }) => isShown(thing.concept))
  const first: Partial<Record<SectionKind, (names: ThingNames) => boolean>> = {
    prices: (names) => names.money !== undefined && !names.person && !/review|testimonial|faq/.test(names.thing.concept ?? ''),
    team: ({ thing }) => ['employee', 'teamMember', 'member', 'stylist', 'instructor'].includes(thing.concept ?? ''),
    gallery: (names) => names.image !== undefined && !names.person,
    testimonials: ({ thing }) => ['review', 'testimonial'].includes(thing.concept ?? ''),
    questions: ({ thing }) => thing.concept === 'faq',
  }
  return Object.fromEntries(
    wanted.flatMap((kind) => {
      const names = first[kind] && all.find(first[kind])
      return names ? [[kind, names]] : []
    }),
  )
}

function contactForm(context: Context, page: Page, imports: Imports): string {
  const { say } = context
  const names = thingOf(context, page.parts?.message)
  imports.use(`@/data/${names.slug}`, names.collection, `empty${names.type}`)
  imports.use('@/components/ui/toast', 'toast')
  const input = (property: string, label: string, type: string, wide = false) =>
    `        <Field label=${attribute(label)} required error={problems.${property}}${wide ? ' wide' : ''}>
          {(field) => (
            <${wide ? 'Textarea' : 'Input'} {...field}${type} value={values.${property}} onChange={(event) => setValues({ ...values, ${property}: event.target.value })} />
          )}
        </Field>`
  return `function ContactForm() {
  const [values, setValues] = useState(empty${names.type})
  const [problems, setProblems] = useState<Record<string, string>>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found: Record<string, string> = {}
    if (!values.name.trim()) found.name = ${quote(say('required'))}
    if (!/^\\S+@\\S+\\.\\S+$/.test(values.email)) found.email = ${quote(say('badEmail'))}
    if (!values.message.trim()) found.message = ${quote(say('required'))}
    setProblems(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    ${names.collection}.add(values)
    setValues(empty${names.type}())
    toast(${quote(say('sent'))})
  }

  return (
    <section id="contact" className="grid scroll-mt-24 gap-8 rounded-2xl bg-muted/60 p-6 sm:p-10 lg:grid-cols-2">
      <div>
        <h2 className="font-display text-2xl font-semibold sm:text-3xl">${jsxText(say('contact'))}</h2>
        <p className="mt-3 text-muted-foreground">${jsxText(say('contactLead'))}</p>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
${input('name', say('yourName'), ' autoComplete="name"')}
${input('email', say('yourEmail'), ' type="email" autoComplete="email"')}
${input('message', say('yourMessage'), '', true)}
        <Button type="submit" size="lg" className="sm:col-span-2 sm:justify-self-start">
          ${jsxText(say('send'))}
        </Button>
      </form>
    </section>
  )
}
`
}

/** What the project is about, drawn: the picture of the first thing that has one. */
const heroPicture = (model: Context['model']): string =>
  model.things.map((thing) => pictureFor(thing.concept, model.name, 0)).find(Boolean) ?? ''

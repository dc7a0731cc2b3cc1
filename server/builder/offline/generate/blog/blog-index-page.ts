import { iconName, propertyOf, titleOf } from '../context.ts'
import { attribute, createImports, each, jsxText, print, tag, when } from '../markup.ts'
import { excerptOf, byline, cover, topicsOf, type Blog } from './blog-parts.ts'

/** The front page: name, topics, the newest post large, the others below. */
export function writeBlogIndex(blog: Blog): void {
  const { context, names, page, paths, dir } = blog
  const { say, model } = context
  const imports = createImports()
  const topics = topicsOf(blog)
  const icon = iconName(names.thing.icon)
  imports.use('react-router', 'Link')
  imports.use('lucide-react', icon, 'PlusIcon')
  imports.use('@/components/ui/button', 'buttonClass')
  imports.use('@/components/ui/card', 'EmptyState')
  imports.use(`@/data/${names.slug}`, names.collection)
  if (topics) {
    imports.use('react', 'useState')
    imports.use('@/lib/cn', 'cn')
  }
  const link = (row: string, className: string) =>
    tag('Link', [`to={\`${paths.post}/\${${row}.id}\`}`, `className="${className}"`], `{${titleOf(names, row)}}`)
  const stretched = "after:absolute after:inset-0 after:content-['']"
  const masthead = tag(
    'header',
    ['className="max-w-2xl"'],
    `<title>{projectName}</title>`,
    tag('h1', ['className="font-display text-4xl leading-[1.08] font-semibold text-balance sm:text-6xl"'], '{projectName}'),
    (page.texts?.lead || model.tagline) &&
      tag(
        'p',
        ['className="mt-5 text-lg leading-relaxed text-pretty text-muted-foreground sm:text-xl"'],
        jsxText(page.texts?.lead || model.tagline),
      ),
  )
  imports.use('@/lib/project', 'projectName')
  const chip = (test: string) =>
    `className={cn('focus-ring cursor-pointer rounded-full px-3.5 py-1.5 text-sm font-medium transition-colors', ${test} ? 'bg-foreground text-background' : 'bg-muted text-muted-foreground hover:text-foreground')}`
  const filter =
    topics &&
    tag(
      'div',
      ['role="group"', `aria-label=${attribute(topics.field.label)}`, 'className="flex flex-wrap gap-2"'],
      tag(
        'button',
        ['type="button"', "aria-pressed={topic === ''}", "onClick={() => setTopic('')}", chip("topic === ''")],
        jsxText(say('all')),
      ),
      each(
        'topics',
        'name',
        tag(
          'button',
          [
            'key={name}',
            'type="button"',
            'aria-pressed={topic === name}',
            'onClick={() => setTopic(name)}',
            chip('topic === name'),
          ],
          '{name}',
        ),
      ),
    )
  const featured = tag(
    'article',
    ['className="group relative grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-10"'],
    tag(
      'div',
      ['className="overflow-hidden rounded-xl"'],
      cover(blog, 'featured', 'aspect-16/10 w-full transition-transform duration-500 group-hover:scale-[1.02]', imports),
    ),
    tag(
      'div',
      ['className="space-y-3"'],
      tag('p', ['className="text-sm font-semibold text-accent-foreground"'], jsxText(say('latest'))),
      tag(
        'h2',
        ['className="font-display text-2xl leading-tight font-semibold text-balance sm:text-[2rem]"'],
        link('featured', `focus-ring rounded-sm ${stretched}`),
      ),
      tag('p', ['className="leading-relaxed text-pretty text-muted-foreground"'], `{${excerptOf(blog, 'featured', imports)}}`),
      byline(blog, 'featured', imports),
    ),
  )
  const teaser = tag(
    'article',
    ['key={row.id}', 'className="group relative flex flex-col gap-4"'],
    tag(
      'div',
      ['className="overflow-hidden rounded-lg"'],
      cover(blog, 'row', 'aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]', imports),
    ),
    tag(
      'div',
      ['className="space-y-2"'],
      tag(
        'h2',
        ['className="font-display text-xl leading-snug font-semibold text-balance"'],
        link('row', `focus-ring rounded-sm ${stretched}`),
      ),
      tag(
        'p',
        ['className="line-clamp-3 text-sm leading-relaxed text-muted-foreground"'],
        `{${excerptOf(blog, 'row', imports)}}`,
      ),
      byline(blog, 'row', imports),
    ),
  )
  const empty = tag(
    'EmptyState',
    [`icon={${icon}}`, `title=${attribute(say('noneYet', { many: names.many }))}`, `text=${attribute(say('noneYetHint'))}`],
    tag('Link', [`to=${attribute(paths.write)}`, 'className={buttonClass()}'], '<PlusIcon />', jsxText(say('writePost'))),
  )
  const root = tag(
    'div',
    ['className="space-y-10 sm:space-y-14"'],
    masthead,
    filter && when('topics.length > 1', filter),
    `{featured ? (\n  ${print(featured, 2)}\n) : (\n  ${print(empty, 2)}\n)}`,
    when(
      'rest.length > 0',
      tag(
        'section',
        [
          `aria-label=${attribute(names.thing.many)}`,
          'className="grid gap-x-8 gap-y-12 border-t border-border pt-10 sm:grid-cols-2 lg:grid-cols-3"',
        ],
        each('rest', 'row', teaser),
      ),
    ),
  )
  const sort = names.day
    ? `b.${propertyOf(names, names.day)}.localeCompare(a.${propertyOf(names, names.day)})`
    : 'b.createdAt.localeCompare(a.createdAt)'
  context.files[`${dir}/${names.file}-index-page.tsx`] = `@imports

export function ${names.type}IndexPage() {
  const rows = ${names.collection}.useAll().toSorted((a, b) => ${sort})
${topics ? `  const [topic, setTopic] = useState<string>('')\n  const topics = [...new Set(rows.flatMap((row) => ${topics.list}))].toSorted()\n  const [featured, ...rest] = rows.filter((row) => !topic || ${topics.list.startsWith('[') ? `${topics.list.slice(1, -1)} === topic` : `${topics.list}.includes(topic)`})` : '  const [featured, ...rest] = rows'}
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
}

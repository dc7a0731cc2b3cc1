import type { Field, Page } from '../model.ts'
import { iconImport, propertyOf, thingOf, titleOf, type Context, type ThingNames } from './context.ts'
import { checks, control } from './form-file.ts'
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
import { pascal } from './names.ts'
import type { Route } from './shell-files.ts'

/** Everything the blog's files have to know about each other. */
type Blog = {
  context: Context
  names: ThingNames
  page: Page
  dir: string
  /** paths of the pages; `post` and `edit` go on with the id */
  paths: { index: string; post: string; write: string; about: string }
  excerpt?: Field
}

/** What the blog's pages are called; nothing else may be. */
export const blogComponents = ({ type }: ThingNames): string[] =>
  ['Index', 'About', 'Write', ''].map((part) => `${type}${part}Page`)

/** A blog: index, post, about, and a page to write on. Says which routes it brings. */
export function writeBlogPages(context: Context, page: Page): Route[] {
  const names = thingOf(context, page.thing)
  const base = page.path === '/' ? '' : page.path
  const taken = new Set(context.model.pages.map(({ path }) => path))
  const free = (path: string) => (taken.has(path) ? `${base}/blog${path.slice(base.length)}` : path)
  const blog: Blog = {
    context,
    names,
    page,
    dir: `src/features/${names.slug}`,
    paths: { index: page.path, post: `${base}/${names.slug}`, write: free(`${base}/write`), about: free(`${base}/about`) },
    excerpt:
      names.thing.fields.find((field) => field !== names.body && field.type === 'longtext') ??
      names.thing.fields.find((field) => /excerpt|summary|intro/i.test(field.id) && field.type === 'text'),
  }
  if (taken.has(blog.paths.post)) blog.paths.post = `${base}/read`
  indexPage(blog)
  postPage(blog)
  writePage(blog)
  aboutPage(blog)
  const route = (path: string, component: string, file: string, nav?: Route['nav']): Route => ({
    path,
    component,
    module: `@/features/${names.slug}/${file}`,
    ...(nav && { nav }),
  })
  const { type, file } = names
  const inMenu = (label: string, icon: string) => ({ label, icon, place: 'main' as const })
  return [
    route(blog.paths.index, `${type}IndexPage`, `${file}-index-page`, inMenu(page.title, page.icon)),
    route(blog.paths.about, `${type}AboutPage`, `${file}-about-page`, inMenu(context.say('about'), 'UserRound')),
    route(blog.paths.write, `${type}WritePage`, `${file}-write-page`, {
      label: context.say('write'),
      icon: 'PenLine',
      place: 'footer',
    }),
    route(`${blog.paths.post}/:id`, `${type}Page`, `${file}-page`),
    route(`${blog.paths.post}/:id/edit`, `${type}WritePage`, `${file}-write-page`),
  ]
}

const bodyOf = ({ names }: Blog, row: string) => `${row}.${propertyOf(names, names.body!)}`

const excerptOf = (blog: Blog, row: string, imports: Imports): string => {
  if (blog.excerpt) return `${row}.${propertyOf(blog.names, blog.excerpt)}`
  imports.use('@/lib/reading', 'excerptOf')
  return `excerptOf(${bodyOf(blog, row)})`
}

/** Date and reading time. */
function byline(blog: Blog, row: string, imports: Imports): Markup {
  imports.use('@/lib/format', 'formatDate')
  imports.use('@/lib/reading', 'minutesToRead')
  const { names, context } = blog
  const day = names.day ? `${row}.${propertyOf(names, names.day)}` : `${row}.createdAt.slice(0, 10)`
  const minutes = context.say('minutes', { count: `\${minutesToRead(${bodyOf(blog, row)})}` })
  return tag(
    'p',
    ['className="text-sm text-muted-foreground"'],
    `<time dateTime={${day}}>{formatDate(${day})}</time>`,
    `{\` · ${minutes}\`}`,
  )
}

const cover = (blog: Blog, row: string, className: string, imports: Imports): Markup => {
  imports.use('@/components/ui/cover', 'Cover')
  const { image } = blog.names
  return tag('Cover', [
    `src={${image ? `${row}.${propertyOf(blog.names, image)}` : "''"}}`,
    `seed={${titleOf(blog.names, row)}}`,
    `className="${className}"`,
  ])
}

/** What a post can be filtered by: its tags, or the choice it belongs to. */
function topicsOf({ names }: Blog): { field: Field; list: string } | null {
  if (names.tags) return { field: names.tags, list: `row.${propertyOf(names, names.tags)}` }
  return names.status ? { field: names.status, list: `[row.${propertyOf(names, names.status)}]` } : null
}

function indexPage(blog: Blog): void {
  const { context, names, page, paths, dir } = blog
  const { say, model } = context
  const imports = createImports()
  const topics = topicsOf(blog)
  const [icon, iconName] = iconImport(names.thing.icon)
  imports.use('react-router', 'Link')
  imports.use('lucide-react', icon, 'Plus as PlusIcon')
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
    [`icon={${iconName}}`, `title=${attribute(say('noneYet', { many: names.many }))}`, `text=${attribute(say('noneYetHint'))}`],
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

function postPage(blog: Blog): void {
  const { context, names, paths, dir, page } = blog
  const { say } = context
  const imports = createImports()
  imports.use('react-router', 'Link', 'useNavigate', 'useParams')
  imports.use('lucide-react', 'ArrowLeft as BackIcon', 'Pencil as PencilIcon', 'Trash2 as Trash2Icon')
  imports.use('@/components/layout/not-found-page', 'NotFoundPage')
  imports.use('@/components/ui/button', 'Button', 'buttonClass')
  imports.use('@/lib/markdown', 'Markdown')
  imports.use('@/lib/remove', 'removeWithUndo')
  imports.use(`@/data/${names.slug}`, names.collection)
  const topics = topicsOf(blog)
  if (topics) imports.use('@/components/ui/badge', 'Tags')
  const neighbour = (row: string, word: 'nextPost' | 'previousPost', side: string) =>
    tag(
      'Link',
      [
        `to={\`${paths.post}/\${${row}.id}\`}`,
        `className="focus-ring group rounded-lg border border-border p-4 transition-colors hover:bg-muted${side}"`,
      ],
      tag('p', ['className="text-sm text-muted-foreground"'], jsxText(say(word))),
      tag('p', ['className="mt-1 font-display font-semibold text-balance group-hover:underline"'], `{${titleOf(names, row)}}`),
    )
  const root = tag(
    'article',
    ['className="mx-auto max-w-2xl"'],
    `<title>{${titleOf(names, 'row')}}</title>`,
    tag(
      'div',
      ['className="flex items-center justify-between gap-4 print:hidden"'],
      tag(
        'Link',
        [
          `to=${attribute(paths.index)}`,
          'className="focus-ring inline-flex items-center gap-1.5 rounded-sm text-sm font-medium text-muted-foreground hover:text-foreground"',
        ],
        '<BackIcon className="size-4" />',
        jsxText(say('backToAll')),
      ),
      tag(
        'div',
        ['className="flex gap-1"'],
        tag(
          'Link',
          [`to={\`${paths.post}/\${row.id}/edit\`}`, "className={buttonClass({ variant: 'ghost', size: 'sm' })}"],
          '<PencilIcon />',
          jsxText(say('edit')),
        ),
        tag(
          'Button',
          [
            'variant="ghost"',
            'size="sm"',
            `onClick={() => {\n  removeWithUndo(${names.collection}, row)\n  void navigate(${quote(page.path)})\n}}`,
          ],
          '<Trash2Icon />',
          jsxText(say('delete')),
        ),
      ),
    ),
    tag(
      'header',
      ['className="mt-8 space-y-4"'],
      tag(
        'h1',
        ['className="font-display text-3xl leading-[1.12] font-semibold text-balance sm:text-5xl"'],
        `{${titleOf(names, 'row')}}`,
      ),
      blog.excerpt &&
        tag(
          'p',
          ['className="text-lg leading-relaxed text-pretty text-muted-foreground"'],
          `{${excerptOf(blog, 'row', imports)}}`,
        ),
      byline(blog, 'row', imports),
    ),
    cover(blog, 'row', 'mt-8 aspect-2/1 w-full rounded-xl', imports),
    tag('div', ['className="mt-10"'], tag('Markdown', [`text={${bodyOf(blog, 'row')}}`])),
    topics && tag('div', ['className="mt-10"'], tag('Tags', [`tags={${topics.list}}`])),
    tag(
      'nav',
      [
        `aria-label=${attribute(names.thing.many)}`,
        'className="mt-12 grid gap-4 border-t border-border pt-8 sm:grid-cols-2 print:hidden"',
      ],
      when('older', neighbour('older', 'previousPost', '')),
      when('newer', neighbour('newer', 'nextPost', ' sm:col-start-2 sm:text-right')),
    ),
  )
  const sort = names.day
    ? `b.${propertyOf(names, names.day)}.localeCompare(a.${propertyOf(names, names.day)})`
    : 'b.createdAt.localeCompare(a.createdAt)'
  context.files[`${dir}/${names.file}-page.tsx`] = `@imports

export function ${names.type}Page() {
  const { id } = useParams()
  const navigate = useNavigate()
  const rows = ${names.collection}.useAll().toSorted((a, b) => ${sort})
  const index = rows.findIndex((row) => row.id === id)
  const row = rows[index]
  if (!row) return <NotFoundPage />
  const older = rows[index + 1]
  const newer = rows[index - 1]
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
}

function writePage(blog: Blog): void {
  const { context, names, paths, dir } = blog
  const { say } = context
  const { type, collection, thing, title } = names
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('react-router', 'useNavigate', 'useParams')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/toast', 'toast')
  imports.use('@/lib/markdown', 'Markdown')
  imports.use('@/lib/store', 'type Draft')
  imports.use(`@/data/${names.slug}`, collection, `empty${type}`, `type ${type}`)
  const controls = thing.fields.map((field) => control(context, names, field, imports))
  const references = [
    ...new Set(thing.fields.filter((field) => field.target).map((field) => thingOf(context, field.target).collection)),
  ]
  const body = bodyOf(blog, 'values')
  const preview = tag(
    'section',
    [
      `aria-label=${attribute(say('preview'))}`,
      'className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"',
      'tabIndex={0}',
    ],
    tag('h2', ['className="text-sm font-medium text-muted-foreground"'], jsxText(say('preview'))),
    tag(
      'Card',
      ['className="mt-2 p-6 sm:p-8"'],
      when(
        `values.${propertyOf(names, title)}`,
        tag(
          'p',
          ['className="mb-5 font-display text-3xl leading-tight font-semibold text-balance"'],
          `{values.${propertyOf(names, title)}}`,
        ),
      ),
      `{${body} ? <Markdown text={${body}} /> : <p className="text-muted-foreground">${jsxText(say('previewEmpty'))}</p>}`,
    ),
  )
  const form = tag(
    'form',
    ['onSubmit={submit}', 'noValidate', 'className="min-w-0"'],
    tag('div', ['className="grid gap-5 sm:grid-cols-2"'], ...controls),
    tag('p', ['className="mt-3 text-sm text-muted-foreground"'], `{${quote(say('markdownHint'))}}`),
    tag(
      'div',
      ['className="mt-6 flex gap-2"'],
      tag('Button', ['type="submit"'], jsxText(say('publish'))),
      tag('Button', ['variant="secondary"', 'onClick={() => void navigate(-1)}'], jsxText(say('cancel'))),
    ),
  )
  const root = tag(
    'div',
    ['className="space-y-8"'],
    tag('PageHeader', [`title={row ? ${quote(say('editPost'))} : ${quote(say('writePost'))}}`]),
    tag('div', ['className="grid gap-10 lg:grid-cols-2"'], form, preview),
  )
  context.files[`${dir}/${names.file}-write-page.tsx`] = `@imports

/** Writes a new one, or with an id in the address changes that one. */
export function ${type}WritePage() {
  const { id } = useParams()
  return <Editor key={id} row={${collection}.find(id ?? '')} />
}

function Editor({ row }: { row: ${type} | undefined }) {
  const navigate = useNavigate()
${references.map((name) => `  const all${pascal(name)} = ${name}.useAll()\n`).join('')}  const [values, setValues] = useState<Draft<${type}>>(() => row ?? empty${type}())
  const [problems, setProblems] = useState<Problems>({})
  const set = (changes: Partial<Draft<${type}>>) => setValues((current) => ({ ...current, ...changes }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = findProblems(values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const saved = row ?? ${collection}.add(values)
    if (row) ${collection}.update(row.id, values)
    toast(${quote(say('saved'))})
    void navigate(\`${paths.post}/\${saved.id}\`)
  }

  return (
    ${print(root, 4)}
  )
}

type Problems = Partial<Record<keyof ${type}, string>>

/** What is wrong with the values, by field. */
function findProblems(values: Draft<${type}>) {
  const problems: Problems = {}
${checks(context, names)
  .map((line) => `  ${line}\n`)
  .join('')}  return problems
}
`.replace('@imports', () => imports.print())
}

function aboutPage(blog: Blog): void {
  const { context, names, page, dir } = blog
  const { say, model } = context
  const imports = createImports()
  imports.use('@/components/ui/cover', 'Cover')
  imports.use('@/lib/markdown', 'Markdown')
  const author = page.texts?.author
  const text = page.texts?.about ?? say('aboutText', { name: model.name })
  const title = say('about')
  const root = tag(
    'div',
    ['className="mx-auto max-w-2xl"'],
    `<title>{${quote(title)}}</title>`,
    tag('Cover', ['src=""', `seed=${attribute(model.name)}`, 'className="size-28 rounded-full"']),
    tag(
      'h1',
      ['className="mt-8 font-display text-4xl leading-tight font-semibold text-balance sm:text-5xl"'],
      jsxText(author ?? title),
    ),
    tag('div', ['className="mt-6"'], tag('Markdown', ['text={text}'])),
  )
  context.files[`${dir}/${names.file}-about-page.tsx`] = `@imports

const text = \`${templateText(text)}\`

export function ${names.type}AboutPage() {
  return (
    ${print(root, 4)}
  )
}
`.replace('@imports', () => imports.print())
}

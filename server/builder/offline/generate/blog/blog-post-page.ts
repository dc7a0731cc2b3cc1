import { propertyOf, titleOf } from '../context.ts'
import { display } from '../field-display.ts'
import { attribute, createImports, jsxText, print, quote, tag, when } from '../markup.ts'
import { isWished } from '../visitor-fields.ts'
import { bodyOf, excerptOf, byline, cover, topicsOf, type Blog } from './blog-parts.ts'

/** One post to read, with its neighbours. */
export function writePostPage(blog: Blog): void {
  const { context, names, paths, dir, page } = blog
  const { say } = context
  const imports = createImports()
  imports.use('react-router', 'Link', 'useNavigate', 'useParams')
  imports.use('lucide-react', 'ArrowLeft as BackIcon', 'PencilIcon', 'Trash2Icon')
  imports.use('@/components/layout/page-header', 'NotFoundPage')
  imports.use('@/components/ui/button', 'Button', 'buttonClass')
  imports.use('@/lib/markdown', 'Markdown')
  imports.use('@/components/ui/toast', 'removeWithUndo')
  imports.use(`@/data/${names.slug}`, names.collection)
  const topics = topicsOf(blog)
  const { title, day, body, image } = names
  const own = [title, day, body, image, blog.excerpt, topics?.field]
  const facts = names.thing.fields.filter((field) => !own.includes(field) && isWished(field))
  if (facts.length) imports.use('@/components/ui/field', 'Detail')
  if (topics) imports.use('@/components/ui/marks', 'Tags')
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
    facts.length > 0 &&
      tag(
        'dl',
        ['className="mt-10 divide-y divide-border border-y border-border text-sm"'],
        ...facts.map((field) =>
          tag('Detail', [`label=${attribute(field.label)}`], display(context, names, field, 'row', 'detail', imports)),
        ),
      ),
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

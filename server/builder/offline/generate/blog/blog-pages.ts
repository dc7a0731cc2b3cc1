import type { Page } from '../../model.ts'
import { thingOf, type Context, type ThingNames } from '../context.ts'
import { attribute, createImports, jsxText, print, quote, tag, templateText } from '../markup.ts'
import type { Route } from '../routes-file.ts'
import type { Blog } from './blog-parts.ts'
import { writeBlogIndex } from './blog-index-page.ts'
import { writePostPage } from './blog-post-page.ts'
import { writeEditorPage } from './blog-editor-page.ts'

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
  writeBlogIndex(blog)
  writePostPage(blog)
  writeEditorPage(blog)
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
      label: context.say('writePost'),
      icon: 'PenLine',
      place: 'footer',
    }),
    route(`${blog.paths.post}/:id`, `${type}Page`, `${file}-page`),
    route(`${blog.paths.post}/:id/edit`, `${type}WritePage`, `${file}-write-page`),
  ]
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

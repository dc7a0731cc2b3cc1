import type { Field, Page } from '../../model.ts'
import { propertyOf, titleOf, type Context, type ThingNames } from '../context.ts'
import { tag, type Imports, type Markup } from '../markup.ts'

/** Everything the blog's files have to know about each other. */
export type Blog = {
  context: Context
  names: ThingNames
  page: Page
  dir: string
  /** paths of the pages; `post` and `edit` go on with the id */
  paths: { index: string; post: string; write: string; about: string }
  excerpt?: Field
}

export const bodyOf = ({ names }: Blog, row: string) => `${row}.${propertyOf(names, names.body!)}`

export const excerptOf = (blog: Blog, row: string, imports: Imports): string => {
  if (blog.excerpt) return `${row}.${propertyOf(blog.names, blog.excerpt)}`
  imports.use('@/lib/reading', 'excerptOf')
  return `excerptOf(${bodyOf(blog, row)})`
}

/** Date and reading time. */
export function byline(blog: Blog, row: string, imports: Imports): Markup {
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

export const cover = (blog: Blog, row: string, className: string, imports: Imports): Markup => {
  imports.use('@/components/ui/cover', 'Cover')
  const { image } = blog.names
  return tag('Cover', [
    `src={${image ? `${row}.${propertyOf(blog.names, image)}` : "''"}}`,
    `seed={${titleOf(blog.names, row)}}`,
    `className="${className}"`,
  ])
}

/** What a post can be filtered by: its tags, or the choice it belongs to. */
export function topicsOf({ names }: Blog): { field: Field; list: string } | null {
  if (names.tags) return { field: names.tags, list: `row.${propertyOf(names, names.tags)}` }
  return names.status ? { field: names.status, list: `[row.${propertyOf(names, names.status)}]` } : null
}

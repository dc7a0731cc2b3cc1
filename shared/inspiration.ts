// The library of ideas (spec 2.12, 2.13, 3): per language one file, a category's name leading to its slug and its pages.
// `zod/mini`, as everything the public pages may carry; the pages themselves only take the types.
import * as z from 'zod/mini'

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const ideaSchema = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  tags: z.array(z.string().check(z.minLength(1))),
  /** Without a language: `/inspiration/{category}/{slug}`. */
  url: z.string().check(z.startsWith('/inspiration/')),
  slug,
})

export const inspirationSchema = z.record(z.string().check(z.minLength(1)), z.object({ slug, pages: z.array(ideaSchema) }))

export type Idea = z.infer<typeof ideaSchema>
export type Inspiration = z.infer<typeof inspirationSchema>

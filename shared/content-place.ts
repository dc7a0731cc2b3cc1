// Which idea or category a path means (ROUTE-2). The same page is reached with and without `inspiration` in front.
import type { Idea, Inspiration } from './inspiration.ts'

export type ContentPlace =
  | { kind: 'category'; name: string; slug: string; ideas: Idea[] }
  | { kind: 'landing'; categoryName: string; categorySlug: string; idea: Idea }

/**
 * `path` is what follows the language, as `inspiration/business/crm`, `business/crm`, `inspiration/business` or `business`.
 * One segment is a category, else the idea of that name; null when the library has neither.
 */
export function contentPlace(path: string, inspiration: Inspiration): ContentPlace | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first, second, ...more] = segments[0] === 'inspiration' ? segments.slice(1) : segments
  if (first === undefined || more.length > 0) return null
  const categories = Object.entries(inspiration)
  const category = categories.find(([, { slug }]) => slug === first)
  if (category && second === undefined) return { kind: 'category', name: category[0], slug: first, ideas: category[1].pages }
  const wanted = second ?? first
  for (const [categoryName, { slug: categorySlug, pages }] of category ? [category] : second === undefined ? categories : []) {
    const idea = pages.find(({ slug }) => slug === wanted)
    if (idea) return { kind: 'landing', categoryName, categorySlug, idea }
  }
  return null
}

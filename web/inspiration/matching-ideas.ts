import type { Idea, Inspiration } from '#shared/inspiration.ts'

export type IdeaGroup = { name: string; slug: string; ideas: Idea[] }

/** Small letters without accents, full-width ones narrow: what a person types quickly still finds. */
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The ideas in which every word of `search` stands, by category; `onlySlug` limits to one category. Empty groups are left out. */
export function matchingIdeas(inspiration: Inspiration, search: string, onlySlug: string | null): IdeaGroup[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return Object.entries(inspiration)
    .filter(([, { slug }]) => onlySlug === null || slug === onlySlug)
    .map(([name, { slug, pages }]) => {
      const matches = ({ title, description, tags }: Idea) => {
        const said = folded([name, title, description, ...tags].join('\n'))
        return words.every((word) => said.includes(word))
      }
      return { name, slug, ideas: pages.filter(matches) }
    })
    .filter(({ ideas }) => ideas.length > 0)
}

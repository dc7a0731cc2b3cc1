import { languages } from '#shared/languages.ts'
import { builtIdeas } from '#web/inspiration/built-ideas.ts'
import { isBuilt } from '#web/landing/built-landing.ts'

/** Every category and idea that has its content, by language: what the build has to make besides the listed pages. */
export async function builtContentPaths(): Promise<string[]> {
  const paths = languages.map(async (language) =>
    Object.values(await builtIdeas(language)).flatMap(({ slug: category, pages }) => [
      `/${language}/inspiration/${category}`,
      ...pages.filter(({ slug }) => isBuilt(language, category, slug)).map(({ url }) => `/${language}${url}`),
    ]),
  )
  return (await Promise.all(paths)).flat()
}

// The library's content files: they fit their shapes, are complete in three languages, and every prompt they hold is one that the
// built-in builder really builds.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { safeParse } from 'zod/mini'
import { inspirationSchema } from '#shared/inspiration.ts'
import { languages } from '#shared/languages.ts'
import { landingSchema, type Landing, type SectionOf } from '#shared/landing.ts'
import { change } from '#server/builder/offline/change/change.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import { categoryIcons } from '#web/inspiration/category-icon.ts'
import { iconsOfContent, inspirationOf, landingFiles } from './content-files.ts'

const categoriesWanted = 9
const ideasPerCategoryMin = 4
const titleCharsMax = 70
const metaDescriptionCharsMax = 160

const files = landingFiles()
const none = (faults: string[]) => assert.equal(faults.length, 0, `\n${faults.join('\n')}\n`)
const promptsOf = (landing: Landing, type: 'prompt-examples' | 'improvement-ideas') =>
  landing.sections.flatMap((section) =>
    section.type === type && 'items' in section ? (section as SectionOf<typeof type>).items.map(({ prompt }) => prompt) : [],
  )

test('INSP LAND every content file fits its shape', () => {
  const faults = files.flatMap(({ path, landing }) => {
    const { error } = safeParse(landingSchema, landing)
    return error ? error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`) : []
  })
  for (const language of languages) {
    const { error } = safeParse(inspirationSchema, inspirationOf(language))
    if (error)
      faults.push(...error.issues.map((issue) => `inspiration/${language}.json: ${issue.path.join('.')} ${issue.message}`))
  }
  assert.ok(files.length > 0)
  none(faults)
})

test('INSP nine categories with at least four ideas, the same in every language, each with its landing page and the other way round', () => {
  const faults: string[] = []
  const ideasIn = (language: (typeof languages)[number]) =>
    Object.values(inspirationOf(language)).map(({ slug, pages }) => `${slug}: ${pages.map((page) => page.slug).join(' ')}`)
  for (const language of languages) {
    const categories = Object.entries(inspirationOf(language))
    if (categories.length !== categoriesWanted) faults.push(`${language}: ${categories.length} categories`)
    const pages = new Set<string>()
    for (const [name, { slug: category, pages: ideas }] of categories) {
      if (ideas.length < ideasPerCategoryMin) faults.push(`${language}: ${name} has ${ideas.length} ideas`)
      for (const { slug, url } of ideas) {
        if (url !== `/inspiration/${category}/${slug}`) faults.push(`${language}: ${slug} has the address ${url}`)
        pages.add(`${category}/${slug}`)
      }
    }
    const written = new Set(files.filter((file) => file.language === language).map(({ category, slug }) => `${category}/${slug}`))
    faults.push(...[...pages].filter((page) => !written.has(page)).map((page) => `${language}: ${page} has no landing page`))
    faults.push(...[...written].filter((page) => !pages.has(page)).map((page) => `${language}: ${page} is in no category`))
    assert.deepEqual(ideasIn(language), ideasIn('en'))
  }
  none(faults)
})

test('LAND titles and descriptions are short enough to be shown whole, and no two pages share one', () => {
  const faults = files.flatMap(({ path, landing: { title, metaDescription } }) => [
    ...(title.length > titleCharsMax ? [`${path}: the title has ${title.length} characters`] : []),
    ...(metaDescription.length > metaDescriptionCharsMax
      ? [`${path}: the description has ${metaDescription.length} characters`]
      : []),
  ])
  for (const key of ['title', 'metaDescription'] as const) {
    const seen = new Map<string, string>()
    for (const { path, landing } of files) {
      const before = seen.get(landing[key])
      if (before) faults.push(`${path}: the same ${key} as ${before}`)
      seen.set(landing[key], path)
    }
  }
  none(faults)
})

test('LAND every icon a page or a category names is in the sprite', () => {
  const sprite = readFileSync('public/content/icons.svg', 'utf8')
  const named = [...new Set([...iconsOfContent(), ...categoryIcons])]
  none(named.filter((name) => !sprite.includes(`<symbol id="${name}"`)).map((name) => `${name}: run scripts/make-icon-sprite.ts`))
})

test('LAND every prompt is one that the built-in builder builds, in its language', () => {
  none(
    files.flatMap(({ path, language, landing }) =>
      [landing.defaultPrompt, ...promptsOf(landing, 'prompt-examples')]
        .filter((prompt) => understand(prompt, language).model === null)
        .map((prompt) => `${path}: not understood: ${prompt}`),
    ),
  )
})

test('LAND every improvement changes what the page’s own prompt built', () => {
  none(
    files.flatMap(({ path, language, landing }) => {
      const { model } = understand(landing.defaultPrompt, language)
      if (!model) return []
      return promptsOf(landing, 'improvement-ideas')
        .filter((prompt) => change(model, prompt).operations.length === 0)
        .map((prompt) => `${path}: changes nothing: ${prompt}`)
    }),
  )
})

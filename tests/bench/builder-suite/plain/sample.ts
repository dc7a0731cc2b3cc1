// Lists and fields drawn from the lexicon, the same every time: what people name is mostly something it knows, and any of it may stand
// in any plain sentence.
import { languages, type Language } from '#shared/languages.ts'
import { type Chance, chances } from '#server/builder/offline/learning/chances.ts'
import { knownFields, knownThings } from '#server/builder/offline/lexicon/lexicon.ts'

/** A list by its name in the plural, with the labels of its fields; all in lower case. */
export type Sheet = { many: string; fields: { label: string; type: string }[] }

const general =
  'email phone website image price date notes status address city quantity category priority done birthday size color weight deadline rating'.split(
    ' ',
  )
const ownFields = 3
const fieldsMin = 3

const things = [...knownThings.values()]
const fields = [...knownFields.values()]

export const oneOf = <Item>(items: readonly Item[], next: Chance): Item => items[Math.floor(next() * items.length)]!

export const anyField = (language: Language, next: Chance): { label: string; type: string } => {
  const { label, type } = oneOf(fields, next)
  return { label: label[language].toLowerCase(), type }
}

/** Some list with three of its own fields, two that many lists have, and one of any kind; null where two of them are called alike. */
export function sheet(language: Language, next: Chance): Sheet | null {
  const thing = oneOf(things, next)
  const own = thing.fields.filter(({ target }) => !target).map(({ concept }) => concept ?? '')
  const ids = [...own.slice(0, ownFields), oneOf(general, next), oneOf(general, next)]
  const known = [...new Set(ids)].flatMap((id) => knownFields.get(id) ?? [])
  const all = [
    ...known.map(({ label, type }) => ({ label: label[language].toLowerCase(), type: type as string })),
    anyField(language, next),
  ]
  const isDistinct = new Set(all.map(({ label }) => label)).size === all.length
  return isDistinct && all.length >= fieldsMin ? { many: thing.nouns[language].many.toLowerCase(), fields: all } : null
}

export function sheets(language: Language, count: number, seed: number): Sheet[] {
  const next = chances(seed + languages.indexOf(language))
  const found: Sheet[] = []
  while (found.length < count) {
    const each = sheet(language, next)
    if (each) found.push(each)
  }
  return found
}

const and: Record<Language, string> = { en: ' and ', sv: ' och ', ja: '、' }
export const inRow = (labels: readonly string[], language: Language): string => labels.join(language === 'ja' ? '、' : ', ')
export const inSentence = (labels: readonly string[], language: Language): string =>
  `${inRow(labels.slice(0, -1), language)}${and[language]}${labels.at(-1)}`

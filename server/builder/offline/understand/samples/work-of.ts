// What a list starts with, by the word for the trade: watches are not shoes, tatami are no taps, and a sushi bar serves no burrata.
import type { Language } from '#shared/languages.ts'
import { bookableKinds, type BookableKind } from '../../lexicon/bookables.ts'
import { knownBlueprints, localText } from '../../lexicon/lexicon.ts'
import { rowsOfLists } from '../../lexicon/rows-by-word/rows-of-lists.ts'
import { tradeRows } from '../../lexicon/rows-by-word/trade-rows.ts'
import { siteTradeOf } from '../../lexicon/site-trades/site-trades.ts'
import type { Thing } from '../../model.ts'
import type { Source } from './sample-size.ts'

type Words = Readonly<Record<Language, string>>
const shortestStem = 3

/** One a word, of the lexicon's: made when it is first looked for. */
const patterns = new Map<string, RegExp>()
function patternOf(word: string): RegExp {
  const known = patterns.get(word)
  if (known) return known
  const stem = word.toLowerCase().replaceAll('’', "'").replace('!', '')
  const isWhole = stem.length <= shortestStem || word.endsWith('!')
  const pattern = new RegExp(`(?<!\\p{L})${stem}${isWhole ? 's?(?!\\p{L})' : ''}`, 'u')
  patterns.set(word, pattern)
  return pattern
}

/** Whether the prompt has a word that begins as one of these. A short one, and one with `!` behind it, must be the whole word: "car" is
 * not "care", "deli!" is no delivery. */
export function saysOne(words: Words, prompt: string, language: Language): boolean {
  const low = prompt.toLowerCase().replaceAll('’', "'")
  return words[language]
    .split(', ')
    .some((word) =>
      language === 'ja' ? low.includes(word.toLowerCase().replaceAll('’', "'").replace('!', '')) : patternOf(word).test(low),
    )
}

/** The first kind of what people book that the prompt names. */
export const bookableIn = (prompt: string, language: Language): BookableKind | undefined =>
  bookableKinds.find((kind) => saysOne(kind, prompt, language))

const kitchens = new Set(['food', 'drinks'])
/** What a place of the domain is called; a kitchen by what it cooks, where the prompt says it. */
export function brandOf(domain: string | undefined, prompt: string, language: Language): string | undefined {
  const kitchen = kitchens.has(siteTradeOf(domain))
    ? tradeRows.find((each) => each.brand && saysOne(each, prompt, language))?.brand
    : undefined
  const brand = kitchen ?? knownBlueprints.get(domain ?? '')?.brand
  return brand && localText(brand, language)
}

/** What they let out, by whatever name: equipment, items. */
const goodsOfHire = new Set(['asset', 'product'])
/** Rows for what the trade that the prompt names keeps, serves, teaches or mends, or undefined; `kinds` are its categories. */
export function workOf(
  { concept: of }: Thing,
  prompt: string,
  language: Language,
  isLetOut = false,
): (Source & { kinds?: string[] }) | undefined {
  const concept = isLetOut && goodsOfHire.has(of ?? '') ? 'rentalItem' : of
  const own = tradeRows.find(({ rows, ...words }) => rows[concept ?? ''] && saysOne(words, prompt, language))?.rows[concept!]
  if (!own) return undefined
  const kinds = own.kinds?.split(', ').map((kind) => localText(kind, language))
  return { columns: own.columns.split(', '), rows: own.rows, ...(kinds && { kinds }) }
}

/** Whether a list is called so: 現場, 消防設備の点検. A word of one sign must be all of it. */
const isCalled = ({ one, many }: Thing, words: string, language: Language): boolean =>
  words !== '' &&
  words.split(', ').some((word) =>
    [one, many].some((name) => {
      const low = name.toLowerCase()
      if (language === 'ja') return word.length > 1 ? low.includes(word) : low === word
      return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(low)
    }),
  )

/** Rows for a list by what it is called, where its trade or its kind says less; `of` are the trades it is written for. */
export function rowsByName(thing: Thing, prompt: string, language: Language): Source | undefined {
  const own = rowsOfLists.find(
    (each) =>
      !(each.plain && thing.concept) &&
      isCalled(thing, each[language], language) &&
      (!each.of || saysOne(each.of, prompt, language)),
  )
  return own && { columns: own.columns.split(', '), rows: own.rows }
}

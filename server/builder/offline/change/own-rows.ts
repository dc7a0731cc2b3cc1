// Which rows of a list somebody told, and which are samples: a sample is called what the lexicon calls it. What somebody told stays through
// whatever becomes of the project.
import type { Language } from '#shared/languages.ts'
import { bookableKinds } from '../lexicon/bookables.ts'
import { allBusinessRows } from '../lexicon/business-rows.ts'
import * as talk from '../lexicon/conversation-samples.ts'
import { goodsKinds } from '../lexicon/goods.ts'
import { knownBlueprints, knownThings, localText, optionLabel } from '../lexicon/lexicon.ts'
import { optionWords } from '../lexicon/option-words.ts'
import { rowsOfLists } from '../lexicon/rows-by-word/rows-of-lists.ts'
import { tradeRows } from '../lexicon/rows-by-word/trade-rows.ts'
import * as pools from '../lexicon/sample-pools.ts'
import { siteTrades } from '../lexicon/site-trades/site-trades.ts'
import * as surveys from '../lexicon/survey-questions.ts'
import type { Thing } from '../model.ts'

type Row = Record<string, unknown>

const ordered = ['en', 'sv', 'ja'] as const

/** Every text below it that is written in three languages: as it is in one of them, and in another. */
function textsIn(value: unknown, language: Language, to: Language, into: Map<string, string>): void {
  if (typeof value === 'string') {
    const text = localText(value, language)
    if (text !== value || value in optionWords) into.set(optionLabel(text, language), optionLabel(localText(value, to), to))
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.length === ordered.length && value.every((each) => typeof each === 'string'))
    into.set(String(value[ordered.indexOf(language)]), String(value[ordered.indexOf(to)]))
  for (const each of Object.values(value)) textsIn(each, language, to, into)
}

const known = new Map<string, Map<string, string>>()
/** What samples are called in a language, and in another. Built on first use. */
function sampleTexts(language: Language, to = language): ReadonlyMap<string, string> {
  const made = known.get(language + to)
  if (made) return made
  const texts = new Map<string, string>()
  const rows = [...knownThings.values(), ...knownBlueprints.values()].map((each) => each.rows)
  textsIn(
    [
      rows,
      bookableKinds,
      goodsKinds,
      rowsOfLists,
      tradeRows,
      allBusinessRows,
      siteTrades,
      Object.values(talk),
      Object.values(surveys),
    ],
    language,
    to,
    texts,
  )
  for (const pool of Object.values(pools))
    if (language in pool)
      for (const each of pool[language as keyof typeof pool] as readonly unknown[]) texts.set(String(each), String(each))
  known.set(language + to, texts)
  return texts
}

/** What a text of a sample is in another language; undefined where the lexicon has no such text. */
export const sampleIn = (text: string, from: Language, to: Language): string | undefined => sampleTexts(from, to).get(text)

export const titleOf = (row: Row, { titleField }: Thing): string => String(row[titleField] ?? '').trim()

/** A person of the samples, a number, or a kind and a number. */
function isMadeUp(title: string, thing: Thing, texts: ReadonlyMap<string, string>): boolean {
  const words = title.split(' ')
  const kinds = thing.fields.flatMap(({ options = [] }) => options)
  return (
    /^\W*\p{Lu}{0,4}\W?\d+$/u.test(title) ||
    (words.length === 2 && words.every((word) => texts.has(word))) ||
    [...kinds, thing.one].includes(title.replace(/ ?\d+$/, '')) ||
    texts.has(title.replace(/ \d+$/, ''))
  )
}

/** Posts are written about whatever the page is about. */
const written = new Set(['post', 'comment'])

/** Whether a row is one that somebody told. */
export function isOwnRow(row: Row, thing: Thing, language: Language): boolean {
  const title = titleOf(row, thing)
  if (thing.empty) return true
  const texts = sampleTexts(language)
  return title !== '' && !written.has(thing.concept ?? thing.id) && !texts.has(title) && !isMadeUp(title, thing, texts)
}

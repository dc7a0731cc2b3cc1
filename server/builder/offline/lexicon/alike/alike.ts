// Which words are choices of the same kind: sets of words that people choose from, one of each kind a line.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../lexicon.ts'
import { singular, swedishStems } from '../inflect.ts'
import { alikeEnglish } from './alike-english.ts'
import { furtherAlikeEnglish } from './alike-english-further.ts'
import { alikeSwedish } from './alike-swedish.ts'
import { furtherAlikeSwedish } from './alike-swedish-further.ts'
import { alikeJapanese } from './alike-japanese.ts'
import { furtherAlikeJapanese } from './alike-japanese-further.ts'

const lines: Record<Language, readonly string[]> = {
  en: [...alikeEnglish, ...furtherAlikeEnglish],
  sv: [...alikeSwedish, ...furtherAlikeSwedish],
  ja: [...alikeJapanese, ...furtherAlikeJapanese],
}
const split = new Map<Language, readonly (readonly string[])[]>()
function wordsOf(language: Language): readonly (readonly string[])[] {
  const known = split.get(language) ?? lines[language].map((words) => words.split(', '))
  split.set(language, known)
  return known
}
const tables = new Map<Language, Map<string, number[]>>()

function tableOf(language: Language): Map<string, number[]> {
  const known = tables.get(language)
  if (known) return known
  const table = new Map<string, number[]>()
  wordsOf(language).forEach((words, set) => {
    for (const word of words) {
      const key = phraseKey(word)
      table.set(key, [...(table.get(key) ?? []), set])
    }
  })
  tables.set(language, table)
  return table
}

function setsOf(word: string, language: Language): readonly number[] {
  const key = phraseKey(word)
  const table = tableOf(language)
  const forms = language === 'en' ? [key, singular(key)] : language === 'sv' ? swedishStems(key) : [key]
  return forms.map((form) => table.get(form)).find((found) => found !== undefined) ?? []
}

/** Whether some set has both words, in any number. */
export function areAlike(one: string, other: string, language: Language): boolean {
  const found = setsOf(one, language)
  return found.length > 0 && setsOf(other, language).some((set) => found.includes(set))
}

const kindsLeast = 3
/** Names that end in the noun, of the set that has most of them: 塩パン and メロンパン of パン, rågbröd of bröd. */
export function kindsOfNoun(noun: string, language: Language): readonly string[] {
  const low = noun.toLowerCase()
  if (low.length < 2) return []
  const isKind = (word: string) => word !== low && word.toLowerCase().endsWith(low)
  let most: readonly string[] = []
  for (const words of wordsOf(language)) {
    const kinds = words.filter(isKind)
    if (kinds.length > most.length) most = kinds
  }
  return most.length >= kindsLeast ? most : []
}

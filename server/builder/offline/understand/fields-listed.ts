// "Customers: name, email, website", 「取引先：会社名、電話番号、ホームページ」: where a text lists fields, and which words are items there. A word
// for a page is a field among them.
import type { Language } from '#shared/languages.ts'
import { lastOf } from './field-named.ts'

const clauseEnds = /[.!?。！？\n]/u
const joints = /[,;、，・/()（）]|\s(?:and|och|samt|&)\s/u
/** What the list of fields begins behind. */
const opens = /[:：(（]|(?<!\p{L})(?:with|have|has|med|har|は)(?!\p{L})/iu
/** So many of the items are fields for sure, and such a share of all. */
const sure = { least: 2, share: 0.5 }

const itemsIn = (text: string) =>
  text
    .split(joints)
    .map((item) => item.trim())
    .filter(Boolean)

const areFields = (items: readonly string[], language: Language): boolean => {
  const found = items.filter((item) => {
    const chunk = lastOf(item, language)
    return chunk?.field !== undefined && !(chunk.plural && chunk.thing) && !chunk.cues.length
  })
  return found.length >= sure.least && found.length >= items.length * sure.share
}

/** Whether the word from `start` to `end` is one of the fields listed around it. */
export function isAmongFields(text: string, start: number, end: number, language: Language): boolean {
  const from = text.slice(0, start).search(/[^.!?。！？\n]*$/u)
  const behind = text.slice(end)
  const to = end + (clauseEnds.exec(behind)?.index ?? behind.length)
  const begin = opens.exec(text.slice(from, start))
  if (!begin) return false
  const items = itemsIn(text.slice(from + begin.index + begin[0].length, to))
  return items.includes(text.slice(start, end).trim()) && areFields(items, language)
}

/** A sentence without the fields it lists at its end. */
export function withoutFields(sentence: string, language: Language): string {
  const begin = opens.exec(sentence)
  if (!begin) return sentence
  const from = begin.index + begin[0].length
  return areFields(itemsIn(sentence.slice(from)), language) ? sentence.slice(0, from) : sentence
}

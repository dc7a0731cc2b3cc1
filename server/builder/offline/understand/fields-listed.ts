// "Customers: name, email, website", 「取引先：会社名、電話番号、ホームページ」: where a text lists fields. A word for a page is a field there, and
// what is listed asks for no page.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../lexicon/lexicon.ts'
import { endsInField, lastOf } from './field-named.ts'
import { type Part, partsAt } from './outline/parts.ts'
import type { Stretch } from './told/telling.ts'

const sentence = /[^.!?。！？\n]+(?:\.(?=\S)[^.!?。！？\n]*)*/gu
const joint = /[,;、，・/()（）]|\s(?:and|och|samt|&)\s/gu
/** What the list of fields begins behind. */
const opening = /[:：(（]|(?<!\p{L})(?:with|have|has|med|har|は)(?!\p{L})/iu
const article = /^(?:an?|the|en|ett) /i
/** So many of the items are fields for sure, and such a share of all. */
const sure = { least: 2, share: 0.5 }

function isField({ text }: Part, language: Language): boolean {
  const chunk = lastOf(text, language)
  return endsInField(text, language, chunk) && phraseKey(chunk!.text) === phraseKey(text.replace(article, ''))
}

/** The fields that the sentences of a text list, each with its place. */
export const fieldsListed = (text: string, language: Language): Part[] =>
  [...text.matchAll(sentence)].flatMap(({ 0: said, index }) => {
    const found = opening.exec(said)
    if (!found) return []
    const items = partsAt(text, { start: index + found.index + found[0].length, end: index + said.length }, joint)
    const fields = items.filter((item) => isField(item, language))
    // "website, booking, prices": what may be a page says nothing of the rest
    const plain = fields.filter(({ text: name }) => !lastOf(name, language)?.cues.length)
    return plain.length >= sure.least && fields.length >= items.length * sure.share ? fields : []
  })

/** A text without the fields it lists. */
export const withoutFields = (text: string, language: Language): string =>
  fieldsListed(text, language)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text)

/** Whether a stretch is one of the fields that are listed, or a part of it. */
export const isIn = (listed: readonly Stretch[], from: number, to: number): boolean =>
  listed.some(({ start, end }) => start <= from && to <= end)

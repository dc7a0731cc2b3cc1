// "size small, medium or large", "betalsätt kort/kontant/faktura", "side bride or groom": within a list a field with its choices behind it is
// written as one with them in brackets.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { lastOf } from '../field-named.ts'
import type { Latin } from '../tokens.ts'
import { type Edit, editsOf } from './pieces.ts'

/** What one chooses of; a word ahead of it belongs to it: "payment method". */
const heads: Record<Latin, RegExp> = {
  en: /^(?:(?:and |an? |the |their |its )*)(?<head>(?:\p{L}+ )?(?:status|state|stage|size|category|kind|type|condition|priority|level|hazard|risk|strength|voice|gender|sex|colou?r|purpose|fuel|unit|weekday|season|difficulty|severity|urgency|format|source|channel|shift|method|frequency|shape|grade|rank|plan|tier)|side|reply|response|answer|device|sun|light|class|role|transport|meal|direction|seat|mood|weather|material|flavou?r|delivery|result|ownership)(?= )/iu,
  sv: /^(?:(?:och |en |ett |deras |dess )*)(?<head>(?:\p{L}+ )?\p{L}*(?:status|storlek|kategori|typ|sort|skick|prioritet|nivå|styrka|stämma|syfte|bränsle|enhet|veckodag|sätt|säsong|grad|format|källa|kanal|skift|form|metod)|läge|kön|färg|sida|svar|klass|roll|risk|slag|väder|humör|material|smak|resultat|plats i laget|tillstånd)(?= )/iu,
}
const or: Record<Latin, RegExp> = { en: / or /i, sv: / eller /i }
const andMore: Record<Latin, RegExp> = { en: / (?:and|plus|as well as) .*$/is, sv: / (?:och|samt|plus) .*$/is }
const yesOrNo = /^(?:yes|no|ja|nej)$/i
const valueWordsMax = 3
const valuesMax = 8

type Segment = { text: string; start: number; before: string }

/** What commas and other signs part, each with the sign ahead of it. */
const segmentsOf = (text: string): Segment[] =>
  [...text.matchAll(/[^,;:()\n.!?]+/gu)].map(({ 0: said, index }) => {
    const lead = said.length - said.trimStart().length
    return { text: said.trim(), start: index + lead, before: text.slice(Math.max(0, index - 1), index) }
  })

const wordsIn = (text: string) => text.split(/\s+/).length
const isField = (text: string, language: Latin): boolean => {
  const chunk = lastOf(text.toLowerCase(), language)
  return chunk?.field !== undefined && phraseKey(chunk.text) === phraseKey(text)
}

/** The field that a segment begins with, or that stands behind its last "and": "tid och betalsätt kort". `length` is up to its values. */
function headOf(text: string, language: Latin): { name: string; length: number } | undefined {
  const whole = heads[language].exec(text)
  if (whole) return { name: whole.groups!.head!, length: whole[0].length }
  const joint = language === 'en' ? ' and ' : ' och '
  const at = text.lastIndexOf(joint) + joint.length
  const last = at >= joint.length ? heads[language].exec(text.slice(at)) : null
  return last ? { name: last.groups!.head!, length: at + last[0].length } : undefined
}

/** The values that end at a segment, and the field ahead of them. */
function rowAt(segments: readonly Segment[], at: number, language: Latin): Edit | undefined {
  const last = segments[at]!
  const parts = last.text.replace(andMore[language], '').split(or[language])
  // "grade easy/moderate" is read as it stands; a Swedish one often is not
  const slashes = language === 'sv' ? last.text.replace(andMore[language], '').split('/') : []
  const ends = parts.length === 2 ? parts : slashes.length > 1 ? slashes : undefined
  if (!ends || ends.some((each) => !each.trim())) return undefined
  const end = last.start + last.text.replace(andMore[language], '').length
  const told = ends.map((each) => each.trim())
  for (let from = at; from >= 0 && from > at - valuesMax; from--) {
    const { text, start, before } = segments[from]!
    const first = from === at ? told[0]! : text
    const head = headOf(first, language)
    const value = head ? first.slice(head.length).trim() : first
    if (head && tells.test(value)) return undefined
    const values = [value, ...(from === at ? told.slice(1) : told)]
    // "colour family, sheen or shimmer": what the word belongs to is no value
    if (head && from < at && belongs.test(value)) return undefined
    // what may be a list of its own is told by its kind
    const kind = head && ofLists.test(head.name) ? ' type' : ''
    if (head && value) return isRow(values) ? edit(values, start + head.length, end, kind) : undefined
    // only a value may stand between the field and the last of them
    if (slashes.length > 1 && parts.length < 2) return undefined
    if (before !== ',' || wordsIn(text) > valueWordsMax || (from < at && isField(text, language))) return undefined
    if (from < at) told.unshift(text)
  }
  return undefined
}

const isRow = (values: readonly string[]): boolean =>
  !/^(?:not|inte|ej)$/i.test(values.at(-1)!) &&
  values.every((value) => wordsIn(value) <= valueWordsMax && !/[(]/.test(value)) &&
  !values.every((value) => yesOrNo.test(value))
/** "size is small or large", "status for each": a sentence tells of it. */
const tells = /^(?:is|are|can|should|must|may|will|has|have|of|for|that|where|är|kan|ska|bör|får|har|på|av|för|som)(?!\p{L})/iu
const belongs =
  /^(?:costs?|prices?|used|list|family|code|name|number|no|group|type|date|level|size|class|range|band|tag|label|id|in)(?:\s|$)/i
const ofLists = /^(?:device|meal|transport)$/i
const edit = (values: readonly string[], start: number, end: number, kind: string): Edit => ({
  start,
  end,
  as: `${kind} (${values.join(', ')})`,
})

const value = String.raw`[\p{L}\d+][\p{L}\d+'’-]*(?: [\p{L}\d+][\p{L}\d+'’-]*){0,2}`
/** "Status = waiting, collected or disposed", "how I felt - great / ok / terrible", "meal choice: beef, fish or vegetarian": within a list. */
const behindSign = (word: string) =>
  new RegExp(
    String.raw`(?<=(?:[,;(]|\n(?:[-•*] ?)?|\b(?:and|och)) ?)(?!(?:we|i|you|they|our|my|the|this|a|an|vi|jag|man|vår|vårt|min|mitt|en|ett) )(?<field>\p{L}[\p{L}'’]*(?: [\p{L}'’]+){0,3})\s*(?:[:=]|\s[-–]\s)\s*(?<values>${value}(?:\s?/\s?${value})+|${value}(?:, ${value}){0,6},? ${word} ${value}|(?<==\s*)${value}(?:, ${value}){2,6})(?=\s*(?:[,.;)\n]|$| (?:and|och) ))`,
    'giu',
  )
const signs: Record<Latin, RegExp> = { en: behindSign('or'), sv: behindSign('eller') }
const parting: Record<Latin, RegExp> = { en: /\s?\/\s?|,? or |, /i, sv: /\s?\/\s?|,? eller |, /i }
const andOne: Record<Latin, RegExp> = { en: / and .+$/i, sv: / och .+$/i }

/** A field, a sign and what it may be. */
const behindSigns = (text: string, language: Latin): Edit[] =>
  editsOf(text, signs[language], ({ 0: said, groups }) => {
    // "quoted/booked/invoiced and the amount": another field begins
    const more = andOne[language].exec(groups!.values!)?.[0] ?? ''
    const values = groups!.values!.slice(0, groups!.values!.length - more.length).split(parting[language])
    // slashes part values; commas part fields as well
    const fields = values.filter((each) => isField(each, language)).length
    return isRow(values) && fields * (said.includes('/') ? 2 : 3) <= values.length
      ? `${groups!.field} (${values.join(', ')})${more}`
      : said
  })

export function choicesInRow(text: string, language: Language): Edit[] {
  if (language === 'ja') return []
  const behind = behindSigns(text, language).filter(({ start, end, as }) => text.slice(start, end) !== as)
  const segments = segmentsOf(text)
  const isListed = (at: number) => segments[at]!.before === ',' || segments[at + 1]?.before === ','
  const rows = segments.flatMap((_, at) => (isListed(at) ? (rowAt(segments, at, language) ?? []) : []))
  return [...behind, ...rows].toSorted((one, other) => one.start - other.start)
}

// "Boats, berths, members, fees", "with classes, teachers and students", クラス、講師、キャンセル待ち: in a row of nothing but several of something,
// of which some are lists, the others are lists as well, and no field of one of them.
import type { Language } from '#shared/languages.ts'
import { isPlural, isSwedishPlural, singular, swedishSingular } from '../../lexicon/inflect.ts'
import { phraseKey, readingsOf } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { sayNoun } from '../said.ts'

/** So many items are a row, so many of them lists, and an item has so many words at most. */
const rowMin = 3
const listsMin = 2
const wordsMax = 2

const rows: Record<Language, RegExp> = {
  en: /[.:;!?()\n–]|\b(?:with|for|including|has|have|of|track)\b/iu,
  sv: /[.:;!?()\n–]|(?<!\p{L})(?:med|för|till|inklusive|har|av|över|på)(?!\p{L})/iu,
  ja: /[。：:；！？（）()\n]|アプリ|管理/u,
}
const between: Record<Language, RegExp> = {
  en: /\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/iu,
  sv: /\s*,\s*(?:och\s+)?|\s+(?:och|samt)\s+/iu,
  ja: /[、・]/u,
}
const article = /^(?:an?|the|our|my|all|en|ett|våra|mina) /iu

const listOf = (name: string, language: Language) =>
  readingsOf(language)
    .get(phraseKey(name))
    ?.find(({ kind }) => kind === 'thing')?.id

const isSeveral = (item: string, language: Language): boolean => {
  const last = item.slice(item.lastIndexOf(' ') + 1).toLowerCase()
  if (language === 'en') return isPlural(last) || /^waiting ?list$/i.test(item)
  if (language === 'sv') return isSwedishPlural(last) || /^väntelista$/i.test(item)
  return listOf(item, 'ja') !== undefined || classOfNoun(item, 'ja') === 'person'
}
/** "Simklubbens simmare", 英語塾の生徒: whose they are. */
const owners: Record<Language, RegExp> = { en: /^\p{L}+['’]s? /u, sv: /^\p{L}+s (?=\p{L}{4})/u, ja: /^.*の/u }

const names = ({ one, many, known }: SaidThing, language: Language) =>
  [one, many, ...(known?.nouns[language].all ?? [])].map((name) => name.toLowerCase())

const oneOf = (item: string, language: Language): string =>
  language === 'en' ? singular(item) : language === 'sv' ? swedishSingular(item) : item

/** Words, fees and people may be lists of their own; amounts, notes, pictures and choices are told of something. */
const mayBeList = ({ type, concept, options }: SaidField): boolean =>
  !options && (type === 'text' || (type === 'money' && concept === 'fee'))

export function settleRowsOfLists(intent: Intent): void {
  const { prompt, language, things } = intent
  // whose fields are told is no row of lists
  const isPlain = ({ owns, fields }: SaidThing) => !owns || !fields.length
  for (const [at, stretch] of prompt.split(rows[language]).entries()) {
    const items = stretch.split(between[language]).map((item) => item.trim().replace(article, '').toLowerCase())
    // nothing stands before it whose fields they could be
    const opens = at === 0 && language !== 'en'
    if (opens && items[0]) items[0] = items[0].replace(owners[language], '')
    const isListed = (item: string) => listOf(item, language) !== undefined
    const isAll = opens && items.filter(isListed).length >= listsMin
    if (items.length < rowMin || !items.every((item) => item && item.split(' ').length <= wordsMax)) continue
    if (!items.every((item) => isSeveral(item, language) || (isAll && isListed(item)))) continue
    const isHere = (said: SaidThing) => items.some((item) => names(said, language).includes(item))
    if (language !== 'ja' && !isAll && things.filter((said) => isPlain(said) && isHere(said)).length < listsMin) continue
    for (const item of items) {
      if (things.some((said) => names(said, language).includes(item))) continue
      const forms = [item, oneOf(item, language).toLowerCase()]
      const isIt = (field: SaidField) => (isAll || mayBeList(field)) && forms.includes(field.label.toLowerCase())
      const held = [intent.loose, ...things.map(({ fields }) => fields)].find((fields) => fields.some(isIt))
      if (!held) continue
      held.splice(held.findIndex(isIt), 1)
      const known = listOf(item, language)
      things.push(sayNoun(item, language, known === undefined ? undefined : { kind: 'thing', id: known }))
    }
  }
}

// Which of the fields a person listed is the name of the record.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import { doneBySomebody } from '../written/who-does-when.ts'
import { withoutName } from '../without-name.ts'

/** From this many said fields on, a thing has only those, its title and its relations. */
export const fieldsThatSuffice = 3
/** As many where they were written down as its own: "Rooms: name, floor". */
export const ownFieldsThatSuffice = 2

/** What somebody does or has done to them is told by its first field; what one has or shows, a kayak, a vase, has a name besides. */
const toldByFirst = new Set<NounClass>(['act', 'event', 'document', 'reading', 'object'])
/** What is reserved, billed or ordered is not what the reservation or the bill is known by. */
const happens = new Set<NounClass>(['act', 'event', 'document', 'money'])
/** 訪問した人 of a 訪問, who it was of a visit. */
const whoDid = /^(?:who|vem|誰)$|した人$/i
/** A thing, whatever it is: of what is kept, sold or written down. */
const anyOne =
  /^(?:thing|article|product|object|pryl|prylar|sak|föremål|artikel|vara|produkt|商品|商品名|品名|品物|品目|項目|項目名|物品名?|備品名|費目)$/i
/** In a ledger it says what the money was for, and many rows have the same; beside a kind it is the thing. */
const kindOfMoney = /^(?:項目|費目)/
const otherKind = /分類|カテゴリ|種類|区分|種別/
const isKindOfMoney = ({ label }: SaidField, { fields }: SaidThing): boolean =>
  kindOfMoney.test(label) && fields.some(({ type }) => type === 'money') && !fields.some((each) => otherKind.test(each.label))
/** What is known by the name of whoever comes. */
const knownByName = new Set(['booking', 'reservation', 'registration', 'signup', 'rsvp'])
/** How far in front that field stands. */
const titleWithin = 2
/** Whose or from whom it is says not which one. */
const ofAnother = /^(?:supplier|vendor|customer|client|owner|leverantör|kund|ägare|仕入先|顧客|取引先|所有者)$/i
/** 曲名 of a song, 設備名 of 設備点検; of an act that nobody wrote down the first text among the fields that were said. */
export function namesRecord(field: SaidField, at: number, said: SaidThing, language: Language): boolean {
  const front = withoutName(field.label, language).toLowerCase()
  // 品名, 氏名: of whatever it is
  if (/^[品氏書]名$/.test(field.label)) return true
  const isName = front !== field.label.toLowerCase()
  // 楽器 of 楽器貸出, 食材 of what is eaten: which one it is
  if (language === 'ja' && isFirstText(field, said) && !isName && isFrontOf(field.label, said)) return true
  // "Tools: tool, make": which one it is
  if ([said.one, said.many].some((noun) => noun.toLowerCase() === field.label.toLowerCase())) return true
  // "School events: event, date": the thing without what tells which
  if ([said.one, said.many].some((noun) => noun.toLowerCase().endsWith(` ${field.label.toLowerCase()}`))) return true
  // "Orders: order number, client": what an order is told by
  const numbered = field.label.replace(/(?:[ -]?(?:number|no\.?|id)|s?nummer|s?nr)$|番号$/i, '').toLowerCase()
  if (said.known && numbered !== field.label.toLowerCase() && isOneOf(numbered, said, language)) return true
  // "Hives: number, place", "inventory: item, room": which one it is
  const kind = said.nounClass ?? classOfNoun(said.one, language)
  // pryl of a store, 項目 of a ledger: whatever it is that is kept
  const isThing = anyOne.test(field.label) && !isKindOfMoney(field, said) && (!happens.has(kind) || usualTitle(said) === 'item')
  if (isFirstText(field, said) && (isThing || isWhoCame(field, said, language))) return true
  const isSomebody = said.known?.entry.actor === true || kind === 'person' || kind === 'group'
  if (
    at === 0 &&
    (field.concept === 'number' ||
      (field.concept === 'item' && !happens.has(kind)) ||
      (whoDid.test(field.label) && doneBySomebody.has(said.many))) &&
    !isSomebody &&
    said.fields.length >= ownFieldsThatSuffice
  )
    return true
  if (said.known)
    return isName && [said.one, said.many, ...said.known.nouns[language].all].some((noun) => noun.toLowerCase().includes(front))
  if (said.fields.length < fieldsThatSuffice) return false
  if (isName || said.fields.some(({ type }) => type === 'image')) return isName
  return !ofAnother.test(field.label) && at < titleWithin && toldByFirst.has(kind)
}

/** What the name of the list begins with; among food, food. */
const isFrontOf = (label: string, { one, many }: SaidThing): boolean =>
  [one, many].some((name) => name !== label && name.startsWith(label)) || (classOfNoun(label, 'ja') === 'food' && /食/u.test(one))

/** No other text stands in front of it. */
const isFirstText = (field: SaidField, { fields }: SaidThing): boolean => fields.find(({ type }) => type === 'text') === field

/** What one of them is told by when nobody says it. */
const usualTitle = ({ known }: SaidThing): string | undefined => known?.fields.find(({ type }) => type === 'text')?.concept

/** 内容 of what was spent or earned says what it was, 相手 of a match whose title is 対戦相手: the title by a word of its own. */
const whatItWas = /^(?:内容|摘要|内訳|用途|使い道)$/
export function asTitle(field: SaidField, said: SaidThing, language: Language): SaidField {
  const usual = usualTitle(said) ?? ''
  const label = field.label.toLowerCase()
  const titled = knownFields.get(usual)?.label[language].toLowerCase() ?? ''
  const isEnd = label.length > 1 && titled !== label && titled.endsWith(label) && isFirstText(field, said)
  const isItem = (each: SaidField) => each.concept === usual || (anyOne.test(each.label) && !kindOfMoney.test(each.label))
  const isWhat = usual === 'item' && whatItWas.test(label)
  return (isEnd || isWhat) && !said.fields.some(isItem) ? { ...field, id: usual, concept: usual, type: 'text' } : field
}

/** Whose name a booking or a registration has, in the words of whoever keeps it. */
const isWhoCame = (field: SaidField, said: SaidThing, language: Language): boolean =>
  knownByName.has(said.known?.id ?? '') && usualTitle(said) === 'name' && classOfNoun(field.label, language) === 'person'

/** Whether the word is what one of them is called. */
const isOneOf = (word: string, said: SaidThing, language: Language): boolean =>
  word !== '' && [said.one, said.many, said.known!.nouns[language].one].some((noun) => noun.toLowerCase() === word)

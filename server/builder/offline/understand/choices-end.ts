// "voice: soprano, alto, tenor, email, phone": behind a colon stand the choices, and behind them the list of fields goes on. Where a field
// that nobody would choose stands among them, the choices have ended.
import type { Language } from '#shared/languages.ts'
import { knownFields, phraseKey } from '../lexicon/lexicon.ts'
import { optionWords } from '../lexicon/option-words.ts'
import type { FieldType } from '../model.ts'
import { addField } from './add-said.ts'
import type { Item } from './chunks.ts'
import { fieldNamed, lastOf } from './field-named.ts'
import { inferType } from './infer-type.ts'
import type { Intent, SaidField, SaidThing } from './intent.ts'
import { sayNoun } from './said.ts'
import { optionsIn } from './options-in.ts'
import { areWeekdays, setOptions } from './said-details.ts'

const choicesMin = 2
/** So much of what follows the choices must be fields. */
const fieldsShare = 2 / 3
/** Nobody chooses among these. */
const plain = new Set<FieldType>([
  'email',
  'phone',
  'date',
  'datetime',
  'money',
  'image',
  'url',
  'rating',
  'int',
  'number',
  'percent',
])
/** What may be a kind of something: an expense is rent, a piece of art a photo, a ticket about e-mail. */
const kinds = new Set<FieldType>(['date', 'datetime', 'rating', 'int', 'number'])
/** Choices elsewhere, too: "how we met: email, phone". */
const reached = new Set<FieldType>(['email', 'phone', 'image', 'url'])
const ofKinds =
  /(?:type|kind|category|medium|media|format|genre|channel|contact|source|topic|issue|via|typ|sort|slag|kategori|kanal|kontakt|ämne|område|källa|種類|種別|区分|分類|カテゴリー?|ジャンル|方法|連絡|経路|媒体|形式)$/iu
const priced = /^(?:(?:sale |unit )?price|cost|amount|(?:försäljnings)?pris|kostnad|belopp|価格|値段|金額|料金)$/iu
const noted = /^(?:notes?|comments?|description|anteckning(?:ar)?|kommentar(?:er)?|beskrivning|メモ|備考|コメント|説明)$/iu
const occasions = /^(?:birthday|anniversary|holiday|weekday|födelsedag|högtid|誕生日|記念日|平日|休日|祝日)$/iu
const leftOver = /^(?:others?|none|unknown|misc(?:ellaneous)?|övrigt|annat|andra|inget|ingen|okänt|その他|他|なし|不明)$/iu
const known = new Set(
  Object.entries(optionWords).flatMap(([english, words]) => [english, ...words].map((word) => word.toLowerCase())),
)

/** Nobody calls a field so at length; a text without a comma is read no further. */
const nameMaxChars = 200
type Read = { isField: boolean; type?: FieldType; isWhole: boolean; isMany: boolean }
function readName(name: string, language: Language): Read {
  if (name.length > nameMaxChars) return { isField: false, isWhole: false, isMany: false }
  const chunk = lastOf(name, language)
  const isWhole = chunk?.field !== undefined && phraseKey(chunk.text) === phraseKey(name)
  const inferred = inferType(name, language)
  const type = isWhole ? knownFields.get(chunk.field!.id)!.type : inferred.known ? inferred.type : undefined
  return { isField: type !== undefined, isWhole, isMany: chunk?.plural === true, ...(type && { type }) }
}

function isSure(name: string, label: string, language: Language): boolean {
  if (occasions.test(name) || areWeekdays([name, name])) return false
  if (noted.test(name) || priced.test(name)) return true
  const { type, isWhole, isMany } = readName(name, language)
  if (known.has(name) && !(type && reached.has(type))) return false
  const isCounted = (type === 'int' || type === 'number') && (!isWhole || isMany)
  return type !== undefined && !isCounted && (ofKinds.test(label) ? kinds : plain).has(type)
}

/** A field that may stand ahead of a sure one. */
function isMore(name: string, label: string, language: Language): boolean {
  const { type, isField } = readName(name, language)
  return isField && (!known.has(name) || (reached.has(type!) && !ofKinds.test(label)))
}

/** From which of some names behind a colon on they are fields; -1 where all are choices. */
export function fieldsBegin(names: readonly string[], label: string, language: Language): number {
  const low = names.map((name) => name.toLowerCase().trim())
  const named = low.findIndex((name) => /[:：]\s?\p{L}/u.test(name))
  if (named >= choicesMin && low.slice(0, named).every((name) => !isSure(name, label, language))) return named
  let at = low.findIndex((name) => isSure(name, label, language))
  if (at < choicesMin) return -1
  while (at > choicesMin && isMore(low[at - 1]!, label, language)) at--
  // "stored at home: item, quantity (number), place (text), best before": fields from the first on
  const ahead = low.slice(0, at).map((name) => name.replace(/\s*[(（].*$/u, ''))
  if (ahead.filter((name) => readName(name, language).isField && !known.has(name)).length * 2 >= ahead.length) return -1
  const rest = low.slice(at)
  const fields = rest.filter((name) => readName(name, language).isField || isSure(name, label, language))
  return fields.length >= rest.length * fieldsShare && !rest.some((name) => leftOver.test(name)) ? at : -1
}

const joint = /\s*[,、，]\s*/gu
/** Choices end among so many names, or nowhere. */
const namesMax = 40
const lastly = /(?<=[\p{L}\d]) (?:or|eller) [^,]+$/u
/** How many characters of a text behind a colon tell the choices: up to "large" of "small, medium or large, price". */
export function choicesReach(raw: string, label: string, language: Language): number {
  const ends = [...raw.matchAll(joint)].map(({ index }) => index)
  const parts = raw.split(joint, namesMax)
  const either = parts.findIndex((part, at) => lastly.test(part) || (at > 0 && /^(?:or|eller) /.test(part)))
  // "with my dad: date, route, day or night, supervisor": fields, of which one may be either
  const ahead = parts.slice(0, Math.max(either, 0))
  const areFields =
    ahead.filter((part) => readName(part.toLowerCase(), language).isField).length * 2 >= ahead.length && ahead.length > 0
  const isBehind =
    either >= 0 &&
    either < parts.length - 1 &&
    !areFields &&
    !parts.slice(either + 1).some((part) => / (?:or|eller) |:/.test(part))
  const at = isBehind
    ? either + 1
    : fieldsBegin(
        parts.map((part) => part.replace(/^(?:and|och) |[.)）。]$/gu, '')),
        label,
        language,
      )
  return at > 0 ? ends[at - 1]! : raw.length
}

/** Whether a place stands between brackets. */
export const isInBracket = (text: string, place: number): boolean =>
  /[(（][^()（）]*$/.test(text.slice(0, place)) && /[)）]/.test(text.slice(place))

const listedMin = 3
/** "What is wrong (door, coin slot, other)": no words of one's own where there is a choice. */
export const areAnswers = (type: FieldType, options: readonly string[], language: Language): boolean =>
  type === 'longtext' &&
  options.length >= listedMin &&
  !options.some((option) => / (?:by|av|date|no|nr)$/iu.test(option)) &&
  options.filter((option) => readName(option.toLowerCase(), language).isField).length * 3 <= options.length
/** Three words or more behind a colon, most of them no fields, are choices. */
export const areChoices = (options: readonly string[], listed: readonly Item[]): boolean =>
  options.length >= listedMin &&
  listed.filter((each) => each.kind === 'chunk' && each.field !== undefined).length * 2 < options.length

/** What a text tells from an item on, up to where its choices end. */
export function untilFields(
  { raw, end }: { raw: string; end: number },
  items: readonly Item[],
  from: number,
  label: string,
  language: Language,
): { raw: string; end: number; isCut: boolean } {
  const told = raw.slice(0, choicesReach(raw, label, language))
  const place = (items[from]?.start ?? 0) + told.length
  const at = told.length < raw.length ? items.findIndex((item, index) => index > from && item.start >= place) : -1
  return at < 0 ? { raw, end, isCut: false } : { raw: told, end: at, isCut: true }
}

/** "Ljus: namn, doft, pris": where all that is behind a colon are fields, its word is a list, though it is a field elsewhere. */
function takeList(intent: Intent): void {
  const { language, loose } = intent
  const [field] = loose
  if (intent.things.length || loose.length !== 1 || !field?.options) return
  const names = field.options.map((name) => name.toLowerCase())
  const fields = names.filter((name) => readName(name, language).isField)
  if (fields.length < choicesMin || fields.length < names.length * fieldsShare || names.some((name) => leftOver.test(name)))
    return
  const { known: _known, ...list } = sayNoun(field.label.toLowerCase(), language)
  intent.things = [{ ...list, fields: names.map((name) => fieldNamed(name, language)) }]
  intent.loose = []
}

const bracket = /[(（]([^()（）]*)[)）]/gu
const keyOf = (options: readonly string[]) => options.join().toLowerCase()

/** Fields that were taken for the last choices of the one before them. */
export function heedChoicesEnd(intent: Intent): void {
  takeList(intent)
  const { language } = intent
  const bracketed = new Set([...intent.prompt.matchAll(bracket)].map(([, held]) => keyOf(optionsIn(held!))))
  for (const thing of intent.things) for (const field of thing.fields) if (field.options) leaveTwice(thing, field)
  for (const thing of intent.things)
    for (const field of thing.fields.slice()) {
      const at = field.options ? fieldsBegin(field.options, field.label, language) : -1
      if (at < 0) continue
      const rest = field.options!.slice(at)
      // "status (in care, released, died)": a bracket ends where it closes, unless most of it are fields
      if (bracketed.has(keyOf(field.options!)) && rest.length * 2 <= field.options!.length) continue
      if (rest.some((name) => /[:：]/.test(name))) continue
      setOptions(field, field.options!.slice(0, at))
      for (const name of rest) addField(intent, thing, fieldNamed(name.toLowerCase(), language))
    }
}

/** 守備位置：投手、捕手: what one may choose is no field beside it. */
function leaveTwice(thing: SaidThing, { label, options = [] }: SaidField): void {
  const isChoice = (other: SaidField) => !other.options && !other.concept && options.includes(other.label)
  thing.fields = thing.fields.filter(
    (other) => !isChoice(other) && ![':', '：'].some((colon) => other.label.startsWith(label + colon)),
  )
}

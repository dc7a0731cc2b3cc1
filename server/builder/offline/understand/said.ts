// From a chunk's words to a said thing or field: labels in the person's own words, ids that never depend on the label later.
import type { Language } from '#shared/languages.ts'
import {
  isPlural,
  isSwedishPlural,
  plural,
  singular,
  swedishIndefinite,
  swedishPlural,
  swedishSingular,
  swedishStems,
} from '../lexicon/inflect.ts'
import { knownFields, knownThings, optionLabel, phraseKey, type Reading, readingsOf } from '../lexicon/lexicon.ts'
import { isListedNoun } from '../lexicon/noun-classes.ts'
import { participles } from '../lexicon/participles.ts'
import { typeNamed } from '../lexicon/type-words.ts'
import { bareChunk } from './bare-chunk.ts'
import { filledInBy } from './filled-in-by.ts'
import type { Chunk } from './chunks.ts'
import { inferType } from './infer-type.ts'
import { inTheIndefinite } from './in-the-indefinite.ts'
import type { SaidField, SaidThing } from './intent.ts'
import { listedFront } from './swedish-compounds.ts'
import { measuredIn } from './measured-in.ts'
import { unitOf } from './units.ts'
import { typeOfWhole } from './whole-labels.ts'

export const capitalised = (text: string) => (text ? text[0]!.toUpperCase() + text.slice(1) : text)
const labelCharsMax = 40
/** Words keep capitals only when they are acronyms. */
const plain = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^(?:[A-Z]{2,}\d*s?|I)$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
export const labelOf = (text: string, language: Language) =>
  (language === 'ja' ? text : capitalised(plain(text))).slice(0, labelCharsMax)

/** A camel-case id of the Latin letters in a text, or '' when there are none. */
export function idOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const id = words.map((word, at) => (at ? capitalised(word.toLowerCase()) : word.toLowerCase())).join('')
  return /^\d/.test(id) ? `n${id}` : id.slice(0, labelCharsMax)
}

function singularPhrase(text: string): string {
  const at = text.lastIndexOf(' ') + 1
  const last = text.slice(at)
  return text.slice(0, at) + (/^[A-Z]{2,}$/.test(last) ? last : singular(last.toLowerCase()))
}

/** One, many, the one, the many: the forms of a thing's own Swedish word stand before its synonyms. */
const swedishFormsOwn = 4

const writtenOn = /(?:日誌|日記|日報|(?<!家計)簿|票|カルテ|連絡帳|(?:製造|生産|保全|開発)計画)$/
/** 日替わりメニュー表: one of them is a メニュー. */
const sheetOfKnown = /(?<=..)(?<!代|発|公|図|早見|時刻|時間割)表$/
/** 出欠確認: what is looked at. */
const checked = /(?<=..)(?:確認|チェック)$/
const sheetEnd = /(?:の?(?:記録|管理|台帳|一覧|リスト|ログ|ノート|日記|日誌|名簿|データ)|(?<!代|発|公|図|早見|時刻|時間割)表)$/
/** What holds many things is no name of one of them. */
const container =
  /(?:[箱棚庫室帳簿]|セラー|パントリー|アーカイブ|ボード|コレクション|ショップ|ページ|サイト|フォーム|アプリ|ツール|ポートフォリオ|カレンダー|スケジュール|ブログ|todo|ToDo|TODO|Todo)$/
const mass = /^(equipment|gear|furniture|jewellery|jewelry|clothing|luggage|software|hardware|stock)$/i
const isSheet = (word: string) =>
  /(?:samling|samlingen|katalog|arkiv|databas|bibliotek|budget|schema|lista|listan|logg|loggbok|dagbok|journal|register|tabell|liggare|pärm|kalender|system|systemet|portal|portalen|rapportering|uppföljning|bevakning)$/.test(
    word,
  )
/** "tävlingskalender" keeps what the person calls a tävling, where that is one of the thing's own words. */
const isShown = ({ thing, text, named, cues }: Chunk, language: Language): boolean =>
  language === 'sv' &&
  (named !== null || cues.some(({ kind }) => kind === 'view')) &&
  knownThings
    .get(thing!.id)!
    .entry.sv.split(', ')
    .some((word) => swedishStems(phraseKey(text)).includes(word.replace(/^~/, '')) && !isSheet(text.toLowerCase()))
/** The labels of a thing: the lexicon's own when the person used its word, else the person's word. */
function nounsOf(chunk: Chunk, language: Language): { one: string; many: string } {
  const known = chunk.thing && knownThings.get(chunk.thing.id)
  const own = known?.nouns[language]
  const canonical = own && { one: capitalised(own.one), many: capitalised(own.many) }
  // 作業日誌, 発注票: what is written on is what is added
  const isOwn = language === 'ja' && writtenOn.test(chunk.text)
  // "court case register"
  const isRegister = chunk.named === 'record' && chunk.words > 1 && chunk.thingWords === chunk.words
  // "places", "manuscripts": several of what somebody calls so keep their name, a list or a chart of them does not
  const isOwnWord =
    language === 'en' &&
    (chunk.plural || mass.test(chunk.text) || isRegister) &&
    (chunk.words <= 2 || chunk.thingWords === chunk.words) &&
    chunk.thing?.hidden === true &&
    (chunk.named === null || isRegister)
  // "vikarier (namn, telefon)": in Swedish, too, several keep what they are called
  const isOwnSwedish =
    language === 'sv' && chunk.plural && chunk.words === 1 && chunk.named === null && !isSheet(chunk.text.toLowerCase())
  // 温泉記録: what it is the sheet of, in the person's own word
  const bare = language === 'ja' && chunk.thing?.hidden === true ? chunk.text.replace(sheetEnd, '') : ''
  if (bare.length > 1 && bare !== chunk.text && !isOwn && !container.test(bare)) return { one: bare, many: bare }
  if (canonical && !isOwn && ((chunk.thing!.hidden && !isOwnWord && !isOwnSwedish && !isShown(chunk, language)) || !chunk.text))
    return language === 'sv' ? ofList(phraseKey(chunk.text), canonical) : canonical
  if (language === 'ja') {
    const label = labelOf(known ? chunk.text.replace(sheetOfKnown, '').replace(checked, '') : chunk.text, language)
    return { one: label, many: label }
  }
  const low = phraseKey(chunk.text)
  if (language === 'sv') {
    // "leveransschema", "lagerlista": what stands on it
    if (canonical && isSheet(low.split(' ')[0]!) && !isSheet(own.one)) return ofList(low, canonical)
    const stems = swedishStems(low)
    const said = own?.all.find((word) => stems.includes(phraseKey(word)))
    if (canonical && said && own.all.indexOf(said) < swedishFormsOwn) return canonical
    // a compound of the thing's own word bends like it: "kund" + "order"
    const tail = own && !said && own.all.slice(0, swedishFormsOwn).find((word) => stems.some((stem) => stem.endsWith(word)))
    const front = tail ? stems.find((stem) => stem.endsWith(tail))!.slice(0, -tail.length) : ''
    if (own && front.length > 2) return { one: labelOf(front + own.one, language), many: labelOf(front + own.many, language) }
    // "noter" is said in the plural and stays as it was said
    const word = said ?? indefinite(plain(chunk.text))
    // "åtgärder" stay what they were called
    const typed = indefinite(plain(chunk.text))
    if (said && chunk.plural && swedishSingular(typed) === said && typed !== said)
      return { one: labelOf(said, language), many: labelOf(typed, language) }
    const one = swedishSingular(word)
    return { one: labelOf(one, language), many: labelOf(one === word ? swedishPlural(one) : word, language) }
  }
  // "fish caught": what was done with it has no plural
  if (canonical && happened.test(chunk.text)) return canonical
  const said = singularPhrase(plain(chunk.text))
  // "outings", "sowings": who says several has a name for one
  const one = chunk.plural ? said : sessionOf(said, known !== undefined)
  if (canonical && (phraseKey(own.one) === phraseKey(one) || phraseKey(own.many) === low)) return canonical
  return { one: labelOf(one, language), many: labelOf(plural(one), language) }
}

/** "utrustningslista" is one of utrustning. */
function ofList(word: string, own: { one: string; many: string }): { one: string; many: string } {
  const front = listedFront(word, `${own.one} ${own.many}`)
  return front ? { one: labelOf(front, 'sv'), many: labelOf(swedishPlural(front), 'sv') } : own
}

const happened = new RegExp(`\\s${participles}$`, 'i')
const notDone =
  /(?:outing|gathering|hearing|offering|listing|briefing|greeting|blessing|christening|wedding|thing|sapling|duckling|dumpling|starling|sibling|ceiling|railing|clothing|lightning|evening|morning)$/
/** What is done is kept time by time: "metal detecting" becomes metal detecting sessions, never "detectings". */
function sessionOf(text: string, isKnown: boolean): string {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return !isKnown &&
    /[aeiouy].*ing$/.test(last) &&
    !notDone.test(last) &&
    !isListedNoun(last, 'en') &&
    !readingsOf('en').has(last)
    ? `${text} session`
    : text
}

/** A noun nobody wrote down is named in the indefinite: "sopkärlen" are "sopkärl". */
const indefinite = (text: string): string => {
  const at = text.lastIndexOf(' ') + 1
  return text.slice(0, at) + swedishIndefinite(text.slice(at))
}

export function sayThing(chunk: Chunk, language: Language): SaidThing {
  const known = chunk.thing && knownThings.get(chunk.thing.id)
  return {
    ...(known && { known }),
    ...nounsOf(chunk, language),
    fields: [],
    views: [],
    parents: [],
    naming: chunk.named !== null || chunk.thing?.hidden === true,
    owns: false,
  }
}

/** A thing from a bare noun, known or not. */
export function sayNoun(text: string, language: Language, thing?: Reading): SaidThing {
  const last = text.slice(text.lastIndexOf(' ') + 1).toLowerCase()
  const plural = language === 'en' ? isPlural(last) : language === 'sv' && isSwedishPlural(last)
  const words = text.split(' ').length
  return sayThing(bareChunk(text, { plural, words, ...(thing && { thing, thingWords: words }) }), language)
}

/** Of these one has several, and speaks of them so. */
const areSeveral = /\b(?:needs|requirements|preferences|restrictions)$/i
const keepsPlural = new Set(['tags', 'longtext', 'markdown', 'int', 'number', 'money', 'bool', 'percent'])

const measures: Record<Language, RegExp> = {
  en: /^(.+)[ -](size|type|level|rating|capacity|power|output|count)$/i,
  sv: /^(.+?)[ -]?(storlek|typ|nivå|kapacitet|effekt|antal)$/i,
  ja: /^([A-Za-z²³°/]+)(?:の)?(サイズ|容量|出力|量)$/,
}
/** Their sizes are numbers: 38, 42.5. */
const numbered = /(?:shoe|boot|skate|ski|helmet|sko|skor|stövel|känga|pjäxa|skridsko|hjälm)$/i
const worn =
  /(shirt|shoe|boot|dress|coat|jacket|glove|hat|sock|ring|clothing|clothes|suit|jersey|costume|garment|portion|sko|tröj|kläd|kläder|handsk|mösse|ring|dräkt|jack|portions)$/i
/** "kW size" is a number of kilowatts and "nib size" is told in words; a bare "size" stays a choice of small, medium, large. */
function sizeOf({ text }: Chunk, language: Language): SaidField | null {
  const [, bare, by] = /^(size|storlek) (?:in|i) (\S+)$/i.exec(text) ?? []
  const measure = by && unitOf(by, language)
  if (bare && measure) return { id: 'size', label: labelOf(bare, language), type: 'number', unit: measure }
  const [, front, head] = measures[language].exec(text) ?? []
  if (!front) return null
  const unit = unitOf(front, language)
  if (numbered.test(front)) return { id: idOf(text), label: labelOf(text, language), type: 'number' }
  if (!unit && (!/^(size|storlek)$/i.test(head!) || worn.test(front))) return null
  return { id: idOf(text), label: labelOf(text, language), type: unit ? 'number' : 'text', ...(unit && { unit }) }
}

/** "Amount excl. VAT", "belopp exkl moms" are amounts, and no rate. */
const onTax: Record<Language, RegExp> = {
  en: /\p{L} (?:excl|excluding|incl|including|inclusive|exclusive|before|after|without|with|ex|plus)(?: of)? (?:vat|tax|taxes|gst)$/iu,
  sv: /\p{L} (?:exkl|exklusive|inkl|inklusive|utan|med|före|efter|ex|plus) moms(?:en)?$/iu,
  ja: /^(?:税込み?|税抜き?|税別)(?:金額|価格|額|単価|料金|合計)?$/u,
}

/** "Start, end, days": so many of them, and not on which. */
const dayUnits: Record<Language, string> = { en: 'days', sv: 'dagar', ja: '日' }
const countsDays: Record<Language, RegExp> = { en: /^days$/i, sv: /^dagar$/i, ja: /^日数$/ }

const isCount = (type: string | undefined) => type === 'int' || type === 'number'

/** A field from its words; type from the lexicon, else from how the label ends. */
export function sayField(given: Chunk, language: Language): SaidField {
  const chunk = language === 'sv' ? inTheIndefinite(given) : given
  const { text } = chunk
  const [, named, filledIn] = filledInBy[language].exec(text) ?? []
  if (named && filledIn) {
    const field = sayField(bareChunk(named), language)
    const type = typeNamed(filledIn.replace(/ picker$/i, ''))?.type ?? field.type
    return type === field.type || (type === 'select' && field.options) ? field : { id: field.id, label: field.label, type }
  }
  const measured = measuredIn(text, language)
  if (measured) {
    const { options: _options, ...field } = sayField(measured.chunk, language)
    const { unit } = measured
    return { ...field, type: !unit ? 'money' : field.type === 'int' ? 'int' : 'number', ...(unit && { unit }) }
  }
  if (chunk.asks === 'yesOrNo') return { id: idOf(text), label: labelOf(text, language), type: 'bool' }
  const thing = chunk.thing ? { thing: chunk.thing.id } : {}
  if (countsDays[language].test(text))
    return { id: 'days', label: labelOf(text, language), type: 'int', unit: dayUnits[language], ...thing }
  if (onTax[language].test(text)) return { id: idOf(text), label: labelOf(text, language), type: 'money', ...thing }
  const read = chunk.field && knownFields.get(chunk.field.id)
  // "amount paid" is an amount, however "paid" alone is ticked
  const isAmount = read?.type === 'bool' && chunk.fieldWords < chunk.words && inferType(text, language).type === 'money'
  // "playing time", "balance due": all of it says what it is
  const told = chunk.fieldWords < chunk.words ? typeOfWhole(text.toLowerCase(), language)?.type : undefined
  const isWhole = told !== undefined && !(isCount(told) && isCount(read?.type))
  const known = isAmount || isWhole ? undefined : read
  if (!known) {
    const inferred = inferType(text, language)
    return {
      id: idOf(language === 'en' ? singularPhrase(text) : text),
      label: labelOf(language === 'ja' ? text.replace(/かどうか$/, '') : text, language),
      type: inferred.type,
      ...(inferred.options && { options: inferred.options }),
      ...(inferred.unit && { unit: inferred.unit }),
      ...thing,
    }
  }
  const sized = sizeOf(chunk, language)
  if (sized) return { ...sized, ...thing }
  const whole = chunk.fieldWords >= chunk.words
  const low = phraseKey(text)
  const first = known.label[language]
  const canonical = phraseKey(first) === low || (language === 'sv' && swedishStems(low).includes(phraseKey(first)))
  const isSingle = chunk.plural && !keepsPlural.has(known.type) && !areSeveral.test(text)
  const single = isSingle
    ? language === 'en'
      ? singularPhrase(plain(text))
      : language === 'sv'
        ? swedishSingular(plain(text))
        : text
    : text
  const label = whole && canonical ? labelOf(first, language) : labelOf(single, language)
  const options = known.options?.map((option) => optionLabel(option, language))
  return {
    id: whole ? known.id : idOf(text) || known.id,
    label,
    type: known.type,
    concept: known.id,
    ...(options && { options }),
    ...(known.unit && { unit: known.unit }),
    ...thing,
  }
}

/** "Product name" said of a product is its name. */
export function ownName(field: SaidField, thing: SaidThing, language: Language): void {
  const known = knownFields.get('name')!
  if (field.nameOf === undefined || field.nameOf !== thing.known?.id) return
  Object.assign(field, { id: 'name', concept: 'name', label: capitalised(known.label[language]) })
}

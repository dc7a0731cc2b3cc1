// "Card types: day 80 kr, week 250 kr", "chores (walk the dog 10 kr, make the bed 5 kr)", プランは『男性』5,500円、『女性』6,000円: what a sentence
// tells a list to hold are its rows. The sentence is written as the list with its columns, and the rows stand in it as they were told.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { singular } from '../../lexicon/inflect.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import {
  measureColumns,
  nameColumn,
  goodsWord,
  noRowsOf,
  offeredWords,
  pricesWord,
  type RowMeasure,
} from '../../lexicon/row-measures.ts'
import type { FieldType } from '../../model.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { isForPublic } from '../read-sections.ts'
import { sayNoun } from '../said.ts'
import type { Stretch } from '../told/telling.ts'
import type { Edit } from './pieces.ts'
import { type RowInWords, rowInWords } from './row-in-words.ts'

/** Rows of the list that is called so, by the word that was said for it; the first column is the name. */
export type RowsTold = {
  list: string
  word: string
  columns: { label: string; type: FieldType; unit?: string }[]
  records: string[][]
}

const rowsMin = 2
const rowsMax = 30
const headWordsMax = 3
/** Where rows may begin, behind the word for them. */
const openings: Record<Language, RegExp> = {
  en: /\s?[(:]\s*|\s[–—=-]\s|(?<=\p{L})\s(?:are|is)\s/gu,
  sv: /\s?[(:]\s*|\s[–—=-]\s|(?<=\p{L})\s(?:är|heter)\s/gu,
  ja: /\s?[（(：:【]\s*|(?:には?|は)、?(?=[^。\n]{0,40}\d)/gu,
}
const closings = /[)）】]/u
const sentenceEnds: Record<Language, RegExp> = {
  en: /[!?;]|\.(?!\d)|\n/u,
  sv: /[!?;]|\.(?!\d)|\n/u,
  ja: /[！？!?。；;]|\n/u,
}
/** Their points end nothing. */
const short = /(?<!\p{L})(?:e\. ?g|i\. ?e|t\. ?ex|bl\. ?a|max|min|ca|st|pers|tim|hrs?|kr)\.(?=\s*[,;)\d\p{Ll}])/gu
const parting: Record<Language, RegExp> = {
  en: /,(?!\d)\s*(?:and |plus )?|\s*[;\n]\s*(?:[-–•*]\s+)?|\s\/\s/gu,
  sv: /,(?!\d)\s*(?:och |samt )?|\s*[;\n]\s*(?:[-–•*]\s+)?|\s\/\s/gu,
  ja: /[、，；;／/\n]\s*(?:[-–•*・]\s*)?|,(?!\d)|(?<=[」』])(?=[「『])/gu,
}
const joining: Record<Language, RegExp> = {
  en: /\s(?:and|&|plus|or)\s/gu,
  sv: /\s(?:och|&|samt|eller)\s/gu,
  ja: /[・と]/gu,
}
/** All words up to the last of these lead up to the name of the list. */
const leading: Record<Language, RegExp> = {
  en: /^.*(?<![\p{L}'’-])(?:are|is|have|has|got|with|of|for|and|or|plus|our|my|the|these|following|different|various|in|on|to|we|i|offers?|sells?|keeps?|tracks?|runs?|earns?|gets?|gives?|charges?|there|want|need|from|by|per|each|every|all|some|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?![\p{L}'’-])\s+/isu,
  sv: /^.*(?<![\p{L}-])(?:är|har|med|av|för|och|eller|samt|våra|vår|vårt|mina|min|mitt|de|dessa|följande|olika|i|på|till|vi|jag|finns|erbjuder|säljer|vill|behöver|från|per|varje|alla|några|det|en|ett|\d+|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv)(?![\p{L}-])\s+/isu,
  ja: /^.*[、。，・\s「」『』（）()のがをで]/su,
}
/** "Chores for the kids (…)": the first noun is the list. */
const beside: Record<Language, RegExp> = {
  en: /(?<=\p{L}{4})\s(?:for|at|in|on|to) (?:the |our |my |an? |all |each )?\p{L}+(?: \p{L}+){0,3}$/iu,
  sv: /(?<=\p{L}{4})\s(?:för|till|på|i|hos|åt) (?:vår |våra |mina |min |mitt |alla |varje )?\p{L}+(?: \p{L}+){0,2}$/iu,
  ja: /$^/,
}
/** "Chores with points: …" */
const withMeasures: Record<Language, RegExp> = {
  en: /\swith (?:the |their )?(?:points|stars|prices?|rewards?|values?|costs?|fees?|amounts?)$/iu,
  sv: /\smed (?:poäng|stjärnor|priser|pris|belöning(?:ar)?|värden?|kostnad(?:er)?|avgift(?:er)?|belopp)$/iu,
  ja: /$^/,
}
/** "3 kinds of pitch" */
const kindsOf: Record<Language, RegExp> = {
  en: /(?:(?:\d+|two|three|four|five|six|seven|eight|several|different|these) )?(?:different )?(?:kinds|types|sorts|varieties) of $/iu,
  sv: /(?:(?:\d+|två|tre|fyra|fem|sex|sju|åtta|flera|olika) )?(?:olika )?(?:sorters|typer av|slags) $/iu,
  ja: /$^/,
}
/** 会議室3部屋 */
const counted = /\d{1,2}(?:部屋|室|つ|個|名|人|種類|コース|店舗|台|面|棟|か所|箇所|プラン)$/u
/** Behind the last Japanese row. */
const ends =
  /^(?:の\d{1,2}(?:つ|種類|コース|プラン|部屋|室|名|人))?(?:です|になります|となります|があります)?(?=[。、）)\n]|$|で、|で)/u

/** Whose prices they are is no list beside them. */
const ofPrices = /^(?:price ?lists?|prices|rates|prislist\p{L}*|priser)$/iu

/** `rest` are words behind that for the list: "for the kids". */
type Head = Stretch & { word: string; rest: string; isKinds: boolean }

/** The word for the list ahead of a place. */
function headBefore(text: string, place: number, language: Language): Head | null {
  const clause = /[^.!?\n;:,()。！？：（）]*$/u.exec(text.slice(0, place))![0]
  const tail = clause.trimEnd().replace(withMeasures[language], '')
  const rest = beside[language].exec(tail)?.[0] ?? ''
  const said = tail.slice(0, tail.length - rest.length)
  const lead = leading[language].exec(said)?.[0] ?? /^\s*(?:[-–•*]\s*)?/u.exec(said)![0]
  const named = said.slice(lead.length)
  const word = language === 'ja' ? named.replace(counted, '') : named
  if (!/^\p{L}[\p{L}\p{M}ー'’ -]*$/u.test(word) || word.split(' ').length > headWordsMax || noRowsOf.test(word)) return null
  const ahead = lead.replace(kindsOf[language], '')
  const start = place - clause.length + ahead.length
  return { word, rest, isKinds: ahead !== lead, start, end: place }
}

/** What the rows of a place are called: as one of them is elsewhere ("orders with customer, item"), else goods or prices. */
function offeredIn(text: string, language: Language): string {
  const word = offeredWords[language].exec(text)?.groups?.word
  if (word) return language === 'ja' ? word : sayNoun(word.toLowerCase(), language).many
  return (isForPublic(text, language) ? goodsWord : pricesWord)[language]
}

/** "3 kinds of card …; cards: buyer, from": the kinds are a list beside that of the cards. */
const isElsewhere = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${escaped(word)}s?(?: ?[:(]| with| have| has)`, 'iu').test(text)
const typesOf = (word: string, language: Language): string => {
  const low = word.toLowerCase()
  const { one } = sayNoun(low, language)
  return { en: `${singular(low)} types`, sv: `${one.toLowerCase()}${withS.test(one) ? 's' : ''}typer`, ja: `${word}種別` }[
    language
  ]
}
/** "Medlemskapstyper" */
const withS = /(?:skap|het|ning|ion|tet|dom)$/iu

/** What a word ahead of rows is: the list of them, what has them ("skolcafé: kaffe 10 kr"), who pays them ("memberships"), or none of these. */
type Kind = 'list' | 'owner' | 'payers' | 'none'
function kindOfHead(word: string, of: readonly RowMeasure[], language: Language): Kind {
  const isPriced = of.includes('price')
  const chunk = lastOf(word.toLowerCase(), language)
  const isPerson = chunk?.thing !== undefined && knownThings.get(chunk.thing.id)?.entry.actor === true
  if (isPriced && isPerson) return 'payers'
  if (language === 'ja') return isPriced && places.test(word) ? 'owner' : 'list'
  const isSeveral = chunk?.plural || sayNoun(word, language).many.toLowerCase() === word.toLowerCase()
  if (isSeveral || stocked.test(word) || classOfNoun(word, language) === 'money') return 'list'
  return isPriced && !chunk?.thing ? 'owner' : 'none'
}
const places = /[屋店館園場]$|サロン$|教室$|プール$|センター$/u
/** One of it holds many. */
const stocked = /(?:menu|list|stock|inventory|catalogue?|range|meny|lista|lager|sortiment|katalog|utbud|inventarium)$/iu

/** The stretch that rows behind an opening may fill. */
function reachOf(text: string, from: number, opening: string, language: Language): Stretch {
  const masked = text.replaceAll(short, (found) => found.replaceAll('.', '_'))
  const rest = masked.slice(from)
  if (/[（(【]/u.test(opening)) {
    const end = rest.search(closings)
    return { start: from, end: end < 0 ? from : from + end }
  }
  // "Card types:" over lines of them
  const isOver = opening.includes('\n')
  const end = isOver ? rest.search(/\n\s*\n|\n(?![-–•*・])/u) : rest.search(sentenceEnds[language])
  return { start: from, end: end < 0 ? text.length : from + end }
}

type Piece = Stretch & { row: RowInWords }

/** The rows from the start of a stretch on, up to where one is none. */
function rowsIn(text: string, { start, end }: Stretch, language: Language): Piece[] {
  const pieces: Piece[] = []
  const said = text.slice(start, end)
  const signs = [...said.matchAll(parting[language])].map((found) => ({ from: found.index, to: found.index + found[0].length }))
  let from = /^(?:[-–•*・]\s+)?/u.exec(said)![0].length
  let named: Stretch | null = null
  for (const sign of [...signs, { from: said.length, to: said.length }]) {
    const piece = said.slice(from, sign.from)
    // "piano 15 min. Log each day …"
    const [own = ''] = piece.split(/\.\s/u, 1)
    const whole = rowsOf(piece, from, language)
    const found = whole.length ? whole : rowsOf(own, from, language)
    const bare = found.length ? null : rowInWords(`x ${said.slice(from, sign.from)}`, language)
    const last = pieces.at(-1)
    // "rewards, free coffee 10 points": no row, and so none behind it
    if (found.length && named) break
    if (found.length) pieces.push(...found)
    else if (bare?.name === 'x' && named) {
      // "Lasagne, 75 kr; meatballs, 80 kr"
      const row = rowInWords(said.slice(named.start, sign.from).replace(/[,、，]\s*/u, ' '), language)
      if (!row) break
      pieces.push({ row, start: named.start, end: sign.from })
      named = null
    } else if (bare?.name === 'x' && last) {
      // "cut 450 kr, 45 min"
      Object.assign(last.row.values, bare.values)
      last.end = sign.from
    } else if (named || (pieces.length > 0 && !/[,、，;\n]/u.test(said.slice(sign.from, sign.to)))) break
    else named = { start: from, end: sign.from }
    from = sign.to
  }
  return pieces.map(({ row, ...piece }) => ({ row, start: piece.start + start, end: piece.end + start }))
}

/** One piece is one row, or two with "and" between them. */
function rowsOf(said: string, from: number, language: Language): Piece[] {
  for (const joint of said.matchAll(joining[language])) {
    const halves = [said.slice(0, joint.index), said.slice(joint.index + joint[0].length)]
    const rows = halves.map((half) => rowInWords(half, language))
    if (rows[0] && rows[1])
      return [
        { row: rows[0], start: from, end: from + joint.index },
        { row: rows[1], start: from + joint.index + joint[0].length, end: from + said.length },
      ]
  }
  const row = rowInWords(said, language)
  return row ? [{ row, start: from, end: from + said.length }] : []
}

const types: Record<RowMeasure, FieldType> = {
  price: 'money',
  points: 'int',
  people: 'int',
  duration: 'int',
  size: 'number',
  quantity: 'int',
}
const measures = Object.keys(types) as RowMeasure[]

function columnsOf(rows: readonly RowInWords[], language: Language): { of: RowMeasure[]; columns: RowsTold['columns'] } {
  const of = measures.filter((measure) => rows.some(({ values }) => values[measure] !== undefined))
  const per = rows.find((row) => row.per)?.per
  const unit = rows.find((row) => row.unit)?.unit
  const columns = of.map((measure) => ({
    label: measure === 'price' && per ? per : measureColumns[measure][language],
    type: types[measure],
    ...(measure === 'size' && unit && { unit }),
    ...(measure === 'duration' && { unit: 'min' }),
  }))
  return { of, columns: [{ label: nameColumn[language], type: 'text' as const }, ...columns] }
}

/** Most rows say the same of each. */
const areAlike = (rows: readonly RowInWords[]): boolean =>
  measures.some((measure) => rows.filter(({ values }) => values[measure] !== undefined).length * 2 > rows.length)

/** The rows that a text tells, and the text's stretches written as their lists. */
export function rowsTold(text: string, language: Language): { told: RowsTold[]; edits: Edit[] } {
  const told: RowsTold[] = []
  const edits: Edit[] = []
  let free = 0
  for (const { 0: opening, index } of text.matchAll(openings[language])) {
    const head = index < free ? null : headBefore(text, index, language)
    if (!head) continue
    const reach = reachOf(text, index + opening.length, opening, language)
    const pieces = rowsIn(text, reach, language).slice(0, rowsMax)
    const rows = pieces.map(({ row }) => row)
    const isOnlyCounted = rows.every(({ values }) => Object.keys(values).join() === 'people')
    // 利用者は社員200名、対応者は4名: how many there are of them
    if (language === 'ja' && isOnlyCounted && !ofPlaces.test(text.slice(reach.start, reach.end))) continue
    const isBracket = closings.test(text[reach.end] ?? '') && /[（(【]/u.test(opening)
    const last = pieces.at(-1)?.end ?? 0
    if (rows.length < rowsMin || !areAlike(rows) || (isBracket && last < reach.end)) continue
    if (isBracket && isAmongFields(text, head, language)) continue
    const { of, columns } = columnsOf(rows, language)
    const end = isBracket ? reach.end + 1 : last + (language === 'ja' ? (ends.exec(text.slice(last))?.[0].length ?? 0) : 0)
    const kind = head.isKinds ? 'list' : kindOfHead(head.word, of, language)
    if (kind === 'none') continue
    const isOwner = kind === 'owner'
    const isOfTypes = kind === 'payers' || (head.isKinds && isElsewhere(text.slice(end), head.word))
    const list = isOwner ? offeredIn(text, language) : isOfTypes ? typesOf(head.word, language) : head.word
    const named = isOwner ? `${head.word}${head.rest}${language === 'ja' ? '。' : '. '}${list}` : list
    const labels = columns.map(({ label }) => label).join(language === 'ja' ? '、' : ', ')
    const as =
      language === 'ja' ? `${named}（${labels}）` : `${named} (${labels})${isOwner || ofPrices.test(head.word) ? '' : head.rest}`
    edits.push({ start: head.start, end, as })
    const records = rows.map(({ name, values }) => [name, ...of.map((measure) => String(values[measure] ?? ''))])
    told.push({ list, word: head.word, columns, records })
    free = end
  }
  return { told, edits }
}

const ofPlaces = /定員|席|用|まで/u

/** "Members: name, fee (adult 100 kr, child 50 kr)": the choices of a field. */
const isAmongFields = (text: string, { word, start }: Head, language: Language): boolean =>
  /[,、，]\s*(?:(?:and|och|samt)\s)?$/iu.test(text.slice(0, start)) && endsInField(word.toLowerCase(), language)

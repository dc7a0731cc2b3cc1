// What something can be in, told in a sentence, as the field with its choices: "whether its waiting, in progress or collected", "a board with the
// columns Quote, Design, Done", "varje katt är antingen ledig, bokad eller adopterad", 猫は保護中、譲渡済みのどれかです. All of them are kept.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import { chunksOf } from '../chunks-of.ts'
import { endsInField } from '../field-named.ts'
import { labelOf, sayNoun } from '../said.ts'
import { isState } from '../states-in-a-row.ts'
import type { Latin } from '../tokens.ts'
import { type Edit, editsOf } from './pieces.ts'

const one = String.raw`(?:(?! (?:is|are|är|om|whether) )[^,.;:()\n]){2,30}?`
const many = (joint: string) => String.raw`${one}(?:, ${one}){0,10},? ${joint} ${one}`
const ends: Record<Latin, string> = {
  en: String.raw`(?=\s*(?:[,.;:)\n]|$)| (?:and|plus|with|for|where|so|each|every|that|which|when|in) )`,
  sv: String.raw`(?=\s*(?:[,.;:)\n]|$)| (?:och|samt|med|för|där|så|varje|som|när|i|på) )`,
}
const choiceWordsMax = 4
const choicesMax = 12
const parting: Record<Latin, RegExp> = { en: /,? (?:or|and) |, |,? & /u, sv: /,? (?:eller|och) |, |,? & /u }
const choicesIn = (held: string, language: Latin): string[] =>
  held.split(parting[language]).map((each) => each.trim().replace(/^(?:(?:either|antingen|an?|en|ett) )+/iu, ''))
const areNames = (choices: readonly string[]): boolean =>
  choices.length > 0 && choices.every((choice) => choice !== '' && choice.split(' ').length <= choiceWordsMax)
const areChoices = (choices: readonly string[]): boolean =>
  choices.length > 1 && choices.length <= choicesMax && areNames(choices)

const status = (language: Language) => labelOf(knownFields.get('status')!.label[language], language).toLowerCase()
const field = (label: string, choices: readonly string[]) => `${label} (${choices.join(', ')})`

/** "Whether its waiting, in progress or collected", "om den är ny, lagad eller hämtad". */
const whether: Record<Latin, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:whether|if) (?:(?:it|they|he|she|this|each(?: one)?|the \p{L}+)(?:['’]?s|['’]re| is| are)|its) (?:either )?(?<held>${one}, ${many('or')})${ends.en}`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<!\p{L})(?:om|ifall) (?:den|det|de|dom|han|hon|varje|\p{L}+(?:en|et|n)) är (?:antingen )?(?<held>${one}, ${many('eller')})${ends.sv}`,
    'giu',
  ),
}
/** "Every cat is available, reserved or adopted", "orders are either placed or ready". */
const can: Record<Latin, RegExp> = {
  en: new RegExp(
    String.raw`(?<lead>^|[.!?\n;]\s*|,\s)(?:(?:each|every|an?|the|all|any|our) )?(?<what>(?!(?:it|they|this|that|there|we|you|i|he|she|which|who|what|these|those|everything|colou?rs?|here|status|statuses|stages?|states?|phases?)\b)\p{L}[\p{L}-]+(?: \p{L}+)?) (?:is|are|can be|will be|should be|must be|can be marked as|are marked as|is marked as|get marked as|(?<way>goes through|go through|moves through|move through|passes through))(?<sure> always| either| one of)? (?<held>(?!in the |on the |for |used |about )${many('(?:or|and)')})(?=\s*(?:[.;\n]|$))`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`(?<lead>^|[.!?\n;]\s*|,\s)(?:(?:varje|en|ett|alla|våra) )?(?<what>(?!(?:det|den|de|dom|detta|vi|du|jag|man|som|vad|här|där|allt|färgerna|färger|status(?:en|ar|arna)?|faser(?:na)?|stadier(?:na)?)(?!\p{L}))\p{L}[\p{L}-]+) (?:är|kan vara|ska vara|ska kunna vara|kan markeras som|markeras som|(?<way>går igenom|går genom))(?<sure> alltid| antingen| någon av)? (?<held>(?!för |till |om |på )${many('(?:eller|och)')})(?=\s*(?:[.;\n]|$))`,
    'giu',
  ),
}
/** "… and is either in care, released or dead": of what the sentence tells. */
const andIs: Record<Latin, RegExp> = {
  en: new RegExp(
    String.raw`,? and (?:it |they |each |each one )?(?:is|are|can be) (?<sure>either |one of )?(?<held>${one}, ${many('or')})(?=\s*(?:[.;\n]|$))`,
    'giu',
  ),
  sv: new RegExp(
    String.raw`,? och (?:den |de )?(?:är|kan vara) (?<sure>antingen )?(?<held>${one}, ${many('eller')})(?=\s*(?:[.;\n]|$))`,
    'giu',
  ),
}
/** "A board with the columns Quote, Design and Done". */
const board: Record<Language, RegExp> = {
  en: /\b(?:board|kanban|trello|pipeline)\b/iu,
  sv: /(?<!\p{L})(?:\p{L}*tavl(?:a|an|or)|kanban\p{L}*|trello\p{L}*)(?!\p{L})/iu,
  ja: /ボード|カンバン|かんばん|看板方式|Trello/iu,
}
const columns: Record<Latin, RegExp> = {
  en: /(?:(?:the|these|following|\d+|two|three|four|five|six|seven|our) )*columns?(?: (?:called|named|are))?:? (?<held>[^.;:()\n]+)/giu,
  sv: /(?:(?:de|dessa|följande|\d+|två|tre|fyra|fem|sex|sju) )*kolumner(?:na)?(?: (?:som heter|är))?:? (?<held>[^.;:()\n]+)/giu,
}
/** Behind the last column the sentence goes on. */
const goesOn: Record<Latin, RegExp> = {
  en: /^(?:each|every|with|where|so|that|which|when|for|plus|and (?:each|every|a|an|the|we|i)(?= ))|(?<=.) (?:for (?:our|my|the|all|each|every)|where|so that|with|each|every|that|in which)(?!\p{L}).*$/iu,
  sv: /^(?:varje|alla|med|där|så|som|när|för|samt|och (?:varje|en|ett|vi|jag|man)(?= ))|(?<=.) (?:för (?:våra|vår|mina|alla|varje)|där|så att|med|varje|som)(?!\p{L}).*$/iu,
}
/** The names of columns from the start of a stretch on, and how far they reach. */
function columnsIn(said: string, language: Latin): { choices: string[]; length: number } {
  const choices: string[] = []
  let length = 0
  for (const { 0: part, index } of said.matchAll(/[^,]+/gu)) {
    const behind = goesOn[language].exec(part.trimStart())
    const kept = behind ? part.trimStart().slice(0, behind.index).trimEnd() : part.trim()
    const own = kept === '' ? [] : choicesIn(kept.replace(/^(?:and|och|&) /iu, ''), language)
    if (!areNames(own)) break
    choices.push(...own)
    length = index + part.indexOf(kept) + kept.length
    if (behind || own.length > 1 || /^\s*(?:and|och|&) /iu.test(part)) break
  }
  return { choices, length }
}

const areFields = (choices: readonly string[], language: Latin): boolean =>
  choices.filter((choice) => endsInField(choice.toLowerCase(), language) && !isState(choice, language)).length * 2 >
  choices.length
const areLists = (choices: readonly string[], language: Latin): boolean =>
  choices.some((choice) => chunksOf(choice.toLowerCase(), language).some(({ thing, plural }) => thing && plural))
/** "Available", "uthyrt": how something stands, by its ending. */
const stands: Record<Latin, RegExp> = {
  en: /(?:ed|ing|able|en)(?: \p{L}+)?$|^(?:in|on|out|at|under|not) /iu,
  sv: /(?:ad|at|ade|ande|d|rt|kt|lt|nt|st|ig|igt|iga)$|^(?:i|på|under|hos|ute|inne|ej|inte) /iu,
}
const statesOf = (choices: readonly string[], language: Latin): number =>
  choices.some((choice) => stands[language].test(choice))
    ? choices.filter((choice) => stands[language].test(choice) || isState(choice, language)).length
    : 0

/** What the sentence ahead lists of the same thing ends with the field; else each of them is told to have it. */
function told(text: string, language: Latin, { 0: said, index, groups }: RegExpExecArray): string {
  const { lead, what, way, sure, held } = groups as Record<string, string>
  const choices = choicesIn(held!, language)
  const isWay = way !== undefined
  const isSure = isWay || sure !== undefined
  const states = statesOf(choices, language)
  const isOne = /^[,.!?\n;]?\s*(?:each|every|varje) /iu.test(said)
  const isList =
    areChoices(choices) && !areLists(choices, language) && (isSure || isOne || (states && states * 2 >= choices.length))
  // "Alva, Nils and Tuva": they are all of it; "red and green"
  if (!isList || (!isWay && / (?:and|och) [^,]+$/u.test(held!)) || (choices.length < 3 && !isSure)) return said
  const single = sayNoun(what!.toLowerCase(), language).one.toLowerCase()
  const isField =
    endsInField(what!.toLowerCase(), language) && !chunksOf(what!.toLowerCase(), language).some(({ thing }) => thing)
  const before = /[^.!?\n]*$/u.exec(text.slice(0, index))![0]
  const isListed = /[:(]|\b(?:with|has)\b|(?<!\p{L})(?:med|har)(?!\p{L})/u.test(before) && before.includes(',')
  const isOfSame = before.toLowerCase().includes(single.toLowerCase().slice(0, stemChars))
  const kind = knownFields.get('type')!.label[language].toLowerCase()
  const label = isField ? what!.toLowerCase() : states || isSure ? status(language) : kind
  if (isListed && (isField || isOfSame)) return `, ${field(label, choices)}`
  const from = lead!.startsWith(',') ? '. ' : lead!
  if (isField) return from + field(label, choices)
  return `${from}${{ en: 'Each', sv: 'Varje' }[language]} ${single} ${{ en: 'has', sv: 'har' }[language]} ${field(label, choices)}`
}
const stemChars = 4

function latinStates(text: string, language: Latin): Edit[] {
  const asStatus = (found: RegExpExecArray, lead = ''): string => {
    const choices = choicesIn(found.groups!.held!, language)
    return areChoices(choices) && !areLists(choices, language) ? lead + field(status(language), choices) : found[0]
  }
  const isBoard = board[language].test(text)
  return [
    ...editsOf(text, whether[language], (found) => asStatus(found)),
    ...editsOf(text, andIs[language], (found) =>
      found.groups!.sure || statesOf(choicesIn(found.groups!.held!, language), language) > 1 ? asStatus(found, ', ') : found[0],
    ),
    ...editsOf(text, can[language], (found) => told(text, language, found)),
    ...(isBoard
      ? editsOf(text, columns[language], ({ 0: said, groups }) => {
          const { choices, length } = columnsIn(groups!.held!, language)
          if (!areChoices(choices) || areFields(choices, language)) return said
          return field(status(language), choices) + groups!.held!.slice(length)
        })
      : []),
  ]
}

const japaneseOne = String.raw`[^、。・，（）()「」『』\n]{1,12}?`
/** 列は「アイデア」「下書き」「公開」 */
const japaneseColumns = new RegExp(
  String.raw`(?:列|カラム|レーン)(?:は|に|を|：|として)、?(?<held>(?:「[^」\n]{1,12}」[、・]?){2,12}|${japaneseOne}(?:[、・]${japaneseOne})+)(?:の\d{1,2}(?:つ|列))?(?:です|で(?:す|お願いします)|にしたい(?:です)?|に分け(?:たい(?:です)?|る|ます))?(?=[。\n]|$)`,
  'gu',
)
/** 猫は保護中、トライアル中、譲渡済みのどれかです */
const japaneseOneOf = new RegExp(
  String.raw`(?<lead>^|[。\n]\s*)(?<what>[^。、はが\n]{1,10})は、?(?<held>${japaneseOne}(?:[、・]${japaneseOne})+)の(?:どれか|いずれか|どちらか|\d{1,2}つのどれか|\d{1,2}(?:つの)?(?:状態|段階))(?:です|になります|とします|があります|に分かれます)?(?=[。\n]|$)`,
  'gu',
)
/** 受付中か修理中か返却済みか */
const state = String.raw`[\p{Script=Han}\p{Script=Katakana}ーしりきちい]{0,6}(?:中|済み?|未\p{Script=Han}+|待ち|前|完了|終了|受付|返却)`
const japaneseEither = new RegExp(
  String.raw`(?<held>${state}(?:か、?${state})+)か(?:どうか)?(?=[をがも、。）\n]|わか|分か)`,
  'gu',
)
const japaneseChoices = (held: string): string[] =>
  held
    .split(/[、・]|」「|(?<=\p{L})か、?(?=\p{L})/u)
    .map((each) => each.replaceAll(/[「」]/gu, '').trim())
    .filter(Boolean)

function japaneseStates(text: string): Edit[] {
  const as = (choices: readonly string[]) => `${status('ja')}（${choices.join('、')}）`
  const isBoard = board.ja.test(text)
  return [
    ...(isBoard ? editsOf(text, japaneseColumns, ({ groups }) => as(japaneseChoices(groups!.held!))) : []),
    ...editsOf(text, japaneseOneOf, ({ 0: said, index, groups }) => {
      const { lead, what, held } = groups as Record<'lead' | 'what' | 'held', string>
      const before = /[^。\n]*$/u.exec(text.slice(0, index))![0]
      // 種類は…のどれか: a field
      if (endsInField(what, 'ja')) return said
      const choices = as(held.split(/[、・]/u).map((each) => each.trim()))
      return before.includes('、') && text.slice(0, index).includes(what) ? `、${choices}` : `${lead}${what}は${choices}`
    }),
    ...editsOf(text, japaneseEither, ({ groups }) => as(groups!.held!.split(/か、?/u))),
  ]
}

export function statesTold(text: string, language: Language): Edit[] {
  const edits = language === 'ja' ? japaneseStates(text) : latinStates(text, language)
  return edits
    .filter(({ start, end, as }) => text.slice(start, end) !== as)
    .toSorted((first, second) => first.start - second.start)
}

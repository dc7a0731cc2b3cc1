// A wish that speaks of some rows, and of which something else was made: "kor i karens ska ha röd bakgrund" is no red app, "cancelled ones shouldn't
// block the dates" takes no choice away. What was made of those words is taken back and said; the rest of the wish stays.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import type { Change } from '../done.ts'
import type { Operation } from '../operations.ts'
import { thingSaid } from '../sight/states-said.ts'
import { piecesOf, withoutPieces } from './pieces.ts'
import { ruleAsked } from './deed-words.ts'

type Read = (model: ProjectModel, wish: string) => Change

const ofRules = new Set<Operation['op']>([
  'addWarning',
  'removeWarnings',
  'setFilter',
  'addQuickFilter',
  'setTone',
  'addFigure',
  'setTotals',
  'addLimit',
  'hideField',
  'setOrder',
  'setGroup',
  'setFormula',
  'setUnique',
  'requireField',
])
/** Words by which some rows are meant, even where they are not found. */
const ofSomeRows: Record<Language, RegExp> = {
  en: /\b(?:ones|those|rows|anything|anyone|everyone|someone|who|when(?:ever)?|if|once|between|under|over|below|above|more than|less than|overdue|late|unpaid)\b/iu,
  sv: /(?<!\p{L})(?:de som|dem som|dom som|den som|det som|allt som|alla som|när|om|under|över|mellan|mer än|mindre än|förfallna|försenade|obetalda|redan från)(?!\p{L})/iu,
  ja: /以上|以下|未満|超え|たら|なら|場合|未\p{Script=Han}|のもの|の人|の方|の子|期限/u,
}
/** It is for something else, whatever it says of colours. */
const adds =
  /^(?:(?:please|also|can you|could you) )*(?:add|create|build|rename|call|put in|include|new)\b|^(?:lägg till|skapa|byt|döp|ha med)(?!\p{L})|を?(?:追加|作って|作成)/iu
/** "Already set to green": what a new row begins with. */
const begins =
  /\b(?:already|by default|to begin with|from the start|starts? (?:as|at|out))\b|(?<!\p{L})(?:redan|från början|förval\p{L}*|som standard)(?!\p{L})|初期値|最初から|はじめから/iu
const looks =
  /\b(?:app|site|website|page|theme|design|buttons?|background|headers?|menu|text|fonts?|links?|logo|accents?|colou?rs?|match(?:es|ing)?)\b|(?<!\p{L})(?:appen|sajten|sidan|temat|designen|knappar(?:na)?|bakgrunden|rubriker(?:na)?|menyn|texten|loggan|färg(?:en|er|erna)?|matcha\p{L}*)(?!\p{L})|サイト|アプリ|テーマ|ボタン|背景|見出し|メニュー|文字|全体/iu
/** What may not be, or comes of itself: no project of ours keeps to that, and no choice or field is asked for. */
const bounds: Record<Language, RegExp> = {
  en: /\b(?:(?:do not|don['’]?t) (?:allow|let)|never|must(?: not|n['’]?t)|can(?:['’]?t|not)|should(?: not|n['’]?t| never))\b.*\b(?:under|below|negative|less than|minus)\b|\b(?:can(?:['’]?t|not)|must(?: not|n['’]?t)|may not) (?:be|come|lie|fall) (?:earlier|later|before|after)\b|\bminimum (?:fee|amount|charge|price)\b.*\d|\blimit of \d+ (?:on|for)\b|^when (?:an?|the|it) .+ (?:should|must|shall) (?:become|turn into|be set|go to|change to|automatically)\b/iu,
  sv: /(?<!\p{L})(?:får|ska|kan) (?:inte|aldrig) (?:gå|bli|vara|komma|sjunka)(?!\p{L}).*(?<!\p{L})(?:under|minus|negativ\p{L}*)|(?<!\p{L})(?:får|kan) inte (?:vara|ligga|komma|infalla) (?:före|efter|innan|tidigare|senare)(?!\p{L})|(?<!\p{L})(?:minsta|lägsta) (?:avgift|belopp|pris)\p{L}*.*\d|(?<!\p{L})gräns på \d+ (?:på|för)|^när (?:en|ett|den|det) .+ ska .+(?<!\p{L})(?:bli|sättas till|ändras till)(?!\p{L})/iu,
  ja: /(?:マイナス|0未満|ゼロ未満|0より少な)\p{Script=Hiragana}*(?:しない|ならない|なれない|できない)|最低(?:料金|金額)[^、。]*\d/u,
}
/** "Nobody does that any longer, it can go": what is to disappear is the choice itself. */
const noLonger: Record<Language, RegExp> = {
  en: /\b(?:no longer|any ?more|any longer|stopped|dropped|discontinued)\b/iu,
  sv: /(?<!\p{L})(?:längre|slutat|utgått|utgår|upphör(?:t|de)?)(?!\p{L})/iu,
  ja: /もう|廃止|やめ(?:た|まし)|なくなった/u,
}
/** It only says what that means. */
const follows = /^(?:so|otherwise|meaning|then|alltså|annars|så)(?!\p{L})/iu
const taking = new Set<Operation['op']>(['removeOption', 'removeField', 'removeRow', 'clearRows', 'removeThing'])

/** A late day that was not there is given to the list along with its warning. */
const isDueDay = (operation: Operation, all: readonly Operation[]) =>
  operation.op === 'addField' &&
  operation.field.type === 'date' &&
  all.some((each) => each.op === 'addWarning' && each.warning.field === operation.field.id)

export function onlyRules(model: ProjectModel, text: string, language: Language, made: Change, read: Read): Change {
  // "can't be negative" tells nothing of having to be filled in
  const isBound = bounds[language].test(text)
  const strange = made.operations.filter(
    (each, _at, all) => (!ofRules.has(each.op) || (isBound && each.op === 'requireField')) && !isDueDay(each, all),
  )
  if (!strange.length) return made
  const isPainted = strange.some(({ op }) => op === 'setTheme')
  const takes = strange.some(({ op }) => taking.has(op))
  const meant = piecesOf(text, language).filter(({ said }, at, all) => {
    if (at > 0 && follows.test(said) && bounds[language].test(all[at - 1]!.said)) return true
    if (bounds[language].test(said)) return true
    const asked = ruleAsked(said, language)
    if (!asked || asked.deed === 'only' || adds.test(said) || begins.test(said)) return false
    if (asked.deed === 'hide') return (takes && !noLonger[language].test(text)) || ofSomeRows[language].test(asked.said)
    if (ofSomeRows[language].test(asked.said) && !looks.test(said)) return true
    return (
      isPainted &&
      !looks.test(said) &&
      asked.said.includes(' ') &&
      (asked.isPlaced || thingSaid(model, asked.said, language) !== undefined)
    )
  })
  const painted = isPainted && !meant.length && !looks.test(text) ? eachColoured(text, language) : []
  const unread = [...meant, ...painted]
  if (!unread.length) return made
  // each of them came to a rule of its own
  if (
    !painted.length &&
    made.operations.filter((each) => ofRules.has(each.op) && !strange.includes(each)).length >= unread.length
  )
    return made
  const rest = withoutPieces(text, unread, language)
  const refusal = { kind: 'unknown' as const, text: notUnderstood[language](unread.map(({ said }) => said)) }
  if (!rest) return { model, operations: [], notes: [{ ...refusal, text: notUnderstood[language]([text.trim()]) }] }
  const then = read(model, rest)
  return { ...then, notes: [...then.notes, refusal] }
}

/** "Money coming in green and going out red": two things, each in its colour. */
function eachColoured(text: string, language: Language) {
  const coloured = piecesOf(text, language).filter(({ said }) => {
    const asked = ruleAsked(said, language)
    return asked?.deed === 'mark' && asked.tone && asked.said.split(/\s+/).some((word) => word.length > 4)
  })
  return coloured.length > 1 ? coloured : []
}

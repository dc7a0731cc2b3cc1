// "Add Aunt Carol, rsvp yes, table 4", "lägg till Drops Alpaca, röd, 45 kr, 20 st", りんごジャム、在庫20個、単価650円を登録して: one more row with what
// is told of it. Its pieces tell that it is one: they are values of the fields that a list has. Null where they are not.
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import type { Note, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { choicesLike } from '../alike-choices.ts'
import type { Reading } from '../reading.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { rowOperations, type RowTold, rowTold, untold } from './row-told.ts'
import { isUndated, rowNamed } from './values.ts'

const charsMax = 200
const piecesMax = 10
const nameCharsMax: Record<Language, number> = { en: 50, sv: 50, ja: 24 }
const nameWordsMax = 6

const opening: Record<Language, RegExp> = {
  en: /^(?:(?:please|pls|also|and|now|ok|okay|hi|hey|can you|could you|i want to|i['’]d like to|we need to|let['’]?s)[,!]? )*(?:add|put in|put|enter|register|insert|include|sign up|book in|log|write down|note down|new)(?:(?: in| down)? )/iu,
  sv: /^(?:(?:snälla|kan du|och|nu|hej|ok|jag vill|vi vill|vill|gärna)[,!]? )*(?:lägg(?:a)? (?:till|in|upp)|skriv(?:a)? (?:in|upp)|för(?:a)? in|registrera|boka in|anmäl|sätt(?:a)? (?:upp|in|dit)|stoppa in|knappa in|notera|ny(?:tt)?)(?: också| även)? /iu,
  ja: /(?:を|も)?(?:新しく)?(?:追加|登録|入れ|入力|記入|足|記録)(?:し|って)?(?:て(?:ください|下さい|ほしい|欲しい|おいて(?:ください)?|もらえますか)?|たい(?:です)?|お願い(?:します)?|で(?:お願いします)?)?[。！!]*$/u,
}
/** "Skriv in en till som exempel, …" */
const asExample: Record<Language, RegExp> = {
  en: /^(?:(?:another|one more|an extra) (?:one|example|sample|row)(?: as an? (?:example|sample))?|as an? (?:example|sample))[,:] /iu,
  sv: /^(?:(?:en|ett|ytterligare (?:en|ett)) (?:(?:exempel|provrad|rad) )?(?:till|extra)(?: som exempel)?|(?:ett )?exempel|som exempel)[,:] /iu,
  ja: /^(?:例|サンプル|見本)(?:として|に)、?/u,
}
const closing: Record<Language, RegExp> = {
  en: /(?:,? (?:please|pls|too|as well|also|thanks|thank you)|[\s.!]+)+$/iu,
  sv: /(?:,? (?:tack|också|med|även)|[\s.!]+)+$/iu,
  ja: /[\s。！!]+$/u,
}
/** What is asked for is a part of the project and no row of it. */
const ofProject: Record<Language, RegExp> = {
  en: /\b(?:fields?|columns?|lists?|page|pages|section|options?|choices?|buttons?|filters?|reminders?|calendar|chart|graph|view|tab|menu|photos?|pictures?|dropdown|drop-down|checkbox|tick ?box|question|form|examples?|samples?|rows? for|login|between|either|whenever|should|must|yes or no|yes\/no|(?:so|because|let|which) (?:we|i|they|you|that|each|people|it))\b/iu,
  sv: /(?<!\p{L})(?:fält(?:et)?|kolumn(?:en|er)?|lista(?:n)?|listor|sida(?:n)?|sidor|sektion|alternativ(?:en)?|val(?:en)?|knapp(?:en|ar)?|filter|påminnelser?|kalender|diagram|graf|vy|flik|meny|bild(?:er)?|foto(?:n)?|kryssruta|fråga(?:n)?|formulär|exempel|inloggning|mellan|antingen|ska|måste|ja eller nej|ja\/nej|(?:så|eftersom|så att) (?:vi|jag|man|de|att|det))(?!\p{L})/iu,
  ja: /項目|欄|列|一覧|リスト|ページ|画面|セクション|選択肢|候補|選べ|ボタン|絞り込み|フィルタ|通知|カレンダー|グラフ|写真|画像|質問|フォーム|機能|サンプル|の例|見本|ログイン|とき|場合|から選|別に/u,
}
const between: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and\s+)?|\s+[–—-]\s+/u,
  sv: /\s*[,;]\s*(?:och\s+)?|\s+[–—-]\s+/u,
  ja: /[、，,；;・　]\s*|\s+(?=\d)/u,
}
/** Behind these the name ends and what is told of the row begins. */
const within: Record<Language, RegExp> = {
  en: /\s+(?:with(?: an?| the)?|who(?: is|['’]s| has)?|that costs|which costs|costing|in|at|for|on|from|priced at|is|has|by)\s+/giu,
  sv: /\s+(?:med|av|som(?: är| har| kostar)?|i|på|för|till|från|kostar|den(?= \d)|kl(?:ockan|\.)?(?= ?\d))\s+/giu,
  ja: /$^/gu,
}
const joined: Record<Language, RegExp> = { en: /\s+and\s+/iu, sv: /\s+och\s+/iu, ja: /$^/u }

/** The first forms name one of the list, and then what it is called. */
const calledForms: Record<Language, number> = { en: 3, sv: 2, ja: 0 }
/** To which list it goes, where that is said ahead of its name or behind all of it. */
function placed(model: ProjectModel, said: string, language: Language): { thing?: Thing; text: string; isCalled: boolean } {
  const forms: readonly RegExp[] = {
    en: [
      /^(?:an?|the|another|one more|this)? ?(?:new )?(?<of>\p{L}+(?: \p{L}+)?)(?::| called| named|,? by the name of) (?<row>.+)$/iu,
      /^(?:an?|the|another|one more|this) (?:new )?(?<of>\p{L}+(?: \p{L}+)?),? (?<row>["“\p{Lu}\d].*)$/u,
      /^(?<of>\p{L}+) (?<row>["“\p{Lu}].*)$/u,
      /^(?<row>.+?),? (?:to|on|in|into|among|as an?) (?:the |our |my )?(?<of>\p{L}+(?: \p{L}+)?)(?: list)?$/iu,
    ],
    sv: [
      /^(?:en|ett|den|det)? ?(?:ny |nytt )?(?<of>\p{L}+(?: \p{L}+)?)(?::| som heter| vid namn) (?<row>.+)$/iu,
      /^(?:en |ett |den |det )?(?:nya? |nytt )?(?<of>\p{L}+),? (?<row>["”“\p{Lu}\d].*)$/u,
      /^(?<row>.+?),? (?:i|på|bland|till|som) (?:listan (?:med|över) )?(?<of>\p{L}+)$/iu,
    ],
    ja: [/^(?<of>[^、。「」は]{1,10}?)に(?:は)?(?<row>[^はが]{2,}.*)$/u, /^(?<of>[^、。「」]{1,10})[：:](?<row>.+)$/u],
  }[language]
  for (const [at, form] of forms.entries()) {
    const { of = '', row = '' } = form.exec(said)?.groups ?? {}
    const thing = of && row ? resolveThing(model, of, language) : undefined
    if (thing) return { thing, text: row, isCalled: at < calledForms[language] }
  }
  return { text: said, isCalled: false }
}

/** "Mia Berg with rate 45": the name, and the first thing that is told of it, where that has a place. */
function namePieces(said: string, language: Language, isPlace: (piece: string) => boolean): string[] {
  for (const { index, 0: joint } of said.matchAll(within[language])) {
    const [name, rest] = [said.slice(0, index), said.slice(index + joint.length)]
    // "on 3 May at 7pm in the town hall": each behind a word of its own
    const apart = rest.split(within[language])
    const isTold = (part: string) => isPlace(part) || isUndated(part, language) || /^\p{Lu}/u.test(part)
    if (name && apart.length > 1 && /\d/.test(apart[0]!) && apart.every(isTold)) return [name, ...apart]
    const parts = madeBy.test(joint) ? [`${joint.trim()} ${rest}`] : rest.split(joined[language])
    if (name && parts.every(isPlace)) return [name, ...parts]
  }
  const { name, number, rest } = numbered.exec(said)?.groups ?? {}
  const parts = [number, rest].flatMap((each) => each ?? [])
  return name && parts.every(isPlace) && (rest || isPriced.test(number!)) ? [name, ...parts] : [said]
}
/** "Groceries 54.20 food", "fika 85 kr" */
const numbered =
  /^(?<name>\p{L}[\p{L} ]*?) (?<number>[$£€]?\d+(?:[.,]\d{1,2})?(?: ?(?:kr|kronor|:-|euros?|dollars?|pounds?|[€£$]))?)(?: (?<rest>\p{L}[\p{L} ]*))?$/iu
const isPriced = /[$£€]|kr|:-|euro|dollar|pound|[.,]\d\d$/iu

const madeBy = /^\s(?:by|av)\s$/iu
const unquoted = (text: string) => text.trim().replace(/^["“”「『]|["“”」』]$/gu, '')
const article: Record<Language, RegExp> = {
  en: /^(?:an?|the|another|one more|my|our)\s+(?:new\s+)?/iu,
  sv: /^(?:en|ett|den|det|min|vår)\s+(?:ny\s+|nytt\s+)?/iu,
  ja: /$^/u,
}
const honorific = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})(?:さん|様|ちゃん|くん)$/u

const isOfDeeds = ({ concept = '' }: Thing) => /^(?:task|todo|chore|errand|action)/iu.test(concept)
/** `isTold`: its number or the like stands right behind it. */
function isName(model: ProjectModel, thing: Thing, name: string, isTold: boolean, language: Language): boolean {
  const isLong = name.length > nameCharsMax[language] || name.split(/\s+/).length > nameWordsMax
  if (isLong || /[:：]/u.test(name) || !/\p{L}/u.test(name) || ofProject[language].test(name)) return false
  if (
    language === 'ja' &&
    !isOfDeeds(thing) &&
    !honorific.test(name) &&
    (/[をがへ]|[るたい]$/u.test(name) || /[\p{Script=Han}\p{Script=Katakana}ー][はにで](?=.{2})/u.test(name))
  )
    return false
  if (/^[\p{Lu}"“「]/u.test(name) && /\s/u.test(name)) return true
  return (
    !resolveField(model, name, language) &&
    !resolveThing(model, name, language) &&
    (/^\p{Lu}/u.test(name) || !readingsIn(name, language).some(({ kind }) => kind === 'field' || (!isTold && kind !== 'thing')))
  )
}

/** "New pup: Bramble": what it is stands ahead of its name, where that is no field. */
function behindKind(model: ProjectModel, said: string, language: Language): string {
  const [, one, whose] = /^(\p{L}+) (?:for|by|från|from|till|åt|för) (\p{Lu}.*)$/u.exec(said.replace(article[language], '')) ?? []
  if (one && whose && resolveThing(model, one, language)) return whose
  const [, kind, name] = /^([^:：]{2,24})[:：]\s*(.+)$/u.exec(said) ?? []
  if (!kind || !name) return said
  const isField = resolveField(model, kind, language) ?? readingsIn(kind, language).find(({ kind: of }) => of === 'field')
  return isField ? said : name
}
/** "Ny hund från måndag, Sixten": what it is, before it is named. */
const isKindOnly = (model: ProjectModel, said: string, language: Language): boolean => {
  const [word = ''] = said.split(' ')
  return (
    language !== 'ja' &&
    /^\p{Ll}/u.test(said) &&
    (/^(?:one|thing|sak|till)$/u.test(word) || resolveThing(model, word, language) !== undefined)
  )
}

/** `isCalled`: what stands behind its name is told of it, whether it has a place or not. */
function inList(model: ProjectModel, thing: Thing, said: string, isCalled: boolean, language: Language): RowTold | null {
  const isPlace = (piece: string) => {
    const told = rowTold(model, thing, ['x', piece], language)
    return told !== null && told.sure === 1
  }
  const [head = '', ...rest] = said.split(between[language]).filter((piece) => piece.trim())
  const ofRest = rest.flatMap((piece) => {
    const parts = piece.split(joined[language])
    return parts.length > 1 && !isPlace(piece) && parts.every(isPlace) ? parts : [piece]
  })
  const [first = '', ...more] = namePieces(
    unquoted(head),
    language,
    isCalled ? (piece) => /\d/u.test(piece) || isPlace(piece) : isPlace,
  )
  const called = unquoted(behindKind(model, first, language).replace(article[language], ''))
  const name = called.replace(honorific, '')
  const isKind = !more.length && isKindOnly(model, name, language) && /^\p{Lu}/u.test(ofRest[0] ?? '') && !isPlace(ofRest[0]!)
  const pieces = isKind ? ofRest : [name, ...more, ...ofRest]
  if (
    pieces.length < 2 ||
    pieces.length > piecesMax ||
    !isName(model, thing, isKind ? pieces[0]! : called, more.length > 0, language)
  )
    return null
  // one more of the choices that are there
  if (!more.length && choicesLike(model, name, language)?.names.some((each) => each.toLowerCase() === name.toLowerCase()))
    return null
  return rowTold(model, thing, pieces, language)
}

const beginsWithDeed = (said: string, language: Language): boolean => {
  const [word = ''] = said.toLowerCase().split(/[\s,]+/u)
  return language !== 'ja' && (functionWords[language].verbs.has(word) || functionWords[language].stop.has(word))
}

const sureLeast = 0.5
const recordSure = 2
const askedAmid = /^(?<name>[^、。]+?)を(?:追加|登録)(?:して(?:ください)?)?[、。](?<rest>[^。]*\d[^。]*?)(?:です|で)?。?$/u

export function rowAdded(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax || /[\n?？]/u.test(text)) return null
  // 佐藤さんを追加、月謝は8000円
  const said = language === 'ja' ? text.trim().replace(askedAmid, '$<name>、$<rest>を追加') : text.trim()
  const plain = (language === 'ja' ? said : said.replace(closing[language], ''))
    .replace(opening[language], '')
    .replace(asExample[language], '')
  const isOpened = opening[language].test(said)
  if (ofProject[language].test(plain.replace(/["“「][^"”」]*["”」]/gu, ''))) return null
  const { thing, text: row, isCalled } = placed(model, plain, language)
  const main = mainThing(model)
  const lists = thing ? [thing] : [main, ...model.things.filter((each) => each !== main)].filter((each) => each !== undefined)
  const all = lists.flatMap((each) => inList(model, each, row, isCalled, language) ?? [])
  const best = all.toSorted((a, b) => b.sure - a.sure || a.left.length - b.left.length)[0]
  if (!best) return null
  const { sure, left, days } = best
  const told = best.told + days.length
  // a choice alone may be asked for beside another one
  const isCapital =
    language === 'ja' || /^["“]?[\p{Lu}\d]/u.test(row.replace(article[language], '')) || isCalled || thing !== undefined
  // without a word of asking, all that is told has to be of a row
  const isRecord = left.length === 0 && days.length === 0 && sure >= recordSure && sure === told && /\d/u.test(row)
  if (!isOpened && (!isRecord || beginsWithDeed(row, language))) return null
  const isPlain = isOfDeeds(best.thing) ? sure > 0 : isCalled && left.length === 1
  if (
    (sure === 0 && !isPlain) ||
    (sure < (sure + left.length) * sureLeast && !isCalled && !isPlain) ||
    told < sure ||
    !(isCapital || isPlain || sure > 1 || /\d/.test(row))
  )
    return null
  const notes: Note[] = [{ kind: 'kept', text: rowSays.storedStays[language] }, ...untold([best], best.thing, language)]
  const { [best.thing.titleField]: title, ...values } = best.row
  const at = rowNamed(best.thing.rows, best.thing.titleField, String(title))
  const isThere =
    !best.fresh.length &&
    at >= 0 &&
    String(best.thing.rows[at]![best.thing.titleField]).toLowerCase() === String(title).toLowerCase()
  return {
    operations: isThere ? [{ op: 'changeRow', thing: best.thing.id, at, values }] : rowOperations(model, best, language),
    notes,
  }
}

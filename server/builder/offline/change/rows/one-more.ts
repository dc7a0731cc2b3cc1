// "New team joining: Blackrock Rovers", "nytt rum: Tornrummet, 1495 kr", クレーコート追加 1時間1800円: one more of a list, by the name of what the list
// keeps. What stands behind its own name is told of it.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import type { Reading } from '../reading.ts'
import { resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { rowOperations, rowTold, untold } from './row-told.ts'
import { rowNamed } from './values.ts'

const charsMax = 160
const nameWordsMax = 6
const nameCharsMax = 40

const quotes = '["“”」』]'
/** `of` is what the list keeps, `name` what the new one is called, `rest` what is told of it. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:the )?(?<of>\p{L}+) (?<name>["“]?\p{Lu}[^,:]*?) (?:should be|is|needs to be|must be|wants to be|are) (?:in (?:it|there|the (?:list|table|league)) )?(?:too|as well|in (?:it|there)|joining(?: us)?|included)(?: too| as well)?(?:[,.].*)?$/u,
    /^(?:(?:please|kindly|also|and)[, ]+)*(?<name>["“]?\p{Lu}[^,:]*?) (?:is|are) (?:a |an |our |the )?new (?<of>\p{L}+(?: \p{Ll}+)?)(?<rest>[,:].+)?$/u,
    /^(?:(?:[Pp]lease|[Kk]indly|[Aa]lso|[Aa]nd|[Cc]an you|[Cc]ould you|[Nn]ow)[, ]+)*(?:(?:[Aa]dd(?: in)?|[Pp]ut in|[Ii]nclude|[Tt]here['’]?s|[Ww]e (?:now |also )*(?:have|offer|sell|do|run)(?: got)?|[Ww]e['’]ve (?:now |also )?got|[Ww]e have (?:now )?got) (?:an? |one |another |one more |the )?(?:new |extra |further |more )?|(?:[Nn]ew|[Aa]nother|[Oo]ne more|[Aa]n extra) )(?<of>\p{Ll}+(?: \p{Ll}+)??)(?: (?:is )?(?:joining|starting|opening|coming)(?: us| up| in| soon)?)?(?: (?:called|named))?[:,]? (?<name>["“]?[\p{Lu}\d].*)$/u,
  ],
  sv: [
    /^(?<of>\p{L}+) (?<name>["”“]?\p{Lu}.*?) (?:ska|skall|måste|vill) (?:också |oxå |även )?(?:vara |va |bli )?med(?:[,. ].*)?$/u,
    /^(?:(?:[Ss]nälla|[Kk]an du|[Oo]ckså|[Oo]ch|[Nn]u)[, ]+)*(?:(?:[Ll]ägg(?:a)? (?:till|in)|[Ss]ätt in|[Vv]i har (?:nu |också |även )*(?:fått)?|[Dd]et finns (?:nu |också )*) ?(?:en |ett |ännu en |ännu ett |ytterligare (?:en|ett) )?(?:ny |nytt |extra )?|(?:[Nn]ya?|[Nn]ytt|[Ee]n till|[Ee]tt till|[Ee]n extra|[Ee]tt extra) )(?<of>\p{Ll}+)(?: till)?(?: (?:som heter|vid namn))?[:,]? (?<name>["”“]?[\p{Lu}\d].*)$/u,
  ],
  ja: [
    /^(?:新しい|新しく|新)?(?<of>[\p{L}ー]{1,12}?)[：:「『](?<name>[^」』、。]{2,30})[」』]?(?:を|も)?(?:(?:追加|登録|入れ|増や)[^、。]*)?(?:[、。]\s*(?<rest>.+))?$/u,
    /^(?<name>[^、。をはがに「」\s]{2,20}?(?<of>コート|コース|プラン|ルーム|教室|講座|クラス|レッスン|メニュー|チーム|部屋|室|席|定食|ケーキ|パン))(?:を|も)?追加(?:で|して|をお願いします|お願いします)?[、。\s　]+(?<rest>[^。]+?)[。]?$/u,
    /^[^「」]*?「(?<name>[^」]{2,30})」(?:を|が|も)?(?:新しく)?(?:やり|始め|開催|開き|追加|増え|加わり|できまし)[^、。]*[、。](?<rest>[^「」]*\d[^「」]*)$/u,
  ],
}
/** Where the name ends and what is told of it begins. */
const told: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and\s+)?|\s+[–—-]\s+|\s+(?:at|for|on|from|with|costs?|costing|priced at)\s+(?=(?:rs\.? ?|inr )?\S*\d)|(?<=\d\S*(?: \p{L}+)?)\s+(?:in|at)\s+(?=the |\p{Lu})|\s+(?=(?:[$£€]|rs\.? ?)\d)|\s+(?=\d[\d.,]* ?(?:kr|€|£|\$|usd|eur|pounds?|dollars?)\b)/iu,
  sv: /\s*[,;]\s*(?:och\s+)?|\s+[–—-]\s+|\s+(?:för|på|med|kostar|från|den|kl\.?|klockan)\s+(?=\S*\d)|(?<=\d\S*(?: \p{L}+)?)\s+(?:i|på)\s+(?=\p{Lu})|\s+(?=\d[\d .,]* ?(?:kr|kronor|:-))/iu,
  ja: /[、，。\s　]+|(?<=時間|分|名)(?=\d)/u,
}
const closing: Record<Language, RegExp> = {
  en: /(?:,? (?:please|too|as well|also|thanks))*[\s.!]*$/iu,
  sv: /(?:,? (?:tack|också|med|även))*[\s.!]*$/iu,
  ja: /(?:で)?(?:追加)?(?:を)?(?:お願いします|して(?:ください|下さい)?|です)?[。！!\s]*$/u,
}
/** "1495 kr/natt", "4500 per night": the amount alone. */
const per = /\s*(?:\/|per\s|a\s(?=night|hour|month|week|day|person)|om\s)\s*\p{L}+$/iu

/** What is offered may be called so, whatever its list is called. */
const offers =
  /^(?:course|class|workshop|lesson|treatment|service|package|plan|room|tour|session|product|item|dish|kurs|klass|workshop|behandling|tjänst|paket|rum|tur|pass|produkt|vara|rätt)$/iu

/** The lists of that name, and what is offered where its name is told in part: a clay court is one of the courts. */
function listsOf(model: ProjectModel, of: string, language: Language): Thing[] {
  const isExact = ({ one, many }: Thing) => one === of || many === of
  const list = language === 'ja' ? model.things.find(isExact) : of ? resolveThing(model, of, language) : undefined
  const named = language === 'ja' && of ? model.things.filter(({ one, many }) => one.endsWith(of) || many.endsWith(of)) : []
  const isOther = model.things.some(({ one, many }) => [one, many].includes(of.replace(/(?:一覧)?に$/u, '')))
  const sold = (language === 'ja' && !isOther) || (!list && offers.test(of)) ? offered(model) : undefined
  return [...new Set([list, ...named, sold].filter((each) => each !== undefined))]
}

/** What a page offers to be booked, bought or looked up. */
const offered = (model: ProjectModel): Thing | undefined => {
  const ids = model.pages.flatMap(({ kind, thing, parts }) => [parts?.service, parts?.offer, kind === 'shop' ? thing : undefined])
  return model.things.find(({ id }) => ids.includes(id))
}

function isName(model: ProjectModel, list: Thing, name: string, language: Language): boolean {
  if (!/\p{L}/u.test(name) || name.length > nameCharsMax || name.split(/\s+/u).length > nameWordsMax) return false
  if (/[?？=:：]|["“”].+["“”]|(?<!\p{L})(?:with|who|that|which|for|at|so|because|med|som|där|för|ska|så)(?!\p{L})/iu.test(name))
    return false
  // a clay court stands in the word for a booking of one
  const isList =
    language === 'ja' ? model.things.some(({ one, many }) => [one, many].includes(name)) : resolveThing(model, name, language)
  return !isList && !resolveField(model, name, language, list) && !resolveOption(model, name, language)
}

/** An amount for which nobody says what it is of, said to be what it costs. */
const costs: Record<Language, RegExp> = {
  en: /(?:\bat|\bfor|\bcosts?|\bcosting|priced at) $/iu,
  sv: /(?:(?<!\p{L})för|(?<!\p{L})kostar) $/iu,
  ja: /$^/u,
}
const money: Record<Language, (amount: string) => string> = {
  en: (amount) => `$${amount}`,
  sv: (amount) => `${amount} kr`,
  ja: (amount) => amount,
}
function pieceOf(said: string, piece: string, language: Language): string {
  const amount = piece.replace(per, '').replace(/^(?:rs\.?|inr|₹) ?(?=\d)/iu, '$')
  const isCost = amount !== piece || costs[language].test(said.slice(0, said.lastIndexOf(piece)))
  return isCost && /^\d[\d.,]*$/.test(amount) ? money[language](amount) : amount
}

export function oneMore(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax || /\n/u.test(text)) return null
  const said = text.trim().replace(closing[language], '')
  for (const form of forms[language]) {
    const { of = '', name: all = '', rest = '' } = form.exec(said)?.groups ?? {}
    if (!all) continue
    const [first = '', ...more] = `${all}${rest && `${language === 'ja' ? '、' : ', '}${rest}`}`
      .split(told[language])
      .map((piece) => piece.trim())
      .filter(Boolean)
    const name = first.replaceAll(new RegExp(quotes, 'gu'), '').replace(/^[「『]/u, '')
    const pieces = [name, ...more.map((piece) => pieceOf(said, piece, language))]
    const rows = listsOf(model, of, language)
      .filter((list) => isName(model, list, name, language) && rowNamed(list.rows, list.titleField, name) < 0)
      .flatMap((list) => rowTold(model, list, pieces, language) ?? [])
    const [row] = rows.toSorted((a, b) => a.left.length - b.left.length)
    // what fits nowhere is no row
    if (!row || row.left.length > row.sure) continue
    const notes: Note[] = [{ kind: 'kept', text: rowSays.storedStays[language] }, ...untold([row], row.thing, language)]
    return { operations: rowOperations(model, row, language), notes }
  }
  return null
}

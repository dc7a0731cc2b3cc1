// How many rows are so, and what they come to: "how many have paid and how much is missing", "summan av obetalda fakturor", 未入金の合計金額. A figure
// of the dashboard over those rows; no field is asked for.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Figure } from '../../shown-rules.ts'
import { rowsMeant } from '../by-rule/rows-meant.ts'
import { type Reading } from '../reading.ts'
import { amountOf } from '../sight/read-figure.ts'
import { withDashboard } from '../sight/with-dashboard.ts'

type Forms = Record<Language, RegExp>
const leadEn = String.raw`(?:(?:please |also |and )*(?:show(?: me| us)?|see|display|tell (?:me|us)|(?:i|we)(?:['’]d)? (?:also )?(?:want|need|like|would like)(?: to (?:see|know))?|(?:can|could) (?:we|you|i) (?:please )?(?:see|show(?: me)?|have|get)|have) )?`
const leadSv = String.raw`(?:(?:gärna |även |också )*(?:visa|se|(?:jag|vi) (?:vill|behöver) (?:se|veta|ha)|kan (?:vi|jag|man|du) (?:få )?(?:se|visa)|räkna(?: ut)?) )?`
const where = String.raw`(?: (?:at the (?:top|bottom)|on top|on the (?:dashboard|start page|front page)|överst|längst (?:upp|ner|ned)|högst upp|på (?:startsidan|översikten)))?[?.! ]*$`
const counts: Forms = {
  en: new RegExp(
    String.raw`^${leadEn}(?:how many(?: of (?:them|us|those))?|(?:an?|the) (?:total )?(?:count|number) of)\s+(?<said>.+?)${where}`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^${leadSv}(?:hur många(?: av (?:dem|oss))?(?: som)?|antal(?:et)?(?: som)?)\s+(?<said>.+?)${where}`,
    'iu',
  ),
  ja: /^(?<said>.+?)(?:の|した|している)?(?:人数|件数|数|何人|何件)(?:を|が|も|は)?(?:トップに|一番上に|上に)?(?:出|表示|見|知り|わかる|分かる|集計|ほしい|欲しい|いる)\p{Script=Hiragana}*$/u,
}
const sums: Forms = {
  en: new RegExp(
    String.raw`^${leadEn}(?:how much(?: money)?|(?:(?:an?|the) )?(?:total|sum)(?: (?:amount|value))?(?: of)?(?: (?:what|everything|all)(?:['’]s| is| that is| that)?)?)\s+(?<said>.+?)${where}`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`^${leadSv}(?:hur mycket(?: pengar)?(?: som)?|(?:total)?summan?(?: av| för| på)?(?: (?:allt|det) som)?|totalt?(?: belopp)?(?: av| för)?)\s+(?<said>.+?)${where}`,
    'iu',
  ),
  ja: /^(?<said>.+?)(?:の|した)?(?:合計(?:金額|額)?|総額|金額の合計)(?:を|が|も|は)?(?:トップに|一番上に|上に)?(?:出|表示|見|知り|わかる|分かる|集計|ほしい|欲しい)\p{Script=Hiragana}*$/u,
}
/** What is not there yet is what was not paid. */
const missing: Forms = {
  en: /^(?:is |are )?(?:still )?(?:missing|left to (?:pay|come in)|to be paid|outstanding|to come in)$/iu,
  sv: /^(?:som )?(?:fattas|saknas|återstår|är kvar(?: att betala)?|är utestående)$/iu,
  ja: /^(?:足りない|不足|残り)$/u,
}
const unpaid: Record<Language, string> = { en: 'unpaid', sv: 'obetalda', ja: '未入金' }

/** How many come. */
const headcount: Forms = {
  en: /^(?:(?:i |we )?(?:also )?(?:need|want|show|add|have|see)(?: me)? )?(?:an? |the )?head ?count(?: (?:too|as well))?[.!]*$/iu,
  sv: /^hur många kommer(?: totalt| sammanlagt)?[?.]*$/iu,
  ja: /^(?:出席|参加)(?:者の?)?人数(?:を|が)?(?:出|表示|知り)[\p{Script=Hiragana}]*$/u,
}
const coming: Record<Language, string> = { en: 'attending', sv: 'kommer', ja: '出席' }
const inAll = /,? (?:in total|altogether|totalt|sammanlagt|in all)$/iu
/** The number that the words name, and the words without it. */
function numberIn(thing: Thing, said: string, language: Language): { of?: Field; left: string } {
  const low = said.toLowerCase()
  const of = thing.fields.find((field) => isNumber(field) && field.label.length > 1 && low.includes(field.label.toLowerCase()))
  if (!of) return { left: said }
  const at = low.indexOf(of.label.toLowerCase())
  const left = said.slice(0, at) + said.slice(at + of.label.length)
  return { of, left: language === 'ja' ? left : left.replace(/\s+/g, ' ').trim() }
}

export function countedSo(model: ProjectModel, text: string, language: Language): Reading | null {
  const piece = text.trim().replace(language === 'ja' ? /(?:です|ます)?[。！!？?]*$/u : /$/, '')
  const counted = headcount[language].test(piece)
    ? coming[language]
    : counts[language].exec(piece)?.groups?.said?.replace(inAll, '')
  if (counted) {
    const rows = rowsMeant(model, counted, language)
    return rows ? withDashboard(model, rows.thing, [{ kind: 'count', where: rows.where }]) : null
  }
  const given = sums[language].exec(piece)?.groups?.said
  const summed = given && missing[language].test(given.trim()) ? unpaid[language] : given
  if (!summed) return null
  const things = model.things.filter((thing) => amountOf(thing) ?? numberIn(thing, summed, language).of)
  for (const thing of things) {
    const { of, left } = numberIn(thing, summed, language)
    const rows = rowsMeant({ ...model, things: of ? [thing] : things }, left, language)
    const amount = rows && (rows.thing === thing && of ? of : of ? undefined : amountOf(rows.thing))
    if (!rows || !amount) continue
    const figure: Figure = { kind: 'sum', of: amount.id, where: rows.where }
    return withDashboard(model, rows.thing, [figure])
  }
  return null
}

// "Work out the total", "the amount is calculated from hours and rate", 「粗利を自動計算」: what is told to be worked out.
import type { Language } from '#shared/languages.ts'
import { sharesIn } from './readers/read-share.ts'
import { dayAfterSaid } from './wording/day-after-said.ts'

const article: Record<Language, string> = {
  en: '(?:the |an? |my |our |its |their |each |every )?',
  sv: '(?:en |ett |den |det |varje )?',
  ja: '',
}
/** `names` are what is worked out, `from` what it is worked out from. */
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:and\s+)?(?:the\s+)?(?<names>\p{L}[\p{L} -]{1,30}?)\s+(?:is|equals|should be|will be|comes to)\s+(?:the\s+)?(?<from>\p{L}[\p{L}\d %-]*?\s*(?:[+×*✕÷]|\s[x/−–-]\s)\s*(?:the\s+)?\p{L}[\p{L}\d %+×*✕÷/−–-]*)$/iu,
    /^(?:and\s+)?(?:the\s+)?(?<names>\p{L}[\p{L} -]{1,30}?)(?:\s+(?:is|equals|=|should be|will be|comes to)|:)\s+(?:the\s+)?(?<from>\p{L}[\p{L}\d %-]*?\s+(?:times|multiplied by|divided by|minus|plus)\s+(?:the\s+)?\p{L}[\p{L}\d %-]*)$/iu,
    /^(?:(?:and|also|please|then|so|that|which|where|it|the app|this|i want it to|i'd like it to)\s+)*(?:(?:should|must|can|could|will|shall|has to|needs to|to)\s+)?(?:(?:also|then|automatically|auto)[\s-]+)*(?:calculates?|computes?|works? out|figures? out|auto-?calculates?)\s+(?<names>[^=]+?)(?:\s+(?:from|based on|out of|as)\s+(?<from>.+?))?(?:\s+(?:automatically|by itself|for (?:me|us|each(?: \p{L}+)?)))*$/iu,
    /^(?:and\s+|also\s+)?(?:add|show|include|have|put in|make)\s+(?:(?:an?|the)\s+)?(?:(?:field|column)\s+(?:for|with|called)\s+)?(?<names>\p{L}[^=:]*?),?\s+(?:(?:that|which|that['’]s|and it|and|to be|is|are|gets?|should be|automatically|auto)[\s-]+)*(?:calculated|computed|worked out)(?:\s+(?:automatically|by itself|for (?:me|us)))*(?:\s+(?:from|as|by|based on|out of)\s+(?<from>.+?))?$/iu,
    /^(?:and\s+|also\s+)?(?<names>\p{L}[\p{L}\d %-]*?)\s+(?:(?:(?:is|are|was|be|gets?|should|must|shall|will|has to|needs to|to|then|also|automatically|auto)[\s-]+)+(?:calculated|worked out|computed|figured out|added up)|(?:calculated|worked out|computed)(?= automatically| by itself| from| by| as))(?:\s+(?:automatically|by itself|for (?:me|us)))*(?:\s+(?:from|as|by|based on|out of)\s+(?<from>.+?))?(?:\s+automatically)?$/iu,
  ],
  sv: [
    /^(?:och\s+)?(?<names>\p{L}[\p{L} -]{1,30}?)\s+(?:är|blir|ska vara)\s+(?<from>\p{L}[\p{L}\d %-]*?\s*(?:[+×*✕÷]|\s[x/−–-]\s)\s*\p{L}[\p{L}\d %+×*✕÷/−–-]*)$/iu,
    /^(?:och\s+)?(?<names>\p{L}[\p{L} -]{1,30}?)(?:\s+(?:är|blir|=|ska vara)|:)\s+(?<from>\p{L}[\p{L}\d %-]*?\s+(?:gånger|multiplicerat med|delat med|minus|plus)\s+\p{L}[\p{L}\d %-]*)$/iu,
    /^(?:(?:och|samt|den|det|appen|som|så att den)\s+)*(?:(?:ska|bör|måste|kan|gärna)\s+)*(?:automatiskt\s+)?(?:räknar? (?:automatiskt )?ut|beräknar?)\s+(?:automatiskt\s+)?(?<names>[^=]+?)(?:\s+(?:automatiskt|av sig själv|åt (?:mig|oss)|för varje \p{L}+))*(?:\s+(?:från|utifrån|av|ur)\s+(?<from>.+?))?$/iu,
    /^(?:och\s+)?(?:lägg till|visa|ha med|ta med)\s+(?:en\s+|ett\s+)?(?:(?:fält|kolumn)\s+(?:för|med)\s+)?(?<names>\p{L}[^=:]*?),?\s+(?:(?:som|och|den|det|ska|automatiskt)\s+)*(?:räknas (?:automatiskt )?(?:ut|fram)|beräknas|räknar ut sig själv)(?:\s+(?:automatiskt|av sig själv))*(?:\s+(?:från|utifrån|av|ur|som)\s+(?<from>.+?))?$/iu,
    /^(?:och\s+)?(?<names>\p{L}[\p{L}\d %-]*?)\s+(?:(?:ska|bör|måste|kan|då|sedan|automatiskt)\s+)*(?:räknas (?:automatiskt )?ut|beräknas|räknas fram|summeras)(?:\s+(?:automatiskt|av sig själv|av appen))*(?:\s+(?:från|utifrån|av|ur|som)\s+(?<from>.+?))?(?:\s+automatiskt)?$/iu,
  ],
  ja: [
    /^(?<names>[^。を]+?)(?:[をはも])?自動(?:的)?(?:に|で)?(?:計算|算出|集計)[^。]*$/u,
    /^(?<names>[^。を]+?)(?:を|は)(?:計算|算出)(?:して(?:ほしい|ください)?|し|したい|する|できるように(?:したい|する)?)?$/u,
  ],
}
/** Between the names: "the cost and the margin", 粗利と粗利率. */
const between: Record<Language, RegExp> = {
  en: /\s*(?:,|\band\b|&)\s*/i,
  sv: /\s*(?:,|(?<!\p{L})och(?!\p{L})|samt|&)\s*/iu,
  ja: /[、，・]|と(?!り)|および/u,
}
/** What is worked out there is no field: a calculation of a tool, everything, what stays open. */
const isNoName =
  /^(?:when .*|what .*|if .*|när .*|vad .*|om .*|it|this|that|them|things|everything|what|how|how (?:much|many) .*|den|det|allt|vad|hur .*|これ|それ|全部|いくら.*)$/iu

/** "In percent": a share, where the same name may as well be of an amount. */
const percentSaid: Record<Language, RegExp> = {
  en: /,?\s+(?:in|as)(?: an?)? (?:per ?cent(?:age)?s?|%)(?=\s|$)/iu,
  sv: /,?\s+(?:i|som) (?:procent|%)(?=\s|$)/iu,
  ja: /(?:を|は)?(?:パーセント|[%％])(?:で|表示で)/u,
}
const inPercent: Record<Language, string> = { en: 'in percent', sv: 'i procent', ja: '' }
/** A margin in percent follows from what is bought and sold. */
const shareAlone: Record<Language, RegExp> = {
  en: /^(?:and |show |with )*(?:the )?(?<name>(?:profit |gross )?margin|markup) (?:in|as)(?: a)? (?:per ?cent(?:age)?|%)$/iu,
  sv: /^(?:och |visa |med )*(?<name>(?:vinst|brutto)?marginal(?:en)?|täckningsgrad(?:en)?|påslag(?:et)?) i (?:procent|%)$/iu,
  ja: /(?!)/u,
}

export type Told = { names: string[]; from?: string; isShare?: true }

/** What a clause tells to be worked out, by the names it gives; null where it tells nothing of the kind. */
export function workedOutIn(text: string, language: Language): Told | null {
  const said = text.replace(percentSaid[language], '')
  for (const form of forms[language]) {
    const groups = form.exec(said.trim())?.groups
    if (!groups) continue
    const lead = new RegExp(`^${article[language]}`, 'i')
    const names = groups
      .names!.split(between[language])
      .map((name) =>
        name
          .replace(/["“”„'「」]/gu, '')
          .trim()
          .replace(lead, '')
          .trim(),
      )
      .filter(Boolean)
    if (!names.length || names.some((name) => isNoName.test(name) || name.length > nameCharsMax)) return null
    return { names, ...(groups.from && { from: groups.from.trim() }), ...(said !== text && { isShare: true as const }) }
  }
  return null
}
const nameCharsMax = 40

/** The next time of something, a day that follows. */
const isNextTime: Record<Language, RegExp> = {
  en: /^(?:and |it should |that |please )*(?:show|shows|see|display|tell me|give me)\s+(?:me\s+)?(?:when\s+)?(?:the\s+)?next\s+[\p{L} ]{2,30}?(?:\s+(?:date|day|is|due|should be))*$/iu,
  sv: /^(?:och |den ska |samt )*(?:visa|visar|se)\s+(?:när\s+)?nästa\s+[\p{L} ]{2,30}$/iu,
  ja: /^次(?:回|に|の)[^、。]{0,12}(?:日|いつ|予定日)(?:を|も|が)(?:自動|計算|表示|出|分か)[^、。]*$/u,
}

/** What a clause of a description tells to be worked out, each of it as a clause of its own; null where it tells nothing of the kind. */
export function workTold(text: string, language: Language): string[] | null {
  if (isNextTime[language].test(text.trim()) || dayAfterSaid(text, language)) return [text.trim()]
  const share = shareAlone[language].exec(text.trim())?.groups?.name
  if (share) return [`${tells[language](share)} ${inPercent[language]}`]
  const shares = sharesIn(text, language)
  if (shares) return shares
  const told = workedOutIn(text, language)
  if (!told) return null
  return told.names.length === 1 ? [text.trim()] : told.names.map(tells[language])
}

/** What stands in brackets behind a field that is worked out: "total (calculated)", 合計（自動計算）. */
const mark: Record<Language, RegExp> = {
  en: /^(?:auto(?:matic(?:ally)?)?[\s-]*)?(?:calculated|computed|worked out|auto|automatic|formula)(?: automatically| field| by itself)?$/i,
  sv: /^(?:automatiskt? )?(?:räknas ut|beräknas|uträkna[dt]|beräkna[dt]|automatiskt?|auto|formel)(?: automatiskt)?$/i,
  ja: /^自動(?:で)?(?:計算|算出|集計)?$/,
}
/** A sign between two names, or between a name and a number. */
const isCalculation = /^=|[\p{L}\d)%][\s]*[×✕÷＋*+][\s]*[\p{L}\d(]|[\p{L}\d)%]\s+[x/−–-]\s+[\p{L}\d(]/u
const inBrackets = /[（(](?<inside>[^（）()\n]{1,60})[）)]/gu
const tells: Record<Language, (name: string) => string> = {
  en: (name) => `calculate ${name}`,
  sv: (name) => `räkna ut ${name}`,
  ja: (name) => `${name}を自動計算`,
}

export type Bracketed = { text: string; start: number; end: number }

/** The brackets of a prompt that say how the field in front is worked out: "total (hours × rate)", 合計（自動計算）. */
export function bracketsOfFormulas(prompt: string, language: Language): Bracketed[] {
  return [...prompt.matchAll(inBrackets)].flatMap(({ index, groups, 0: whole }): Bracketed[] => {
    const inside = groups!.inside!.trim()
    const isMark = mark[language].test(inside)
    if (!isMark && !isCalculation.test(inside)) return []
    // the last name in front: the words after the last joint
    const before = prompt.slice(Math.max(0, index - nameCharsMax), index)
    const name = before.split(joints[language]).at(-1)?.trim().replace(wished, '')
    if (!name || !/\p{L}/u.test(name)) return []
    const text = isMark ? tells[language](name) : `${name} = ${inside.replace(/^=\s*/, '')}`
    // "(value x probability) calculated automatically"
    const behind = calculatedBehind[language].exec(prompt.slice(index + whole.length))?.[0] ?? ''
    return [{ text, start: index, end: index + whole.length + behind.length }]
  })
}
/** "I'd like weighted value (…)" */
const wished = /^(?:(?:i|we)(?:['’]d)? (?:would )?(?:like|want|need)(?: to (?:see|have))?|show|jag vill ha|vi vill ha|visa) /iu
const calculatedBehind: Record<Language, RegExp> = {
  en: /^,? (?:(?:is|are|gets?|should be|to be|which is|that is) )?(?:automatically )?(?:calculated|worked out|computed)(?: automatically| by itself)?(?!\p{L})/iu,
  sv: /^,? (?:(?:som|ska|den|det) )*(?:räknas (?:automatiskt )?ut|beräknas|uträkna[dt])(?: automatiskt| av sig själv)?(?!\p{L})/iu,
  ja: /^(?:を|は)?自動(?:で|的に)?(?:計算|算出)(?:する|して)?/u,
}
const joints: Record<Language, RegExp> = {
  en: /[,;:.\n(]|\b(?:and|with|plus|the|an?)\b/i,
  sv: /[,;:.\n(]|(?<!\p{L})(?:och|samt|med|en|ett)(?!\p{L})/iu,
  ja: /[、。，：:・（(）)\s]/u,
}

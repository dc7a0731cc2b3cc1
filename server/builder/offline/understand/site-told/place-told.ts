// When a place is open and how to reach it, where a description of its website says so: "open tue-sat 9-5", "phone 0113 496 0123",
// "Adress Kungsgatan 14". They are read as facts of the place (`factsSaid`), and no word of them is a field or a list.
import type { Language } from '#shared/languages.ts'
import { weekSaid } from '../../change/wording/week-words.ts'
import { usualWeek } from '../../site-model.ts'
import { mailSaid, phoneIn, streetIn } from '../plan/site-subject.ts'
import type { Stretch } from '../told/telling.ts'

/** Pieces between commas and points; a clock or a date is never cut. */
const piece = /[^,;.!?\n()（）、。]+(?:[.,](?=\d)[^,;.!?\n()（）、。]+)*/gu
const openWords: Record<Language, RegExp> = {
  en: /^\s*(?:and |but )?(?:(?:we(?:['’]re| are)|it(?:['’]s| is)|i(?:['’]m| am)) )?(?:always )?(?:open(?:ing)?(?: (?:hours|times))?|hours|times?)?(?: are| is)?:?\s*/iu,
  sv: /^\s*(?:och |men )?(?:(?:vi har|det är|jag har|vi är) )?(?:öppettider(?:na)?|öppet|öppna)?(?: är)?:?\s*/iu,
  ja: /^\s*(?:・)?(?:営業時間|営業日|営業|開館時間|診療時間|受付時間)?(?:は|：|:)?\s*/u,
}
const clockWords: Record<Language, RegExp> = {
  en: /\b(?:open(?:ing|s)?|hours|times?|from|until|till|only|and|on|to|we|are|closed|daily|lunch|dinner)\b/giu,
  sv: /(?<!\p{L})(?:öppet|öppettider|öppna|från|till|kl(?:ockan)?|bara|endast|och|vi|har|är|stängt|dagligen|lunch|på)(?!\p{L})/giu,
  ja: /営業時間|営業日|営業|開館時間|診療時間|から|まで|は|の|休み|定休日?/gu,
}
const closedAlone: Record<Language, RegExp> = {
  en: /^\s*(?:and )?(?:closed|shut)(?: on| every)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mon|tue|wed|thu|fri|sat|sun)(?:(?: and |\/| & )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?))*\s*$|^\s*(?:and )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun)(?: and \w+days?)? closed\s*$/iu,
  sv: /^\s*(?:och )?(?:stängt|stängd) (?:på )?(?:mån|tis|ons|tors|fre|lör|sön)\p{L}*(?: och (?:mån|tis|ons|tors|fre|lör|sön)\p{L}*)?\s*$|^\s*(?:mån|tis|ons|tors?|fre|lör|sön)\p{L}*(?:(?: och |-|–)(?:mån|tis|ons|tors?|fre|lör|sön)\p{L}*)? (?:är )?(?:det )?stängt\s*$/iu,
  ja: /^\s*(?:定休日?|休み|休業日)(?:は|：|:)?\s*(?:[月火水木金土日](?:曜日?)?[・、と]?)+(?:祝日?)?(?:です)?\s*$|^\s*(?:毎週)?(?:[月火水木金土日](?:曜日?)?[・と]?)+(?:祝日?)?(?:が|は)?(?:定休日?|休み|休業)(?:です)?\s*$/u,
}
/** A span of numbers alone may be an age: a day, a clock or a word for it stands beside. */
const isOfClock: Record<Language, RegExp> = {
  en: /\b(?:open|hours|mon|tue|wed|thu|fri|sat|sun|week ?days?|weekends?|daily|every ?day)|\d ?[ap]m\b|\d[:.]\d\d/iu,
  sv: /öppe[nt]|öppettider|(?<!\p{L})(?:mån|tis|ons|tors?|fre|lör|sön|vardag|helg|alla dagar|dagligen|kl)|\d[:.]\d\d/iu,
  ja: /営業|開館|診療|受付|\d時|\d:\d\d/u,
}

function hoursStretches(text: string, language: Language): Stretch[] {
  return [...text.matchAll(piece)].flatMap(({ 0: words, index }) => {
    const label = openWords[language].exec(words)?.[0].length ?? 0
    const own = { start: index + (label < words.length ? label : 0), end: index + words.trimEnd().length }
    if (closedAlone[language].test(words)) return [{ start: index, end: own.end }]
    const said = weekSaid(words, usualWeek, language)
    const isHours =
      said !== null && isOfClock[language].test(words) && !/\p{L}/u.test(said.rest.replace(clockWords[language], ''))
    return isHours ? [own] : []
  })
}

/** What stands ahead of a number and belongs to it, and how it should be shown. */
const phoneAhead: Record<Language, RegExp> = {
  en: /(?:(?:our |my |the )?(?:(?:tele)?phone|tel|mobile|whatsapp|call|ring|text)(?: number)?(?: us| me)?(?: (?:on|at|is))?[:.]?\s*)$/iu,
  sv: /(?:(?:vårt |mitt )?(?:telefon(?:nummer)?|tel|tfn|mobil|ring|sms:?a)(?: oss| mig)?(?: (?:på|är))?[:.]?\s*)$/iu,
  ja: /(?:お?電話(?:番号)?|TEL|tel|連絡先|携帯)(?:は|：|:)?[\s　]*$/u,
}
const shownSo: Record<Language, RegExp> = {
  en: /^ (?:(?:big|large|clearly|prominent(?:ly)?|at the (?:top|bottom)|in the (?:header|footer)|on top)(?: and)? ?)+/iu,
  sv: /^ (?:(?:stort|tydligt|högst upp|längst upp|längst ner|överst|i sidfoten|i toppen)(?: och)? ?)+/iu,
  ja: /^(?:を)?(?:大きく|目立つように)(?:表示|載せ)[^。、\n]*/u,
}
const addressAhead: Record<Language, RegExp> = {
  en: /(?:(?:our |the )?address(?: is)?|(?:we(?:['’]re| are) )?(?:located )?at|you(?:['’]ll| can)? find us at)[:]?\s*$/iu,
  sv: /(?:(?:vår )?adress(?:en)?(?: är)?|(?:vi )?(?:finns|ligger) på|vi sitter på)[:]?\s*$/iu,
  ja: /(?:住所|所在地|場所)(?:は|：|:)?[\s　]*$/u,
}

/** A fact with the words around it that say what it is. */
function around(text: string, fact: Stretch | undefined, ahead: RegExp, behind?: RegExp): Stretch[] {
  if (!fact) return []
  const label = ahead.exec(text.slice(0, fact.start))?.[0].length ?? 0
  const more = behind?.exec(text.slice(fact.end))?.[0].length ?? 0
  return [{ start: fact.start - label, end: fact.end + more }]
}

export type PlaceTold = { stretches: Stretch[]; hasStreet: boolean }

export function placeTold(text: string, language: Language): PlaceTold {
  const street = streetIn(text, language)
  const mail = mailSaid.exec(text)
  return {
    hasStreet: street !== undefined,
    stretches: [
      ...hoursStretches(text, language),
      ...around(text, phoneIn(text), phoneAhead[language], shownSo[language]),
      ...around(text, street, addressAhead[language]),
      ...(mail ? [{ start: mail.index, end: mail.index + mail[0].length }] : []),
    ],
  }
}

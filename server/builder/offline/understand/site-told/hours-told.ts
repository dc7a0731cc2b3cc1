// Where a text tells when a place is open, and nothing else: "tue-sat 9-5", "sön stängt", 「土 9:00〜13:00」.
import type { Language } from '#shared/languages.ts'
import { weekSaid } from '../../change/wording/week-words.ts'
import { usualWeek } from '../../site-model.ts'
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

/** 10月12日 10時〜16時: a day, and no hours of a week. */
const ofCalendar = /\d月|\d日/u

export function hoursStretches(text: string, language: Language): Stretch[] {
  return [...text.matchAll(piece)].flatMap(({ 0: words, index }) => {
    if (ofCalendar.test(words)) return []
    const label = openWords[language].exec(words)?.[0].length ?? 0
    const own = { start: index + (label < words.length ? label : 0), end: index + words.trimEnd().length }
    if (closedAlone[language].test(words)) return [{ start: index, end: own.end }]
    const said = weekSaid(words, usualWeek, language)
    const isHours =
      said !== null && isOfClock[language].test(words) && !/\p{L}/u.test(said.rest.replace(clockWords[language], ''))
    return isHours ? [own] : []
  })
}

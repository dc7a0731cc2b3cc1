// When a place is open and how to reach it, where a description of its website says so: "open tue-sat 9-5", "phone 0113 496 0123",
// "Adress Kungsgatan 14". They are read as facts of the place (`factsSaid`), and no word of them is a field or a list.
import type { Language } from '#shared/languages.ts'
import { mailSaid, phoneIn, streetIn } from '../plan/site-subject.ts'
import type { Stretch } from '../told/telling.ts'
import { hoursStretches } from './hours-told.ts'

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

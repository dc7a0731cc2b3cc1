// What a website is about and the word it was asked for with are no lists of it: a fundraiser for a playground keeps no playgrounds, an
// invitation no invitations, and a ticket page no tickets of a help desk.
import type { Language } from '#shared/languages.ts'
import type { SiteTradeName } from '../../site-model.ts'
import type { Intent, SaidThing } from '../intent.ts'

const pageNouns: Record<Language, RegExp> = {
  en: /\b((?:event )?tickets?|events?|invitations?|invites?|fundrais\w+|campaigns?|donations?)(?= page\b)|\b(?:party|shower|wedding|birthday|housewarming|reunion|christening|graduation|anniversary) ((?:e-?)?(?:invitation|invite))\b/i,
  sv: /(inbjudan|evenemang|biljett)(?=s?sida)/i,
  ja: /(招待状?|チケット|イベント)(?=ページ|サイト)/u,
}
/** Where the description of what is on the page begins. */
const listBegins = /\b(?:with|including|featuring)\b|(?<!\p{L})(?:med|inklusive)(?!\p{L})|[:,.、。\n]/iu
/** Those who invite or ask for help tell what for; a business tells what it has. */
const tellsWhatFor = new Set<SiteTradeName>(['couple', 'party', 'cause'])

export function leaveSubject(intent: Intent, trade: SiteTradeName): void {
  const { prompt, language } = intent
  const word = pageNouns[language].exec(prompt)
  const noun = word?.slice(1).find(Boolean)?.toLowerCase()
  const front = prompt.slice(0, prompt.search(listBegins)).toLowerCase()
  const rest = prompt.slice(front.length).toLowerCase()
  intent.things = intent.things.filter((thing) => {
    if (isSaidIn(rest, thing)) return true
    const isPageWord = noun !== undefined && [thing.one, thing.many].some((name) => isSame(noun, name.toLowerCase()))
    return !isPageWord && !(tellsWhatFor.has(trade) && isSaidIn(front, thing))
  })
}

const isSame = (noun: string, name: string) => noun === name || `${noun}s` === name
const isSaidIn = (text: string, { one, many }: SaidThing): boolean =>
  [one, many].some((name) => text.includes(name.toLowerCase()))

// Whether bookings are kept by those who take them: "Bookings: exhibitor, date, place, fee", "Besök har patient, terapeut, datum" are lists
// told with their fields, and nobody speaks of others who book themselves. Then there is no public page of free times, and no services on it.
import type { Language } from '#shared/languages.ts'
import type { KindCue } from '../../lexicon/page-phrases.ts'
import type { Intent, SaidThing } from '../intent.ts'

const byOthers: Record<Language, RegExp> = {
  en: /\bonline\b|\bweb ?(?:site|page)s?\b|\bhome ?page\b|\bbooking (?:page|site|form|link)|self[- ]?(?:service|book)|\b(?:customers?|clients?|guests?|members?|residents?|parents?|patients?|people|visitors?|students?|the public|tenants?|neighbou?rs?|they|staff|everyone|anyone)\b[^.!?\n]{0,80}\b(?:book|reserve|request|choose|pick|sign up)|\blet (?:\p{L}+ ){1,3}book/iu,
  sv: /hemsida|webbplats|sajt|online|på nätet|(?<!\p{L})själva?(?!\p{L})|boknings(?:sida|formulär|länk|förfråg)|(?<!\p{L})(?:kund|gäst|medlem|boende|patient|förälder|föräldr|besökar|elev|granne|grannar|folk|man|de|alla|hyresgäst|personal)\p{L}*[^.!?\n]{0,80} (?:boka|reservera|välj|anmäl|skicka)/iu,
  ja: /サイト|ホームページ|ネット|オンライン|予約(?:ページ|フォーム)|(?:客様|客さん|利用者|患者|会員|ゲスト|保護者|住民|生徒|みんな|誰でも)[^。\n]{0,20}(?:予約|申し?込)|予約を?(?:受け|できる|取れる)/u,
}
const bookings = /book|reserv|appointment|visit|bokning|besök|予約|来院|訪問/i
const fieldsMin = 3
const listsMin = 3
const told = ({ fields }: SaidThing) => fields.length

function keepsBookings(intent: Pick<Intent, 'prompt' | 'language' | 'things' | 'pages' | 'booked' | 'listed'>): boolean {
  const { prompt, language, things, pages, booked, listed } = intent
  if (booked || listed || pages.has('landing') || byOthers[language].test(prompt)) return false
  const isList = ({ known, many }: SaidThing) => bookings.test(`${known?.id ?? ''} ${many}`)
  // "Bokning av kyrkans lokaler: lokal, datum": one list alone may well be the page that is asked for
  const lists = things.filter((each) => told(each) >= fieldsMin - 1)
  return lists.length >= listsMin || (lists.length > 1 && lists.some((each) => isList(each) && told(each) >= fieldsMin))
}

/** The pages for others that nobody needs: whoever counts what is in stock, and says no word of a shop, sells it elsewhere. */
export const keptByOwner = (intent: Intent, said: readonly KindCue[]): readonly KindCue[] => [
  ...(keepsBookings(intent) ? (['booking'] as const) : []),
  ...(intent.domains.includes('inventory') && !said.includes('shop') && !intent.listed?.shop ? (['shop'] as const) : []),
]

/** "Vi vill ha ett bokningssystem. Besök har patient, terapeut, datum": the list that is told is what is booked, and there is no second one. */
export function leaveUntoldBookings(intent: Pick<Intent, 'things'>): void {
  const isUntold = ({ known, fields, views, naming, parents }: SaidThing) =>
    known?.id === 'booking' && !fields.length && !views.length && !naming && !parents.length
  const isTold = (each: SaidThing) =>
    !isUntold(each) && bookings.test(`${each.known?.id ?? ''} ${each.many}`) && told(each) >= fieldsMin
  if (intent.things.some(isTold)) intent.things = intent.things.filter((each) => !isUntold(each))
}

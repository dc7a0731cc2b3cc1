// "A request with arrival, departure, number of guests and whether they bring a dog", "we approve or decline": where people sleep, what whoever
// comes is asked for is told of the stay and not of the rooms, and there is a page where they ask for it.
import type { Language } from '#shared/languages.ts'
import { byTheHour, sleeping } from '../../lexicon/booked-places.ts'
import { knownFields, knownThings } from '../../lexicon/lexicon.ts'
import { addField } from '../add-said.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { dayOf } from '../plan/day-of-stay.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { capitalised, sayNoun } from '../said.ts'

const asks: Record<Language, RegExp> = {
  en: /\bbook|\breserv|\brequest/i,
  sv: /bok(?:a|as|ar|ning)|förfråg/i,
  ja: /予約|申し込|問い合わせ/,
}
const byNight: Record<Language, RegExp> = {
  en: /\bper night\b|\b(?:a|each) night\b|\bnights\b/i,
  sv: /per (?:natt|dygn)|(?<!\p{L})nätter(?!\p{L})/iu,
  ja: /[一1１]泊|泊まり|宿泊/,
}
const arrives =
  /^(?:(?:date of )?arrival(?: date| day)?|check-?in(?: date)?|ankomst(?:dag|datum)?|incheckning(?:sdag)?|チェックイン日?|到着日|宿泊開始日)$/i
const leaves =
  /^(?:(?:date of )?departure(?: date| day)?|check-?out(?: date)?|avresa|avrese(?:dag|datum)|utcheckning(?:sdag)?|チェックアウト日?|出発日|宿泊終了日)$/i
/** Both days are spoken of, whatever was made of them. */
const bothDays: Record<Language, RegExp> = {
  en: /\b(?:arrival|check-?in)\b[^.!?\n]{0,40}\b(?:departure|check-?out)\b/i,
  sv: /(?:ankomst|incheckning)[^.!?\n]{0,40}(?:avres|utcheckning)/i,
  ja: /(?:チェックイン|到着日)[^。\n]{0,20}(?:チェックアウト|出発日)/,
}
/** Whoever comes asks for it, or a page is asked for: the bookings of a landlord's own list are a list. */
const byGuests: Record<Language, RegExp> = {
  en: /\b(?:guests?|visitors?|people|tourists|customers|they)\b[^.!?\n]{0,160}\b(?:book|reserve|send|request|choose|see)\b|\b(?:page|site|website|form)\b/i,
  sv: /(?<!\p{L})(?:gäst(?:er|erna)?|besökare|folk|man|kunder(?:na)?)(?!\p{L})[^.!?\n]{0,160}(?:bok|skick|välj|ange)|sida|sajt|webbplats|formulär/iu,
  ja: /(?:お客|ゲスト|宿泊者)[^。\n]{0,60}(?:予約|入力|送|選)|ページ|サイト|フォーム/u,
}
/** Whether a text is about people who stay the night. */
export const isOfStays = (text: string, language: Language): boolean =>
  (sleeping[language].test(text) || byNight[language].test(text)) && !byTheHour[language].test(text)

/** What is kept of a room and not of who sleeps there. */
const ofRooms = new Set([
  'pricePerNight',
  'price',
  'image',
  'description',
  'capacity',
  'bedCount',
  'beds',
  'area',
  'floor',
  'amenities',
])
const aboutRoom =
  /(?:per night|per natt|一泊|1泊)|^(?:rooms?|rum|部屋|客室|guests?|gäst(?:er)?|お客(?:様|さん|さま)?|宿泊者|有無)$/i
const isPriced = /(?:per (?:night|week)|per (?:natt|vecka)|一泊|1泊)(?!\d)/i

const approves: Record<Language, RegExp> = {
  en: /\b(?:approve|accept|confirm)s? (?:it |them )?(?:or|and) (?:declines?|den(?:y|ies)|refuses?|rejects?)\b/i,
  sv: /(?:godkänner|accepterar|bekräftar) (?:eller|och) (?:nekar|avslår|avböjer)/iu,
  ja: /(?:承認|承諾|確定)(?:か|または|・|や)(?:拒否|却下|お断り|辞退)/u,
}
const answers: Record<Language, string[]> = {
  en: ['Pending', 'Approved', 'Declined'],
  sv: ['Väntar på svar', 'Godkänd', 'Nekad'],
  ja: ['返答待ち', '承認', 'お断り'],
}
/** What is no list where people stay the night, unless it was told with fields of its own. */
const besides = new Set('bed message request meal breakfast guest customer booking appointment enquiry'.split(' '))
const lodgingNoun = /(?:request|booking|reservation|förfråg\p{L}*|bokning\p{L}*)s?$|予約$|リクエスト$/iu

/** In place. */
export function takeStay(intent: Intent): void {
  const { prompt, language } = intent
  if (![asks, bothDays, byGuests].every((words) => words[language].test(prompt)) || !isOfStays(prompt, language)) return
  const holders = intent.things.filter(({ fields }) => fields.some(({ label }) => arrives.test(label) || leaves.test(label)))
  const isRoom = ({ known }: SaidThing) => known?.id === 'room' || known?.id === 'guestRoom' || known?.id === 'pitch'
  const named =
    holders.find((said) => !isRoom(said) && lodgingNoun.test(said.one)) ??
    intent.things.find(({ known }) => known?.id === 'booking')
  const usual = saidFromLexicon('stay', language, 'hotel')
  const stay: SaidThing = { ...usual, ...(named && { one: named.one, many: named.many }), naming: named?.naming ?? false }
  const told = [...holders.flatMap(({ fields }) => fields), ...intent.loose]
  const isOfRoom = ({ concept, label, type }: SaidField) =>
    ofRooms.has(concept ?? '') || aboutRoom.test(label) || type === 'image' || type === 'money'
  addField(intent, stay, dayOf('arrival', language, told.find(({ label }) => arrives.test(label))?.label))
  addField(intent, stay, dayOf('departure', language, told.find(({ label }) => leaves.test(label))?.label))
  for (const field of told)
    if (!isOfRoom(field) && !arrives.test(field.label) && !leaves.test(field.label)) addField(intent, stay, field)
  const status = knownFields.get('status')!
  if (approves[language].test(prompt))
    addField(intent, stay, {
      id: 'status',
      label: capitalised(status.label[language]),
      type: 'select',
      concept: 'status',
      options: answers[language],
    })
  const noun = sleeping[language].exec(prompt)?.groups?.noun
  const ownName = noun ? sayNoun(noun.toLowerCase(), language) : undefined
  const room = intent.things.find(isRoom) ?? {
    ...saidFromLexicon('guestRoom', language),
    ...(ownName && { one: ownName.one, many: ownName.many }),
  }
  const ofStay = new Set(stay.fields.map(({ label }) => label))
  room.fields = room.fields.filter(({ label }) => !ofStay.has(label) && !arrives.test(label) && !leaves.test(label))
  for (const field of told)
    if (isOfRoom(field) && (!aboutRoom.test(field.label) || isPriced.test(field.label))) addField(intent, room, field)
  Object.assign(room, { known: knownThings.get(room.known?.id === 'pitch' ? 'pitch' : 'guestRoom')!, brought: true })
  const isLeft = (said: SaidThing) =>
    holders.includes(said) || said === named || said === room || (besides.has(said.known?.id ?? '') && !said.fields.length)
  stay.parents = [room]
  intent.things = [stay, room, ...intent.things.filter((said) => !isLeft(said))]
  for (const said of intent.things) said.parents = said.parents.filter((parent) => intent.things.includes(parent))
  intent.loose = []
  const heard = [sleeping, approves].map((words) => words[language].exec(prompt)?.[0].toLowerCase() ?? '')
  intent.unknown = intent.unknown.filter((word) => !heard.some((words) => words.includes(word.toLowerCase())))
  if (!intent.domains.length && !intent.trade) intent.domains.push('hotel')
  intent.isAlone = true
  intent.kinds.add('booking')
}

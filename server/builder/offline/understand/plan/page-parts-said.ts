// What is named beside a page that is a business of its own is a part of it, and no list: the customer and the lines of an invoice, who
// or what is chosen when booking, the habits to keep, what a blog tells of. Only bare nouns behind the page's word; what has fields of
// its own, or is called a list, stays one.
import type { Language } from '#shared/languages.ts'
import type { KindCue } from '../../lexicon/page-phrases.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { capitalised, idOf } from '../said.ts'

/** Where the word for the page stands. */
const pageWords: Record<'invoice' | 'booking' | 'blog' | 'habit', Record<Language, RegExp>> = {
  invoice: { en: /\binvoic/i, sv: /faktur/i, ja: /請求書|インボイス/ },
  booking: { en: /\b(?:book|reserv|appointment)/i, sv: /bok(?:a|ning)/i, ja: /予約/ },
  blog: { en: /\bblog/i, sv: /blogg/i, ja: /ブログ/ },
  habit: { en: /\bhabits?\b|\broutines?\b/i, sv: /(?<!\p{L})van(?:a|or)\b|rutin/iu, ja: /習慣|ルーティン|日課/ },
}
const sentenceEnd = /[.!?。！？\n:：]/
/** What is kept of those whom a bill is for, and of what stands on it. */
const ownOf = {
  invoice: /^(?:invoice|quote|expense|payment|receipt|timeEntry|project|job)$/,
  booking: /^(?:booking|appointment)$/,
}
const linesOfBill = /^(?:明細|明細行|品目|内訳|(?:invoice )?(?:lines?|rows?|line items?)|(?:faktura)?rad(?:er)?)$/i

const isBare = ({ fields, views, naming }: SaidThing) => !fields.length && !views.length && !naming

/** The bare nouns behind the word for the page; `isLater`: only those of a sentence of their own. */
function behind(intent: Intent, page: keyof typeof pageWords, isLater: boolean): SaidThing[] {
  const { prompt, language, things } = intent
  const found = pageWords[page][language].exec(prompt)
  if (!found) return []
  const low = prompt.toLowerCase()
  const placeOf = ({ one, many }: SaidThing) => Math.max(low.indexOf(many.toLowerCase()), low.indexOf(one.toLowerCase()))
  const end = low.slice(found.index).search(sentenceEnd)
  const from = isLater ? (end < 0 ? low.length : found.index + end) : found.index
  // a noun that goes by another name stands where the ones beside it do
  return things.filter(
    (thing, at) => at > 0 && isBare(thing) && (placeOf(thing) < 0 ? isLater && at > 0 && end >= 0 : placeOf(thing) > from),
  )
}

const isDescribed = ({ prompt }: Intent, { one, many }: SaidThing) =>
  [one, many].some((word) =>
    new RegExp(`${word.replace(/[^\p{L}\p{N}]/gu, '.')}(?: (?:with|has|have|med|har)\\b| ?[:(（：]|の(?!予約))`, 'iu').test(
      prompt,
    ),
  )
const leave = (intent: Intent, parts: readonly SaidThing[]) => {
  intent.things = intent.things.filter((thing) => !parts.includes(thing))
}

/** Takes such parts out of the lists, and puts them where they belong. */
export function settleParts(intent: Intent, kinds: readonly KindCue[]): void {
  const { language } = intent
  if (kinds.includes('invoice')) {
    const isPart = ({ known }: SaidThing) => !ownOf.invoice.test(known?.id ?? '')
    const lines = intent.things.filter(({ one, many }) => linesOfBill.test(one) || linesOfBill.test(many))
    intent.loose.push(...lines.flatMap(({ fields }) => fields))
    // "customers, rate per word": whom the bill is for owns none of its fields, unless "with" gives it some
    const billed = intent.things.filter(
      (thing, at) => at > 0 && thing.known?.entry.actor && thing.fields.length > 0 && !isDescribed(intent, thing),
    )
    intent.loose.push(...billed.flatMap(({ fields }) => fields))
    leave(intent, [...lines, ...billed, ...behind(intent, 'invoice', true).filter(isPart)])
  }
  if (kinds.includes('booking')) {
    const chosen = behind(intent, 'booking', true).filter(({ known }) => !known || known.entry.actor)
    leave(intent, chosen)
    for (const { one } of chosen)
      intent.loose.push({ id: language === 'ja' ? '' : idOf(one), label: capitalised(one), type: 'text' })
  }
  if (intent.pages.has('blog')) leave(intent, behind(intent, 'blog', true))
  const habit = intent.things.find(({ known }) => known?.id === 'habit')
  if (!habit) return
  // 子どもの習慣: whose they are
  const whose = intent.things.filter((thing) => isBare(thing) && thing.known?.entry.actor)
  leave(intent, [...behind(intent, 'habit', true), ...whose])
}

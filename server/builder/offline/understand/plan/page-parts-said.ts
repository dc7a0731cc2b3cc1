// What is named beside a page that is a business of its own is a part of it, and no list: the customer and the lines of an invoice, who
// or what is chosen when booking, the habits to keep, what a blog tells of. Only bare nouns behind the page's word; what has fields of
// its own, or is called a list, stays one.
import type { Language } from '#shared/languages.ts'
import type { KindCue } from '../../lexicon/page-phrases.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { toolEntryOf } from '../../lexicon/tool-entries.ts'
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
const linesOfBill =
  /^(?:(?:請求書|インボイス)(?:発行|作成|印刷|管理)|明細|明細行|品目|内訳|(?:invoice )?(?:lines?|rows?|line items?)|(?:faktura)?rad(?:er)?|billings?)$/i

/** The lists that such pages have themselves. */
export const listsOfPages: ReadonlySet<string> = new Set(['invoice', 'booking', 'appointment', 'post', 'habit'])

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
    (thing) =>
      isBare(thing) &&
      !listsOfPages.has(thing.known?.id ?? '') &&
      (placeOf(thing) < 0 ? isLater && end >= 0 : placeOf(thing) > from),
  )
}

const plain = (word: string) => word.replace(/[^\p{L}\p{N} ]/gu, '.')
const isDescribed = ({ prompt }: Intent, { one, many }: SaidThing) =>
  [one, many].some((word) =>
    new RegExp(`${plain(word)}(?: (?:with|has|have|med|har)\\b| ?[:(（：]|の(?!予約))`, 'iu').test(prompt),
  )
const leave = (intent: Intent, parts: readonly SaidThing[]) => {
  intent.things = intent.things.filter((thing) => !parts.includes(thing))
}

const isBookedAct = ({ known, one }: SaidThing, prompt: string): boolean =>
  known?.id !== 'booking' &&
  known?.id !== 'appointment' &&
  known?.fields.some(({ type }) => type === 'date' || type === 'datetime') === true &&
  new RegExp(`${one}(?:の|を(?:ネットで|オンラインで|Webで)?)予約`, 'u').test(prompt)

/** Takes such parts out of the lists, and puts them where they belong. */
export function settleParts(intent: Intent, kinds: readonly KindCue[]): void {
  const { language } = intent
  if (kinds.includes('invoice')) {
    const isPart = ({ known }: SaidThing) => !ownOf.invoice.test(known?.id ?? '')
    const lines = intent.things.filter(({ one, many }) => linesOfBill.test(one) || linesOfBill.test(many))
    intent.loose.push(...lines.flatMap(({ fields }) => fields))
    // "invoices with line items": every bill has lines
    const isKept = ({ label }: { label: string }) => !/^(?:invoice )?line items?$/i.test(label)
    intent.loose = intent.loose.filter(isKept)
    for (const said of intent.things) said.fields = said.fields.filter(isKept)
    // "customers, rate per word": whom the bill is for owns none of its fields, unless "with" gives it some
    const billed = intent.things.filter(
      (thing) => thing.known?.entry.actor && thing.fields.length > 0 && !isDescribed(intent, thing),
    )
    intent.loose.push(...billed.flatMap(({ fields }) => fields))
    leave(intent, [...lines, ...billed, ...behind(intent, 'invoice', true).filter(isPart)])
  }
  if (kinds.includes('booking') && !intent.gathers) {
    // "dentists, patients, treatments" are lists, "dentist, patient" what is chosen, unless lists are written down around it
    const areWritten = intent.things.filter(({ owns }) => owns).length > 1
    const isSeveral = ({ one, many }: SaidThing) =>
      areWritten ||
      (one.toLowerCase() !== many.toLowerCase() && new RegExp(`(?<!\\p{L})${plain(many)}(?!\\p{L})`, 'iu').test(intent.prompt))
    const chosen = behind(intent, 'booking', true).filter(
      (thing) => (!thing.known || thing.known.entry.actor) && !isSeveral(thing),
    )
    // カウンセリングの予約: what is done there is a service, and the bookings are the list
    const done = intent.things.filter((thing) => language === 'ja' && isBare(thing) && isBookedAct(thing, intent.prompt))
    leave(intent, [...chosen, ...done])
    for (const { one } of chosen)
      intent.loose.push({ id: language === 'ja' ? '' : idOf(one), label: capitalised(one), type: 'text' })
  }
  // 木のおもちゃ: goods and what they are made of or for
  if (kinds.includes('shop') && language === 'ja') {
    const isMade = (thing: SaidThing) =>
      isBare(thing) &&
      // 買い物かご付き: every shop has one
      (intent.prompt.includes(`${thing.one}かご`) ||
        intent.things.some((good) => good !== thing && intent.prompt.includes(`${thing.one}の${good.one}`)))
    leave(intent, intent.things.filter(isMade))
  }
  if (intent.pages.has('blog')) leave(intent, behind(intent, 'blog', true))
  // "hair salon booking: services, stylists, appointments": one list of them
  const isBooking = ({ known }: SaidThing) => ownOf.booking.test(known?.id ?? '')
  if (intent.things.filter(isBooking).length > 1)
    leave(
      intent,
      intent.things.filter((thing) => isBooking(thing) && thing.naming && !thing.fields.length),
    )
  settleHabits(intent)
  settleTopic(intent)
  // "portfolio of my ceramics with glaze and price": works to be seen
  const [work] = intent.things
  if (work && language === 'en' && /\bportfolio of\b/i.test(intent.prompt) && !intent.pages.size) work.views.push('gallery')
}

/** 子どもの習慣, 毎日の読書を習慣に: whose they are and what is done, and no lists. */
function settleHabits(intent: Intent): void {
  const { things, tools, prompt } = intent
  const habit = things.find(({ known }) => known?.id === 'habit')
  if (!habit && !tools.has('habitTracker')) return
  const whose = things.filter((thing) => isBare(thing) && thing.known?.entry.actor)
  const isDone = intent.language === 'ja' && /習慣|ルーティン|日課/.test(prompt) && !/(?:と|、)習慣|習慣(?:と|、)/.test(prompt)
  const done = isDone ? things.filter((thing) => thing !== habit && !thing.fields.length && !thing.views.length) : []
  const isNamed = /\bhabits?(?: tracker| app)? (?:like|such as|for|including)\b|\bhabits?:/i.test(prompt)
  leave(intent, [...behind(intent, 'habit', !isNamed), ...whose, ...done])
}

/** 年齢計算, 残業代を計算するツール: what is worked out, where no tool of its own is known. */
const sum =
  /^[^。\n]{1,20}?(?:計算|シミュレーション)(?:機|ツール|アプリ|する(?:ツール|アプリ|もの)|したい(?:です)?|できる(?:ツール|アプリ|もの)?|してほしい)?(?=$|[。、，\n]|を作|が(?:欲|ほ)し)/u
/** 原価計算。食材、仕入先、単価、使用量: what so many fields are listed of is kept. */
const keepsSums = /給与計算|管理|記録|一覧|家計簿|。(?:[^。\n、]+、){3,}[^。\n、]/
const inTopic = '(?:用の?|向けの?|まで(?:の|を)?|の|を)'
const calculates =
  /^(?:please |help me |i want to |an? (?:app|tool|page) to )?(?:calculate|compute|work out) (?:my |our |the |an? )?[\w' -]{2,30}$|^how (?:much|many) [\w' -]{2,30} (?:do|should|would|will|must) (?:i|we) (?:need|buy|use|order|have|take)\b/i
const keptOf = (tools: Intent['tools']) => new Set([...tools].map((id) => toolEntryOf(id).thing))
const takeCalculator = (intent: Intent) => {
  intent.tools.add('calculator')
  Object.assign(intent, { toolFirst: true, things: [], loose: [] })
}
/** 紅茶用のタイマー, 日本の城のクイズ: what a small tool is for or about is no list. */
function settleTopic(intent: Intent): void {
  const { language, prompt, tools } = intent
  if (language === 'en' && !tools.size && !intent.pages.size && calculates.test(prompt)) takeCalculator(intent)
  // "a simple timer for tea with a bell"
  const isFor = ({ one, many }: SaidThing) =>
    [many, one].some((word) => new RegExp(`\\b(?:for|about|on) (?:my |our |the |an? )?${plain(word)}`, 'iu').test(prompt))
  // "a poll what to eat: pizza, sushi": what there is to vote for
  if (intent.toolFirst && [...tools].join() === 'poll')
    Object.assign(intent, { things: intent.things.filter(({ naming }) => naming), loose: [] })
  if (language === 'en' && intent.toolFirst && tools.size)
    leave(
      intent,
      intent.things.filter((thing) => isFor(thing) && !thing.naming && !keptOf(tools).has(thing.known?.id)),
    )
  if (language !== 'ja') return
  if (
    !tools.size &&
    !intent.pages.size &&
    sum.test(prompt) &&
    !keepsSums.test(prompt) &&
    intent.things.every(({ fields }) => !fields.length)
  ) {
    takeCalculator(intent)
  }
  const isTopic = (thing: SaidThing) =>
    !thing.fields.length &&
    !keptOf(tools).has(thing.known?.id) &&
    [thing.one, ...(thing.known?.nouns.ja.all ?? [])].some((word) => new RegExp(`${word}${inTopic}`, 'u').test(prompt))
  if (tools.size) leave(intent, intent.things.filter(isTopic))
}

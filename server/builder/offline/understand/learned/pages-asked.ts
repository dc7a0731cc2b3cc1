// The kinds of page that a prompt asks for in words that no phrase of the lexicon has: "so parents can pick a slot", "tick it off each
// day". What the reader found by its own signs stays as it is.
import type { Language } from '#shared/languages.ts'
import { softmax } from '../../learning/linear.ts'
import type { Intent } from '../intent.ts'
import { withoutFields } from '../fields-listed.ts'
import { opensShop } from '../opens-shop.ts'
import { asksToKeep } from '../read-sections.ts'
import { pageFeatures, sentencesOf } from './page-features.ts'
import { type PageKindAsked, pageKinds } from './page-kinds.ts'
import { learnedFor } from './weights.ts'

const charsMax = 4000
/** From so likely on, a sentence asks for the kind. */
const asksFrom = 0.45
/** What others do there may also be written down by oneself, in much the same words. */
const surelyFrom: Partial<Record<PageKindAsked, number>> = { booking: 0.6, form: 0.6 }

/** "Cake bookings: title, flavour, price": what is listed is a list's, and its name asks for no page. */
const isHeading: Record<Language, RegExp> = {
  en: /^[^:(]{1,40}[:(][\s,/)]*(?:and\s*)?$/iu,
  sv: /^[^:(]{1,40}[:(][\s,/)]*(?:och\s*)?$/iu,
  ja: /^[^：:（(をでがに]{1,16}[：:（(][\s、・/)）]*$/u,
}

const selling =
  /\b(?:sell|sells|selling|sold|sale|shops?|stores?|cart|basket|buy|buys|checkout|merch)\b|sälj|köp|butik|kundvagn|varukorg|販売|売|購入|買|カート|ショップ|通販|ストア/iu

/** So many lists are what is wanted. */
const listsThatSuffice = 3

/** The kinds that the sentences ask for, the likeliest of all first. */
export function pagesAsked(text: string, language: Language): PageKindAsked[] {
  const { pages } = learnedFor(language)
  const best = new Map<PageKindAsked, number>()
  for (const sentence of sentencesOf(text.slice(0, charsMax), language)) {
    const rest = withoutFields(sentence, language)
    if (rest !== sentence && isHeading[language].test(rest)) continue
    softmax(pages(pageFeatures(rest, language))).forEach((likely, at) => {
      const kind = pageKinds[at]!
      if (kind !== 'none' && likely >= (surelyFrom[kind] ?? asksFrom) && likely > (best.get(kind) ?? 0)) best.set(kind, likely)
    })
  }
  return [...best].toSorted(([, one], [, other]) => other - one).map(([kind]) => kind)
}

/** "directors send in films and the jury scores them": what several people do is kept in lists, and no page of its own is spoken of. */
const isOfLists = ({ isPlatform, things }: Intent) => isPlatform === true && things.length >= listsThatSuffice
const saysSurvey = /survey|questionnaire|poll|quiz|enkät|undersökning|omröstning|アンケート|調査/iu
const saysChat =
  /chat|messag|talk|discuss|conversation|channel|chatt|meddeland|prata|diskuss|kanal|samtal|チャット|メッセージ|会話|やり?とり|トーク|話し合|連絡を取/iu
const saysSite =
  /\b(?:site|website|web ?page|home ?page|landing|front page|public|visitors?)\b|hemsida|webbplats|webbsida|sajt|landningssida|besökare|サイト|ホームページ|ランディング|LP|公開/iu
/** So many lists that are told with their fields are what is wanted. */
const listsToldMin = 2
const saysBooking =
  /\bbook|appointment|reserv|\bslots?\b|availab|sign.?up|\bbok|tidsbok|(?:ledig|lediga) tid|anmäl|予約|受付|申し?込|来店|空き|枠|貸し?出/iu
/** So many fields of a list tell what is kept: 調理時間、人数、評価のあるレシピ. */
const fieldsToldMin = 3
const asksPeople = /\bforms?\b|question|answer|feedback|formulär|fråg|svar|フォーム|質問|回答|感想/iu
const saysFeed = /feed|timeline|social|\bposts?\b|wall|flöde|inlägg|socialt|タイムライン|SNS|掲示板|交流/iu
const saysBlog =
  /\bblogs?\b|\b(?:writ(?:e|es|ing)|wrote|stor(?:y|ies)|articles?|essays?|thoughts|recipes online)\b|(?<![-\p{L}])posts\b|blogg|skriv(?:a|er) om|artiklar?(?!\p{L})|artikeln|inlägg|krönik|tankar|berättel|ブログ|記事|投稿|発信|コラム|エッセイ|書き(?:たい|ため|綴)|綴/iu
const shares =
  /\bshar(?:e|es|ing)\b|\bpost|comment|\blikes?\b|\bdela(?:r|s)?\b|lägg\p{L}* upp|kommenter|gilla|共有|シェア|投稿|コメント|いいね/iu

/** What of an intent asks for each kind. A list of invoices is asked for in the same words as a page that makes them out, so that is left. */
const takers: Partial<Record<PageKindAsked, (intent: Intent) => void>> = {
  board: (intent) => addView(intent, 'board'),
  calendar: (intent) => addView(intent, 'calendar'),
  gallery: (intent) => addView(intent, 'gallery'),
  timeline: (intent) => addView(intent, 'timeline'),
  dashboard: ({ pages }) => pages.add('dashboard'),
  // "news: headline, text, date", a timetable that parents can read: what is told with its fields, or kept beside others, is no blog
  blog: ({ pages, things, prompt }) => {
    if (!things.length || saysBlog.test(prompt)) pages.add('blog')
  },
  // "a portfolio tracker for stocks" keeps them
  landing: ({ pages, things, prompt, language }) => {
    const areTold = things.filter(({ fields }) => fields.length > 0).length >= listsToldMin
    if (areTold && !saysSite.test(prompt)) return
    if (!things.length || !asksToKeep(prompt, language)) pages.add('landing')
  },
  // comments on one of several lists that are described are none on posts
  feed: (intent) => {
    const { kinds, things, prompt } = intent
    if (isOfLists(intent) && !saysFeed.test(prompt)) return
    // シフト表…みんなが見られるように: a list that was asked for by its name is looked at, and nobody posts anything
    if (things.some(({ naming, known }) => naming && known) && !saysFeed.test(prompt) && !shares.test(prompt)) return
    const areOfLists =
      things.length >= listsThatSuffice && things.some(({ many }) => /^(?:comments|kommentarer|コメント)$/i.test(many))
    if (!areOfLists) kinds.add('feed')
  },
  // "a directory with a short text about each": what is told with its fields is a list, unless talking is spoken of
  chat: ({ kinds, things, prompt }) => {
    if (!things.some(({ fields }) => fields.length) || saysChat.test(prompt)) kinds.add('chat')
  },
  survey: (intent) => {
    // a website asks its visitors nothing that nobody spoke of
    if (intent.pages.has('landing') && !saysSurvey.test(intent.prompt)) return
    const isTold = intent.things.some(({ fields }) => fields.length > 0)
    if (!(isTold || isOfLists(intent)) || saysSurvey.test(intent.prompt) || asksPeople.test(intent.prompt))
      intent.kinds.add('survey')
  },
  form: takeForm,
  booking: ({ kinds, things, prompt }) => {
    if (saysBooking.test(prompt) || !things.some(({ fields }) => fields.length >= fieldsToldMin)) kinds.add('booking')
  },
  // "ticketing: events, ticket types, orders": lists that were named, and nobody speaks of selling
  shop: ({ kinds, things, prompt }) => {
    if (things.length < 2 || selling.test(prompt)) kinds.add('shop')
  },
  quiz: ({ tools }) => tools.add('quiz'),
  flashcards: ({ tools }) => tools.add('flashcards'),
  // a diary of measured values is told with them
  habit: ({ tools, things, loose }) => {
    if (!loose.length && things.length < listsThatSuffice && !things.some(({ fields }) => fields.length))
      tools.add('habitTracker')
  },
}

const saysForm = /(?<!\p{L})form(?:s|ulär(?:et)?)?|フォーム/iu
/** What is sent in with a form. A list that is told with its fields is one already, with a form to fill in, where none is spoken of. */
function takeForm(intent: Intent) {
  const { kinds, things, prompt, pages } = intent
  // a website has its form among its sections
  if (pages.has('landing') || (isOfLists(intent) && !saysForm.test(prompt))) return
  if (saysForm.test(prompt) || !things.some(({ fields }) => fields.length)) kinds.add('survey')
}

function addView(intent: Intent, view: 'board' | 'calendar' | 'gallery' | 'timeline') {
  const isThere = intent.views.some((each) => each.view === view) || intent.things.some(({ views }) => views.includes(view))
  if (!isThere) intent.views.push({ view })
}

export function takePagesAsked(intent: Intent): void {
  if (opensShop(intent)) intent.kinds.add('shop')
  for (const kind of pagesAsked(intent.prompt, intent.language)) takers[kind]?.(intent)
}

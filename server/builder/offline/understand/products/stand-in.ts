// The text a prompt is read as once the product's name gave way to what it is: "a Trello clone for plumbers" is read as "a app for
// plumbers", and what such a board keeps is added by take-product.ts. Nothing of the name is left for a project to be called by.
import type { Language } from '#shared/languages.ts'
import type { KindCue } from '../../lexicon/page-phrases.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { type ProductKind, productKindOf } from '../../lexicon/product-kinds.ts'
import type { Span } from '../intent.ts'
import type { FoundProduct } from './find-product.ts'

/** How each kind of page is asked for; any other product is an app. */
const asking: Record<KindCue | 'none', Record<Language, string>> = {
  feed: { en: 'social feed', sv: 'flöde', ja: '投稿フィード' },
  chat: { en: 'chat app', sv: 'chattapp', ja: 'チャットアプリ' },
  shop: { en: 'online shop', sv: 'webbutik', ja: 'ネットショップ' },
  booking: { en: 'booking page', sv: 'bokningssida', ja: '予約ページ' },
  survey: { en: 'survey', sv: 'enkät', ja: 'アンケート' },
  invoice: { en: 'invoice app', sv: 'fakturaapp', ja: '請求書アプリ' },
  standings: { en: 'leaderboard', sv: 'topplista', ja: 'ランキング' },
  settings: { en: 'app', sv: 'app', ja: 'アプリ' },
  none: { en: 'app', sv: 'app', ja: 'アプリ' },
}

/** The words that stand for a product. */
export function standingFor(kind: ProductKind, language: Language): string {
  return kind.says ? localText(kind.says, language) : asking[kind.page ?? 'none'][language]
}

const butFor =
  /^(?:, ?| )(?:but|only|just|though|except|fast|men|bara|dock)(?= (?:for|för|till|åt|with|med)(?!\p{L}))|^、?でも、?/iu

/** Places of the text as it is read told in places of the prompt: each of its letters and its end. */
export type StoodIn = { text: string; places: number[] }

export function standIn(prompt: string, found: FoundProduct, language: Language): StoodIn {
  const word = standingFor(productKindOf(found.kind), language)
  const { start } = found
  const end = found.end + (butFor.exec(prompt.slice(found.end))?.[0].length ?? 0)
  // 「メルカリみたいなフリマ」: the word does not run into what follows
  const stands = language === 'ja' && !/^(?:$|[\s、。！？!?をがでにはのと])/u.test(prompt.slice(end)) ? `${word}、` : word
  const places = [
    ...Array.from({ length: start }, (_, at) => at),
    ...Array.from(stands, () => start),
    ...Array.from({ length: prompt.length - end + 1 }, (_, at) => end + at),
  ]
  return { text: prompt.slice(0, start) + stands + prompt.slice(end), places }
}

/** Spans of the text as it was read, as spans of the prompt; the turn of phrase was used. */
export const spansOf = (spans: readonly Span[], { places }: StoodIn, { start, end }: FoundProduct): Span[] => [
  ...spans.map((span) => ({ start: places[span.start]!, end: places[span.end]!, as: span.as })),
  { start, end, as: 'used' as const },
]

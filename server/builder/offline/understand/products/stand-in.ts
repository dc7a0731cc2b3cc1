// The text a prompt is read as once the product's name gave way to what it is: "a Trello clone for plumbers" is read as "a app for
// plumbers", and what such a board keeps is added by take-product.ts. Nothing of the name is left for a project to be called by.
import type { Language } from '#shared/languages.ts'
import type { KindCue } from '../../lexicon/page-phrases.ts'
import { localText } from '../../lexicon/lexicon.ts'
import { type ProductKind, productKindOf } from '../../lexicon/product-kinds.ts'
import type { Span } from '../intent.ts'
import { asWritten, withEdits, type Written } from '../written/pieces.ts'
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

export function standIn(prompt: string, found: FoundProduct, language: Language): Written {
  const word = standingFor(productKindOf(found.kind), language)
  const { start } = found
  const end = found.end + (butFor.exec(prompt.slice(found.end))?.[0].length ?? 0)
  // 「メルカリみたいなフリマ」: the word does not run into what follows
  const stands = language === 'ja' && !/^(?:$|[\s、。！？!?をがでにはのと])/u.test(prompt.slice(end)) ? `${word}、` : word
  return withEdits(asWritten(prompt), [{ start, end, as: stands }])
}

/** Spans of the text as it was read, as spans of the prompt; the turn of phrase was used. */
export const spansOf = (spans: readonly Span[], { places }: Written, { start, end }: FoundProduct): Span[] => [
  ...spans.map((span) => ({ start: places[span.start]!, end: places[span.end]!, as: span.as })),
  { start, end, as: 'used' as const },
]

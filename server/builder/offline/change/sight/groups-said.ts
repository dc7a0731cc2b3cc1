// "per project and per month", "for each ward", "varje mekaniker", 月ごとの, 担当者別: by what a figure is gathered.
import type { Language } from '#shared/languages.ts'
import type { Span } from '../../shown-rules.ts'

const spanWords: readonly (readonly [RegExp, Span])[] = [
  [/^(?:(?:the )?days?|daily|dag(?:en|arna)?|daglig\p{L}*|1?日)$/iu, 'day'],
  [/^(?:(?:the )?weeks?|weekly|veck(?:a|an|orna)|veckovis|週|1?週間)$/iu, 'week'],
  [/^(?:(?:the )?months?|monthly|calendar month|månad(?:en|erna)?|månadsvis|1?(?:か|ヶ|カ)?月)$/iu, 'month'],
  [/^(?:(?:the )?years?|yearly|år(?:et|en)?|årsvis|årlig|年|年度|1?年間)$/iu, 'year'],
]
export const isSpanWord = (word: string): Span | undefined => spanWords.find(([form]) => form.test(word.trim()))?.[1]

const name = String.raw`(\p{L}[\p{L}-]*(?: (?!(?:we|i|you|they|there)(?!\p{L}))\p{L}[\p{L}-]*)?)`
const end = String.raw`(?=\s+(?:and|och|&)\s|\s*,|\s*$|\s+(?:(?:we|i|you|they|there) (?:have|has|had|are|got)|has|have|owes?|this|in total|right now|at the moment|har|denna|just nu|de senaste|som))`
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`\s*\b(?:per|by|for each|for every|in each|on each|at each|of each|from each|to each|each|every|split by|grouped by|broken down by)\s+${name}?${end}`,
      'giu',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`\s*(?<!\p{L})(?:per|för varje|i varje|på varje|av varje|hos varje|varje|uppdelat på|fördelat på|efter)\s+${name}?${end}`,
      'giu',
    ),
  ],
  ja: [
    /(?:1)?([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{1,12})(?:ごと|毎)(?:の|に)?/gu,
    /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{1,12})別(?:の|に)?/gu,
  ],
}
/** "Monthly sales", "daglig försäljning", 月間売上: a stretch of time that is said of the figure. */
const paced: Record<Language, RegExp> = {
  en: /\b(daily|weekly|monthly|yearly)\s+/i,
  sv: /(?<!\p{L})(daglig|veckovis|månadsvis|årlig|årsvis)\p{L}*\s+/iu,
  ja: /^(?:毎)?(月|年|週|日)(?:間の?|の(?=合計|売上|平均))/,
}

export function groupsSaid(said: string, language: Language): string[] {
  const named = forms[language].flatMap((form) => [...said.matchAll(form)].map(([, group]) => group ?? '')).filter(Boolean)
  if (named.length) return named
  const pace = paced[language].exec(said)?.[1]
  return pace ? [pace] : []
}

export const withoutGroups = (said: string, language: Language): string =>
  forms[language]
    .reduce((text, form) => text.replaceAll(form, ' '), said)
    .replace(paced[language], '')
    .replace(/\s+(?:and|och|&)\s*$/i, '')
    .replace(/\s{2,}/g, ' ')
    .trim()

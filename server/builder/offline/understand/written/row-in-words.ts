// One row as it is told in a sentence: a name with what is said of it, in any order: "the Oak room 8 people £25/h", "5 kr för att diska",
// 松の間 8名 1時間2,000円. Every number of it stands with its measure; what is left over is the name.
import type { Language } from '#shared/languages.ts'
import {
  freeWords,
  noRowNames,
  peopleWords,
  perAhead,
  perNames,
  perWords,
  pointWords,
  quantityWords,
  type RowMeasure,
} from '../../lexicon/row-measures.ts'
import { amountIn, minutesIn } from '../offers/measures.ts'
import type { Stretch } from '../told/telling.ts'
import { unitOf } from '../units.ts'

export type RowInWords = { name: string; values: Partial<Record<RowMeasure, number>>; per?: string; unit?: string }

const nameWordsMax = 5
const nameCharsMax: Record<Language, number> = { en: 40, sv: 40, ja: 18 }
/** What stands between a name and its measures. */
const links: Record<Language, string> = {
  en: 'the|an?|for|at|is|are|costs?|gives?|takes|earns?|worth|of|in|with|and|or|to|from|per|each|about|ca|approx|like|a piece|e\\.g\\.',
  sv: 'en|ett|för|att|på|är|kostar|ger|tar|värd|av|i|med|och|eller|till|från|per|à|á|a|ca|cirka|runt|t\\.ex\\.|styck|st',
  ja: 'は|が|で|の|に|を|約|税込み?|です',
}
const around = (language: Language) => {
  const sign = String.raw`[\s:：=＝@·・,、，/／–—+~()（）\[\]「」『』"“””.-]`
  const word = language === 'ja' ? `(?:${links.ja})` : String.raw`(?:${links[language]})(?![\p{L}'’])`
  return {
    ahead: new RegExp(`^(?:${sign}|${word}${language === 'ja' ? `(?=${sign}|$)` : ''})+`, 'iu'),
    behind: new RegExp(`(?:${sign}|${language === 'ja' ? word : String.raw`(?<=\s|^)${word}`})+$`, 'iu'),
  }
}
const edges: Record<Language, { ahead: RegExp; behind: RegExp }> = { en: around('en'), sv: around('sv'), ja: around('ja') }
/** A sentence tells of it: no name. */
const tells: Record<Language, RegExp> = {
  en: /(?<![\p{L}'’])(?:is|are|was|we|they|you|i|it|should|must|can|will|have|has|when|if|that|which|who|whether)(?![\p{L}'’])/iu,
  sv: /(?<!\p{L})(?:är|vi|jag|de|dom|man|ska|måste|kan|vill|har|när|om|som|vem|vilken|vilka)(?!\p{L})/iu,
  ja: /[をへ].{2}|(?:ます|たい|ください|から|する)|[がに].{3}/u,
}
const sized = /(?<![\p{L}\d.,])(?<count>\d{1,6}(?:[.,]\d{1,2})?) ?(?<unit>m²|m2|m³|[\p{L}]{1,12})(?![\p{L}\d²³])/iu
/** A stretch of time is told of something else as often. */
const ofTime = /^(?:s|h|min|days|weeks|months|years|dagar|veckor|månader|år|日|週|か月|年)$/u

/** A row, or null where no number with a measure stands, or what is left is no name. */
export function rowInWords(said: string, language: Language): RowInWords | null {
  const row: RowInWords = { name: '', values: {} }
  let left = said
  const leave = ({ start, end }: Stretch) => {
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  }
  const amount = amountIn(left, language)
  if (amount) {
    row.values.price = amount.price
    const behind = perWords[language].exec(left.slice(amount.end))
    const ahead = perAhead[language]?.exec(left.slice(0, amount.start))
    const per = behind?.groups!.per ?? ahead?.groups!.per ?? ahead?.[0]
    if (per) row.per = perNames[language](per.toLowerCase())
    leave({ start: ahead ? ahead.index : amount.start, end: amount.end + (behind?.[0].length ?? 0) })
  }
  for (const [measure, words] of [
    ['points', pointWords],
    ['people', peopleWords],
    ['quantity', quantityWords],
  ] as const) {
    const found = words[language].exec(left)
    if (!found) continue
    row.values[measure] = Number(found.groups!.behind ?? found.groups!.ahead)
    leave({ start: found.index, end: found.index + found[0].length })
  }
  const length = minutesIn(left, language)
  if (length) {
    row.values.duration = length.minutes
    leave(length)
  }
  const size = sized.exec(left)
  const unit = size && unitOf(size.groups!.unit!, language)
  if (size && unit && !ofTime.test(unit)) {
    row.values.size = Number(size.groups!.count!.replace(',', '.'))
    row.unit = unit
    leave({ start: size.index, end: size.index + size[0].length })
  }
  // "30 min £20, 60 min £35"
  row.name = nameIn(left, language) || (length && amount ? length.said : '')
  const free = amount ? null : freeWords[language].exec(row.name)
  if (free) {
    row.values.price = 0
    row.name = nameIn(row.name.slice(0, free.index), language)
  }
  return Object.keys(row.values).length && isName(row.name, language) ? row : null
}

const nameIn = (words: string, language: Language) =>
  words.replace(edges[language].behind, '').replace(edges[language].ahead, '').replaceAll(/\s+/g, ' ')

/** A name as it may stand in such a row. */
export const isName = (name: string, language: Language): boolean =>
  name !== '' &&
  name.length <= nameCharsMax[language] &&
  name.split(' ').length <= nameWordsMax &&
  /\p{L}/u.test(name) &&
  !/[:：;!?。()（）]|\s[–—-]\s/u.test(name) &&
  !noRowNames[language].test(name) &&
  !tells[language].test(name.replace(/^IT$/u, ''))

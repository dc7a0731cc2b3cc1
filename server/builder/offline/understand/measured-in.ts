// "Sträcka km", "vikt kg", "pris kr", 「距離km」: a field with what it is counted in behind it, as one types it without brackets.
import type { Language } from '#shared/languages.ts'
import { phraseKey, readingsOf } from '../lexicon/lexicon.ts'
import { bareChunk } from './bare-chunk.ts'
import type { Chunk } from './chunks.ts'
import { inferType } from './infer-type.ts'
import { isUnitSign, unitOf } from './units.ts'

const behind: Record<Language, RegExp> = {
  en: /^(.+) (\S+)$/,
  sv: /^(.+?) (?:i )?(\S+)$/,
  ja: /^([^\d\sA-Za-z]+?)([A-Za-z]+|円)$/,
}
const money = /^(?:kr|kronor|sek|nok|dkk|eur|euro|usd|gbp|[$€£¥]|円)$/i

/** The field's own words and its unit; a sum of money has none. */
export function measuredIn(text: string, language: Language): { chunk: Chunk; unit?: string } | null {
  const [, front = '', sign = ''] = behind[language].exec(text) ?? []
  const isMoney = money.test(sign)
  if (!front || !(isMoney || isUnitSign(sign))) return null
  const field = readingsOf(language)
    .get(phraseKey(front))
    ?.find(({ kind }) => kind === 'field')
  const inferred = inferType(front, language)
  // "körda km" are counted by what was done with them
  const isOne = isMoney ? inferred.type === 'money' || field !== undefined : (field ?? inferred.known)
  if (!isOne) return null
  const words = front.split(' ').length
  const chunk = bareChunk(front, { words, ...(field && { field, fieldWords: words }) })
  return isMoney ? { chunk } : { chunk, unit: unitOf(sign, language) ?? sign }
}

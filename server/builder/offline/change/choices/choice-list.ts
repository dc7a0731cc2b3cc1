// What a person lists as choices, however it is parted: commas, slashes, bars, lines, spaces between letters, a range.
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../../understand/said.ts'

const charsMax = 30
const wordsMax = 4
const listMax = 12
const bars = /\s*(?:[|｜]|\s\/\s|／|;|；)\s*/
const commas: Record<Language, RegExp> = {
  en: /\s*,\s*(?:(?:and|or|&)\s+)?|\s+(?:and|or|&|n)\s+/i,
  sv: /\s*,\s*(?:(?:och|eller|samt|&)\s+)?|\s+(?:och|eller|samt|o|&)\s+/i,
  ja: /\s*[、，・,／/]\s*|\s+(?:or|OR)\s+|(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?:か|と)(?=[\p{Script=Han}\p{Script=Katakana}])/u,
}
const range = /^(?:from |från )?(\p{Lu}|\d{1,2})\s*(?:to|till|-|–|から|〜|～)\s*(\p{Lu}|\d{1,2})(?:まで)?$/u

/** "A to F", "1 till 6": each of them; empty for all else. */
function rangeTold(text: string): string[] {
  const [, first = '', last = ''] = range.exec(text.trim()) ?? []
  const isNumber = /^\d/.test(first)
  if (!first || isNumber !== /^\d/.test(last)) return []
  const [from, to] = isNumber ? [Number(first), Number(last)] : [first.charCodeAt(0), last.charCodeAt(0)]
  if (to <= from || to - from >= listMax) return []
  return Array.from({ length: to - from + 1 }, (_, at) => (isNumber ? String(from + at) : String.fromCharCode(from + at)))
}

/** The choices in the order told, as they are written; empty when the text is no list of choices. */
export function choiceList(text: string, language: Language): string[] {
  const told = text
    .trim()
    .replace(/^[:：\s]+|[.。!！\s]+$/g, '')
    // "red velvet (one per cake": what stands in the only brackets is told of them
    .replace(/^([^()（）]*[^()（）\s])\s*[(（][^()（）]*[)）]?$/u, '$1')
    .replace(/,? (?:etc|osv|and so on|och så vidare)$/i, '')
  const inRange = rangeTold(told)
  if (inRange.length) return inRange
  const parts = bars.test(told)
    ? told.split(bars)
    : /^[^\s,]+(?:\/[^\s,/]+)+$/.test(told)
      ? told.split('/')
      : commas[language].test(told)
        ? told.split(commas[language])
        : told.split(/\s+/).every((part) => [...part].length <= shortCharsMax)
          ? told.split(/\s+/)
          : []
  const options = parts.map((part) => part.replace(/^["“”'‘’「『]+|["“”'‘’」』]+$/g, '').trim()).filter(Boolean)
  const isList =
    options.length > 1 &&
    options.length <= listMax &&
    options.every((option) => option.length <= charsMax && option.split(/\s+/).length <= wordsMax)
  return isList ? [...new Set(options)] : []
}
/** "S M L XL", ◎ ○ △ ×. */
const shortCharsMax = 3

/** As choices are written in a project. */
export const written = (options: readonly string[]): string[] => options.map(capitalised)

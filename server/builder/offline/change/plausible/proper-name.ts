// "Ali has left, put in Petra", "add a fourth pickup spot, Stowe": what somebody or some place is called is written down in a row, and is no
// field.
import type { Language } from '#shared/languages.ts'
import { givenNames } from '../../lexicon/sample-pools.ts'
import { inferType } from '../../understand/infer-type.ts'
import { readingsIn } from '../resolve.ts'

const names = new Set([...givenNames.en, ...givenNames.sv].map((name) => name.toLowerCase()))
/** In front of a name that is given: "called Interest", "a field: Kiln", "the Kiln column". */
const naming =
  /(?:\b(?:called|named|labelled|titled|field|column|box|heter|kallat|kallad|fält(?:et)?|kolumn(?:en)?|rubrik(?:en)?)[:\s]*["“'«]?|[:"“”'«»]\s*)$/iu
const kept = /^["”'»]?[\s-]*(?:field|column|box|tick ?box|number|name|date|fält|kolumn|ruta)/iu
const quarter = 0.4

/** Whether it is written as a name in the midst of a text of small letters. */
export function isProperName(label: string, text: string, language: Language): boolean {
  if (
    language === 'ja' ||
    !/^\p{Lu}[\p{Ll}-]+$/u.test(label) ||
    readingsIn(label, language).length ||
    inferType(label.toLowerCase(), language).known
  )
    return false
  const at = text.search(new RegExp(String.raw`(?<![\p{L}])${label}(?![\p{L}])`, 'u'))
  if (at < 0) return false
  const [ahead, behind] = [text.slice(0, at), text.slice(at + label.length)]
  if (naming.test(ahead) || kept.test(behind)) return false
  if (names.has(label.toLowerCase())) return true
  const words = text.match(/\p{L}{2,}/gu) ?? []
  const isShouted = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * quarter
  return !isShouted && /[\p{L},.)]\s+$/u.test(ahead) && !/[.!?]\s+$/u.test(ahead.replace(/\b(?:dr|mr|mrs|ms|st)\.\s+$/iu, 'x '))
}

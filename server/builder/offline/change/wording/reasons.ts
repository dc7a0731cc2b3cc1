// "The phone has to be filled in, my lads always forget that", "customers come back, so I want to pick them from a list": where a wish
// as a whole says nothing that is known, it may stand beside its reason.
import type { Language } from '#shared/languages.ts'

const joints: Record<Language, RegExp> = {
  en: /,\s+(?:so |and |but )?|;\s*|\s+[-–—]+\s+|\s+(?:so that|so|because|cause|as|since|but)\s+(?=(?:i|we|they|it|you|that|people|my|our)\b)|\s+(?=(?:we|i|they|nobody|no one) (?:never|don't|dont|do not|always|only|already|just|often|sometimes)\b)/i,
  sv: /,\s+(?:så |och |men )?|;\s*|\s+[-–—]+\s+|\s+(?:så att|så|eftersom|för att|men)\s+(?=(?:jag|vi|de|det|man|den)(?!\p{L}))/iu,
  ja: /、|。|(?:ので|から|ため)、?/,
}
const wordsMin: Record<Language, number> = { en: 2, sv: 2, ja: 1 }
const partsMax = 6

/** The parts of a sentence that may be the wish without its reason, the longest beginning first; empty when it has no joint. */
export function withoutReasons(sentence: string, language: Language): string[] {
  const joint = new RegExp(joints[language], `${joints[language].flags}g`)
  const cuts = [...sentence.matchAll(joint)].slice(0, partsMax)
  const heads = cuts.toReversed().map((cut) => sentence.slice(0, cut.index))
  const tails = cuts.map((cut) => sentence.slice(cut.index + cut[0].length))
  return [...heads, ...tails]
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= wordsMin[language] && part !== sentence)
}

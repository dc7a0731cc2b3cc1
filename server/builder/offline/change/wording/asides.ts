// "…, it's too wide", "because we never use it", ", annars hittar man inget": why somebody wants something is not what they want.
import type { Latin } from '../../understand/tokens.ts'

const asides: Record<Latin, readonly RegExp[]> = {
  en: [
    /(?<=\S\s+\S.*)\s*(?:,|-{1,2}\s|–|—|\s)\s*(?:because|cause|cuz|coz|since (?:we|i|it|they|people|that|there|nobody|most)\b|otherwise)\s.+$/i,
    /(?<=\S\s+\S.*)\s*(?:,|\s-{1,2}\s|–|—)\s*(?:(?:i|we|you|people) (?:can'?t|cannot|keep|always|never|often|mostly|only need)|right now|at the moment|as it is)\s.+$/i,
    /(?<=\S\s+\S.*)\s*(?:,|\s-{1,2}\s|–|—)\s*(?:it'?s|it is|it looks|they'?re|they are|they look|that'?s|that is|this is|there'?s|there are|looks|obviously)\b.*\b(?:too|so|not|hard|easier|difficult|confusing|ugly|annoying|boring|messy|for (?:kids|children|my|our|the)|about|better|nicer|clearer|much|wide|long|small|big)\b[^,]*$/i,
  ],
  sv: [
    /(?<=\S\s+\S.*)\s*(?:,|–|—|\s)\s*(?:eftersom|för att (?:det|den|vi|jag|man|de)(?!\p{L})|annars|därför att)\s.+$/iu,
    /(?<=\S\s+\S.*)\s*(?:,|\s-{1,2}\s|–|—)\s*(?:(?:det|den|de) (?:är|blir|ser|tar|var|blev)|man (?:ser|hittar|kan inte)|jag (?:hittar|ser|kan) (?:inte|inget|aldrig))(?!\p{L}).*$/iu,
  ],
}
const quoted = /["“”„«]/

/** The sentence without its reason; one that quotes a text stays whole. */
export const withoutAsides = (sentence: string, language: Latin): string =>
  quoted.test(sentence) ? sentence : asides[language].reduce((text, aside) => text.replace(aside, ''), sentence)

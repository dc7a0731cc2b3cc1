// "Small, medium and large": the choices that a text lists, each short and none of them a sentence.
import type { Language } from '#shared/languages.ts'
import { optionsIn } from '../../understand/options-in.ts'
import { capitalised } from '../../understand/said.ts'
import { bare } from '../resolve.ts'

export const choicesMin = 2
const choicesMax = 16
export const choiceWordsMax = 4
const choiceCharsMax = 30

/** Another wish goes on there, or a sentence. */
export const noChoice: Record<Language, RegExp> = {
  en: /^(?:filled in|required|mandatory|optional)$| not$|^(?:sort|show|make|remove|put|then|also|hide|please|it|its|i|we|you|they|with|but|so|because|colou?r|mark|set|the default|each|every|let|add|that|this)\b|\b(?:should|must|can|could|would|will|are|is|has|have)\b|[?!:“”"]/i,
  sv: /^(?:sortera|visa|gör|ta|sätt|sen|sedan|dölj|det|den|jag|vi|man|du|med|men|så|eftersom|färga|markera|varje(?! (?:dag|vecka|månad|år|kvartal|termin|natt|kväll)$)|lägg|låt)(?!\p{L})|(?<!\p{L})(?:ska|måste|kan|borde|vill|är|har)(?!\p{L})|[?!:“”"]/iu,
  ja: /[?？!！：「」]|(?<!\d):|(?:して|ほしい|たい|ください|ので|から|ように)$/u,
}
/** "XS S M L and child": sizes stand beside each other without a comma. */
const sizes = /(?<![\p{L}\d])(?:X*[SML]|[2-5]XL)(?: (?:X*[SML]|[2-5]XL)){2,}(?![\p{L}\d])/gu

/** What is said behind the last of them. */
const tail: Record<Language, RegExp> = {
  en: /(?:[,;]? (?:please|pls|thanks|in (?:that|this) order|only|no free typing|nothing else|no others?|pick one|and that['’]s (?:it|all)|that['’]s (?:it|all)))+$/i,
  sv: /(?:[,;]? (?:tack|i (?:den|denna) ordning(?:en)?|bara|inget annat|inga andra|ingen fritext))+$/i,
  ja: /(?:の?(?:\d+|[二三四五六七八])(?:つ|人|名|種類?|段階|択)|など)?(?:で|です|から|にして|でお願いします)?$/u,
}

/** "Pick from A, B", "three: A, B": it tells that one chooses, and among how many. */
export const asksFrom =
  /^(?:(?:just |only )?(?:pick|choose|select|pick one|choose one)(?: (?:from|between|among|out of|one of|of))+|(?:one of )?(?:one|two|three|four|five|six|seven|eight|[1-9])(?: (?:options?|choices?|states?|values?|of them))?:) (?=\S)/i

/** The choices that a text lists; null where a piece of it is none. */
export function choicesListed(text: string, language: Language): string[] | null {
  const told = text
    .trim()
    .replace(asksFrom, '')
    .replace(sizes, (found) => found.replaceAll(' ', ', '))
    .replace(/[.。!]+$/, '')
    .replace(/\s*[|｜]\s*/g, ', ')
    .replace(tail[language], '')
  const all = optionsIn(told).map((each) => capitalised(bare(each)))
  const isChoice = (each: string) =>
    each.length <= choiceCharsMax && each.split(/\s+/).length <= choiceWordsMax && !noChoice[language].test(each)
  return all.length >= choicesMin && all.length <= choicesMax && all.every(isChoice) ? [...new Set(all)] : null
}

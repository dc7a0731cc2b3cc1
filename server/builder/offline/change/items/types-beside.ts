// "Beräknad kalvning, datum", "EAN code, just text. Lowest stock, whole number", "both dates": what a part of a list only tells of
// the one before it, or of all of them.
import { typeNamed } from '../../lexicon/type-words.ts'

const typeWord =
  /^(?:just |only |bara |en |ett |an? |as an? |som )*(?:date|day|(?:whole )?number|(?:long )?text|several lines|datum|siffra|heltal|tal|text|kryss|kryssruta|procent|percent|money|amount of money|amount|belopp|pengar|tick ?box|check ?box|yes or no|yes ?\/ ?no|ja eller nej|ja ?\/ ?nej)$/iu
/** Said so, it is no field of its own. */
const typeSv =
  /^(?:(?:bara|som|alltså|med|i|en|ett) )*(?:ja(?: eller | ?\/ ?)nej|av eller på|sant eller falskt|(?:flera|många) rader|lång text|stort textfält|datumfält|(?:bara )?siffror|pengar|kronor|summa pengar|belopp|klockslag)$/iu
/** These are the name of no field, wherever they stand. */
const surely =
  /^(?:(?:bara|som|alltså|med|just|only|as|en|ett|an?) )*(?:heltal|decimaltal|siffror|whole numbers?|integer|kryss|kryssruta|bock|bockruta|tick ?box|check ?box|(?:ja|yes)(?: (?:eller|or) | ?\/ ?)(?:nej|no)|fritext|lång text|flera rader|several lines)$/iu
/** So many stars. */
const stars =
  /^(?:betyg |(?:från )?)?(?:1|ett|one|en)\s?(?:-|–|till|to)\s?(?:5|fem|five)(?: (?:stjärnor|stars))?$|^(?:1|en)?-?(?:5|fem|five)? ?(?:stjärnor|stars)$/iu
/** "Alltså en länk till tillverkarens sida": what stands behind such a word tells of the one before. */
const telling =
  /^(?:alltså|dvs\.?|d\.v\.s\.?|det vill säga|nämligen|that is|i\.e\.|bara|endast|enbart|just|only) (?:en |ett |an? )?/iu
const ofAll = /^(?:båda|bägge|alla|samtliga|both|all)(?: (?:som|är|ska vara|as|are|should be))? (?:en |ett |an? )?/iu

const isType = (part: string) => typeWord.test(part) || typeSv.test(part)
const lead = /^(?:(?:just|only|bara|alltså|med|i|en|ett|an?|as|som) )+/giu

/** The type that a part only tells; undefined where it may be a field of its own. */
function typeTold(part: string, isLast: boolean): string | undefined {
  const said = part.replace(/[.!]+$/, '').trim()
  if (stars.test(said)) return 'rating'
  const behind = said.replace(telling, '')
  if (behind !== said && /^(?:länk|link)(?: (?:till|to) .+)?$/iu.test(behind)) return 'länk'
  if (surely.test(said) || (isLast && isType(said)) || (behind !== said && typeNamed(behind))) return behind.replace(lead, '')
  return undefined
}

/** "both dates", "båda datum" */
const typeOfAll = (part: string): string | undefined => {
  const said = part.replace(/[.!]+$/, '').trim()
  const type = said.replace(ofAll, '')
  return type !== said && typeNamed(type.replace(/s$/, '')) ? type.replace(/s$/, '') : undefined
}

/** Each item with the type that is told beside it, in brackets. */
export function typed(parts: readonly string[]): string[] {
  const all = parts.length > 1 ? typeOfAll(parts.at(-1)!) : undefined
  if (all) return parts.slice(0, -1).map((part) => `${part} (${all})`)
  const items: string[] = []
  parts.forEach((part, at) => {
    const before = items.at(-1)
    const isOpen = before !== undefined && !/[)）]$/.test(before) && !typeTold(before, parts.length === 2)
    const type = isOpen ? typeTold(part, parts.length === 2 && at === 1) : undefined
    if (type) items[items.length - 1] = `${before!.replace(/[.!?]+$/, '')} (${type})`
    else items.push(part)
  })
  return items
}

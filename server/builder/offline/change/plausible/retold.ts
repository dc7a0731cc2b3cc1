// The same wish in fewer words, where what was read in it could not have been meant: without what is said in passing, without who may do it
// ("people should be able to attach a photo": a photo is to be added), without a rarer word for adding ("skriv in allergier").
import type { Language } from '#shared/languages.ts'
import { asksStrongly } from '../asking.ts'
import { withoutReasons } from '../wording/reasons.ts'
import { withoutAsides } from './asides.ts'

const able: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^(?:\p{L}+ ){1,3}(?:should|must|need to|have to|want to|would like to) (?:also )?be able to (?:attach|upload|add|enter|leave|give|write|fill in|put in|type in|include|send in) (?:(?:an?|the|their|his or her|some) )?(?<what>[^,.;!?]{3,40})[.!]?$/iu,
  sv: /^(?:\p{L}+ ){1,3}(?:ska|måste|bör|vill|behöver) (?:också )?kunna (?:bifoga|ladda upp|lägga till|ange|lämna|skriva|fylla i|skriva in|skicka in) (?:(?:en|ett|sin|sitt|sina) )?(?<what>[^,.;!?]{3,40})[.!]?$/iu,
}
const asking: Record<Exclude<Language, 'ja'>, RegExp> = {
  en: /^(?:please )?(?:stick|put|pop|chuck|throw|note|jot|write)(?: down| in| on)+ (?:(?:an?|the|some|their) )?(?<what>[\p{L}][^,.;!?]{2,40})[.!]?$/iu,
  sv: /^(?:snälla )?(?:sätt|stoppa|peta|skriv|fyll|släng)(?: in| i| dit| upp)+ (?:(?:en|ett) )?(?<what>[\p{L}][^,.;!?]{2,40})[.!]?$/iu,
}
const add: Record<Exclude<Language, 'ja'>, string> = { en: 'add', sv: 'lägg till' }

/** The other words for the wish, or null where there are none. */
export function retold(text: string, language: Language): string | null {
  const said = text.trim()
  const plain = withoutAsides(said, language)
  if (plain && plain !== said) return plain
  const what = language === 'ja' ? undefined : (able[language].exec(said) ?? asking[language].exec(said))?.groups?.what
  return what && language !== 'ja' ? `${add[language]} ${what}` : beforeReason(said, language)
}

/** "Add parts on order to the statuses, half my jobs are stuck": what asks, where all that stands behind it only tells. */
function beforeReason(said: string, language: Language): string | null {
  const head = withoutReasons(said, language).findLast((part) => said.startsWith(part) && asksStrongly(part, language))
  return head && !asksStrongly(said.slice(head.length), language) ? head : null
}

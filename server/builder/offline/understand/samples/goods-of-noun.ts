// Goods nobody wrote down: a shop for kites shows kites in a few makes and no lamps, called after what the person sells.
import type { Language } from '#shared/languages.ts'
import type { GoodsKind, Picture } from '../../lexicon/goods.ts'
import { singular } from '../../lexicon/inflect.ts'
import { capitalised } from '../said.ts'
import { pictureFor } from './picture-for.ts'

const sold: Record<Language, RegExp> = {
  en: /\b(?:shop|store|boutique|web ?shop)s? (?:for|selling|that sells|which sells|to sell|of)(?: (?:my|our|some))? ([\p{L}'’ -]{3,40})|\b(?:i|we|to) sell(?: (?:my|our|some))? ([\p{L}'’ -]{3,40})/iu,
  sv: /(?:butik|shop|affär)(?:en)? (?:för|med|som säljer|där (?:jag|vi) säljer)(?: (?:mina|våra|egna))* ([\p{L} -]{3,40})|(?<!\p{L})(?:jag|vi|att) sälj(?:er|a)(?: (?:mina|våra|egna))* ([\p{L} -]{3,40})/iu,
  ja: /([\p{L}ー]{1,12}?)(?:の|を売る|を販売する|専門の?)(?:ネットショップ|オンラインショップ|オンラインストア|通販|ECサイト|ショップ)/u,
}
/** What ends the name of the goods. */
const ends =
  /\s(?:with|and|where|that|which|online|to|in|at|on|from|so|for|including|med|och|där|som|på|i|till|från|via)(?=\s|$).*$/isu
/** How it was made is said of each of them. */
const made =
  /^(?:(?:handmade|hand[- ]made|homemade|home[- ]made|small[- ]batch|custom|vintage|organic|local|used|second[- ]hand|handgjorda|hemgjorda|egna|begagnade|ekologiska)\s+)+/i
const anything = /^(?:things?|stuff|products?|goods|items?|online|clothes|saker|produkter|varor|商品|もの|自分|私|うち|お店)$/i
const wordsMax = 3

/** The goods that a prompt says are sold, or undefined. */
export function goodsSaid(prompt: string, language: Language): string | undefined {
  const found = sold[language].exec(prompt)
  const noun = (found?.[1] ?? found?.[2])?.replace(ends, '').trim().replace(made, '')
  return noun && !anything.test(noun) && noun.split(/\s+/).length <= wordsMax ? noun : undefined
}

const makes: readonly (readonly [name: Record<Language, string>, price: number, category: number])[] = [
  [{ en: 'Classic {one}', sv: '{many} – originalet', ja: '{many}（定番）' }, 24, 0],
  [{ en: 'Small {one}', sv: '{many} – liten', ja: '{many}（小）' }, 18, 0],
  [{ en: 'Large {one}', sv: '{many} – stor', ja: '{many}（大）' }, 38, 0],
  [{ en: 'New this month: {one}', sv: '{many} – månadens nyhet', ja: '{many}（新作）' }, 28, 1],
  [{ en: 'Limited {one}', sv: '{many} – begränsad upplaga', ja: '{many}（限定）' }, 58, 1],
  [{ en: 'Boxed {one}', sv: '{many} – i presentask', ja: '{many}（ギフト箱入り）' }, 45, 2],
  [{ en: 'Gift card', sv: 'Presentkort', ja: 'ギフトカード' }, 25, 2],
]

/** Shelves for such goods. */
export function kindOfNoun(noun: string, language: Language): GoodsKind {
  const drawn = pictureFor(undefined, noun, 0).replace('picture:', '')
  const one = language === 'en' ? singular(noun.toLowerCase()) : noun
  const name = (told: string) => capitalised(told.replace('{one}', one).replace('{many}', capitalised(noun)))
  return {
    en: noun,
    sv: noun,
    ja: noun,
    brand: '',
    dress: ['sky', 'crisp', 'tint'],
    categories: ['Favourites|Favoriter|定番', 'New|Nyheter|新着', 'Gifts|Presenter|ギフト'],
    about: '',
    goods: makes.map(([told, price, category], at) => [
      name(told[language]),
      price,
      category,
      (at < makes.length - 1 && drawn ? drawn : at === makes.length - 1 ? 'gift' : 'box') as Picture,
    ]),
  }
}

// "Shop for handmade candles: scent, size, price", "Butik för keramik: namn, pris", 「手作り石けんのショップ：香り、価格」: a place that
// sells, opened by its goods and told with what they cost, is a shop to buy in and no field of a list.
import type { Language } from '#shared/languages.ts'
import type { Intent, SaidField } from './intent.ts'

const opens: Record<Language, RegExp> = {
  en: /^\W*(?:(?:an?|my|our|little|small|simple|tiny|new) )*(?:shop|store|boutique) (?:for|of|with|selling)\b/i,
  sv: /^\W*(?:(?:en|min|vår|liten|enkel|ny) )*(?:butik|affär|shop) (?:för|med|som säljer)(?!\p{L})/iu,
  ja: /^[^：:。\n]{1,20}(?:の|を売る)(?:ショップ|お店|ストア)(?=[：:。（(])/u,
}
/** Who writes down where goods come from, or for whom they are mended, keeps books. */
const ofBooks = new Set(['supplier', 'purchasePrice', 'cost', 'customer'])
const isOfBooks = ({ concept, id }: SaidField) => ofBooks.has(concept ?? '') || ofBooks.has(id)

export function opensShop({ prompt, language, things, loose }: Intent): boolean {
  if (!opens[language].test(prompt)) return false
  const fields = [...loose, ...things.flatMap((said) => said.fields)]
  return fields.some(({ type }) => type === 'money') && !fields.some(isOfBooks)
}

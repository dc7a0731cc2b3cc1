// "A list of what I worked on", "lista över vad vi köpt": lists that are told by what somebody did, and the noun that says the same.
import type { Language } from '#shared/languages.ts'

/** What was done, and what such a list holds. */
type Did = readonly (readonly [did: string, holds: string])[]
const list = (opens: string, who: string, dids: Did): readonly (readonly [form: RegExp, holds: string])[] =>
  dids.map(([did, holds]) => [new RegExp(`(?<!\\p{L})${opens}${who}(?:${did})(?: [\\p{L} ]{1,20}?)?(?=:)`, 'giu'), holds])

export const whatOneDid: Record<Language, readonly (readonly [form: RegExp, holds: string])[]> = {
  en: list(
    '(?:list|log|table|record|diary|history|sheet) (?:of|with|for) (?:everything |all )?(?:what|that|things) ',
    "(?:i|we|they|people|everyone|each person)(?: have| has|[’']ve)? ",
    [
      ['work(?:ed)? on|did|do|done|worked', 'work log'],
      ['spent|spend|paid(?: for)?', 'expenses'],
      ['bought|buy|ordered', 'purchases'],
      ['sold|sell', 'sales'],
      ['ate|eat|eaten|cooked|cook', 'meals'],
      ['read', 'books'],
      ['watch(?:ed)?|saw|seen', 'films'],
      ['planted|plant|sowed|sown', 'sowings'],
      ['lent|borrowed|lend|borrow', 'loans'],
    ],
  ),
  sv: list(
    '(?:lista|logg|tabell|dagbok|historik) (?:över|på|med|för) (?:allt )?(?:vad|det|som)(?: som)? ',
    '(?:jag|vi|man|de|alla)(?: har)? ',
    [
      ['jobbat|jobbar|jobbade|arbetat|arbetar|arbetade|gjort|gör|gjorde', 'arbetslogg'],
      ['spenderat|betalat|lagt', 'utgifter'],
      ['köpt|köper|köpte|beställt', 'inköp'],
      ['sålt|säljer|sålde', 'försäljningar'],
      ['ätit|äter|lagat', 'måltider'],
      ['läst|läser|läste', 'böcker'],
      ['sett|ser', 'filmer'],
      ['sått|planterat', 'sådder'],
      ['lånat|lånar', 'lån'],
    ],
  ),
  ja: [],
}

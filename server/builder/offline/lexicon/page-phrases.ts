// Ways of asking for a whole kind of page, read from the text as it stands: many are sentences ("let customers book a time"),
// not nouns. `wish` is read in a first prompt, `added` also after "add": there the bare word is enough.
import type { Language } from '#shared/languages.ts'

export type KindCue = 'shop'
type Phrases = { wish: RegExp; added: RegExp }

export const kindPhrases: Record<KindCue, Record<Language, Phrases>> = {
  shop: {
    en: {
      wish: /\b(?:web ?shop|web ?store|online (?:shop|store|boutique)|e-?commerce|e-?shop|storefront|shopping (?:cart|basket|site)|sell(?:ing)? [\w\s'’]{1,40}online|(?:shop|store) with (?:a )?(?:cart|basket|checkout))\b/i,
      added: /\b(?:shop|store|cart|checkout)\b/i,
    },
    sv: {
      wish: /(?:webb?-?(?:butik|shop)|nät-?(?:butik|handel)|e-?handel|e-?butik|online-?butik|varukorg|kundvagn|sälja .{1,40}(?:på nätet|online))/i,
      added: /(?:butik|shop|varukorg|kassa\b)/i,
    },
    ja: {
      wish: /(?:ネットショップ|オンライン(?:ショップ|ストア)|ウェブショップ|Webショップ|通販|EC ?サイト|ショップサイト|ショッピング(?:サイト|カート)|ネット販売)/i,
      added: /(?:ショップ|ストア|カート|通販)/,
    },
  },
}

// Ways of asking for a whole kind of page, read from the text as it stands: many are sentences ("let customers book a time"),
// not nouns. `wish` is read in a first prompt, `added` also after "add": there the bare word is enough.
import type { Language } from '#shared/languages.ts'

export type KindCue = 'shop' | 'booking' | 'invoice'
type Phrases = { wish: RegExp; added: RegExp }

export const kindPhrases: Record<KindCue, Record<Language, Phrases>> = {
  invoice: {
    en: {
      wish: /\binvoic(?:e (?:app|generator|maker|creator|tool|system|templates?|software|program)|ing|es with (?:lines|line items|vat|tax|print)|es? (?:clients|customers|my clients|my customers))\b|\b(?:create|write|send|print|make|issue) (?:and \w+ )?(?:my )?invoices?\b/i,
      added: /\binvoic(?:es?|ing)(?: page)?(?=$|[,.!]| (?:to|for|so)\b)/i,
    },
    sv: {
      wish: /faktureringsprogram|fakturaprogram|fakturering|(?:skapa|skriva|skicka|skriv ut|göra|ställa ut) (?:\S+ )?fakturor|^\s*fakturor\s*$|fakturaapp/i,
      added: /faktur(?:or|ering|asida)(?=$|[,.!])/i,
    },
    ja: {
      wish: /請求書(?:を)?(?:作成|発行|印刷|作|送)|請求書(?:アプリ|システム|ソフト)|^\s*請求書\s*$/i,
      added: /請求書(?:ページ|作成|発行|$)/,
    },
  },
  shop: {
    en: {
      wish: /\b(?:web ?shop|web ?store|online (?:shop|store|boutique)|e-?commerce|e-?shop|storefront|shopping (?:cart|basket|site)|sell(?:ing)? [\w\s'’]{1,40}online|(?:shop|store) with (?:a )?(?:cart|basket|checkout))\b/i,
      added: /\b(?:shop|store|checkout|cart)(?: page)?(?=$|[,.!]| (?:to|for|so|where|with)\b)/i,
    },
    sv: {
      wish: /(?:webb?-?(?:butik|shop)|nät-?(?:butik|handel)|e-?handel|e-?butik|online-?butik|varukorg|kundvagn|sälja .{1,40}(?:på nätet|online))/i,
      added: /(?:butik(?:en)?|shop(?:pen)?|varukorg|kassa)(?:ssida)?(?=$|[,.!\s])/i,
    },
    ja: {
      wish: /(?:ネットショップ|オンライン(?:ショップ|ストア)|ウェブショップ|Webショップ|通販|EC ?サイト|ショップサイト|ショッピング(?:サイト|カート)|ネット販売)/i,
      added: /(?:ショップ|ストア|カート|通販)/,
    },
  },
  booking: {
    en: {
      wish: /\b(?:booking (?:page|site|website|form|app|system|tool)|online (?:booking|scheduling|appointments?)|appointment (?:booking|scheduling)|(?:customers?|clients?|people|guests?|visitors?|patients?|students?|they|users?|members?) (?:can |to |could |should )?(?:book|reserve|schedule) (?:an? |their |the )?(?:time|appointment|slot|visit|session|lesson|class|table|treatment|consultation|online|haircut|meeting)\w*|book (?:an? )?(?:time|appointment|slot)s? (?:online|with me|with us)|calendly)\b/i,
      added: /\bbooking(?: (?:page|form|site|system))?(?=$|[,.!]| (?:to|for|so|where|with)\b)/i,
    },
    sv: {
      wish: /(?:boknings(?:sida|system|webb|sajt|formulär|app)|online-?bokning|tidsbokning|boka (?:en )?tid|bokning online|(?:kunder|gäster|patienter|elever|medlemmar|besökare|folk|de) (?:kan |ska kunna |får )?boka)/i,
      added: /(?:boknings(?:sidan?|formuläret?)|bokning(?:en)?(?=$|[,.!]))/i,
    },
    ja: {
      wish: /(?:(?:お客様|お客さん|顧客|利用者|会員|生徒|患者)が(?:オンラインで|ネットで|自分で)?予約(?:できる|する)(?:サイト|ページ)?|予約(?:サイト|ページ|フォーム|システム|アプリ)|(?:オンライン|ネット|ウェブ|Web)予約|予約(?:を)?(?:受け付け|受付|できる|してもらう))/i,
      added: /予約(?:ページ|フォーム|サイト|受付)/,
    },
  },
}

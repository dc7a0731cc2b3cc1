// What is paid with: by the sign or code that stands anywhere in a text, else by where the place is that the text tells of.
import type { Language } from '#shared/languages.ts'
import { currencyPlaces } from '../lexicon/currency-places.ts'

// A word of money inside a longer word is none: キャンドル holds no dollars.
/** Pounds that are weighed are none of money: "pounds sold", "price per pound", "lost ten pounds", "weight in pounds". */
const poundsPaid =
  /(?<!\b(?:per|a|by the|each|lb) )(?<!\b(?:weigh\w*|lost?|los(?:e|ing)|gain\w*|lift\w*|bench\w*|squat\w*|deadlift\w*) (?:\w+ )?)(?<!(?:weights?|weigh\w*|loads?|body|mass|yield|harvest\w*|catch)[^.,;:\n]{0,12} in )\b(?:pounds?|pund)\b(?! (?:sold|of|per|lost|lifted|shipped|roasted|harvested|picked|bought|ordered|delivered|produced|used|left|in stock|each|weight|overweight)\b)|(?<![ァ-ヶー])(?<!体重[^。、]{0,6})ポンド/iu
const currencySigns: [RegExp, string][] = [
  [/\b(euros?|eur)\b|€|(?<![ァ-ヶー])ユーロ(?![ァ-ヶー])/i, 'EUR'],
  [/\b(nok|norwegian (?:crowns?|kroner?))\b|norska kronor/i, 'NOK'],
  [/\b(dkk|danish (?:crowns?|kroner?))\b|danska kronor/i, 'DKK'],
  [
    /\b(sek|kronor|swedish (?:crowns?|kron[ae]r?))\b|(?<!\p{L})(?:kr|tkr)(?!\p{L})|\d ?:-(?!\w)|(?<![ァ-ヶー])クローナ(?![ァ-ヶー])/iu,
    'SEK',
  ],
  [/\b(canadian dollars?|cad)\b|\bCA?\$/i, 'CAD'],
  [/\b(australian dollars?|aud)\b|\bAU?\$/i, 'AUD'],
  [/\b(new zealand dollars?|nzd)\b|\bNZ\$/i, 'NZD'],
  [/\b(yen|jpy)\b|円|[¥￥]/i, 'JPY'],
  [/\b(gbp|sterling|quid)\b|£/i, 'GBP'],
  [poundsPaid, 'GBP'],
  [/\b(dollars?|usd)\b|\$|(?<![ァ-ヶー])ドル(?![ァ-ヶー])/i, 'USD'],
  [/\b(chf|francs?)\b/i, 'CHF'],
  [/\b(pln|zloty|złoty)\b|zł(?!\p{L})/iu, 'PLN'],
  [/\b(inr|rupees?)\b|₹/i, 'INR'],
]
/** Who sells by the pound counts pounds everywhere: "Revenue = pounds x price". */
const poundsWeighed = /\bpounds? (?:sold|shipped|roasted|harvested|picked|ordered|lost|lifted)\b|\b(?:per|by the) pound\b/i
export const currencyIn = (text: string): string | undefined => {
  const isWeighed = poundsWeighed.test(text)
  return currencySigns.find(([sign]) => !(isWeighed && sign === poundsPaid) && sign.test(text))?.[1]
}

/** Who goes there is not from there: "a trip to Japan", "before moving to Krakow". */
const bound: Record<Language, string> = {
  en: String.raw`(?<!\b(?:trips?|holidays?|vacations?|honeymoon|travels?|travell?ing|journey|tours?|weekend|abroad|moving|move|relocating|born|study|studying|erasmus)\b[^.,;\n]{0,24}?)\b(?:in|from|near|around|outside|at|across|based in|of)`,
  sv: String.raw`(?<!(?:res(?:a|or|an|er)|semester(?:n|resa)?|flytta(?:r)?|plugga(?:r)?|född)[^.,;\n]{0,24}?)(?<!\p{L})(?:i|från|nära|utanför|på|runt)`,
  ja: '',
}
const namesOf = (names: string): string => names.split(', ').join('|')
const made = new Map<Language, readonly (readonly [RegExp, string])[]>()
function placesOf(language: Language) {
  const known = made.get(language)
  if (known) return known
  const patterns = currencyPlaces.map(({ currency, ...names }) => {
    const any = namesOf(names[language])
    // "in Bristol", "our Lyon bakery": a place that somebody has, and none that is only spoken of
    const form =
      language === 'ja'
        ? new RegExp(
            `(?<![ァ-ヶー])(?:${any})(?=(?:市|県|府|都)?(?:の|に(?:ある|て|お)|で|を拠点|在住|郊外))(?!の?(?:旅|観光|留学|料理|ワイン))`,
            'u',
          )
        : new RegExp(
            `${bound[language]} (?:the |central |downtown |north |south |east |west |old |rural |norra |södra |östra |västra |centrala )?(?:${any})(?![\\p{L}-])|\\b(?:our|my|a|vår|vårt|min|mitt) (?:${any})(?=[ -]\\p{Ll})`,
            'u',
          )
    return [form, currency] as const
  })
  made.set(language, patterns)
  return patterns
}

/** What is said of taxes and offices that only one country has. */
const institutions: readonly (readonly [RegExp, string])[] = [
  // "wage calculator after tax UK": whose taxes they are
  [
    /\b(?:tax(?:es)?|pay|salary|wages?)(?: calculator)? (?:in )?(?:the )?(?:UK|Britain|England|Scotland|Wales)\b|\bUK (?:tax|salary|wage|pay)/u,
    'GBP',
  ],
  [
    /\b(?:tax(?:es)?|pay|salary|wages?)(?: calculator)? (?:in )?(?:the )?(?:Germany|France|Spain|Italy|Netherlands|Ireland|Finland|Austria|Belgium|Portugal|Greece)\b/u,
    'EUR',
  ],
  [
    /\b(?:HMRC|NHS|Ofsted|MOT|Companies House|GCSEs?|A-levels?)\b|\b(?:council tax|[Aa]llotments?|[Pp]ostcodes?|[Pp]arish council|[Cc]ar boot sales?|[Jj]umble sales?|[Bb]ouncy castles?)\b/u,
    'GBP',
  ],
  [
    /\b(?:19|21|22|23) ?% (?:VAT|moms|BTW|IVA|MwSt)|\b(?:VAT|moms|BTW|IVA|MwSt)\.?(?: (?:rate )?of)? (?:19|21|22|23) ?%|\b(?:TVA|MwSt|USt|BTW)\b/u,
    'EUR',
  ],
  [/\b20 ?% VAT\b|\bVAT(?: (?:rate )?of)? 20 ?%/u, 'GBP'],
]
const crowns = /(?<!\p{L})(?:kr|kronor)(?!\p{L})/iu
const crownsAbroad = new Set(['NOK', 'DKK'])

/** The currency of a description; `undefined` where nothing tells it. */
export function currencyOf(text: string, language: Language): string | undefined {
  const said = currencyIn(text)
  const place = placesOf(language).find(([form]) => form.test(text))?.[1]
  // crowns of Oslo are Norwegian ones
  if (said === 'SEK' && place && crownsAbroad.has(place) && crowns.test(text)) return place
  return said ?? place ?? institutions.find(([form]) => form.test(text))?.[1]
}

// A word of money inside a longer word is none: キャンドル holds no dollars.
const currencySigns: [RegExp, string][] = [
  [/\b(euros?|eur)\b|€|(?<![ァ-ヶー])ユーロ(?![ァ-ヶー])/i, 'EUR'],
  [/\b(nok|norwegian (?:crowns?|kroner?))\b|norska kronor/i, 'NOK'],
  [/\b(dkk|danish (?:crowns?|kroner?))\b|danska kronor/i, 'DKK'],
  [/\b(sek|kronor|kr|swedish (?:crowns?|kron[ae]r?))\b/i, 'SEK'],
  [/\b(canadian dollars?|cad)\b/i, 'CAD'],
  [/\b(australian dollars?|aud)\b/i, 'AUD'],
  [/\b(new zealand dollars?|nzd)\b/i, 'NZD'],
  [/\b(yen|jpy)\b|円|¥/i, 'JPY'],
  [/\b(pounds?|gbp|sterling|quid|pund)\b|£|(?<![ァ-ヶー])ポンド/i, 'GBP'],
  [/\b(dollars?|usd)\b|\$|(?<![ァ-ヶー])ドル(?![ァ-ヶー])/i, 'USD'],
  [/\b(chf|francs?)\b/i, 'CHF'],
]
export const currencyIn = (text: string): string | undefined => currencySigns.find(([sign]) => sign.test(text))?.[1]

const currencySigns: [RegExp, string][] = [
  [/\b(euros?|eur)\b|€|ユーロ/i, 'EUR'],
  [/\b(nok|norwegian (?:crowns?|kroner?))\b|norska kronor/i, 'NOK'],
  [/\b(dkk|danish (?:crowns?|kroner?))\b|danska kronor/i, 'DKK'],
  [/\b(sek|kronor|kr|swedish (?:crowns?|kron[ae]r?))\b/i, 'SEK'],
  [/\b(yen|jpy)\b|円|¥/i, 'JPY'],
  [/\b(pounds?|gbp)\b|£|ポンド/i, 'GBP'],
  [/\b(dollars?|usd)\b|\$|ドル/i, 'USD'],
  [/\b(chf|francs?)\b/i, 'CHF'],
]
export const currencyIn = (text: string): string | undefined => currencySigns.find(([sign]) => sign.test(text))?.[1]

const currencySigns: [RegExp, string][] = [
  [/\b(euros?|eur)\b|€|ユーロ/i, 'EUR'],
  [/\b(sek|kronor|kr)\b/i, 'SEK'],
  [/\b(yen|jpy)\b|円|¥/i, 'JPY'],
  [/\b(pounds?|gbp)\b|£|ポンド/i, 'GBP'],
  [/\b(dollars?|usd)\b|\$|ドル/i, 'USD'],
  [/\b(nok)\b/i, 'NOK'],
  [/\b(dkk)\b/i, 'DKK'],
  [/\b(chf|francs?)\b/i, 'CHF'],
]
export const currencyIn = (text: string): string | undefined => currencySigns.find(([sign]) => sign.test(text))?.[1]

// How long something takes and what it costs, as people write it: "1.5 hours", "en halvtimme", 90分; "$30", "350 kr", 6,600円.
import type { Language } from '#shared/languages.ts'

export type Length = { minutes: number; start: number; end: number; said: string }
export type Amount = { price: number; start: number; end: number; said: string }

const count = String.raw`\d+(?:[.,]\d+)?`
const lengths: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}\d.,$£€¥])(?:(?<half>half(?:[- ]an)?[- ]hour|half an hour)|(?<hours>${count}|an|one|two|three|four|one and a half|two and a half)[- ]?(?:hours?|hrs?|h)(?<more> and a half)?(?: ?(?:and )?(?<rest>\d{1,2}) ?(?:min(?:ute)?s?|m)(?!\p{L}))?|(?<minutes>\d{1,3})[- ]?(?:min(?:ute)?s?\.?|mins|m))(?![\p{L}\d])`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?<![\p{L}\d.,])(?:(?<half>(?:en )?halv ?timme|(?:en )?halvtimma)|(?<hours>${count}|en|två|tre|fyra|en och en halv|två och en halv)[- ]?(?:timm(?:e|a|ar)|tim|h)\.?(?<more> och en halv)?(?: ?(?:och )?(?<rest>\d{1,2}) ?(?:min(?:uter)?))?|(?<minutes>\d{1,3})[- ]?(?:min(?:ut(?:er)?)?\.?|m))(?![\p{L}\d])`,
    'iu',
  ),
  ja: new RegExp(
    String.raw`(?<![\d.,])(?:(?<hours>${count}|一|二|三)時間(?<more>半)?(?:(?<rest>\d{1,2})分)?|(?<minutes>\d{1,3})分)(?<half>)?(?!前|後|以|おき|ごと|単位|刻み)`,
    'u',
  ),
}
const spelled: Record<string, number> = {
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'one and a half': 1.5,
  'two and a half': 2.5,
  en: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  'en och en halv': 1.5,
  'två och en halv': 2.5,
  一: 1,
  二: 2,
  三: 3,
}
const hour = 60
const longestMinutes = 720

const numberOf = (said: string) => spelled[said.toLowerCase()] ?? Number(said.replace(',', '.'))

/** The first length in a text. */
export function minutesIn(text: string, language: Language): Length | undefined {
  const found = lengths[language].exec(text)
  if (!found) return undefined
  const { half, hours, more, rest, minutes } = found.groups!
  const told = half ? hour / 2 : hours ? numberOf(hours) * hour + (more ? hour / 2 : 0) + Number(rest ?? 0) : Number(minutes)
  if (!(told > 0) || told > longestMinutes) return undefined
  return { minutes: Math.round(told), start: found.index, end: found.index + found[0].length, said: found[0] }
}

const number = String.raw`\d{1,3}(?:[ ,.’]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?`
const amounts: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:[$£€¥₹] ?|(?<!\p{L})(?:rs\.?|inr) ?(?=\d)|(?<!\p{L})(?:usd|eur|gbp|sek|kr) )(?<ahead>${number})|(?<![\d.,])(?<behind>${number}) ?(?:[$£€¥](?! ?\d)|(?:dollars?|bucks|euros?|eur|usd|gbp|pounds?|quid|kr(?:onor)?|sek|yen)(?!\p{L}))`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?:[$£€] ?)(?<ahead>${number})|(?<![\d.,])(?<behind>${number}) ?(?:kr(?:onor)?(?!\p{L})|sek(?!\p{L})|:-|€(?! ?\d)|euro(?!\p{L})|spänn(?!\p{L}))`,
    'iu',
  ),
  ja: /[¥￥] ?(?<ahead>\d{1,3}(?:,\d{3})+|\d+)|(?<![\d.,])(?<behind>\d{1,3}(?:,\d{3})+|\d+(?:\.\d)?)(?<ten>[千万])?円/u,
}
const tens: Record<string, number> = { 千: 1000, 万: 10_000 }

/** The first price in a text. */
export function amountIn(text: string, language: Language): Amount | undefined {
  const found = amounts[language].exec(text)
  const { ahead, behind, ten } = found?.groups ?? {}
  const said = ahead ?? behind
  if (!found || !said) return undefined
  const plain = /[ ,.’]\d{3}(?!\d)/.test(said) ? said.replace(/[ ,.’](?=\d{3}(?!\d))/g, '') : said.replace(',', '.')
  return {
    price: Number(plain) * (tens[ten ?? ''] ?? 1),
    start: found.index,
    end: found.index + found[0].length,
    said: found[0],
  }
}

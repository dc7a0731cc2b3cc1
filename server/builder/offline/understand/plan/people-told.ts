// "A bio of each of the 4 members", 「メンバー5人の紹介」: how many people a website shows, and whether something is told of each.
import type { Language } from '#shared/languages.ts'
import type { Intent } from '../intent.ts'

const numbers: Record<Language, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  sv: ['en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta'],
  ja: ['一', '二', '三', '四', '五', '六', '七', '八'],
}
const people: Record<Language, string> = {
  en: String.raw`(?:band |team |board |crew )?(?:members?|musicians|hosts?|stylists|therapists|teachers|instructors|trainers|coaches|dentists|doctors|vets|lawyers|partners|barbers|artists|guides|people|of us|staff|employees|chefs|founders|presenters)`,
  sv: String.raw`(?:band|team)?(?:medlemmar(?:na)?|musiker|programledare|frisörer|terapeuter|lärare|instruktörer|tränare|tandläkare|läkare|veterinärer|jurister|delägare|barberare|konstnärer|guider|personer|anställda|kockar|grundare|av oss)`,
  ja: 'メンバー|スタッフ|講師|スタイリスト|先生|医師|弁護士|ネイリスト|セラピスト',
}
const bios: Record<Language, RegExp> = {
  en: /\b(?:bios?|biograph(?:y|ies)|profiles?|about each|introduc(?:e|tion)|presentation of)\b/i,
  sv: /(?<!\p{L})(?:bios?|biografi(?:er)?|presentation(?:er)?|lite om var och en|om varje)(?!\p{L})/iu,
  ja: /プロフィール|経歴|自己紹介|一人ひとりの紹介|紹介文/u,
}

/** Undefined where nothing is told of the people on the page. */
export function peopleTold({
  prompt,
  language,
}: Pick<Intent, 'prompt' | 'language'>): { count?: number; withBios: boolean } | undefined {
  const words = numbers[language]
  const digits = `(?<count>[2-8]|${words.slice(1).join('|')})`
  const form =
    language === 'ja'
      ? new RegExp(`(?:${people.ja})(?:は|が)?${digits}[人名]|${digits.replace('count', 'ahead')}[人名]の(?:${people.ja})`, 'u')
      : new RegExp(`(?<![\\p{L}\\d])${digits} (?:\\p{Ll}+ )?(?:${people[language]})(?!\\p{L})`, 'iu')
  const { count, ahead } = form.exec(prompt)?.groups ?? {}
  const told = (count ?? ahead)?.toLowerCase()
  const withBios = bios[language].test(prompt)
  if (!told) return withBios ? { withBios } : undefined
  return { count: Number(told) || words.indexOf(told) + 1, withBios }
}

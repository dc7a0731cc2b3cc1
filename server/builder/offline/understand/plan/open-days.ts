// On which days a place is open where no hours are told with them: "open tue-sat", "stängt måndagar", 水曜定休. The hours stay what is usual.
import type { Language } from '#shared/languages.ts'
import { type Week, weekSaid } from '../../change/wording/week-words.ts'
import { usualWeek } from '../../site-model.ts'

const en = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?`
const sv = String.raw`(?:mån|tis|ons|tors?|fre|lör|sön)(?:dag(?:ar|en|arna)?)?`
const ja = '[月火水木金土日](?:曜日?)?'
const listOf = (day: string, between: string) => `${day}(?:${between}${day})*`
const days: Record<Language, string> = {
  en: String.raw`(?<days>${listOf(en, String.raw` ?(?:-|–|to|and|&|,|\/|, and) ?`)})(?!\p{L})`,
  sv: String.raw`(?<days>${listOf(sv, String.raw` ?(?:-|–|till|och|,|\/) ?`)})(?!\p{L})`,
  ja: `(?<days>${listOf(ja, '[〜～~・、と-]?')})`,
}
const shut: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(String.raw`\bclosed (?:on |every )?${days.en}`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})${days.en},? (?:we are |is |are )?closed\b`, 'iu'),
  ],
  sv: [
    new RegExp(String.raw`(?<!\p{L})stängt (?:på )?${days.sv}`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})${days.sv} (?:är det |är vi |har vi )?stängt`, 'iu'),
  ],
  ja: [
    new RegExp(`定休日?(?:は|：|:)?\\s*(?:毎週)?${days.ja}`, 'u'),
    new RegExp(`${days.ja}(?:は|が)?(?:定休|お?休み|休業|休診)`, 'u'),
  ],
}
const open: Record<Language, readonly RegExp[]> = {
  en: [new RegExp(String.raw`\bopen (?:on )?${days.en}(?! ?(?:,|:|from|at)? ?\d)`, 'iu')],
  sv: [new RegExp(String.raw`(?<!\p{L})öppet (?:på )?${days.sv}(?! ?(?:,|:|kl\.?|från)? ?\d)`, 'iu')],
  ja: [new RegExp(`${days.ja}(?:祝日?)?(?:のみ|だけ)(?:の)?営業|営業日(?:は|：|:)${days.ja.replace('<days>', '<more>')}`, 'u')],
}
const noDay: Week = usualWeek.map(() => null)
const someHours: Record<Language, string> = { en: ' 10-12', sv: ' 10-12', ja: '10時〜12時' }

/** Monday to Sunday: whether each is among the days that one of the forms tells; undefined where none does. */
function among(prompt: string, forms: readonly RegExp[], language: Language): boolean[] | undefined {
  for (const form of forms) {
    const found = form.exec(prompt)?.groups
    const said = found?.days ?? found?.more
    const week = said ? weekSaid(`${said}${someHours[language]}`, noDay, language)?.week : undefined
    if (week?.some((day) => day !== null)) return week.map((day) => day !== null)
  }
  return undefined
}

/** The week with the days that were told open or shut, or undefined where none was told. */
export function openDays(prompt: string, week: Week, language: Language): Week | undefined {
  const usual = week.find((day) => day !== null) ?? usualWeek[0]!
  const only = among(prompt, open[language], language)
  if (only) return week.map((day, at) => (only[at] ? (day ?? usual) : null))
  const closed = among(prompt, shut[language], language)
  return closed && week.map((day, at) => (closed[at] ? null : (day ?? usual)))
}

// What a countdown counts down to: "countdown to our wedding on 12 September 2027", 試験日までのカウントダウン.
import type { Language } from '#shared/languages.ts'
import type { Asked } from '../../model.ts'
import { capitalised } from '../said.ts'

const names: Record<Language, RegExp> = {
  en: /\bcount(?:s|ing)?[- ]?down(?: (?:timer|clock|app|page|tool|of days))?(?: \p{L}+ing)? (?:to|until|till|for) (?<what>[^.,:;!?\n]{2,50}?)(?= (?:on|in|at|with|that|which|and|showing|where|so) |[.,:;!?\n]|$)/iu,
  sv: /(?:nedräkning(?:en|stimer|sapp)?|räknar? ner|countdown) (?:\p{L}+ )?(?:till|för|tills) (?<what>[^.,:;!?\n]{2,50}?)(?= (?:den|med|som|och|där|i dagar|på) | \d|[.,:;!?\n]|$)/iu,
  ja: /(?<what>[^、。\n「」]{1,20}?)まで(?:の(?:日数|残り日数|時間)?(?:を)?)?(?:カウントダウン|残り日数|あと何日)/u,
}
const months = 'jan,feb,mar,apr,ma[yj],jun,jul,aug,sep,o[ck]t,nov,dec'.split(',')
const dayOf =
  /(?<day>\d{1,2})(?:st|nd|rd|th|:e)?(?: of)? (?<month>\p{L}{3,9})\.?,? (?<year>20\d{2})|(?<month2>\p{L}{3,9}) (?<day2>\d{1,2})(?:st|nd|rd|th)?,? (?<year2>20\d{2})/iu
const numeric = /(?<year>20\d{2})[-/年](?<month>\d{1,2})[-/月](?<day>\d{1,2})/u
const two = (number: number) => String(number).padStart(2, '0')

/** `2027-09-12`, where the day is told with its year. */
function dayIn(text: string): string | undefined {
  const { year, month, day } = numeric.exec(text)?.groups ?? {}
  if (year) return `${year}-${two(Number(month))}-${two(Number(day))}`
  const told = dayOf.exec(text)?.groups
  const name = (told?.['month'] ?? told?.['month2'])?.toLowerCase() ?? ''
  const at = months.findIndex((each) => new RegExp(`^${each}`).test(name))
  if (!told || at < 0) return undefined
  return `${told['year'] ?? told['year2']}-${two(at + 1)}-${two(Number(told['day'] ?? told['day2']))}`
}

/** Its name, and as an option the day; undefined where the description names nothing. */
export function momentAsked(prompt: string, language: Language): Asked | undefined {
  const what = names[language].exec(prompt)?.groups?.['what']?.trim()
  if (!what || /^(?:the )?(?:days?|dates?|events?|an? (?:date|day|event))$/iu.test(what)) return undefined
  const day = dayIn(prompt)
  return {
    kind: 'date',
    text: capitalised(what.replace(dayOf, '').replace(numeric, '').trim() || what),
    ...(day && { options: [day] }),
  }
}

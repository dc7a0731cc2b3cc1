// The occasion and the dates that a date poll is described with: "find a date for our board meeting: 12 June, 13 June or 19 June".
import type { Language } from '#shared/languages.ts'
import type { Asked } from '../../model.ts'
import { capitalised } from '../said.ts'

const weekdays = String.raw`(?:(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mån|tis|ons|tors|fre|lör|sön)`
const months = String.raw`(?:jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch|s)?|apr(?:il)?|may|maj|june?|juni|july?|juli|aug(?:ust|usti)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const time = String.raw`(?:,? (?:at |kl\.? ?)?\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm))?(?!\d|\p{L}|[-/.]\d))?`
const dates: Record<'latin' | 'ja', RegExp> = {
  latin: new RegExp(
    String.raw`(?<![\p{L}\d])(?:${weekdays},? (?:the |den )?)?(?:\d{1,2}(?:st|nd|rd|th|:e)? (?:of )?${months}|${months} \d{1,2}(?:st|nd|rd|th)?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2})(?!\p{L})(?:${time.replace('(?:,? ', '(?: ')})`,
    'giu',
  ),
  ja: /(?:\d{1,2}月\d{1,2}日|\d{1,2}[/／]\d{1,2})(?:[（(][月火水木金土日](?:曜日?)?[）)])?(?:の?\d{1,2}(?:時(?:半)?|:\d{2})(?:〜|から)?)?/gu,
}
const occasion: Record<Language, RegExp> = {
  en: /\b(?:for|of) (?:our |the |my |an? |next )?(?<what>(?!(?:each|every|everyone|everybody|which|when|dates?|my|our|us|all|it|a few)\b)[\p{L}’'-]+(?: (?!(?:where|when|with|and|that|which|so|on|in|at|everyone|everybody|dates?)\b)[\p{L}’'-]+){0,3})/iu,
  sv: /(?<!\p{L})(?:för|till) (?:vår |vårt |våra |min |mitt |en |ett |nästa )?(?<what>(?!(?:att|alla|varje|vilka|när|oss|det|datum)(?!\p{L}))[\p{L}-]+)(?= |[:,.!?]|$)/iu,
  ja: /(?<what>[^、。\n「」]{2,16}?)(?:の|に向けた)?(?:日程|候補日|日にち)/u,
}
const notOccasion = /^(?:わたし|みんな|私たち|アプリ|調整さん|簡単|グループ)|みたい|ような/u
const datesMin = 2

export function datesAsked(text: string, language: Language): Asked | undefined {
  const told = [...new Set([...text.matchAll(dates[language === 'ja' ? 'ja' : 'latin'])].map(([date]) => date.trim()))]
  const what = occasion[language].exec(text)?.groups?.['what']?.replace(/の$/u, '')
  const title = what && !notOccasion.test(what) ? capitalised(what) : undefined
  if (told.length < datesMin) return title ? { kind: 'choice', text: title } : undefined
  const untitled = { en: 'Which dates suit you?', sv: 'Vilka datum passar dig?', ja: 'ご都合のよい日はいつですか？' }
  return { kind: 'choice', text: title ?? untitled[language], options: told.map(capitalised) }
}

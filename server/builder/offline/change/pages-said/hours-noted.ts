// 「第3火曜が定休」, "closed the first Sunday of the month", ランチは11:30〜14:30に変更: hours that no ordinary week holds. They stand as a line below the
// opening hours; what the same sentence says of ordinary days is set along with it.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { hoursSays } from '../../reply/hours-phrases.ts'
import type { Section } from '../../site-model.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, type Reading } from '../reading.ts'
import { weekSaid } from '../wording/week-words.ts'
import { sitePage, type SitePage } from './sections-called.ts'

const charsMax = 160
const { raw } = String
const daysEn = raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
const daysSv = raw`(?:mån|tis|ons|tors|fre|lör|sön)dag(?:en|ar|arna)?`
/** A day of the month that comes again: which, as it is said. */
const nthDay: Record<Language, RegExp> = {
  en: new RegExp(
    raw`(?:on )?(?<when>(?:the |every |each )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|other)(?: and (?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th))? ${daysEn}(?: (?:of|in) (?:the|each|every|a) month| (?:each|every|a) month)?)`,
    'iu',
  ),
  sv: new RegExp(
    raw`(?<when>(?:den |varje )?(?:första|andra|tredje|fjärde|sista|varannan)(?: och (?:den )?(?:första|andra|tredje|fjärde|sista))? ${daysSv}(?: (?:i |varje )(?:varje )?månad(?:en)?)?)`,
    'iu',
  ),
  ja: /(?<when>(?:毎月)?第[一二三四五1-5１-５](?:[・、と]?第?[一二三四五1-5１-５])*(?:の)?[月火水木金土日]曜日?)/u,
}
const isShut: Record<Language, RegExp> = {
  en: /\b(?:closed?|shut|off)\b/i,
  sv: /(?<!\p{L})(?:stängt|stänger|stängd\p{L}*|ledigt)(?!\p{L})/iu,
  ja: /定休|休み|休業|休ませ|(?<=曜日?[はがも]?)休/u,
}
const isOpen: Record<Language, RegExp> = {
  en: /\b(?:open)\b/i,
  sv: /(?<!\p{L})(?:öppet|öppnar|öppna)(?!\p{L})/iu,
  ja: /営業|開け|開い|オープン/u,
}
/** Days that are told for once are no rule: "closed the first Monday in May". */
const forOnce =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|this (?:month|week)|next (?:month|week))\b|(?<!\p{L})(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|nästa|denna)(?!\p{L})|\d{1,2}月|今月|来月|今週|来週/iu
const dayEn = new RegExp(daysEn, 'u')
const lineOf: Record<Language, (when: string, shut: boolean) => string> = {
  en: (when, shut) => `${shut ? 'Closed' : 'Open'} ${when.toLowerCase().replace(dayEn, capitalised)}`,
  sv: (when, shut) => `${shut ? 'Stängt' : 'Öppet'} ${when.toLowerCase()}`,
  ja: (when, shut) => `${when}は${shut ? '定休日' : '営業'}`,
}

const clock = raw`\d{1,2}(?:[:.：時]\d{2}分?|時半?)?(?: ?[ap]\.?m\.?)?`
const span = raw`${clock} ?(?:-|–|—|〜|～|~|to|till|until|and|och|から|ー) ?${clock}(?:まで)?`
const meal = {
  en: raw`(?:lunch|dinner|breakfast|brunch|happy hour|(?:the )?kitchen|afternoon tea|last orders?|supper)`,
  sv: raw`(?:lunch(?:en)?|middag(?:en)?|frukost(?:en)?|brunch(?:en)?|köket|happy hour|fika|á la carte|à la carte|kvällsmeny(?:n)?)`,
  ja: raw`(?:(?:平日|土日|週末)?(?:ランチ|ディナー|モーニング|ブランチ|ティー|カフェ|朝食|昼食|夕食)(?:タイム|営業|の部)?|ラストオーダー|L\.?O\.?|キッチン|受付)`,
}
/** When a meal is served, and nothing else. */
const served: Record<Language, RegExp> = {
  en: new RegExp(
    raw`^(?:(?:please|also|and|change|set|make|we) )*(?:serve |do )?(?<label>${meal.en})(?: (?:service|hours?|times?))?(?: (?:is|are|will be|should be|runs?|served|now|to|from|between|at))*:? (?<span>${span})(?: (?:now|from now on|instead|please|(?:on )?weekdays|every day|daily))*[.!]*$`,
    'iu',
  ),
  sv: new RegExp(
    raw`^(?:(?:snälla|också|och|ändra|vi|nu) )*(?:serverar )?(?<label>${meal.sv})(?:tid(?:en|er|erna)?)?(?: (?:är|ska vara|serveras|blir|till|har öppet|öppet|mellan|kl\.?|klockan|nu|från|numera))*:? (?<span>${span})(?: (?:nu|numera|i stället|tack|vardagar|varje dag))*[.!]*$`,
    'iu',
  ),
  ja: new RegExp(
    raw`^(?:あと、?)?(?<label>${meal.ja})(?:の?(?:営業)?時間)?(?:は|を|が|：|:)、?(?<span>${span}|${clock}(?:から|まで)?)(?:に(?:変更|変え|して|なり|変わり|直し)[^。]*|です|で(?:す|お願い)[^。]*)?。?$`,
    'iu',
  ),
}
const tidied = (said: string) =>
  said
    .trim()
    .replace(/ ?(?:-|–|—|to|till|until|and|och|から|〜|～|~|ー) ?(?=\d)/iu, '–')
    .replace(/まで$/u, '')

/** A line of its own below the week; what was said of the same before gives way. */
function noted(page: SitePage, about: string, line: string): Operation | null {
  const there = page.sections.find(({ kind }) => kind === 'hours')
  const lines = there?.text?.split(' · ') ?? []
  if (lines.includes(line)) return null
  const text = [...lines.filter((each) => !each.toLowerCase().includes(about.toLowerCase())), line].join(' · ')
  const section: Section = { ...(there ?? { kind: 'hours' }), text }
  if (there) return { op: 'setSection', page: page.id, section }
  const at = page.sections.findIndex(({ kind }) => kind === 'address' || kind === 'contact')
  return { op: 'addSection', page: page.id, section, to: at < 0 ? page.sections.length : at }
}
const reading = (operations: (Operation | null)[], language: Language): Reading => {
  const made = operations.filter((each) => each !== null)
  return made.length ? { operations: made, notes: [{ kind: 'kept', text: hoursSays.ownStay[language] }] } : alreadySo(language)
}

/** Null where nothing is said of such hours, or the wish says more. */
export function hoursNoted(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = sitePage(model)
  const said = text.trim()
  if (!page?.site || said.length > charsMax || /[.。!！]\s*[^\s.。!！]/u.test(said.replace(/\d\.\d/gu, ''))) return null
  const { label, span: when } = served[language].exec(said)?.groups ?? {}
  if (label && when) {
    const about = label.replace(/^the /iu, '')
    const line = `${capitalised(about)}${language === 'ja' ? '：' : ': '}${tidied(when)}`
    const operation = noted(page, about, line)
    return operation ? { operations: [operation], notes: [] } : alreadySo(language)
  }
  const nth = nthDay[language].exec(said)
  const shut = isShut[language].test(said)
  if (!nth || forOnce.test(said) || (!shut && !isOpen[language].test(said))) return null
  const rest = said.replace(nth[0], ' ')
  const ordinary = weekSaid(rest.replace(/と\s+|\s+と/gu, ''), page.site.week, language)
  const isOrdinary = ordinary?.isFull && JSON.stringify(ordinary.week) !== JSON.stringify(page.site.week)
  return reading(
    [
      isOrdinary ? { op: 'setHours', page: page.id, week: ordinary.week } : null,
      noted(page, nth.groups!.when!, lineOf[language](nth.groups!.when!.trim(), shut)),
    ],
    language,
  )
}

// What figure some words ask for: "hours per project", "number of incidents per ward", "average order value", "today's sales",
// "a graph over the years", 月ごとの売上合計.
import type { Language } from '#shared/languages.ts'
import type { Figure, Span } from '../../shown-rules.ts'
import { groupsSaid, isSpanWord, withoutGroups } from './groups-said.ts'

export type FigureSaid = {
  kind: Figure['kind']
  /** what is counted or added up; '' is whatever the project is about */
  what: string
  groups: string[]
  /** only rows of today, of this week … */
  during?: Span
  /** a word says that it is a sum, a count or a mean */
  isTold: boolean
  /** a chart is asked for, also where nothing says by what */
  isDrawn: boolean
}

type Forms = Record<Language, RegExp>
const counting: Forms = {
  en: /^(?:the )?(?:how many|(?:total )?number of|count of|amount of(?= \p{L}+s\b))\s+(.+)$/iu,
  sv: /^(?:hur många|antal(?:et)?)\s+(.+)$/i,
  ja: /^(.*?)(?:の)?(?:件数|人数|回数|個数|台数|冊数|数)$/,
}
const averaging: Forms = {
  en: /^(?:the )?(?:average|mean|avg\.?)\s+(.+)$/i,
  sv: /^(?:genomsnitt(?:et|lig[at]?)?(?: av)?\s+|medel(?:värdet av )?\s?|snitt(?:et av )?\s?-?)(.+)$/i,
  ja: /^(?:平均)(.+)$|^(.*?)の?平均(?:値|額|点)?$/,
}
const summing: Forms = {
  en: /^(?:the )?(?:(?:grand )?total(?: amount)?(?: of)?|sum(?: of)?|how much|totals? of)\s+(.+)$/i,
  sv: /^(?:(?:total(?:t|a|en|summan?)?|summan?|summera|sammanlag[dt]a?)(?: av)?|hur mycket)\s+(.+)$/i,
  ja: /^(.*?)の?(?:合計|総額|総計|総数|累計|集計|推移|グラフ)(?:金?額)?$/,
}
/** The words ahead of what a chart is of. */
const chartOf: Forms = {
  en: /^(?:an? |the )?(?:\p{L}+ )?(?:pie |bar |line )?(?:chart|graph|diagram|statistics|stats|report|summary|breakdown)s? (?:of|with|for|showing|over|on)\s+(?:my |our )?/iu,
  sv: /^(?:en |ett )?(?:\p{L}*(?:diagram|graf|statistik|rapport|sammanställning))(?:en|et)? (?:på|över|av|med|för)\s+/iu,
  ja: /^グラフで/,
}
/** 個数 and 人数 are fields where nothing says by what they are counted. */
const sureInJapanese = /^[^とや、]{2,}(?:件数|総数|合計|総額|総計|平均|推移|グラフ)(?:金?額|点|値)?$/
const likelyInJapanese = /(?:額|売上|[人件回台冊]数|率)$/
const todays: readonly (readonly [RegExp, Span])[] = [
  [/^(?:today['’]?s?|dagens|(?:今日|本日)(?:の|$))\s*/i, 'day'],
  [/^(?:this week['’]?s|veckans|今週(?:の|$))\s*/i, 'week'],
  [/^(?:this month['’]?s|månadens|今月(?:の|$))\s*/i, 'month'],
  [/^(?:this year['’]?s|årets|今年(?:の|$))\s*/i, 'year'],
]
/** "How many books I read this year" */
const ofNow: readonly (readonly [RegExp, Span])[] = [
  [/\s+(?:today|(?:i ?dag|idag))$/i, 'day'],
  [/\s+(?:so far )?(?:this week|den här veckan|denna vecka)(?: so far)?$/i, 'week'],
  [/\s+(?:so far )?(?:this month|den här månaden|denna månad)(?: so far)?$/i, 'month'],
  [/\s+(?:so far )?(?:this year|i år|det här året|detta år)(?: so far)?$/i, 'year'],
]
/** "How many (of each voice) we have", "how much (each campaign) has raised": who has it is no part of what it is. */
const aboutThem: Forms = {
  en: /(?:^|\s+)(?:we|i|you|they|there) (?:have|has|had|are|got)(?: in total| altogether)?$|^(?:has|have) (?=\p{L})|\s+(?:has|have)(?: in total| altogether)?$/iu,
  sv: /(?:^|\s+)(?:vi|jag|de|dom|det) (?:har|finns|är)(?: totalt| sammanlagt)?$|\s+har(?: totalt| sammanlagt)?$/iu,
  ja: /^$/,
}
/** What is left of something is more than a sum. */
const leftOver = /\b(?:left|remaining|remains|owes?|owed)\b|(?<!\p{L})(?:kvar|återstår|skyldig\p{L}*)(?!\p{L})|残り|残額|残高/iu

export function figureSaid(text: string, language: Language): FigureSaid | undefined {
  if (leftOver.test(text)) return undefined
  const whole = withoutGroups(text, language).trim()
  const [now, spanNow] = ofNow.find(([each]) => each.test(whole)) ?? []
  const rest = now ? whole.replace(now, '') : whole
  const isDrawn = chartOf[language].test(rest)
  const bare = rest.replace(chartOf[language], '')
  const found = (
    [
      ['count', counting],
      ['average', averaging],
      ['sum', summing],
    ] as const
  )
    .map(([kind, forms]) => ({ kind, match: forms[language].exec(bare) }))
    .find(({ match }) => match)
  const groups = groupsSaid(text, language)
  // "the sum per project": of whatever the project is about
  const isSum = groups.length > 0 && /^(?:the )?(?:sum|totals?|summan?|totalt?)$/i.test(bare)
  const said = isSum ? '' : found ? (found.match![1] ?? found.match![2] ?? '').trim() : bare
  const [form, spanAhead] = todays.find(([each]) => each.test(said)) ?? []
  const during = spanAhead ?? spanNow
  const what = (form ? said.replace(form, '') : said).replace(aboutThem[language], '').trim()
  const span = isDrawn ? isSpanWord(what) : undefined
  return {
    kind: found?.kind ?? 'sum',
    what: span ? '' : what,
    groups: span ? [what] : groups,
    ...(during && { during }),
    isTold: isSum || (found !== undefined && (language !== 'ja' || sureInJapanese.test(rest))),
    isDrawn,
  }
}

/** Whether some words can only mean a figure, found or not: no list has fields of such names. */
export function isFigure(text: string, language: Language): boolean {
  const rest = withoutGroups(text, language)
  const isGrouped = groupsSaid(text, language).length > 0
  if (language === 'ja') return sureInJapanese.test(rest) || (isGrouped && likelyInJapanese.test(rest))
  if (chartOf[language].test(rest) || /^(?:how (?:much|many)|hur (?:mycket|många))(?!\p{L})/iu.test(rest)) return true
  return isGrouped && (figureSaid(text, language)?.isTold ?? true)
}

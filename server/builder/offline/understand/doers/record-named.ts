// What is called by what people say they write down: "each job" is a list of jobs, "a note after every visit" one of visits, "their hours" one of
// time entries; where nothing was said, what it holds tells.
import type { Language } from '#shared/languages.ts'
import { isPlural, plural, singular } from '../../lexicon/inflect.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { reportNames } from '../../lexicon/report-names.ts'
import type { Chunk } from '../chunks.ts'
import { chunksOf } from '../chunks-of.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { sayNoun } from '../said.ts'
import type { Latin } from '../tokens.ts'

/** What people think is a survey. */
const asksOpinion =
  /(?:survey|questionnaire|poll|quiz|feedback|ratings?|reviews?|enkät\p{L}*|omdömen?|betyg|アンケート|レビュー|評価)$/iu
/** It says on what it is written, and not what. */
export const onPaper =
  /^(?:(?:a|the|our|short|simple|online|digital) )*(?:form|app|sheet|it)$|^(?:ett |en )?(?:formulär(?:et)?|blankett(?:en)?|app(?:en)?)$|^(?:フォーム|用紙|シート|アプリ|内容|項目|以下)$/iu

export const front: Record<Language, RegExp> = {
  en: /^(?:(?:an?|the|short|quick|brief|little|each|every|all|any|their|his|her|its|own|new|our|down|up|daily(?= hours)) )+/i,
  sv: /^(?:(?:en|ett|kort|snabb|liten|varje|alla|sin|sina|sitt|den|det|de|nya|ny|nytt|egna|våra) )+/i,
  ja: /^(?:各|(?:毎日|日々|その日|今日)の)/u,
}
export const again: Record<Language, RegExp> = {
  en: /,? (?:(?:after |at |on |for |of |in )?(?:the end of )?(?:every|each|the) (?:day|week|month|morning|evening|night|shift)|daily|weekly|(?:once|twice|\p{L}+ times) an? (?:day|week|month|shift)|online|at work|on site)$/iu,
  sv: /,? (?:(?:efter |vid |i |på )?varje (?:dag|vecka|månad|morgon|kväll|pass|skift)|dagligen|varje dag|(?:en|två|tre|fyra|\d) gång(?:er)? (?:om dagen|i veckan|per dag|per vecka|i månaden|per pass)|veckovis|löpande|digitalt|online|i slutet av dagen)$/iu,
  ja: /(?!)/u,
}
const ofEach: Record<Language, RegExp> = {
  en: /^(?<what>.+?) (?:for|about|on|after|of|per|from|at|in) (?:each|every|all(?: the)?) (?<of>\p{L}+(?: \p{L}+)?)$/iu,
  sv: /^(?<what>.+?) (?:för|om|på|efter|av|per|från|vid|i) (?:varje|alla) (?<of>\p{L}+)$/iu,
  ja: /(?!)/u,
}
/** What is written down of something that happens is told by that. */
const anyReport =
  /^(?:reports?|notes?|checklists?|logs?|records?|forms?|entry|entries|details|info(?:rmation)?|data|rapport(?:er)?|anteckning(?:ar)?|logg(?:ar)?|uppgifter|info|記録|報告|メモ|内容)$/iu
const isTimeSpent =
  /^(?:(?:working|work|worked) )?(?:hours|time|times)(?: worked| spent)?$|^(?:sin )?(?:arbetad |nedlagd |jobbad )?(?:arbetstid(?:er)?|tid|timmar)(?:en|er)?$|^(?:勤務|作業|労働|稼働)?時間$/iu
const timeSpent: Record<Language, string> = { en: 'time entries', sv: 'tidrapporter', ja: '勤務記録' }

function several(name: string, language: Language): string {
  if (language === 'en') return isPlural(name) || /s$/i.test(name) ? name : plural(name)
  return language === 'sv' ? sayNoun(name, 'sv', lastOf(name, 'sv')?.thing).many : name
}
const happens = (name: string, language: Language): boolean =>
  /^(?:act|event)$/.test(classOfNoun(language === 'en' ? singular(name.toLowerCase()) : name.toLowerCase(), language))

export type Kept = { record: string; of?: string }
/** What the list is called, and of what each of it is; null where only a field was named. */
export function kept(said: string, language: Language, list: string, each?: string): Kept | null {
  if (language === 'ja') return keptInJapanese(said.trim().replace(front.ja, ''), list, each)
  return keptInLatin(said, language, list)
}

/** 点検結果 of a 点検; 訪問のたびに記録: a 訪問記録. */
function keptInJapanese(said: string, list: string, each: string | undefined): Kept | null {
  if (isTimeSpent.test(said)) return { record: timeSpent.ja, ...(each && { of: each }) }
  if (asksOpinion.test(said)) return null
  if (each && anyReport.test(said)) return ofEachJapanese(each, '')
  const name = said.replace(/(?<=..)(?:結果|状況|情報)$/u, '')
  const last = lastOf(name, 'ja')
  if (endsInField(name, 'ja', last) && !last?.thing) return measured(`${name}、${list}`, 'ja')
  return { record: name, ...(each && { of: each }) }
}

const doneAgain = /訪問|セッション|配達|作業|点検|巡回|授業|レッスン|試合|勤務|清掃|施術|来店|診察|送迎|練習|稽古/u
/** 配達ごとに: a record of it; 利用者ごとに: a report of each of them. */
export const ofEachJapanese = (each: string, list: string): Kept =>
  doneAgain.test(each) ? { record: `${each}記録` } : { record: byWhatIsHeld(list, 'ja'), of: each }

/** "What they did on every bus": what is listed tells what to call it. */
const allTheyDo =
  /^(?:what|everything|all(?: the work)?)(?: that)? (?:they|we|he|she|was|has)(?!\p{L})|^(?:vad|allt)(?: som)? (?:de|vi|man|han|hon|som)(?!\p{L})/iu
/** "They write after every session": of each of them, and of nothing else. */
const ofAnother =
  /^(?:after|at|on|for|efter|vid|på|för|om) (?:each|every|varje) (?<of>(?!day|week|month|morning|evening|night|dag|vecka|månad|morgon|kväll|natt)\p{L}+)$/iu
/** "Damaged goods", "trasiga maskiner": a report of them. */
const reportsOf: Readonly<Record<Latin, readonly (readonly [state: RegExp, record: string])[]>> = {
  en: [
    [/^damaged /i, 'damage reports'],
    [/^(?:broken|faulty|defective) /i, 'fault reports'],
  ],
  sv: [
    [/^skad(?:ade|at|ad) /i, 'skaderapporter'],
    [/^(?:trasig[at]?|felaktig[at]?) /i, 'felrapporter'],
  ],
}

function keptInLatin(said: string, language: Latin, list: string): Kept | null {
  let name = said.trim()
  const after = ofAnother.exec(name)?.groups?.of
  if (after !== undefined)
    return happens(after, language) ? { record: several(after, language) } : { record: byWhatIsHeld(list, language), of: after }
  for (const tail = again[language]; tail.test(name);) name = name.replace(tail, '')
  const each = ofEach[language].exec(name)?.groups
  name = (each?.what ?? name).replace(front[language], '').trim()
  if (each && anyReport.test(name) && happens(each.of!, language)) return { record: several(each.of!, language) }
  if (isTimeSpent.test(name.replace(/ (?:on|for|på|i) \p{L}+$/iu, '')))
    return { record: timeSpent[language], ...(each && { of: each.of! }) }
  if (each && anyReport.test(name) && language === 'en')
    return {
      record: `${/site$/i.test(each.of!) ? '' : `${each.of!} `}${several(name.replace(/^checklist/i, 'check'), 'en')}`,
      of: each.of!,
    }
  if (allTheyDo.test(name)) return { record: byWhatIsHeld(list, language), ...(each && { of: each.of! }) }
  const [, report] = reportsOf[language].find(([state]) => state.test(name)) ?? []
  if (report) return { record: report }
  if (!name || /,| and | och | or | eller /i.test(name) || asksOpinion.test(name)) return null
  const last = lastOf(name, language)
  if (endsInField(name, language, last) && !last?.thing) return measured(`${name}, ${list}`, language)
  return { record: several(name, language), ...(each && { of: each.of! }) }
}

/** "The fridge temperature: fridge, time, degrees": what is read off is a list of measurements. */
function measured(held: string, language: Language): Kept | null {
  const record = byWhatIsHeld(held, language)
  return reportNames[language].at(-1)![1] === record ? null : { record }
}

/** A name for what holds such fields. */
export const byWhatIsHeld = (list: string, language: Language): string =>
  reportNames[language].find(([held]) => held.test(list))![1]

/** What is named ahead and may hold what is written down: "Property inspections. Inspectors fill in …". */
export function namedAhead(text: string, language: Language): string | undefined {
  const isList = ({ thing }: Chunk) => thing !== undefined && knownThings.get(thing.id)?.entry.actor !== true
  return chunksOf(text, language).findLast(
    (chunk) => isList(chunk) || /^(?:act|document|event)$/.test(classOfChunk(chunk, language)),
  )?.text
}
const classOfChunk = ({ text }: Chunk, language: Language): string =>
  text ? classOfNoun(language === 'en' ? singular(text.toLowerCase()) : text.toLowerCase(), language) : 'object'

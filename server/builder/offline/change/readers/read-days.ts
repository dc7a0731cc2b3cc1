// "How many nights each stay lasts", "when the next watering is due": days and dates that follow from other dates.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { dayBefore, daySpan, nextDay, stepOf } from '../days-of.ts'
import { worksOut } from '../works-out.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { narrowings } from '../said-parts.ts'

type Words = Record<Language, string>
const lengthWords: readonly (readonly [RegExp, Words, Words])[] = [
  [
    /\bnights?\b|nätter|övernattningar|泊/i,
    { en: 'Nights', sv: 'Nätter', ja: '宿泊数' },
    { en: 'nights', sv: 'nätter', ja: '泊' },
  ],
  [/\bdays?\b|dagar|dygn|日数|何日/i, { en: 'Days', sv: 'Dagar', ja: '日数' }, { en: 'days', sv: 'dagar', ja: '日' }],
  [
    /length|duration|how long|lasts?\b|längd|hur länge|varar|varaktighet|期間|長さ/i,
    { en: 'Length', sv: 'Längd', ja: '期間' },
    { en: 'days', sv: 'dagar', ja: '日' },
  ],
]
const asksLength: Record<Language, RegExp> = {
  en: /\b(?:how many (?:days|nights)|(?:number|amount|count) of (?:days|nights)|(?:days|nights) (?:between|from|stayed|booked|rented)|(?:length|duration) of|how long (?:each|every|the|a|they|it)\b.*(?:lasts?|takes?|stays?|is|was|are|goes|runs)|(?:calculate|work out|count|show|add|compute)\s+(?:the\s+)?(?:number of\s+)?(?:nights|days)\b(?!\s+(?:left|remaining|until|to go|off|of|since|overdue|late)))/i,
  sv: /(?:hur många (?:dagar|nätter|dygn)|antal(?:et)? (?:dagar|nätter|dygn|övernattningar)|(?:dagar|nätter) mellan|längden på|hur länge (?:varje|en|ett|den|de)|(?:räkna ut|beräkna|räkna|visa|lägg till)\s+(?:antal(?:et)?\s+)?(?:nätter|dagar|dygn)(?!\s+(?:kvar|till|sedan|sen)))/i,
  ja: /(?:泊数|宿泊日数|日数|期間)(?:を|も|が)?(?:計算|表示|出し|追加|自動)|から.+までの(?:日数|期間)|何(?:日|泊)/,
}
/** Days from one date to another, or null when that is not asked for or there are no two dates. */
export function readBetween(model: ProjectModel, text: string, language: Language): Reading | null {
  if (!asksLength[language].test(text) || /remove|delete|ta bort|削除|\b(?:ago|since|sedan)\b/i.test(text)) return null
  const said = narrowings(text.replace(/\s+(?:lasts?|takes?|stays?|is|was|varar|är)$/i, ''), language)
    .map((name) => resolveThing(model, name, language))
    .find((thing) => thing && daySpan(thing))
  const thing = said ?? [mainThing(model), ...model.things].find((each) => each && daySpan(each))
  const pair = thing && daySpan(thing)
  if (!thing || !pair) return null
  const [, label, unit] = lengthWords.find(([words]) => words.test(text)) ?? lengthWords[1]!
  const formula = { kind: 'daysBetween' as const, of: pair[0].id, until: pair[1].id }
  return worksOut(model, thing, label[model.language], formula, 'int', language, unit[model.language])
}

const asksNext: Record<Language, RegExp> = {
  en: /\b(?:when|show|add|calculate|work out|see|know|next)\b.*\bnext\b\s*(.*?)\s*(?:is|are|date|day|due|should be|needs? to be|happens?|comes?|falls?|$)|\bwhen\b.*?\b(?:needs?|has to|have to|must|should)\b.*?\bagain\b/i,
  sv: /(?:när|visa|räkna ut|lägg till|se|veta|nästa).*?(?<!\p{L})nästa(?!\p{L})\s*(.*)$|när .*(?:behöver|måste|ska) .*(?:igen|nästa gång)/iu,
  ja: /次(?:回|に|の).*(?:日|いつ|予定)/,
}
const nextWords: Words = { en: 'Next', sv: 'Nästa', ja: '次回' }
/** The last time and how often give the next time; null without both. */
export function readNextDay(model: ProjectModel, text: string, language: Language): Reading | null {
  const found = asksNext[language].exec(text)
  if (!found || /remove|delete|ta bort|削除|first|on top|först|överst|\bsort/i.test(text)) return null
  for (const thing of [mainThing(model), ...model.things].filter((each) => each !== undefined)) {
    const every = thing.fields.find(stepOf)
    const last = dayBefore(thing)
    if (!every || !last) continue
    const there = resolveField({ ...model, things: [thing] }, `next ${found[1] ?? ''}`, language, thing)?.field
    const what = last.label.replace(/^(?:last|latest|previous|senast|senaste|前回の?|最終)\s*/i, '')
    const asked = language === model.language && found[1] && found[1].split(/\s+/).length <= 2 ? found[1].toLowerCase() : ''
    const label =
      there?.label ??
      (asked && language !== 'ja' ? `${nextWords[language]} ${asked}` : undefined) ??
      (what === last.label
        ? nextWords[model.language]
        : `${nextWords[model.language]}${model.language === 'ja' ? '' : ' '}${model.language === 'ja' ? what : what.toLowerCase()}`)
    return worksOut(model, thing, label, nextDay(last, every), 'date', language)
  }
  return null
}

// Rules said in a first prompt: "…, total = price x quantity, warn when stock is below 5". They are taken out before the
// rest is read as things and fields; apply-rules.ts puts them on the model once it is there.
import type { Language } from '#shared/languages.ts'
import { attendanceSaid } from './attendance/attendance-said.ts'
import { askedToSee, asksWhich } from './sight/asked-to-see.ts'
import { dashboardTold } from './sight/dashboard-told.ts'
import { isFigure } from './sight/figure-said.ts'
import { perChoiceTold } from './linked/per-choice.ts'
import { conditionsTold } from './wording/condition-told.ts'
import { filesTold, shapingTold } from './wording/shaping-told.ts'
import { limitSaid } from './wording/limit-forms.ts'
import { bracketsOfFormulas, workTold } from './worked-out-told.ts'

/**
 * `maybe`: where it is not understood, the words may mean something else. `said`: the person's own words, where `text` is another way to
 * say them. `as`: what somebody wants to see, what a dashboard holds, when something shows, or how a list behaves; else any other rule.
 */
export type SaidRule = {
  text: string
  start: number
  end: number
  said?: string
  maybe?: true
  as?: 'seen' | 'figure' | 'shown' | 'shaped'
}

const rulesMax = 8
/** A point or a comma within a number parts nothing. */
const clause = /(?:[^.,;!\n。、，；]|(?<=\d)[.,](?=\d))+/g
const joint =
  /\s+(?=so (?:that )?(?:i|we|nobody|no one) [^.,]*double[- ]?book|så (?:att )?(?:jag|vi|ingen|det) [^.,]*dubbelbok)|\s+(?:and|och)\s+(?=(?:not|never|inte|aldrig) )|\s+(?:and|och)\s+(?=(?:an?|the same|two|en|ett|samma|två) [^.,]{2,50} (?:can(?:no|['’])t|may not|must not|kan inte|får inte|får aldrig) )|\s+(?:with|med)\s+(?=(?:(?:a )?(?:warnings?|alerts?|notifications?) (?:when|if|for|on|about)|low[- ]stock (?:warnings?|alerts?|notifications?)|varning(?:ar)? (?:när|om|vid|för))(?!\p{L}))|\s+(?:and|och|also|that)\s+(?=(?:low[- ]stock|warn|highlight|alert|sort|group|varna|sortera|gruppera)\b)|\s+(?:with|med)\s+(?=[\p{L} ]{2,30} (?:worked out|calculated|räknas ut|som räknas ut)(?!\p{L}))|\s+(?=(?:sorted|grouped) by\b|sorterade? efter\b|grupperade? efter\b)/iu
const isRule =
  /^\s*(?:and|och|that|it should|please)?\s*(?:warn(?:s|ings?)?\b|alerts? (?:when|if|for|on|about)\b|low[- ]stock (?:warnings?|alerts?|notifications?)|varning(?:ar)? (?:när|om|vid|för)(?!\p{L})|(?:larma?|flagga|påminn(?:else)?|markera)(?: mig| oss)? (?:när|om)(?!\p{L})|highlight(?:ed)?\b|(?:marked|flagged|shown) (?:in )?(?:red )?(?:when|if)\b|sort(?:ed)? by\b|group(?:ed)? by\b|(?:over|past )?due in red|overdue \w* ?in red|late ones in red|show totals|varna\b|sorterad?e? efter\b|gruppera(?:de)? efter\b|visa summor|förfallna i rött)|\bin red$|i rött$|^[^=]+[=＝][^=]+[x×*✕+＋/÷-]|警告|赤(?:く|で)?表示|順に(?:並|表示)|^\s*[^、。]{1,8}(?:ごと|別|毎)の(?:合計|平均|件数|集計)(?:も|を|が)?(?:出|見|表示|知)?[\p{Script=Hiragana}]{0,8}\s*$|\b(?:totals?|sum) per\b|^\s*(?:summa|totalt?|summering) per (?!styck)|(?:在庫|残り)[^、。]*(?:通知|知らせ|アラート)/iu

/** 次回点検日が30日以内のものは赤く, 金額は数量×単価で自動計算: when something shows in a colour, and what is worked out. */
const isJapaneseRule =
  /(?:以内|以下|以上|未満|過ぎ|超え|切れ|遅れ|滞納|未払い?|未納|未返却|より(?:高|低|多|少な)|(?:とき|時|場合|なら|たら))[^、。]*(?:赤|黄色|オレンジ|色が(?:変わ|付|つ)|目立|ハイライト|強調)(?:く|色|字)?(?:に|で|く)?[^、。]{0,8}$|(?:\d+日(?:以内|前)|期限切れ|未納|滞納)[^、。]*(?:知らせ|通知|アラート)|^[^、。はが]{1,14}は[^、。はが]{1,14}[×✕÷＋][^、。はが]{1,14}$/u
/** What is to be seen is read piece by piece. */
const isToSee =
  /^(?:please |and )?(?:show|let me see|see|(?:i|we)(?:['’]d| would)? (?:want|like|need|love) to (?:see|know)|visa|(?:jag|vi) vill (?:kunna )?se)\b/iu
const perTotal = /\b(?:totals?|sum) per\b/i
/** What can only be a rule. */
const isSaidSo = (part: string) =>
  (isRule.test(part) && !(isToSee.test(part) && !isRule.test(part.replace(perTotal, '')))) || isJapaneseRule.test(part)

/** "Coins with year and price. Total value.": a sentence of its own asks for the sum, among commas it would be a field. */
const isSum = (part: string, before: string) =>
  /^\s*(?:the )?total [a-z]+(?: [a-z]+)?\s*$/i.test(part) && /[.!?\n]$/.test(before.trimEnd())

/** A rule without the word that joins it to what stands before. */
export const ruleOf = (text: string) =>
  text.trim().replace(/^(?:and|och|that|it should|so(?: that)?|så(?: att)?|but|men)\s+/i, '')

/** The prompt with its rules blanked out, letter for letter, and the rules. */
export function takeRules(prompt: string, language: Language): { rest: string; rules: SaidRule[] } {
  const rules: SaidRule[] = conditionsTold(prompt, language)
    .slice(0, rulesMax)
    .map((told): SaidRule => {
      const said = prompt.slice(told.start, told.end).trim()
      return { ...told, said, as: 'shown', ...(isSaidSo(said) ? {} : { maybe: true as const }) }
    })
  const isTold = (at: number, to: number) => rules.some(({ start, end }) => at < end && start < to)
  for (const shaping of shapingTold(prompt, language))
    if (rules.length < rulesMax && !isTold(shaping.start, shaping.end)) rules.push({ ...shaping, maybe: true, as: 'shaped' })
  for (const own of perChoiceTold(prompt, language))
    if (rules.length < rulesMax && !isTold(own.start, own.end)) rules.push({ ...own, maybe: true })
  for (const found of prompt.matchAll(clause)) {
    let start = found.index
    for (const part of found[0].split(joint)) {
      const at = prompt.indexOf(part, start)
      start = at + part.length
      if (rules.length >= rulesMax || isTold(at, start)) continue
      const told = workTold(ruleOf(part), language)
      if (told) rules.push(...told.map((text): SaidRule => ({ text, start: at, end: start, maybe: true })))
      else if (isSaidSo(part.trim()) || limitSaid(ruleOf(part), language) !== null || isSum(part, prompt.slice(0, at)))
        rules.push({ text: part.trim(), start: at, end: start })
    }
  }
  for (const bracket of bracketsOfFormulas(prompt, language))
    if (rules.length < rulesMax && !isTold(bracket.start, bracket.end)) rules.push({ ...bracket, maybe: true })
  for (const file of filesTold(prompt, language))
    if (rules.length < rulesMax && !isTold(file.start, file.end)) rules.push({ ...file, maybe: true, as: 'shaped' })
  const attendance = attendanceSaid(prompt, language)
  if (attendance && !isTold(attendance.start, attendance.end))
    rules.push({ text: attendance.text, start: attendance.start, end: attendance.end, maybe: true })
  for (const figure of dashboardTold(prompt, language))
    if (!isTold(figure.start, figure.end))
      // "a sales dashboard with revenue by region": what opens the text may tell what is kept as well
      rules.push({ ...figure, as: 'figure', ...(!/[.!?。！？:：\n]/u.test(prompt.slice(0, figure.start)) && { maybe: true }) })
  const sights = askedToSee(prompt, language).filter(({ start, end }) => !isTold(start, end))
  // a figure that is not found is told as a whole; all else may be a list of fields
  rules.push(
    ...sights.map((sight): SaidRule => ({
      ...sight,
      ...(isFigure(sight.text, language) || asksWhich(sight.text, language) ? {} : { maybe: true as const }),
      as: 'seen',
    })),
  )
  return { rest: without(prompt, rules), rules }
}

/** The prompt with these rules blanked out. */
export const without = (prompt: string, rules: readonly SaidRule[]): string =>
  rules.reduce((text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`, prompt)

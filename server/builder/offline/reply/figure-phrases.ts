// What a figure of the dashboard is of, in words that also stand in the generated project.
import type { Language } from '#shared/languages.ts'
import type { Thing } from '../model.ts'
import type { Condition, Figure, Span } from '../shown-rules.ts'
import { conditionText } from './condition-phrases.ts'
import { fieldOf } from '../field-kinds.ts'

const spanWords: Record<Span, Record<Language, string>> = {
  day: { en: 'day', sv: 'dag', ja: '日' },
  week: { en: 'week', sv: 'vecka', ja: '週' },
  month: { en: 'month', sv: 'månad', ja: '月' },
  year: { en: 'year', sv: 'år', ja: '年' },
}
const lower = (text: string) => (/^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** "Share of tasks (Done: yes)" */
function shareText(thing: Thing, where: readonly Condition[], language: Language): string {
  const only = where.map((each) => conditionText(thing, each, language)).join(', ')
  const named = {
    en: `Share of ${lower(thing.many)} (${only})`,
    sv: `Andel ${lower(thing.many)} (${only})`,
    ja: `${thing.many}の割合（${only}）`,
  }
  return named[language]
}

/** "Hours per project", "Repairs per status (Paid: no)", "Total price" */
export function figureText(thing: Thing, { kind, of, by, span, where = [] }: Figure, language: Language): string {
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  const amount = fieldOf(thing, of)?.label ?? thing.many
  const group = span ? spanWords[span][language] : fieldOf(thing, by)?.label
  const what =
    kind === 'average'
      ? say(`Average ${lower(amount)}`, `${amount}, i snitt`, `${amount}の平均`)
      : kind === 'sum' && !group
        ? say(`Total ${lower(amount)}`, `${amount}, totalt`, `${amount}の合計`)
        : amount
  const whole = group
    ? say(`${what} per ${lower(group)}`, `${what} per ${lower(group)}`, `${group}${span ? 'ごと' : '別'}の${what}`)
    : what
  if (kind === 'share') return shareText(thing, where, language)
  const only = where.map((each) => conditionText(thing, each, language)).join(', ')
  return only ? say(`${whole} (${only})`, `${whole} (${only})`, `${whole}（${only}）`) : whole
}

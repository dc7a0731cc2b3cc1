// Rules in words, which also stand in the generated project: what is worked out and what warns.
import type { Language } from '#shared/languages.ts'
import { fieldOf } from '../field-kinds.ts'
import type { ProjectModel, Thing } from '../model.ts'
import type { Condition, Span } from '../shown-rules.ts'
import { type Calculation, type Formula, isBracket, type Operand, type Step } from '../formulas.ts'
import { type Warning } from '../rules.ts'
import { conditionText } from './condition-phrases.ts'

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** "(Price − Cost) ÷ Price × 100" */
export function calculationText(calculation: Calculation, labelOf: (of: string | number) => string): string {
  const part = (of: Operand): string => (isBracket(of) ? `(${calculationText(of, labelOf)})` : labelOf(of))
  return [part(calculation.first), ...calculation.rest.map(({ op, of }) => `${signs[op]} ${part(of)}`)].join(' ')
}

const stepWords: Record<Language, Record<Step, string>> = {
  en: { days: 'days', weeks: 'weeks', months: 'months', years: 'years' },
  sv: { days: 'dagar', weeks: 'veckor', months: 'månader', years: 'år' },
  ja: { days: '日', weeks: '週間', months: 'か月', years: '年' },
}

/** The span around today. */
export const spanWords: Record<Language, Record<Span, string>> = {
  en: { day: 'today', week: 'this week', month: 'this month', year: 'this year' },
  sv: { day: 'i dag', week: 'den här veckan', month: 'den här månaden', year: 'i år' },
  ja: { day: '今日', week: '今週', month: '今月', year: '今年' },
}

/** "Price × Quantity", "the sum of Amount of its orders" */
export function formulaText(model: ProjectModel, thing: Thing, formula: Formula, language: Language): string {
  const label = (each: string | number) => (typeof each === 'number' ? String(each) : (fieldOf(thing, each)?.label ?? each))
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  switch (formula.kind) {
    case 'calc':
      return calculationText(formula, label)
    case 'join':
      return formula.of.map(label).join(' + ')
    case 'age':
      return say(`years since ${label(formula.of)}`, `år sedan ${label(formula.of)}`, `${label(formula.of)}からの年数`)
    case 'daysLeft':
      return say(`days until ${label(formula.of)}`, `dagar till ${label(formula.of)}`, `${label(formula.of)}までの日数`)
    case 'daysBetween':
      return say(
        `days from ${label(formula.of)} to ${label(formula.until)}`,
        `dagar från ${label(formula.of)} till ${label(formula.until)}`,
        `${label(formula.of)}から${label(formula.until)}までの日数`,
      )
    case 'hoursBetween': {
      const [of, until, less] = [label(formula.of), label(formula.until), formula.less && label(formula.less)]
      return say(
        `hours from ${of} to ${until}${less ? ` less ${less}` : ''}`,
        `timmar från ${of} till ${until}${less ? ` minus ${less}` : ''}`,
        `${of}から${until}までの時間${less ? `（${less}を除く）` : ''}`,
      )
    }
    case 'dayAfter': {
      const much = `${label(formula.plus)}${language === 'ja' ? '' : ' '}${stepWords[language][formula.in ?? 'days']}`
      return say(`${label(formula.of)} + ${much}`, `${label(formula.of)} + ${much}`, `${label(formula.of)}の${much}後`)
    }
    case 'lookup': {
      const target = model.things.find(({ id }) => id === fieldOf(thing, formula.by)?.target)
      const of = fieldOf(target, formula.of)?.label ?? formula.of
      const by = label(formula.by)
      return say(`${of} of the ${by.toLowerCase()}`, `${of} från ${by.toLowerCase()}`, `${by}の${of}`)
    }
    default: {
      const source = model.things.find((each) => each.id === formula.thing)
      const many = source ? rowsMeant(source, formula.where ?? [], language) : formula.thing
      const of = fieldOf(source, formula.of)?.label ?? ''
      if (formula.kind === 'count') return say(`number of ${many}`, `antal ${many}`, `${many}の件数`)
      if (formula.kind === 'latest')
        return say(`latest ${of} of the ${many}`, `senaste ${of} bland ${many}`, `${many}の最新の${of}`)
      if (formula.kind === 'next') return say(`next ${of} of the ${many}`, `nästa ${of} bland ${many}`, `${many}の次の${of}`)
      return formula.kind === 'sum'
        ? say(`sum of ${of} of the ${many}`, `summan av ${of} för ${many}`, `${many}の${of}の合計`)
        : say(`average ${of} of the ${many}`, `genomsnittligt ${of} för ${many}`, `${many}の${of}の平均`)
    }
  }
}

/** "expenses this month", "invoices (Paid: no)" */
function rowsMeant(thing: Thing, where: readonly Condition[], language: Language): string {
  const isSpan = ({ when }: Condition) => when === 'during'
  const spans = where.filter(isSpan).map(({ than }) => spanWords[language][than as Span])
  const others = where.filter((each) => !isSpan(each)).map((each) => conditionText(thing, each, language))
  if (language === 'ja')
    return `${spans.map((span) => `${span}の`).join('')}${thing.many}${others.length ? `（${others.join('、')}）` : ''}`
  return [thing.many.toLowerCase(), ...spans, ...(others.length ? [`(${others.join(', ')})`] : [])].join(' ')
}

/** "Stock below 5", "Reported more than 2 days ago, Priority: Urgent": in words that also stand in the generated project. */
export const warningText = (thing: Thing, warning: Warning, language: Language): string =>
  [warningLead(thing, warning, language), ...(warning.where ?? []).map((each) => conditionText(thing, each, language))].join(
    language === 'ja' ? '、' : ', ',
  )

function warningLead(thing: Thing, { field, when, than }: Warning, language: Language): string {
  const about = fieldOf(thing, field)
  const label = about?.label ?? field
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  const limit =
    typeof than === 'object'
      ? 'field' in than
        ? (fieldOf(thing, than.field)?.label ?? than.field)
        : than.option
      : typeof than === 'boolean'
        ? than
          ? say('yes', 'ja', 'はい')
          : say('no', 'nej', 'いいえ')
        : `${than ?? ''}${about?.unit ? ` ${about.unit}` : ''}`
  switch (when) {
    case 'below':
      return say(`${label} below ${limit}`, `${label} under ${limit}`, `${label}が${limit}未満`)
    case 'above':
      return say(`${label} above ${limit}`, `${label} över ${limit}`, `${label}が${limit}超過`)
    case 'past':
      return say(`${label} has passed`, `${label} har passerat`, `${label}を過ぎています`)
    case 'empty':
      return say(`${label} is not filled in`, `${label} är inte ifyllt`, `${label}が未入力です`)
    case 'ago':
      return say(
        `${label} more than ${limit} days ago`,
        `${label} för mer än ${limit} dagar sedan`,
        `${label}から${limit}日を超えています`,
      )
    case 'within':
      return say(`${label} within ${limit} days`, `${label} inom ${limit} dagar`, `${label}まで${limit}日以内`)
    case 'not':
      return say(`${label}: not ${limit}`, `${label}: inte ${limit}`, `${label}：${limit}以外`)
    case 'is':
      return say(`${label}: ${limit}`, `${label}: ${limit}`, `${label}：${limit}`)
  }
}

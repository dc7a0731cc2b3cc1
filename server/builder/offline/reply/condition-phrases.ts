// Which rows a list starts with, in words that also stand in the generated project.
import type { Language } from '#shared/languages.ts'
import type { Thing } from '../model.ts'
import type { Condition, Span } from '../shown-rules.ts'

const spanWords: Record<Span, Record<Language, string>> = {
  day: { en: 'today', sv: 'idag', ja: '今日' },
  week: { en: 'this week', sv: 'den här veckan', ja: '今週' },
  month: { en: 'this month', sv: 'den här månaden', ja: '今月' },
  year: { en: 'this year', sv: 'i år', ja: '今年' },
}

const spanBefore: Record<Span, Record<Language, string>> = {
  day: { en: 'yesterday', sv: 'igår', ja: '昨日' },
  week: { en: 'last week', sv: 'förra veckan', ja: '先週' },
  month: { en: 'last month', sv: 'förra månaden', ja: '先月' },
  year: { en: 'last year', sv: 'förra året', ja: '去年' },
}

/** Hardly less than a whole amount is how "at least" that amount is kept, hardly more "at most". */
const hardly = 0.006
function nearlyWhole(than: Condition['than']): number | undefined {
  const whole = typeof than === 'number' ? Math.round(than) : undefined
  return whole !== undefined && than !== whole && Math.abs(Number(than) - whole) <= hardly ? whole : undefined
}

/** "Paid: no", "Amount above 500": which rows a list starts with, in words that also stand in the generated project. */
export function conditionText(thing: Thing, { field, when, than }: Condition, language: Language): string {
  const about = thing.fields.find((each) => each.id === field)
  const label = about?.label ?? field
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  const value = Array.isArray(than)
    ? than.join(say(' or ', ' eller ', 'か'))
    : typeof than === 'object'
      ? (thing.fields.find((each) => each.id === than.field)?.label ?? than.field)
      : typeof than === 'boolean'
        ? than
          ? say('yes', 'ja', 'はい')
          : say('no', 'nej', 'いいえ')
        : `${than ?? ''}${about?.unit && typeof than === 'number' ? ` ${about.unit}` : ''}`
  const whole = when === 'above' || when === 'below' ? nearlyWhole(than) : undefined
  if (whole !== undefined) {
    const limit = `${whole}${about?.unit ? ` ${about.unit}` : ''}`
    return when === 'above'
      ? say(`${label} at least ${limit}`, `${label} minst ${limit}`, `${label}が${limit}以上`)
      : say(`${label} at most ${limit}`, `${label} högst ${limit}`, `${label}が${limit}以下`)
  }
  switch (when) {
    case 'is':
      return than === ''
        ? say(`${label} is empty`, `${label} är tomt`, `${label}が未入力`)
        : say(`${label}: ${value}`, `${label}: ${value}`, `${label}：${value}`)
    case 'not':
      return than === ''
        ? say(`${label} is filled in`, `${label} är ifyllt`, `${label}が入力済み`)
        : say(`${label}: not ${value}`, `${label}: inte ${value}`, `${label}：${value}以外`)
    case 'below':
      return say(`${label} below ${value}`, `${label} under ${value}`, `${label}が${value}未満`)
    case 'above':
      return say(`${label} above ${value}`, `${label} över ${value}`, `${label}が${value}超過`)
    case 'past':
      return say(`${label} before today`, `${label} före idag`, `${label}が今日より前`)
    case 'ahead':
      return say(`${label} from today on`, `${label} från och med idag`, `${label}が今日以降`)
    case 'within':
      return say(`${label} within ${value} days`, `${label} inom ${value} dagar`, `${label}まで${value}日以内`)
    case 'ago':
      return say(
        `${label} more than ${value} days ago`,
        `${label} för mer än ${value} dagar sedan`,
        `${label}から${value}日より経過`,
      )
    case 'during':
    case 'last': {
      const span = (when === 'during' ? spanWords : spanBefore)[than as Span][language]
      return language === 'ja' ? `${label}が${span}` : `${label}: ${span}`
    }
  }
}

// The formula of a field by what it is called and what stands beside it: "total" beside a quantity and a price.
import type { Language } from '#shared/languages.ts'
import * as days from '../lexicon/figures/day-figures.ts'
import { derivedFigures } from '../lexicon/figures/derived-figures.ts'
import type { Figure } from '../lexicon/figures/figure.ts'
import { counted } from '../lexicon/figures/parts.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Field, FieldType, Thing } from '../model.ts'
import { isNumber, isDay } from '../field-kinds.ts'
import type { Formula } from '../formulas.ts'
import { dayBefore, daySpan, hourSpan, nextDay, stepOf } from './days-of.ts'
import { fillFigure, isPart } from './fill-figure.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { conceptOf, isDue } from './said-parts.ts'

/** `also` are fields that have to be of another type for it. */
export type NamedFormula = { formula: Formula; type: FieldType; unit?: string; also?: readonly Retyped[] }
export type Retyped = { field: Field; type: FieldType; unit?: string }

/** Compiled once: the whole labels of each figure. */
const labels = Object.fromEntries(
  (['en', 'sv', 'ja'] as const).map((language) => [
    language,
    Object.values(derivedFigures).map((figure) => ({ figure, label: new RegExp(`^(?:${figure.names[language]})$`, 'iu') })),
  ]),
) as Record<Language, { figure: Figure; label: RegExp }[]>

const canBe = ({ type }: Field) => isNumber({ type } as Field) || type === 'text'

/** `isTold`: the person said that it is worked out; else a name that may as well be of something filled in has none. */
export function formulaNamed(thing: Thing, field: Field, language: Language, isTold = false): NamedFormula | undefined {
  if (field.type === 'date') return nextTime(thing, field, language)
  if (!canBe(field) && field.type !== 'time') return undefined
  return (
    lengthOf(thing, field, language) ??
    sinceOrUntil(thing, field, language) ??
    (field.type === 'time' ? undefined : (figureFor(thing, field, language, isTold) ?? severalIn(thing, field, language)))
  )
}

function figureFor(thing: Thing, field: Field, language: Language, isTold: boolean): NamedFormula | undefined {
  const others = thing.fields.filter((each) => each !== field)
  for (const { figure, label } of labels[language]) {
    if (!label.test(field.label) || (figure.maybeGiven && !isTold)) continue
    // a share in percent is no amount, and an amount no share
    const isShare = figure.type === 'percent'
    if (field.type === 'percent' ? !isShare : isShare && ['money', 'int'].includes(field.type)) continue
    const found = fillFigure(others, figure)
    const like = found?.used.find((each) => !found.amounts.includes(each))
    if (!found || !like) continue
    const also = found.amounts.map((each): Retyped => ({ field: each, type: like.type, ...(like.unit && { unit: like.unit }) }))
    return { formula: found.formula, type: found.type, ...(figure.unit && { unit: figure.unit }), also }
  }
  return undefined
}

const yearUnits: Record<Language, string> = { en: 'years', sv: 'år', ja: '歳' }
const dayUnits: Record<Language, string> = { en: 'days', sv: 'dagar', ja: '日' }
const nightUnits: Record<Language, string> = { en: 'nights', sv: 'nätter', ja: '泊' }

/** Hours from start to end, less the break; days or nights from the first to the last. */
function lengthOf(thing: Thing, field: Field, language: Language): NamedFormula | undefined {
  const hours =
    days.hoursNames[language].test(field.label) && (hourSpan({ ...thing, fields: without(thing, field) }) ?? clockSpan(thing))
  if (hours) return hoursOf(thing, hours)
  if (!days.daysNames[language].test(field.label) || field.type === 'time') return undefined
  const span = daySpan(thing)
  return span && { formula: daysOf(thing, span), type: 'int', unit: unitOf(field.label, language) }
}
const unitOf = (label: string, language: Language) => (/night|nätter|泊/i.test(label) ? nightUnits : dayUnits)[language]

const without = ({ fields }: Thing, field: Field) => fields.filter((each) => each !== field)
/** "In, out, hours": when one comes and goes, though nothing says that these are times. */
function clockSpan({ fields }: Thing): [Field, Field] | undefined {
  const [from, until] = [days.clockIn, days.clockOut].map((words) =>
    fields.find((each) => isPlainText(each) && words.test(each.label)),
  )
  return from && until && [from, until]
}

function hoursOf(thing: Thing, [from, until]: [Field, Field]): NamedFormula {
  const pause = thing.fields.find(
    (each) => days.isBreak.test(each.label) && (isNumber(each) || each.type === 'time' || isPlainText(each)),
  )
  const formula: Formula = { kind: 'hoursBetween', of: from.id, until: until.id, ...(pause && { less: pause.id }) }
  // a break is so long, and not at a time of day
  const also: Retyped[] = [from, until].filter(({ type }) => type === 'text').map((field) => ({ field, type: 'time' }))
  if (pause && (!isNumber(pause) || !pause.unit)) also.push({ field: pause, type: 'int', unit: 'min' })
  return { formula, type: 'number', unit: 'h', also }
}
function daysOf({ one, concept = '', fields }: Thing, [from, until]: [Field, Field]): Formula {
  const about = [
    one,
    concept.replace(/([a-z])([A-Z])/g, '$1 $2'),
    ...fields.filter(({ target }) => target).map(({ label }) => label),
  ]
  const both = days.bothDaysCount.test(about.join(' '))
  return { kind: 'daysBetween', of: from.id, until: until.id, ...(both && { both }) }
}

/** An age, or the days that are left. */
function sinceOrUntil(thing: Thing, field: Field, language: Language): NamedFormula | undefined {
  const dates = thing.fields.filter((each) => isDay(each))
  if (days.ageNames[language].test(field.label)) {
    const born = dates.find((each) => /birth|born|född|födel|誕生|生年/i.test(`${conceptOf(each)} ${each.label}`))
    return born && { formula: { kind: 'age', of: born.id }, type: 'int', unit: yearUnits[language] }
  }
  if (!days.daysLeftNames[language].test(field.label)) return undefined
  const due = dates.find(isDue) ?? (dates.length === 1 ? dates[0] : undefined)
  return due && { formula: { kind: 'daysLeft', of: due.id }, type: 'int', unit: dayUnits[language] }
}

/** The next watering, the end of the warranty: so long after the day before. */
function nextTime(thing: Thing, field: Field, language: Language): NamedFormula | undefined {
  const every =
    days.nextNames[language].test(field.label) &&
    thing.fields.find((each) => stepOf(each) && !days.daysNames[language].test(each.label))
  const last = every && dayBefore(thing, field)
  return last ? { formula: nextDay(last, every), type: 'date' } : undefined
}

/** A total or an average of the numbers of one kind that stand right before it. */
function severalIn(thing: Thing, field: Field, language: Language): NamedFormula | undefined {
  const isAverage = days.averageNames[language].test(field.label)
  if (!isAverage && !days.sumNames[language].test(field.label)) return undefined
  const before = thing.fields.slice(0, thing.fields.indexOf(field)).filter(({ formula }) => !formula)
  const first = before.at(-1)
  if (!first || first.id === thing.titleField || (!isNumber(first) && !isPlainText(first))) return undefined
  const run: Field[] = []
  for (const each of before.toReversed()) {
    if (each.id === thing.titleField || days.isNoSummand.test(each.label) || isSomebody(each, language)) break
    if (kindOf(each) !== kindOf(first) && !(isOfMoney(first) && isOfMoney(each))) break
    run.unshift(each)
  }
  // grades that nobody gave a type: they are what is added up
  const ofMoney = isOfMoney(first)
  if (run.length < summandsMin || (isPlainText(first) && !ofMoney && !isAverage && !hasAverage(thing, language))) return undefined
  const also = run.filter(isPlainText).map((each): Retyped => ({ field: each, type: ofMoney ? 'money' : 'int' }))
  const terms = run.map(({ id }) => id)
  const sum = { first: terms[0]!, rest: terms.slice(1, termsMax).map((of) => ({ op: '+' as const, of })) }
  const type = ofMoney ? 'money' : isAverage || first.type === 'number' ? 'number' : 'int'
  const unit = first.unit && { unit: first.unit }
  return isAverage
    ? { formula: { kind: 'calc', first: sum, rest: [{ op: '/', of: terms.length }] }, type, ...unit, also }
    : { formula: { kind: 'calc', ...sum }, type, ...unit, also }
}
const isOfMoney = (field: Field) => field.type === 'money' || (isPlainText(field) && days.isExpense.test(field.label))
const isSomebody = ({ label, type }: Field, language: Language) =>
  type === 'text' && (days.isName.test(label) || classOfNoun(label, language) === 'person')
const summandsMin = 2
const termsMax = 9
const isPlainText = ({ type, concept, options }: Field) => type === 'text' && !concept && !options
const kindOf = ({ type, unit = '', concept }: Field) =>
  ['int', 'number', 'rating'].includes(type) ? `number ${unit}` : type === 'text' ? `text ${concept ?? ''}` : type
const hasAverage = ({ fields }: Thing, language: Language) => fields.some(({ label }) => days.averageNames[language].test(label))

const perHour = /\bper hour\b|\/ ?h(?:our)?\b|\bhourly\b|\bhour rate\b|per timme|timpris|timlön|時給|時間単価|1時間/i
const perDay =
  /\bper (?:day|night)\b|\/ ?(?:day|night)\b|\bdaily (?:rate|price)\b|\bnightly\b|\bday rate\b|per (?:dag|dygn|natt)|dygnspris|dagspris|日額|1日|一日|1泊|一泊/i
/** A price for a stretch of time. */
export const isPerTime = (label: string): boolean => perHour.test(label) || perDay.test(label)

const lengthWords: Record<'hours' | 'days' | 'nights', Record<Language, string>> = {
  hours: { en: 'Hours', sv: 'Timmar', ja: '時間' },
  days: { en: 'Days', sv: 'Dagar', ja: '日数' },
  nights: { en: 'Nights', sv: 'Nätter', ja: '泊数' },
}

/** "From, to, price per day, total": the days between, which the total is to be worked out from; nothing where they are there. */
export function lengthFor(thing: Thing, total: string, language: Language): Field | undefined {
  const isTotal = labels[language].some(({ figure, label }) => figure === derivedFigures.lineTotal && label.test(total))
  const price = thing.fields.find(({ label, type }) => type === 'money' && isPerTime(label))
  if (!isTotal || !price || thing.fields.some((field) => field !== price && isPart(field, counted))) return undefined
  const kind = perHour.test(price.label) ? 'hours' : /night|natt|泊/i.test(price.label) ? 'nights' : 'days'
  const span = kind === 'hours' ? hourSpan(thing) : daySpan(thing)
  if (!span) return undefined
  const label = lengthWords[kind][language]
  const id = freeId(kind, new Set(thing.fields.map((field) => field.id)), 'length')
  if (kind === 'hours') {
    const { formula, type } = hoursOf(thing, span)
    return { id, label, type, unit: 'h', formula, why: 'implied' }
  }
  return { id, label, type: 'int', unit: unitOf(label, language), formula: daysOf(thing, span), why: 'implied' }
}

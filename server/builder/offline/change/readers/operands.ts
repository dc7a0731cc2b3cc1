// What a calculation is made of: "days × daily price", "hours x rate", "bought − used". A number, a field of the row, the days or hours
// between two of its fields, or a number of what the row points to, which then stands on the row as well.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Operand, Sign } from '../../formulas.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { daySpan, hourSpan } from '../days-of.ts'
import { borrowed } from '../linked/linked-rows.ts'
import type { Operation } from '../operations.ts'
import { numberFor } from '../said-parts.ts'

export type Terms = { operands: string[]; signs: Sign[] }
/** The operands, and what has to be there for them first. */
type Found = { operands: Operand[]; first: Operation[] }

/** Null where one of them is nowhere, or none is of the row itself. */
export function operandsFor(model: ProjectModel, thing: Thing, { operands, signs }: Terms, language: Language): Found | null {
  const first: Operation[] = []
  const found = operands.map((said) => operandIn(model, thing, said, language))
  if (found.every((each) => each === undefined || typeof each === 'number')) {
    // a link alone says nothing of the row
    if (!operands.some((said) => lengthSaid(thing, said, model.language))) return null
  }
  // what is written so far is counted like what it is added to
  const known = found.map((each) => thing.fields.find(({ id }) => id === each)).find((field) => field && isNumber(field))
  const all = operands.map((said, at): Operand | undefined => {
    const own = found[at]
    if (own !== undefined) return own
    const written = writtenIn(thing, said)
    if (written) {
      const isAdded = signs.every((sign) => sign === '+' || sign === '-')
      const type = isAdded && known && known.type !== 'money' ? 'int' : 'money'
      first.push({ op: 'retypeField', thing: thing.id, field: written.id, type })
      return written.id
    }
    const added = lengthSaid(thing, said, model.language) ?? lookedUp(model, thing, said, language)
    if (!added) return undefined
    if (!thing.fields.includes(added)) first.push({ op: 'addField', thing: thing.id, field: added })
    return added.id
  })
  return all.some((each) => each === undefined) || !all.some((each) => typeof each === 'string')
    ? null
    : { operands: all as Operand[], first }
}

function operandIn(model: ProjectModel, thing: Thing, said: string, language: Language): Operand | undefined {
  const amount = /^(\d+(?:[.,]\d+)?)\s*(?:kr|€|\$|円)?\s*(%)?$/u.exec(said)
  if (amount) return Number(amount[1]!.replace(',', '.')) / (amount[2] ? 100 : 1)
  const found = numberFor(model, said.replace(/\s+(?:each|styck|st)$/i, ''), language, thing)
  if (found?.thing === thing && !isOtherwise(found.field, said)) return found.field.id
  // "hours × rate + materials", where the field is the cost of the materials
  const named = thing.fields.filter((field) => isNumber(field) && field.label.toLowerCase().includes(said.toLowerCase()))
  return named.length === 1 && !isOtherwise(named[0]!, said) ? named[0]!.id : undefined
}

/** How many days, nights or hours. */
export const isLength =
  /^(?:the )?(?:number of |antal(?:et)? )?(?:days?|nights?|hours?|dagar|dygn|nätter|timmar)$|^(?:日数|泊数|時間数?|利用日数|利用時間)$/iu
/** How many days is no price per day. */
const isOtherwise = (field: Field, said: string): boolean => field.type === 'money' && isLength.test(said)

/** "+ material": what is a text so far is an amount, since it is calculated with. */
function writtenIn({ fields, titleField }: Thing, said: string): Field | undefined {
  const plain = fields.filter(({ id, type, concept, options }) => id !== titleField && type === 'text' && !concept && !options)
  const low = said.toLowerCase()
  const whole = plain.find(({ label }) => label.toLowerCase() === low)
  const named = plain.filter(({ label }) => label.toLowerCase().split(/\s+/u).includes(low))
  return whole ?? (named.length === 1 ? named[0] : undefined)
}

const units: Record<'days' | 'nights' | 'hours', Record<Language, readonly [label: string, unit: string]>> = {
  days: { en: ['Days', 'days'], sv: ['Dagar', 'dagar'], ja: ['日数', '日'] },
  nights: { en: ['Nights', 'nights'], sv: ['Nätter', 'nätter'], ja: ['泊数', '泊'] },
  hours: { en: ['Hours', 'h'], sv: ['Timmar', 'h'], ja: ['時間', 'h'] },
}

/** The days, nights or hours that a row lasts, where it tells when it begins and ends. */
function lengthSaid(thing: Thing, said: string, language: Language): Field | undefined {
  if (!isLength.test(said)) return undefined
  const kind = /hour|timm|時間/iu.test(said) ? 'hours' : /night|nätter|泊/iu.test(said) ? 'nights' : 'days'
  const span = kind === 'hours' ? hourSpan(thing) : daySpan(thing)
  // days that a list of its kind usually has are none that something lasts between
  if (!span || span.some(({ why }) => why !== 'said' && why !== 'edit')) return undefined
  const [of, until] = span.map(({ id }) => id) as [string, string]
  const there = thing.fields.find(
    ({ formula }) => (formula?.kind === 'daysBetween' || formula?.kind === 'hoursBetween') && formula.of === of,
  )
  const [label, unit] = units[kind][language]
  return (
    there ?? {
      id: freeId(kind, new Set(thing.fields.map(({ id }) => id)), 'length'),
      label,
      type: kind === 'hours' ? 'number' : 'int',
      unit,
      formula: { kind: kind === 'hours' ? 'hoursBetween' : 'daysBetween', of, until },
      why: 'edit',
    }
  )
}

/** A number of what the row points to, by its name or a part of it: the rate of the project. */
function lookedUp(model: ProjectModel, thing: Thing, said: string, language: Language): Field | undefined {
  const numbers = borrowed(model, thing, 'lookup').filter(({ type }) => type !== 'percent')
  const low = said.toLowerCase().replace(/^(?:the|their|its|its own|den|det) /u, '')
  const whole = numbers.find(({ label }) => label.toLowerCase() === low)
  const part = numbers.filter(({ label }) => {
    const name = label.toLowerCase()
    return language === 'ja' ? name.includes(low) || low.includes(name) : isPartOf(low, name) || isPartOf(name, low)
  })
  // "rate" where only one of its numbers is money
  const rates = /^(?:rate|price|fee|pris(?:et)?|taxa(?:n)?|単価|料金|時給)$/iu.test(low)
    ? numbers.filter(({ type }) => type === 'money')
    : []
  const found = whole ?? (part.length === 1 ? part[0] : rates.length === 1 ? rates[0] : undefined)
  return found && { ...found, why: 'edit' }
}

const isPartOf = (part: string, whole: string): boolean => {
  const words = whole.split(/\s+/u)
  return part.split(/\s+/u).every((word) => words.includes(word))
}

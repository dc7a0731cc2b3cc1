// A figure on the fields of a list: which of them are its parts.
import type { Figure, Part, Term, Works } from '../lexicon/figures/figure.ts'
import type { Field } from '../model.ts'
import { isNumber } from '../field-kinds.ts'
import type { Bracket, Calculation, Formula, Operand, Sign } from '../formulas.ts'
import { conceptOf } from './said-parts.ts'

/** `amounts` are fields that were none, and have to be for it. */
export type Filled = { formula: Formula; used: Field[]; type: Figure['type']; amounts: Field[] }

const isOne = (term: Term): term is Part => typeof term === 'object' && 'like' in term

/** Whether a number may be what the part stands for, by its concept and its label. */
export function isPart(field: Field, { like, not, percent }: Part): boolean {
  if (!isNumber(field) || (percent && field.type !== 'percent')) return false
  return isCalled(field, { like, ...(not && { not }) })
}

function isCalled(field: Field, { like, not }: Part): boolean {
  const words = `${conceptOf(field).replace(/([a-z])([A-Z])/g, '$1 $2')} ${field.label}`
  return like.test(words) && !not?.test(words)
}

/** The formula over those of the fields that are its parts, or null where one is missing that `add` does not bring. */
export function fillFigure(
  fields: readonly Field[],
  figure: Pick<Figure, 'works' | 'type'>,
  add: (part: Part) => Field | null = () => null,
): Filled | null {
  const taken = new Map<Part, Field>()
  const used: Field[] = []
  const amounts: Field[] = []
  const free = (part: Part) => fields.filter((field) => !used.includes(field) && isPart(field, part))
  const open = (part: Part): Field | undefined => {
    const found = part.ticked
      ? fields.find((field) => (field.type === 'bool' || (field.type === 'text' && !field.concept)) && isCalled(field, part))
      : undefined
    if (found) amounts.push(found)
    return found
  }
  const take = (part: Part): Field | null => {
    const field = taken.get(part) ?? free(part)[0] ?? open(part) ?? add(part)
    if (!field) return null
    taken.set(part, field)
    if (!used.includes(field)) used.push(field)
    return field
  }
  const operand = (term: Term): Operand | null => {
    if (typeof term === 'number') return term
    return isOne(term) ? (take(term)?.id ?? null) : (fill(term) as Bracket | null)
  }
  const fill = ([start, ...others]: Works): Calculation | null => {
    const first = operand(start as Term)
    if (first === null) return null
    const rest: { op: Sign; of: Operand }[] = []
    for (let at = 0; at < others.length; at += 2) {
      const [op, term] = [others[at] as Sign, others[at + 1] as Term]
      const of = operand(term)
      if (of === null) return null
      rest.push({ op, of })
      if (isOne(term) && term.every)
        for (const field of free(term)) {
          used.push(field)
          rest.push({ op, of: field.id })
        }
    }
    return { first, rest }
  }
  const calculation = fill(figure.works)
  if (!calculation || !used.length) return null
  // of what is no money nothing is worth money
  const isMoney = used.every((field) => field.type === 'money' || amounts.includes(field))
  const type = figure.type === 'number' && isMoney ? 'money' : figure.type
  return { formula: { kind: 'calc', first: calculation.first, rest: [...calculation.rest] }, used, type, amounts }
}

import type { Language } from '#shared/languages.ts'
import { knownFields } from '../lexicon/lexicon.ts'
import type { Field, FieldType, ProjectModel, Thing } from '../model.ts'
import { isNumber } from '../field-kinds.ts'
import { type Formula, operandsOf } from '../formulas.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf } from '../understand/said.ts'
import { does, type Reading } from './reading.ts'
import { resolveField } from './resolve.ts'

/** The field of that name worked out from now on: the one that is there, or a new one. */
export function worksOut(
  model: ProjectModel,
  thing: Thing,
  name: string,
  formula: Formula,
  type: FieldType,
  language: Language,
  unit?: string,
): Reading {
  const there = resolveField({ ...model, things: [thing] }, name, language, thing)?.field
  // "price = yarn cost + …" is no new yarn cost
  if (there && !operandsOf(formula).includes(there.id) && (type === 'date' ? there.type === 'date' : isNumber(there)))
    return does({ op: 'setFormula', thing: thing.id, field: there.id, formula })
  const known = [...knownFields.values()].find((each) =>
    Object.values(each.label).some((label) => label.toLowerCase() === name.toLowerCase()),
  )
  const label = known ? capitalised(known.label[model.language]) : labelOf(name, language)
  const id = freeId(known?.id ?? idOf(name), new Set(thing.fields.map((field) => field.id)), 'result')
  const field: Field = { id, label, type, formula, why: 'edit', ...(known && { concept: known.id }), ...(unit && { unit }) }
  return does({ op: 'addField', thing: thing.id, field })
}

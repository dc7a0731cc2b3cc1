// The list that a choice would become.
import { isRollUp } from '../../formulas.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isCondition } from '../../shown-rules.ts'
import { collectionPage, freePath } from '../../understand/plan/plan-pages.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { listCalled } from '../new-lists.ts'
import { conceptOf, type Place } from '../said-parts.ts'
import type { ListChoices } from './choices-to-list.ts'

/** What is done with a row is told by its state, and no list. */
const isState = (field: Field) => /^(?:status|stage|progress)$/.test(conceptOf(field))

/** Whether a rule names one of the choices: it would be lost. */
function isRuled(
  model: ProjectModel,
  { id, filter, quickFilters = [], figures = [], warnings = [] }: Thing,
  field: Field,
): boolean {
  const gathered = model.things.flatMap(({ fields }) =>
    fields.flatMap(({ formula }) => (formula && isRollUp(formula) && formula.thing === id ? (formula.where ?? []) : [])),
  )
  const conditions = [...quickFilters, ...figures, ...warnings].flatMap(({ where = [] }) => where)
  return (
    [...conditions, ...gathered, ...(isCondition(filter) ? [filter] : [])].some((each) => each.field === field.id) ||
    filter?.field === field.id ||
    warnings.some((each) => each.field === field.id)
  )
}

/** A list with a row for each choice of a field, and nothing but their names; null where the project needs them as choices. */
export function choicesAsList(model: ProjectModel, { thing, field }: Place): ListChoices | null {
  if (field.type !== 'select' || !field.options?.length || isState(field) || isRuled(model, thing, field)) return null
  const { thing: listed } = listCalled(model, field.label, model.language)
  // カテゴリ has no letters for an id or an address, the field has
  const isNameless = /^thing\d*$/.test(listed.id)
  const id = isNameless ? freeId(field.id, new Set(model.things.map((each) => each.id)), 'list') : listed.id
  const given = { ...listed, id, views: ['table' as const] }
  const page = collectionPage(given, model.language, model.pages)
  const title = given.fields.find(({ id }) => id === given.titleField)!
  return {
    op: 'listChoices',
    thing: thing.id,
    field: field.id,
    list: { ...given, fields: [title] },
    page: { ...page, path: freePath(page.id, model.pages) },
  }
}

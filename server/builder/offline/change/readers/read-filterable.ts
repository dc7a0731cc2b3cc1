// "Filter by location", "let me filter by person": what a list is narrowed to above it.
import type { Language } from '#shared/languages.ts'
import { namesPeople } from '../../lexicon/texts-by-label.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { does, nothing, tells, type Reading } from '../reading.ts'
import { fieldSaid } from '../added-fields.ts'
import { mainThing, resolveField } from '../resolve.ts'
import { conceptOf } from '../said-parts.ts'
import type { Clause } from '../wording/clauses.ts'

const anybody = /^(?:the |each |den |varje )?(?:person|people|name of the person|who|whoever|vem|personen?|人|担当者?)$/iu
const works = /^(?:assignee|responsible|owner|performedBy|doneBy)$/i
/** Whoever it is about, by whatever word the list has for them. */
function whoseField(model: ProjectModel, said: string): { thing: Thing; field: Field } | undefined {
  const thing = anybody.test(said.trim()) ? mainThing(model) : undefined
  const field = thing?.fields.find(
    (each) => each.type === 'text' && (namesPeople.test(each.label) || works.test(conceptOf(each))),
  )
  return thing && field && { thing, field }
}

const filterForms: Record<Language, RegExp> = {
  en: /^(?:let (?:me|us|people)\s+|allow\s+)?(?:filter|narrow)(?:ing)?(?: (?:down|it|them|the list|\w+))?\s+(?:by|on|to one)\s+(.+)$/i,
  sv: /^(?:kunna\s+)?filtrera(?: \p{L}+)?\s+(?:på|efter)\s+(.+)$/iu,
  ja: /^(.+?)(?:で|ごとに|別に)の?(?:絞り?込|しぼりこ|フィルタ).*$/,
}

/** A choice is narrowed to above its list, so a text becomes one; null where nothing is called so. */
export function filterBy(model: ProjectModel, said: string, language: Language): Reading | null {
  const place = resolveField(model, said, language, mainThing(model)) ?? whoseField(model, said)
  if (!place) return missing(model, said, language)
  const { thing, field } = place
  return field.type === 'text' && field.id !== thing.titleField && !field.formula
    ? does({ op: 'retypeField', thing: thing.id, field: field.id, type: 'select' })
    : tells(changeSays.filterThere[language], 'kept')
}

/** "Filter by vegetarian": what lists usually have by that name, and this one has not, comes into it. */
function missing(model: ProjectModel, said: string, language: Language): Reading | null {
  const thing = mainThing(model)
  const field = fieldSaid(said, model, language)
  return thing && field.concept && (field.type === 'bool' || field.type === 'select')
    ? does({ op: 'addField', thing: thing.id, field: { ...field, why: 'edit' } })
    : null
}

/** "Filter by location" */
export function readFilterable(model: ProjectModel, clause: Clause, language: Language): Reading {
  const found = filterForms[language].exec(clause.text)
  return (found && filterBy(model, found[1]!, language)) ?? nothing
}

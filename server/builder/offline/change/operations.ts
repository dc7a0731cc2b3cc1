// A change is a list of these operations on the model document. Ids never change, so what a person has stored survives.
import { escaped } from '../lexicon/escaped.ts'
import type { Language } from '#shared/languages.ts'
import type { Field, Page, ProjectModel, Thing, ViewKind } from '../model.ts'
import { projectModelSchema } from '../model.ts'
import { completePages } from '../page-parts/complete-pages.ts'
import { planTagline } from '../understand/plan/plan-pages.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { fieldForView, canShow } from '../understand/plan/plan-views.ts'
import { agreeOverLinks } from '../understand/samples/align-linked.ts'
import { alignWarnings } from '../understand/samples/align-warnings.ts'
import { fillRows } from '../understand/samples/sample-rows.ts'
import { sampleValue } from '../understand/samples/sample-value.ts'
import { pruneRules, renameInRules } from '../rules.ts'
import { listChoices, type ListChoices } from './choices/choices-to-list.ts'
import { reshape, type ReshapeOperation } from './reshape.ts'
import { applyRule, type RuleOperation } from './rule-operations.ts'
import { applyRows, type RowOperation } from './row-operations.ts'
import { applySite, leaveSections, type SiteOperation } from './site-operations.ts'
import { fillKept, heldRows } from './fill-kept.ts'
import { isOwnRow } from './own-rows.ts'
import { translateModel } from './translate-model.ts'

export type Operation =
  | ReshapeOperation
  | RuleOperation
  | RowOperation
  | SiteOperation
  | ListChoices
  | { op: 'addField'; thing: string; field: Field }
  | { op: 'removeField'; thing: string; field: string }
  | { op: 'renameField'; thing: string; field: string; label: string }
  | { op: 'requireField'; thing: string; field: string; required: boolean }
  | { op: 'setOptions'; thing: string; field: string; options: string[] }
  | { op: 'addOption'; thing: string; field: string; option: string; after?: string }
  | { op: 'removeOption'; thing: string; field: string; option: string }
  | { op: 'renameOption'; thing: string; field: string; option: string; label: string }
  | { op: 'addThing'; thing: Thing; page: Page }
  | { op: 'removeThing'; thing: string }
  | { op: 'renameThing'; thing: string; one: string; many: string }
  /** `beside`: what is seen first stays so */
  | { op: 'addView'; thing: string; view: ViewKind; beside?: true }
  | { op: 'removeView'; thing: string; view: ViewKind }
  | { op: 'addPage'; page: Page }
  | { op: 'removePage'; page: string }
  | { op: 'renamePage'; page: string; title: string }
  | { op: 'setShell'; shell: ProjectModel['shell'] }
  | { op: 'setTheme'; theme: Partial<ProjectModel['theme']> }
  | { op: 'setName'; name: string }
  | { op: 'setLanguage'; language: Language }
  | { op: 'setCurrency'; currency: string }

const isLate = (field: Field) => field.type === 'longtext' || field.type === 'markdown' || field.type === 'image'

function addFieldTo(model: ProjectModel, thing: Thing, given: Field) {
  // nothing can be chosen among nothing
  const chosen: Field = given.type === 'select' && !given.options?.length ? { ...given, type: 'text' } : given
  // of two new ones that are known by one word, each is a field
  const field = { ...chosen, id: freeId(chosen.id, new Set(thing.fields.map(({ id }) => id)), 'field') }
  const at = isLate(field) ? -1 : thing.fields.findIndex(isLate)
  thing.fields.splice(at < 0 ? thing.fields.length : at, 0, field)
  thing.rows.forEach((row, index) => {
    row[field.id] = sampleValue(field, thing, row, index, thing.rows.length, model)
  })
  if (field.type === 'ref') agreeOverLinks(model.things, thing)
}

function dropFields(thing: Thing, goes: (field: Field) => boolean) {
  const gone = new Set(thing.fields.filter((field) => field.id !== thing.titleField && goes(field)).map((field) => field.id))
  thing.fields = thing.fields.filter((field) => !gone.has(field.id))
  for (const row of thing.rows) for (const id of gone) delete row[id]
  thing.views = thing.views.filter((view) => canShow(thing, view))
  if (!thing.views.length) thing.views = ['table']
}

/** Whether a page shows the list or works with it. */
export const isOn = ({ thing, parts }: Page, list: string): boolean => [thing, ...Object.values(parts ?? {})].includes(list)

/** A page stays at the root. */
function keepRoot(model: ProjectModel) {
  if (model.pages.length && !model.pages.some((page) => page.path === '/')) model.pages[0]!.path = '/'
}

function renameThing(model: ProjectModel, thing: Thing, one: string, many: string) {
  const [wasOne, wasMany] = [thing.one, thing.many]
  const tagline = planTagline(model.language, model.things, model.pages)
  Object.assign(thing, { one, many })
  for (const page of model.pages) if (page.thing === thing.id && page.title === wasMany) page.title = many
  for (const each of model.things)
    for (const field of each.fields)
      if (field.target === thing.id) field.label = field.label === wasMany ? many : field.label === wasOne ? one : field.label
  if (model.tagline === tagline) model.tagline = planTagline(model.language, model.things, model.pages)
  const words = new RegExp(`(^|\\s)(${escaped(wasMany)}|${escaped(wasOne)})(?=\\s|$)`, 'giu')
  model.name = model.name.replace(
    words,
    (_found, space: string, word: string) => space + (word.toLowerCase() === wasMany.toLowerCase() ? many : one),
  )
}

function applyOne(model: ProjectModel, operation: Operation): ProjectModel {
  const thing =
    'thing' in operation && typeof operation.thing === 'string' ? model.things.find((each) => each.id === operation.thing)! : null
  const field =
    thing && 'field' in operation && typeof operation.field === 'string'
      ? thing.fields.find((each) => each.id === operation.field)!
      : null
  switch (operation.op) {
    case 'addField':
      addFieldTo(model, thing!, operation.field)
      break
    case 'removeField':
      dropFields(thing!, (each) => each.id === operation.field)
      break
    case 'renameField':
      field!.label = operation.label
      break
    case 'requireField':
      field!.required = operation.required
      break
    case 'setOptions':
      Object.assign(field!, { type: field!.type === 'tags' ? 'tags' : 'select', options: operation.options })
      for (const [at, row] of thing!.rows.entries())
        if (field!.type === 'tags')
          row[field!.id] = [row[field!.id] ?? []].flat().filter((each) => operation.options.includes(String(each)))
        else if (!operation.options.includes(String(row[field!.id])))
          // samples show what there is to choose
          row[field!.id] = isOwnRow(row, thing!, model.language)
            ? operation.options[0]
            : sampleValue(field!, thing!, row, at, thing!.rows.length, model)
      break
    case 'addOption': {
      const options = field!.options!
      options.splice(operation.after ? options.indexOf(operation.after) + 1 : options.length, 0, operation.option)
      break
    }
    case 'removeOption':
      field!.options = field!.options!.filter((option) => option !== operation.option)
      for (const row of thing!.rows) {
        const value = row[field!.id]
        if (Array.isArray(value)) row[field!.id] = value.filter((each) => each !== operation.option)
        else if (value === operation.option) row[field!.id] = field!.options[0]
      }
      break
    case 'renameOption':
      // into one that is there already, the two become one
      field!.options = [...new Set(field!.options!.map((option) => (option === operation.option ? operation.label : option)))]
      field!.formerOptions = { ...field!.formerOptions, [operation.option]: operation.label }
      if (field!.tones?.[operation.option]) field!.tones[operation.label] = field!.tones[operation.option]!
      for (const row of thing!.rows) if (row[field!.id] === operation.option) row[field!.id] = operation.label
      renameInRules(model, thing!, field!.id, operation.option, operation.label)
      break
    case 'addThing':
      model.things.push({
        ...structuredClone(operation.thing),
        // who started with empty lists wants no samples in a new one
        ...(model.things.length > 0 && model.things.every(({ empty }) => empty) && { empty: true }),
      })
      model.pages.push({ ...operation.page })
      fillKept(model)
      if (model.pages.length > 2 && (model.shell === 'topbar' || model.shell === 'focus')) model.shell = 'sidebar'
      break
    case 'removeThing':
      model.things = model.things.filter((each) => each.id !== operation.thing)
      leaveSections(model, operation.thing)
      model.pages = model.pages.filter((page) => !isOn(page, operation.thing))
      for (const each of model.things) dropFields(each, (inner) => inner.target === operation.thing)
      keepRoot(model)
      // invoices to nobody in a list are to somebody by name
      model = completePages(model)
      break
    case 'renameThing':
      renameThing(model, thing!, operation.one, operation.many)
      break
    case 'addView': {
      const extra = fieldForView(thing!, operation.view, model.language, 'edit')
      if (extra) addFieldTo(model, thing!, extra)
      const others = thing!.views.filter((view) => view !== operation.view)
      const ahead = operation.beside ? others.splice(0, 1) : []
      thing!.views = [...ahead, operation.view, ...others]
      for (const page of model.pages) if (page.thing === thing!.id && page.kind === 'todo') page.kind = 'collection'
      break
    }
    case 'removeView':
      thing!.views = thing!.views.filter((view) => view !== operation.view)
      break
    case 'addPage':
      model.pages.push(structuredClone(operation.page))
      if (model.shell === 'focus') model.shell = 'topbar'
      model = completePages(model)
      fillKept(model)
      break
    case 'removePage':
      model.pages = model.pages.filter((page) => page.id !== operation.page)
      keepRoot(model)
      break
    case 'renamePage':
      model.pages.find((page) => page.id === operation.page)!.title = operation.title
      break
    case 'setShell':
      model.shell = operation.shell
      break
    case 'setTheme':
      Object.assign(model.theme, operation.theme)
      break
    case 'setName':
      model.name = operation.name
      break
    case 'setLanguage':
      return translateModel(model, operation.language)
    case 'setCurrency':
      model.currency = operation.currency
      break
    case 'addSection':
    case 'removeSection':
    case 'moveSection':
    case 'setSection':
    case 'setHours':
    case 'setSiteText':
      applySite(model, operation)
      model = completePages(model)
      fillKept(model)
      break
    case 'listChoices':
      listChoices(model, operation)
      break
    case 'retypeField':
    case 'splitField':
    case 'mergeFields':
    case 'moveField':
    case 'movePage':
      reshape(model, operation)
      break
    case 'addRow':
    case 'changeRow':
    case 'setRows':
    case 'removeRow':
    case 'clearRows':
    case 'placeRow':
      applyRows(model, operation)
      fillKept(model)
      break
    case 'addSamples': {
      const held = heldRows(model)
      applyRows(model, operation)
      fillKept(model, held)
      break
    }
    default:
      applyRule(model, operation)
      // what a list warns of is seen at once
      if (operation.op === 'addWarning' && thing)
        alignWarnings({ things: [thing], language: model.language }, (row) => !isOwnRow(row, thing, model.language))
      // sample invoices come to what their lines come to with the new tax
      if (operation.op === 'setStart' && thing?.concept === 'invoiceLine') fillRows(model)
  }
  pruneRules(model)
  return model
}

/** What an earlier operation was to add may have been left. */
export function isPossible({ things, pages }: ProjectModel, operation: Operation): boolean {
  if (operation.op === 'addThing' || operation.op === 'addPage') return true
  if (operation.op === 'removeThing' && pages.every((page) => isOn(page, operation.thing))) return false
  if ('page' in operation && typeof operation.page === 'string') return pages.some(({ id }) => id === operation.page)
  if (!('thing' in operation)) return true
  const thing = things.find(({ id }) => id === operation.thing)
  const isOfField = 'field' in operation && typeof operation.field === 'string'
  return thing !== undefined && (!isOfField || thing.fields.some(({ id }) => id === operation.field))
}

/** The model after the operations; the given one is untouched. One on what is not there does nothing. */
export function applyOperations(model: ProjectModel, operations: readonly Operation[]): ProjectModel {
  const applied = operations.reduce((at, each) => (isPossible(at, each) ? applyOne(at, each) : at), structuredClone(model))
  return projectModelSchema.parse(applied)
}

// Operations on the rules of a model: what is worked out, what warns, how lists start.
import type { Field, ProjectModel, StandingsRule, Thing, ToneName, ToolSettings } from '../model.ts'
import { isSameLimit, keepWithin, type Limit } from '../limits.ts'
import { tellPlaces } from '../page-parts/gathering-parts.ts'
import type { Formula } from '../formulas.ts'
import { isSameWarning, type Total, type Warning } from '../rules.ts'
import type { Figure, Filter, QuickFilter } from '../shown-rules.ts'

export type RuleOperation =
  | { op: 'setFormula'; thing: string; field: string; formula: Formula }
  | { op: 'hideField'; thing: string; field: string; hidden: boolean }
  | { op: 'setStart'; thing: string; field: string; start: NonNullable<Field['start']> }
  | { op: 'setTone'; thing: string; field: string; option: string; tone: ToneName }
  | { op: 'setOrder'; thing: string; by: string; descending: boolean }
  | { op: 'setGroup'; thing: string; group: string | null }
  | { op: 'setFilter'; thing: string; filter: Filter | null }
  | { op: 'addQuickFilter'; thing: string; quickFilter: QuickFilter; replaces?: string }
  | { op: 'addFigure'; thing: string; figure: Figure }
  | { op: 'setUnique'; thing: string; field: string; unique: boolean }
  | { op: 'setDecimals'; thing: string; field: string; decimals: number }
  | { op: 'setTotals'; thing: string; totals: Total[] }
  | { op: 'addWarning'; thing: string; warning: Warning }
  | { op: 'removeWarnings'; thing: string; field: string }
  | { op: 'addLimit'; thing: string; limit: Limit }
  | { op: 'removeLimits'; thing: string }
  | { op: 'setStandings'; page: string; rule: StandingsRule }
  | { op: 'setStarts'; page: string; starts: Record<string, number> }
  | { op: 'setSettings'; page: string; settings: ToolSettings }
  | { op: 'setFeature'; feature: 'csv' | 'csvImport'; on: boolean }

export function applyRule(model: ProjectModel, operation: RuleOperation): void {
  if (operation.op === 'setFeature') {
    model.features[operation.feature] = operation.on
    return
  }
  if (operation.op === 'setStandings') {
    const page = model.pages.find(({ id }) => id === operation.page)
    if (page) page.standings = operation.rule
    return
  }
  if (operation.op === 'setStarts') {
    const page = model.pages.find(({ id }) => id === operation.page)!
    page.starts = { ...page.starts, ...operation.starts }
    return
  }
  if (operation.op === 'setSettings') {
    const page = model.pages.find(({ id }) => id === operation.page)!
    page.settings = { ...page.settings, ...operation.settings }
    return
  }
  const thing = model.things.find((each) => each.id === operation.thing)!
  const field = 'field' in operation ? thing.fields.find((each) => each.id === operation.field) : undefined
  switch (operation.op) {
    case 'setFormula':
      field!.formula = operation.formula
      delete field!.required
      break
    case 'hideField':
      if (operation.hidden) field!.hidden = true
      else delete field!.hidden
      break
    case 'setStart':
      field!.start = operation.start
      break
    case 'setUnique':
      field!.unique = operation.unique
      if (operation.unique) keepApart(thing, field!)
      break
    case 'setDecimals':
      field!.decimals = operation.decimals
      if (field!.type === 'int' && operation.decimals > 0) field!.type = 'number'
      break
    case 'setTone':
      field!.tones = { ...field!.tones, [operation.option]: operation.tone }
      break
    case 'setOrder':
      thing.order = { by: operation.by, descending: operation.descending }
      break
    case 'setGroup':
      if (operation.group) thing.group = operation.group
      else delete thing.group
      break
    case 'setFilter':
      if (operation.filter) thing.filter = operation.filter
      else delete thing.filter
      break
    case 'addQuickFilter':
      thing.quickFilters = [
        ...(thing.quickFilters ?? []).filter(
          (each) => each.label !== operation.replaces && !isAlike(each, operation.quickFilter),
        ),
        operation.quickFilter,
      ]
      break
    case 'addFigure':
      thing.figures = [
        ...(thing.figures ?? []).filter((each) => JSON.stringify(each) !== JSON.stringify(operation.figure)),
        operation.figure,
      ]
      break
    case 'setTotals':
      thing.totals = operation.totals
      break
    case 'addWarning': {
      const { warning } = operation
      const others = (thing.warnings ?? []).filter((each) => !isSameWarning(each, warning))
      thing.warnings = [...others, warning]
      break
    }
    case 'removeWarnings':
      thing.warnings = thing.warnings?.filter((each) => each.field !== operation.field)
      break
    case 'addLimit':
      thing.limits = [...(thing.limits ?? []).filter((each) => !isSameLimit(each, operation.limit)), operation.limit]
      keepWithin(model, thing, operation.limit)
      tellPlaces(model, thing, operation.limit)
      break
    case 'removeLimits':
      thing.limits = []
      break
  }
}

const isAlike = (a: QuickFilter, b: QuickFilter) => a.label === b.label || JSON.stringify(a.where) === JSON.stringify(b.where)

/** Sample rows that hold what another one holds get a value of their own. */
function keepApart(thing: Thing, field: Field): void {
  const taken = new Set<unknown>()
  for (const row of thing.rows) {
    const given = row[field.id]
    let value = given
    for (let n = 2; taken.has(value) && value !== '' && value !== undefined; n++)
      value =
        typeof given === 'number'
          ? given + n - 1
          : String(given).includes('@')
            ? String(given).replace('@', `${n}@`)
            : `${String(given)} ${n}`
    row[field.id] = value
    taken.add(value)
  }
}

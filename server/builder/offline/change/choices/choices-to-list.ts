// A choice becomes a list of its own: each of what could be chosen is a row of it, and what was chosen points there. What people stored
// is carried over: the first rows of the new list stand for the choices of before.
import type { Field, Page, ProjectModel, Thing } from '../../model.ts'
import { sampleValue } from '../../understand/samples/sample-value.ts'

/** `list` has no rows yet. Whatever else has the same choices under the same name points to it as well. */
export type ListChoices = { op: 'listChoices'; thing: string; field: string; list: Thing; page: Page }

type Row = Thing['rows'][number]
/** Nothing was chosen. */
const noRow = -1

export function listChoices(model: ProjectModel, { thing: id, field: fieldId, list: given, page }: ListChoices): void {
  const thing = model.things.find((each) => each.id === id)!
  const field = thing.fields.find((each) => each.id === fieldId)!
  const options = field.options ?? []
  // the choices are no samples: whoever starts with empty lists still has them
  const list: Thing = { ...structuredClone(given), rows: options.map((option) => ({ [given.titleField]: option })), empty: true }
  for (const each of list.fields)
    if (each.id !== list.titleField && !each.formula)
      list.rows.forEach((row, at) => (row[each.id] = sampleValue(each, list, row, at, options.length, model)))
  for (const holder of model.things)
    for (const same of holder.fields)
      if (same === field || (same.label === field.label && String(same.options) === String(field.options)))
        pointTo(list, options, holder, same)
  model.things.push(list)
  limitsByUse(model, list)
  const at = model.pages.findLastIndex((each) => each.thing === id)
  model.pages.splice(at + 1, 0, structuredClone(page))
}

/** Samples of a limit lie a little above what is used of it, and one below, so that a budget looks like one. */
function limitsByUse(model: ProjectModel, list: Thing): void {
  for (const { formula } of list.fields) {
    if (formula?.kind !== 'calc' || typeof formula.first !== 'string') continue
    const rest = formula.rest.map(({ of }) => list.fields.find(({ id }) => id === of)?.formula)
    const used = rest.find((each) => each?.kind === 'sum')
    if (used?.kind !== 'sum') continue
    const { rows } = model.things.find(({ id }) => id === used.thing)!
    const day = used.where?.find(({ when }) => when === 'during')?.field
    if (day) startsToday(rows, day)
    const counts = (row: Row) =>
      (used.where ?? []).every(({ field, when, than }) =>
        when === 'is' ? row[field] === than : daysAgo(row[field]) <= monthDays,
      )
    const sums = list.rows.map((_row, at) =>
      rows.filter((row) => row[used.by] === at && counts(row)).reduce((sum, row) => sum + Number(row[used.of!] ?? 0), 0),
    )
    const passed = sums.findLastIndex((sum) => sum > 0)
    const usual = roundUp(sums.reduce((sum, each) => sum + each, 0) / sums.length)
    for (const [at, sum] of sums.entries()) {
      // what comes in needs no budget
      const isNone = sum === 0 && rows.some((row) => row[used.by] === at)
      list.rows[at]![formula.first] = isNone ? 0 : roundUp(sum * (at === passed ? passedShare : roomShare)) || usual
    }
  }
}
const monthDays = 30
const daysAgo = (day: unknown): number => Number(/^-(\d+)d/.exec(String(day))?.[1] ?? 0)
const todayCount = 3
/** On the first of a month, something is used of a sample too. */
function startsToday(rows: Row[], day: string): void {
  const past = rows.filter((row) => daysAgo(row[day]) > 0).toSorted((a, b) => daysAgo(a[day]) - daysAgo(b[day]))
  for (const row of past.slice(0, todayCount)) row[day] = String(row[day]).replace(/^-\d+d/, '0d')
}
const roomShare = 1.3
const passedShare = 0.7
/** To two leading digits at most: a budget is a round number. */
function roundUp(amount: number): number {
  if (amount <= 0) return 0
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount))) / 2
  return Math.ceil(amount / step) * step
}

function pointTo(list: Thing, options: readonly string[], { rows }: Thing, field: Field): void {
  for (const row of rows) row[field.id] = options.includes(String(row[field.id])) ? options.indexOf(String(row[field.id])) : noRow
  const places = Object.fromEntries(options.map((option, at) => [option, at]))
  // what was stored under an earlier name of a choice
  for (const [was, now] of Object.entries(field.formerOptions ?? {})) if (now in places) places[was] ??= places[now]!
  const of = field.stored ?? field.id
  for (const key of ['options', 'tones', 'formerOptions', 'concept', 'start', 'stored'] as const) delete field[key]
  Object.assign(field, { type: 'ref', target: list.id, origin: { take: 'row', of, places } } satisfies Partial<Field>)
}

/** A row of a list that stood for choices is gone: what was stored of later ones still leads to them. */
export function closePlaces(field: Field, gap: number): void {
  if (field.origin?.take !== 'row') return
  const places = Object.entries(field.origin.places).filter(([, at]) => at !== gap)
  field.origin.places = Object.fromEntries(places.map(([was, at]) => [was, at > gap ? at - 1 : at]))
}

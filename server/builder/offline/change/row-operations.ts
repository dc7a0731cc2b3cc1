// Operations on the rows a project starts with. They never touch what a person stored in a browser: a list that was changed there
// keeps its own rows, and the reply says so.
import { type ProjectModel, rowNumber, type Thing } from '../model.ts'
import { closePlaces } from './choices/choices-to-list.ts'
import { forSale } from './rows/for-sale.ts'
import { moreRows } from '../understand/samples/sample-rows.ts'

export type RowOperation =
  | { op: 'addRow'; thing: string; row: Record<string, unknown> }
  /** `at` is its place among the rows */
  | { op: 'changeRow'; thing: string; at: number; values: Record<string, unknown> }
  /** the rows that were told, in place of the examples */
  | { op: 'setRows'; thing: string; rows: Record<string, unknown>[] }
  | { op: 'removeRow'; thing: string; at: number }
  | { op: 'addSamples'; thing: string; count: number }
  | { op: 'clearRows'; thing: string }
  /** where it stands among the others, by their field `position` */
  | { op: 'placeRow'; thing: string; at: number; to: number }

/** A new row goes last: rows are named by their place, and others point to them. */
export function applyRows(model: ProjectModel, operation: RowOperation): void {
  const thing = model.things.find((each) => each.id === operation.thing)!
  switch (operation.op) {
    case 'addRow':
      thing.rows.push(forSale(model, thing, pointingAsTold(thing, operation.row)))
      numberNew(thing)
      break
    case 'changeRow':
      Object.assign(thing.rows[operation.at]!, operation.values)
      break
    case 'setRows':
      numberRows(thing)
      thing.rows = operation.rows.map((row) => forSale(model, thing, pointingAsTold(thing, row)))
      numberNew(thing)
      thing.empty = true
      for (const each of model.things) withinRows(each, thing)
      break
    case 'removeRow':
      numberRows(thing)
      thing.rows.splice(operation.at, 1)
      for (const each of model.things) closeGap(each, thing.id, operation.at)
      break
    case 'addSamples':
      delete thing.empty
      thing.rows.push(...moreRows(thing, model, operation.count))
      numberNew(thing)
      break
    case 'clearRows':
      numberRows(thing)
      thing.rows = []
      thing.empty = true
      break
    case 'placeRow': {
      const order = thing.rows
        .map((row, at) => ({ row, place: Number(row['position'] ?? at) }))
        .toSorted((a, b) => a.place - b.place)
      const moved = thing.rows[operation.at]!
      const others = order.map(({ row }) => row).filter((row) => row !== moved)
      for (const [at, row] of others.toSpliced(operation.to, 0, moved).entries()) row['position'] = at + 1
    }
  }
}

/** Before rows go, each gets the number it has by its place: what people stored points to them by it. */
function numberRows(thing: Thing): void {
  thing.counted ??= thing.rows.length
  for (const [at, row] of thing.rows.entries()) row[rowNumber] ??= at + 1
}

/** A new row never takes the number of one that is gone. */
function numberNew(thing: Thing): void {
  if (thing.counted !== undefined) for (const row of thing.rows) row[rowNumber] ??= ++thing.counted
}

/** A reference to none. */
const noRow = -1
/** To whom or what a row belongs is told, or nobody knows. */
const pointingAsTold = ({ fields }: Thing, row: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(fields.flatMap(({ id, type }) => (type === 'ref' ? [[id, noRow]] : []))),
  ...row,
})

/** What pointed to an example that is gone points to one of the rows there are. */
function withinRows({ fields, rows }: Thing, { id: target, rows: { length } }: Thing): void {
  for (const field of fields.filter(({ type, target: to }) => type === 'ref' && to === target))
    for (const row of rows) {
      const at = row[field.id]
      if (length > 0 && typeof at === 'number' && at >= length) row[field.id] = at % length
    }
}

/** Rows are named by their place: what pointed behind the gap follows, and what the builder keeps of the row itself goes with it. */
function closeGap(thing: Thing, target: string, gap: number): void {
  for (const field of thing.fields.filter(({ type, target: to }) => type === 'ref' && to === target)) {
    closePlaces(field, gap)
    if (thing.why === 'implied') thing.rows = thing.rows.filter((row) => row[field.id] !== gap)
    for (const row of thing.rows) {
      const at = row[field.id]
      if (at === gap) delete row[field.id]
      else if (typeof at === 'number' && at > gap) row[field.id] = at - 1
    }
  }
}

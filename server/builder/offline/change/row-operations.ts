// Operations on the rows a project starts with. They never touch what a person stored in a browser: a list that was changed there
// keeps its own rows, and the reply says so.
import type { ProjectModel } from '../model.ts'
import { moreRows } from '../understand/samples/sample-rows.ts'

export type RowOperation =
  | { op: 'addRow'; thing: string; row: Record<string, unknown> }
  /** `at` is its place among the rows */
  | { op: 'changeRow'; thing: string; at: number; values: Record<string, unknown> }
  | { op: 'addSamples'; thing: string; count: number }
  | { op: 'clearRows'; thing: string }

/** A new row goes last: rows are named by their place, and others point to them. */
export function applyRows(model: ProjectModel, operation: RowOperation): void {
  const thing = model.things.find((each) => each.id === operation.thing)!
  switch (operation.op) {
    case 'addRow':
      thing.rows.push(operation.row)
      break
    case 'changeRow':
      Object.assign(thing.rows[operation.at]!, operation.values)
      break
    case 'addSamples':
      delete thing.empty
      thing.rows.push(...moreRows(thing, model, operation.count))
      break
    case 'clearRows':
      thing.rows = []
      thing.empty = true
      break
  }
}

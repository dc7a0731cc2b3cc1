// What stands in the rows of a project stays as it is when something is added: only what is new is filled. Samples are made to agree with each
// other, and a row that somebody told is no sample.
import type { ProjectModel } from '../model.ts'
import { fillRows } from '../understand/samples/sample-rows.ts'

type Row = Record<string, unknown>
type Held = ReadonlyMap<Row, Row>

/** The rows as they are now. */
export const heldRows = ({ things }: ProjectModel): Held =>
  new Map(things.flatMap(({ rows }) => rows.map((row): [Row, Row] => [row, { ...row }])))

/** Fills what is new, and leaves what was held. */
export function fillKept(model: ProjectModel, held: Held = heldRows(model)): void {
  fillRows(model)
  for (const { rows, fields } of model.things)
    for (const row of rows) {
      const was = held.get(row)
      if (was) for (const { id, formula } of fields) if (was[id] !== undefined && !formula) row[id] = was[id]
    }
}

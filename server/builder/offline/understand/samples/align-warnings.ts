// A list that warns shows what it warns of from the start: of what may not fall below five, one sample has three.
import type { ProjectModel } from '../../model.ts'

type Row = Record<string, unknown>
/** Which of the samples is the one; the first stands too high for a list that is read from the top. */
const sampleWarned = 1
const fractionBelow = 0.6
const fractionAbove = 1.25

/** Changes one sample of each list whose number may not go below or above what was told, where none of them does. */
export function alignWarnings(model: ProjectModel): void {
  for (const { warnings, fields, rows } of model.things)
    for (const { field: id, when, than } of warnings ?? []) {
      const field = fields.find((each) => each.id === id)
      if (typeof than !== 'number' || than <= 0 || field?.formula || (when !== 'below' && when !== 'above')) continue
      const isWarned = (row: Row) => {
        const value = row[id]
        return typeof value === 'number' && (when === 'below' ? value < than : value > than)
      }
      const row = rows[sampleWarned]
      if (!row || rows.some(isWarned)) continue
      row[id] = when === 'below' ? Math.floor(than * fractionBelow) : Math.ceil(than * fractionAbove)
    }
}

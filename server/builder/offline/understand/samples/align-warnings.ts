// A list that warns shows what it warns of from the start, and what it does not: of what may not fall below five, one sample has three; of what
// runs out within sixty days, the first ones do.
import type { ProjectModel } from '../../model.ts'

type Row = Record<string, unknown>
/** Which of the samples is the one; the first stands too high for a list that is read from the top. */
const sampleWarned = 1
const fractionBelow = 0.6
const fractionAbove = 1.25

const dayOfSample = /^([+-]?\d+)d$/
/** So many days lie between the samples that are not near yet. */
const daysApart = 18

/** In place: where all samples are near, those behind the first two are not. */
function spreadDays(rows: Row[], id: string, within: number): void {
  const days = rows.map((row) => Number(dayOfSample.exec(String(row[id] ?? ''))?.[1] ?? Number.NaN))
  if (!days.every((day) => day <= within)) return
  rows.forEach((row, at) => {
    if (at > sampleWarned) row[id] = `+${within + daysApart * (at - sampleWarned)}d`
  })
}

/** Changes one sample of each list whose number may not go below or above what was told, where none of them does. */
export function alignWarnings(model: ProjectModel): void {
  for (const { warnings, fields, rows } of model.things)
    for (const { field: id, when, than } of warnings ?? []) {
      const field = fields.find((each) => each.id === id)
      if (when === 'within' && typeof than === 'number' && field?.type === 'date') spreadDays(rows, id, than)
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

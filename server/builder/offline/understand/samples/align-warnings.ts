// A list that warns shows what it warns of from the start, and what it does not: of what may not fall below five, one sample has three; of what
// runs out within sixty days, the first ones do.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Warning } from '../../rules.ts'
import { doneAmong } from './sample-date.ts'

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

/** A few days late. */
const daysLate = 2

/** Whether a row is one of the samples, which may be made to show something. */
type IsSample = (row: Row, thing: Thing) => boolean

/** Changes one sample of each list of which nothing is told yet of what it warns of: what may not go below, above or past something does once. */
export function alignWarnings(model: Pick<ProjectModel, 'things' | 'language'>, isSample: IsSample = () => true): void {
  for (const thing of model.things)
    for (const warning of thing.warnings ?? []) {
      const field = thing.fields.find((each) => each.id === warning.field)
      if (!field || field.formula || warning.where) continue
      const { when, than } = warning
      const rows = thing.rows.filter((row) => isSample(row, thing))
      if (when === 'within' && typeof than === 'number' && field.type === 'date') spreadDays(rows, field.id, than)
      const shown = valueWarned(field, warning)
      if (shown === undefined || thing.rows.some((row) => isWarned(row[field.id], warning))) continue
      const isOpen = openOf(thing, model.language)
      const row = rows.slice(sampleWarned).find((each) => when !== 'past' || isOpen(each))
      if (row) row[field.id] = shown
    }
}

/** A value that a rule warns of; undefined where the samples need none. */
function valueWarned({ type }: Field, { when, than }: Warning): unknown {
  if (when === 'past') return type === 'date' ? `-${daysLate}d` : undefined
  if (typeof than !== 'number' || than <= 0) return undefined
  if (when === 'ago') return type === 'date' ? `-${than + daysLate}d` : undefined
  return when === 'below' ? Math.floor(than * fractionBelow) : when === 'above' ? Math.ceil(than * fractionAbove) : undefined
}

function isWarned(value: unknown, { when, than }: Warning): boolean {
  const days = Number(dayOfSample.exec(String(value ?? ''))?.[1] ?? Number.NaN)
  if (when === 'past') return days < 0
  if (typeof than !== 'number') return false
  if (when === 'ago') return !value || days < -than
  return typeof value === 'number' && (when === 'below' ? value < than : value > than)
}

/** What is done is never late. */
function openOf({ fields }: Thing, language: Language): (row: Row) => boolean {
  const states = fields
    .filter(({ type }) => type === 'select')
    .map((field) => ({ field, done: doneAmong(field.options ?? [], language) }))
  const ticks = fields.filter(({ type }) => type === 'bool')
  return (row) =>
    !ticks.some(({ id }) => row[id] === true) && !states.some(({ field, done }) => done.includes(String(row[field.id])))
}

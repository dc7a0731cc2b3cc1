// Samples of who was there.
import { happensOn } from '../../change/said-parts.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { axesOf } from '../../grid-axes.ts'

const pastMax = 8
/** Nearly everybody comes; one is late, one is ill. */
const missesEvery = 7
const lastEvery = 11
/** The rows of a roll by the fields of its axes: everybody at each of the last occasions. */
export function rollRows(
  people: Thing,
  occasion: Thing,
  { line, column, value }: Record<'line' | 'column' | 'value', string>,
  choices: readonly string[],
): Thing['rows'] {
  const day = happensOn(occasion)!.id
  const offset = (row: Thing['rows'][number]) => Number(/^([+-]?\d+)d/.exec(String(row[day] ?? ''))?.[1] ?? Number.NaN)
  const past = occasion.rows
    .map((row, at) => ({ at, days: offset(row) }))
    .filter(({ days }) => days <= 0)
    .toSorted((a, b) => b.days - a.days)
    .slice(0, pastMax)
  const [first, second = first, last = second] = [choices[0], choices[1], choices.at(-1)]
  return past.flatMap(({ at }, turn) =>
    people.rows.map((row, index) => {
      const count = index * pastMax + turn + 1
      const presence = count % missesEvery === 0 ? second : count % lastEvery === 0 ? last : first
      return { name: String(row[people.titleField] ?? ''), [line]: index, [column]: at, [value]: presence, notes: '' }
    }),
  )
}

/** In place: what the lexicon's own rows tell of a few is told of everybody. */
export function fillRolls({ things }: ProjectModel): void {
  for (const thing of things) {
    const axes = thing.concept === 'attendance' && thing.titleField === 'name' ? axesOf(thing) : undefined
    const people = things.find(({ id }) => id === axes?.line.target)
    const occasion = things.find(({ id }) => id === axes?.column.target)
    if (!axes || !people || !occasion || !happensOn(occasion)) continue
    // the day is that of the occasion
    thing.fields = thing.fields.filter(({ type, why }) => type !== 'date' || why === 'said')
    const rows = rollRows(
      people,
      occasion,
      { line: axes.line.id, column: axes.column.id, value: axes.value.id },
      axes.value.options ?? [],
    )
    if (rows.length) thing.rows = rows
  }
}

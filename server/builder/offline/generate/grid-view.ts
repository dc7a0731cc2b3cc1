// Who was there when: everybody of one list at every occasion, as a grid of choices. A view of the rows that link the two.
import { isDay } from '../field-kinds.ts'
import { axesOf } from '../grid-axes.ts'
import type { Field } from '../model.ts'
import { optionStem, propertyOf, thingOf, titleOf, type Context, type ThingNames } from './context.ts'
import { print, quote, tag, type Imports } from './markup.ts'
import { viewStart } from './view-parts.ts'

export function gridView(context: Context, names: ThingNames, imports: Imports): string {
  const { line, column, value } = axesOf(names.thing)!
  const people = thingOf(context, line.target)
  const stem = optionStem(names, value)
  const [lineOf, columnOf, valueOf] = [line, column, value].map((field) => propertyOf(names, field))
  imports.use('@/components/blocks/grid', 'Grid')
  imports.use(`@/data/${names.slug}`, names.collection, `empty${names.type}`, `${stem}Options`, `${stem}Tones`)
  imports.use(`@/data/${people.slug}`, people.collection)
  const day = names.thing.fields.find((field) => isDay(field) && field !== column && !field.formula)
  const values = [
    `...empty${names.type}()`,
    `${lineOf}: line`,
    `${columnOf}: column`,
    ...(names.title.formula ? [] : [`${propertyOf(names, names.title)}: lines.find(({ id }) => id === line)?.name ?? ''`]),
    ...(day && column.target ? [`${propertyOf(names, day)}: columns.find(({ id }) => id === column)?.day ?? ''`] : []),
    String(valueOf),
  ]
  const grid = tag('Grid', [
    'lines={lines}',
    'columns={columns}',
    `options={${stem}Options}`,
    `toneOf={${stem}Tones}`,
    `valueOf={(line, column) => rowAt(line, column)?.${valueOf}}`,
    'onChoose={choose}',
  ])
  return `${viewStart(names, 'grid', imports, [])}
  const all = ${names.collection}.useAll()
  // who is searched for, and everybody where nobody is
  const lines = ${people.collection}
    .useAll()
    .filter(({ id }) => rows.length === all.length || rows.some((row) => row.${lineOf} === id))
    .map((row) => ({ id: row.id, name: ${titleOf(people, 'row')} }))
${columnLines(context, names, column, imports)}
  const rowAt = (line: string, column: string) => all.find((row) => row.${lineOf} === line && row.${columnOf} === column)
  function choose(line: string, column: string, ${valueOf}: ${names.type}[${quote(valueOf!)}]) {
    const row = rowAt(line, column)
    if (row) ${names.collection}.update(row.id, { ${valueOf} })
    else
      ${names.collection}.add({
${values.map((each) => `        ${each},`).join('\n')}
      })
  }
  return (
    ${print(grid, 4)}
  )
}
`
}

/** The occasions in the order of their days, or the days themselves and today. */
function columnLines(context: Context, names: ThingNames, column: Field, imports: Imports): string {
  if (!column.target) {
    imports.use('@/lib/dates', 'today')
    return `  const days = new Set([...all.map((row) => row.${propertyOf(names, column)}), today()])
  const columns = [...days].filter(Boolean).toSorted().map((day) => ({ id: day, name: '', day }))`
  }
  const occasions = thingOf(context, column.target)
  const { day } = occasions
  imports.use(`@/data/${occasions.slug}`, occasions.collection)
  const ordered = day ? '\n    .toSorted((a, b) => a.day.localeCompare(b.day))' : ''
  return `  const columns = ${occasions.collection}
    .useAll()
    .map((row) => ({ id: row.id, name: ${titleOf(occasions, 'row')}, day: ${day ? `row.${propertyOf(occasions, day)}` : "''"} }))${ordered}`
}

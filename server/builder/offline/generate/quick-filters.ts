// The rows a list shows at a touch: "Still in the building", "Overdue".
import type { QuickFilter } from '../shown-rules.ts'
import type { ThingNames } from './context.ts'
import { key, tag, type Imports, type Markup } from './markup.ts'
import { conditionTest } from './condition-test.ts'

/** An expression that is true of the rows that are shown. */
export const testOf = (names: ThingNames, where: QuickFilter['where'], imports: Imports): string =>
  where.map((condition) => conditionTest(names, condition, imports)).join(' && ')

/** The tests by name, for the file of the list's page. */
export function quickFilterLines(names: ThingNames, imports: Imports): string {
  const filters = names.thing.quickFilters ?? []
  if (!filters.length) return ''
  imports.use(`@/data/${names.slug}`, `type ${names.type}`)
  const lines = filters.map(
    (filter) => `  ${key(filter.label)}: (row: ${names.type}) => ${testOf(names, filter.where, imports)},\n`,
  )
  return `/** What is looked for often. */\nconst quickFilters = {\n${lines.join('')}}\n\n`
}

export function quickFilterBar(names: ThingNames, imports: Imports): Markup | false {
  if (!names.thing.quickFilters?.length) return false
  imports.use('@/components/blocks/quick-filters', 'QuickFilters')
  return tag('QuickFilters', ['rows={rows}', 'filters={quickFilters}', 'chosen={chosen}', 'onChoose={setChosen}'])
}

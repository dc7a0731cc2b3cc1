// What a stock starts with: at how many more is ordered, what falls below that marked, and where the trade uses up what it keeps, its own
// bottles, tubes and sacks in its own categories.
import { localText } from '../../lexicon/lexicon.ts'
import type { SuppliesKind } from '../../lexicon/supplies.ts'
import type { Field, Note, ProjectModel, Thing } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import { changeNote } from '../../reply/change-phrases.ts'
import type { Warning } from '../../rules.ts'
import type { Intent } from '../intent.ts'
import { stockDomain } from '../plan/keep-stock.ts'
import { moneyIn, sampleValue } from './sample-value.ts'
import { suppliesIn } from './supplies-in.ts'

/** The list of a stock whose fields nobody told. */
const stockOf = (model: ProjectModel, { domains }: Pick<Intent, 'domains'>): Thing | undefined =>
  domains[0] === stockDomain
    ? model.things.find(({ concept, fields }) => concept === 'product' && fields.every(({ why }) => why !== 'said'))
    : undefined

const fieldOf = ({ fields }: Thing, id: string) => fields.find((field) => (field.concept ?? field.id) === id)

/** In place, before the shelves of a shop are filled. What it notes was not asked for, and can be taken back. */
export function stockSupplies(model: ProjectModel, intent: Pick<Intent, 'prompt' | 'domains'>): Note[] {
  const { language, currency } = model
  const list = stockOf(model, intent)
  const stock = list && fieldOf(list, 'stock')
  if (!list || !stock) return []
  const reorder = knownField(language, 'reorderPoint', 'reorderPoint')
  list.fields.splice(list.fields.indexOf(stock) + 1, 0, reorder)
  const warning: Warning = { field: stock.id, when: 'below', than: { field: reorder.id } }
  list.warnings = [warning]
  const kind = suppliesIn(intent.prompt, language)
  if (kind) supply(list, kind, stock, model, currency)
  return [{ kind: 'assumed', text: changeNote(model, { op: 'addWarning', thing: list.id, warning }, language) }]
}

function supply(list: Thing, { categories, supplies }: SuppliesKind, stock: Field, model: ProjectModel, currency: string): void {
  const { language } = model
  // a number by which shops know their goods says nothing of a bottle behind the bar
  list.fields = list.fields.filter((field) => (field.concept ?? field.id) !== 'sku')
  list.fields.splice(list.fields.indexOf(stock) + 1, 0, knownField(language, 'unit', 'unit'))
  const category = fieldOf(list, 'category')
  if (category?.type === 'select') category.options = categories.map((each) => localText(each, language))
  list.rows = supplies.map(([name, unit, price, place, left, reorderAt], at) => {
    const cells: Record<string, unknown> = {
      name: localText(name, language),
      category: localText(categories[place]!, language),
      unit: localText(unit, language),
      price: moneyIn(currency, price),
      stock: left,
      reorderPoint: reorderAt,
    }
    const row: Record<string, unknown> = {}
    for (const field of list.fields)
      row[field.id] = cells[field.concept ?? field.id] ?? sampleValue(field, list, row, at, supplies.length, model)
    return row
  })
}

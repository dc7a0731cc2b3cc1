// "Shop for my soaps, lavender £6, oat and honey £6.50", 帽子3,200円: a shop sells what was told at the prices that were told, and nothing else.
import type { Field, ProjectModel } from '../../model.ts'
import type { Intent } from '../intent.ts'
import { sampleValue } from './sample-value.ts'

const conceptOf = ({ concept, id }: Field) => concept ?? id

/** In place, once the shop has the shelves of its trade: pictures of such goods stay. */
export function sellTold(model: ProjectModel, { siteTold }: Pick<Intent, 'siteTold'>): void {
  const page = model.pages.find(({ kind }) => kind === 'shop')
  const sold = model.things.find(({ id }) => id === page?.thing)
  const told = (siteTold?.prices ?? []).filter(({ price }) => price !== undefined)
  if (!sold || !told.length) return
  const stocked = sold.rows
  // on which shelf it stands was not told
  sold.fields = sold.fields.filter((field) => conceptOf(field) !== 'category' || field.why === 'said')
  const price = sold.fields.find(({ type }) => type === 'money')
  sold.rows = told.map((each, at) => {
    const row: Record<string, unknown> = {}
    const cellOf = (field: Field): unknown => {
      if (field.id === sold.titleField) return each.name
      if (field === price) return each.price
      if (field.type === 'longtext') return each.note ?? ''
      return (
        (field.type === 'image' ? stocked[at % Math.max(1, stocked.length)]?.[field.id] : undefined) ??
        sampleValue(field, sold, row, at, told.length, model)
      )
    }
    for (const field of sold.fields) row[field.id] = cellOf(field)
    return row
  })
}

// What a shop sells more of is there to be bought and looks like the rest, as long as nobody says otherwise.
import type { ProjectModel, Thing } from '../../model.ts'

const firstStock = 10

/** The most usual drawing of the list: none of another kind of goods, and no empty frame. */
function usualDrawing(values: readonly unknown[]): unknown {
  const drawings = values.filter((value) => typeof value === 'string' && value.startsWith('picture:'))
  const count = (drawing: unknown) => drawings.filter((each) => each === drawing).length
  return drawings.toSorted((a, b) => count(b) - count(a))[0]
}

export function forSale({ pages }: ProjectModel, thing: Thing, row: Record<string, unknown>): Record<string, unknown> {
  if (!pages.some(({ kind, thing: sold }) => kind === 'shop' && sold === thing.id)) return row
  const usual = thing.fields.flatMap(({ id, type, concept }) => {
    const value =
      concept === 'stock' ? firstStock : type === 'image' ? usualDrawing(thing.rows.map((each) => each[id])) : undefined
    return value === undefined ? [] : [[id, value]]
  })
  return { ...Object.fromEntries(usual), ...row }
}

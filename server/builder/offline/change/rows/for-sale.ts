// What a shop sells more of is there to be bought and looks like the rest, as long as nobody says otherwise.
import type { ProjectModel, Thing } from '../../model.ts'

const firstStock = 10

/** The most usual drawing of the list: none of another kind of goods, and no empty frame. */
function usualDrawing(values: readonly unknown[]): unknown {
  const drawings = values.filter((value) => typeof value === 'string' && value.startsWith('picture:'))
  const count = (drawing: unknown) => drawings.filter((each) => each === drawing).length
  return drawings.toSorted((a, b) => count(b) - count(a))[0]
}

/** Those of the same kind, where there are some: a mug looks like a mug. */
function ofSameKind({ fields, rows }: Thing, row: Record<string, unknown>) {
  const same = rows.filter((each) => fields.some(({ id, type }) => type === 'select' && row[id] && each[id] === row[id]))
  return same.length ? same : rows
}

export function forSale({ pages }: ProjectModel, thing: Thing, row: Record<string, unknown>): Record<string, unknown> {
  if (!pages.some(({ kind, thing: sold }) => kind === 'shop' && sold === thing.id)) return row
  const usual = thing.fields.flatMap(({ id, type, concept }) => {
    const value =
      concept === 'stock'
        ? firstStock
        : type === 'image'
          ? usualDrawing(ofSameKind(thing, row).map((each) => each[id]))
          : undefined
    return value === undefined ? [] : [[id, value]]
  })
  return { ...Object.fromEntries(usual), ...row }
}

// A list of categories beside expenses is called by what expenses usually are of: a usual choice that became a list of its own.
import { knownThings, localText, optionLabel } from '../../lexicon/lexicon.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { fieldOf } from '../../field-kinds.ts'

/** The names for the rows of a list that nobody named, by the usual choices of a list that points to it. */
export function namesOfChoices(list: Thing, { things, language }: ProjectModel): string[] | undefined {
  if (list.concept) return undefined
  for (const thing of things) {
    const by = thing.fields.find(({ target }) => target === list.id)
    const use = knownThings.get(thing.concept ?? '')?.fields.find(({ id, options }) => options && id === by?.concept)
    if (use?.options) return use.options.map((option) => localText(optionLabel(option, language), language))
  }
  return undefined
}

/** In place: a row that names one of the list points to it; what names none goes round. */
export function pointByName(thing: Thing, { things }: ProjectModel): void {
  for (const { id, type, target } of thing.fields) {
    const list = type === 'ref' ? things.find((each) => each.id === target) : undefined
    const title = list && fieldOf(list, list.titleField)
    if (!list || !title) continue
    thing.rows.forEach((row, at) => {
      if (typeof row[id] !== 'string') return
      const named = list.rows.findIndex((each) => each[title.id] === row[id])
      row[id] = named < 0 ? at % Math.max(1, list.rows.length) : named
    })
  }
}

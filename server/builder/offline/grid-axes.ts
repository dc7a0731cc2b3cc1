// What a grid shows of a list that links two others: whose line, at which column, and the choice in the square.
import { knownThings } from './lexicon/lexicon.ts'
import type { Field, Thing } from './model.ts'

type Axes = { line: Field; column: Field; value: Field }

/** Whose rows, on which occasion or day, and what is chosen; the first reference is whose, and nobody is an occasion. */
export function axesOf({ fields }: Pick<Thing, 'fields'>): Axes | undefined {
  const [line, ...others] = fields.filter(({ type }) => type === 'ref')
  const column =
    others.find(({ target }) => knownThings.get(target ?? '')?.entry.actor !== true) ??
    fields.find((field) => field.type === 'date' && !field.formula)
  const value = fields.find(({ type, concept }) => type === 'select' && concept === 'presence')
  return line && column && value && { line, column, value }
}

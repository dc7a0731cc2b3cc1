// A kayak club's equipment of kinds kayak, paddle and life jacket is no laptops and drills: what is of kinds of the person's own is called by
// them, "Kayak 1", "Paddle 1".
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Field, Thing } from '../../model.ts'
import type { Source } from './sample-size.ts'

const tellsKind = new Set(['type', 'category'])

/** The kinds that were said of things, where the lexicon's rows know none of them. */
export function ownKindsOf({ one, fields }: Thing, { rows }: Source, language: Language): Field | undefined {
  if (classOfNoun(one, language) !== 'artifact') return undefined
  const kind = fields.find(({ type, why, concept }) => type === 'select' && why === 'said' && tellsKind.has(concept ?? ''))
  const low = rows.flat().map((cell) => String(cell).toLowerCase())
  const isKnown = (option: string) => low.some((cell) => cell.includes(option.toLowerCase()))
  return kind?.options?.some(isKnown) ? undefined : kind
}

/** Gives each row a kind in turn and calls it by that; kinds of the trade, which nobody named, are left out. */
export function nameByKind(thing: Thing, kind: Field): void {
  const options = kind.options ?? []
  thing.fields = thing.fields.filter((field) => field === kind || field.why === 'said' || !tellsKind.has(field.concept ?? ''))
  thing.rows = thing.rows.map((row, at) => {
    const option = options[at % options.length]!
    const told = { ...row, [kind.id]: option, [thing.titleField]: `${option} ${1 + Math.floor(at / options.length)}` }
    return Object.fromEntries(thing.fields.map(({ id }) => [id, told[id]]))
  })
}

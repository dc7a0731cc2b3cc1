// What is said of the noun before: the stations of its way, its unit of measure.
import { knownFields } from '../lexicon/lexicon.ts'
import { addField } from './add-said.ts'
import type { Chunk, Item } from './chunks.ts'
import type { Intent } from './intent.ts'
import type { State } from './reading-state.ts'
import { capitalised, optionsIn } from './said.ts'

const stationsMin = 3
/** "from idea to draft to final": the stations of a way, as options of a status. */
export function stationsAfter(items: readonly Item[], from: number, text: string): { names: string[]; end: number } | null {
  const opening = items[from + 1]
  if (opening?.kind === 'mark' && opening.word === '(') {
    const end = items.findIndex((item, at) => at > from && item.kind === 'mark' && item.word === ')')
    return end < 0 ? null : { names: optionsIn(text.slice(opening.start, items[end]!.start)), end }
  }
  const names: string[] = []
  let at = from + 1
  // "from received to in repair"
  const skip = () => {
    const item = items[at]
    if (item?.kind === 'mark' && /^(in|on|under|på|i)$/.test(item.word)) at++
  }
  for (skip(); items[at]?.kind === 'chunk'; at += 2, skip()) {
    names.push(capitalised((items[at] as Chunk).text || (items[at] as Chunk).domainText || ''))
    const next = items[at + 1]
    if (next?.kind !== 'mark' || !/^(to|till|and|och|or)$/.test(next.word)) break
  }
  return names.length >= stationsMin && names.every(Boolean) ? { names, end: at } : null
}

/** Gives what was said last a unit: a field becomes a number, a thing gets its quantity. */
export function measured(intent: Intent, last: NonNullable<State['last']>, unit: string) {
  if (last.field) {
    if (last.field.type === 'text') last.field.type = 'number'
    if (['int', 'number'].includes(last.field.type)) last.field.unit = unit
  } else if (last.thing) {
    const known = knownFields.get('quantity')!
    addField(intent, last.thing, {
      id: 'quantity',
      label: capitalised(known.label[intent.language]),
      type: 'number',
      concept: 'quantity',
      unit,
    })
  }
}

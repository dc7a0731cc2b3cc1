// What visitors are asked, as the field of the list that they fill in.
import type { Field, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { does, type Reading } from '../reading.ts'

export function asField(list: Thing, label: string, more: Pick<Field, 'type' | 'options'>): Reading {
  const id = freeId(idOf(label), new Set(list.fields.map((field) => field.id)), 'field')
  return does({ op: 'addField', thing: list.id, field: { id, label, ...more, why: 'edit' } })
}

/** "They need parking" is no parking. */
const needs: readonly (readonly [verb: RegExp, word: string])[] = [
  [/need/i, 'Needs'],
  [/want|like/i, 'Wants'],
  [/own/i, 'Owns'],
  [/behöver/i, 'Behöver'],
  [/vill/i, 'Vill ha'],
  [/äger/i, 'Äger'],
]
/** What a tick is called, by the verb that is said and what is said of it. */
export function tickLabel(verb: string, said: string): string {
  const [, word] = needs.find(([deed]) => deed.test(verb)) ?? []
  return capitalised(word ? `${word} ${said}` : said)
}

// The fields of a list in the order in which they were told.
import { escaped } from '../../lexicon/escaped.ts'
import type { Field } from '../../model.ts'
import type { SaidThing } from '../intent.ts'

/** Who lists the fields means them in that order; what was not said stays behind what it stood behind. */
export function asListed(fields: readonly Field[], { one, many }: SaidThing, prompt: string): Field[] {
  const text = prompt.toLowerCase()
  const begin = Math.max(0, ...[many, one].map((name) => text.indexOf(name.toLowerCase())))
  const placeOf = (label: string): number | undefined => {
    const name = escaped(label.toLowerCase())
    const forms = [`(?<!\\p{L})${name}(?=\\s*(?:[,;、，・(（.。:：/\\n]|$))`, `(?<!\\p{L})${name}`, name]
    return forms.map((form) => text.slice(begin).search(new RegExp(form, 'u'))).find((place) => place >= 0)
  }
  let last = -1
  return fields
    .map((field) => ({ field, at: (last = (field.why === 'said' ? placeOf(field.label) : undefined) ?? last) }))
    .toSorted((first, second) => first.at - second.at)
    .map(({ field }) => field)
}

// The length of what can be held or stood on is no span of time, whatever the word means elsewhere.
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { Language } from '#shared/languages.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import { idOf } from '../said.ts'

const sized = new Set<NounClass>(['artifact', 'vehicle', 'animal', 'plant', 'place', 'product', 'substance'])
const length = /^(?:length|längd)$/i

export function lengthOfKept(field: SaidField, said: SaidThing, language: Language): SaidField {
  const isSized = !said.known && sized.has(said.nounClass ?? classOfNoun(said.one, language))
  if (!isSized || field.concept !== 'duration' || !length.test(field.label)) return field
  const { concept: _concept, ...rest } = field
  return { ...rest, id: idOf(field.label), type: 'number', unit: 'cm' }
}

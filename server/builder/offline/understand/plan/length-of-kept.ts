// The length of what can be held, stood on or sailed is no span of time, whatever the word means elsewhere.
import { knownFields } from '../../lexicon/lexicon.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { Language } from '#shared/languages.ts'
import type { Field } from '../../model.ts'
import type { SaidField, SaidThing } from '../intent.ts'
import { idOf } from '../said.ts'

const sized = new Set<NounClass>(['artifact', 'vehicle', 'animal', 'plant', 'place', 'product', 'substance'])
/** Measured in metres; the others in centimetres. */
const large = new Set<NounClass>(['vehicle', 'place'])
const length = /^(?:(?<whose>\p{L}+?)(?:['’]?s)? )?(?:length|längd)$/iu
/** "planks with length, width": measured the other way as well. */
const size = /^(?:width|height|depth|weight|diameter|thickness|bredd|höjd|djup|vikt|diameter|tjocklek)$/i

/** Null where it is one of the `planned` fields already: "length in meters" of a boat. That one is then said. */
export function lengthOfKept(field: SaidField, said: SaidThing, language: Language, planned: readonly Field[]): SaidField | null {
  const called = field.concept === 'duration' ? length.exec(field.label) : null
  if (!called) return field
  const { concept: _concept, ...rest } = field
  const uses = said.known?.fields ?? []
  const own = uses.find(({ concept }) => concept !== undefined && /^length/i.test(concept))
  const known = own?.concept && knownFields.get(own.concept)
  const there = own && planned.find(({ id }) => id === own.id)
  if (there) there.why = 'said'
  if (there) return null
  if (own && known) return { ...rest, id: own.id, concept: own.concept!, type: own.type, ...(known.unit && { unit: known.unit }) }
  // "members: name, boat length": it says itself what is measured
  const whose = called.groups?.whose?.toLowerCase().replace(language === 'sv' ? /(?:en|et)s?$|s$/ : /$/, '')
  const nounClass = whose ? classOfNoun(whose, language) : (said.nounClass ?? classOfNoun(said.one, language))
  const isSized = sized.has(nounClass) || (!whose && said.fields.some(({ label }) => size.test(label)))
  if (!isSized || uses.some(({ concept }) => concept === 'duration')) return field
  return { ...rest, id: idOf(field.label), type: 'number', unit: large.has(nounClass) ? 'm' : 'cm' }
}

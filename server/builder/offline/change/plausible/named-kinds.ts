// "We have two shops, Camden and Soho": what they are is a field, and what each is called is chosen from.
import { singular } from '../../lexicon/inflect.ts'
import type { Language } from '#shared/languages.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'

type Added = Extract<Operation, { op: 'addField' }>

const counted = /^(?:two|three|four|five|six|seven|eight|två|tre|fyra|fem|sex|sju|åtta) (?<what>\p{L}{3,})$/iu
const one = (many: string, language: Language): string => (language === 'en' ? singular(many) : many)

/** The field of the kind with the names as its choices; null where no number of them was told. */
export function namedKinds(kind: Operation, names: readonly Operation[], language: Language): Added | null {
  const what = kind.op === 'addField' ? counted.exec(kind.field.label)?.groups?.what : undefined
  const options = names.flatMap((each) =>
    each.op === 'addField' && each.thing === (kind as Added).thing ? [each.field.label] : [],
  )
  if (kind.op !== 'addField' || !what || options.length < 2) return null
  const { concept: _concept, unit: _unit, ...field } = kind.field
  return { ...kind, field: { ...field, label: capitalised(one(what.toLowerCase(), language)), type: 'select', options } }
}

// Acts on fields: a new one, one less, what it holds, where it stands.
import { typeNamed } from '../readers/read-reshape.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import type { Operation } from '../operations.ts'
import type { Reading } from '../reading.ts'
import { mainThing } from '../resolve.ts'
import { place } from '../told/deed.ts'
import { deeds } from '../told/deeds.ts'
import type { ActName, TypeAct } from './acts.ts'
import { deed, type Doing, first, isName, listed, ofField, renaming } from './doing.ts'

/** Of what is not there yet, a field of that type. */
const retyped =
  (type: string): Doing =>
  ({ model, spans: { field }, language }) =>
    deeds[place(model, field?.[0], language) ? 'retype' : 'typed'](model, { ...first(field), type }, language)

/** Types that a word names; the others have a deed of their own. */
const typeDoings: Record<TypeAct, Doing> = {
  'type-text': retyped('text'),
  'type-number': retyped('number'),
  'type-money': retyped('money'),
  'type-percent': retyped('percent'),
  'type-date': retyped('date'),
  'type-time': retyped('time'),
  'type-tick': retyped('checkbox'),
  'type-choice': deed('retype', ({ field }) => ({ ...first(field), type: 'dropdown' })),
  'type-email': retyped('email'),
  'type-phone': retyped('phone'),
  'type-link': retyped('link'),
  'type-picture': retyped('picture'),
  'type-rating': retyped('rating'),
  'type-colour': retyped('colour'),
  'type-longtext': deed('roomy', ({ field }) => first(field)),
  'type-datetime': deed('clock', ({ field }) => first(field)),
  'type-several': deed('several', ({ field }) => first(field)),
  'type-duration': deed('last', ({ field }) => first(field)),
}

/** Each new field, a single one with the type that is said of it. */
const add: Doing = ({ model, spans: { name: names = [], value }, language }) => {
  const host = mainThing(model)
  if (!host || !names.length || !names.every(isName)) return null
  const operations: Operation[] = []
  const notes: Reading['notes'] = []
  const type = names.length === 1 && value?.[0] ? typeNamed(value[0]) : undefined
  for (const name of names) addField(model, host, { ...fieldSaid(name, model, language), ...type }, operations, notes, language)
  return { operations, notes }
}

const start: Doing = ({ model, spans: { field, value = [] }, language }) =>
  deeds.start(model, { ...first(field), value: value[0] ?? '' }, language) ??
  deeds.startOption(model, { option: value[0] ?? '' }, language)

const after: Doing = ({ model, spans, language, read }) => {
  const [at, next] = [place(model, spans.field?.[0], language), place(model, spans.other?.[0], language)]
  return at && next ? read(model, `move ${at.field.label} after ${next.field.label}`, 'en') : null
}

export const fieldDoings = {
  'add-field': add,
  'remove-field': deed('drop', ({ field }) => ({ fields: listed(field) })),
  'hide-field': ofField((label) => `hide ${label}`),
  'rename-field': renaming('field'),
  require: deed('require', ({ field }) => ({ fields: listed(field) })),
  relax: deed('relax', ({ field }) => ({ fields: listed(field) })),
  ...typeDoings,
  'own-list': deed('own', ({ field, part }) => ({ ...first(field), ...(part && { fields: listed(part) }) })),
  unit: deed('countedIn', ({ field, value }) => ({ ...first(field), value: value?.[0] ?? '' })),
  start,
  'order-before': deed('order', ({ field, other }) => ({ ...first(field), other: other?.[0] ?? '' })),
  'order-after': after,
  'order-first': ofField((label) => `move ${label} first`),
  'order-last': ofField((label) => `move ${label} last`),
} satisfies Partial<Record<ActName, Doing>>

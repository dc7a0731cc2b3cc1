import type { Field, Page, ProjectModel, Thing } from '../model.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import { ensureField, ensureListed, knownField, newThing } from './parts.ts'

/** The days from which and until which somebody stays, where both are kept. */
export function daysOfStay({ fields }: Thing): { from: Field; until: Field } | undefined {
  const [from, until] = ['arrival', 'departure'].map((concept) =>
    fields.find((field) => field.type === 'date' && field.concept === concept),
  )
  return from && until && { from, until }
}

/** The thing of which one is booked: what a stay points to that is no person. */
export const roomOf = (things: readonly Thing[], stay: Thing): Thing | undefined =>
  things.find(
    ({ id, concept }) =>
      stay.fields.some(({ type, target }) => type === 'ref' && target === id) &&
      knownThings.get(concept ?? '')?.entry.actor !== true,
  )

/** Rooms with a price for the night, and stays in one of them by somebody who can be reached. */
export function completeStay(model: ProjectModel, page: Page, stay: Thing): void {
  const { language } = model
  const isNew = !page.parts?.service
  const room =
    model.things.find(({ id }) => id === page.parts?.service) ??
    roomOf(model.things, stay) ??
    model.things.find(({ concept }) => concept === 'guestRoom' || concept === 'pitch' || concept === 'apartment') ??
    newThing(
      model,
      'guestRoom',
      [
        knownField(language, 'name', 'name', { required: true }),
        knownField(language, 'capacity', 'capacity'),
        knownField(language, 'pricePerNight', 'pricePerNight'),
        knownField(language, 'description', 'description'),
      ],
      ['cards', 'table'],
    )
  if (!model.things.includes(room)) model.things.push(room)
  page.thing = stay.id
  page.parts = { ...page.parts, service: room.id }
  ensureField(
    stay,
    { id: 'room', label: room.one, type: 'ref', target: room.id, why: 'implied' },
    ({ target }) => target === room.id,
  )
  if (!isNew) return
  ensureField(room, knownField(language, 'pricePerNight', 'pricePerNight'), ({ type }) => type === 'money')
  ensureField(
    stay,
    knownField(language, 'partySize', 'partySize'),
    ({ concept, type }) => concept === 'partySize' || type === 'int',
  )
  ensureField(stay, knownField(language, 'email', 'email', { required: true }), ({ type }) => type === 'email')
  ensureField(stay, knownField(language, 'phone', 'phone'), ({ type }) => type === 'phone')
  ensureField(room, knownField(language, 'image', 'image'), ({ type }) => type === 'image')
  ensureListed(model, stay)
  ensureListed(model, room)
}

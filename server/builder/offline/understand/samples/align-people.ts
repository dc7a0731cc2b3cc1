// A booking that points to a customer is in that customer's name, with their phone and address: one row does not name two people.
import { knownThings } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'

const isActor = ({ concept }: Thing) => knownThings.get(concept ?? '')?.entry.actor === true
/** What a row says of whoever it is for, and the same of the one it points to. */
const alike = ['name', 'customerName', 'email', 'phone', 'address', 'company']

/** What is in somebody's name: a booking, and no dog. */
const inTheirName =
  /booking|reservation|appointment|registration|sign-?up|visit|order|request|enquir|inquir|quote|attendance|närvaro|bokning|anmäl|besök|beställ|förfråg|tid(?:sbokning)?$|予約|申込|受付|注文|診察|来院|会費|月謝|出欠|出席/i

export function alignPeople(thing: Thing, { things }: ProjectModel): void {
  if (isActor(thing)) return
  const pointed = thing.fields
    .filter(({ type }) => type === 'ref')
    .map((field) => ({ field, person: things.find(({ id }) => id === field.target)! }))
    .find(({ person }) => person && isActor(person) && person.rows.length > 0)
  if (!pointed) return
  const { field, person } = pointed
  const sourceOf = ({ id, concept = id }: Field): string | undefined =>
    concept === 'name' || concept === 'customerName'
      ? person.titleField
      : person.fields.find((each) => (each.concept ?? each.id) === concept)?.id
  // 持ち主 as a text beside お客様 as a list: the same one
  const isSame = ({ label, type }: Field) => type === 'text' && label.toLowerCase() === person.one.toLowerCase()
  const isTheirs = inTheirName.test(`${thing.concept} ${thing.one}`)
  const copied = thing.fields.filter(
    (each) => isSame(each) || (isTheirs && !each.target && alike.includes(each.concept ?? each.id)),
  )
  for (const row of thing.rows) {
    const one = person.rows[Number(row[field.id])]
    if (!one) continue
    for (const each of copied) {
      const value = one[isSame(each) ? person.titleField : (sourceOf(each) ?? '')]
      if (typeof value === 'string' && value) row[each.id] = value
    }
  }
}

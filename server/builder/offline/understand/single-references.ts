// Two things never point at each other: of a court and its bookings, the bookings know the court. Unless a person listed both
// fields, the reference stays on what happens, and where both or neither do, on the later one.
import type { Field, Thing } from '../model.ts'

const isDated = ({ fields }: Thing) => fields.some(({ type, why }) => (type === 'date' || type === 'datetime') && why !== 'edit')
const pointsTo = (thing: Thing, other: Thing): Field | undefined =>
  thing.fields.find(({ type, target }) => (type === 'ref' || type === 'refs') && target === other.id)

export function settleReferences(things: readonly Thing[], isListed: (thing: Thing, field: Field) => boolean): void {
  leaveDetours(things, isListed)
  things.forEach((one, at) => {
    for (const other of things.slice(at + 1)) {
      const [there, back] = [pointsTo(one, other), pointsTo(other, one)]
      if (!there || !back || (isListed(one, there) && isListed(other, back))) continue
      const keepsFirst = isListed(one, there) || (!isListed(other, back) && isDated(one) && !isDated(other))
      const [thing, field] = keepsFirst ? [other, back] : [one, there]
      thing.fields = thing.fields.filter((each) => each !== field)
    }
  })
}

/** Rentals know the car and the customer, so a car needs no customer of its own; unless somebody listed it. */
function leaveDetours(things: readonly Thing[], isListed: (thing: Thing, field: Field) => boolean): void {
  const isSaidDeed = (deed: Thing, ...ends: Thing[]) =>
    !ends.includes(deed) &&
    isDated(deed) &&
    ends.every((end) => deed.fields.some((field) => field.target === end.id && isListed(deed, field)))
  for (const one of things)
    for (const other of things) {
      const reference = one === other ? undefined : pointsTo(one, other)
      if (reference && !isListed(one, reference) && things.some((deed) => isSaidDeed(deed, one, other)))
        one.fields = one.fields.filter((each) => each !== reference)
    }
}

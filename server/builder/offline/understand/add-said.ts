// Puts what was said into the intent, once: a second mention of a thing or a field is the same one.
import type { Intent, SaidField, SaidThing } from './intent.ts'

const thingsMax = 12
const fieldsMax = 24

export function addField(intent: Intent, thing: SaidThing | null, field: SaidField) {
  const list = thing ? thing.fields : intent.loose
  const twin = list.find((each) => each.id === field.id || (each.concept !== undefined && each.concept === field.concept))
  if (!twin && list.length < fieldsMax) list.push(field)
}

export function addThing(intent: Intent, said: SaidThing): SaidThing {
  const twin = intent.things.find((each) =>
    said.known
      ? each.known === said.known && (each.one === said.one || each.naming || said.naming)
      : each.one.toLowerCase() === said.one.toLowerCase(),
  )
  if (twin) {
    if (twin.naming && !said.naming) Object.assign(twin, { one: said.one, many: said.many, naming: false })
    return twin
  }
  if (intent.things.length < thingsMax) intent.things.push(said)
  return said
}

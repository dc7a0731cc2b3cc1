// Lists that are none after all leave the intent, with all that points to them.
import type { Intent, SaidThing } from './intent.ts'

export function leaveThings(intent: Intent, left: readonly SaidThing[]): void {
  if (!left.length) return
  intent.things = intent.things.filter((said) => !left.includes(said))
  for (const said of intent.things) said.parents = said.parents.filter((parent) => !left.includes(parent))
  intent.views = intent.views.filter(({ thing }) => !thing || !left.includes(thing))
}

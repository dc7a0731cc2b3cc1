// "Plant care tracker with name, room, last watered, next watering": what is told with its name and with when it was last and will next be
// seen to is the plant, and no entry for each time.
import { type KnownThing, knownThings } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField } from '../intent.ts'
import { capitalised } from '../said.ts'

const seenTo = /^(?:last|next|latest|previous|senast|senaste|nästa|förra)(?!\p{L})|^(?:前回|次回|最終|直近)/iu
const titleOf = (known: KnownThing | undefined) => known?.fields[0]?.concept
const isName = ({ concept, id }: SaidField) => (concept ?? id) === 'name'

export function takeKeptItself({ things, language }: Intent): void {
  for (const said of things) {
    const { known, fields } = said
    const [of] = known?.fields.flatMap(({ type, target }) => (type === 'ref' && target ? [target] : [])) ?? []
    const kept = knownThings.get(of ?? '')
    const isDeed = kept !== undefined && titleOf(known) === 'title' && titleOf(kept) === 'name'
    if (!isDeed || !fields.some(isName) || !fields.some(({ label, type }) => type === 'date' && seenTo.test(label))) continue
    if (things.some((other) => other.known === kept)) continue
    const { one, many } = kept.nouns[language]
    Object.assign(said, { known: kept, one: capitalised(one), many: capitalised(many) })
  }
}

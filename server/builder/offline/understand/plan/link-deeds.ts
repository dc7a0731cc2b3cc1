// "Tools, members and loans": who did it and what it was done with stand in the same breath, so a loan knows its member and its tool,
// whether or not the lexicon's own loan points to such things. Only where the choice is plain: one list of people, one of things.
import type { Language } from '#shared/languages.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import { fieldsThatSuffice } from './names-record.ts'
import type { PlannedThing } from './plan-things.ts'

type End = 'who' | 'what'

/** What is done, by whom and with what; other acts that nobody wrote down have both ends. */
const endsOf: Record<string, readonly End[]> = {
  loan: ['who', 'what'],
  rental: ['who', 'what'],
  booking: ['who', 'what'],
  appointment: ['who'],
  order: ['who', 'what'],
  sale: ['who', 'what'],
  purchase: ['what'],
  repair: ['who', 'what'],
  maintenance: ['what'],
  inspection: ['what'],
  delivery: ['who'],
  payment: ['who'],
  donation: ['who'],
  visit: ['who', 'what'],
  feeding: ['what'],
  trip: ['who', 'what'],
  shift: ['who'],
  lesson: ['who'],
}
const classesOf: Record<End, ReadonlySet<NounClass>> = {
  who: new Set(['person', 'group']),
  what: new Set(['artifact', 'vehicle', 'animal', 'place', 'product', 'plant', 'work']),
}

/** What the lexicon's own deeds write down where there is no such list. */
const toldBy: Record<End, readonly string[]> = {
  who: ['customerName', 'owner', 'borrower', 'visitor', 'donor', 'passenger', 'phone'],
  what: ['item', 'object'],
}

/** "We lend tools": loans that nobody spoke of are of what was spoken of. */
const lending = new Set(['loan', 'rental'])

const isUntold = ({ said, why }: PlannedThing, language: Language): boolean =>
  why === 'said' && !said.known && classOfNoun(said.one, language) === 'object'

/** Adds the lists a deed has to do with to its parents. */
export function linkDeeds(planned: readonly PlannedThing[], language: Language): void {
  const isEnd = (end: End, { said }: PlannedThing) =>
    end === 'who' && said.known?.entry.actor ? true : classesOf[end].has(classOfNoun(said.one, language))
  const isTied = (one: PlannedThing, other: PlannedThing) =>
    one.said.parents.includes(other.said) ||
    (one.said.known?.fields.some(({ target }) => target !== undefined && target === other.said.known?.id) ?? false)
  for (const deed of planned) {
    const { said } = deed
    // so many fields say themselves who and what
    const isLending = deed.why === 'domain' && lending.has(said.known?.id ?? '')
    if ((deed.why !== 'said' && !isLending) || said.fields.length >= fieldsThatSuffice) continue
    const isAct = !said.known && classOfNoun(said.one, language) === 'act'
    for (const end of endsOf[said.known?.id ?? ''] ?? (isAct ? (['who', 'what'] as const) : [])) {
      const ends = planned.filter((each) => each !== deed && each.why === 'said' && isEnd(end, each))
      // "aids, clients and loans": beside those who do it, what no word tells of is what it is done with
      const rest = end === 'what' && !isAct && !ends.length ? planned.filter((each) => isUntold(each, language)) : []
      if (rest.length === 1) ends.push(rest[0]!)
      if (ends.some((each) => isTied(deed, each) || isTied(each, deed))) continue
      if (ends.length !== 1) continue
      said.parents.push(ends[0]!.said)
      said.linked = [...(said.linked ?? []), ...toldBy[end]]
    }
  }
}

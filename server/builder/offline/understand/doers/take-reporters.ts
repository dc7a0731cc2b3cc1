// Who writes down what a list keeps stands on each of its records, though no word asks for that.
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { sayNoun } from '../said.ts'
import { implied, link, named, people } from './people-and-lists.ts'
import type { Reported } from './reported.ts'

/** What a report of each of them is written of: patients, flats, vans. */
const goesOn: ReadonlySet<NounClass> = new Set(['person', 'animal', 'vehicle', 'place', 'artifact'])

/** Links the lists that the clauses tell of to those who write them down. */
export function takeReporters(intent: Intent, reported: readonly Reported[]): void {
  for (const { who, record, of, held } of reported) {
    const list = (record === undefined ? undefined : named(intent, record)) ?? holderOf(intent, held)
    if (!list) continue
    if (of !== undefined && !named(intent, of) && goesOn.has(classOfNoun(of.toLowerCase(), intent.language))) implied(intent, of)
    const by = reporter(intent, who)
    if (!by || by === list) continue
    by.parents = by.parents.filter((parent) => parent !== list)
    link(intent, list, by)
  }
}

function holderOf(intent: Intent, held: readonly string[]): SaidThing | undefined {
  const shares = intent.things.map(
    ({ fields }) => held.filter((label) => fields.some((field) => isSame(field.label, label, intent.language))).length,
  )
  const most = Math.max(0, ...shares)
  return most > 0 ? intent.things[shares.indexOf(most)] : undefined
}

/** "Staff" alone is whoever is there, and no list that somebody asked for. */
const anybody = /^(?:the |our |all )?(?:staff|personal(?:en)?|スタッフ)$/iu

function reporter(intent: Intent, who: string): SaidThing | undefined {
  return named(intent, who) ?? (anybody.test(who) ? undefined : people(intent, sayNoun(who, intent.language).many))
}

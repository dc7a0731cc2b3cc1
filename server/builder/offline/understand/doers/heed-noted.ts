// What somebody notes, where no noun says on what: 職員が入居者ごとに体温、血圧を入力 keeps a record of a resident, by the staff; and what is
// told of a noun that is kept: 作付け（作物、播種日）.
import { addField, addThing } from '../add-said.ts'
import { fieldNamed } from '../field-named.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { namesPeople } from './people.ts'
import { implied, link, listOf, named } from './people-and-lists.ts'
import type { Done } from './who-does-what.ts'

const isActor = (intent: Intent, { known, one }: SaidThing, who?: string) =>
  known?.entry.actor === true ||
  namesPeople(one.toLowerCase(), intent.language) ||
  (who !== undefined && isSame(one, who, intent.language))
const holds = ({ fields }: SaidThing, label: string, { language }: Intent) =>
  fields.some((field) => isSame(field.label, label, language))

/** What was noted belongs to a list, wherever it was read before. */
export function takeFields(intent: Intent, kept: SaidThing, labels: readonly string[]): void {
  for (const label of labels) {
    if (holds(kept, label, intent) || isSame(kept.one, label, intent.language)) continue
    const from = [...intent.things, { fields: intent.loose }].find(
      (each) => each !== kept && each.fields.some((field) => isSame(field.label, label, intent.language)),
    )
    const at = from?.fields.findIndex((field) => isSame(field.label, label, intent.language)) ?? -1
    const field = from && at >= 0 ? from.fields.splice(at, 1)[0]! : fieldNamed(label, intent.language)
    addField(intent, kept, field)
  }
  // 作付け（作物、播種日）: a list that nothing more is said of is a field
  const isLabel = ({ one, fields, views, parents }: SaidThing) =>
    !fields.length && !views.length && !parents.length && labels.some((label) => isSame(label, one, intent.language))
  intent.things = intent.things.filter(
    (said) => said === kept || !isLabel(said) || intent.things.some(({ parents }) => parents.includes(said)),
  )
}

const noted = /^報告/
/** Where it is noted: what holds it already, else a record of its own, of what it was noted for. */
function recordFor(intent: Intent, { fields = [], of, who, record, verb }: Done): SaidThing | undefined {
  const holder = of === undefined ? undefined : named(intent, of)
  const most = (things: readonly SaidThing[]) => {
    const shares = things.map((said) => fields.filter((label) => holds(said, label, intent)).length)
    const best = Math.max(0, ...shares)
    return best > 0 ? things[shares.indexOf(best)] : undefined
  }
  const name = record ?? (noted.test(verb) ? '報告' : '記録')
  const isFree = (said: SaidThing) => said !== holder && !isActor(intent, said, who)
  const kept = most(intent.things.filter(isFree))
  if (kept && record === undefined) return kept
  if (intent.language === 'ja' && (of !== undefined || record !== undefined)) {
    const isTaken = intent.things.some(({ one }) => one === name)
    return addThing(intent, listOf(isTaken && of !== undefined ? `${of}${name}` : name, intent))
  }
  const free = intent.things.filter(isFree)
  return free.findLast((said) => said.fields.length) ?? free.at(-1) ?? most(intent.things)
}

export function heedNoted(intent: Intent, done: Done): void {
  const kept = recordFor(intent, done)
  if (!kept) return
  delete kept.implied
  takeFields(intent, kept, done.fields ?? [])
  if (done.of !== undefined) link(intent, kept, named(intent, done.of) ?? implied(intent, done.of))
  if (done.who !== undefined) link(intent, kept, named(intent, done.who) ?? implied(intent, done.who))
}

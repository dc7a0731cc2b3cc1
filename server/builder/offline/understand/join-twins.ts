// 電気代と水道代, 社内マニュアルと手順書: two names of one thing are one list, with a choice of which it is.
import { knownFields } from '../lexicon/lexicon.ts'
import { addField } from './add-said.ts'
import type { Intent, SaidThing } from './intent.ts'

/** Of a list so much is told that it stands for all of its kind. */
const fieldsMin = 3

/** "Sheep (tag, breed), and which animals can't be sold": the word for all of them names no list beside the one
 * that was told of, nor do those of one sex. */
export function leaveGeneric(intent: Intent): void {
  const { things, language } = intent
  const isForAll = ({ known, many }: SaidThing) => many.toLowerCase() === known?.nouns[language].many.toLowerCase()
  const toldOf = (said: SaidThing) =>
    said.fields.length || !said.known
      ? undefined
      : things.find((each) => each.known === said.known && each.fields.length >= fieldsMin && (isForAll(said) || isForAll(each)))
  for (const said of things) {
    const told = toldOf(said)
    if (!told) continue
    intent.things = intent.things.filter((each) => each !== said)
    for (const each of intent.things) each.parents = each.parents.map((parent) => (parent === said ? told : parent))
  }
}

/** Brings them together, unless the person gave each its own fields. */
export function joinTwins(intent: Intent) {
  const { language } = intent
  const groups = new Map<SaidThing['known'], SaidThing[]>()
  for (const said of intent.things)
    if (said.known && !said.naming) groups.set(said.known, [...(groups.get(said.known) ?? []), said])
  for (const [known, [first, ...others]] of groups) {
    if (!known || !first || !others.length || others.some((each) => each.fields.length > 0)) continue
    const options = [first, ...others].map((each) => each.many)
    intent.things = intent.things.filter((each) => !others.includes(each))
    first.parents = first.parents.filter((each) => !others.includes(each))
    // 協力業者, and further on 業者
    if (options.every((name) => first.many.endsWith(name))) continue
    const nouns = known.nouns[language]
    Object.assign(first, { one: nouns.one, many: nouns.many })
    addField(intent, first, {
      id: 'type',
      label: knownFields.get('type')!.label[language],
      type: 'select',
      concept: 'type',
      options,
    })
  }
}

// 電気代と水道代, 社内マニュアルと手順書: two names of one thing are one list, with a choice of which it is.
import { knownFields } from '../lexicon/lexicon.ts'
import { addField } from './add-said.ts'
import type { Intent, SaidThing } from './intent.ts'

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

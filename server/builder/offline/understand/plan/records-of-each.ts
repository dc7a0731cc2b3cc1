// 「犬ごとに日付、体重、食欲を記録」: what is written down of each, with its day, is a record of its own, of which a dog has many. It goes to
// the list of records that was named beside it, else to one that is called after what it is of.
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { escaped } from '../../lexicon/escaped.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { sayNoun } from '../said.ts'

const isDay = ({ label }: SaidField) => /^(?:日付|日時|日にち|記録日|実施日|利用日|年月日)$/u.test(label)
/** What somebody is, and not what happened. */
const own = new Set(['name', 'birthday', 'age', 'gender', 'phone', 'email', 'address', 'guardian', 'breed', 'species'])
const isOwn = ({ concept = '' }: SaidField) => own.has(concept)
const fieldsMin = 2

/** What happens on a day keeps it itself. */
const isRecord = ({ known, one }: SaidThing): boolean =>
  known
    ? (knownThings.get(known.id)?.fields.some(({ id }) => /^(?:date|day|start)/u.test(id)) ?? true)
    : !/^(?:person|animal|vehicle)$/u.test(classOfNoun(one, 'ja') ?? '')

function isWrittenOfEach(prompt: string, { one }: SaidThing): boolean {
  const name = escaped(one)
  return new RegExp(
    `${name}(?:さん|ちゃん|様)?(?:ごと|毎|別|1人ずつ|一人ずつ)に|${name}の(?:日々の|毎日の)?(?:記録|様子|日誌)(?:[（(：:]|は)`,
    'u',
  ).test(prompt)
}

export function recordsOfEach(intent: Intent) {
  if (intent.language !== 'ja') return
  const said = intent.things.find(
    (thing) =>
      !isRecord(thing) &&
      thing.fields.some(isDay) &&
      thing.fields.filter((field) => !isOwn(field)).length >= fieldsMin &&
      isWrittenOfEach(intent.prompt, thing),
  )
  if (!said) return
  const fields = said.fields.filter((field) => !isOwn(field))
  said.fields = said.fields.filter(isOwn)
  said.owns = false
  const beside = intent.things.find((thing) => thing !== said && !thing.known && !thing.fields.length)
  const records: SaidThing = beside ?? sayNoun(`${said.one}の記録`, 'ja')
  if (beside && intent.prompt.includes(`${beside.one}記録`))
    Object.assign(beside, { one: `${beside.one}記録`, many: `${beside.one}記録` })
  records.fields.push(...fields)
  records.parents.push(...(records.parents.includes(said) ? [] : [said]))
  if (!beside) intent.things.push(records)
}

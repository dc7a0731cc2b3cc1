// What is told twice in other words is one field: "who has it" beside the holder, "weighted value calculated" beside what is worked out, a
// choice that another field offers already ("full" of "half or full"), "the bite" beside "bite".
import { phraseKey } from '../../lexicon/lexicon.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'

const holders = new Set(['holder', 'borrower', 'owner', 'tenant', 'lentTo', 'assignee', 'responsible'])
const asksHolder =
  /^(?:who (?:has|holds|owns|borrowed|rents|uses|took)|vem (?:som )?(?:har|lånat|äger|hyr|använder)|誰が(?:持|借|使))/iu

export function leaveRepeated(intent: Intent): void {
  const offered = new Set(
    intent.things.flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options.map((option) => phraseKey(option)))),
  )
  for (const said of intent.things) {
    const isTwice = (field: SaidField) =>
      isChoice(field, offered) || isHeldTwice(field, said) || isBentTwice(field, said, intent) || isEitherTwice(field, said)
    said.fields = said.fields.filter((field) => !isTwice(field))
  }
  const all = intent.things.flatMap(({ fields }) => fields)
  const isNamed = ({ options = [] }: SaidField) =>
    options.length > 1 && all.some(({ label }) => phraseKey(label) === phraseKey(options.join('/')))
  intent.loose = intent.loose.filter((field) => !isChoice(field, offered) && !isNamed(field))
}

/** 新郎側か新婦側か, where the two are the choices of a field. */
const isEitherTwice = (field: SaidField, { fields }: SaidThing): boolean =>
  field.type === 'bool' &&
  fields.some(
    ({ options = [] }) =>
      options.length === 2 && options.every((option) => field.label.toLowerCase().includes(option.toLowerCase())),
  )

/** "Full", where "half or full" are the choices of a field. */
const isChoice = ({ type, concept, options, label }: SaidField, offered: ReadonlySet<string>): boolean =>
  type === 'text' && concept === undefined && !options && offered.has(phraseKey(label))

const isHeldTwice = (field: SaidField, { fields }: SaidThing): boolean =>
  asksHolder.test(field.label) &&
  fields.some(
    (other) => other !== field && (holders.has(other.concept ?? other.id) || /^holder$|^innehavare$/iu.test(other.label)),
  )

/** The same noun, once as "the" one, told of where something is worked out or shown. */
const isBentTwice = (field: SaidField, { fields }: SaidThing, { language }: Intent): boolean =>
  language === 'sv' &&
  field.concept === undefined &&
  !field.isItem &&
  !field.label.includes(' ') &&
  fields.some((other) => other !== field && other.label.length < field.label.length && isSame(field.label, other.label, 'sv'))

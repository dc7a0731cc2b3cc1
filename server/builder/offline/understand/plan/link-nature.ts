// "Hives have a number and a place, inspections a date and what was seen": of what a record is lies in its nature, though no word of the
// sentence says so. Only where both lists were told with their fields, the record happens on a day, and one list alone comes into question.
import type { Language } from '#shared/languages.ts'
import { classOfNoun, type NounClass } from '../../lexicon/noun-classes.ts'
import type { SaidField, SaidThing } from '../intent.ts'

/** What goes on existing, and that something is done to; and those whom something is done for. */
const things: ReadonlySet<NounClass> = new Set(['animal', 'vehicle', 'artifact', 'place', 'plant'])
const people: ReadonlySet<NounClass> = new Set(['person'])
/** What comes and goes by itself: a meeting is of no boat that stands beside it. */
const byItself: ReadonlySet<NounClass> = new Set(['event', 'person', 'group', 'work', 'product', 'food', ...things])
/** Records that are of a thing, and of nobody. */
const ofThings: ReadonlySet<NounClass> = new Set(['money', 'reading', 'document', 'substance'])

function classOf({ known, nounClass, one }: SaidThing, language: Language): NounClass {
  const kind = nounClass ?? classOfNoun(one.toLowerCase(), language)
  return kind === 'object' && known ? classOfNoun(known.nouns.en.one, 'en') : kind
}

/** A title is that of something by itself; a name is that of whoever has it done, or whom a document is about. */
const isItsOwn = ({ concept }: SaidField, kind: NounClass): boolean =>
  concept === 'title' || (concept === 'name' && ofThings.has(kind))
const whose = new Set(['name', 'email', 'phone', 'customerName', 'owner', 'borrower', 'visitor', 'donor', 'passenger'])
const who = /^(?:who|vem|vilka|誰)|(?:name|namn|名前|氏名)s?$|^(?:participants?|attendees?|deltagare|närvarande|参加者|出席者)$/iu
const saysWhose = ({ concept, label }: SaidField): boolean => whose.has(concept ?? '') || who.test(label)
const where = new Set(['address', 'location'])
/** An item, a text that is called like a thing or like the list itself: it is written down already. */
const saysWhat = ({ concept, type, label }: SaidField, end: SaidThing, language: Language): boolean =>
  (concept === 'item' && /^(?:artifact|vehicle|animal|plant)$/.test(classOf(end, language))) ||
  label.toLowerCase().includes(end.one.toLowerCase()) ||
  (where.has(concept ?? '') && classOf(end, language) === 'place') ||
  (type === 'text' && concept === undefined && classOfNoun(label.toLowerCase(), language) === classOf(end, language))
/** What something is done with, and not to. */
const isUsed = ({ one }: SaidThing): boolean =>
  /(?:^|[ -])(?:parts?|spares?|kit|gear|supply|material|ingredient|item|tool|consumable)$|(?:material|delar?|förbrukning|verktyg)$|(?:部品|材料|備品|工具|消耗品)$/iu.test(
    one,
  )
/** What is brought is for all of them. */
const delivered = /deliver(?:y|ies)$|leverans(?:er)?$|(?:納品|配送|仕入れ?)$/iu
const lent = new Set(['loan', 'rental', 'booking', 'stay'])
const inOrder = new Set(['inspection', 'maintenance', 'repair'])
/** They happen on a day, told or not. */
const dayless = new Set([...inOrder, 'attendance', 'visit', 'treatment'])
/** They are of somebody, whatever else there is. */
const ofWhom = new Set(['shift', 'attendance', 'payment'])
const called = /^(?:call-?out|alarm|emergency|utryckning|larm|出動)s?$|(?:trip|tour|journey|resa|utflykt|旅行|旅|遠足|ツアー)$/i
/** It is told of them alone: gifts come in, whatever else there is. */
const comesIn = new Set(['donation', 'sponsorship', 'waitlistEntry'])

const saysDay = ({ type, concept }: SaidField): boolean => (type === 'date' || type === 'datetime') && concept !== 'birthday'

/** Whether somebody has something for a while: it is of both. */
export const isLent = ({ known }: SaidThing): boolean => known !== undefined && lent.has(known.id)

const naming = /(?:^|[ -])(?:name|no\.?|number|id|model|serial)$|(?:namn|nummer|nr|modell)$|(?:名|番号|型番|品番)$/i
/** A told list of a word without a class, each of which has a name or a number. */
const isUnheard = (said: SaidThing, language: Language): boolean =>
  !said.known &&
  said.fields.length > 1 &&
  classOf(said, language) === 'object' &&
  naming.test(said.fields[0]!.label) &&
  !said.fields.some(saysDay)

/** Whether it is a list of what something is done to. */
export const isDoneTo = (said: SaidThing, language: Language): boolean =>
  things.has(classOf(said, language)) || isUnheard(said, language)

/** Whether it is a list of those whom something is done for. */
export const isDoneFor = (said: SaidThing, language: Language): boolean => people.has(classOf(said, language))

/** The lists that a record, told with its fields beside others, is of. */
export function ofByNature(record: SaidThing, ends: readonly SaidThing[], language: Language): SaidThing[] {
  const kind = classOf(record, language)
  if (
    byItself.has(kind) ||
    comesIn.has(record.known?.id ?? '') ||
    !(isLent(record) || dayless.has(record.known?.id ?? '') || record.fields.some(saysDay)) ||
    record.fields.some((field) => isItsOwn(field, kind))
  )
    return []
  const whom = ends.filter((end) => people.has(classOf(end, language)))
  const what = ends.filter((end) => things.has(classOf(end, language)))
  // 機体 is a word that nobody knows: what no day is told of goes on existing
  if (!what.length) what.push(...ends.filter((end) => isUnheard(end, language)))
  const [thing, somebody] = [what[0], whom[0]]
  if (delivered.test(record.one)) return []
  if (thing && !ofWhom.has(record.known?.id ?? '') && !called.test(record.one)) {
    const isTold = record.fields.some((field) => saysWhat(field, thing, language))
    return what.length === 1 && !isTold && (isLent(record) || inOrder.has(record.known?.id ?? '') || !isUsed(thing))
      ? [thing]
      : []
  }
  const isNamed = record.fields.some(
    (field) => saysWhose(field) || field.label.toLowerCase().includes(somebody?.one.toLowerCase() ?? field.label.toLowerCase()),
  )
  // a hike beside the members is one of many of them
  const isOfMany = somebody?.known?.id === 'member' && !isLent(record)
  return somebody && whom.length === 1 && !ofThings.has(kind) && !isNamed && !isOfMany ? [somebody] : []
}

// The rows that a description tells of a list stand in it, and whatever points to that list by its name is a reference to it.
import type { Language } from '#shared/languages.ts'
import type { Field, Page, Thing } from '../../model.ts'
import { refTo } from '../../page-parts/parts.ts'
import { isCalled } from '../brackets.ts'
import { fieldNamed, lastOf } from '../field-named.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { freeId } from '../plan/plan-things.ts'
import { capitalised, idOf, sayNoun } from '../said.ts'
import type { NamesTold } from './names-told.ts'
import type { Pasted } from './pasted-rows.ts'
import type { RowsTold } from './rows-told.ts'

/** Puts them into their lists; how many went into which. A list that is not there takes none. */
export function putRows(things: readonly Thing[], told: readonly RowsTold[], language: Language): Pasted[] {
  return told.flatMap((rows) => {
    const thing = listOf(things, rows.list, language)
    if (!thing || thing.rows.length) return []
    const fields = fieldsOf(thing, rows, language)
    // what such a list usually has was told otherwise
    thing.fields = thing.fields.filter((field) => field.why === 'said' || field.id === thing.titleField || fields.includes(field))
    thing.rows = rows.records.map((record) =>
      Object.fromEntries(
        thing.fields.map(({ id, target, type }) => {
          const at = fields.findIndex((field) => field.id === id)
          return [id, at < 0 ? unset(type, target) : valueOf(record[at]!, at === 0)]
        }),
      ),
    )
    return [{ many: thing.many, count: thing.rows.length }]
  })
}
/** A reference to none. */
const noRow = -1
const unset = (type: Field['type'], target: string | undefined) => (target ? noRow : type === 'bool' ? false : undefined)
const valueOf = (told: string, isName: boolean) => (isName ? capitalised(told) : told === '' ? undefined : Number(told))

type Named = Pick<Thing, 'one' | 'many' | 'concept'> & { known?: SaidThing['known'] }
const isOf = (named: Named, word: string, language: Language): boolean =>
  isSame(named.many, word.replace(/(?<=.{2})(?:表|一覧|リスト)$/u, ''), language) ||
  isSame(named.many, word, language) ||
  isSame(named.one, word, language) ||
  sameKnown(named, lastOf(word.toLowerCase(), language)?.thing?.id) ||
  isCalled(named, word) ||
  [named.one, named.many].some((name) => isCalled({ one: word, many: word }, name))

const sameKnown = ({ concept, known }: Named, id: string | undefined): boolean =>
  id !== undefined && (concept ?? known?.id) === id

/** The list of rows by the word that was said for it. */
const listOf = (things: readonly Thing[], word: string, language: Language): Thing | undefined =>
  things.find(({ one, many }) => isSame(many, word, language) || isSame(one, word, language)) ??
  things.find((thing) => isOf(thing, word, language))

/** The field of each column; the name is what each is called. A column that no field was read of gets one. */
function fieldsOf(thing: Thing, { columns }: RowsTold, language: Language): Field[] {
  const [, ...measures] = columns
  const fields: Field[] = [thing.fields.find(({ id }) => id === thing.titleField)!]
  for (const { label, type, unit } of measures) {
    const free = thing.fields.filter((field) => !fields.includes(field))
    const own =
      free.find((field) => isSame(field.label, label, language)) ??
      free.find((field) => field.type === type && (type === 'money' || field.why !== 'said'))
    const field: Field = own ?? {
      id: freeId(idOf(label), new Set(thing.fields.map(({ id }) => id)), 'field'),
      label: capitalised(label),
      type,
      why: 'said',
    }
    if (!own) thing.fields.push(field)
    else if (own.type !== type) become(own, type)
    if (unit) field.unit = unit
    fields.push(field)
  }
  return fields
}

function become(field: Field, type: Field['type']): void {
  field.type = type
  for (const rest of ['concept', 'options', 'target'] as const) delete field[rest]
}

/** A list whose rows were told is wanted, whatever was read of its word: it takes the fields that no other word brought. */
export function lacksRows(intent: Intent, planned: readonly SaidThing[]): SaidThing[] {
  const { language, prompt } = intent
  const told = [...(intent.rowsTold ?? []), ...(intent.namesTold ?? []).map(({ list }) => ({ list, columns: [] }))]
  return told.flatMap(({ list, columns }) => {
    if (planned.some((said) => isOf(said, list, language))) return []
    const labels = columns.map(({ label }) => label)
    const isStray = ({ label }: SaidField) =>
      labels.some((told) => isSame(told, label, language) && prompt.split(told).length === labels.length)
    for (const said of planned) said.fields = said.fields.filter((field) => !isStray(field))
    intent.loose = intent.loose.filter((field) => !isStray(field))
    intent.unknown = intent.unknown.filter((word) => !list.includes(word))
    const fields = columns.map(({ label, type, unit }) => ({ ...fieldNamed(label, language), type, ...(unit && { unit }) }))
    return [{ ...sayNoun(list, language), fields, owns: fields.length > 0, naming: true }]
  })
}

/** "Membership plans …; members with name, plan": the plan is one of the list. */
export function pointToRows(
  things: readonly Thing[],
  told: readonly { list: string; word?: string }[],
  language: Language,
): void {
  for (const { list: name, word } of told) {
    const list = listOf(things, name, language)
    if (!list) continue
    const others = things.filter((thing) => thing !== list && thing.why === 'said')
    for (const thing of others) {
      if (thing.fields.some(({ target }) => target === list.id)) continue
      const field = thing.fields.find(
        ({ id, label, type, why }) =>
          why === 'said' &&
          (type === 'text' || type === 'select') &&
          id !== thing.titleField &&
          (pointsTo(label, list, language) || (word !== undefined && isSame(label, word, language))),
      )
      if (!field) continue
      become(field, 'ref')
      field.target = list.id
    }
    const records = others.filter(({ concept }) => takesOne.has(concept ?? ''))
    const [record] = records.length || others.length > 1 ? records : others.filter(isOfADay)
    const isTied = [list, ...others].some(({ fields }) => fields.some(({ target }) => target !== undefined))
    // "two saunas: …; bookings with name and date"
    if (record && !isTied) record.fields.splice(1, 0, { ...refTo(list.id, list), why: 'said' })
  }
}
const isOfADay = ({ fields }: Thing) =>
  fields.some(({ type, why, label }) => why === 'said' && (type === 'date' || type === 'datetime') && !isLasting.test(label))
/** Members have a day on which they joined. */
const isLasting = /birth|born|join|start|since|född|medlem|入会|誕生|生年|開始/iu
/** Of what is offered each of them is for one. */
const takesOne = new Set(['booking', 'appointment', 'registration', 'order', 'sale'])

/** Where one books, what was told to be there is booked, unless services of the person's own are. */
export function bookRows(pages: readonly Page[], things: readonly Thing[], told: readonly RowsTold[], language: Language): void {
  const page = pages.find(({ kind, parts }) => kind === 'booking' && !parts?.service)
  const isServed = things.some(({ concept, why }) => concept === 'service' && why === 'said')
  const list = page && !isServed && told[0] ? listOf(things, told[0].list, language) : undefined
  if (!page || !list || things.some((thing) => thing !== list && placed.has(thing.concept ?? ''))) return
  page.parts = { ...page.parts, service: list.id }
  const taking = things.find(
    ({ concept, fields }) => takesOne.has(concept ?? '') && fields.some(({ target }) => target === list.id),
  )
  if (taking) page.thing ??= taking.id
}
const placed = new Set(['room', 'guestRoom', 'court', 'pitch', 'stay'])
const shortestTail = 4
function pointsTo(label: string, { one }: Thing, language: Language): boolean {
  const [short, long] = [label.toLowerCase(), one.toLowerCase()]
  // "plan" of the membership plans, "winner house" of the houses
  const isTail = [
    [short, long],
    [long, short],
  ].some(([tail, all]) => (language === 'ja' ? tail!.length > 1 && all!.endsWith(tail!) : all!.endsWith(` ${tail}`)))
  return isSame(label, one, language) || isTail || (language === 'sv' && short.length >= shortestTail && long.endsWith(short))
}

/** What the rows of a list were told to be called. */
export const namesToldOf = (thing: Thing, told: readonly NamesTold[] | undefined, language: Language): string[] | undefined =>
  told?.find(({ list }) => isSame(thing.many, list, language) || isSame(thing.one, list, language))?.names.map(capitalised)

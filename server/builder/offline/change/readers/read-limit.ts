// "No double bookings", "at most six volunteers per shift": how many rows of a list may be alike, or stand at the same time.
import type { Language } from '#shared/languages.ts'
import { isSameLimit, isSoundLimit, type Limit, minutesIn } from '../../limits.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { pointingTo } from '../linked/linked-rows.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, nothing, type Reading } from '../reading.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { isActor, personIn } from '../whose.ts'
import type { Clause } from '../wording/clauses.ts'
import { limitSaid, type SaidLimit } from '../wording/limit-forms.ts'

export function readLimit(model: ProjectModel, { text }: Clause, language: Language): Reading {
  const said = limitSaid(text, language)
  if (!said) return nothing
  if (said.isOff) {
    const limited = model.things.filter(({ limits }) => limits?.length)
    return limited.length ? does(...limited.map(({ id }): Operation => ({ op: 'removeLimits', thing: id }))) : alreadySo(language)
  }
  const found = limitsFor(model, said, language).filter(({ thing, limit }) => isSoundLimit(model, thing, limit))
  if (found.length && found.every(({ thing, limit }) => isThere(thing, limit))) return alreadySo(language)
  return does(...found.map(({ thing, limit }): Operation => ({ op: 'addLimit', thing: thing.id, limit })))
}

const isThere = ({ limits = [] }: Thing, limit: Limit) =>
  limits.some((each) => isSameLimit(each, limit) && JSON.stringify(each.most) === JSON.stringify(limit.most))

type Place = { thing: Thing; limit: Limit }

function limitsFor(model: ProjectModel, { what, rows, most, when, of }: SaidLimit, language: Language): Place[] {
  const named = what === undefined ? undefined : resolveThing(model, what, language)
  // "the same kimono", where the list of rentals is called so: a field of theirs
  const target = named && listsOf(model, named).length > 0 ? named : undefined
  const thing =
    takingThing(model, target, rows, when !== undefined, language) ?? (what ? ownerOf(model, what, language) : undefined)
  if (!thing) return []
  if (of && most !== 'room') {
    const time = timesOf(thing, when ?? 'time')
    const people = of === 'person' ? [personIn(model, thing)] : []
    if (!time || people.includes(undefined)) return []
    const by = [...people.map((field) => field!.id), ...time.by]
    return [{ thing, limit: { by, ...(time.during && { during: time.during }), most } }]
  }
  // "at most five dogs at the same time": any of them, each booked by itself
  const isTaken = rows !== undefined && most !== 1 && takes(thing, resolveThing(model, rows, language))
  const own = what === undefined || target ? undefined : resolveField(model, what, language, thing)?.field
  const alike = target
    ? thing.fields.filter((field) => field.target === target.id).slice(0, 1)
    : own && thing.fields.includes(own)
      ? [own]
      : what === undefined && !isTaken
        ? resources(model, thing)
        : []
  if (what !== undefined ? !alike.length : !alike.length && !isTaken && hasResources(model, thing)) return []
  if (most === 'room') {
    const [reference] = alike
    const room = roomOf(model.things.find(({ id }) => id === reference?.target))
    return reference && room && isAttendance(thing) ? [{ thing, limit: { by: [reference.id], most: { field: room.id } } }] : []
  }
  const time = when === undefined ? { by: [] } : timesOf(thing, when)
  if (!time) return []
  const { by, during } = time
  const limitBy = (fields: readonly Field[]): Limit => ({
    by: [...fields.map(({ id }) => id), ...by],
    ...(during && { during }),
    most,
  })
  return alike.length ? alike.map((field) => ({ thing, limit: limitBy([field]) })) : [{ thing, limit: limitBy([]) }]
}

const booked =
  /book|reserv|registration|sign-?up|enrol|rental|hire|loan|lending|shift|lesson|visit|appointment|order|application|leave|bokning|anmäl|ansökning|beställning|uthyrning|hyres|lån|pass|予約|申し?込|貸出|レンタル|訪問|レッスン|シフト|申請|注文/i
const isDated = ({ fields }: Thing) => fields.some(({ type }) => type === 'date' || type === 'datetime')

/** The list whose rows take it: the one that is named, one that points to it, or what is booked at all. */
function takingThing(
  model: ProjectModel,
  target: Thing | undefined,
  rows: string | undefined,
  isTimed: boolean,
  language: Language,
): Thing | undefined {
  const named = rows === undefined ? undefined : resolveThing(model, rows, language)
  const pointing = target ? listsOf(model, target) : []
  const isBooked = ({ id, many, concept }: Thing) => booked.test(`${id} ${many} ${concept ?? ''}`)
  // "no more than two tools at a time": the loans of them
  const lent = named && !target && isTimed && !isBooked(named) ? listsOf(model, named).filter(isDated).find(isBooked) : undefined
  if (lent) return lent
  if (named && (!target || pointing.includes(named)) && (!isTimed || isDated(named))) return named
  // "at most six volunteers per shift": what lies between the two
  const between =
    named &&
    (target ? pointing : isTimed ? model.things.filter(isDated) : []).find((each) => listsOf(model, named).includes(each))
  if (between) return between
  const fitting = (target ? pointing : model.things).filter((each) => !isTimed || isDated(each))
  return fitting.find(isBooked) ?? (target ? fitting[0] : undefined)
}

const listsOf = (model: ProjectModel, thing: Thing): Thing[] => pointingTo(model, thing).map((pointing) => pointing.thing)

const takes = ({ fields }: Thing, rows: Thing | undefined): boolean =>
  rows !== undefined && fields.some(({ type, target }) => type === 'ref' && target === rows.id)

/** The list with a day that has a field of that name. */
const ownerOf = (model: ProjectModel, what: string, language: Language): Thing | undefined =>
  model.things.find((thing) => isDated(thing) && resolveField(model, what, language, thing)?.thing === thing)

/** What one books, and not who does: rooms, cars, tables. */
const resources = (model: ProjectModel, { fields }: Thing): Field[] =>
  fields.filter(({ type, target }) => type === 'ref' && !model.things.some((thing) => thing.id === target && isActor(thing)))

/** There is something to be booked, though nothing tells which of it was. */
const hasResources = (model: ProjectModel, thing: Thing): boolean =>
  model.things.some((other) => other !== thing && !isActor(other))

/** Rows that take a place each. */
const isAttendance = ({ concept = '', id, many, fields }: Thing): boolean =>
  /registration|booking|sign-?up|ticket|attend|enrol|anmäl|bokning|biljett|申込|予約|参加/i.test(`${concept} ${id} ${many}`) ||
  fields.some(({ type }) => type === 'email' || type === 'phone')

const places = /capacity|seats|places|spots|max|platser|kapacitet|antal|定員|席|人数/i
const roomOf = (thing: Thing | undefined): Field | undefined =>
  thing?.fields.find(
    ({ id, label, concept = '', type, formula }) => type === 'int' && !formula && places.test(`${id} ${label} ${concept}`),
  )

const ends =
  /end|until|^to$|return|\bback|due|check-?out|depart|slut|\btill\b|åter|utcheck|avresa|終了|返却|返す|まで|退|出発|チェックアウト/i
/** What is long past, or tells when something was written down. */
const background = /birth|born|creat|purchas|bought|paid|order|födel|född|köpt|betald|生年|購入|作成/i

/** By which fields two rows are at the same time; null where nothing tells when they are. */
export function timesOf({ fields }: Thing, when: 'time' | 'day'): Pick<Limit, 'by' | 'during'> | null {
  const of = (type: Field['type']) => fields.filter((field) => field.type === type && !field.formula)
  const names = ({ id, label, concept = '' }: Field) => `${concept} ${label} ${id}`
  const isEnd = (field: Field) => [field.concept ?? '', field.label, field.id].some((name) => ends.test(name))
  const pairOf = (all: readonly Field[]) => {
    const until = all.find(isEnd)
    const from = all.find((field) => field !== until && !background.test(names(field)))
    return from && until && { from: from.id, until: until.id }
  }
  const during = pairOf(of('date')) ?? pairOf(of('datetime'))
  if (during) return { by: [], during }
  const day = [...of('date'), ...of('datetime')].find((field) => !background.test(names(field))) ?? fields.find(isWeekday)
  if (!day) return null
  const [time] = of('time')
  if (when === 'day') return { by: [day.id] }
  const lasts = fields.find((field) => minutesIn(field) !== undefined)
  if (day.type === 'datetime') return lasts ? { by: [], during: { from: day.id, lasts: lasts.id } } : { by: [day.id] }
  if (!time) return { by: [day.id] }
  const hours = pairOf(of('time')) ?? (lasts && { from: time.id, lasts: lasts.id })
  return hours ? { by: [day.id], during: hours } : { by: [day.id, time.id] }
}

const isWeekday = ({ type, concept, options = [] }: Field) =>
  type === 'select' && (concept === 'weekday' || options.some((option) => /^(?:monday|måndag|月曜)/i.test(option)))

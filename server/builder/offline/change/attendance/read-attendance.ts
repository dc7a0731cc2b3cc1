// Who was there, of people and occasions that are kept already: a list that links the two, looked at as a grid.
import type { Language } from '#shared/languages.ts'
import { isDay } from '../../field-kinds.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { knownFields, knownThings, optionLabel } from '../../lexicon/lexicon.ts'
import { pageNeeding } from '../../page-parts/complete-pages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freePath } from '../../understand/plan/plan-pages.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { conceptOf } from '../said-parts.ts'
import { thingSaid } from '../sight/states-said.ts'
import { rollRows } from '../../understand/samples/roll-rows.ts'
import { asksAttendance, attendanceSaid, isAttendance } from './attendance-said.ts'

const names: Record<Language, { one: string; many: string }> = {
  en: { one: 'Attendance record', many: 'Attendance records' },
  sv: { one: 'Närvaropost', many: 'Närvaroposter' },
  ja: { one: '出欠', many: '出欠' },
}
const pageTitle: Record<Language, string> = { en: 'Attendance', sv: 'Närvaro', ja: '出欠' }
const staff = new Set(['employee', 'coach', 'instructor', 'teacher', 'tutor', 'leader', 'contact', 'customer', 'vendor'])

const isPeople = (thing: Thing, language: Language): boolean =>
  knownThings.get(thing.concept ?? '')?.entry.actor === true || classOfNoun(thing.one.toLowerCase(), language) === 'person'

/** Who comes: those who are no staff first. */
const peopleOf = ({ things, language }: ProjectModel): Thing | undefined => {
  const people = things.filter(
    (thing) => isPeople(thing, language) && thing.concept !== 'attendance' && !isOccasion(thing, language),
  )
  return people.find(({ concept = '' }) => !staff.has(concept)) ?? people[0]
}
const isOccasion = (thing: Thing, language: Language): boolean => {
  const what = classOfNoun(thing.one.toLowerCase(), language)
  const isHeld = what === 'event' || what === 'act' || held.has(thing.concept ?? '')
  return isHeld && thing.fields.some((field) => isDay(field) && /^(?:date|dateTime|startDate|day)/i.test(conceptOf(field)))
}
/** Where people come together, whatever its word is elsewhere. */
const held = new Set(
  'rehearsal training lesson course meeting event match gig camp session class yogaClass workshop exam service activity trip practice shift'.split(
    ' ',
  ),
)

/** What they come to: what the words name, else the list that has a day. */
function occasionOf(model: ProjectModel, people: Thing, said: string, language: Language): Thing | undefined {
  const dated = model.things.filter((thing) => thing !== people && isOccasion(thing, model.language))
  const named = thingSaid({ ...model, things: dated }, said, language)
  return named ?? (dated.length === 1 ? dated[0] : dated.find(({ why }) => why === 'said'))
}

/** The whole of a wish. */
export const attendanceWish = (model: ProjectModel, wish: string, language: Language): Reading | null => {
  const reading = asksAttendance(wish, language) ? readAttendance(model, { text: wish }, language) : nothing
  return reading.operations.length ? reading : null
}

/** A clause that asks who was there: a list that links the people and the occasions, which both have to be kept. */
export function readAttendance(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (!isAttendance(text, language)) return nothing
  const people = peopleOf(model)
  const occasion = people && occasionOf(model, people, text, language)
  if (!people || !occasion) return nothing
  const isRoll = ({ concept, fields }: Thing) => concept === 'attendance' && fields.some(({ target }) => target === people.id)
  if (model.things.some(isRoll)) return nothing
  const ids = new Set(model.things.map(({ id }) => id))
  const thing = rollOf(model, people, occasion, freeId('attendance', ids, 'attendance'), attendanceSaid(text, language)?.options)
  const title = pageTitle[model.language]
  const page = {
    id: thing.id,
    path: freePath('attendance', model.pages),
    title,
    icon: thing.icon,
    kind: 'collection' as const,
    thing: thing.id,
  }
  // one of them who stands with the occasion says nothing beside all, but for the winner that a leaderboard counts
  const lone = occasion.fields.filter(
    ({ id, target, why }) => target === people.id && why === 'implied' && !pageNeeding(model, occasion.id, id),
  )
  return does(...lone.map(({ id }): Operation => ({ op: 'removeField', thing: occasion.id, field: id })), {
    op: 'addThing',
    thing,
    page,
  })
}

function rollOf({ language }: ProjectModel, people: Thing, occasion: Thing, id: string, options: string[] | undefined): Thing {
  const usual = (concept: string, more: Partial<Field>): Field => {
    const { label, type } = knownFields.get(concept)!
    return { id: concept, label: capitalised(label[language]), type, concept, why: 'said', ...more }
  }
  const presence = knownFields.get('presence')!
  const choices = options?.map(capitalised) ?? presence.options!.map((option) => optionLabel(option, language))
  const fields: Field[] = [
    usual('name', { required: true, why: 'implied' }),
    { id: people.id, label: people.one, type: 'ref', target: people.id, why: 'said' },
    { id: occasion.id, label: occasion.one, type: 'ref', target: occasion.id, why: 'said' },
    usual('presence', { options: choices }),
    usual('notes', { why: 'implied' }),
  ]
  return {
    id,
    ...names[language],
    icon: 'UserCheck',
    concept: 'attendance',
    titleField: 'name',
    fields,
    views: ['grid', 'table'],
    rows: rollRows(people, occasion, { line: people.id, column: occasion.id, value: 'presence' }, choices),
    why: 'said',
  }
}

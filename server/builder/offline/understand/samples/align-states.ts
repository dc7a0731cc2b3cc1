// What lies ahead is not done, and what lies behind is: a job of next week is planned, and one that was delivered a week ago is ticked. Where a day
// is the one by which something is due, being late or early is life, and nothing is aligned.
import type { Language } from '#shared/languages.ts'
import { looksBack } from '../../lexicon/looks-back.ts'
import type { Field, Thing } from '../../model.ts'
import { doneAmong, optionFor } from './sample-date.ts'

type Row = Record<string, unknown>

/** Ticks that tell that a matter is over. */
const tellsOver =
  /\b(?:done|paid|delivered|returned|completed?|finished|sent|shipped|invoiced|collected|attended|approved)\b|godkän[dt]|承認済|betal[dt]|levererad|återlämnad|skickad|fakturerad|genomförd|avslutad|\bklar|支払済|支払い済|入金済|完了|納品済|配達済|返却済|発送済/i
/** One in so many of those that lie behind is still open. */
const openEvery = 4

const offsetOf = (value: unknown): number | undefined => {
  const found = /^([+-]\d+)d(?:[T ]|$)/.exec(String(value ?? ''))
  return found ? Number(found[1]) : undefined
}

/** By such a day something is to have happened, and may have long before. */
const dues = /^(?:due|deadline|nextDate|expiryDate|warranty|insurance|returnDate|closeDate)/i
const backgrounds = new Set(['birthday', 'purchaseDate', 'joinedDate'])
/** The day that says whether a row lies ahead or behind. */
const dayOf = ({ fields }: Thing): Field | undefined => {
  const days = fields.filter(({ type, formula }) => (type === 'date' || type === 'datetime') && !formula)
  const isDue = days.some(({ concept, id }) => dues.test(concept ?? id))
  return isDue ? undefined : days.find((field) => !backgrounds.has(field.concept ?? ''))
}

/** In place. */
export function alignStates(thing: Thing, language: Language): void {
  const day = dayOf(thing)
  const status = thing.fields.find(({ type, concept, id }) => type === 'select' && /status|stage/i.test(concept ?? id))
  const done = doneAmong(status?.options ?? [], language)
  if (status && day && done.length && !looksBack(thing.concept, day.concept))
    thing.rows.forEach((row, at) => stateFollows(row, at, { status, day, done }, language))
  for (const tick of thing.fields.filter(({ type, label, formula }) => type === 'bool' && !formula && tellsOver.test(label)))
    thing.rows.forEach((row, at) => tickFollows(row, at, tick, { status, day, done }))
}

function stateFollows(
  row: Row,
  at: number,
  { status, day, done }: { status: Field; day: Field; done: string[] },
  language: Language,
): void {
  const days = offsetOf(row[day.id])
  if (days === undefined) return
  const state = String(row[status.id])
  const isTooSoon = days > 0 && done.includes(state)
  const isTooLate = days < 0 && state === status.options?.[0] && !done.includes(state)
  if (isTooSoon || isTooLate) row[status.id] = optionFor(status, { day: `${days < 0 ? '' : '+'}${days}d` }, at, language)
}

type Follows = { status: Field | undefined; day: Field | undefined; done: string[] }
function tickFollows(row: Row, at: number, tick: Field, { status, day, done }: Follows): void {
  const same = done.find((option) => option.toLowerCase() === tick.label.toLowerCase())
  if (status && done.length) {
    row[tick.id] = same ? row[status.id] === same : done.includes(String(row[status.id]))
    return
  }
  const days = day && offsetOf(row[day.id])
  if (days !== undefined) row[tick.id] = days < 0 && at % openEvery !== openEvery - 1
}

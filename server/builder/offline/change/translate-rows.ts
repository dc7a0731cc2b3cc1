// The rows of a project in another language: samples are those of the language, and what somebody told of them or beside them stays.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../model.ts'
import { completePages } from '../page-parts/complete-pages.ts'
import { fillRows } from '../understand/samples/sample-rows.ts'
import { isOwnRow, sampleIn, titleOf } from './own-rows.ts'

type Row = Record<string, unknown>

const sampled = (model: ProjectModel): ProjectModel => {
  const bare = structuredClone(model)
  for (const thing of bare.things) if (!thing.empty) thing.rows = []
  const complete = completePages(bare)
  fillRows(complete)
  return complete
}

/** What a page brings with its rows follows them: the answers to the questions of a survey, the lines of an invoice. */
const followsAnother = ({ why, fields }: Thing) => why === 'implied' && fields.some(({ type }) => type === 'ref')

/** In place: `told` is the same project with its samples in the language it has now, `given` is what it was. */
export function translateRows(told: ProjectModel, given: ProjectModel): ProjectModel {
  const complete = sampled(told)
  const before = sampled(given)
  for (const thing of complete.things) {
    const was = given.things.find(({ id }) => id === thing.id)
    const samples = before.things.find(({ id }) => id === thing.id)
    if (was && samples && !followsAnother(was)) thing.rows = rowsOf(thing, was, samples, given.language, told.language)
  }
  fillRows(complete)
  return complete
}

/** Each row in its place: others point to it by that. */
function rowsOf(thing: Thing, was: Thing, samples: Thing, language: Language, to: Language): Row[] {
  const own = was.rows.filter((row) => isOwnRow(row, was, language))
  const titles = new Map(samples.rows.map((row, at) => [titleOf(row, samples), at]))
  // the buns of a bakery, which the word for goods alone knows nothing of, stay buns
  const areSamples = was.rows.filter((row) => sampleIn(titleOf(row, was), language, to)).length >= was.rows.length * samplesShare
  const inOther = (row: Row): Row | undefined =>
    !areSamples || titles.has(titleOf(row, was)) || !sampleIn(titleOf(row, was), language, to)
      ? undefined
      : translated(row, was, language, to)
  if (!own.length && was.rows.every((row) => !titles.has(titleOf(row, was)) && !inOther(row))) return thing.rows
  // among rows of somebody's own, what happens to be called as a sample is one of them
  const areAllOwn = own.length > 0 && !was.rows.some((row) => titles.has(titleOf(row, was)) || inOther(row))
  return was.rows.flatMap((row, place) => {
    const at = titles.get(titleOf(row, was)) ?? place
    const sample = thing.rows[at]
    if (areAllOwn || own.includes(row)) return [inWords(row, thing)]
    const other = inOther(row)
    if (other) return [inWords(other, thing)]
    return sample ? [{ ...sample, ...changed(row, samples.rows[at], thing) }] : [inWords(row, thing)]
  })
}

/** Of so many rows the texts are known where they are samples; what somebody told is called like one now and then. */
const samplesShare = 0.75

/** A sample with its texts in another language. */
const translated = (row: Row, { fields }: Thing, from: Language, to: Language): Row => ({
  ...row,
  ...Object.fromEntries(
    fields.flatMap(({ id, type }) => {
      const cell = row[id]
      const said = ['text', 'longtext'].includes(type) && typeof cell === 'string' ? sampleIn(cell, from, to) : undefined
      return said === undefined ? [] : [[id, said]]
    }),
  ),
})

/** A row with the choices as they are called now. */
const inWords = (row: Row, { fields }: Thing): Row =>
  Object.fromEntries(
    Object.entries(row).map(([id, value]) => {
      const renamed = fields.find((field) => field.id === id)?.formerOptions ?? {}
      if (Array.isArray(value)) return [id, value.map((each) => renamed[String(each)] ?? each)]
      return [id, typeof value === 'string' ? (renamed[value] ?? value) : value]
    }),
  )

/** What somebody changed of a sample that is no text. */
function changed(row: Row, sample: Row | undefined, thing: Thing): Row {
  if (!sample) return {}
  const isWord = ({ type }: Thing['fields'][number]) => ['text', 'longtext', 'markdown', 'tags', 'email', 'phone'].includes(type)
  const kept = thing.fields.filter(
    (field) => !isWord(field) && JSON.stringify(row[field.id]) !== JSON.stringify(sample[field.id]),
  )
  const now = inWords(row, thing)
  return Object.fromEntries(kept.map(({ id }) => [id, now[id]]))
}

// What the people of a survey's sample responses answer.
import { type KnownField, knownFields, readingsOf } from '../lexicon/lexicon.ts'
import { type SampleQuestion, textIn } from '../lexicon/survey-questions.ts'
import type { Asked, Field, ProjectModel, Thing } from '../model.ts'
import { samplePerson } from '../understand/samples/sample-person.ts'
import { saltOf } from '../understand/samples/spread.ts'
import { sampleValue } from '../understand/samples/sample-value.ts'

export type Sampled = Asked & Pick<SampleQuestion, 'said'>

const marksUsual = 5
/** Votes of people who are mostly content. */
const sampleMarks = [5, 4, 5, 3, 4, 5, 4, 2, 5, 4, 3, 5, 4, 4]

/** What the person of sample response `row` answers. Not everybody writes something. */
export function sampleAnswers(asked: Sampled, row: number, index: number, model: ProjectModel, thing: Thing): string[] {
  const { kind, options = [], said = [] } = asked
  switch (kind) {
    case 'scale':
      return [markOf(options, row, index)]
    case 'yesNo':
      return [(row + index) % 5 === 3 ? 'no' : 'yes']
    case 'choice':
      return options.length ? [options[Math.floor(((row * 5 + index) % 11) / 3) % options.length]!] : []
    case 'several':
      return options.filter((_, option) => (row * 7 + option * 5 + index) % (option + 3) < 2)
    case 'number':
      return [String(1 + ((row * 3 + index * 2) % 5))]
    case 'date':
      // which days will be near is not known here
      return []
    case 'text':
      if (said.length) return row % 3 === 1 ? [textIn(said[Math.floor(row / 3) % said.length]!, model.language)] : []
      return answerOf(asked, row, model, thing)
  }
}

/** In five marks, or as far along a scale of its own. */
function markOf(marks: readonly string[], row: number, index: number): string {
  const mark = Math.max(1, sampleMarks[(row + index * 3) % sampleMarks.length]! - Number((row * 5 + index * 3) % 7 < index % 3))
  return marks.length > 1 ? marks[Math.ceil((mark / marksUsual) * marks.length) - 1]! : String(mark)
}

/** Of these a sample is a text as anybody would write it. */
const written = new Set<KnownField['type']>(['text', 'email', 'phone', 'int', 'number'])
const usualRows = 14

/** By the field that the question is called after: a name to "Pupil's name", nothing to what is not known. */
function answerOf({ text }: Asked, row: number, model: ProjectModel, thing: Thing): string[] {
  const words = text.toLowerCase()
  const last = words.split(/\s/).at(-1)!
  const known = [words, last].flatMap((each) => readingsOf(model.language).get(each) ?? []).find(({ kind }) => kind === 'field')
  const field = known && knownFields.get(known.id)
  if (!field || !written.has(field.type)) return []
  // the mail follows the name
  const name = samplePerson(model.language, row, saltOf(model.name + thing.id))
  if (field.id === 'name') return [name]
  const cell: Field = { id: field.id, concept: field.id, label: text, type: field.type, why: 'said' }
  const value = sampleValue(cell, thing, { name }, row, usualRows, model)
  return value === '' || value === undefined || value === null ? [] : [String(value)]
}

// Choices that a wish lists or names, where what was read of it is evidently something else: a field for each of them, nothing at all.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { type Change, done } from '../done.ts'
import type { Operation } from '../operations.ts'
import { does } from '../reading.ts'
import { choicesAnew } from './choices-anew.ts'
import { kinTold } from './kin-told.ts'
import { type Listed, listedChoices } from './listed-choices.ts'

/** What may stand beside choices without being more of them: a reason is no field, and no list. */
const beside: ReadonlySet<Operation['op']> = new Set([
  'setOrder',
  'setGroup',
  'setTheme',
  'addView',
  'addPage',
  'renameField',
  'requireField',
  'setTone',
  'setStart',
  'setName',
  'addOption',
  'removeOption',
  'renameOption',
  'setOptions',
])
/** What a piece of a sentence becomes where it is taken for a name. */
const making: ReadonlySet<Operation['op']> = new Set(['addField', 'addThing', 'addRow', 'renameField', 'addPage', 'addWarning'])

/** Null where the wish tells no choices of a field that is clear, or they were read. */
export function choicesMissed(
  model: ProjectModel,
  text: string,
  language: Language,
  read: Change,
  readRest: (at: ProjectModel, rest: string) => Change,
): Change | null {
  const listed = listedChoices(model, text, language)
  if (listed && isMisread(read.operations, listed)) return withRest(model, listed, language, readRest)
  const anew = listed ? null : choicesAnew(model, text, language)
  if (anew && read.operations.every(({ op }) => making.has(op))) return withRest(model, anew, language, readRest)
  const isUnread = !read.operations.length && read.notes.every(({ kind }) => kind === 'unknown')
  const kin = isUnread ? kinTold(model, text, language) : null
  return kin && withRest(model, kin, language, readRest)
}

const optionsOf = (operation: Operation): readonly string[] =>
  operation.op === 'addField'
    ? (operation.field.options ?? [])
    : operation.op === 'setOptions' || operation.op === 'retypeField'
      ? (operation.options ?? [])
      : operation.op === 'addOption'
        ? [operation.option]
        : []

/** Nothing was read, a choice became a field or a list of its own, or the field has not all of its choices. */
function isMisread(read: readonly Operation[], { operations }: Listed): boolean {
  if (!read.length) return true
  const options = operations.flatMap(optionsOf).map((option) => option.toLowerCase())
  const isPiece = (label: string) => {
    const low = label.toLowerCase()
    return options.some((option) => low === option || (option.length > 2 && low.includes(option)))
  }
  // a list of its own, with what is listed for its fields; of a field that is there they are the choices
  const isThere = operations.some(({ op }) => op === 'retypeField' || op === 'setOptions')
  if (!isThere && read.some((each) => each.op === 'addThing' && !isPiece(each.thing.one))) return false
  const made = read.flatMap((each) =>
    each.op === 'addField' ? [each.field.label] : each.op === 'addThing' ? [each.thing.one, each.thing.many] : [],
  )
  if (made.some(isPiece)) return true
  const had = new Set(read.flatMap(optionsOf).map((option) => option.toLowerCase()))
  return !had.size && read.every(({ op }) => making.has(op) || op === 'retypeField' || (isThere && beside.has(op)))
}

function withRest(
  model: ProjectModel,
  { operations, rest }: Listed,
  language: Language,
  readRest: (at: ProjectModel, rest: string) => Change,
): Change {
  const made = done(model, does(...operations), language)
  const more = rest.split(' ').length > 1 || (language === 'ja' && rest) ? readRest(made.model, rest) : null
  const isBeside = (each: Operation) => beside.has(each.op) || (each.op === 'addField' && each.field.type === 'select')
  if (!more?.operations.length || !more.operations.every(isBeside)) return made
  return {
    model: more.model,
    operations: [...made.operations, ...more.operations],
    notes: [...made.notes, ...more.notes],
  }
}

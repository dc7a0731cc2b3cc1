// What a reading makes of a model: its operations in turn, each with the note that tells of it.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { capitalised } from '../understand/said.ts'
import { dayLike } from './choices/days-as-choices.ts'
import { changeNote } from '../reply/change-phrases.ts'
import { pageSays } from '../reply/page-phrases.ts'
import { lastOfPages, neededField } from './kept-by-page.ts'
import { applyOperations, isPossible, type Operation } from './operations.ts'
import type { Reading } from './reading.ts'
import { type Spoken, spokenIn } from './referents.ts'

export type Change = { model: ProjectModel; operations: Operation[]; notes: Note[] }

/** What an operation calls something; whatever is called nothing but space is not done, nor a choice whose name breaks off: "monthly budget per". */
function namesGiven(operation: Operation): string[] {
  switch (operation.op) {
    case 'addField':
      return [operation.field.label]
    case 'addThing':
      return [operation.thing.one, operation.thing.many, operation.page.title]
    case 'renameThing':
      return [operation.one, operation.many]
    case 'renameField':
    case 'renameOption':
      return [operation.label]
    case 'addOption':
      return [operation.option]
    case 'setOptions':
      return operation.options
    case 'renamePage':
      return [operation.title]
    case 'setName':
      return [operation.name]
    default:
      return []
  }
}
const isNamed = (operation: Operation): boolean =>
  namesGiven(operation).every((name) => name.trim() !== '') &&
  (operation.op !== 'addOption' || !/\s(?:per|of|for|for each|each|every|av|för|varje)$/i.test(operation.option))

/** "waiting to hear", in quotes, beside Yes and No, "Saturdays" beside Mon and Tue: written as they are. */
function likeItsFellows(model: ProjectModel, operation: Operation): Operation {
  if (operation.op !== 'addOption') return operation
  const fields = model.things.find(({ id }) => id === operation.thing)?.fields
  const options = fields?.find(({ id }) => id === operation.field)?.options ?? []
  const areCapital = options.length > 0 && options.every((option) => /^\p{Lu}/u.test(option))
  const option = dayLike(operation.option, options, model.language)
  return { ...operation, option: areCapital && /^\p{Ll}/u.test(option) ? capitalised(option) : option }
}

/** A reading as the change it makes. */
export function done(
  model: ProjectModel,
  reading: Reading,
  language: Language,
  spokenBefore: Spoken = {},
): Change & { spokenOf: Spoken } {
  const operations: Operation[] = []
  const made = { model, operations, notes: [...reading.notes], spokenOf: spokenBefore }
  for (const given of reading.operations.filter(isNamed)) {
    const operation = likeItsFellows(made.model, given)
    const last = lastOfPages(made.model, operation)
    if (!last && !isPossible(made.model, operation)) continue
    const after = last ? made.model : applyOperations(made.model, [operation])
    const kept = last ?? neededField(made.model, after)
    if (kept) {
      made.notes.push({ kind: 'kept', text: pageSays.keptByPage[language](kept.what, kept.page.title) })
      continue
    }
    operations.push(operation)
    // the note is told from the model before the operation, which still knows what goes
    made.notes.push({ kind: 'built', text: changeNote(made.model, operation, language) })
    made.model = after
    made.spokenOf = spokenIn(made.model, operation) ?? made.spokenOf
  }
  return made
}

/** A change as a reading: what was done is told again where it is done. */
export const asReading = ({ operations, notes }: Change): Reading => ({
  operations,
  notes: notes.filter(({ kind }) => kind !== 'built'),
})

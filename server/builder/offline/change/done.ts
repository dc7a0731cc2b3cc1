// What a reading makes of a model: its operations in turn, each with the note that tells of it.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { changeNote } from '../reply/change-phrases.ts'
import { applyOperations, type Operation } from './operations.ts'
import type { Reading } from './reading.ts'
import { type Spoken, spokenIn } from './referents.ts'

export type Change = { model: ProjectModel; operations: Operation[]; notes: Note[] }

/** A reading as the change it makes. */
export function done(
  model: ProjectModel,
  { operations, notes }: Reading,
  language: Language,
  spokenBefore: Spoken = {},
): Change & { spokenOf: Spoken } {
  const made = { model, operations, notes: [...notes], spokenOf: spokenBefore }
  for (const operation of operations) {
    // the note is told from the model before the operation, which still knows what goes
    made.notes.push({ kind: 'built', text: changeNote(made.model, operation, language) })
    made.model = applyOperations(made.model, [operation])
    made.spokenOf = spokenIn(made.model, operation) ?? made.spokenOf
  }
  return made
}

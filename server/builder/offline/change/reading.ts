// What a reader finds in a wish: operations on the model, and notes for the reply. Both empty: the wish is for another reader.
import type { Language } from '#shared/languages.ts'
import type { Note } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import type { Operation } from './operations.ts'

export type Reading = { operations: Operation[]; notes: Note[] }

export const nothing: Reading = { operations: [], notes: [] }
export const does = (...operations: Operation[]): Reading => ({ operations, notes: [] })
/** Nothing is to be done, and that is said. */
export const tells = (text: string, kind: Note['kind'] = 'unknown'): Reading => ({ operations: [], notes: [{ kind, text }] })
export const alreadySo = (language: Language): Reading => tells(changeSays.alreadySo[language])

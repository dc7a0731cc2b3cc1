// Some words as the field they name: as the lexicon reads them where it reads all of them, else by the words alone.
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../lexicon/lexicon.ts'
import { bareChunk } from './bare-chunk.ts'
import type { Chunk } from './chunks.ts'
import type { SaidField } from './intent.ts'
import { chunksOf } from './chunks-of.ts'
import { sayField } from './said.ts'

/** What the last noun of a name is read as. */
export const lastOf = (text: string, language: Language): Chunk | undefined => chunksOf(text, language).at(-1)

/** Whether some words end in a field of the lexicon; several of what may also be a list are one. */
export function endsInField(text: string, language: Language, chunk = lastOf(text, language)): boolean {
  return chunk?.field !== undefined && !(chunk.plural && chunk.thing)
}

export function fieldNamed(text: string, language: Language, chunk = lastOf(text, language)): SaidField {
  return sayField(chunk && phraseKey(chunk.text) === phraseKey(text) ? chunk : bareChunk(text), language)
}

// How the words for a field are bent and what they say besides its name.
import type { Language } from '#shared/languages.ts'
import { swedishIndefinite } from '../lexicon/inflect.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { listedPlural } from '../lexicon/swedish-nouns.ts'
import type { Chunk } from './chunks.ts'

/** "Watched checkbox", "status dropdown", 完了チェックボックス: what is behind the name says how it is filled in. */
export const filledInBy: Record<Language, RegExp> = {
  en: /^(.+?) (check ?box|tick ?box|toggle|switch|dropdown|drop-down|select|date picker|text area)$/i,
  sv: /^(.+?)[ -](kryssruta|rullista|rullgardin)$/i,
  ja: /^(.+?)の?(チェックボックス|チェック欄|ドロップダウン|プルダウン)$/,
}

/** "hyresgästen anmäler", "försäljningen": as a label it is a hyresgäst and a försäljning, where that is a noun that is known. */
export function inTheIndefinite(chunk: Chunk): Chunk {
  const low = chunk.text.toLowerCase()
  const bare = low.includes(' ') || chunk.plural ? low : swedishIndefinite(low)
  if (bare === low || (listedPlural(bare) === undefined && !readingsOf('sv').has(bare) && !bare.endsWith('ning'))) return chunk
  return { ...chunk, text: bare }
}

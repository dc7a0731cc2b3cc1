// Signs by which a noun tells of what is to be built: the page or the tool itself, what it asks about, the stages of what it shows.
import { functionWords } from '../lexicon/function-words.ts'
import type { Chunk } from './chunks.ts'
import type { Intent } from './intent.ts'
import { describing } from './noun-signs.ts'
import type { State } from './reading-state.ts'

/** "A quiz about capitals with a score": what it asks about. */
export const isSubjectOfTool = ({ start, thing }: Chunk, { language, prompt, tools, things }: Intent): boolean =>
  language === 'en' &&
  !thing &&
  tools.size > 0 &&
  !things.length &&
  /\b(?:about|on|of)(?: the)?\s*$/i.test(prompt.slice(0, start))

/** "Kanban with stages: …": told of what is not named; "stegen: …" are no ladders. */
export const isStagesOfAll = ({ text, thing }: Chunk, { language, things }: Intent, nextWord: string): boolean =>
  nextWord === ':' &&
  ((language === 'en' && !thing && !things.length && functionWords.en.optionNouns.has(text.toLowerCase())) ||
    (language === 'sv' && /^(?:steg|stegen)$/i.test(text)))

/** "a website for …" is a page to build, not the address of one; "a breathing exercise" is the tool of that name, not a list of them. */
export function opensBuilt(
  { cues, thing, named, field }: Chunk,
  state: State,
  { things }: Intent,
  nextWord: string,
  lean: number,
): boolean {
  if (state.mode !== 'head' || state.owner || things.length || (field && lean > 0)) return false
  const isPage = !thing && cues.some(({ kind }) => kind === 'page')
  return isPage || (named !== 'record' && !describing.test(nextWord) && cues.some(({ kind }) => kind === 'tool'))
}

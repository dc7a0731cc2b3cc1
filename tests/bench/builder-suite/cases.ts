// The shapes of the suite's two halves. The measuring half was written by somebody who had not seen the lexicon, and is run only to
// measure; the working half is for working on. Whoever tunes the builder reads and runs the working half alone, or the figure of
// the other one says nothing any more.
import type { Language } from '#shared/languages.ts'

/**
 * What a person would expect of a prompt. `things`, `fields` and `shows` are lists parted by commas, `a|b` is either. A field is a
 * label or a part of one; a view has the name the product's own list of views gives it (`views.ts`). `may`: further lists that are fine.
 */
export type SuitePrompt = {
  prompt: string
  language: Language
  vague?: true
  things?: string
  may?: string
  fields?: string
  shows?: string
}

/**
 * A wish on what the base prompt became, and what must be true of the model afterwards, parted by commas (`measure-changes.ts` has
 * the list of what can be expected). Whatever is not expected to go must still be there.
 */
export type SuiteChange = { on: string; wish: string; language: Language; expect: string }

/** Several wishes, each with what it expects, on what one prompt became. */
export type WishesOn = readonly [language: Language, on: string, wishes: readonly (readonly [wish: string, expect: string])[]]

export const wishesOn = (cases: readonly WishesOn[]): SuiteChange[] =>
  cases.flatMap(([language, on, wishes]) => wishes.map(([wish, expect]) => ({ on, wish, language, expect })))

/**
 * A description and all that a careful builder would keep of it: each list with its fields, parted by commas, in names of which `a|b` is
 * either. `may` and `mayFields` may be there besides, nothing else that is said to be asked for.
 */
export type SuiteBrief = {
  prompt: string
  language: Language
  lists: Readonly<Record<string, string>>
  may?: string
  mayFields?: string
}

// Purposes: what people say a page is for, instead of the word for it. "Customers should pick a time themselves" is a booking page,
// "flip through my pictures" a gallery. A purpose is a sentence, so it is read as a whole and its nouns are no lists of their own.
import type { ViewKind } from '../../model.ts'
import type { PageCue } from '../cues.ts'
import type { KindCue } from '../page-phrases.ts'
import type { ToolId } from '../tool-entries.ts'

/**
 * What it becomes; `thing` is the lexicon's, kept for it where the prompt names none itself, under its own name or as `called`, and
 * `whose` are those it is of ("who in the office is away").
 */
export type Asks = {
  kind?: KindCue
  page?: PageCue
  view?: ViewKind
  tool?: ToolId
  thing?: string
  called?: string
  whose?: string
}

/**
 * `says` is looked for anywhere in a prompt. What stands in a group called `kept` is read on like any other word: "flip through my
 * (kept: mushroom pictures)"; the rest of what was found is understood with it. What stands in one called `called` is the name of
 * the thing, what in one called `steps` the columns of its board ("waiting to mended").
 */
export type Purpose = {
  says: RegExp
  asks: Asks
  /** more of its sentence is understood with it: all of it, or all but the details behind "with" and a colon */
  takes?: 'sentence' | 'head'
  /** what a prompt says that wants something else: a register of such reports, say */
  unless?: RegExp
}

/** A pattern in which classes of words stand by name: `` phrase`${people} ${can} choose ${time}` ``. */
export const phrase = ({ raw }: TemplateStringsArray, ...classes: readonly string[]): RegExp =>
  new RegExp(raw.map((part, at) => (at ? `(?:${classes[at - 1]})${part}` : part)).join(''), 'diu')

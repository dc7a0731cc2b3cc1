// Purposes: what people say a page is for, instead of the word for it. "Customers should pick a time themselves" is a booking page,
// "flip through my pictures" a gallery. A purpose is a sentence, so it is read as a whole and its nouns are no lists of their own.
import type { ViewKind } from '../../model.ts'
import type { PageCue } from '../cues.ts'
import type { KindCue } from '../page-phrases.ts'
import type { SurveyTopic } from '../survey-questions.ts'
import type { ToolId } from '../tool-entries.ts'

/** What it becomes. */
export type Asks = {
  kind?: KindCue
  page?: PageCue
  view?: ViewKind
  tool?: ToolId
  /** the lexicon's thing, kept for it where the prompt names none itself, under its own name or as `called` */
  thing?: string
  called?: string
  /** those it is of: "who in the office is away" */
  whose?: string
  /** what a survey is for, where others send something in with it */
  topic?: SurveyTopic
  /** the lexicon's fields, of what is seen */
  keeps?: readonly string[]
}

/**
 * `says` is looked for anywhere in a prompt; `unless` is what wants something else: a register of such reports, say. What stands in a group called
 * `kept` (`kept2` …) is read on like any other word: "flip through my (kept: mushroom pictures)"; the rest of what was found is
 * understood with it. What stands in one called `called` is the name of the thing, in `fields` what is told of each, in `steps` the
 * columns of its board ("waiting to mended").
 */
export type Purpose = {
  says: RegExp
  unless?: RegExp
  /** a second sign without which the first says too little, understood with it */
  beside?: RegExp
  asks: Asks
  /**
   * more is understood with it: all of its sentence, or all but the details behind "with" and a colon; or the whole prompt, whose
   * other nouns are what the page is about and who uses it
   */
  takes?: 'sentence' | 'head' | 'prompt'
}

/** A pattern in which classes of words stand by name: `` phrase`${people} ${can} choose ${time}` ``. */
export const phrase = ({ raw }: TemplateStringsArray, ...classes: readonly string[]): RegExp =>
  new RegExp(raw.map((part, at) => (at ? `(?:${classes[at - 1]})${part}` : part)).join(''), 'diu')

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
  /** the lexicon's thing, kept for it where the prompt names none itself */
  thing?: string
  /** what a survey is for, where it is filled in by others rather than answered */
  topic?: SurveyTopic
  /** the prompt tells of this page alone: its other nouns are what the page is about or who uses it, and no lists */
  alone?: true
}

/**
 * `says` is looked for anywhere in a prompt, `also` elsewhere in it as well; `unless` must not be there. Groups with a name say more:
 * `kept` (`kept2` …) is read on like any other text, `list` is the noun of what is shown, `with` its fields, `ways` its stations.
 * The rest of what was found is understood with it.
 */
export type Purpose = { says: RegExp; also?: RegExp; unless?: RegExp; asks: Asks }

/** A pattern in which classes of words stand by name: `` phrase`${people} ${can} choose ${time}` ``. */
export const phrase = ({ raw }: TemplateStringsArray, ...classes: readonly string[]): RegExp =>
  new RegExp(raw.map((part, at) => (at ? `(?:${classes[at - 1]})${part}` : part)).join(''), 'diu')

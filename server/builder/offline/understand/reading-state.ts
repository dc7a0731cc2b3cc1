// Where the reader stands in a prompt: what list it is in and whose.
import type { ViewKind } from '../model.ts'
import type { Chunk } from './chunks.ts'
import type { Passing } from './told/passing.ts'
import type { SaidField, SaidThing } from './intent.ts'

export type State = {
  mode: 'head' | 'fields' | 'by' | 'for'
  owner: SaidThing | null
  subject: SaidThing | null
  last: { chunk: Chunk; thing?: SaidThing; field?: SaidField } | null
  tracking: boolean
  each: boolean
  afterOf: boolean
  /** after a word of place: "in", "på" */
  place: boolean
  /** after "I run": the trade follows */
  running: boolean
  /** the noun being read is mentioned in passing */
  passing: Passing
  pendingView: ViewKind | null
  /** the first thing of the sentence */
  first: SaidThing | null
  outer: { mode: State['mode']; owner: SaidThing | null }[]
}

/** At the beginning of a text. */
export const freshState = (): State => ({
  mode: 'head',
  owner: null,
  subject: null,
  last: null,
  tracking: false,
  each: false,
  afterOf: false,
  place: false,
  running: false,
  passing: false,
  pendingView: null,
  outer: [],
  first: null,
})

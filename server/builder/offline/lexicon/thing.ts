// What the builder knows of the world, written down in advance: a thing is a kind of record people keep. Entries are data in
// `things/` by category; adding one needs no change of code. Texts are in English, Swedish and Japanese, so that nothing of
// one language leaks into a project in another. lexicon.test.ts refuses an entry with a dangling reference or a missing text.
import type { ViewKind } from '../model.ts'
import type { palettes, looks } from '../model.ts'

/** One cell of a sample row: `English|Svenska|日本語`, or the same in all three; an option's English label; '+3d'; a number. */
export type Cell = string | number | boolean

export type ThingEntry = {
  id: string
  /** a lucide icon in PascalCase */
  icon: string
  /** one, many, then synonyms; `~word` is understood but never shown as the label */
  en: string
  /** one, many, the one, the many, then synonyms */
  sv: string
  /** the word, then synonyms */
  ja: string
  /** `id`, `id!` required, `id?` only when said, `id(A/B)` options, `ref:thing`, `refs:thing`; the first text field is the title */
  fields: string
  /** fields that come unasked only in these domains, or where such a list was asked for by name: `rsvp` -> `wedding party named` */
  usualIn?: Record<string, string>
  /** fields that do not come unasked in these domains: a cram school has no beginners */
  unusualIn?: Record<string, string>
  /** what this thing calls a field, `English|Svenska|日本語`: staff have not become members but been hired */
  labels?: Record<string, string>
  views: readonly ViewKind[]
  /** field ids of the sample rows' cells; other cells come from the kind of field */
  columns?: string
  rows?: readonly (readonly Cell[])[]
  palette?: (typeof palettes)[number]
  look?: (typeof looks)[number]
  /** a person who acts: does not by itself make up a project */
  actor?: boolean
  /** wins a word it shares with another thing (higher wins) */
  tie?: number
}

export const thing = (id: string, entry: Omit<ThingEntry, 'id'>): ThingEntry => ({ id, ...entry })

// What a figure is that follows from others: a balance, a profit, the value of a stock.
import type { Language } from '#shared/languages.ts'
import type { Sign } from '../../formulas.ts'

type Words = Record<Language, string>

/** What a part may be called, as a pattern over the concept and the label of a number; `adds` is the lexicon's field for it. */
export type Part = { like: RegExp; not?: RegExp; adds?: string; every?: true; percent?: true; ticked?: true }
/** A part, a number, or what stands in brackets. */
export type Term = Part | number | Works
/** Terms with the signs between them; a part that stands there twice is the same field. */
export type Works = readonly (Term | Sign)[]

export const part = (like: RegExp, adds?: string, not?: RegExp): Part => ({ like, ...(adds && { adds }), ...(not && { not }) })
/** What else is ticked or written in words: "saved" is an amount where something is left to save. */
export const ticked = (of: Part): Part => ({ ...of, ticked: true })
/** As many of them as there are, each with the sign in front. */
export const every = (of: Part): Part => ({ ...of, every: true })

export type Figure = {
  label: Words
  /** how people call it, as the middle of a pattern */
  names: Words
  works: Works
  type: 'money' | 'number' | 'percent' | 'int'
  unit?: string
  /** a plain "add a total" means something else; it takes "calculate" */
  onlyCalculated?: true
  /** among the fields of a list it may as well be what is filled in: a price per kilo, of which the cost follows */
  maybeGiven?: true
}

// What the tables of forms in each language are made of.
import type { SaidField } from '../../understand/intent.ts'
import { optionsIn } from '../../understand/options-in.ts'

/** `label` is the name of a field in the person's words; what else a form tells of it comes before what its words tell. */
export type Told = {
  label: string
  list?: string
  isRole?: boolean
  type?: SaidField['type']
  options?: string[]
  value?: string
}
export type Form = readonly [form: RegExp, told: (groups: Record<string, string>) => Told | null]
export type Forms = {
  /** words around an item that belong to no name */
  around: RegExp
  /** each tells more than a bare name would */
  forms: readonly Form[]
  /** what is no name of a field */
  noName: RegExp
}

/** "low, medium or high" */
export const choicesOf = (text: string): string[] =>
  optionsIn(text.replace(/[.!?]+$/, '')).map((each) =>
    each.replace(/^(?:and|or|och|eller) /i, '').replace(/ (?:please|pls|tack)$/i, ''),
  )

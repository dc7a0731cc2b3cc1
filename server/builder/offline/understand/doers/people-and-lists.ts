// The lists of what people do: the one that goes by a name, a new one, and how one knows another.
import { addThing } from '../add-said.ts'
import { lastOf } from '../field-named.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { sayNoun } from '../said.ts'

export const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)

export const named = ({ things, language }: Intent, name: string): SaidThing | undefined => {
  const id = lastOf(name, language)?.thing?.id
  return (
    things.find(({ one, many }) => [one, many].some((each) => isSame(each, name, language))) ??
    (name.includes(' ') ? undefined : things.find(({ known }) => known !== undefined && known.id === id)) ??
    things.find(({ one }) => one.includes(' ') && isSame(lastWord(one), name, language))
  )
}

export function listOf(text: string, { language }: Intent, thing?: string): SaidThing {
  const reading = thing === undefined ? lastOf(text, language)?.thing : { kind: 'thing' as const, id: thing }
  return sayNoun(text, language, reading)
}

/** Nobody asked for the list itself, so it is told as assumed. */
export const implied = (intent: Intent, name: string): SaidThing => addThing(intent, { ...listOf(name, intent), implied: true })

/** The same of whoever does something. */
export function people(intent: Intent, name: string): SaidThing {
  const said = implied(intent, name)
  if (!said.known) said.nounClass = 'person'
  return said
}

/** A record knows what it is of, once; and nothing is of itself. */
export function link(intent: Intent, record: SaidThing, other: SaidThing): void {
  const isNamed = record.fields.some(
    ({ label, thing }) => isSame(label, other.one, intent.language) || (thing !== undefined && thing === other.known?.id),
  )
  if (record === other || isNamed || record.parents.includes(other) || other.parents.includes(record)) return
  record.parents.push(other)
}

// Whose something is, in Swedish: "barnens närvaro" is kept of children, who are then kept as well; among fields "barnets namn" is
// a field of its own beside "förälderns namn".
import { swedishSingular } from '../lexicon/inflect.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { addField } from './add-said.ts'
import type { Chunk } from './chunks.ts'
import { type Intent, type SaidField, type SaidThing, used } from './intent.ts'
import { namedByTrade } from './named-by-trade.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import type { State } from './reading-state.ts'
import { capitalised, idOf, labelOf } from './said.ts'
import { isDefinite } from './swedish-definite.ts'
import { fieldsFollow, isMany } from './noun-signs.ts'

/** Those who ask, or where: "klubbens", "stugans". */
const notKept = /^(group|place|event|document)$/

/** The thing named in the genitive before a noun; made for it, as implied, where nobody named it. */
export function ownerOf({ of }: Chunk, intent: Intent): SaidThing | undefined {
  const known = of && knownThings.get(of.id)
  if (!known || notKept.test(classOfNoun(known.nouns.sv.one, 'sv'))) return undefined
  const said = intent.things.find((each) => each.known === known)
  if (said) return said
  const implied: SaidThing = { ...namedByTrade(saidFromLexicon(known.id, 'sv'), intent), implied: true }
  intent.things.push(implied)
  return implied
}

/** Gives a field the owner's word in its label, where another field has its name already or will. */
export function ofSomebody(field: SaidField, { start, end }: Chunk, { prompt }: Intent): void {
  const text = prompt.slice(start, end)
  Object.assign(field, { id: idOf(text), label: labelOf(text, 'sv') })
}

/** "vägningar av valpar": to whom it is done is a field of it, where nobody wrote that down as a list. */
export function takeDoneTo(chunk: Chunk, { afterOf, last }: State, intent: Intent): boolean {
  if (intent.language !== 'sv' || !afterOf || !last?.thing || chunk.thing || chunk.field || !chunk.text) return false
  const text = swedishSingular(chunk.text.toLowerCase())
  addField(intent, last.thing, { id: idOf(text), label: labelOf(text, 'sv'), type: 'text' })
  used(intent, chunk.start, chunk.end)
  return true
}

/** "avgifter för båtplatsen", "reservdelar till traktorer med hylla": what is kept is for it, and it owns nothing of what follows. */
export const isWhatFor = (chunk: Chunk, kept: SaidThing, nextWord: string): boolean =>
  chunk.plural ? kept.known !== undefined && fieldsFollow.test(nextWord) : isDefinite(chunk)

/** "samåkning till träningen", "en bildvägg från lägret": what it is for, or of, where something was named before. */
export const isOfWhat = (chunk: Chunk, { language, domains, views }: Intent): boolean =>
  language === 'sv' && isDefinite(chunk) && (domains.length > 0 || views.some(({ view }) => view === 'gallery'))

/** "Gymschema: övning, set": its own name is written under the word that stands among its fields. */
export function nameTitle(said: SaidThing, chunk: Chunk, { language }: Intent): void {
  if (language === 'sv' && chunk.words === 1 && !isMany(chunk, language)) said.titled ??= capitalised(chunk.text.toLowerCase())
}

/** "bokning av tvättstuga och kontaktlista": a list is asked for by itself, and is of nothing said before. */
export const isOwnList = ({ named, start, end }: Chunk, { language, prompt }: Intent): boolean =>
  language === 'sv' && (named === 'record' || /(?:lista|register)$/i.test(prompt.slice(start, end)))

// "Reply can just be a tick box, either they're coming or they're not": a wish that is surely for one thing came in its pieces to another:
// a second type for the same field, a field "Big" of "give me a big box". The whole is believed where no piece surely asks for something
// else, and the pieces say no more of the same.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { pointsBack } from './asking.ts'
import { type ActName, actNames } from './learned/acts.ts'
import { jointsIn } from './learned/cuts.ts'
import { hear, type Heard } from './learned/hear.ts'
import { saysAll } from './fuller.ts'
import { isSo } from './in-halves.ts'
import type { Operation } from './operations.ts'
import { readPlainly } from './read-wish.ts'
import type { Reading } from './reading.ts'

/** From so likely on, the whole is sure; more than half, a piece asks for something of its own. */
const surely = 0.97
const asksAbove = 0.5
/** A text of more joints is a story, of which the whole says too little. */
const jointsMax = 8

/** What is cut out of names and lists better by pieces than by the whole. */
const ofNames = new Set<ActName>(['add-field', 'add-list', 'set-choices', 'type-several', 'none', 'other'])
const toldWhole = new Set<ActName>(actNames.filter((act) => !ofNames.has(act)))

/** What single words are taken for; all else was asked for in words of its own. */
const fromWords = new Set<Operation['op']>([
  'addField',
  'addThing',
  'addOption',
  'setOptions',
  'removeOption',
  'removeField',
  'renameField',
  'renameOption',
  'retypeField',
  'addRow',
  'addPage',
  'setName',
])
/** What is worked out, or points to a list, was told as such. */
const isOfWords = (operation: Operation) =>
  fromWords.has(operation.op) && !(operation.op === 'addField' && (operation.field.formula ?? operation.field.target))
const isUnknown = (operation: Operation) =>
  operation.op === 'addField' && !operation.field.concept && !operation.field.target && !operation.field.formula
const isNew = ({ op }: Operation) => op === 'addField' || op === 'addThing'

const targetOf = (operation: Operation): string | null =>
  'thing' in operation && typeof operation.thing === 'string' && 'field' in operation && typeof operation.field === 'string'
    ? `${operation.thing}.${operation.field}`
    : null

/** Two different things were done to one field, or it went with its choice: at most one of them was meant. */
function isTorn(made: readonly Operation[]): boolean {
  const seen = made.filter(({ op }) => op === 'retypeField').map(targetOf)
  const gone = new Set(made.filter(({ op }) => op === 'removeField').map(targetOf))
  return new Set(seen).size < seen.length || made.some((each) => each.op === 'removeOption' && gone.has(targetOf(each)))
}

const sameKind = (one: Operation, other: Operation) => one.op === other.op && targetOf(one) === targetOf(other)

/** Each thing that the whole asks for is among the pieces, at least as a thing of that kind about the same. */
const isAmong = (asked: readonly Operation[], made: readonly Operation[]) =>
  asked.every((one) => made.some((each) => saysAll(each, one) || sameKind(one, each)))

/** Whether a piece of the text is more likely than not for something else than the whole. */
function asksElse(model: ProjectModel, text: string, act: ActName, language: Language): boolean {
  const joints = jointsIn(text, language)
  if (joints.length > jointsMax) return true
  const bounds = [0, ...joints.flatMap(({ from, to }) => [from, to]), text.length]
  const between = joints.map((_, at) => text.slice(bounds[2 * at], bounds[2 * at + 1]))
  const pieces = [...between, ...joints.flatMap(({ from, to }) => [text.slice(0, from), text.slice(to)])]
  return pieces.some((piece) => {
    // "powder isn't allowed any more, so take it off the types": what is meant stands in another piece
    if (!text.startsWith(piece) && pointsBack(piece, language)) return false
    const heard = hear(model, piece, language, readPlainly)
    const isElse = heard && heard.act !== act && heard.likely > asksAbove
    return isElse && Boolean(heard.reading?.operations.length)
  })
}

/** The whole, where it is to be believed rather than what its pieces came to; else null. */
export function ratherWhole(
  model: ProjectModel,
  text: string,
  heard: Heard | null,
  made: readonly Operation[],
  language: Language,
): Reading | null {
  const asked = heard?.reading?.operations ?? []
  if (!heard?.reading || heard.likely < surely || !made.length) return null
  // it is so already, and what its words sound like is no field
  if (!asked.length)
    return toldWhole.has(heard.act) && heard.reading.notes.some(isSo) && made.every(isUnknown) ? heard.reading : null
  if (!made.every(isOfWords)) return null
  const isOther =
    heard.act === 'add-field' ? !made.some(isNew) : toldWhole.has(heard.act) && (isTorn(made) || !isAmong(asked, made))
  return isOther && !asksElse(model, text, heard.act, language) ? heard.reading : null
}

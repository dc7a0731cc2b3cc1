// What a wish came to in pieces, as it was meant as a whole: each field on its list, no second language, and nothing that nobody asked for.
import type { Language } from '#shared/languages.ts'
import type { Note, ProjectModel } from '../model.ts'
import { changeSays } from '../reply/change-phrases.ts'
import { notUnderstood } from '../reply/phrases.ts'
import { onDated } from './dated-view.ts'
import { type Change, done } from './done.ts'
import { onlyAsked } from './only-asked.ts'
import type { Operation } from './operations.ts'
import { notRead } from './outright/deeds.ts'
import { ownersTold } from './owner-told.ts'
import { alreadySo, type Reading, tells } from './reading.ts'
import { replaced } from './replaced.ts'
import { resolveField } from './resolve.ts'
import { settled } from './settled.ts'
import { sitePlaced } from './site-placed.ts'
import { viewsBeside } from './view-beside.ts'
import { followed } from './worked-out-said.ts'

/** Told without what nobody asked for. */
export function leaveUnasked(model: ProjectModel, made: Change, text: string, language: Language): Change {
  const operations = onlyAsked(model, made.operations, text, language)
  const left = made.operations.filter((each) => !operations.includes(each))
  return left.length ? withOnly(model, made, { operations, left }, text, language) : made
}

/** The change with these operations alone; of those that are left out, the names are told as not understood. */
export function withOnly(
  model: ProjectModel,
  made: Change,
  { operations, left }: { operations: readonly Operation[]; left: readonly Operation[] },
  text: string,
  language: Language,
): Change {
  if (!operations.length) return done(model, notRead(text, language), language)
  const notes = made.notes.filter(({ kind }) => kind !== 'built' && kind !== 'assumed')
  const names = left.flatMap(nameOf)
  const unread: Note[] = names.length ? [{ kind: 'unknown', text: notUnderstood[language](names) }] : []
  return done(model, { operations: [...operations], notes: [...notes, ...unread] }, language)
}
const nameOf = (each: Operation): string[] => (each.op === 'addField' ? [each.field.label] : [])

/** Whose colleagues speak no English wants no English: a text asks for one language, and names the others. */
export function oneLanguage(model: ProjectModel, made: Change, language: Language): Change {
  const [first, ...others] = made.operations.filter(({ op }) => op === 'setLanguage')
  if (!others.length) return made
  const operations = made.operations.filter((each) => each.op !== 'setLanguage' || each === first)
  return done(model, { operations, notes: made.notes.filter(({ kind }) => kind !== 'built') }, language)
}

/** Where what was asked for stands already, if it stands on another list. */
function thereAlready(model: ProjectModel, made: Change, language: Language): Reading {
  const [added] = made.operations.flatMap((each) => (each.op === 'addField' ? [each] : []))
  const place = added && resolveField(model, added.field.label, language)
  return place && place.thing.id !== added.thing
    ? tells(changeSays.linkThere[language](place.thing.many, place.field.label))
    : alreadySo(language)
}

/** Told again, where what came of a piece is not what it was meant for. */
export function settle(model: ProjectModel, made: Change, text: string, language: Language): Change {
  const owned = sitePlaced(model, ownersTold(model, made.operations, text, language), text, language)
  const operations = followed(
    model,
    viewsBeside(
      model,
      onDated(model, replaced(model, settled(model, owned, text, language), text, language), text, language),
      text,
      language,
    ),
  )
  if (made.operations.length && !operations.length) return done(model, thereAlready(model, made, language), language)
  const isSame = operations.length === made.operations.length && operations.every((each, at) => each === made.operations[at])
  const isMoved = owned.some((each, at) => each !== made.operations[at])
  const namesList = (told: string) => model.things.some(({ many }) => told === changeSays.alreadyThere[language](many))
  const isStale = ({ kind, text: told }: Note) => kind === 'built' || (isMoved && (kind === 'assumed' || namesList(told)))
  return isSame ? made : done(model, { operations, notes: made.notes.filter((note) => !isStale(note)) }, language)
}

// A word for a list that is told of every row instead: "allergies and emergency contact" of patients, "the driver" of a car. One that
// stands beside the name of a field, or alone in the singular, is a field; a list is what is asked for in the plural.
import type { Language } from '#shared/languages.ts'
import { isPlural } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Note, ProjectModel, Thing } from '../model.ts'
import { kindsIn } from '../understand/plan/plan-kinds.ts'
import { inferType } from '../understand/infer-type.ts'
import { addField, fieldSaid } from './added-fields.ts'
import type { Operation } from './operations.ts'
import type { Reading } from './reading.ts'
import { bare, readingsIn, resolveField, resolveThing } from './resolve.ts'

const partsMax = 8
const wordsMax = 3
const between =
  /,\s*(?:and\s+|och\s+)?|\s+(?:and|och|plus|samt|&)\s+|[、・]|(?<=\p{Script=Han}|\p{Script=Katakana})と(?=\p{Script=Han}|\p{Script=Katakana})/iu

const isKnown = (part: string, kind: 'field' | 'thing', language: Language) =>
  readingsIn(part, language).some((reading) => reading.kind === kind)
const isSingular = (part: string, language: Language) => language === 'en' && !isPlural(part.split(/\s+/).at(-1)!.toLowerCase())

const isShown = (part: string, language: Language) =>
  kindsIn(part, language, 'added').length > 0 || readingsIn(part, language).some(({ kind }) => kind === 'page' || kind === 'view')

/** "Allergies and emergency contact": one list among fields is a field too. Null unless every part can be one. */
export function listedFields(model: ProjectModel, what: string, host: Thing | undefined, language: Language): Reading | null {
  const parts = what.split(between).map(bare).filter(Boolean)
  if (!host || parts.length < 2 || parts.length > partsMax || /[:(（]|\s(?:with|med|to|till|for|för)\s/i.test(what)) return null
  const canBe = (part: string) =>
    part.split(/\s+/).length <= wordsMax &&
    !resolveThing(model, part, language) &&
    (isKnown(part, 'field', language) || !isShown(part, language)) &&
    (isKnown(part, 'field', language) ||
      resolveField({ ...model, things: [host] }, part, language, host) !== undefined ||
      isSingular(part, language) ||
      inferType(part, language).known)
  // what the reader of prompts takes for a list, or for nothing, is a field beside one
  const isLost = parts.some((part) => isKnown(part, 'thing', language) || !isKnown(part, 'field', language))
  const isRow = parts.some((part) => isKnown(part, 'field', language) && !isKnown(part, 'thing', language))
  const areAll = parts.every((part) => isSingular(part, language) || isKnown(part, 'field', language))
  if (!isLost || !(isRow || areAll) || !parts.every(canBe)) return null
  const operations: Operation[] = []
  const notes: Note[] = []
  for (const part of parts) addField(model, host, fieldSaid(part, model, language), operations, notes, language)
  return operations.length ? { operations, notes } : null
}

const happenings = new Set(['act', 'event', 'communication', 'process'])

/** "The driver", "warranty": one that each row has, when nothing links the two already. */
export const isToldOfRow = (what: string, one: string, language: Language): boolean =>
  language === 'en' &&
  /^(?:the |their |its |his |her )?[\p{Ll} -]+$/u.test(what) &&
  !/^an?\s/i.test(what) &&
  bare(what.replace(/^(?:their|its|his|her)\s+/i, '')).toLowerCase() === one.toLowerCase() &&
  isSingular(one, language) &&
  (/^(?:the|their|its|his|her)\s/i.test(what) || !happenings.has(classOfNoun(one, language) ?? ''))

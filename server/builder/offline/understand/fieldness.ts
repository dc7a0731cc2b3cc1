// Whether a noun is a field or a thing: a sum of weak signs from its words, its place and its neighbours.
import type { Language } from '#shared/languages.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Chunk } from './chunks.ts'
import { inferType } from './infer-type.ts'
import type { Intent, SaidThing } from './intent.ts'
import { describing } from './noun-signs.ts'
import type { State } from './reading-state.ts'

const schemaHas = (thing: SaidThing | null, field: string) => thing?.known?.fields.some((use) => use.id === field) ?? false
/** A team's players are a list of them; so is what points to its owner. */
const pointsBack = (thing: string, near: SaidThing | null, language: Language) =>
  (near !== null && classOfNoun(near.one, language) === 'group') ||
  knownThings.get(thing)!.fields.some(({ target }) => target !== undefined && target === near?.known?.id)
const listLike = new Set(['tags', 'image', 'int', 'number', 'longtext', 'markdown', 'rating', 'money'])

/** Outweighs all other signs. */
const sureField = 10

const extreme = /^(?:minsta|största|högsta|lägsta|bästa|första|sista|längsta|kortaste|äldsta|yngsta|billigaste|dyraste) /i

/** Signs for a field minus signs for a thing. */
export function fieldness(chunk: Chunk, state: State, intent: Intent, lean: number, nextWord: string): number {
  const { thing, field } = chunk
  // "antal bilar", "number of guests" behind what has them
  const isCount =
    /^(?:antal(?:et)?|number of|no\.? of) /i.test(chunk.text) && (state.mode === 'fields' || intent.things.length > 0)
  // "minsta order", "högsta bud": which one is told of what has it
  const isExtreme = intent.language === 'sv' && state.mode === 'fields' && extreme.test(chunk.text)
  // "brew date, tasting notes": what is written about the one before
  const isNotes =
    state.mode === 'fields' && nextWord !== ':' && !describing.test(nextWord) && / notes$|anteckningar$/i.test(chunk.text)
  // "priser per vecka": an amount
  const isRate = field !== undefined && / per \p{L}/u.test(chunk.text) && knownFields.get(field.id)!.type === 'money'
  if (chunk.described || isRate || isCount || isExtreme || isNotes) return sureField
  // "a shopping list" is many things in the singular
  const isList = thing?.hidden === true && !field && /(list|lista|リスト)$/i.test(chunk.text)
  const plural = chunk.plural || isList
  const near = state.owner ?? state.last?.thing ?? state.subject ?? intent.things[0] ?? null
  const fieldType = field && knownFields.get(field.id)!.type
  const listy = fieldType !== undefined && listLike.has(fieldType)
  const inferred = inferType(chunk.text, intent.language)
  // "resor, nätter och kostnader": how many
  const isCounted =
    intent.language === 'sv' && !thing && chunk.fieldWords >= chunk.words && (fieldType === 'int' || fieldType === 'number')
  let score = (field ? 2 : 0) - (thing ? 2 : 0)
  if (thing && field) score += 1.5 * Math.sign(chunk.fieldWords - chunk.thingWords)
  if (!thing && !field && inferred.known) score += 1.5
  if (plural && !listy) score -= 1.2
  // "donors and blood type": several people are a list of them
  if (plural && !thing && fieldType === 'text' && classOfNoun(chunk.text, intent.language) === 'person') score -= 1.5
  if (state.mode === 'fields') score += 1.5 + (plural && thing && !listy ? -0.6 : 0) + (!plural && thing && !field ? 1.2 : 0)
  if (state.mode === 'by') score += 2.5
  if (state.mode === 'head') score -= 0.8 - (listy && field ? 0.8 : 0)
  // "course, date, certificate file": one of the fields, but "…, and a treatment log" is asked for by itself
  const isFile =
    intent.language === 'en' &&
    lean > 1 &&
    state.mode === 'fields' &&
    !plural &&
    !/\b(?:a|an|our|my)\s+$/i.test(intent.prompt.slice(0, chunk.start))
  if (chunk.named && thing && !isFile) score -= chunk.named === 'record' ? 5 : 3
  if (state.each) score -= 3
  if (field && schemaHas(near, field.id)) score += 1.3
  if (field && thing && near?.known?.id === thing.id) score -= 1
  if (thing && !field && near?.known?.id === thing.id) score -= 3
  if (state.afterOf && state.mode === 'head' && plural) score -= 0.8
  if (state.last?.field && !plural) score += 0.5
  score +=
    lean > 0
      ? plural && thing && !field
        ? 0.4
        : thing && !field
          ? 2.4
          : 1.5
      : lean < 0
        ? plural && ((state.mode === 'head' && !state.owner && !isCounted) || fieldType === 'text')
          ? -2.6
          : -0.9
        : 0
  // "mothers with due date, hospital, partner, birth wishes, phone": one more of them, unless it is a list of people or of its parts
  const isOneMore =
    intent.language !== 'ja' &&
    lean > 1 &&
    plural &&
    nextWord !== 'with' &&
    thing &&
    !field &&
    (state.mode === 'fields' || state.last?.field !== undefined)
  if (
    isOneMore &&
    !(isList && / list$/i.test(chunk.text)) &&
    !knownThings.get(thing.id)!.entry.actor &&
    !pointsBack(thing.id, near, intent.language)
  )
    score += 4
  // "with times and places": where, and no list of sights
  if (intent.language === 'en' && thing?.hidden && field && state.mode === 'fields') score += 2
  // "board games with players, duration, rating": how many, among plain fields
  if (
    plural &&
    thing &&
    !field &&
    lean > 0 &&
    state.mode === 'fields' &&
    inferred.type === 'int' &&
    !pointsBack(thing.id, near, intent.language)
  )
    score += 4
  // "date, work done, spare parts and price": among nothing but fields a plural is one, too
  if (
    !isOneMore &&
    lean > 1 &&
    plural &&
    thing &&
    !field &&
    state.mode === 'fields' &&
    !pointsBack(thing.id, near, intent.language)
  )
    score += 2.4
  if (/^(has|have|with|contain|contains|har|\()$/.test(nextWord) && (thing || plural) && !(field && fieldType === 'select'))
    score -= 2.5
  // "for each fridge we need readings with temperature and time": what has fields of its own
  if (intent.language === 'en' && nextWord === 'with' && plural && !thing && state.mode === 'fields') score -= 3
  return score
}

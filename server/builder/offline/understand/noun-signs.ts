// Signs by which a noun of a prompt is a kind of record or one field among others, whatever else its word may name.
import type { Language } from '#shared/languages.ts'
import { singular } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { listedPlural } from '../lexicon/swedish-nouns.ts'
import type { Chunk } from './chunks.ts'
import type { Intent } from './intent.ts'
import type { State } from './reading-state.ts'
import { unitOf } from './units.ts'

/** Words after which a noun's fields follow. */
export const describing = /^(has|have|with|contain|contains|har|med|\(|:)$/
/** Before a list of fields in Swedish; "har" begins a sentence of its own. */
export const fieldsFollow = /^(?:med|:|\()$/
/** Of those who do something the plural is as the singular: "löpare". */
const doers = /[^aeiouyåäö]are$/i

const textThatCounts = /[\p{L}\p{N}]{2}/u
const onlyNumber = /^[\d ]+$/
/** Text that may name something: two letters, or 苗 where it has fields of its own. */
export const counts = (text: string, opens: boolean): boolean =>
  (textThatCounts.test(text) && !onlyNumber.test(text)) || (opens && /^\p{Script=Han}$/u.test(text))

/** "each family has …", "kund, födelsedatum, diabetes", "placements: ward, hospital": what else names a trade is a noun here. */
function isNounOfDomain(given: Chunk, state: State, { language, prompt }: Intent, nextWord: string): boolean {
  const isNoun =
    given.domainText &&
    (!given.text || given.text === given.domainText) &&
    !given.named &&
    given.cues.every(({ kind }) => kind === 'domain')
  if (!isNoun) return false
  if (describing.test(nextWord) && state.each) return true
  if (language === 'sv' && isSeveral(given) && isListedIn(prompt, given)) return true
  const isListed = language !== 'ja' && state.owner !== null && /^(,|and|och|samt)$/.test(nextWord)
  return state.mode === 'fields' && (state.last?.field !== undefined || isListed)
}

/** "en lista över …" */
const listedAfter = /(?<!\p{L})(?:över|på|av|för)(?: (?:alla|våra|mina))?$/u

const listWords =
  '(?:(?:lista|listor|register|förteckning|koll|reda|ordning|översikt|sammanställning) (?:över|på|av)|(?<!\\p{L})(?:lista|register) med)(?: (?:alla|våra|mina|olika))?'
const listBefore = new RegExp(`${listWords}$`, 'iu')
const listGoesOn = new RegExp(`${listWords}(?: \\p{L}+,){0,4}(?: \\p{L}+ (?:och|samt))?$`, 'iu')
/** "lista över båtplatser och båtägare": what else names a trade is listed here, and no field. */
const isListedIn = (prompt: string, { start, field }: Chunk): boolean => {
  const before = prompt.slice(0, start).trimEnd()
  return listBefore.test(before) || (!field && listGoesOn.test(before))
}
/** Its form may be one of several. */
export const isSeveral = ({ plural, text, domainText = '' }: Chunk) =>
  plural || listedPlural(text.toLowerCase()) === text.toLowerCase() || doers.test(text || domainText)
/** One of a list that was asked for by that word. */
export const isListed = (chunk: Chunk, { prompt, language }: Intent): boolean =>
  language === 'sv' && chunk.text !== '' && isSeveral(chunk) && isListedIn(prompt, chunk)

const listOf =
  /\band (?:a|the|one) (?:list|register|directory) of(?: all| our| my| the)*$|\b(?:list|register|record|track) of (?:all |our |the |my )*[a-z]+s and their$/i
const isPerson = (text: string) => classOfNoun(text.slice(text.lastIndexOf(' ') + 1).toLowerCase(), 'en') === 'person'
/** 顧問先リスト, "keep a movement register": called a list, its ending is no field's. */
export function isCalledList(chunk: Chunk, { mode }: State, { language, prompt }: Intent): boolean {
  // "chapters with number, and a list of places"
  if (language === 'en' && chunk.plural && listOf.test(prompt.slice(0, chunk.start).trimEnd())) return true
  if (chunk.named !== 'record' || !chunk.text) return false
  // "Blood donor register"
  if (language === 'en' && !chunk.thing && chunk.start === 0 && chunk.end >= prompt.trimEnd().length && isPerson(chunk.text))
    return true
  if (chunk.field) return false
  if (language === 'ja') return mode === 'head'
  const before = prompt.slice(0, chunk.start).trimEnd()
  // "namnlista": a part of a word stands for it
  const isPart = mode === 'head' && chunk.words === 1 && chunk.text.length < chunk.end - chunk.start
  if (language === 'sv') return !chunk.thing && (isPart || (chunk.plural && listedAfter.test(before)))
  const isKept = /\b(?:keep|maintain|need|want|have) (?:a|an|the|our|my)$/i.test(before)
  return (chunk.plural && /\bof$/.test(before)) || (mode === 'head' && !chunk.thing && chunk.words <= 2 && isKept)
}

const inBrackets =
  /^(?:contact |personal |body )?(measurements|details|dimensions|data|info|information|specs|specifications|particulars)$/
/** "customers with measurements (chest, waist)": what is in brackets is said of the customers. */
export const isBracketed = (text: string, { mode, owner }: State, { language }: Intent, nextWord: string): boolean =>
  language === 'en' && nextWord === '(' && mode === 'fields' && owner !== null && inBrackets.test(text)

/** "40 kilo", "for three weeks": how much, and never a list of them. */
export function isAmount({ text, start, end }: Chunk, state: State, { language, prompt }: Intent, nextWord: string): boolean {
  const amount = /^\d+ ?(\p{L}+)$/u.exec(prompt.slice(start, end))?.[1]
  const isTime = /^(minutes|hours|days|weeks|months|years|seconds)$/.test(text.toLowerCase())
  const isSpan = language === 'en' && isTime && state.mode !== 'fields'
  const isCounted = amount !== undefined && !state.tracking && unitOf(amount, language) !== undefined
  return isCounted || (isSpan && (state.place || describing.test(nextWord)))
}

/** "track our chickens": animals whose name also is a trade are what is kept, where nothing else was said to be. */
function asTrackedAnimals(chunk: Chunk, state: State, { language, things, prompt }: Intent): Chunk {
  const { plural, text, domainText, named } = chunk
  const isOne =
    language === 'en' &&
    state.tracking &&
    /^\W*$/.test(prompt.slice(chunk.end)) &&
    plural &&
    !named &&
    text !== '' &&
    text === domainText &&
    !things.length
  return isOne && /^(?:animal|food)$/.test(classOfNoun(singular(text.toLowerCase()), 'en'))
    ? { ...chunk, thing: { kind: 'thing', id: 'animal' }, thingWords: chunk.words }
    : chunk
}

/** The chunk as a noun, where its word is kept though it also names a domain. */
export const asNoun = (chunk: Chunk, state: State, intent: Intent, nextWord: string): Chunk =>
  isNounOfDomain(chunk, state, intent, nextWord)
    ? { ...chunk, text: chunk.domainText!, words: 1, cues: [] }
    : asTrackedAnimals(chunk, state, intent)

/** "Blood pressure diary for mum: date, …": a field that names what is written down each time, ahead of all that is. */
export const isNotedAs = ({ named, text, end, plural }: Chunk, { language, things, loose, prompt }: Intent): boolean =>
  language === 'en' &&
  named === 'record' &&
  text !== '' &&
  !plural &&
  !things.length &&
  !loose.length &&
  /^[^.!?\n,]*[:–—-] [^.!?\n]*,/.test(prompt.slice(end))

/** "löpare, banor": several of them. */
export const isMany = ({ plural, text, thing, field }: Chunk, language: Language): boolean =>
  plural || (language === 'sv' && !thing && !field && doers.test(text))

// The fields, choices and lists that a wish names, and the cues that say what is to be done with them, in whatever sentence.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../model.ts'
import { detectLanguage } from '../understand/detect-language.ts'
import type { Latin } from '../understand/tokens.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from './resolve.ts'
import { type Place, stockLike } from './said-parts.ts'
import { type Cue, cuesOf, isFiller } from './wording/cue-words.ts'

const wordsMax = 24
const phraseWordsMax = 3
const shortest = 3

export type Said = {
  cues: Set<Cue>
  fields: Place[]
  options: NonNullable<ReturnType<typeof resolveOption>>[]
  things: Thing[]
  numbers: string[]
  /** words in a row that nobody knows: a new name */
  unknown: string[]
  /** each mention in its own word, and what it is called in the project */
  mentions: { word: string; label: string }[]
}

/** What is said, or null when it is too much or nothing. */
export function saidIn(model: ProjectModel, text: string, language: Latin): Said | null {
  // "stars out of 5" takes nothing out
  const words = text.replace(/\bout of(?= \d)/gi, 'of').match(/->|→|=>|[\p{L}\p{N}'/.-]*[\p{L}\p{N}]/gu) ?? []
  if (!words.length || words.length > wordsMax) return null
  const said: Said = { cues: new Set(), fields: [], options: [], things: [], numbers: [], unknown: [], mentions: [] }
  let isOpen = false
  for (let at = 0; at < words.length;) {
    const length = mentionAt(model, words, at, said, language)
    const word = words[at]!
    const low = word.toLowerCase()
    const cues = length ? undefined : cuesOf(low, language)
    if (cues) for (const cue of cues) said.cues.add(cue)
    const isNew = !length && !cues && !/^\d+(?:[.,]\d+)?$/.test(low)
    if (!length && !cues && !isNew) said.numbers.push(low)
    const stock = isNew && stockWord.test(low) ? stockLike(mainThing(model) ?? model.things[0]!) : undefined
    if (stock) said.fields.push({ thing: mainThing(model)!, field: stock })
    if (isNew && !stock) {
      if (isOpen) said.unknown.push(`${said.unknown.pop()} ${word}`)
      else said.unknown.push(word)
    }
    isOpen = isNew && !stock
    at += length || 1
  }
  return said
}

const stockWord = /^(?:stock|inventory|supply|supplies|lager|lagret|lagersaldo)$/

/** How many words from here name a field, a choice or a list; 0 when they do not. */
function mentionAt(model: ProjectModel, words: readonly string[], at: number, said: Said, language: Latin): number {
  const main = mainThing(model)
  for (let length = Math.min(phraseWordsMax, words.length - at); length; length--) {
    const parts = words.slice(at, at + length).map((word) => word.toLowerCase())
    const phrase = parts.join(' ')
    if (phrase.length < shortest || parts.some((word) => isFiller(word, language))) continue
    const isCue = cuesOf(phrase, language) !== undefined
    const field = resolveField(model, phrase, language, main)
    // a name that may be a cue is taken for the cue, unless the field is called just so
    if (field && (!isCue || field.field.label.toLowerCase() === phrase)) {
      if (!said.fields.some((each) => each.field === field.field)) said.fields.push(field)
      said.mentions.push({ word: words.slice(at, at + length).join(' '), label: field.field.label })
      return length
    }
    const named = isCue ? resolveOption(model, phrase, language) : undefined
    if (isCue && named?.option.toLowerCase() !== phrase) continue
    const thing = length === 1 && !isCue ? resolveThing(model, phrase, language) : undefined
    const option = thing ? undefined : resolveOption(model, phrase, language)
    if (option) said.options.push(option)
    else if (thing && !said.things.includes(thing)) said.things.push(thing)
    const name = thing?.many ?? option?.option
    if (name === undefined) continue
    said.mentions.push({ word: words.slice(at, at + length).join(' '), label: name })
    return length
  }
  return 0
}

/** How many words of a wish are words that wishes are made of in that language. */
export const cuesIn = (text: string, language: Latin): number =>
  (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).filter((word) => cuesOf(word, language)).length

/** A few words may be of either language: the project's own, where they are no words of wishes in the other. */
export function languageOf(model: ProjectModel, text: string): Language {
  const seen = detectLanguage(text)
  const own = model.language
  return seen === 'ja' || own === 'ja' || seen === own || cuesIn(text, own) < cuesIn(text, seen) ? seen : own
}

// What a sentence is after that no reader knows the form of: by the fields and choices it names and the few words that tell what is to
// be done with them. Every other word must say nothing of its own; one that might mean something leaves the wish not understood, for a
// wish done wrongly is worse.
import type { ProjectModel } from '../model.ts'
import { canGroup, isNumber } from '../rules.ts'
import type { Latin } from '../understand/tokens.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from './resolve.ts'
import { colourNamed } from './readers/read-colour.ts'
import { isDay, type Place } from './said-parts.ts'
import { type Cue, cueWords } from './wording/cue-words.ts'

const wordsMax = 24
const phraseWordsMax = 3
const shortest = 3

type Said = {
  cues: Set<Cue>
  fields: Place[]
  options: NonNullable<ReturnType<typeof resolveOption>>[]
  numbers: string[]
  colours: string[]
}

const meanings: Record<Latin, ReadonlyMap<string, Cue[]>> = { en: cuesBy('en'), sv: cuesBy('sv') }
function cuesBy(language: Latin): ReadonlyMap<string, Cue[]> {
  const all = new Map<string, Cue[]>()
  for (const [cue, words] of Object.entries(cueWords[language]) as [Cue, string][])
    for (const word of words.split(' ')) all.set(word, [...(all.get(word) ?? []), cue])
  return all
}

/** What is said, or null when a word is left that nobody knows, or one that may be either a name or a cue. */
function saidIn(model: ProjectModel, text: string, language: Latin): Said | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'/.-]*[\p{L}\p{N}]/gu) ?? []
  if (!words.length || words.length > wordsMax) return null
  const said: Said = { cues: new Set(), fields: [], options: [], numbers: [], colours: [] }
  for (let at = 0; at < words.length;) {
    const length = mentionAt(model, words, at, said, language)
    if (length) {
      at += length
      continue
    }
    const word = words[at]!
    const cues = meanings[language].get(word)
    if (cues) for (const cue of cues) said.cues.add(cue)
    else if (/^\d+(?:[.,]\d+)?$/.test(word)) said.numbers.push(word)
    else if (colourNamed(word, language)) said.colours.push(word)
    else if (!resolveThing(model, word, language)) return null
    at++
  }
  return said
}

function mentionAt(model: ProjectModel, words: readonly string[], at: number, said: Said, language: Latin): number {
  const main = mainThing(model)
  for (let length = Math.min(phraseWordsMax, words.length - at); length; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    if (phrase.length < shortest || words.slice(at, at + length).some((word) => isFiller(word, language))) continue
    const field = resolveField(model, phrase, language, main)
    // a name that may be a cue is taken for the cue, unless the field is called just so
    if (field && (!meanings[language].has(phrase) || field.field.label.toLowerCase() === phrase)) {
      if (!said.fields.some((each) => each.field === field.field)) said.fields.push(field)
      return length
    }
    const option = meanings[language].has(phrase) ? undefined : resolveOption(model, phrase, language)
    if (option) {
      said.options.push(option)
      return length
    }
  }
  return 0
}
const isFiller = (word: string, language: Latin) => meanings[language].get(word)?.includes('fillers') ?? false

type Rule = (said: Said, has: (...cues: Cue[]) => boolean) => string | null
const label = ({ field }: Place) => field.label
const one = ({ fields }: Said) => (fields.length === 1 ? fields[0]! : undefined)

/** In order: the first that holds tells the wish in plain English words, with the labels as they stand. */
const rules: readonly Rule[] = [
  (said, has) => (said.fields.length && has('relax') ? `make ${said.fields.map(label).join(' and ')} optional` : null),
  (said, has) =>
    said.fields.length && has('not') && has('require') ? `make ${said.fields.map(label).join(' and ')} optional` : null,
  (said, has) =>
    said.fields.length && has('not') && has('empty') ? `make ${said.fields.map(label).join(' and ')} required` : null,
  (said, has) =>
    said.fields.length && (has('require') || has('fill')) && !has('not')
      ? `make ${said.fields.map(label).join(' and ')} required`
      : null,
  (said, has) =>
    said.fields.length && has('empty') && !has('warn') ? `make ${said.fields.map(label).join(' and ')} optional` : null,
  (said, has) => {
    const field = one(said)
    if (!field || !has('warn') || said.options.length) return null
    if (isNumber(field.field) && said.numbers.length === 1 && (has('under') || has('over')))
      return `warn when ${label(field)} is ${has('under') ? 'below' : 'above'} ${said.numbers[0]}`
    return isDay(field.field) && has('late') ? `warn when ${label(field)} has passed` : null
  },
  (said, has) => (!said.fields.length && !said.options.length && has('late', 'warn') ? 'overdue in red' : null),
  (said, has) =>
    said.options.length === 1 && has('start') ? `default ${said.options[0]!.field.label} to ${said.options[0]!.option}` : null,
  (said, has) => {
    const field = one(said)
    return field && has('group') && canGroup(field.field) ? `group by ${label(field)}` : null
  },
  (said, has) => {
    const field = one(said)
    return field && isNumber(field.field) && (has('total') || has('average'))
      ? `show the ${has('average') ? 'average' : 'total'} ${label(field)}`
      : null
  },
  (said, has) => {
    const field = one(said)
    return field && (has('sort') || ((has('up') || has('down')) && has('first')))
      ? `sort by ${label(field)}${has('down') ? ' descending' : ''}`
      : null
  },
  (said, has) => (said.fields.length && has('hide') ? `hide ${said.fields.map(label).join(' and ')}` : null),
  (said, has) =>
    said.fields.length && !said.options.length && (has('remove') || has('not', 'need'))
      ? `remove ${said.fields.map(label).join(' and ')}`
      : null,
  (said, has) => {
    const field = one(said)
    const type = (['choice', 'tick', 'stars', 'number', 'text'] as const).find((each) => has(each))
    const names = { choice: 'dropdown', tick: 'checkbox', stars: 'rating', number: 'number', text: 'text' }
    return field && type && !said.options.length && !has('sort') ? `make ${label(field)} a ${names[type]}` : null
  },
  (said, has) => {
    const view = (['board', 'calendar', 'gallery', 'timeline', 'table'] as const).find((each) => has(each))
    return view && !has('not') && !has('remove') && !has('sort') && said.fields.length <= 1 && !said.options.length
      ? `show as a ${view}`
      : null
  },
  (said, has) => (has('chart') && !has('not') && !has('remove') && !said.options.length ? 'add a dashboard' : null),
  (said, has) =>
    has('sheet') && !said.fields.length && !has('not') ? (has('into') ? 'import from csv' : 'export to csv') : null,
  (said, has) => {
    const language = (['swedish', 'english', 'japanese'] as const).find((each) => has(each))
    return language && !said.fields.length && !said.options.length && !has('not') ? `translate to ${language}` : null
  },
  (said, has) =>
    said.colours.length === 1 && !said.fields.length && !said.options.length && !has('not') && !has('warn')
      ? `make it ${said.colours[0]}`
      : null,
]

/** The same wish in plain words, or null when it is not clear what is meant. */
export function meantBy(model: ProjectModel, text: string, language: Latin): string | null {
  const said = saidIn(model, text, language)
  if (!said) return null
  const has = (...cues: Cue[]) => cues.every((cue) => said.cues.has(cue))
  for (const rule of rules) {
    const wish = rule(said, has)
    if (wish) return wish
  }
  return null
}

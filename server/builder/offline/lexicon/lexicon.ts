// The built-in builder's knowledge, parsed once from the data beside it: things, fields, blueprints and the words for them.
// Lookups are pure and total: an unknown word or id answers undefined, never a throw. A broken entry (a field or a thing that
// does not exist) throws when the module loads, so the tests and the first start catch it, not a person's prompt.
import type { Language } from '#shared/languages.ts'
import { languages } from '#shared/languages.ts'
import type { FieldType } from '../model.ts'
import { fieldTypes } from '../model.ts'
import type { BlueprintEntry } from './blueprint.ts'
import { blueprintEntries } from './blueprints/blueprint-entries.ts'
import { swedishCallings } from './blueprints/swedish-callings.ts'
import { wordsInTrades } from './blueprints/words-in-trades.ts'
import { domainRows } from './domain-rows/domain-rows.ts'
import { buildingWords, builtInCues, recordWords, colourCues, pageCues, serviceCues, toneCues, viewCues } from './cues.ts'
import { type FieldId, fieldWords } from './field-words.ts'
import { spellingsOf } from './japanese-spellings.ts'
import { optionWords } from './option-words.ts'
import { recordPhrases } from './record-fronts.ts'
import type { Cell, ThingEntry } from './thing.ts'
import { toolEntryOf, toolIds } from './tool-entries.ts'
import { thingEntries } from './things/thing-entries.ts'

export type FieldUse = {
  id: string
  concept?: FieldId
  type: FieldType
  required: boolean
  /** only when the person says it */
  onRequest: boolean
  options?: string[]
  target?: string
}
export type NounForms = { one: string; many: string; defOne?: string; defMany?: string; all: string[] }
export type KnownThing = {
  id: string
  entry: ThingEntry
  nouns: Record<Language, NounForms>
  fields: FieldUse[]
  columns: string[]
  rows: readonly (readonly Cell[])[]
}
export type KnownField = { id: FieldId; type: FieldType; options?: string[]; unit?: string; label: Record<Language, string> }
export type ReadingKind =
  | 'thing'
  | 'field'
  | 'domain'
  | 'view'
  | 'page'
  | 'tool'
  | 'service'
  | 'builtIn'
  | 'colour'
  | 'tone'
  | 'word'
/** One meaning of a word. `hidden`: understood but not to be used as a label. */
export type Reading = { kind: ReadingKind; id: string; hidden?: boolean }

const split = (words: string) =>
  words
    .split(/[,、]/)
    .map((word) => word.trim())
    .filter(Boolean)
/** The key of a phrase: lower case, hyphens as spaces. */
export const phraseKey = (phrase: string) => phrase.toLowerCase().replace(/[-‐]/g, ' ').replace(/\s+/g, ' ').trim()

function readType(spec: string): { type: FieldType; options?: string[]; unit?: string } {
  const [, type = '', argument] = /^(\w+)(?:\((.*)\))?$/.exec(spec) ?? []
  const known = fieldTypes.find((each) => each === type)
  if (!known) throw new Error(`The lexicon names an unknown field type: ${spec}`)
  return { type: known, ...(argument && (known === 'select' ? { options: argument.split('/') } : { unit: argument })) }
}

export const knownFields = new Map<string, KnownField>()
for (const [id, [spec, en, sv, ja]] of Object.entries(fieldWords)) {
  const label = { en: split(en)[0]!, sv: split(sv)[0]!, ja: split(ja)[0]! }
  knownFields.set(id, { id: id as FieldId, ...readType(spec), label })
}

function nounForms(language: Language, words: string): NounForms {
  const all = split(words)
  const shown = all.filter((word) => !word.startsWith('~'))
  const plain = all.map((word) => word.replace(/^~/, ''))
  if (language === 'ja') return { one: shown[0]!, many: shown[0]!, all: plain }
  const forms = { one: shown[0]!, many: shown[1]!, all: plain }
  return language === 'sv' ? { ...forms, defOne: shown[2]!, defMany: shown[3]! } : forms
}

function readUse(thing: string, token: string): FieldUse {
  const [, kind, name = '', flag, options] = /^(?:(refs?):)?(\w+)([!?])?(?:\(([^)]*)\))?(?=[!?]?$)/.exec(token) ?? []
  const onRequest = flag === '?' || token.endsWith('?')
  const required = flag === '!' || token.endsWith('!')
  if (kind) return { id: name, type: kind as 'ref' | 'refs', target: name, required, onRequest }
  const concept = knownFields.get(name)
  if (!concept) throw new Error(`The lexicon's ${thing} names an unknown field: ${token}`)
  const choices = options ? options.split('/') : concept.options
  return { id: name, concept: concept.id, type: concept.type, required, onRequest, ...(choices && { options: choices }) }
}

/** Commas outside parentheses. */
const splitFields = (fields: string) => fields.split(/,\s*(?![^(]*\))/).map((field) => field.trim())

export const knownThings = new Map<string, KnownThing>()
for (const entry of thingEntries) {
  knownThings.set(entry.id, {
    id: entry.id,
    entry,
    nouns: { en: nounForms('en', entry.en), sv: nounForms('sv', entry.sv), ja: nounForms('ja', entry.ja) },
    fields: splitFields(entry.fields).map((token) => readUse(entry.id, token)),
    columns: entry.columns ? split(entry.columns) : [],
    rows: entry.rows ?? [],
  })
}

export type KnownBlueprint = Omit<BlueprintEntry, 'things'> & { things: string[]; label: Record<Language, string> }
export const knownBlueprints = new Map<string, KnownBlueprint>()
for (const entry of blueprintEntries) {
  const label = { en: split(entry.en)[0]!, sv: split(entry.sv)[0]!, ja: split(entry.ja)[0]! }
  const own = domainRows(entry.id)
  const rows = { ...own.rows, ...entry.rows }
  // Options follow the rows: what the blueprint says of a field goes with its own rows.
  const options = { ...own.options, ...entry.options }
  knownBlueprints.set(entry.id, { ...entry, things: entry.things.split(' '), label, rows, options })
}

/** What a trade calls a thing, where it has a word of its own for it. */
export function tradeNouns(domain: string, thing: string, language: Language): { one: string; many: string } | undefined {
  const called = knownBlueprints.get(domain)?.names?.[thing] ?? wordsInTrades[domain]?.[thing]
  if (!called) return undefined
  const [one, many] = localText(called, language).split('/')
  return { one: one!, many: many ?? one! }
}

/** An option's label in a language; a person's own words stay as they are. */
export function optionLabel(option: string, language: Language): string {
  const words = optionWords[option]
  return language === 'en' || !words ? option : words[language === 'sv' ? 0 : 1]
}

/** The text of a cell `English|Svenska|日本語`, or the one text for all three. */
export function localText(text: string, language: Language): string {
  const parts = text.split('|')
  return parts.length === 3 ? parts[languages.indexOf(language)]! : text
}

/** "women's group" is read without its ending and typed without its apostrophe. */
const spelt = (phrase: string, language: Language): string[] => {
  const plain = phrase.replace(/’/g, "'")
  return language === 'en' && plain.includes("'") ? [plain, plain.replace(/'s?(?= |$)/g, ''), plain.replace(/'/g, '')] : [phrase]
}

const indexes = new Map<Language, Map<string, Reading[]>>()

/** Every phrase of a language and what it can mean, the likelier meaning first. Built on first use. */
export function readingsOf(language: Language): Map<string, Reading[]> {
  const known = indexes.get(language)
  if (known) return known
  const index = new Map<string, Reading[]>()
  const add = (phrase: string, reading: Reading) => {
    const key = phraseKey(phrase)
    const list = index.get(key)
    if (!list) index.set(key, [reading])
    else if (!list.some((each) => each.kind === reading.kind && each.id === reading.id)) list.push(reading)
  }
  const addAll = (words: string, kind: ReadingKind, id: string) =>
    split(words).forEach((word) => spelt(word, language).forEach((spelling) => add(spelling, { kind, id })))
  const byTie = [...knownThings.values()].toSorted((a, b) => (b.entry.tie ?? 0) - (a.entry.tie ?? 0))
  for (const thing of byTie)
    for (const word of split(thing.entry[language]))
      for (const spelling of spelt(word.replace(/^~/, ''), language))
        add(spelling, { kind: 'thing', id: thing.id, ...(word.startsWith('~') && { hidden: true }) })
  for (const [id, [, en, sv, ja]] of Object.entries(fieldWords)) addAll({ en, sv, ja }[language], 'field', id)
  for (const blueprint of knownBlueprints.values()) addAll(blueprint[language], 'domain', blueprint.id)
  if (language === 'sv') for (const [id, names] of Object.entries(swedishCallings)) addAll(names, 'domain', id)
  for (const [id, words] of Object.entries(viewCues)) addAll(words[language], 'view', id)
  for (const [id, words] of Object.entries(pageCues)) addAll(words[language], 'page', id)
  for (const id of toolIds) addAll(toolEntryOf(id)[language][2], 'tool', id)
  for (const [id, words] of Object.entries(serviceCues)) addAll(words[language], 'service', id)
  addAll(builtInCues[language], 'builtIn', 'builtIn')
  colourCues.forEach((cue, at) => addAll(cue[language], 'colour', String(at)))
  for (const [id, words] of Object.entries(toneCues)) addAll(words[language], 'tone', id)
  addAll(buildingWords[language], 'word', 'building')
  addAll(recordWords[language], 'word', 'record')
  const isTrade = (front: string) =>
    [front, front.replace(/s$/, '')].some((word) => index.get(word)?.some(({ kind }) => kind === 'domain') ?? false)
  for (const { phrase, word, thing } of recordPhrases(language, isTrade)) {
    const known = index.get(phrase) ?? []
    if (known.some(({ kind }) => kind === 'thing' || kind === 'tool' || kind === 'page')) continue
    if (!knownThings.has(thing)) throw new Error(`A record is of an unknown thing: ${thing}`)
    const views = (index.get(word) ?? []).filter(({ kind }) => kind === 'view')
    index.set(phrase, [{ kind: 'thing', id: thing, hidden: true }, ...known, ...views])
  }
  const written = language === 'ja' ? [...index] : []
  for (const [word, readings] of written)
    for (const spelling of spellingsOf(word)) if (!index.has(spelling)) index.set(spelling, readings)
  indexes.set(language, index)
  return index
}

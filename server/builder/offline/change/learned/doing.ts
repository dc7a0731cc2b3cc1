// What the doings of acts share.
import type { Language } from '#shared/languages.ts'
import { isStopWord } from '../../lexicon/function-words.ts'
import type { ProjectModel } from '../../model.ts'
import type { Reading } from '../reading.ts'
import { nameCharsMax, type Parts, place } from '../told/deed.ts'
import { type DeedName, deeds } from '../told/deeds.ts'
import type { Spans } from './acts.ts'

/** Reads a plain wish in the given language. */
export type ReadPlainly = (model: ProjectModel, wish: string, language: Language) => Reading
/** `text` is the whole wish. */
export type Asked = { model: ProjectModel; spans: Spans; language: Language; read: ReadPlainly; text?: string }
/** Null where the project has not what it takes. */
export type Doing = (asked: Asked) => Reading | null

const nameCharsMin = 2
/** One character was cut from a word; more than a name may have is a sentence. */
const hedges = /(?<!\p{L})(?:maybe|perhaps|please|kanske|tack)(?!\p{L})/iu
/** Who was spoken of before. */
const pronouns = /^(?:henne|honom|dem|dom|denna|detta|dessa|den här|det här|de här)$/iu
export const isName = (name: string) =>
  name.length >= nameCharsMin &&
  name.length <= nameCharsMax &&
  !hedges.test(name) &&
  !pronouns.test(name) &&
  /\p{L}/u.test(name) &&
  !name.split(' ').every(isStopWord)

export const listed = (names: readonly string[] = []) => names.join(', ')
export const first = ([name]: readonly string[] = []): Parts => (name ? { field: name } : {})

/** The deed of `told/` with what the words name. */
export const deed =
  (name: DeedName, parts: (spans: Spans) => Parts): Doing =>
  ({ model, spans, language }) =>
    deeds[name](model, parts(spans), language)

/** The plain English wish, with the name that the field has. */
export const ofField =
  (wish: (label: string, spans: Spans) => string | null): Doing =>
  ({ model, spans, language, read }) => {
    const at = place(model, spans.field?.[0], language)
    const words = at && wish(at.field.label, spans)
    return words ? read(model, words, 'en') : null
  }

export const plainly =
  (wish: string): Doing =>
  ({ model, read }) =>
    read(model, wish, 'en')

/** "It should have another name": the one that is there, and the new one. */
export const renaming =
  (kind: 'field' | 'list'): Doing =>
  ({ model, spans, language }) => {
    const [from, to] = [spans[kind]?.[0], spans.name?.[0]]
    return from && to ? deeds.rename(model, { field: from, value: to }, language) : null
  }

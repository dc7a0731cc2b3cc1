// Wishes about what a page is by its kind: the questions of a form, the sections of a website, what a hand-made tool does. They are read
// before all that knows of lists and fields, for a page of these kinds keeps none that its owner works with.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { type Change, done } from '../done.ts'
import type { Reading } from '../reading.ts'
import { bookingAsked } from './booking-asked.ts'
import { entriesSaid } from './entries-said.ts'
import { hoursNoted } from './hours-noted.ts'
import { invoiceSaid } from './invoice-said.ts'
import { joinsLanguages, languageSaid } from './language-said.ts'
import { looksSaid } from './looks-said.ts'
import { titleSaid } from './page-title.ts'
import { siteSaid } from './site-said.ts'
import { surveySaid } from './survey-said.ts'
import { textsSaid } from './texts-said.ts'
import { toolSaid } from './tool-said.ts'

type Reader = (model: ProjectModel, text: string, language: Language) => Reading | null
type Read = (model: ProjectModel, wish: string) => Change
const readers: readonly Reader[] = [
  languageSaid,
  looksSaid,
  surveySaid,
  toolSaid,
  titleSaid,
  textsSaid,
  bookingAsked,
  entriesSaid,
  hoursNoted,
  siteSaid,
  invoiceSaid,
]

function readOne(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const read of readers) {
    const found = read(model, text, language)
    if (found) return found
  }
  return null
}

/** Where one wish may end and another begin. */
const joints: Record<Language, RegExp> = {
  en: /\s*[.;!]\s+(?:and |also )?|,? (?:and|but)(?: also| then)? |, (?=\p{L})/giu,
  sv: /\s*[.;!]\s+(?:och |också )?|,? (?:och|men)(?: också| sen| sedan)? |, (?=\p{L})/giu,
  ja: /[。．！!]\s*|(?<=[てで])、/gu,
}
const halfCharsMin = 6

/** The whole, or one of its halves with whatever the other asks for; null where neither is about such a page. */
export function pageSaid(model: ProjectModel, text: string, language: Language, read: Read): Change | null {
  const whole = readOne(model, text, language)
  if (whole?.operations.length) return done(model, whole, language)
  for (const { index, 0: joint } of text.matchAll(joints[language])) {
    const [before, rest] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()]
    if (before.length < halfCharsMin || rest.length < halfCharsMin || joinsLanguages(before, rest, language)) continue
    const first = readOne(model, before, language)
    // "change the phone to … and the address to …"
    const verb = language === 'ja' || !first ? '' : `${before.split(' ')[0]} `
    const after = [rest, verb + rest].find((each) => readOne(model, each, language)) ?? rest
    const second = readOne(model, after, language)
    if (!first && !second) continue
    if (whole && !isDone(model, before, first, read) && !isDone(model, after, second, read)) continue
    const made = first ? done(model, first, language) : read(model, before)
    return joined(
      made,
      second ? done(made.model, readOne(made.model, after, language) ?? second, language) : read(made.model, after),
    )
  }
  return whole && done(model, whole, language)
}

/** What is refused as a whole may be done in half. */
const isDone = (model: ProjectModel, text: string, reading: Reading | null, read: Read) =>
  (reading ?? read(model, text)).operations.length > 0

const joined = (first: Change, then: Change): Change => ({
  model: then.model,
  operations: [...first.operations, ...then.operations],
  notes: [...first.notes, ...then.notes.filter(({ text }) => !first.notes.some((note) => note.text === text))],
})

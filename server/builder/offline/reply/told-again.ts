// A wish that was understood by its plain English wording is answered in the language it was written in: the same sentence, told again.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../lexicon/escaped.ts'
import type { Note } from '../model.ts'
import { beyondSays } from './beyond-phrases.ts'
import { changeSays } from './change-phrases.ts'
import { outrightSays } from './outright-phrases.ts'
import { serviceNotes } from './phrases.ts'
import { rowSays } from './row-phrases.ts'

type Phrase = Record<Language, string | ((...names: never[]) => string)>
const phrases: readonly Phrase[] = [changeSays, rowSays, beyondSays, serviceNotes, outrightSays].flatMap((all) =>
  Object.values<Phrase>(all),
)

const name = '\u{E000}'
/** What the phrase says of a name, and the name. */
function namedIn(phrase: Phrase, text: string): string | undefined {
  const told = phrase.en
  if (typeof told === 'string') return told === text ? '' : undefined
  if (told.length !== 1) return undefined
  const form = (told as (what: string) => string)(name)
  return new RegExp(`^${escaped(form).replace(name, '(.+)')}$`, 'su').exec(text)?.[1]
}

export function toldAgain(note: Note, language: Language): Note {
  if (language === 'en' || note.kind === 'built') return note
  const way = [true, false].find((isImport) => changeSays.csvThere.en(isImport) === note.text)
  if (way !== undefined) return { ...note, text: changeSays.csvThere[language](way) }
  for (const phrase of phrases) {
    const named = namedIn(phrase, note.text)
    if (named === undefined) continue
    const own = phrase[language]
    return { ...note, text: typeof own === 'string' ? own : (own as (what: string) => string)(named) }
  }
  return note
}

// "Guests can reserve a table with date, time and any allergies": a table of a restaurant is booked on a page of its own, with what is
// asked for it. It is no list of tables.
import type { Language } from '#shared/languages.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { used } from '../intent.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { capitalised } from '../said.ts'

export type TableTold = { start: number; end: number; fields: SaidField[] }

const asked = String.raw`(?:\s*(?:online|directly|here|direkt|på nätet|via (?:sidan|hemsidan)))?(?:(?:,?\s*(?:(?:should |must )?asks? for|ska fråga efter|frågar efter|with|by (?:giving|choosing|entering)|giving|choosing|entering|stating|med|genom att (?:ange|välja|fylla i)|och (?:ange|välja))\s+(?:their |the |sitt |sin )?|\s*[:(]\s*)(?<asked>[^.!?\n()]+)\)?)?`
const forms: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`(?:[^.!?\n,;:]{0,60}\b(?:can|could|to|may|should|able to|want to|let|lets)\s+)?\b(?:book|reserve|booking|reserving|request)\s+(?:a |their |an )?tables?\b${asked}|\b(?:table (?:booking|reservation)|reservation|booking)s? form\b${asked}`,
    'iu',
  ),
  sv: new RegExp(
    String.raw`(?:[^.!?\n,;:]{0,60}(?<!\p{L})(?:kan|kunna|ska|går att|få|får)\s+)?(?<!\p{L})(?:boka|reservera|bokning av|beställa)\s+(?:ett |sitt )?bord(?!\p{L})${asked}|(?<!\p{L})bordsbokning(?:en|ar)?(?!\p{L})${asked}`,
    'iu',
  ),
  // told in its own words, it is read with the rest
  ja: /(?!)/u,
}
const eats =
  /restaurant|bistro|caf[eé]|pub\b|\bbar\b|trattoria|pizzeria|diner|eatery|brasserie|tavern|\binn\b|steakhouse|restaurang|krog|kafé|pizzeria|matsal|värdshus/iu
const frame: Record<Language, (items: string) => string> = {
  en: (items) => `Bookings: ${items}`,
  sv: (items) => `Bokningar: ${items}`,
  ja: (items) => `予約（${items}）`,
}
const fieldsMin = 2
const filler = /\b(?:any|their|some|also)\s+|(?<!\p{L})(?:eventuella|sina|ev\.)\s+/giu

/** `fieldsOf` reads the fields of a list that is told in a sentence. */
export function tableTold(text: string, language: Language, fieldsOf: (sentence: string) => SaidField[]): TableTold | undefined {
  const found = eats.test(text) ? forms[language].exec(text) : null
  if (!found) return undefined
  const items = found.groups?.asked?.trim().replaceAll(filler, '')
  const fields = items ? fieldsOf(frame[language](items)) : []
  // without questions of its own it is read with the rest
  return fields.length >= fieldsMin ? { start: found.index, end: found.index + found[0].length, fields } : undefined
}

export function takeTable(intent: Intent, told: TableTold | undefined): void {
  if (!told) return
  const known = knownThings.get('booking')!
  const { one, many } = known.nouns[intent.language]
  intent.kinds.add('booking')
  intent.things = intent.things.filter(({ known: other }) => other?.id !== 'booking' && other?.id !== 'reservation')
  const thing: SaidThing = {
    known,
    one: capitalised(one),
    many: capitalised(many),
    fields: told.fields,
    views: [],
    parents: [],
    naming: false,
    owns: true,
  }
  intent.things.push(thing)
  used(intent, told.start, told.end)
}

// "Staff rota for a restaurant", "personalschema för ett kafé": what is asked for is what the project is called, and no trade alone.
import type { Language } from '#shared/languages.ts'

const heads: Partial<Record<Language, RegExp>> = {
  en: /^(?:an? |the |my |our )?(?<head>[\p{L}'-]+(?: [\p{L}'-]+){0,2}) (?:for|at) (?<whose>(?:(?:an?|the|my|our|this) )?[\p{L}' -]+)/iu,
  sv: /^(?:en |ett |min |mitt |vår |vårt )?(?<head>[\p{L}-]{6,}) (?:för|till|på|åt|hos) (?<whose>[\p{L} -]+)/iu,
}
/** What tells only that something is to be built; one who says what it does names nothing. */
const tellsNothing =
  /^trackers?$|(?:^|\s)(?:i|we|us|me|run|have|has|sell|jag|vi|apps?|web|tools?|systems?|software|platform|programs?|web ?sites?|sites?|pages?|something|solution|portal|dashboard|overview|shop|store|booking|bookings|help|need|want|build|make|create|track|manage|keep|looking|appen|webbapp|hemsida|webbplats|webbshop|verktyg|sida|något|plats|översikt|bokning|hjälp)(?:\s|$)/iu

/** What stands ahead of "for" where the place stands behind it, as it was written; undefined where that names nothing. */
export function headOf(prompt: string, language: Language, place: string): string | undefined {
  const found = heads[language]?.exec(prompt.trim())?.groups
  if (!found || tellsNothing.test(found.head!)) return undefined
  return found.whose!.toLowerCase().includes(place) ? found.head!.toLowerCase() : undefined
}

const sheet: Partial<Record<Language, RegExp>> = {
  en: /^(?:an? |my |our )?(?:(?:simple|small|little|basic|personal|online|easy) )*(?<name>(?!an? )[\p{L}'-]+(?: [\p{L}'-]+)? (?:planner|tracker|log|diary|journal|notebook|organi[sz]er|register|calendar|collection))(?= (?:for|with|of|to|where|that)(?!\p{L})|[,:.\n]|$)/iu,
  sv: /^(?:(?:en |ett |min |vår )?(?:\p{L}+s )?(?<name>\p{L}{3,}(?:planerare|dagbok|loggbok|logg|register|schema|kalender|journal|samling))(?= (?:för|med|till|på|där|som|över|av)(?!\p{L})|[,:.\n]|$)|(?:jag vill ha |vi vill ha |gör )?en tavla (?:för|över) (?:mina |våra |alla )?(?<name>\p{L}{6,})(?!\p{L}))/iu,
}
const toDo = /^(?:i|we|make|build|create|need|want|track|keep|please|can|something|app|web)(?: |$)/i

/** "Budget planner with …", "träningsdagbok med …": what a description calls the whole, as its first words. */
export function sheetOf(prompt: string, language: Language): string | undefined {
  const name = sheet[language]?.exec(prompt.trim())?.groups?.name
  return name && !toDo.test(name) ? name.toLowerCase() : undefined
}

const fewWordsMin = 2
const fewWordsMax = 4
const onlyWords = /^[\p{L}'’-]+(?: [\p{L}'’-]+)*[.!]?$/u
/** "Church hall bookings": a few words without a verb are what the whole is called; undefined where more is told. */
export function fewWords(prompt: string, language: Language): string | undefined {
  const told = prompt.trim().replace(/^(?:an? |my |our |the |en |ett |min |mitt |vår |vårt )/iu, '')
  const count = told.split(' ').length
  if (language !== 'en' || count < fewWordsMin || count > fewWordsMax || !onlyWords.test(told)) return undefined
  if (tellsNothing.test(told) && !/ (?:bookings?|overview)$/i.test(told)) return undefined
  return toDo.test(told) || /\b(?:for|with|of|to|in|on|at|by|that|from|and)\b/i.test(told)
    ? undefined
    : told.replace(/[.!]$/, '').toLowerCase()
}

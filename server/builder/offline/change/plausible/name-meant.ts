// What something new is called, without the words that only asked for it: "stick home or away" is Home or away, "typ ett anteckningsfält" is
// Anteckningsfält, "how much light it likes" tells of the light, "uppföljning på korten" of the follow-up.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { capitalised } from '../../understand/said.ts'
import { readingsIn } from '../resolve.ts'

/** In front of a name, where a wish begins with it. */
const asking: Record<Language, RegExp> = {
  en: /^(?:stick|put|pop|chuck|throw|bung|slap|note(?: down)?|jot(?: down)?|write(?: down)?|record|enter|include|need|want|have|add|get)(?: in| on| down| me| us)*(?: (?:an?|the|some|another|their|a box for|a field for|a place for|room for|somewhere for))? (?=\p{L}{3})/iu,
  sv: /^(?:typ|alltså|liksom|sätt(?:a)?(?: in| dit)?|stoppa in|peta in|skriv(?:a)?(?: in| upp)?|fyll(?:a)? i|notera|anteckna|lägg(?:a)?(?: in| till)?|behöver|vill ha|ha)(?: med)?(?: (?:en|ett|något|nåt|några|även|också))? (?=\p{L}{3})/iu,
  ja: /^(?:あと|それと|できれば|ついでに)、?/u,
}
/** Behind a name: where it is to be seen, and that it is. */
const place: Record<Language, RegExp> = {
  en: / (?:on|in|to|for) (?:the|each|every|all(?: the)?) (?:cards?|lists?|tables?|forms?|pages?|menu|records?|screen|overview)$| there (?:are|is|will be)$/iu,
  sv: / (?:på|i|till) (?:korten|kortet|listan|tabellen|formuläret|sidan|menyn|skärmen|översikten|varje kort)$/iu,
  ja: /(?:も|とか|など)$/u,
}
/** "Kvar på kortet" is left as it is. */
const placedMin = 5

/** "A field for the tool", "whether I saw eggs", "which flour I used": where it is written, whether it is so, who did it. */
const around: Partial<Record<Language, RegExp>> = {
  en: /^(?:field|column|(?:check|tick|text)? ?box|drop-?down|place|space|line) for (?:the |an? |whether )?(?=\p{L}{2})|^whether (?:or not )?(?:i|we|they|he|she|it|you) (?:(?:is|are|was|were|has|have|had) )?(?=\p{L}{3})|^(?:which|what) (?=[\p{L}-]+(?: [\p{L}-]+)? (?:i|we|they|he|she|it|you) \p{L}+$)/iu,
  sv: /^(?:fält|kolumn|(?:kryss)?ruta|bock) för (?:att (?:ange|skriva) )?(?=\p{L}{2})/iu,
}
const doer = / (?:i|we|they|he|she|it|you) \p{L}+$/iu

/** "Can I rate each bake" is what it is rated. */
const rated: Partial<Record<Language, readonly [RegExp, string]>> = {
  en: [/^(?:(?:can|could|let|me|i|we|to) )*rate(?: (?:each|every|all|the|my|our|\p{L}+)){0,3}$/iu, 'Rating'],
  sv: [/^(?:(?:kan|kunna|jag|vi|man) )*betygsätta(?: \p{L}+){0,3}$/iu, 'Betyg'],
}

/** "How much light it likes": the light. */
const howMuch: Record<Exclude<Language, 'ja'>, string> = {
  en: String.raw`\bhow (?:much|many) (?<what>[\p{L}-]+) (?:it|they|he|she|we|i|you) `,
  sv: String.raw`(?<!\p{L})hur (?:mycket|många) (?<what>[\p{L}-]+) (?:den|det|de|dom|han|hon|vi|jag|man) `,
}

const isKnown = (name: string, language: Language) =>
  readingsIn(name, language).some(({ kind }) => kind === 'field' || kind === 'thing')

/** The wish, or a part of it, begins with these words. */
const opens = (label: string, text: string): boolean =>
  new RegExp(
    String.raw`(?:^|[,.;:!?]\s*|\b(?:and|och|please|to|att|you|kan|vill|också|also)\s+)${escaped(label)}(?!\p{L})`,
    'iu',
  ).test(text)

/** The name that was meant, and the same name where nothing is beside it. */
export function nameMeant(label: string, text: string, language: Language): string {
  const eaten = language === 'ja' ? undefined : eatenIn(label, text, language)
  if (eaten) return capitalised(eaten)
  if (isKnown(label, language)) return label
  const [rates, rating] = rated[language] ?? []
  if (rates?.test(label)) return rating!
  const inside = around[language] ? label.replace(around[language], '') : label
  if (inside !== label) return capitalised(/^(?:which|what) /iu.test(label) ? inside.replace(doer, '') : inside)
  const there = label.replace(place[language], '')
  const placed = language === 'ja' || there.length >= placedMin ? there : label
  const asked = opens(placed, text) ? placed.replace(asking[language], '') : placed
  return asked === label || !asked ? label : capitalised(asked)
}
const eatenIn = (label: string, text: string, language: Exclude<Language, 'ja'>) =>
  new RegExp(`${howMuch[language]}${escaped(label)}(?!\\p{L})`, 'iu').exec(text)?.groups?.what

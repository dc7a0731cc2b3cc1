// "I've a book by the till and the accountant does the invoices in Fortnox. Each repair needs …": of several sentences those that only tell
// how things are. Their nouns are no lists and no fields. Which they are is told by the marks: nothing in them is likely to name what is kept.
import type { Language } from '#shared/languages.ts'
import { blank, evenOut } from '../even-out.ts'
import type { Intent, SaidThing } from '../intent.ts'
import type { Stretch } from '../told/telling.ts'
import { hearMarks } from './hear-marks.ts'
import { pagesAsked } from './pages-asked.ts'

const sentencesMin = 3
/** A sentence in which no word is so likely to be a mark tells. */
const doubted = 0.4
/** Only where another sentence surely names something. */
const surely = 0.9

const ends: Record<Language, RegExp> = {
  en: /(?<=[.!?])\s+(?=\S)|\n+/g,
  sv: /(?<=[.!?])\s+(?=\S)|\n+/g,
  ja: /(?<=[。！？!?])\s*(?=\S)|\n+/g,
}

export function sentencesIn(text: string, language: Language): Stretch[] {
  const sentences: Stretch[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(ends[language])) {
    sentences.push({ start, end: index })
    start = index + found.length
  }
  return [...sentences, { start, end: text.length }]
}

/** What asks for something, or says what is listed. */
export const asks: Record<Language, RegExp> = {
  en: /\b(?:want|wants|need|needs|like|love|please|could|can (?:you|we|i)|should|must|would|prefer|build|make|create|give|show|say|lists?|log of|record of|also|plus|track|register|per|each|board)\b|:|^\s*[-*•]/i,
  sv: /(?<!\p{L})(?:vill|behöver|behövs|skulle|ska (?:ha|finnas|få)|gärna|tack|borde|måste|lista|logg|register|även|också|samt|visa|bygg|skapa|gör|önskar|per)(?!\p{L})|:|^\s*[-*•]/iu,
  ja: /たい|ほしい|欲しい|ください|下さい|お願い|できれば|ごと|それぞれ|[：:]|も。?$/u,
}
/** "The wheelchair need not be in it", "the bank has those already". */
const refuses: Record<Language, RegExp> = {
  en: /\b(?:not|n['’]t|never|no|nothing|nobody|without|already|instead of)\b/i,
  sv: /(?<!\p{L})(?:inte|aldrig|ingen|inget|inga|utan|redan|slipper|istället)(?!\p{L})/iu,
  ja: /ません|ない|不要|いりません|以外|関係/u,
}
/** What stands for something that was named before. */
const meant: Record<Language, RegExp> = {
  en: /\b(?:them|they|each one|every one|it|its|those|these)\b/i,
  sv: /(?<!\p{L})(?:dem|dom|de|den|det|var och en)(?!\p{L})/iu,
  ja: /それ|これ/u,
}

/** The sentences of the prompt that only tell, given what the reader made of it by its own signs. */
export function tellOnly(intent: Intent): Stretch[] {
  const { prompt, language } = intent
  const sentences = sentencesIn(evenOut(prompt, language), language)
  if (sentences.length < sentencesMin) return []
  const { markChance } = hearMarks(intent)
  const told = sentences.map((sentence) => ({ ...sentence, likely: markChance(sentence) }))
  if (!told.some(({ likely }) => likely >= surely)) return []
  const tells = told.map(({ start, end, likely }) => {
    const sentence = prompt.slice(start, end)
    const isAsked = asks[language].test(sentence) && !refuses[language].test(sentence)
    return likely < doubted && !isAsked && !pagesAsked(sentence, language).length
  })
  // "There are 31 of them. For each one: …"
  for (let at = told.length - 2; at >= 0; at--) {
    const { start, end } = told[at + 1]!
    if (!tells[at + 1] && meant[language].test(prompt.slice(start, end))) tells[at] = false
  }
  return told.filter((_sentence, at) => tells[at])
}

/** What is kept, as `read` reads the prompt without what only tells; the trade, the looks and the pages stay. */
export function leaveTold(intent: Intent, read: (prompt: string) => Intent): void {
  const told = tellOnly(intent)
  if (!told.length) return
  const asked = read(told.reduce((text, { start, end }) => blank(text, start, end), intent.prompt))
  if (!asked.things.some(({ fields }) => fields.length)) return
  const sameAs = (thing: SaidThing | undefined) => asked.things.find(({ one }) => one === thing?.one)
  intent.views = intent.views.flatMap((each) =>
    !each.thing ? each : sameAs(each.thing) ? { ...each, thing: sameAs(each.thing)! } : [],
  )
  Object.assign(intent, { things: asked.things, loose: asked.loose, unknown: asked.unknown })
  intent.spans = [...asked.spans, ...told.map((stretch) => ({ ...stretch, as: 'filler' as const }))]
}

// "I've a book by the till and the accountant does the invoices in Fortnox. Each repair needs …": of several sentences those that only tell
// how things are. Their nouns are no lists and no fields. Which they are was learned from marked prompts.
import type { Language } from '#shared/languages.ts'
import { softmax } from '../../learning/linear.ts'
import { blank, evenOut } from '../even-out.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { hasBullet } from '../outline/line-groups.ts'
import type { Stretch } from '../told/telling.ts'
import { hearMarks } from './hear-marks.ts'
import { pagesAsked } from './pages-asked.ts'
import { sentenceFeatures, sentenceKinds, sentencesIn } from './sentences.ts'
import { learnedFor } from './weights.ts'

const sentencesMin = 3
/** Only where another sentence surely names something. */
const surely = 0.9
/** A sentence is told if it is less likely than that to ask, and no word in it more likely than that to be a mark. */
const told = [
  { asks: 0.4, mark: 0.3 },
  { asks: 0.06, mark: 0.96 },
]
/** What oneself wishes. */
const wishes: Record<Language, RegExp> = {
  en: /\b(?:i|we)(?:['’]d| would)?(?: also| really)? (?:want|need|like|love|prefer)\b|\bwould be\b|\bplease\b/i,
  sv: /(?<!\p{L})(?:jag|vi)(?: skulle)? (?:vill|behöver|önskar)|vill (?:jag|vi)|vore|gärna|ska (?:ha|finnas|det (?:stå|synas|finnas))(?!\p{L})/iu,
  ja: /たい|ほしい|欲しい|ください|下さい|うれしい|嬉しい|助かり/u,
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
  const { marks, markChance } = hearMarks(intent)
  const marked = sentences.map(markChance)
  if (!marked.some((chance) => chance >= surely)) return []
  const features = sentenceFeatures(prompt, sentences, language)
  const isTold = sentences.map(({ start, end }, at) => {
    const asking = softmax(learnedFor(language).sentences(features[at]!))[sentenceKinds.indexOf('asks')]!
    const isUnasked = told.some(({ asks, mark }) => asking < asks && marked[at]! < mark)
    const sentence = prompt.slice(start, end)
    return isUnasked && !wishes[language].test(sentence) && !pagesAsked(sentence, language).length
  })
  keepBlocks(prompt, sentences, marked, isTold)
  // "There are 31 of them. For each one: …"
  for (let at = sentences.length - 2; at >= 0; at--) {
    const { start, end } = sentences[at + 1]!
    if (!isTold[at + 1] && meant[language].test(prompt.slice(start, end))) isTold[at] = false
  }
  const left = sentences.filter((_sentence, at) => isTold[at])
  // 「修理の受付を紙でやっています。お客さんの名前、車種、見積金額をボードで見たい」: what is kept is named where it is told
  const isNamed = marks.some(({ name, from }) => name === 'list' && !left.some(({ start, end }) => start <= from && from < end))
  return isNamed ? left : []
}

/** Of lines with bullets below each other, where one surely names something, none only tells. */
function keepBlocks(prompt: string, sentences: readonly Stretch[], marked: readonly number[], isTold: boolean[]): void {
  const isBullet = sentences.map(({ start, end }) => {
    const from = end - prompt.slice(start, end).trimStart().length
    return hasBullet(prompt.slice(prompt.lastIndexOf('\n', from - 1) + 1))
  })
  for (let from = 0; from < sentences.length; from++) {
    if (!isBullet[from]) continue
    let to = from
    while (isBullet[to + 1] && !/\n\s*\n/.test(prompt.slice(sentences[to]!.start, sentences[to + 1]!.start))) to++
    if (marked.slice(from, to + 1).some((chance) => chance >= surely)) isTold.fill(false, from, to + 1)
    from = to
  }
}

/**
 * What is kept and done, as `read` reads the prompt without what only tells; the trade, the looks and the pages stay. Says what is left of
 * the prompt, each letter at its place.
 */
export function leaveTold(intent: Intent, read: (prompt: string) => Intent): string {
  const { prompt } = intent
  const left = tellOnly(intent)
  if (!left.length) return prompt
  const asked = read(left.reduce((text, { start, end }) => blank(text, start, end), prompt))
  if (!asked.things.some(({ fields }) => fields.length)) return prompt
  const sameAs = (thing: SaidThing | undefined) => asked.things.find(({ one }) => one === thing?.one)
  intent.views = intent.views.flatMap((each) =>
    !each.thing ? each : sameAs(each.thing) ? { ...each, thing: sameAs(each.thing)! } : [],
  )
  const { things, loose, unknown, tools, kinds, toolFirst } = asked
  Object.assign(intent, { things, loose, unknown, tools, kinds, toolFirst })
  intent.spans = [...asked.spans, ...left.map((stretch) => ({ ...stretch, as: 'filler' as const }))]
  return asked.prompt
}

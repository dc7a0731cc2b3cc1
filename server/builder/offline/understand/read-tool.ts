// A small tool that a whole sentence asks for, where in the text it stands, and what is put into it.
import { businessEntries } from '../lexicon/tool-entries/business-entries.ts'
import { calculatorEntries } from '../lexicon/tool-entries/calculator-entries.ts'
import { everydayEntries } from '../lexicon/tool-entries/everyday-entries.ts'
import { toolPhrases } from '../lexicon/tool-phrases.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import type { Language } from '#shared/languages.ts'
import type { Stretch } from './told/telling.ts'

/** "hur mycket el vi drar varje månad som staplar": what is compared over time is kept and not worked out once. */
const drawn = /(?<!\p{L})(?:kurv|stap(?:el|lar)|diagram|graf(?!i)|tårt|jämför)/iu
const grows = /växer|ränta/i

export function readTool(
  text: string,
  language: Language,
): { tool: ToolId; start: number; end: number; inputs: Stretch[] } | null {
  for (const [phrase, tool] of toolPhrases[language]) {
    const found = phrase.exec(text)
    if (!found || (language === 'sv' && drawn.test(text) && !grows.test(text))) continue
    const end = found.index + found[0].length
    // what stands before only asks for it: "a calculator for"
    return { tool, start: found.index, end, inputs: reckoners.has(tool) ? inputsOf(text, end, language) : [] }
  }
  return null
}

/** Tools that know what they need to work something out. */
export const reckoners: ReadonlySet<string> = new Set<string>([
  ...Object.keys({ ...businessEntries, ...calculatorEntries, ...everydayEntries }),
  'loanCalculator',
  'percentCalculator',
  'bmiCalculator',
  'tipCalculator',
  'expenseSplitter',
  'unitConverter',
])
/** "You enter the size of the walls", "man fyller i måtten", 人数を入力: what the tool asks for by itself. */
const putIn: Record<Language, RegExp> = {
  en: /\b(?:i|you|we|one|people|users?|it|they) (?:can |should |just |only |have to |must )?(?:asks? for|takes?|enters?|types?(?: in)?|fills? in|puts? in|inputs?|gives?|chooses?|picks?|selects?) [^.!?\n]+/giu,
  sv: /(?<!\p{L})(?:(?:man|jag|du|vi|den|användaren) (?:ska |kan |bara |får )*(?:fyller? i|skriver?(?: in)?|anger|ange|matar? in|väljer?|knappar? in|slår? in|frågar efter)|(?:fyller|skriver|matar|knappar) (?:man|jag|du|vi) in?) [^.!?\n]+/giu,
  ja: /[^。\n]*(?:を|も|は)(?:入力|入れ|選[びぶん]|指定|打ち込)[^。\n]*/gu,
}
/** What was put in is kept. */
const kept: Record<Language, RegExp> = {
  en: /\b(?:save[sd]?|keep|kept|store[sd]?|log|list|history|record)\b/i,
  sv: /spara(?!nde)|logg|lista|historik|(?<!\p{L})minns/iu,
  ja: /保存|履歴|記録|一覧|残し/u,
}
const inputsOf = (text: string, from: number, language: Language): Stretch[] =>
  [...text.slice(from).matchAll(putIn[language])]
    .filter(([said]) => !kept[language].test(said))
    .map(({ index, 0: { length } }) => ({ start: from + index, end: from + index + length }))

// A small tool that a whole sentence asks for, and where in the text it stands.
import { toolPhrases } from '../lexicon/tool-phrases.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import type { Language } from '#shared/languages.ts'

/** "hur mycket el vi drar varje månad som staplar": what is compared over time is kept and not worked out once. */
const drawn = /(?<!\p{L})(?:kurv|stap(?:el|lar)|diagram|graf(?!i)|tårt|jämför)/iu
const grows = /växer|ränta/i

export function readTool(text: string, language: Language): { tool: ToolId; start: number; end: number } | null {
  for (const [phrase, tool] of toolPhrases[language]) {
    const found = phrase.exec(text)
    if (!found || (language === 'sv' && drawn.test(text) && !grows.test(text))) continue
    const end = found.index + found[0].length
    // what stands before only asks for it: "a calculator for"
    return { tool, start: found.index, end }
  }
  return null
}

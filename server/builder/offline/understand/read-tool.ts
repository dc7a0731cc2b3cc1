// A small tool that a whole sentence asks for, and where in the text it stands.
import { studyPhrases } from '../lexicon/study-phrases.ts'
import { swedishToolPhrases } from '../lexicon/tool-phrases.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import type { Language } from '#shared/languages.ts'

export function readTool(text: string, language: Language): { tool: ToolId; start: number; end: number } | null {
  for (const [phrase, tool] of language === 'sv' ? swedishToolPhrases : studyPhrases[language]) {
    const found = phrase.exec(text)
    if (!found) continue
    const end = found.index + found[0].length
    return { tool, start: end - found[1]!.length, end }
  }
  return null
}

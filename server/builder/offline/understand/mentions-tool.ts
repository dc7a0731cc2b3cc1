// "track my chess games", "piano students", "inventory with QR codes", "drum kit shop": what a tool could be made of is only mentioned.
import { arcadeEntries } from '../lexicon/tool-entries/arcade-entries.ts'
import { boardGameEntries } from '../lexicon/tool-entries/board-game-entries.ts'
import { makerEntries } from '../lexicon/tool-entries/maker-entries.ts'
import { soundEntries } from '../lexicon/tool-entries/sound-entries.ts'
import { tableGameEntries } from '../lexicon/tool-entries/table-game-entries.ts'
import { textEntries } from '../lexicon/tool-entries/text-entries.ts'
import { wordGameEntries } from '../lexicon/tool-entries/word-game-entries.ts'
import type { Latin, Token } from './tokens.ts'

/** Their names are those of things that people also keep, sell and teach. */
const named = new Set(
  [arcadeEntries, boardGameEntries, makerEntries, soundEntries, tableGameEntries, textEntries, wordGameEntries].flatMap(
    (entries) => Object.keys(entries),
  ),
)
const joints = {
  en: /^(?:with|like|using|via|about)$/,
  sv: /^(?:med|som|via|om|av|på)$/,
}
const keeping = {
  en: /^(?:track|tracks|tracking|tracker|log|logs|logging|record|records|list|collection|catalogue?|database|register|history|keep|keeping|manage|managing|shop|store|sell|selling|teach|teaching|club|school)$/,
  sv: /^(?:logga|lista|spara|samling|register|historik|butik|sälja|säljer|lära|kurs|skola|klubb|förening|musikskola|\p{L}+(?:skola|klubb|butik|lista))$/u,
}
const keepingWithin = 4
/** What may stand behind the name of a tool. */
const goesOn = {
  en: /^(?:with|among|that|where|which|of|for|in|on|to|and|or|using|please|by|as|against|vs|from|so|who|when|i|we|me|my|games?|apps?|application|tool|page|web|site|website|widget|online|program|software|simulator|clone|trainer|puzzles?|called|named)$/,
  sv: /^(?:med|bland|som|där|för|i|på|till|och|eller|mot|tack|åt|app|appen|spel|spelet|verktyg|sida|sidan|online|när|så|jag|vi|man|att)$/,
}

/** Whether the tokens from `from` to before `to`, which name the tool, only mention it. */
export function mentionsTool(tool: string, tokens: readonly Token[], from: number, to: number, language: Latin): boolean {
  if (!named.has(tool)) return false
  const before = tokens.slice(Math.max(0, from - keepingWithin), from)
  const next = tokens[to]
  return (
    joints[language].test(before.at(-1)?.low ?? '') ||
    before.some(({ low, mark }) => !mark && keeping[language].test(low)) ||
    (next !== undefined && !next.mark && !goesOn[language].test(next.low))
  )
}

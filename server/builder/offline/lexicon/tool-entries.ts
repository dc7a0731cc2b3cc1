// The small tools and games that are written by hand (sandbox/kit/src/tools) and the words people ask for them with: data, in
// three languages. A new tool = an entry here, its words in tool-words, its component in the kit, named after the entry's id.
import type { looks, palettes } from '../model.ts'
import { arcadeEntries } from './tool-entries/arcade-entries.ts'
import { boardGameEntries } from './tool-entries/board-game-entries.ts'
import { businessEntries } from './tool-entries/business-entries.ts'
import { calculatorEntries } from './tool-entries/calculator-entries.ts'
import { commonEntries } from './tool-entries/common-entries.ts'
import { everydayEntries } from './tool-entries/everyday-entries.ts'
import { makerEntries } from './tool-entries/maker-entries.ts'
import { pastimeEntries } from './tool-entries/pastime-entries.ts'
import { soundEntries } from './tool-entries/sound-entries.ts'
import { tableGameEntries } from './tool-entries/table-game-entries.ts'
import { textEntries } from './tool-entries/text-entries.ts'
import { wordGameEntries } from './tool-entries/word-game-entries.ts'

type Texts = [title: string, lead: string, words: string]
export type ToolEntry = {
  /** a lucide icon in PascalCase */
  icon: string
  palette: (typeof palettes)[number]
  look: (typeof looks)[number]
  /** the thing whose rows the tool works on: a page beside its list */
  thing?: string
  /** comes along with its thing; otherwise only when asked for */
  usual?: boolean
  en: Texts
  sv: Texts
  ja: Texts
}

export const toolEntries = {
  ...commonEntries,
  ...calculatorEntries,
  ...everydayEntries,
  ...boardGameEntries,
  ...tableGameEntries,
  ...arcadeEntries,
  ...wordGameEntries,
  ...pastimeEntries,
  ...textEntries,
  ...makerEntries,
  ...soundEntries,
  ...businessEntries,
} as const satisfies Record<string, ToolEntry>

export type ToolId = keyof typeof toolEntries
export const toolIds = Object.keys(toolEntries) as [ToolId, ...ToolId[]]
export const toolEntryOf = (id: ToolId): ToolEntry => toolEntries[id]

/** A game is the whole of what is asked for: its score, levels and players are no lists. */
export const gameIds = new Set<string>([
  ...Object.keys({ ...boardGameEntries, ...tableGameEntries, ...arcadeEntries }),
  ...(['ticTacToe', 'memoryGame', 'snake', 'game2048', 'wordGuess', 'hangman', 'simonGame', 'slidingPuzzle'] as const),
  ...(['rockPaperScissors', 'guessNumber', 'typingTest', 'reactionTest', 'magicBall', 'timesTables', 'mathPractice'] as const),
])

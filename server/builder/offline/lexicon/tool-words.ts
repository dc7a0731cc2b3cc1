// The words of the hand-made tools: `%%tipBill%%` in sandbox/kit/src/tools is `tip.bill` here, in English, Swedish and Japanese.
// Apostrophes are typographic and {gaps} are filled while the tool runs, because these texts land inside quotes and JSX.
import type { Language } from '#shared/languages.ts'
import { languages } from '#shared/languages.ts'
import { boardGameWords } from './tool-words/board-game-words.ts'
import { arcadeWords } from './tool-words/arcade-words.ts'
import { wordGameDecks } from './tool-words/word-game-decks.ts'
import { wordGameWords } from './tool-words/word-game-words.ts'
import { textWords } from './tool-words/text-words.ts'
import { makerWords } from './tool-words/maker-words.ts'
import { pastimeWords } from './tool-words/pastime-words.ts'
import { soundWords } from './tool-words/sound-words.ts'
import { businessWords } from './tool-words/business-words.ts'
import { counterWords } from './tool-words/counter-words.ts'
import { everydayWords } from './tool-words/everyday-words.ts'
import { gameWords } from './tool-words/game-words.ts'
import { homeWords } from './tool-words/home-words.ts'
import { moneyWords } from './tool-words/money-words.ts'
import { studyWords } from './tool-words/study-words.ts'
import { tableGameWords } from './tool-words/table-game-words.ts'
import { timeWords } from './tool-words/time-words.ts'

export type ToolTexts = Record<string, Record<string, readonly [en: string, sv: string, ja: string]>>

const groups: ToolTexts = {
  ...counterWords,
  ...timeWords,
  ...gameWords,
  ...studyWords,
  ...homeWords,
  ...moneyWords,
  ...everydayWords,
  ...businessWords,
  ...soundWords,
  ...makerWords,
  ...textWords,
  ...wordGameWords,
  ...wordGameDecks,
  ...pastimeWords,
  ...arcadeWords,
  ...boardGameWords,
  ...tableGameWords,
}

/** Every word of the tools in a language, by the name it has in the kit. */
export const toolWordsOf = Object.fromEntries(
  languages.map((language, at) => [
    language,
    Object.fromEntries(
      Object.entries(groups).flatMap(([group, words]) =>
        Object.entries(words).map(([word, texts]) => [group + word.charAt(0).toUpperCase() + word.slice(1), texts[at]!]),
      ),
    ),
  ]),
) as Record<Language, Record<string, string>>

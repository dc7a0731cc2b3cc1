// Words of the board games and puzzles.
import type { ToolTexts } from '../tool-words.ts'

export const boardGameWords = {} as const satisfies ToolTexts

// Words of the games of words and of a party.
import type { ToolTexts } from '../tool-words.ts'

export const wordGameWords = {} as const satisfies ToolTexts

// Words of the pages that make something to print, to send or to decide by.
import type { ToolTexts } from '../tool-words.ts'

export const makerWords = {} as const satisfies ToolTexts

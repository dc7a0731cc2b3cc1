// Words of the tools for texts and code.
import type { ToolTexts } from '../tool-words.ts'

export const textWords = {} as const satisfies ToolTexts

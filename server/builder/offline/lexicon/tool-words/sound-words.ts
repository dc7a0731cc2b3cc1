// Words of the instruments and sounds.
import type { ToolTexts } from '../tool-words.ts'

export const soundWords = {} as const satisfies ToolTexts

// Words of the calculators for a firm and for oneself.
import type { ToolTexts } from '../tool-words.ts'

export const businessWords = {} as const satisfies ToolTexts

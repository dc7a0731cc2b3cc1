// Words of the games of quick fingers.
import type { ToolTexts } from '../tool-words.ts'

export const arcadeWords = {} as const satisfies ToolTexts

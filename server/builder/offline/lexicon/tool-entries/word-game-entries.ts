// The hand-made games of words and of a party, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const wordGameEntries = {} as const satisfies Record<string, ToolEntry>

// The hand-made board games and puzzles, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const boardGameEntries = {} as const satisfies Record<string, ToolEntry>

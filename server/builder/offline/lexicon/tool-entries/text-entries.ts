// The hand-made tools for texts and code, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const textEntries = {} as const satisfies Record<string, ToolEntry>

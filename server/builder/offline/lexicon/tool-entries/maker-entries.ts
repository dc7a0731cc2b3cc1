// The hand-made pages that make something to print, to send or to decide by, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const makerEntries = {} as const satisfies Record<string, ToolEntry>

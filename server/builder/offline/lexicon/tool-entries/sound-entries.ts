// The hand-made instruments and sounds, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const soundEntries = {} as const satisfies Record<string, ToolEntry>

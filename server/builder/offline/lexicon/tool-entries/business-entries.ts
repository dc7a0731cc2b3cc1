// The hand-made calculators for a firm and for oneself, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const businessEntries = {} as const satisfies Record<string, ToolEntry>

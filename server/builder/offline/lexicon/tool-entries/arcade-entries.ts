// The hand-made games of quick fingers, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const arcadeEntries = {} as const satisfies Record<string, ToolEntry>

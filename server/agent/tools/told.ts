import type { DraftOutcome } from '../../projects/draft.ts'

/** What the builder hears of a change to the draft. */
export const told = (outcome: DraftOutcome) =>
  outcome.ok ? { path: outcome.path, change: outcome.change } : { path: outcome.path, error: outcome.message }

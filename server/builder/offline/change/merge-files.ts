// Brings a changed model's files into a draft that a person may have edited by hand: base = what the old model gave,
// mine = the draft now, theirs = what the new model gives. Hand edits always win; nothing is lost silently.
import { diff3Merge } from 'node-diff3'
import type { SourceChanges, SourceFiles } from '#server/compiler/compiler.ts'

export type Merge = {
  /** path -> new text, or null to delete; only what differs from the draft */
  changes: SourceChanges
  /** merged line by line with edits made by hand */
  merged: string[]
  /** left as they are, because the edits and the change touch the same lines */
  kept: string[]
}

const linesOf = (text: string) => text.split('\n')

/** The text with both sides' changes, or null where they touch the same lines. */
function mergeText(base: string, mine: string, theirs: string): string | null {
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true })
  const lines: string[] = []
  for (const region of regions) {
    if (!region.ok) return null
    lines.push(...region.ok)
  }
  return lines.join('\n')
}

/** Total: every path of the three sides ends up replaced, merged, kept, added, deleted or untouched. */
export function mergeFiles({ base, mine, theirs }: { base: SourceFiles; mine: SourceFiles; theirs: SourceFiles }): Merge {
  const changes: SourceChanges = {}
  const merged: string[] = []
  const kept: string[] = []
  for (const path of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    const [was, now, next] = [base[path], mine[path], theirs[path]]
    if (was === next || now === next) continue
    if (next === undefined) {
      // the model no longer wants the file: delete it unless somebody worked in it
      if (now === was) changes[path] = null
      else if (now !== undefined) kept.push(path)
    } else if (now === undefined) {
      // new in the model, or deleted by hand: a deletion by hand stands
      if (was === undefined) changes[path] = next
      else kept.push(path)
    } else if (now === was) changes[path] = next
    else {
      const text = was === undefined ? null : mergeText(was, now, next)
      if (text === null) kept.push(path)
      else if (text !== now) {
        changes[path] = text
        merged.push(path)
      }
    }
  }
  return { changes, merged, kept }
}

// What the builder hears at the start of a turn: its instructions, the turns before, and the wish. Project files, logs and earlier
// answers are data, and say so; what may be done is decided by the tools, never by a text (D11).
import { readFileSync } from 'node:fs'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { ModelMessage } from 'ai'
import type { Diagnostic } from '#shared/projects.ts'
import { turns } from '../db/schema.ts'
import type { Unit } from '../platform.ts'
import type { TurnRow } from './turns.ts'

export const contextLimits = { earlierTurnsMax: 12, problemsMax: 30 } as const

export const instructions = readFileSync(new URL('./prompt.md', import.meta.url), 'utf8')

/** The conversation so far, oldest first, ending with this turn's prompt. */
export async function conversation(unit: Unit, turn: TurnRow): Promise<ModelMessage[]> {
  const earlier = await unit.db
    .select({ prompt: turns.prompt, summary: turns.summary, state: turns.state })
    .from(turns)
    .where(and(eq(turns.projectId, turn.projectId), lt(turns.number, turn.number)))
    .orderBy(desc(turns.number))
    .limit(contextLimits.earlierTurnsMax)
  const messages: ModelMessage[] = earlier.toReversed().flatMap(({ prompt, summary, state }) => [
    { role: 'user' as const, content: prompt },
    { role: 'assistant' as const, content: summary || `(This turn ended as ${state}.)` },
  ])
  return [...messages, { role: 'user', content: turn.prompt }]
}

/** The server's verdict, put to the builder so that it can mend what it broke. */
export function repairRequest(problems: Diagnostic[]): ModelMessage {
  const lines = problems
    .slice(0, contextLimits.problemsMax)
    .map(({ path, line, column, message }) => `- ${path}:${line}:${column} ${message}`)
  return { role: 'user', content: `The check found these errors. Mend them, then check again.\n${lines.join('\n')}` }
}

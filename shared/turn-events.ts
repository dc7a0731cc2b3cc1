// What happens during a turn, as the browser hears it. The server appends each event to `turn_event` before anyone sees it;
// its sequence number is the `id:` of the event stream, so a reader resumes with `Last-Event-ID` (issue: turns survive a reload).
import { z } from 'zod'
import { diagnosticSchema } from './projects.ts'

export const turnStates = ['queued', 'running', 'done', 'failed', 'stopped'] as const
export type TurnState = (typeof turnStates)[number]
export const isFinished = (state: TurnState) => state === 'done' || state === 'failed' || state === 'stopped'

export const toolNames = ['list_files', 'read_file', 'write_file', 'edit_file', 'delete_file', 'check', 'scaffold'] as const
export type ToolName = (typeof toolNames)[number]

export const turnErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  diagnostics: z.array(diagnosticSchema).optional(),
})
export type TurnError = z.infer<typeof turnErrorSchema>

export const turnEventSchema = z.discriminatedUnion('type', [
  /** Work began; attempt counts from 1. A higher attempt means the turn was resumed after an interruption: forget its earlier text. */
  z.object({ type: z.literal('started'), attempt: z.number(), builder: z.string() }),
  /** A piece of the builder's answer, Markdown, to be appended to what came before. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** A tool began; `path` names the file it works on, where there is one. */
  z.object({ type: z.literal('tool_call'), callId: z.string(), tool: z.string(), path: z.string().optional() }),
  /** The tool ended; `change` says what became of the file, `message` what went wrong. */
  z.object({
    type: z.literal('tool_result'),
    callId: z.string(),
    tool: z.string(),
    ok: z.boolean(),
    path: z.string().optional(),
    change: z.enum(['created', 'edited', 'deleted', 'unchanged']).optional(),
    message: z.string().optional(),
  }),
  /** The server's own check of the draft; empty problems = it compiles, links and type-checks. */
  z.object({ type: z.literal('checked'), problems: z.array(diagnosticSchema) }),
  /** The last event of a turn. */
  z.object({
    type: z.literal('finished'),
    state: z.enum(['done', 'failed', 'stopped']),
    summary: z.string().optional(),
    snapshotId: z.string().optional(),
    error: turnErrorSchema.optional(),
  }),
])
export type TurnEvent = z.infer<typeof turnEventSchema>

export const turnSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  number: z.number(),
  prompt: z.string(),
  state: z.enum(turnStates),
  summary: z.string().optional(),
  snapshotId: z.uuid().optional(),
  error: turnErrorSchema.optional(),
  createdBy: z.object({ id: z.uuid(), name: z.string() }).optional(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
})
export type Turn = z.infer<typeof turnSchema>

// The conversation with the builder, as the browser keeps it: a turn's events folded into what a person reads.
// Events carry the server's sequence, so folding is idempotent: a stream that resumes, repeats or starts over gives the
// same log. Nothing here fails on an event it does not know; it is skipped, so that an older tab survives a newer server.
import type { Diagnostic } from '#shared/projects.ts'
import type { TurnError, TurnEvent, TurnState } from '#shared/turn-events.ts'

export type StepState = 'running' | 'ok' | 'failed'
/** One tool the builder used. `change` is known once it ended. */
export type Step = {
  callId: string
  tool: string
  path?: string
  state: StepState
  change?: 'created' | 'edited' | 'deleted' | 'unchanged'
  message?: string
}
/** The answer in the order it was given: Markdown, then a run of steps, then Markdown again. */
export type Part = { kind: 'text'; text: string } | { kind: 'steps'; steps: readonly Step[] }
export type Outcome = {
  state: Extract<TurnState, 'done' | 'failed' | 'stopped'>
  summary?: string
  snapshotId?: string
  error?: TurnError
}

export type TurnLog = {
  /** The last sequence folded in; 0 before the first. */
  sequence: number
  attempt: number
  parts: readonly Part[]
  problems?: readonly Diagnostic[]
  outcome?: Outcome
}

export const emptyLog: TurnLog = { sequence: 0, attempt: 0, parts: [] }

/** Folds one event into a log; the same log comes back when the event was known already. */
export function foldEvent(log: TurnLog, sequence: number, event: TurnEvent): TurnLog {
  if (sequence <= log.sequence) return log
  const next = { ...log, sequence }
  switch (event.type) {
    case 'started':
      return event.attempt > log.attempt ? { sequence, attempt: event.attempt, parts: [] } : next
    case 'text':
      return { ...next, parts: appendText(log.parts, event.text) }
    case 'tool_call':
      return {
        ...next,
        parts: appendStep(log.parts, { callId: event.callId, tool: event.tool, path: event.path, state: 'running' }),
      }
    case 'tool_result': {
      const { callId, ok, path, change, message } = event
      const ended = (step: Step): Step => ({ ...step, state: ok ? 'ok' : 'failed', path: path ?? step.path, change, message })
      return { ...next, parts: changeStep(log.parts, callId, ended) }
    }
    case 'checked':
      return { ...next, problems: event.problems }
    case 'finished': {
      const { state, summary, snapshotId, error } = event
      return { ...next, outcome: { state, summary, snapshotId, error } }
    }
    default:
      return next
  }
}

/** Every file the log says was written, edited or deleted, each once, in order. */
export function changedPaths(log: TurnLog): string[] {
  const steps = log.parts.flatMap((part) => (part.kind === 'steps' ? part.steps : []))
  return [...new Set(steps.filter((step) => step.change && step.change !== 'unchanged').map((step) => step.path ?? ''))].filter(
    Boolean,
  )
}

function appendText(parts: readonly Part[], text: string): readonly Part[] {
  const last = parts.at(-1)
  if (last?.kind === 'text') return [...parts.slice(0, -1), { kind: 'text', text: last.text + text }]
  // White space alone between two tools is no paragraph and must not split their list.
  return text.trim() === '' ? parts : [...parts, { kind: 'text', text }]
}

function appendStep(parts: readonly Part[], step: Step): readonly Part[] {
  const last = parts.at(-1)
  return last?.kind === 'steps'
    ? [...parts.slice(0, -1), { kind: 'steps', steps: [...last.steps, step] }]
    : [...parts, { kind: 'steps', steps: [step] }]
}

function changeStep(parts: readonly Part[], callId: string, change: (step: Step) => Step): readonly Part[] {
  return parts.map((part) =>
    part.kind === 'steps' && part.steps.some((step) => step.callId === callId)
      ? { kind: 'steps', steps: part.steps.map((step) => (step.callId === callId ? change(step) : step)) }
      : part,
  )
}

// The agent loop: ask the builder, let it use its tools, pass on what happens, until it has said its last word. It touches nothing
// itself: its events are its interface, whoever runs it writes them down. It never throws for what a builder or a model does
// wrong; the outcome says so.
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { stepCountIs, streamText, type ModelMessage } from 'ai'
import type { TurnError, TurnEvent } from '#shared/turn-events.ts'
import type { toolsFor } from './tools/tools.ts'

/** Bounds of one run of the loop. */
export const loopLimits = { stepsMax: 60, textMaxChars: 100_000, modelRetries: 2 } as const

export type LoopInput = {
  model: LanguageModelV4
  instructions: string
  messages: ModelMessage[]
  tools: ReturnType<typeof toolsFor>
  signal: AbortSignal
}
/** `text` is the builder's last word; `messages` what it said and did, to go on from. */
export type LoopOutcome = { text: string; messages: ModelMessage[]; error?: TurnError; stopped: boolean }

export async function* runLoop(input: LoopInput): AsyncGenerator<TurnEvent, LoopOutcome> {
  const result = streamText({
    model: input.model,
    instructions: input.instructions,
    messages: input.messages,
    tools: input.tools,
    abortSignal: input.signal,
    maxRetries: loopLimits.modelRetries,
    stopWhen: stepCountIs(loopLimits.stepsMax),
    onError: () => {},
  })
  let text = ''
  let chars = 0
  let steps = 0
  let error: TurnError | undefined
  let stopped = false
  try {
    for await (const part of result.stream) {
      switch (part.type) {
        case 'start-step':
          steps++
          text = ''
          break
        case 'text-delta':
          chars += part.text.length
          if (chars > loopLimits.textMaxChars) throw new Error('the answer grew too long')
          text += part.text
          if (part.text !== '') yield { type: 'text', text: part.text }
          break
        case 'text-end':
          yield { type: 'text', text: '\n\n' }
          break
        case 'tool-call':
          yield { type: 'tool_call', callId: part.toolCallId, tool: part.toolName, path: pathOf(part.input) }
          break
        case 'tool-result':
          yield toolResult(part.toolCallId, part.toolName, part.output)
          break
        case 'tool-error':
          yield {
            type: 'tool_result',
            callId: part.toolCallId,
            tool: part.toolName,
            ok: false,
            path: pathOf(part.input),
            message: messageOf(part.error),
          }
          break
        case 'abort':
          stopped = true
          break
        case 'error':
          error = { code: 'builder_failed', message: messageOf(part.error) }
          break
      }
    }
  } catch (thrown) {
    if (input.signal.aborted) stopped = true
    else error = { code: 'builder_failed', message: messageOf(thrown) }
  }
  if (input.signal.aborted) return { text, messages: [], stopped: true }
  if (error || stopped) return { text, messages: [], error, stopped }
  if (steps >= loopLimits.stepsMax)
    error = { code: 'too_many_steps', message: `The builder took ${loopLimits.stepsMax} steps without finishing.` }
  return { text, messages: [...(await result.responseMessages)], error, stopped }
}

type ToolOutput = { path?: string; change?: 'created' | 'edited' | 'deleted' | 'unchanged'; error?: string }

function toolResult(callId: string, tool: string, output: unknown): TurnEvent {
  const { path, change, error } = (typeof output === 'object' && output !== null ? output : {}) as ToolOutput
  return { type: 'tool_result', callId, tool, ok: error === undefined, path, change, message: error }
}

const pathOf = (input: unknown): string | undefined => {
  const path = typeof input === 'object' && input !== null && 'path' in input ? input.path : undefined
  return typeof path === 'string' ? path : undefined
}

/** A model service may answer with a page of text; a person needs a sentence. */
const messageMaxChars = 500
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, messageMaxChars)

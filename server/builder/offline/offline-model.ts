// The built-in builder behind the AI SDK's language-model interface: the agent's loop drives it as it drives a model from
// outside, and it drives the same tools. It needs no key, no network and no model. It keeps no state between calls, stops at
// once when told to, and says in words what it cannot do; it never throws on any conversation. Deterministic by design, so
// that a turn that was cut off can be run again.
import { randomUUID } from 'node:crypto'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import { readConversation } from './conversation.ts'
import type { Step } from './next-step.ts'
import { offlineBuilder } from './offline-builder.ts'

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const deltaWords = 3

const finishReason = (step: Step): LanguageModelV4FinishReason => ({
  unified: step.calls.length ? 'tool-calls' : 'stop',
  raw: undefined,
})

/** The text in small pieces that put together give it back. */
const deltasOf = (text: string): string[] =>
  text.match(new RegExp(`(?:\\s*\\S{1,24}){1,${deltaWords}}\\s*`, 'g')) ?? (text ? [text] : [])

const contentOf = (step: Step): LanguageModelV4Content[] => [
  ...(step.text ? [{ type: 'text' as const, text: step.text }] : []),
  ...step.calls.map(({ tool, input }) => ({
    type: 'tool-call' as const,
    toolCallId: randomUUID(),
    toolName: tool,
    input: JSON.stringify(input),
  })),
]

function* partsOf(step: Step): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  for (const content of contentOf(step)) {
    if (content.type === 'text') {
      const id = randomUUID()
      yield { type: 'text-start', id }
      for (const delta of deltasOf(content.text)) yield { type: 'text-delta', id, delta }
      yield { type: 'text-end', id }
    } else if (content.type === 'tool-call') yield content
  }
  yield { type: 'finish', usage, finishReason: finishReason(step) }
}

const stepFor = ({ prompt, abortSignal }: LanguageModelV4CallOptions): Promise<Step> =>
  offlineBuilder.nextStep(readConversation(prompt), abortSignal)

export function createOfflineModel(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'smida',
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options) {
      const step = await stepFor(options)
      return { content: contentOf(step), finishReason: finishReason(step), usage, warnings: [] }
    },
    async doStream(options) {
      const parts = partsOf(await stepFor(options))
      const { abortSignal } = options
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        pull(controller) {
          if (abortSignal?.aborted) return controller.error(abortSignal.reason)
          const next = parts.next()
          if (next.done) controller.close()
          else controller.enqueue(next.value)
        },
      })
      return { stream }
    },
  }
}

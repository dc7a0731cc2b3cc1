// A builder that follows a script, speaking the same interface as a language model: for each wish, a list of steps; a step says
// something and uses tools. It waits between pieces when told to, so that a test can stop it, kill it or look in the middle.
import { ReadableStream } from 'node:stream/web'
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Builder } from '#server/builder/models.ts'

export type Step = { say?: string; use?: { tool: string; input: Record<string, unknown> }[]; waitMs?: number; fail?: string }
export type Script = (wish: string, heard: LanguageModelV4CallOptions['prompt']) => Step[]

export function scriptedBuilder(script: Script, options: { repairRoundsMax?: number } = {}): Builder {
  return { name: 'scripted', model: scriptedModel(script), repairRoundsMax: options.repairRoundsMax ?? 0, wantsStarter: false }
}

function scriptedModel(script: Script): LanguageModelV4 {
  const doStream: LanguageModelV4['doStream'] = async (options) => {
    const lastWish = options.prompt.findLastIndex((message) => message.role === 'user')
    const done = options.prompt.slice(lastWish).filter((message) => message.role === 'tool').length
    const step = script(textOf(options.prompt[lastWish]), options.prompt)[done] ?? {}
    return {
      stream: ReadableStream.from(
        play(step, done, options.abortSignal),
      ) as unknown as globalThis.ReadableStream<LanguageModelV4StreamPart>,
    }
  }
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'scripted',
    supportedUrls: {},
    doStream,
    doGenerate: () => Promise.reject(new Error('only streams')),
  }
}

async function* play(step: Step, number: number, signal?: AbortSignal): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if (step.fail) {
    yield { type: 'error', error: new Error(step.fail) }
    return
  }
  if (step.say) {
    yield { type: 'text-start', id: 'text' }
    for (const word of step.say.split(/(?<= )/)) yield { type: 'text-delta', id: 'text', delta: word }
    yield { type: 'text-end', id: 'text' }
  }
  for (const [n, { tool, input }] of (step.use ?? []).entries()) {
    if (step.waitMs) await pause(step.waitMs, signal)
    yield { type: 'tool-call', toolCallId: `call-${number}-${n}`, toolName: tool, input: JSON.stringify(input) }
  }
  if (step.waitMs && !step.use) await pause(step.waitMs, signal)
  const usage = {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  }
  yield { type: 'finish', finishReason: { unified: step.use ? 'tool-calls' : 'stop', raw: undefined }, usage }
}

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('stopped', 'AbortError'))
    })
  })

const textOf = (message: LanguageModelV4CallOptions['prompt'][number] | undefined): string =>
  message?.role === 'user' ? message.content.map((part) => (part.type === 'text' ? part.text : '')).join('') : ''

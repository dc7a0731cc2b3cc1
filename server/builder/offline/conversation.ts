// What the built-in builder needs of a conversation: the wish, and what the tools have answered in this turn so far.
import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider'

export type ToolAnswer = { tool: string; input: Record<string, unknown>; value: Record<string, unknown>; error: string | null }
export type Conversation = { wish: string; isFirst: boolean; answers: ToolAnswer[] }

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function parsed(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string') return record(value)
  try {
    return record(JSON.parse(value))
  } catch {
    return {}
  }
}

function answerOf(output: LanguageModelV4ToolResultOutput): Pick<ToolAnswer, 'value' | 'error'> {
  switch (output.type) {
    case 'json': {
      const value = record(output.value)
      return { value, error: typeof value.error === 'string' ? value.error : null }
    }
    case 'text':
      return { value: parsed(output.value), error: null }
    case 'error-text':
      return { value: {}, error: output.value }
    case 'error-json':
      return { value: record(output.value), error: JSON.stringify(output.value) }
    case 'execution-denied':
      return { value: {}, error: output.reason ?? 'denied' }
    case 'content':
      return { value: {}, error: 'unreadable answer' }
  }
}

/** The last thing the person said, and the tool answers after it, in order. */
export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  const lastUser = prompt.findLastIndex((message) => message.role === 'user')
  const user = prompt[lastUser]
  const wish = user?.role === 'user' ? user.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n') : ''
  const calls = new Map<string, Pick<ToolAnswer, 'tool' | 'input'>>()
  const answers: ToolAnswer[] = []
  for (const message of prompt.slice(lastUser + 1)) {
    if (message.role !== 'assistant' && message.role !== 'tool') continue
    for (const part of message.content) {
      if (part.type === 'tool-call') calls.set(part.toolCallId, { tool: part.toolName, input: parsed(part.input) })
      if (part.type === 'tool-result')
        answers.push({ tool: part.toolName, input: calls.get(part.toolCallId)?.input ?? {}, ...answerOf(part.output) })
    }
  }
  return { wish: wish.trim(), isFirst: prompt.filter((message) => message.role === 'user').length < 2, answers }
}

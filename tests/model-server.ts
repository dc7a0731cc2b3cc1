// A language-model service on loopback that speaks the OpenAI chat-completions stream and follows a script: real HTTP, a real
// provider package in front of it, no guessing. It answers slowly on request, so that something can happen in the middle.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type ModelStep = { say?: string; write?: { path: string; content: string }[] }
export type ModelScript = (wish: string, step: number) => ModelStep
type Message = { role: string; content?: unknown }

/** Starts the service; `pauseMs` passes between pieces of an answer. */
export async function startModelServer(script: ModelScript, pauseMs: number): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { messages } = JSON.parse(body) as { messages: Message[] }
    const last = messages.findLastIndex(({ role }) => role === 'user')
    const step = messages.slice(last).filter(({ role }) => role === 'assistant').length
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await play(script(String(messages[last]?.content), step), step, response, pauseMs).catch(() => {})
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function play(step: ModelStep, number: number, response: ServerResponse, pauseMs: number): Promise<void> {
  const send = async (delta: object, finishReason: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finishReason }]
    response.write(
      `data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', created: 0, model: 'script', choices })}\n\n`,
    )
    await sleep(pauseMs)
  }
  for (const word of step.say?.split(/(?<= )/) ?? []) await send({ role: 'assistant', content: word })
  for (const [index, file] of (step.write ?? []).entries()) {
    const call = {
      index,
      id: `call-${number}-${index}`,
      type: 'function',
      function: { name: 'write_file', arguments: JSON.stringify(file) },
    }
    await send({ tool_calls: [call] })
  }
  await send({}, step.write ? 'tool_calls' : 'stop')
}

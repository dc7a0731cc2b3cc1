// Asks a running server for one of its hosts over loopback. `fetch` lets no Host header pass, so this does.
import { request, type IncomingMessage } from 'node:http'

export type Server = { port: number }
export type Answered = { status: number; body: any; text: string; cookie: string } // oxlint-disable-line typescript/no-explicit-any

/** The answer while it is still coming in. */
export const open = (
  server: Server,
  host: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const all = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers }
    const asked = request({ port: server.port, host: '127.0.0.1', method, path, headers: all }, resolve)
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

export async function ask(
  server: Server,
  host: string,
  method: string,
  path: string,
  body?: unknown,
  cookie = '',
): Promise<Answered> {
  const answer = await open(server, host, method, path, { cookie }, body)
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  const json = answer.headers['content-type']?.includes('json')
  return {
    status: answer.statusCode!,
    text,
    body: json ? JSON.parse(text) : null,
    cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  }
}

/** Signs up on the site; returns the tenant's host and the session's cookie. */
export async function signUp(server: Server, domain: string, prompt?: string): Promise<{ host: string; cookie: string }> {
  const data = {
    email: `${domain}@smedja.example`,
    name: 'Ada Smith',
    password: 'anvil-and-ember',
    password2: 'anvil-and-ember',
    domain,
    prompt,
  }
  const { body } = await ask(server, `localhost:${server.port}`, 'POST', '/api/v1/tenant/signup', { command: 'payment', data })
  const host = `${domain}.localhost:${server.port}`
  return { host, cookie: (await ask(server, host, 'POST', '/api/v1/user/session', { aToken: body.aToken })).cookie }
}

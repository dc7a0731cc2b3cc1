// A fresh world for a test file: a real platform on a real database in a folder of its own, with the cast in it, asked through the
// front desk. `as('astrid')` is that person's browser: it keeps the cookie, sends the Origin and speaks JSON.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAgent, type Agent } from '#server/agent/agent.ts'
import type { Builder } from '#server/builder/models.ts'
import { castPassword, createCast, people, type Cast, type Person } from '#server/cast.ts'
import { readConfig } from '#server/config.ts'
import { createHttp, type Http } from '#server/http.ts'
import { startMailing } from '#server/letters/letters.ts'
import { createLog } from '#server/log.ts'
import { openPlatform, type Platform } from '#server/platform.ts'

export type Asked = { status: number; body: any; headers: Headers; text: string } // oxlint-disable-line typescript/no-explicit-any
export type Browser = {
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Asked>
  raw(method: string, path: string, headers?: Record<string, string>, signal?: AbortSignal): Promise<Response>
}
export type World = Cast & {
  platform: Platform
  agent: Agent
  http: Http
  /** A browser on a host, signed in as nobody. */
  at(host: string): Browser
  /** A browser on the person's own tenant host, signed in. */
  as(person: Person): Promise<Browser>
  close(): Promise<void>
}

export const port = 3999

type WorldOptions = {
  builder?: Builder
  publish?: boolean
  dataDir?: string
  /** settings as the environment would say them */
  settings?: Record<string, string>
  now?: () => Date
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'smida-world-')))
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: process.env['TEST_DATABASE_URL'],
    LOG_LEVEL: 'error',
    ...options.settings,
  })
  const platform = await openPlatform(config, {
    log: createLog('error', (line) => process.stderr.write(line)),
    now: options.now,
  })
  const { agent, http, cast } = await furnish(platform, options).catch(async (error: unknown) => {
    await platform.close()
    throw error
  })

  const at = (host: string): Browser => browser(http, host)
  return {
    ...cast,
    platform,
    agent,
    http,
    at,
    async as(person) {
      const here = at(`${people[person].domain}.localhost:${port}`)
      const { status } = await here.request('POST', '/api/v1/user/session', {
        email: people[person].email,
        password: castPassword,
      })
      if (status !== 200) throw new Error(`${person} could not sign in: ${status}`)
      return here
    },
    async close() {
      await agent.close()
      await platform.close()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function furnish(platform: Platform, options: { builder?: Builder; publish?: boolean }) {
  const agent = await openAgent(platform, options.builder)
  await startMailing(platform)
  const http = await createHttp(platform, agent).catch(async (error: unknown) => {
    await agent.close()
    throw error
  })
  return { agent, http, cast: await createCast(platform, { publish: options.publish ?? false }) }
}

function browser(http: Http, host: string): Browser {
  const jar = new Map<string, string>()
  const cookies = (): Record<string, string> =>
    jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
  const raw: Browser['raw'] = async (method, path, headers = {}, signal) =>
    http.fetch(new Request(`http://${host}${path}`, { method, headers: { host, ...cookies(), ...headers }, signal }), '127.0.0.1')
  return {
    raw,
    async request(method, path, body, headers = {}) {
      const all: Record<string, string> = {
        host,
        ...cookies(),
        ...(method !== 'GET' && { origin: `http://${host}` }),
      }
      if (body !== undefined) all['content-type'] = 'application/json'
      const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
      const response = await http.fetch(
        new Request(`http://${host}${path}`, { method, headers: { ...all, ...headers }, body: text }),
        '127.0.0.1',
      )
      for (const set of response.headers.getSetCookie()) {
        const [name, value] = set.split(';')[0]!.split('=') as [string, string]
        if (value) jar.set(name, value)
        else jar.delete(name)
      }
      const answer = await response.text()
      const json = response.headers.get('content-type')?.includes('json')
      return {
        status: response.status,
        headers: response.headers,
        text: answer,
        body: json && answer ? JSON.parse(answer) : null,
      }
    },
  }
}

/** Waits until `probe` gives something; fails after `timeoutMs`. */
export async function until<T>(probe: () => Promise<T | null | undefined | false>, timeoutMs = 20_000): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const found = await probe()
    if (found) return found
    if (Date.now() > end) throw new Error('waited too long')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

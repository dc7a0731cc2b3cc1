// Requests per second of a published file and of the home page, each beside a bare handler that answers as many bytes from memory
// on the same server library, each server in a process of its own, in turns. Run: node tests/bench/serving.ts
import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { ask, signUp } from '../ask.ts'
import { startServerProcess } from '../server-process.ts'

const rounds = 5
const secondsPerRound = 3
const connections = 32
const targetShare = 0.4

const server = await startServerProcess()
await measure('published file', await publishSomething())
await measure('home page', { host: `localhost:${server.port}`, path: '/en' })
await server.stop()

async function measure(what: string, { host, path }: { host: string; path: string }): Promise<void> {
  const bytes = Buffer.byteLength((await ask(server, host, 'GET', path)).text)
  const bare = spawn(process.execPath, ['--input-type=module', '-e', bareServer(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const barePort = await new Promise<number>((resolve) => bare.stdout.once('data', (chunk) => resolve(Number(chunk))))
  const perSecond = async (port: number, headers: Record<string, string>) =>
    (await autocannon({ url: `http://127.0.0.1:${port}${path}`, headers, connections, duration: secondsPerRound })).requests
      .average
  const ours: number[] = []
  const theirs: number[] = []
  await perSecond(server.port, { host })
  await perSecond(barePort, {})
  for (let round = 0; round < rounds; round++) {
    ours.push(await perSecond(server.port, { host }))
    theirs.push(await perSecond(barePort, {}))
  }
  bare.kill()
  const share = median(ours) / median(theirs)
  const verdict = share >= targetShare ? 'reached' : 'NOT reached'
  console.log(`${what}, ${bytes} bytes: ${median(ours).toFixed(0)}/s, bare handler ${median(theirs).toFixed(0)}/s`)
  console.log(`share of the bare handler: ${(share * 100).toFixed(0)} %, target >= ${targetShare * 100} %: ${verdict}`)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function bareServer(size: number): string {
  return `import { serve } from '@hono/node-server'
const body = Buffer.alloc(${size}, 'x')
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': '${size}' }
serve({ fetch: () => new Response(body, { headers }), port: 0, hostname: '127.0.0.1' }, (info) => console.log(info.port))`
}

async function publishSomething(): Promise<{ host: string; path: string }> {
  const { host: tenant, cookie } = await signUp(server, 'bench', 'A todo app with priorities and due dates')
  for (;;) {
    const { items } = (await ask(server, tenant, 'GET', '/api/v1/projects', undefined, cookie)).body
    if (items[0].turn.state === 'done') {
      const { url } = (await ask(server, tenant, 'POST', `/api/v1/projects/${items[0].id}/publication`, {}, cookie)).body
      return { host: new URL(url).host, path: '/' }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

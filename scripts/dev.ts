// `npm run dev`: a change of the site shows in the open page at once (Vite), a change of the server starts it again. In front stands
// one port as in production: pages of the site come from Vite, everything else from the real server behind it.
// While the server is starting again its callers wait a moment instead of failing.
import { getRequestListener } from '@hono/node-server'
import { spawn } from 'node:child_process'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { readConfig } from '#server/config.ts'
import { doorOf } from '#server/hosts.ts'
import { languageOfHeader } from '#shared/languages.ts'
import { siteAnswer } from '#shared/site-paths.ts'

const restartWaitMs = 10_000
const restartPollMs = 200

const config = readConfig()
const serverPort = config.port + 1
const watched = ['server', 'shared', 'sandbox'].map((tree) => `--watch-path=${tree}`)
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, 'scripts/dev-server.ts'], {
  stdio: 'inherit',
  detached: true,
  env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1', BASE_URL: config.baseUrl },
})

const front = createServer()
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server: front } } })

// Texts are read while a page is rendered, so Vite does not know that the open page shows them.
vite.watcher.on('change', (path) => {
  if (path.includes('/web/i18n/')) vite.environments.client.hot.send({ type: 'full-reload' })
})

/** Hands a request to the real server, again and again while it is starting. */
async function pass(incoming: IncomingMessage, outgoing: ServerResponse, waitedMs = 0): Promise<void> {
  const { method, url: path, headers } = incoming
  const onward = request({ host: '127.0.0.1', port: serverPort, method, path, headers, setHost: false })
  onward.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', async (error: NodeJS.ErrnoException) => {
    const mayWait = error.code === 'ECONNREFUSED' && waitedMs < restartWaitMs && ['GET', 'HEAD'].includes(method ?? '')
    if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy()
    if (!mayWait) return outgoing.writeHead(502).end('The server does not answer; its words are in the terminal.')
    await sleep(restartPollMs)
    await pass(incoming, outgoing, waitedMs + restartPollMs)
  })
  const giveUp = () => onward.destroy()
  outgoing.once('close', giveUp)
  onward.once('close', () => outgoing.off('close', giveUp))
  incoming.pipe(onward)
}

/** A page of the site, rendered from the sources as they are now. */
async function renderPage(incoming: Request): Promise<Response> {
  const { pathname, search } = new URL(incoming.url)
  const answer = siteAnswer(pathname, search, languageOfHeader(incoming.headers.get('accept-language')))
  if (answer.kind === 'redirect') return new Response(null, { status: 302, headers: { location: answer.location } })
  try {
    const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
    return await createRequestHandler(load, 'development')(incoming)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(String(error), { status: 500 })
  }
}
const page = getRequestListener(renderPage, { overrideGlobalObjects: false })

front.on('request', (incoming, outgoing) => {
  const door = doorOf(config, incoming.headers.host ?? '')?.door
  const isSite = (door === 'site' || door === 'tenant') && !/^\/(api|healthz|readyz)(\/|$|\?)/.test(incoming.url ?? '')
  if (!isSite) return void pass(incoming, outgoing)
  vite.middlewares(incoming, outgoing, () => void page(incoming, outgoing))
})
front.listen(config.port, config.host)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The group: the watcher alone, told in the middle of a restart, would leave the server behind.
    process.kill(-server.pid!, 'SIGTERM')
    server.once('exit', () => process.exit(0))
  })
}

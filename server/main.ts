// Settings, platform, agent, front desk, listen; and the same way back when asked to stop.
import { createAdaptorServer } from '@hono/node-server'
import { openAgent } from './agent/agent.ts'
import { offlineBuilder } from './builder/offline/offline-builder.ts'
import { openShowcase } from './community/showcase.ts'
import { clientAddress, readProxies } from './client-address.ts'
import { readConfig } from './config.ts'
import { createHttp } from './http.ts'
import { startMailing } from './letters/letters.ts'
import { createLog } from './log.ts'
import { openPlatform } from './platform.ts'
import { sweepExpired, sweepEveryMs } from './users/expiry.ts'

/** A prompt of 20,000 characters may travel in an address (spec 2.4), nine bytes a character when encoded. */
const headersMaxBytes = 256 * 1024
/** A connection is kept longer than the proxies in front keep one without a request: whoever closes first may cut off the other. */
const limits = { headersTimeoutMs: 15_000, requestTimeoutMs: 60_000, keepAliveMs: 75_000, stopWaitMs: 8_000 } as const

const config = read()
const log = createLog(config.logLevel)

try {
  const platform = await openPlatform(config, { log })
  const agent = await openAgent(platform)
  await startMailing(platform)
  const http = await createHttp(platform, agent)
  const showcase = await openShowcase(platform)
  const proxies = readProxies(config.trustedProxies)
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } }
      const address = incoming?.socket?.remoteAddress ?? 'unknown'
      return http.fetch(request, clientAddress(proxies, address, request.headers.get('x-forwarded-for')))
    },
    serverOptions: { maxHeaderSize: headersMaxBytes },
  })
  if ('headersTimeout' in server) server.headersTimeout = limits.headersTimeoutMs
  if ('requestTimeout' in server) server.requestTimeout = limits.requestTimeoutMs
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = limits.keepAliveMs
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    fail(
      taken ? `Port ${config.port} is in use. Stop the other program or set PORT.` : `The server cannot listen: ${error.message}`,
    )
  })
  server.listen(config.port, config.host, () => {
    console.log(`Smida is ready at ${config.baseUrl}`)
    offlineBuilder
      .warm()
      .catch((error: unknown) => log({ level: 'warn', message: 'the built-in builder did not warm up', error }))
    showcase.begin()
  })

  const sweep = () =>
    void sweepExpired(platform).catch((error: unknown) => log({ level: 'warn', message: 'sweeping failed', error }))
  setInterval(sweep, sweepEveryMs).unref()

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), limits.stopWaitMs).unref()
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await showcase.close()
    await agent.close()
    offlineBuilder.stop()
    await platform.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('SIGHUP', () => void stop())
  process.on('unhandledRejection', (error) => log({ level: 'error', message: 'a promise was left alone', error }))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), error)
}

function read() {
  try {
    return readConfig()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** One sentence for the person at the terminal; the stack only when it helps to look for a bug. */
function fail(sentence: string, error?: unknown): never {
  console.error(`Smida cannot start. ${sentence}`)
  if (config?.logLevel === 'debug' && error) console.error(error)
  process.exit(1)
}

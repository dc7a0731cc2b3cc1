// The step of the test run that drives a real browser: a server of its own on a free port with an empty data folder, as a person
// would start it, and a second one whose builder is a language model that takes its time, where signing up has two steps and people
// may sign in elsewhere; then Playwright against both. The servers must also stop cleanly at the end.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startModelServer, type ModelScript } from './model-server.ts'
import { startOpenIdProvider } from './open-id-provider.ts'
import { testEnvironment, type StepResult } from './run-command.ts'
import { freePort } from './server-process.ts'

const startTimeoutMs = 60_000
const stopTimeoutMs = 15_000
const pollMs = 50
const logTailChars = 4_000

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A builder that takes its time: some seconds a wish, so that a test can look in the middle. */
const slowPauseMs = 150
const slowScript: ModelScript = (wish, step) => {
  const main = /broken|The check found/.test(wish)
    ? 'export const = 1\n'
    : "import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')!).render(<h1>Slow shop</h1>)\n"
  if (step === 0) return { say: 'Beginning with what you asked for. ', write: [{ path: 'src/main.tsx', content: main }] }
  if (step <= 8) return { write: [{ path: `src/part-${step}.ts`, content: `export const part${step} = ${step}\n` }] }
  return { say: 'That is it.' }
}

async function startServer(
  folder: string,
  port: number,
  more: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; readLog: () => string }> {
  mkdirSync(folder)
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const readLog = () => readFileSync(logFile, 'utf8')
  const settings = { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: join(folder, 'data') }
  const env = testEnvironment({
    ...settings,
    DATABASE_URL: '',
    CONTENT_DOMAIN: '',
    MODEL_PROVIDER: '',
    HOST: '',
    SHOWCASE: 'off',
    ...more,
  })
  const child = spawn('node_modules/.bin/node', ['server/main.ts'], { stdio: ['ignore', log, log], env })
  for (let waitedMs = 0; waitedMs < startTimeoutMs && child.exitCode === null; waitedMs += pollMs) {
    if (readLog().includes('Smida is ready at')) return { child, readLog }
    await sleep(pollMs)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${readLog().slice(-logTailChars)}`)
}

async function stopServer(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) return false
  const exit = once(child, 'exit') as Promise<[number | null]>
  child.kill('SIGTERM')
  const ended = await Promise.race([exit, sleep(stopTimeoutMs, null, { ref: false })])
  if (!ended) child.kill('SIGKILL')
  return ended?.[0] === 0
}

type Run = { port: number; slowPort: number; namePort: number; folder: string; match: string }

/** Throws when Playwright left no report, so could not even begin, or found nothing to run. */
async function runPlaywright({ port, slowPort, namePort, folder, match }: Run): Promise<PlaywrightReport> {
  const reportFile = join(folder, 'report.json')
  const env = testEnvironment({
    SMIDA_URL: `http://localhost:${port}`,
    SMIDA_OUTBOX: join(folder, 'built-in', 'data', 'outbox'),
    SMIDA_DATA_DIR: join(folder, 'built-in', 'data'),
    SMIDA_SLOW_URL: `http://localhost:${slowPort}`,
    SMIDA_NAME_SERVER: String(namePort),
    NODE_OPTIONS: `--import=${process.cwd()}/tests/localhost-dns.mjs`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
  const args = ['test', '--reporter=list,json', ...(match ? [match] : [])]
  await once(spawn('node_modules/.bin/playwright', args, { stdio: 'inherit', env }), 'exit')
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport
  if (report.stats.expected + report.stats.unexpected + report.stats.flaky === 0)
    throw new Error(`No browser test in "${match}".`)
  return report
}

export async function browserStep(match: string): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'smida-browser-'))
  const model = await startModelServer(slowScript, slowPauseMs)
  const slowModel = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'slow', MODEL_BASE_URL: model.url }
  const closing: (() => void)[] = []
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  try {
    const [port, slowPort, namePort] = [await freePort(), await freePort(), await freePort()]
    servers.push(await startServer(join(folder, 'built-in'), port))
    const google = await startOpenIdProvider(
      { sub: 'gunnel', email: 'gunnel@wide.example', email_verified: true, name: 'Gunnel Ek' },
      [`http://localhost:${slowPort}/!provider/callback`],
      [{ sub: 'gina', email: 'gina@glass.example', email_verified: true, name: 'Gina Glas' }],
    )
    closing.push(google.close)
    const providers = {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      ALLOW_PRIVATE_PROVIDERS: 'true',
      DNS_SERVERS: `127.0.0.1:${namePort}`,
      SIGNUP_MODE: '2',
    }
    servers.push(await startServer(join(folder, 'slow'), slowPort, { ...slowModel, ...providers }))
    const played = await runPlaywright({ port, slowPort, namePort, folder, match }).catch((error: unknown) => error)
    const stopped = await Promise.all(servers.map(({ child }) => stopServer(child)))
    if (played instanceof Error) throw played
    const { stats } = played as PlaywrightReport
    const unclean = stopped.filter((clean) => !clean).length
    if (unclean > 0) console.error('A server did not stop cleanly.')
    if (unclean > 0 || stats.unexpected > 0) for (const { readLog } of servers) console.error(readLog().slice(-logTailChars))
    return {
      passed: stats.expected + stats.flaky + stopped.length - unclean,
      failed: stats.unexpected + unclean,
      skipped: Array.from({ length: stats.skipped }, () => 'a browser test, see above'),
    }
  } finally {
    for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL')
    model.close()
    for (const close of closing) close()
    rmSync(folder, { recursive: true, force: true })
  }
}

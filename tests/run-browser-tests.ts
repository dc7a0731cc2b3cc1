// The step of the test run that drives a real browser: a server of its own on a free port with an empty data folder, as a person
// would start it, then Playwright against it. The server must also stop cleanly at the end.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { testEnvironment, type StepResult } from './run-command.ts'

const startTimeoutMs = 60_000
const stopTimeoutMs = 15_000
const pollMs = 50
const logTailChars = 4_000

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function startServer(folder: string, port: number): Promise<{ child: ChildProcess; readLog: () => string }> {
  const logFile = join(folder, 'server.log')
  const log = openSync(logFile, 'a')
  const readLog = () => readFileSync(logFile, 'utf8')
  const settings = { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: join(folder, 'data') }
  const env = testEnvironment({ ...settings, DATABASE_URL: '', CONTENT_DOMAIN: '', MODEL_PROVIDER: '', HOST: '' })
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

/** Throws when Playwright left no report, so could not even begin. */
async function runPlaywright(port: number, reportFile: string, match: string): Promise<PlaywrightReport> {
  const env = testEnvironment({
    SMIDA_URL: `http://localhost:${port}`,
    NODE_OPTIONS: `--import=${process.cwd()}/tests/localhost-dns.mjs`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
  })
  const args = ['test', '--reporter=list,json', ...(match ? [match] : [])]
  await once(spawn('node_modules/.bin/playwright', args, { stdio: 'inherit', env }), 'exit')
  return JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport
}

export async function browserStep(match: string): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'smida-browser-'))
  try {
    const port = await freePort()
    const { child, readLog } = await startServer(folder, port)
    const played = await runPlaywright(port, join(folder, 'report.json'), match).catch((error: unknown) => error)
    const stoppedCleanly = await stopServer(child)
    if (played instanceof Error) throw played
    const { stats } = played as PlaywrightReport
    if (!stoppedCleanly) console.error('The server did not stop cleanly.')
    if (!stoppedCleanly || stats.unexpected > 0) console.error(readLog().slice(-logTailChars))
    return {
      passed: stats.expected + stats.flaky + (stoppedCleanly ? 1 : 0),
      failed: stats.unexpected + (stoppedCleanly ? 0 : 1),
      skipped: Array.from({ length: stats.skipped }, () => 'a browser test, see above'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

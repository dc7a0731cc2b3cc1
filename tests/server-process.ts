// A whole server as a person starts it, on a free port with a data folder of its own, for measurements and browser tests.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServerProcess = { url: string; port: number; pid: number; stop(): Promise<void> }

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** `settings` stand beside those that keep it apart from any other server; without a `PORT` it takes a free one. */
export async function startServerProcess(settings: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'smida-server-'))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    BASE_URL: '',
    CONTENT_DOMAIN: '',
    MODEL_PROVIDER: '',
    SHOWCASE: 'off',
    ...settings,
  }
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of child.stdout!) if (String(chunk).includes('Smida is ready')) break
  if (child.exitCode !== null) throw new Error('the server did not start')
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

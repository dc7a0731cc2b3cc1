// The yardstick: the same project on disk, run and built by Vite with React's plugin and Tailwind's, as a person would at home.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceFiles } from '#server/compiler/compiler.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const readyWithinMs = 30_000
const config = `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
export default {
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  cacheDir: '.vite',
  server: { fs: { strict: false }, host: '127.0.0.1' },
  logLevel: 'warn',
}
`

export type ViteProject = {
  write(file: string, text: string): Promise<void>
  /** milliseconds of one `vite build` */ build(): Promise<number>
  /** starts `vite`; answers its address */ serve(port: number): Promise<string>
  remove(): Promise<void>
}

export async function createViteProject(files: SourceFiles): Promise<ViteProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vite-project-'))
  let server: ChildProcess | null = null
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  for (const [file, text] of Object.entries({ ...files, 'vite.config.ts': config })) await write(file, text)
  await symlink(packages, path.join(folder, 'node_modules'))
  const start = (...args: string[]) =>
    spawn(process.execPath, [path.join(packages, 'vite/bin/vite.js'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  return {
    write,
    async build() {
      const from = performance.now()
      const code = await new Promise<number | null>((resolve) => start('build').on('exit', resolve))
      if (code !== 0) throw new Error('vite build failed')
      return performance.now() - from
    },
    async serve(port) {
      server = start('--port', String(port), '--strictPort')
      const url = `http://127.0.0.1:${port}`
      const until = Date.now() + readyWithinMs
      while (Date.now() < until) {
        const answer = await fetch(url).catch(() => null)
        if (answer?.ok) return url
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error('vite did not start')
    },
    async remove() {
      server?.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Runs the data files of a project as Node runs them, beside a local storage: for tests.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import type { SourceFiles } from '#server/compiler/compiler.ts'

const root = join(import.meta.dirname, '../../../../..')

// Gone with the process: where test files share one, an `after` at the top of one may belong to a test of another that then runs.
const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

export function runData() {
  const folder = mkdtempSync(join(tmpdir(), 'smida-rows-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  /** The data files and what they import, as Node runs them: paths written out, and without the parts that draw. */
  function layData(name: string, files: SourceFiles): string {
    const place = join(folder, name)
    for (const [path, text] of Object.entries(files)) {
      if (!/^src\/(?:data|lib|features)\/.*\.ts$/.test(path)) continue
      const code = text
        .replace(/^import type .*$/gm, '')
        .replaceAll(/from '(@\/|\.\.?\/)([^']+)'/g, (_all, start: string, rest: string) => {
          const target = start === '@/' ? `src/${rest}` : posix.join(posix.dirname(path), start, rest)
          return `from '${join(place, target)}.ts'`
        })
      mkdirSync(dirname(join(place, path)), { recursive: true })
      writeFileSync(join(place, path), code)
    }
    return place
  }

  /** What code prints as JSON beside a project's data, in a process whose local storage is that of the browser of this test. */
  function runs(project: string, code: string): unknown {
    const file = join(project, 'run.ts')
    writeFileSync(file, `globalThis.window = Object.assign(new EventTarget(), { localStorage })\n${code}`)
    const run = spawnSync(
      process.execPath,
      ['--no-warnings', '--experimental-webstorage', `--localstorage-file=${join(folder, 'storage')}`, file],
      { encoding: 'utf8' },
    )
    assert.equal(run.status, 0, run.stderr)
    return JSON.parse(run.stdout)
  }
  return { layData, runs }
}

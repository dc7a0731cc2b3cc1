// What a language model starts from in an empty project: the files under sandbox/starter, which run as they are.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Workbench } from './workbench.ts'

const folder = fileURLToPath(new URL('../../sandbox/starter', import.meta.url))

export async function layStarter(workbench: Workbench): Promise<void> {
  if ((await workbench.list()).length > 0) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) =>
      workbench.change({
        kind: 'write',
        path: relative(folder, file).replaceAll('\\', '/'),
        content: await readFile(file, 'utf8'),
      }),
    ),
  )
}

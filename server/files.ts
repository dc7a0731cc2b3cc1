// Content-addressed bytes on disk, under the data folder: written once under their sha-256, never changed. A file exists whole or
// not at all: temporary name, fsync, rename, fsync of the folder. Holds what can be built again (published files); sources live
// in the database, inside the same transaction as the rows that name them.
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from './refusal.ts'

export type Files = {
  /** Stores bytes; returns their sha-256 in hex. Refuses with `storage_full`. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes stored under a hash. Throws when there are none: a row must never name a file that is not there. */
  get(hash: string): Promise<Buffer>
  /** Throws when the folder cannot be written. */
  probe(): Promise<void>
}

export async function openFiles(dataDir: string): Promise<Files> {
  const root = join(dataDir, 'files')
  await mkdir(root, { recursive: true, mode: 0o700 })
  const placeOf = (hash: string) => join(root, hash.slice(0, 2), hash)

  async function write(hash: string, bytes: Uint8Array): Promise<void> {
    const folder = join(root, hash.slice(0, 2))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const temporary = join(folder, `.${randomUUID()}`)
    try {
      const handle = await open(temporary, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, placeOf(hash))
      const directory = await open(folder, 'r')
      await directory.sync().finally(() => directory.close())
    } catch (error) {
      await rm(temporary, { force: true })
      throw isFull(error) ? refusal('storage_full') : error
    }
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const known = await access(placeOf(hash)).then(
        () => true,
        () => false,
      )
      if (!known) await write(hash, bytes)
      return hash
    },
    get: (hash) => readFile(placeOf(hash)),
    probe: async () => {
      const temporary = join(root, `.${randomUUID()}`)
      await (await open(temporary, 'wx', 0o600)).close()
      await rm(temporary)
    },
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

// The same product on somebody else's PostgreSQL: an ordinary owner without superuser rights, reached by DATABASE_URL.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createCast } from './cast.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { createLog } from './log.ts'
import { openPlatform } from './platform.ts'
import { listProjects } from './projects/projects.ts'

const log = createLog('error', (line) => process.stderr.write(line))

test('DATABASE_URL: an owner that is no superuser can run everything, and row-level security holds', async () => {
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'smida-url-'))))
  const host = await openDatabase({ dataDir: folders[0]!, log })
  try {
    await host.pool.query("create role keeper login password 'keep' createrole")
    await host.pool.query('create database kept owner keeper')
    const { rows } = await host.pool.query<{ folder: string; port: string }>(
      "select current_setting('unix_socket_directories') as folder, current_setting('port') as port",
    )
    const url = `postgres://keeper:keep@localhost:${rows[0]!.port}/kept?host=${encodeURIComponent(rows[0]!.folder)}`
    const platform = await openPlatform(readConfig({ DATA_DIR: folders[1], DATABASE_URL: url }), { log })
    try {
      assert.equal(platform.exclusive, false)
      const cast = await createCast(platform, { publish: false })
      const seen = await platform.inTenant(cast.noor.tenantId, (unit) =>
        listProjects(unit, { ...cast.noor, tenantId: cast.astrid.tenantId }, { limit: 10 }),
      )
      assert.deepEqual(seen, [], 'even asked with the wrong tenant id, the unit of work shows nothing')
      const { rows: owned } = await platform.inTransaction(({ db }) =>
        db.execute('select current_user as name, rolsuper from pg_roles where rolname = current_user'),
      )
      assert.deepEqual(owned, [{ name: 'smida_platform', rolsuper: false }])
    } finally {
      await platform.close()
    }
    const again = await openPlatform(readConfig({ DATA_DIR: folders[1], DATABASE_URL: url }), { log })
    await again.probe()
    await again.close()
  } finally {
    await host.close()
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
})

test('a second Smida on the same data folder is refused in one sentence, and the first goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'smida-two-'))
  const first = await openPlatform(readConfig({ DATA_DIR: dataDir }), { log })
  try {
    await assert.rejects(openPlatform(readConfig({ DATA_DIR: dataDir }), { log }), (error: Error) =>
      /^[^\n]{10,200}$/.test(error.message),
    )
    await first.probe()
  } finally {
    await first.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a wrong setting stops the start with a sentence that names it', () => {
  assert.throws(() => readConfig({ PORT: 'many' }), /The setting PORT is not right/)
  assert.throws(() => readConfig({ BASE_URL: 'ftp://x' }), /The setting BASE_URL is not right/)
  assert.throws(() => readConfig({ MODEL_PROVIDER: 'openai' }), /MODEL_NAME/)
})

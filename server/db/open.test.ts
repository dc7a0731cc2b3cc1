import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { isDatabaseProblem, openDatabase, type Database, type DatabaseProblemCode } from './open.ts'

const log = () => {}
const folder = mkdtempSync(join(tmpdir(), 'smida-open-'))
const dataDir = join(folder, 'data')

const isProblem = (code: DatabaseProblemCode, says: RegExp) => (error: unknown) => {
  assert.ok(isDatabaseProblem(error), String(error))
  assert.equal(error.code, code)
  assert.match(error.message, says)
  assert.doesNotMatch(error.message, /\n/, 'it is one sentence, not a trace')
  return true
}

after(() => rmSync(folder, { recursive: true, force: true }))

describe('the embedded database', () => {
  let database: Database
  before(async () => {
    database = await openDatabase({ dataDir, log })
  })
  after(() => database.close())

  test('is a PostgreSQL 18 that keeps every acknowledged commit', async () => {
    const { rows } = await database.pool.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('fsync','synchronous_commit','full_page_writes','data_checksums','server_encoding','listen_addresses')`,
    )
    assert.deepEqual(Object.fromEntries(rows.map((row) => [row.name, row.setting])), {
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    })
    const { rows: versions } = await database.pool.query<{ version: string }>('show server_version')
    assert.match(versions[0]!.version ?? JSON.stringify(versions[0]), /18\./)
  })

  test('knows letters beyond English, and languages where a query asks for one', async () => {
    const { rows } = await database.pool.query<{ low: string; sorted: string[] }>(
      `select lower('ÅSA') as low, array(select w from unnest(array['zebra','ärla','apa','åker']) w order by w collate "sv-x-icu") as sorted`,
    )
    assert.deepEqual(rows[0], { low: 'åsa', sorted: ['apa', 'zebra', 'åker', 'ärla'] })
  })

  test('serves many connections at once and stops a statement that takes too long', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => database.pool.query<{ n: number }>('select $1::int as n', [n])),
    )
    assert.deepEqual(
      answers.map(({ rows }) => rows[0]!.n),
      Array.from({ length: 40 }, (_, n) => n),
    )
    const client = await database.pool.connect()
    await client.query('set statement_timeout = 50')
    await assert.rejects(client.query('select pg_sleep(5)'), { code: '57014' })
    client.release(true)
  })

  test('refuses a second owner of its data folder, in this process and in another', async () => {
    await assert.rejects(
      openDatabase({ dataDir, log }),
      isProblem('data_folder_in_use', /Another Smida is running on the data folder/),
    )
    const script = `import { openDatabase } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)}
      await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log() {} }).then(() => console.log('opened'), (error) => console.log(error.code))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    assert.equal(stdout.trim(), 'data_folder_in_use')
    await database.pool.query('select 1')
  })

  test('is reached by DATABASE_URL with the same code, and left running by that close', async () => {
    const other = await openDatabase({ dataDir: join(folder, 'unused'), databaseUrl: database.url, log })
    assert.equal(other.embedded, false)
    await other.pool.query('create table if not exists seen (by text)')
    await other.close()
    await database.pool.query('select * from seen')
  })

  test('says which database does not answer, but not its password', async () => {
    const socketDir = new URL(database.url.replace('@/', '@localhost/')).searchParams.get('host')!
    const databaseUrl = `postgresql://smida:topsecret@/nowhere?host=${socketDir}&port=5432`
    await assert.rejects(openDatabase({ dataDir, databaseUrl, log }), (error) => {
      assert.ok(error instanceof Error && !error.message.includes('topsecret'))
      return isProblem('database_unreachable', /The database postgresql:\/\/smida@\/nowhere.* does not answer/)(error)
    })
  })

  test('lives through the death of a connection in use', async () => {
    const client = await database.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await assert.rejects(client.query('select 1'))
    client.release(true)
    await database.pool.query('select 1')
  })
})

describe('a data folder', () => {
  test('opens again with what it held, and so does a copy of it', async () => {
    const first = await openDatabase({ dataDir, log })
    await first.pool.query('create table kept (n int); insert into kept select generate_series(1, 1000)')
    await first.close()
    const copy = join(folder, 'copy')
    cpSync(dataDir, copy, { recursive: true })
    for (const path of [dataDir, copy]) {
      const again = await openDatabase({ dataDir: path, log })
      const { rows } = await again.pool.query<{ count: number }>('select count(*)::int as count from kept')
      await again.close()
      assert.equal(rows[0]!.count, 1000)
    }
  })

  test('of another PostgreSQL is not touched', async () => {
    writeFileSync(join(folder, 'copy/postgres/PG_VERSION'), '17\n')
    const opening = openDatabase({ dataDir: join(folder, 'copy'), log })
    await assert.rejects(opening, isProblem('data_folder_other_version', /PostgreSQL 17/))
  })

  test('that is a file is a closed one', async () => {
    writeFileSync(join(folder, 'file'), '')
    await assert.rejects(openDatabase({ dataDir: join(folder, 'file'), log }), isProblem('data_folder_closed', /may not write/))
  })
})

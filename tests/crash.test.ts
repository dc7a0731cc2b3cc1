// kill -9 of the whole server in the middle of turns loses nothing that somebody was told. The long run is tests/bench/crash.ts.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('two kills in the middle of eight turns: no acknowledged event or file is lost, every turn ends, every snapshot is whole', () => {
  const ran = spawnSync(process.execPath, ['tests/bench/crash.ts'], {
    env: { ...process.env, KILLS: '2', TURNS: '8' },
    encoding: 'utf8',
    timeout: 480_000,
  })
  assert.equal(ran.status, 0, `${ran.stdout}\n${ran.stderr}`)
  assert.match(
    ran.stdout,
    /lost events 0, lost files 0, half-written snapshots 0 of \d+, hanging turns 0, closed without a reason 0/,
  )
})

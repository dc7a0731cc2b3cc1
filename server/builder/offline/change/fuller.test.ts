import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'
import { isFuller } from './fuller.ts'
import type { Operation } from './operations.ts'

const number: Operation = { op: 'retypeField', thing: 'drug', field: 'strength', type: 'number' }
const inMg: Operation = { ...number, type: 'int', unit: 'mg' }
const first: Operation = { op: 'addOption', thing: 'drug', field: 'kind', option: 'Salve' }
const second: Operation = { ...first, option: 'Drops' }

test('a reading is fuller that says or does more of the same', () => {
  assert.ok(isFuller([inMg], [number]))
  assert.ok(isFuller([first, second], [first]))
  for (const [all, some] of [
    [[number], [number]],
    [[number], [inMg]],
    [[second], [first]],
    [[first, inMg], [first]],
    [[{ ...inMg, type: 'text' }], [number]],
    [[first], []],
  ] as const)
    assert.ok(!isFuller(all, some))
})

test('what a form of words leaves out is heard', () => {
  const läkemedel = understand('Läkemedelsförråd: läkemedel, styrka, antal, utgångsdatum').model!
  const [typed] = change(läkemedel, 'Styrka ska vara ett tal, i mg').operations
  assert.ok(typed?.op === 'retypeField' && typed.unit === 'mg')
  const 小道具 = understand('小道具の管理:品名、種別(衣装、小道具、かつら)、保管場所').model!
  const added = change(小道具, '種別に「照明」と「音響」を加えてほしいです。').operations
  assert.deepEqual(
    added.map((each) => each.op === 'addOption' && each.option),
    ['照明', '音響'],
  )
})

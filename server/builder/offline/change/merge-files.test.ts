import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeFiles } from './merge-files.ts'

const lines = (...parts: string[]) => parts.join('\n')
const base = { a: lines('one', 'two', 'three', 'four', 'five'), b: 'b', c: 'c', same: 's' }

test('untouched files are replaced, added and deleted', () => {
  const theirs = { a: lines('one', 'two', '3', 'four', 'five'), b: 'b2', same: 's', d: 'd' }
  assert.deepEqual(mergeFiles({ base, mine: { ...base }, theirs }), {
    changes: { a: theirs.a, b: 'b2', c: null, d: 'd' },
    merged: [],
    kept: [],
  })
})

test('edits on other lines are merged', () => {
  const mine = { ...base, a: lines('ONE', 'two', 'three', 'four', 'five') }
  const theirs = { ...base, a: lines('one', 'two', 'three', 'four', 'FIVE') }
  assert.deepEqual(mergeFiles({ base, mine, theirs }), {
    changes: { a: lines('ONE', 'two', 'three', 'four', 'FIVE') },
    merged: ['a'],
    kept: [],
  })
})

test('edits on the same line are kept and told', () => {
  const mine = { ...base, a: lines('one', 'mine', 'three', 'four', 'five') }
  const theirs = { ...base, a: lines('one', 'theirs', 'three', 'four', 'five') }
  assert.deepEqual(mergeFiles({ base, mine, theirs }), { changes: {}, merged: [], kept: ['a'] })
})

test('a file edited by hand is not deleted, one deleted by hand does not come back, one renamed by hand stays', () => {
  const { b: _gone, ...mine } = { ...base, c: 'mine', renamed: 'b' }
  const theirs = { a: base.a, b: 'b2', same: 's' }
  assert.deepEqual(mergeFiles({ base, mine, theirs }), { changes: {}, merged: [], kept: ['b', 'c'] })
})

test('a change that is there already is nothing to do', () => {
  const theirs = { ...base, b: 'b2' }
  assert.deepEqual(mergeFiles({ base, mine: theirs, theirs }), { changes: {}, merged: [], kept: [] })
})

test('a file of the same name made by hand stands', () => {
  assert.deepEqual(mergeFiles({ base: {}, mine: { x: 'mine' }, theirs: { x: 'theirs' } }), {
    changes: {},
    merged: [],
    kept: ['x'],
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOfLists } from '../../lexicon/rows-by-word/rows-of-lists.ts'
import { understand } from '../understand.ts'

const titlesOf = (prompt: string) => {
  const thing = understand(prompt).model!.things[0]!
  return thing.rows.map((row) => String(row[thing.titleField]))
}

test('a list starts with rows of what it is called, whatever field names them', () => {
  assert.ok(titlesOf('ぬか漬けの記録').includes('きゅうり'))
  assert.ok(titlesOf('工務店です。現場ごとに写真を残したい。').includes('佐藤様邸 新築工事'))
  assert.ok(titlesOf('居酒屋の仕入れ台帳。品名、仕入先、数量、単価、納品日。').includes('鶏もも肉 2kg'))
  assert.ok(titlesOf('パン屋の仕入れ台帳。品名、仕入先、数量、単価、納品日。').includes('強力粉 25kg'))
})

test('each entry is whole', () => {
  for (const { ja, columns, rows } of rowsOfLists) {
    const count = columns.split(', ').length
    assert.ok(rows.length >= 5 && rows.every((row) => row.length <= count), ja)
    for (const cell of rows.flat()) if (typeof cell === 'string') assert.ok([1, 3].includes(cell.split('|').length), cell)
  }
})

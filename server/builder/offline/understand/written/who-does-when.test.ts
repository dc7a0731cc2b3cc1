import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const lists = (prompt: string): string[] =>
  understand(prompt).model!.things.map(({ many, fields }) => `${many}: ${fields.map(({ label }) => label).join(', ')}`)

test('who does something when is a list of what happens', () => {
  for (const [prompt, wanted] of [
    ['Visits: who visits whom which day, how long and what they brought', 'Visits: Who, Date, Duration, What they brought'],
    ['Keep track of who waters the plants and when', 'Waterings: Who, Date, Notes'],
    ['Vem kör vilken buss vilken dag', 'Körningar: Vem, Buss, Datum, Anteckningar'],
    ['母の介護で、誰がいつ訪問したか、体調、食事、メモを兄弟で共有したい', '訪問: 訪問した人, 日付, 体調, 食事, メモ'],
    ['どの鍵を誰がいつから持っているか', '貸出: タイトル, 鍵, 借りた人, 貸出日, 返却日'],
  ] as const)
    assert.ok(lists(prompt).includes(wanted), `${prompt}: ${lists(prompt).join(' · ')}`)
})

test('lists that are named behind it stay lists', () => {
  assert.deepEqual(
    understand('Cabin: who is there which weekend, a to-do list and a shopping list').model!.things.map(({ many }) => many),
    ['Stays', 'Tasks', 'Shopping items'],
  )
})

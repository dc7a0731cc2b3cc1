import assert from 'node:assert/strict'
import { test } from 'node:test'
import { change } from './change/change.ts'
import { generateProject } from './generate/generate-project.ts'
import { keepAnswers } from './kept-answers.ts'
import { nextWishes } from './next-wishes.ts'
import { understand } from './understand/understand.ts'

test('the same question is worked out once while it is one of the last', () => {
  const asked: string[] = []
  const double = keepAnswers((text: string, times: number) => {
    asked.push(text)
    return text.repeat(times)
  })
  assert.deepEqual([double('a', 2), double('a', 2), double('a', 3)], ['aa', 'aa', 'aaa'])
  assert.deepEqual(asked, ['a', 'a'])
  for (const other of 'bcdefgh') double(other, 1)
  double('a', 3)
  assert.deepEqual(asked.join(''), 'aabcdefgh', 'what was asked for last stays')
  double('a', 2)
  assert.deepEqual(asked.join(''), 'aabcdefgha', 'what was not asked for longest is gone')
})

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

test('nobody changes an answer that is kept', () => {
  for (const [description, wish] of [
    ['a crm with customers, deals in stages and invoices', 'add a phone number to the customers and rename deals to orders'],
    ['bokningssida för en frisör med tjänster och priser', 'ta bort telefon och gör den mörkblå'],
    ['図書の一覧と貸出。書名、著者、貸出日、返却日', '貸出に状態を追加してカレンダーで見たい'],
    ['a shop for candles', 'show a total per order, sort them by date and warn below 5'],
  ] as const) {
    const { model } = frozen(understand(description))
    const made = frozen(change(model!, wish))
    assert.ok(made.operations.length > 0, wish)
    for (const each of [model!, made.model]) {
      generateProject(each)
      nextWishes(each)
    }
  }
})

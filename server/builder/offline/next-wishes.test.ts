import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promptHref, promptLink } from '#shared/answer-links.ts'
import { change } from './change/change.ts'
import { leavingWishes, nextWishes } from './next-wishes.ts'
import { understand } from './understand/understand.ts'

const wishesOf = (prompt: string) => {
  const model = understand(prompt).model!
  return { model, wishes: nextWishes(model) }
}

test('what is offered next is understood, changes the project and is in its language', () => {
  for (const prompt of [
    'orders with customer, amount, status (new, sent) and due date',
    'website for a bakery',
    'tip calculator',
    'online shop for handmade candles',
    'lager med antal och pris',
    'bokningssystem för våra tennisbanor',
    'レシピ集',
    '会議室の予約システム',
  ]) {
    const { model, wishes } = wishesOf(prompt)
    assert.ok(wishes.length > 0 && wishes.length <= 3, prompt)
    assert.equal(new Set(wishes).size, wishes.length, prompt)
    for (const wish of wishes) {
      const { model: after, notes } = change(model, wish)
      assert.notDeepEqual(after, model, `${prompt}: ${wish}`)
      assert.ok(!notes.some(({ kind }) => kind === 'unknown' || kind === 'assumed'), `${prompt}: ${wish}`)
      if (model.language === 'ja') assert.match(wish, /[\u3040-\u30ff\u4e00-\u9fff]/, wish)
    }
  }
})

test('the most telling comes first, and what is there is not offered', () => {
  assert.equal(wishesOf('inventory with name, stock and price').wishes[0], 'warn when stock is below 5')
  assert.ok(wishesOf('website for a bakery').wishes.includes('add an FAQ'))
  assert.equal(wishesOf('Football club: teams, and matches with date, home team and away team').wishes[0], 'add a league table')
  const { model } = wishesOf('inventory with name, stock and price')
  assert.ok(!nextWishes(change(model, 'warn when stock is below 5').model).includes('warn when stock is below 5'))
  assert.ok(!wishesOf('employees with name, birthday and phone').wishes.some((wish) => wish.includes('calendar')))
})

test('an offered prompt is a link whose text is no Markdown', () => {
  assert.equal(promptLink('add a due date'), `[add a due date](${promptHref})`)
  assert.equal(promptLink('group *a* by [b]'), `[group \\*a\\* by \\[b\\]](${promptHref})`)
})

test('what nobody named can be taken out with one wish each', () => {
  for (const [prompt, ...wishes] of [
    ['dog walking business', 'remove'],
    ['hundpensionat', 'ta bort'],
    ['美容室の予約管理', 'を削除'],
    ['books with title and author'],
  ]) {
    const model = understand(prompt!).model!
    const offered = leavingWishes(model)
    assert.equal(offered.length > 0, wishes.length > 0, prompt)
    for (const wish of offered) {
      assert.ok(wish.includes(wishes[0]!), wish)
      const { operations } = change(model, wish)
      assert.deepEqual(
        operations.map(({ op }) => op),
        ['removeThing'],
        wish,
      )
    }
  }
})

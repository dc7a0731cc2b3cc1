import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodsKinds } from '../../lexicon/goods.ts'
import { pictureWords } from '../../lexicon/picture-words.ts'
import { generateProject } from '../../generate/generate-project.ts'
import { understand } from '../understand.ts'
import { pictureFor } from './picture-for.ts'

const modelOf = (prompt: string, language: 'en' | 'sv' | 'ja' = 'en') => {
  const { model } = understand(prompt, language)
  assert.ok(model, prompt)
  return model
}

test('goods are written in three languages, in a category that is there, with a picture that is drawn', () => {
  const drawn = new Set(Object.values(pictureWords).flatMap((family) => Object.keys(family)))
  for (const { categories, about, goods } of goodsKinds) {
    for (const text of [...categories, about, ...goods.map(([name]) => name)]) assert.equal(text.split('|').length, 3, text)
    for (const [name, price, category, picture] of goods) {
      assert.ok(price > 0 && categories[category] !== undefined, name)
      assert.ok(drawn.has(picture), picture)
    }
  }
})

const shops = [
  ['Online shop for handmade ceramics with cart and checkout', 'en', 'Speckled mug', 28],
  ['nätbutik för barnkläder', 'sv', 'Randig body', 220],
  ['コーヒー豆のネットショップ', 'ja', 'ハウスブレンド 250g', 2100],
] as const

test('a shop has on its shelves what it sells', () => {
  for (const [prompt, language, name, price] of shops) {
    const model = modelOf(prompt, language)
    const product = model.things.find(({ id }) => id === model.pages.find(({ kind }) => kind === 'shop')?.thing)!
    const row = product.rows.find((each) => each[product.titleField] === name)
    assert.equal(row?.price, price, prompt)
    assert.ok(product.fields.find(({ id }) => id === 'category')?.options?.includes(String(row.category)), prompt)
  }
})

test('a list called by one kind of animal holds no other', () => {
  const cats = modelOf('猫の一覧', 'ja').things.find(({ concept }) => concept === 'pet')!
  assert.ok(cats.rows.length > 4)
  assert.ok(cats.rows.every(({ image }) => image === 'picture:cat'))
  assert.ok(!cats.fields.some(({ concept }) => concept === 'type'))
  const dogs = modelOf('something for my dog walking business').things.find(({ concept }) => concept === 'pet')!
  assert.ok(dogs.rows.every(({ image }) => image === 'picture:dog'))
})

test('a title shows what it names, not what stands beside it', () => {
  const expected = { 'Desk lamp': 'lamp', 'Canvas bag': 'bag', 'Brick townhouse with garden': 'house', 'Ceramic mug': 'cup' }
  for (const [title, picture] of Object.entries(expected))
    assert.equal(pictureFor('product', title, 0), `picture:${picture}`, title)
})

test('a household’s dashboard tells income from expense, and has a period to compare with', () => {
  const model = modelOf('家計簿アプリ グラフつき', 'ja')
  const ledger = model.things.find(({ concept }) => concept === 'transaction')!
  const days = ledger.rows.map(({ date }) => Number.parseInt(String(date), 10))
  assert.ok(Math.min(...days) < -60 && Math.max(...days) <= 0)
  const page = Object.entries(generateProject(model)).find(([path]) => path.endsWith('dashboard-page.tsx'))?.[1] ?? ''
  assert.match(page, /label="収支"/)
  assert.match(page, /earned - spent/)
})

test('a board asked for has columns for what is done, though other choices were named', () => {
  const tasks = modelOf('社内のタスク管理ボード 担当者、期限、優先度', 'ja').things[0]!
  assert.ok(tasks.fields.some(({ concept }) => concept === 'status'))
  assert.equal(tasks.views[0], 'board')
})

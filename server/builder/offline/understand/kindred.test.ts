import assert from 'node:assert/strict'
import { test } from 'node:test'
import { furtherKindredPrompts } from './tables/further-kindred-prompts.ts'
import { kindredJapanesePrompts } from './tables/kindred-japanese-prompts.ts'
import { kindredPrompts } from './tables/kindred-prompts.ts'
import { measurePrompts } from './tables/measure.ts'
import { understand } from './understand.ts'

/** By the strict measure of the tables, to which the lists of a quiz or of flashcards are ones that nobody asked for. */
const floors = { english: { whole: 80, surplus: 20 }, japanese: { whole: 85, surplus: 12 } }

test('prompts of the kinds the suite asks for, measured', (t) => {
  for (const [name, cases, floor] of [
    ['English', [...kindredPrompts, ...furtherKindredPrompts], floors.english],
    ['Japanese', kindredJapanesePrompts, floors.japanese],
  ] as const) {
    const measured = measurePrompts(cases)
    t.diagnostic(`${name}: ${measured.summary}`)
    assert.ok(measured.whole >= floor.whole, measured.misses.join('\n'))
    assert.ok(measured.surplus! <= floor.surplus, measured.misses.join('\n'))
  }
})

const modelOf = (prompt: string) => understand(prompt).model
const said = (prompt: string) => modelOf(prompt)?.things.flatMap(({ why, many }) => (why === 'said' ? [many] : [])) ?? []
const pages = (prompt: string) => modelOf(prompt)?.pages.map(({ kind, tool }) => tool ?? kind) ?? []

test('people who only do something are no list', () => {
  assert.deepEqual(said('Let people reserve a squash court: choose court, date and time slot'), ['Bookings', 'Courts'])
  assert.deepEqual(said('Activity feed for our running club: members post runs with distance, time and a photo'), ['Runs'])
  assert.ok(!said('house sitting while people travel').includes('People'))
  assert.deepEqual(said('people with name, phone and birthday'), ['People'])
})

test('what a page of its own kind is for, about or made of is no list', () => {
  for (const [prompt, page, lists] of [
    ['紅茶用のタイマー、残り時間を大きく', 'kitchenTimer', []],
    ['子どもの歯みがき習慣表', 'habitTracker', ['習慣']],
    ['習慣トラッカー。毎日の運動と読書', 'habitTracker', ['習慣']],
    ['請求書の作成と印刷。取引先と明細と合計', 'invoice', ['請求書']],
    ['美容室の予約フォーム。スタイリストと日時を選択', 'booking', ['予約']],
    ['住宅ローンの計算', 'loanCalculator', []],
    ['残業代を計算するツール', 'workHours', []],
    ['a simple timer for tea with a bell', 'kitchenTimer', []],
    ['Invoice tool for a translator: customers, rate per word, number of words', 'invoice', ['Invoices']],
    ['Bookings for a tennis court: pick a court, a day and an hour', 'booking', ['Bookings', 'Courts']],
    ['ask guests with a short survey', 'survey', []],
  ] as const) {
    assert.ok(pages(prompt).includes(page), `${prompt}: ${pages(prompt).join()}`)
    assert.deepEqual(said(prompt), lists, prompt)
  }
})

test('a Japanese word is no compound of the shorter ones it holds by accident', () => {
  for (const word of ['ドリンク', 'クレーン', 'トランペット', 'スタイリスト', 'ユニフォーム', '見本'])
    assert.deepEqual(said(`${word}の一覧。名前、数量、保管場所`), [word])
  assert.ok(modelOf('ペットホテル')?.things.some(({ concept }) => concept === 'pet'))
})

test('in a Japanese list the last one before を is a field as the others are', () => {
  assert.deepEqual(said('容量、水温、水換え日を記録できる水槽管理アプリ'), ['水槽'])
  assert.deepEqual(said('掛け軸ごとに作者、年代、寸法と購入価格を記録'), ['掛け軸'])
  assert.deepEqual(said('カメラのコレクション'), ['カメラ'])
  assert.deepEqual(said('落語会の出演者と会場とチケット'), ['出演者', 'チケット'])
})

test('the fields of a list are not said of the place or the people behind its name', () => {
  assert.deepEqual(said('Meetings with the parents of my pupils: date, what we talked about, next step'), ['Meetings'])
  assert.deepEqual(said('radiators in the old factory: room, type, valve, bled on'), ['Radiators'])
  assert.deepEqual(said('We look after organ pipes and want to note length, material, note and repaired on'), ['Organ pipes'])
  assert.deepEqual(said('a table of cousins, birthday, address, phone'), ['Cousins'])
})

test('words that exist are no slips of others', () => {
  assert.ok(!said('spanners and planks with length and price').includes('Plants'))
})

// Lists that are told in Japanese, in trades of their own: what each is called, what it has, and which row says which.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const built = (prompt: string): ProjectModel => understand(prompt).model!
const nursery = built('盆栽の一覧。樹名、樹齢、鉢、植え替え日')
const hotel = built('温泉旅館の客室の一覧。客室名、広さ、定員、担当者')

/** What is new: lists with their fields, and fields that point to a list. */
function added(before: ProjectModel, wish: string): string {
  const { model } = change(before, wish)
  const label = (id: string | undefined) => model.things.find((thing) => thing.id === id)?.many
  const isNew = (thing: string, id: string, target?: string) =>
    !before.things.some((each) => each.id === thing && each.fields.some((field) => field.id === id && field.target === target))
  return model.things
    .map(({ id, many, fields }) => {
      const fresh = fields.filter((field) => isNew(id, field.id, field.target))
      return fresh.length
        ? `${many}: ${fresh.map((field) => field.label + (field.target ? `→${label(field.target)}` : '')).join('、')}`
        : ''
    })
    .filter(Boolean)
    .join(' / ')
}

test('a list is told with what each has, in its own sentence, in brackets or ahead of its name', () => {
  for (const wish of [
    '展示会の一覧も作ってほしいです。展示会名、会場、搬入日',
    '展示会の一覧（展示会名、会場、搬入日）を追加してください',
    '来月は忙しくなるので、展示会のリストもお願いします。展示会名と会場と搬入日があれば十分です',
  ])
    assert.equal(added(nursery, wish), '展示会: 展示会名、会場、搬入日', wish)
  assert.match(added(nursery, '肥料の名前とまいた日を書いておける施肥の一覧も作ってほしい'), /^施肥: .*肥料の名前.*まいた日/)
})

test('which row says which is told: for each of them, one of them, or what is chosen where', () => {
  assert.match(added(nursery, '手入れの記録を盆栽ごとに残したい。作業日、内容、かかった時間'), /手入れ: .*作業日.*盆栽→盆栽/)
  assert.match(added(nursery, '棚の一覧を作って、盆栽のほうから棚を選べるようにしたい。棚には場所と日当たり'), /盆栽: 棚→棚/)
  assert.match(added(hotel, '清掃の記録もつけたい。清掃日、チェック内容、どの客室か'), /清掃: .*客室→客室/)
  assert.match(added(hotel, '客室に仲居を一人付けたい。仲居の一覧を作って、名前と電話番号を入れます'), /客室: 仲居→仲居/)
})

test('what was written by hand becomes the list it is chosen from', () => {
  const { model } = change(hotel, '担当者は従業員名簿から選べるようにしてください。従業員には氏名と部署を登録します')
  const field = model.things[0]!.fields.find(({ label }) => label === '担当者')!
  assert.equal(model.things.find(({ id }) => id === field.target)?.many, '従業員')
  assert.match(added(nursery, '鉢は別の一覧にして、作家名と号数を持たせたい'), /盆栽: 鉢→鉢.* \/ 鉢: .*作家名.*号数/)
})

test('a field may be chosen from a list that is there, and what else is asked for is done', () => {
  const club = built('会員：氏名、住所。大会：大会名、日付、会場')
  const wish = '大会のほうに「審判」を足して、会員の名簿から選べるようにしてください。それと「会場」は「開催地」という名前にして'
  const { model } = change(club, wish)
  const games = model.things.find(({ many }) => many === '大会')!
  assert.ok(games.fields.some(({ label, target }) => label === '審判' && target !== undefined))
  assert.ok(games.fields.some(({ label }) => label === '開催地'))
})

test('what is no list of its own makes none', () => {
  for (const wish of [
    '樹名の一覧を五十音順に並べて',
    '一覧は植え替え日の新しい順にしてほしい',
    'リストの文字をもう少し大きくしてください',
    '鉢の記録は削除してください',
    '写真も一覧に出してほしい',
    'どの盆栽も可愛いです',
    '誰の盆栽か選べるようにしたい',
  ])
    assert.equal(change(nursery, wish).model.things.length, nursery.things.length, wish)
})

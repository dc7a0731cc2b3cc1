import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const modelOf = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model
}
const listsOf = (prompt: string) => modelOf(prompt).things.map(({ many }) => many)
const fieldsOf = (prompt: string, list: string) =>
  modelOf(prompt)
    .things.find(({ many }) => many === list)
    ?.fields.map(({ label }) => label) ?? []
const has = (all: readonly string[], ...wanted: string[]) =>
  assert.deepEqual(
    wanted.filter((each) => !all.includes(each)),
    [],
  )

test('what is noted of each of some is a record of it, by those who note it', () => {
  const home = '介護施設の記録システム。職員が入居者ごとに体温、血圧、食事量、排泄を入力し、家族が閲覧できる'
  has(listsOf(home), '入居者', '測定', '職員')
  has(fieldsOf(home, '測定'), '体温', '血圧', '食事量', '排泄', '入居者', '職員')
  assert.ok(!fieldsOf(home, '入居者').includes('体温'))
})

test('what stands in brackets behind a noun with kana inside is told of it', () => {
  const fields = '農家さんが畑ごとに作付け（作物、播種日、面積）を記録する'
  has(fieldsOf(fields, '作付け'), '作物', '播種日', '面積', '畑', '農家')
  const lost = '住民が落とし物を登録し、持ち主が申し込む'
  has(listsOf(lost), '落とし物', '申し込み')
  assert.ok(!fieldsOf(lost, '落とし物').includes('落'))
})

test('several things that one does, and what another does to the same', () => {
  const books = '社内の本棚アプリ：社員が本を借りる・返す・感想を書く'
  has(listsOf(books), '本', '貸出', '感想', '社員')
  has(fieldsOf(books, '感想'), '本', '社員')
  const readings = '図書ボランティアが絵本の読み聞かせ会を企画し、親子が申し込む'
  has(fieldsOf(readings, '申し込み'), '読み聞かせ会', '親子')
})

test('who is put where is a record of both', () => {
  const shifts = '派遣スタッフがシフト希望（日付、時間帯）を出し、コーディネーターが派遣先に割り当てる'
  has(fieldsOf(shifts, '割り当て'), 'シフト希望', '派遣先')
  has(fieldsOf(shifts, 'シフト希望'), '日付', '時間帯', '派遣スタッフ')
})

test('who only wishes, and what nobody does, is no doing', () => {
  assert.deepEqual(fieldsOf('選手ごとに身長、体重、握力を入力', '選手').includes('身長'), true)
  assert.ok(!listsOf('顧客の名前と電話番号を登録したい').includes('記録'))
})

test('one in the definite does things as several do', () => {
  const garage = 'Föräldrar anmäler frånvaro och veterinären noterar behandlingar'
  has(listsOf(garage), 'Behandlingar', 'Veterinärer')
  const freight = 'Arrangören publicerar marknader med adress, säljare bokar bord'
  has(listsOf(freight), 'Marknader', 'Bokningar', 'Säljare', 'Arrangörer')
})

test('let somebody do something: no song, and no list by the whole clause', () => {
  const courts = 'Låt medlemmar boka banor och tränare lägga upp träningspass'
  has(listsOf(courts), 'Bokningar', 'Träningspass', 'Tränare')
  assert.ok(!listsOf(courts).some((many) => /låt/i.test(many)))
  const jobs = 'Företag annonserar lediga jobb och studenter ansöker med cv'
  has(listsOf(jobs), 'Jobb', 'Ansökningar', 'Studenter', 'Företag')
  has(fieldsOf(jobs, 'Ansökningar'), 'Jobb')
})

test('what several people do is kept in lists, and is no survey', () => {
  const festival = 'Filmfestival där regissörer skickar in kortfilmer (titel, längd, land) och juryn poängsätter dem'
  has(listsOf(festival), 'Kortfilmer', 'Regissörer', 'Poängsättningar')
  assert.ok(!listsOf(festival).includes('Delsvar'))
})

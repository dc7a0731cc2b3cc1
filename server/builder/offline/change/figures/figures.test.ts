// Figures that a wish asks for: each row is a description, a wish, and the operations that came of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { projectModelSchema } from '../../model.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import type { Operation } from '../operations.ts'

const spending = 'expenses with name, date, category (food, housing, fun) and amount'
const parts = 'spare parts with name, purchase price, sale price and stock'
const records = 'my vinyl records with title, artist, genre and value'
const team = 'football team with players and fixtures, a fixture has an opponent and a date'
const members = 'members with name, fee and paid yes or no'
const fakturor = 'fakturor med nummer, kund, datum, belopp och status (utkast, skickad, betald)'
const skivor = 'min skivsamling med titel, artist, genre och pris'
const kakeibo = '家計簿。日付、種類（収入、支出）、カテゴリ（食費、住居費）、金額'
const zaiko = '商品の在庫管理（商品名、価格、在庫数）'
const loan = 'a loan calculator'

const told = (operation: Operation): string =>
  operation.op === 'addFigure'
    ? `addFigure ${JSON.stringify(operation.figure)}`
    : operation.op === 'setTotals'
      ? `setTotals ${JSON.stringify(operation.totals)}`
      : operation.op

const cases: readonly (readonly [prompt: string, wish: string, ...operations: RegExp[]])[] = [
  [spending, 'pie chart of where it all goes', /^addFigure .*"sum".*"by":"category"/],
  [spending, 'how much have I spent on food', /^addFigure .*"sum"/],
  [parts, 'show total value of the stock, by purchase price', /^addField/, /^setTotals .*"sum"/],
  [records, 'what is the whole collection worth?', /^setTotals .*"sum"/],
  [team, 'can we have a count of wins draws and losses', /^addField/, /^addFigure .*"count","by":"outcome"/],
  [team, 'add a top scorers list', /^addField/, /^setOrder/],
  [members, 'how many have paid', /^addFigure .*"count","where":\[.*"than":true/],
  [members, 'how much is still owed', /^addFigure .*"sum".*"than":false/],
  [fakturor, 'summan av obetalda fakturor', /^addFigure .*"sum".*"not","than":"Betald"/],
  [skivor, 'räkna ut vad hela samlingen är värd', /^setTotals .*"sum"/],
  [kakeibo, 'カテゴリ別の円グラフ見たい', /^addFigure .*"sum".*"by":"category"/],
  [kakeibo, '月ごとの支出グラフください', /^addFigure .*"sum".*"than":"支出".*"span":"month"/],
  [zaiko, '在庫の金額の合計を見せて', /^addField/, /^setTotals .*"sum"/],
]

test('figures are of what the project has', () => {
  for (const [prompt, wish, ...expected] of cases) {
    const { model } = understand(prompt)
    assert.ok(model, prompt)
    const changed = change(model, wish)
    const operations = changed.operations.map(told).filter((each) => each !== 'addPage')
    assert.equal(operations.length, expected.length, `${wish}: ${operations.join(' | ')}`)
    expected.forEach((form, at) => assert.match(operations[at]!, form, wish))
    projectModelSchema.parse(changed.model)
    assert.ok(Object.keys(generateProject(changed.model)).length > 0, wish)
  }
})

test('a chart of what is not there is no bare dashboard', () => {
  for (const [prompt, wish] of [
    [records, 'a chart of the weather by planet'],
    [skivor, 'ett diagram över vädret per planet'],
    [zaiko, '種目ごとの重量の推移をグラフにして'],
    [loan, 'show a chart of how the balance goes down over the years'],
  ] as const)
    assert.deepEqual(change(understand(prompt).model!, wish).operations, [], wish)
})

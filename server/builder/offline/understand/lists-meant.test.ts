import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const modelOf = (prompt: string) => understand(prompt).model!

test('a calculator that is described by what it works out is that one, and what is put in is no list', () => {
  for (const [prompt, tool] of [
    [
      'Kan du göra en enkel kalkylator som räknar ut hur mycket färg jag behöver till ett rum? Man fyller i väggarnas mått, antal fönster och dörrar och hur många strykningar.',
      'paintCalculator',
    ],
    [
      '部屋を塗るのにペンキがどれくらい必要か計算する計算機を作ってください。壁の大きさ、窓とドアの数を入力します。',
      'paintCalculator',
    ],
    ['床に必要なタイルの枚数を計算するページ。部屋の縦と横、タイルのサイズを入れます。', 'tileCalculator'],
    ['A small calculator for my loan: I enter the amount, interest rate and number of years.', 'loanCalculator'],
    ['Räknare för bolån: jag skriver lånebelopp, ränta och antal år och ser månadskostnaden.', 'loanCalculator'],
    ['ローンの毎月の返済額を計算したい。借入額と金利と年数を入力します。', 'loanCalculator'],
    ['A calculator that tells how much each of us has to pay when we share the bill, with tip.', 'tipCalculator'],
    ['En kalkylator som visar vad var och en ska betala när vi delar notan.', 'tipCalculator'],
    ['Räkna ut vad en bilresa kostar i bensin, med sträcka, förbrukning och literpris.', 'tripCost'],
    ['円とドルを換算するアプリ', 'currencyConverter'],
  ] as const) {
    const { pages, things } = modelOf(prompt)
    assert.deepEqual([pages.map((page) => page.tool), things.length], [[tool], 0], prompt)
  }
})

test('what was put in and is to be kept stays a list', () => {
  const { things } = modelOf('A loan tracker. I enter lender, amount and interest rate, and the list is saved.')
  assert.ok(things.length > 0)
})

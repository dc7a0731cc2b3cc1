// Swedish and Japanese wishes as people tell them at a counter or in a chat, and the operations they come to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const bases = {
  tools: 'Uthyrning av verktyg: verktyg, kund, hyrdatum, återlämning, pris per dag, skick (ny, bra, sliten) och betald ja/nej.',
  invoices: 'Fakturor i min firma: kund, fakturanummer, belopp, fakturadatum, förfallodatum och betald (ja/nej).',
  bikes: 'レンタル自転車の管理。自転車ごとに車種、番号、状態（貸出中、返却済み、修理中）、料金、貸出日、返却予定日を記録。',
  dogs: '犬の預かりホテルの記録。犬の名前、犬種、飼い主、電話番号、サイズ（小型、中型、大型）、メモ。',
}

const wishes: readonly (readonly [keyof typeof bases, string, string])[] = [
  ['tools', 'manualens språk ska vara engelska/svenska, tyska/svenska eller bara svenska', 'addField'],
  ['tools', 'kopplingsparet ska vara svensk–dansk, svensk–tysk eller brittisk–svensk', 'addField'],
  ['tools', 'skicket kan vara trasig med', 'addOption'],
  ['tools', 'å så vill ja att kund ska va obligatoriskt, är du gullig', 'requireField'],
  ['tools', 'vi säger inte kund här utan hyrestagare', 'renameField'],
  ['tools', 'en ruta att bocka i om verktyget är rengjort', 'addField'],
  ['invoices', 'fakturadatum kan väl vara dagens datum från början', 'setStart'],
  ['invoices', 'säg ifrån när en faktura är förfallen', 'addWarning'],
  ['invoices', 'kan du räkna ihop beloppen', 'setTotals'],
  ['invoices', 'byt ut betald mot en status: obetald, delbetald, betald', 'retypeField renameField'],
  ['invoices', 'hur går det för dig?', ''],
  ['bikes', '「返却済み」は「返却」でいいです', 'renameOption'],
  ['bikes', '返却予定日が過ぎてたら教えてほしいんですが', 'addWarning'],
  ['bikes', '番号は抜けると困るので必須で', 'requireField'],
  ['bikes', 'お客さんは別のリストにして、そこから選びたい', 'addThing addField'],
  ['dogs', '超大型の子もいるので選べるようにしてください', 'addOption'],
  ['dogs', '体重はキロで', 'addField'],
  ['dogs', '大型の犬が苦手です', ''],
]

test('what is told in Swedish and Japanese does what it is after, and nothing else', () => {
  for (const [on, wish, expected] of wishes) {
    const { operations } = change(understand(bases[on]).model!, wish)
    assert.equal(operations.map(({ op }) => op).join(' '), expected, wish)
  }
})

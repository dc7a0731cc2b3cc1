import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const repairs = 'Repairs with bike, customer, received date, price and status (waiting, in progress, done).'
const reparationer = 'Reparationer med cykel, kund, inlämningsdatum, pris och status (mottagen, pågår, klar).'
const 会員 = '会員名簿。氏名、電話番号、メール、入会日。'

const cases: readonly (readonly [base: string, wish: string, ops: string])[] = [
  [repairs, 'the customer must be filled in but the price is optional', 'requireField'],
  [repairs, 'call the app Spokes, dark mode too', 'setName setTheme'],
  [repairs, 'dark mode, and a photo of the bike', 'setTheme addField'],
  [repairs, 'total of the prices and group them by status', 'setTotals setGroup'],
  [repairs, 'sorted by received date and grouped by status', 'setOrder setGroup'],
  [repairs, 'call the customer owner, and done should be finished', 'renameField renameOption'],
  // one wish each
  [repairs, 'call the app Bread and Butter', 'setName'],
  [repairs, 'add the address and phone of the customer', 'addField addField'],
  [repairs, 'show the repairs that are done and paid in green', ''],
  [repairs, 'bike is a choice of Red, Blue, Yellow', 'retypeField'],
  [repairs, 'first the price, then the customer', 'moveField'],
  [reparationer, 'Appen ska heta Kedjan och gå i grönt', 'setName setTheme'],
  [reparationer, 'mörkt läge, och en bild på cykeln', 'setTheme addField'],
  [reparationer, 'byt kund till ägare, och priset måste alltid fyllas i', 'renameField requireField'],
  [reparationer, 'kund är obligatoriskt, pris är frivilligt', 'requireField'],
  [reparationer, 'appen ska heta Bröd och Smör', 'setName'],
  [会員, '色は緑系で、メールは必須に', 'setTheme requireField'],
  [会員, 'アプリ名は「道場」でお願いします、あと住所も追加で', 'setName addField'],
]

test('two wishes in one clause are both read, and one wish stays one', () => {
  for (const [base, wish, ops] of cases) {
    const done = change(understand(base).model!, wish).operations.map(({ op }) => op)
    if (ops) assert.equal(done.join(' '), ops, wish)
    else assert.ok(done.length < 2, `${wish}: ${done.join(' ')}`)
  }
})

// Swedish questions: what there is most of, what came in or went out, those that have or lack something; and no field of a question's name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const finds = understand('Loppisfynd: vara, datum, inköpspris, försäljningspris, kategori (kläder, porslin, möbler)').model!
const children = understand('Barn: namn, telefon, allergier, betalt, klass').model!

test('what there is most of, and what came in or went out, are figures', () => {
  const figure = (wish: string) =>
    change(finds, wish).operations.flatMap((each) =>
      each.op === 'addFigure' ? [`${each.figure.of} ${each.figure.by ?? ''}`] : [],
    )
  assert.deepEqual(figure('vilken kategori säljer bäst'), ['forsaljningspris category'])
  assert.deepEqual(figure('vad har jag tjänat totalt'), ['forsaljningspris '])
  assert.deepEqual(figure('vad har vi spenderat på varje kategori?'), ['price category'])
})

test('those that have or lack something are shown at a touch', () => {
  const where = (wish: string) =>
    change(children, wish).operations.flatMap((each): unknown[] =>
      each.op === 'addQuickFilter' ? [...each.quickFilter.where] : [each.op],
    )
  assert.deepEqual(where('visa vilka som har allergier'), [{ field: 'allergies', when: 'not', than: '' }])
  assert.deepEqual(where('vilka har inte betalat'), [{ field: 'paid', when: 'is', than: false }])
  assert.deepEqual(where('vilka barn saknar telefon?'), [{ field: 'phone', when: 'is', than: '' }])
})

test('what no list tells is told, and more than a question is read elsewhere', () => {
  const { operations, notes } = change(finds, 'vilken månad säljer jag mest till grannen')
  assert.deepEqual(operations, [])
  assert.ok(notes.length)
  assert.ok(
    change(children, 'de som inte betalat ska synas tydligt, typ rödmarkeras').operations.some(({ op }) => op === 'addWarning'),
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const kajaker = understand('Kajaker: nummer, modell, färg').model!
const fields = (wish: string, model = kajaker) =>
  change(model, wish).operations.map((each) =>
    each.op === 'addField' ? [each.field.label, each.field.type, each.field.unit].filter(Boolean).join(' ') : each.op,
  )

test('a type that is told beside a field is no field of its own', () => {
  for (const [wish, added] of [
    ['Lägg till köpt och besiktigad, båda datum', ['Köpt date', 'Besiktigad date']],
    ['sits, bara text. antal luckor, heltal. paddel ingår, ja eller nej', ['Sits text', 'Antal luckor int', 'Paddel ingår bool']],
    ['stabilitet, 1 till 5 stjärnor, och en länk till där den såldes', ['Stabilitet rating', 'Länk url']],
    ['Manual, alltså en länk till tillverkarens sida', ['Manual url']],
    ['betyg 1-5 på varje kajak', ['Betyg rating']],
    ['skador i en större textruta', ['Skador longtext']],
    ['reserverad? kryssruta. och deras hemsida', ['Reserverad bool', 'Hemsida url']],
    ['Vi vill kunna bocka i tvättad på varje kajak', ['Tvättad bool']],
    ['kajakerna måste ha kontrollerats, behöver kunna kryssa i det', ['Kontrollerats bool']],
    ['Lägg in bredd och längd i meter för varje kajak', ['Bredd number m', 'Längd number m']],
    ['matsäck kan man få bocka i', ['Matsäck bool']],
    ['längd i cm', ['Längd number cm']],
    ['inlämnad? kryssruta. klubb, fritext', ['Inlämnad bool', 'Klubb text']],
    ['en ruta för punktering', ['Punktering bool']],
    ['en ruta för kommentarer', ['Kommentarer longtext']],
  ] as const)
    assert.deepEqual(fields(wish), added, wish)
})

test('what may be a field stays one', () => {
  assert.deepEqual(fields('hyresgäst, datum och belopp'), ['Hyresgäst text', 'Datum date', 'Belopp money'])
  assert.deepEqual(fields('foto, text och pris').length, 3)
})

test('what is said around fields is no part of their names', () => {
  assert.deepEqual(fields('inköpspris och försäljningspris på allt'), ['Inköpspris money', 'Försäljningspris money'])
  assert.deepEqual(fields('Lägg till inköpspris på sakerna, och förvaring när du ändå är i farten'), [
    'Inköpspris money',
    'Förvaring text',
  ])
  assert.deepEqual(fields('Foto hade varit fint, och så antal sittplatser'), ['Foto image', 'Antal sittplatser int'])
  assert.deepEqual(fields('kölapp, vår underskrift och deras underskrift').slice(1), [
    'Vår underskrift text',
    'Deras underskrift text',
  ])
  assert.deepEqual(fields('mobil hem och e-postadress jobbet'), ['Mobil hem phone', 'E-postadress jobbet email'])
  assert.deepEqual(fields('add a hull number while you are at it'), ['Hull number text'])
})

test('a reason ahead of the wish is no field', () => {
  const wish = 'Många undrar om sitsen, så det måste framgå om ryggstöd ingår. Ja eller nej räcker.'
  assert.deepEqual(fields(wish), ['Ryggstöd ingår bool'])
})

test('a day gets its hour where that is told', () => {
  const visits = understand('Besök på kliniken: patient, dag, behandlare').model!
  for (const wish of ['dag behöver klockslag också, inte bara datum', 'Dag måste ha både datum och tid'])
    assert.deepEqual(
      change(visits, wish).operations.map((each) => each.op === 'retypeField' && each.type),
      ['datetime'],
      wish,
    )
})

// What is chosen from, told by the name of the field, by another choice of it, or by what the rest of the wish is about.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const patienter = understand('Tandläkarens patienter: namn, telefon, allergier, läge (ny, återbesök)').model!
const goats = understand('Goats: tag, name, kind (milk, meat)').model!
const field = (wish: string, label: string, model = patienter) =>
  change(model, wish).model.things[0]!.fields.find((each) => each.label.toLowerCase() === label)

test('another choice of a field that has some', () => {
  for (const [wish, options] of [
    ['återbesök ska delas upp i kontroll, lagning och avslutning', ['Ny', 'Kontroll', 'Lagning', 'Avslutning']],
    ['Återbesök delas upp i återbesök 1 och återbesök 2', ['Ny', 'Återbesök 1', 'Återbesök 2']],
    ['Ny heter numera nyinskriven', ['Nyinskriven', 'Återbesök']],
    ['byt ut ny mot vuxen och barn', ['Vuxen', 'Barn', 'Återbesök']],
    ['en patient kan vara vilande också', ['Ny', 'Återbesök', 'Vilande']],
    ['Byt ny mot nyinskriven, och lägg till avslutad', ['Nyinskriven', 'Återbesök', 'Avslutad']],
    ['Vi får in både remitterade och akuta. Lägg till båda som läge.', ['Ny', 'Återbesök', 'Remitterade', 'Akuta']],
    ['lägg till läge väntar på röntgen', ['Ny', 'Återbesök', 'Väntar på röntgen']],
    ['Lägg därför till på väg under läge', ['Ny', 'Återbesök', 'På väg']],
    ['Byt ut läge mot: inskriven, kallad av oss, klar', ['Inskriven', 'Kallad av oss', 'Klar']],
  ] as const)
    assert.deepEqual(field(wish, 'läge')?.options, options, wish)
  assert.deepEqual(field('swap meat for beef, and add wool', 'kind', goats)?.options, ['Milk', 'Beef', 'Wool'])
})

test('several of what is listed, of a field that was written', () => {
  for (const wish of [
    'Allergier borde man kunna bocka i, flera på samma patient: penicillin, latex, nickel',
    'allergier väljer man flera av, till exempel penicillin, latex, nickel',
    'allergier: man ska få kryssa i flera, penicillin, latex, nickel',
  ]) {
    assert.equal(field(wish, 'allergier')?.type, 'tags', wish)
    assert.deepEqual(field(wish, 'allergier')?.options, ['Penicillin', 'Latex', 'Nickel'], wish)
  }
})

test('a field, and in the next sentence what it is chosen from', () => {
  const wish = 'Tandkräm saknas! Vi har fluor, mild och vitt att välja på'
  assert.deepEqual(field(wish, 'tandkräm')?.options, ['Fluor', 'Mild', 'Vitt'])
  assert.deepEqual(field(wish, 'läge')?.options, ['Ny', 'Återbesök'])
})

test('a wish with choices and more goes to each of them', () => {
  const wish = 'Svårighet - lätt, svår. Och ett foto också.'
  assert.deepEqual(field(wish, 'svårighet')?.options, ['Lätt', 'Svår'])
  assert.equal(field(wish, 'foto')?.type, 'image')
})

test('what is no choice becomes none', () => {
  for (const wish of [
    'ta bort återbesök och lägg till adress',
    'byt ny mot nyinskriven och lägg till en lista med behandlare',
    'lägg till telefon till jobbet',
    'dela upp namn i förnamn och efternamn',
  ])
    assert.ok(!change(patienter, wish).operations.some(({ op }) => op === 'addOption'), wish)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const jobb = 'Snickeriets jobb: adress, beskrivning, datum och status (offert, bokat, klart)'
const häckar = 'Fåglar i volären: ringnummer, art, född'
const rum = 'Rum på vandrarhemmet: nummer, antal sängar, pris'
const lån = 'Redskap i föreningen: redskap, skick (bra, slitet), finns hos'

const parcels = 'Parcels: number, date, weight, packed by. Dogs: name, breed'

const after = (base: string, wish: string) => change(understand(base).model!, wish).model
/** Each link as "who points > to whom". */
const links = (base: string, wish: string) => {
  const { things } = after(base, wish)
  return things.flatMap(({ many, fields }) =>
    fields.flatMap(({ target }) => (target ? [`${many} > ${things.find(({ id }) => id === target)!.many}`] : [])),
  )
}

test('the link stands on the record on which one chooses, however that is told', () => {
  for (const [base, wish, link] of [
    [jobb, 'lägg till en lista över fordon med regnummer och modell så att vi kan välja fordon på jobbet', 'Jobb > Fordon'],
    [
      jobb,
      'Vi behöver en lista med underentreprenörer (namn, telefon). På varje jobb ska man kunna välja underentreprenör.',
      'Jobb > Underentreprenörer',
    ],
    [jobb, 'skapa en lista med lärlingar med namn och mobil och låt oss välja vem som gör jobbet', 'Jobb > Lärlingar'],
    [häckar, 'Lägg till burar (nummer, mått) och låt varje fågel bo i en bur', 'Fåglar > Burar'],
    [häckar, 'gör en lista med uppfödare: namn, ort. koppla varje fågel till en', 'Fåglar > Uppfödare'],
    [rum, 'Skapa en lista med städningar (datum, utförd av). Varje städning gäller ett rum.', 'Städningar > Rum'],
    [
      rum,
      'Det behövs felanmälningar också. De ska ha rubrik, datum och beskrivning och kopplas till ett rum.',
      'Felanmälningar > Rum',
    ],
    [lån, 'Gör en lista med medlemmar (namn, mobil) och låt Finns hos peka på den', 'Redskap > Medlemmar'],
  ] as const)
    assert.deepEqual(links(base, wish), [link], wish)
})

test('what points to the new list stays the field it was', () => {
  const { things } = after(lån, 'Gör en lista med medlemmar (namn, mobil) och låt Finns hos peka på den')
  const field = things[0]!.fields.find(({ label }) => label === 'Finns hos')
  assert.equal(field?.type, 'ref')
  assert.equal(field.stored, `${field.id}Link`)
})

test('who is chosen may be called after what they do, and a row after what it is', () => {
  const möbler = 'Möblerna i lagret: sak, skick, hylla'
  const wish =
    'Vi lånar ut stolar till medlemmar. Ha medlemmarna i en egen lista med namn och telefon, och på varje sak vill jag kunna välja låntagare'
  const things = after(möbler, wish).things
  const field = things[0]!.fields.find(({ target }) => target !== undefined)
  assert.equal(field?.label, 'Låntagare')
  assert.equal(things.find(({ id }) => id === field.target)?.many, 'Medlemmar')
  const bilar = 'Hyrbilar: regnummer, modell, dygnspris'
  assert.deepEqual(links(bilar, 'vi behöver skador: datum, beskrivning, kostnad. varje skada hör till en bil'), [
    'Skador > Hyrbilar',
  ])
  assert.deepEqual(links(bilar, 'skapa en lista med stationer (namn, adress) där varje bil hör hemma'), ['Hyrbilar > Stationer'])
})

test('no link comes of what names no list', () => {
  assert.deepEqual(links(jobb, 'på varje jobb ska man kunna välja prioritet: hög, låg'), [])
  assert.deepEqual(links(rum, 'varje rum har en status (ledigt, upptaget)'), [])
  assert.deepEqual(links(rum, 'varje rum ska ha en nyckelkod'), [])
  assert.deepEqual(links(häckar, 'låt varje fågel ha en färg: röd, blå'), [])
})

test('a list is told in one sentence and what it has in the next', () => {
  const fields = (base: string, wish: string) =>
    after(base, wish)
      .things.at(-1)!
      .fields.map(({ label }) => label)
  assert.deepEqual(fields(rum, 'Kan du lägga till städningar? Där behövs datum, städare och kommentar.').slice(-3), [
    'Städare',
    'Datum',
    'Kommentar',
  ])
  const shared = 'vi har en del gemensamma verktyg, gör en lista för dem. benämning, märke, hyllplats'
  assert.deepEqual(fields(jobb, shared).slice(-3), ['Benämning', 'Märke', 'Hyllplats'])
})

test('an English wish for a list tells how its rows and others belong together', () => {
  for (const [wish, link] of [
    ['we need the charities too (name, phone), and each parcel should say which charity it was', 'Parcels > Charities'],
    ['add a list of vet bills: date, amount, and which dog it was for', 'Vet bills > Dogs'],
    ['a helpers list with name and phone, and packed by picks from it', 'Parcels > Helpers'],
    ['checker on every parcel, picked from the dogs', 'Parcels > Dogs'],
  ] as const)
    assert.deepEqual(links(parcels, wish), [link], wish)
})

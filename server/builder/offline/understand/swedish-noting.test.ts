// What Swedish sentences say is noted, and what they only tell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { swedishTidyPrompts } from './tables/swedish-tidy-prompts.ts'
import { understand } from './understand.ts'

const thingsOf = (prompt: string) => understand(prompt, 'sv').model?.things ?? []
const said = (prompt: string) => thingsOf(prompt).flatMap(({ why, many }) => (why === 'said' ? [many] : []))
const saidFields = (prompt: string, many: string) =>
  thingsOf(prompt)
    .find((thing) => thing.many === many)
    ?.fields.flatMap(({ why, label }) => (why === 'said' ? [label] : [])) ?? []

/** By the strict measure of the tables, where a name must be one of those expected as it stands. */
const tidy = { wholeMin: 17, surplusMax: 8 }
test('whole sentences of a stranger, measured', (t) => {
  const measured = measurePrompts(swedishTidyPrompts)
  t.diagnostic(measured.summary)
  assert.ok(measured.whole >= tidy.wholeMin, measured.misses.join('\n'))
  assert.ok(measured.surplus! <= tidy.surplusMax, measured.misses.join('\n'))
})

test('what is noted with its fields is a list of them', () => {
  const stable =
    'Vi har ett stall. Hästarna registreras med namn, ras och ålder. Foderleveranser antecknas med datum, mängd och pris.'
  assert.deepEqual(said(stable), ['Hästar', 'Foderleveranser'])
  assert.deepEqual(saidFields(stable, 'Foderleveranser'), ['Datum', 'Mängd', 'Pris'])
  assert.deepEqual(said('Varje körning i ugnen ska dokumenteras med program, temperatur, ansvarig och resultat.'), ['Körningar'])
  assert.deepEqual(said('Efter varje jakt för vi in datum, pass, vilt, vikt och skytt.'), ['Jakter'])
  assert.deepEqual(said('Vi behöver en egenkontroll för varje tak med adress, datum, kontrollpunkt och foto.'), [
    'Egenkontroller',
  ])
  assert.deepEqual(said('Vi vill lägga in sträckor med avgång, ankomst och tågnummer.'), ['Sträckor'])
})

test('several acts that are noted alike are one list, and which of them a choice', () => {
  const care = 'Skoning, avmaskning och vaccinering ska loggas med datum och kostnad.'
  assert.deepEqual(said(care), ['Åtgärder'])
  const type = thingsOf(care)[0]!.fields.find(({ label }) => label === 'Typ')
  assert.deepEqual(type?.options, ['Skoning', 'Avmaskning', 'Vaccinering'])
})

test('who asks, writes and reads is no list', () => {
  assert.deepEqual(said('Takläggarfirman har sju anställda. Vi behöver en lista över fordonen med regnummer och modell.'), [
    'Fordon',
  ])
  assert.deepEqual(
    said(
      'Förskolan ska ha en dagbok där personalen skriver. Varje anteckning har avdelning, datum och text. Föräldrarna ska bara kunna läsa.',
    ),
    ['Dagboksanteckningar'],
  )
  assert.deepEqual(said('Personalen på kliniken behöver ett register över instrument med namn, antal och skick.'), ['Instrument'])
})

test('what is told before anything is asked for is no list', () => {
  assert.deepEqual(
    said('Vår teaterförening sätter upp en pjäs varje vår. Vi vill hålla reda på kostymer med plagg, storlek och färg.'),
    ['Kostymer'],
  )
  assert.deepEqual(said('Vi är tre syskon som ärvt ett dödsbo. Varje sak ska ha bild, beskrivning och värde.'), ['Saker'])
})

test('a list bears the first word of its compound, a log of an act that act', () => {
  assert.deepEqual(said('Vapenregister med modell, serienummer och licens'), ['Vapen'])
  assert.deepEqual(said('Namnlista'), ['Namn'])
  assert.deepEqual(said('Golfdagbok med bana, datum och slag'), ['Golfrundor'])
  assert.deepEqual(said('Deltagarlista'), ['Deltagare'])
})

test('a slip is mended only where the word does not exist', () => {
  assert.deepEqual(said('Läxlista för min dotter i sexan, ämne, uppgift, inlämningsdag'), ['Läxor'])
  assert.ok(!said('Vårt jaktlag delar på marken runt sjön. Jägare med telefon och klass.').includes('Märken'))
})

// What opens a Swedish list and what only looks like one, and the small tools a sentence asks for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePrompts } from './tables/measure.ts'
import { swedishFreshPrompts } from './tables/swedish-fresh-prompts.ts'
import { swedishMoreFreshPrompts } from './tables/swedish-more-fresh-prompts.ts'
import { understand } from './understand.ts'

const modelOf = (prompt: string) => understand(prompt, 'sv').model
const thingsOf = (prompt: string) => modelOf(prompt)?.things ?? []
const said = (prompt: string) => thingsOf(prompt).flatMap(({ why, many }) => (why === 'said' ? [many] : []))
const fieldOf = (prompt: string, label: string) =>
  thingsOf(prompt)
    .flatMap(({ fields }) => fields)
    .find((field) => field.label === label)
const toolsOf = (prompt: string) => modelOf(prompt)?.pages.flatMap(({ tool }) => tool ?? []) ?? []

/** By the strict measure of the tables, which knows no hand-made tool as a view. */
const fresh = { wholeMin: 50, surplusMax: 5 }

test('prompts of a stranger, measured', (t) => {
  const measured = measurePrompts([...swedishFreshPrompts, ...swedishMoreFreshPrompts])
  t.diagnostic(measured.summary)
  assert.ok(measured.whole >= fresh.wholeMin, measured.misses.join('\n'))
  assert.ok(measured.surplus! <= fresh.surplusMax, measured.misses.join('\n'))
})

test('those who do something are kept where they have fields', () => {
  assert.deepEqual(said('Lärare med namn och bild'), ['Lärare'])
  assert.deepEqual(said('Tandläkare har namn, telefon; pass har datum, starttid'), ['Tandläkare', 'Pass'])
})

test('a heading over lists is none of them', () => {
  assert.deepEqual(said('Valpkull: valpar med namn, kön, färg'), ['Valpar'])
  assert.deepEqual(said('Maskinringen: maskiner som lånas ut mellan gårdar, med låntagare, datum och timmar'), ['Maskiner'])
  assert.deepEqual(said('Uthyrning av släp: vagnar med regnummer och vikt, kunder med namn och telefon'), ['Vagnar', 'Kunder'])
  assert.deepEqual(said('Hyrskidor: skidor, pjäxor och hjälmar med storlek och skick, uthyrningar med kund'), [
    'Skidor',
    'Pjäxor',
    'Hjälmar',
    'Uthyrningar',
  ])
  assert.deepEqual(said('Egenkontroll: varumottagning med leverantör, temperatur; kylar med temperatur och klockslag'), [
    'Varumottagningar',
    'Kylar',
  ])
})

test('what a list of fields stands behind owns them, whatever they name', () => {
  assert.deepEqual(said('Orderbok för smeden. Kund, beskrivning, material, mått'), ['Ordrar'])
  assert.deepEqual(said('Lagerlista i boden, artikel, hylla, antal kvar, enhet'), ['Produkter'])
  assert.deepEqual(said('Körjournal för firmabilen. Datum, start, mål, ärende, privat eller tjänst'), ['Körningar'])
  assert.deepEqual(fieldOf('Körjournal. Datum, start, mål, privat eller tjänst', 'Privat eller tjänst')?.options, [
    'Privat',
    'Tjänst',
  ])
  assert.deepEqual(fieldOf('En sida där barnen väljer aktivitet (skridskor, skidor, promenad)', 'Aktivitet')?.options, [
    'Skridskor',
    'Skidor',
    'Promenad',
  ])
})

test('what is told of by name and fields is not told of twice', () => {
  const prompt =
    'Ridskolans hästar behöver ett schema för vaccination och avmaskning. Häst: namn, ras, box. Behandling: häst, typ, datum'
  assert.deepEqual(said(prompt), ['Hästar', 'Behandlingar'])
  assert.deepEqual(said('Utlåning av dräkter. Dräkter: nummer, storlek, pjäs. Lån: dräkt, låntagare, datum'), ['Dräkter', 'Lån'])
})

test('one noun and whose it is is what is kept', () => {
  assert.deepEqual(said('arbetslagets raster'), ['Raster'])
  assert.deepEqual(said('lägenhetsbyten'), ['Lägenhetsbyten'])
  assert.deepEqual(said('bilder från bröllopet'), ['Bilder'])
  assert.deepEqual(said('elfordonen på kommunen'), ['Elfordon'])
})

test('a verb behind "vill" is no noun, and who signs up no part of the word', () => {
  assert.deepEqual(said('Vilka recept jag vill laga'), ['Recept'])
  assert.deepEqual(said('Elever anmäler sig till kurser'), ['Elever', 'Kurser', 'Anmälningar'])
  assert.deepEqual(said('vilka som har nycklar till klubbstugan'), ['Nycklar'])
})

test('ends of time and clauses of yes and no are fields', () => {
  const rental = 'Uthyrningar med kund, ut, åter, deposition'
  assert.equal(fieldOf(rental, 'Ut')?.type, 'date')
  assert.equal(fieldOf(rental, 'Åter')?.type, 'date')
  assert.equal(fieldOf('Passerkort: nummer, giltigt från, giltigt till', 'Giltigt från')?.type, 'date')
  assert.equal(fieldOf('Bokningar: namn, datum, städning ingår, pris', 'Städning ingår')?.type, 'bool')
})

test('a sentence asks for a small tool', () => {
  assert.deepEqual(toolsOf('omvandla dl till gram'), ['unitConverter'])
  assert.deepEqual(toolsOf('Räkna ut moms på ett belopp'), ['vatCalculator'])
  assert.deepEqual(toolsOf('Pomodorotimer 25/5 med lång paus efter fyra'), ['pomodoro'])
  assert.deepEqual(toolsOf('dra namn ur en hatt'), ['namePicker'])
  // what is put in is kept beside a calculator that knows no such sum
  const wood = 'Räkna ut hur mycket virke som går åt när jag skriver in längd, bredd och takhöjd'
  assert.deepEqual(toolsOf(wood), ['calculator'])
  assert.ok(fieldOf(wood, 'Takhöjd'))
})

test('what is written down bears the first word of its compound, without the joint', () => {
  assert.deepEqual(said('Provsmakningslogg för ölbryggare: öl, stil, alkoholhalt, beska'), ['Provsmakningar'])
  assert.deepEqual(said('Vikariepoolen på förskolan. Vikarier (namn, telefon)'), ['Vikarier'])
})

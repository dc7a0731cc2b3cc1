// What a Swedish heading names and what it only tells of: systems, occasions, scales, sheets of something.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const thingsOf = (prompt: string) => understand(prompt, 'sv').model?.things ?? []
const said = (prompt: string) => thingsOf(prompt).flatMap(({ why, many }) => (why === 'said' ? [many] : []))
const labels = (prompt: string) => thingsOf(prompt).flatMap(({ fields }) => fields.map(({ label }) => label))

test('the system over a row of lists is none of them, and a scale and the notes behind it are fields', () => {
  const prompt = 'rekryteringssystem: kandidater, tjänster, intervjuer, betyg 1-5 och anteckningar'
  assert.deepEqual(said(prompt), ['Kandidater', 'Tjänster', 'Intervjuer'])
  assert.ok(labels(prompt).includes('Betyg'))
})

test('what is followed up or reported names the list', () => {
  const of: [prompt: string, list: string][] = [
    ['fakturauppföljning: kund, belopp, förfallodatum, påminnelse skickad', 'Fakturor'],
    ['Tillbudsrapportering på sågverket: datum, plats, vad som hände, åtgärd', 'Tillbud'],
    ['avvikelserapportering inom vården: datum, avdelning, beskrivning', 'Avvikelser'],
    ['checklista för flytt: uppgift, rum, ansvarig, klar', 'Uppgifter'],
  ]
  for (const [prompt, list] of of) assert.deepEqual(said(prompt), [list], prompt)
  assert.ok(labels('kunder med namn, uppföljning och status').includes('Uppföljning'), 'alone it is a day')
})

test('what a list is for is no list, and what it usually has is a field', () => {
  const prompt = 'gästlista till festen med OSA och allergier'
  assert.deepEqual(said(prompt), ['Gäster'])
  assert.ok(labels(prompt).includes('OSA'))
})

test('an amount per week is a field, and what one is reminded of no list beside what is kept', () => {
  const told = 'Hyra ut min stuga: bokningar, gäster, priser per vecka och städning'
  assert.deepEqual(said(told), ['Bokningar', 'Gäster'])
  assert.ok(!thingsOf(told).some(({ many }) => many.startsWith('Pris')) && labels(told).includes('Pris per vecka'))
  assert.deepEqual(said('växter hemma med påminnelse om vattning'), ['Växter'])
})

test('a loan points at what is lent', () => {
  const loans = thingsOf('vi lånar ut lekredskap till grannarna i samfälligheten').find(({ concept }) => concept === 'loan')
  assert.ok(loans?.fields.some(({ type, label }) => type === 'ref' && label === 'Lekredskap'))
})

test('a year planner is how to show what is in it', () => {
  assert.deepEqual(said('Årshjul för styrelsen med aktiviteter, ansvarig och deadline'), ['Aktiviteter'])
})

test('a label stands in the indefinite', () => {
  assert.ok(labels('Djur: art, kön, vikt').includes('Kön'))
  const told = labels('Ärendehantering för fastighetsbolaget: hyresgästen anmäler fel med bild, vaktmästaren tar ärendet')
  assert.ok(told.includes('Hyresgäst') && told.includes('Vaktmästare'), told.join())
})

test('whoever lives in a house with a laundry room is a tenant, and no patient', () => {
  const residents = thingsOf('bokningssystem för tvättstugan, 3 maskiner, boende väljer tid').find(
    ({ many }) => many === 'Boende',
  )
  assert.equal(residents?.concept, 'tenant')
})

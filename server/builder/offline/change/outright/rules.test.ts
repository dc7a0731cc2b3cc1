import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

const wished = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
const told = (prompt: string, wish: string) =>
  wished(prompt, wish)
    .operations.map(({ op }) => op)
    .join()

const shop =
  'Repair shop with customers (name, phone) and repairs (customer, problem, received on, status (waiting, done), price)'
const library = 'Tools (name, condition (good, worn, broken)) and loans (tool, borrower, return date)'
const studio = 'Courses (title, weekday (Monday, Tuesday), start time) and bookings (course, participant name, email)'
const klubb = 'Kolonilotter med lotter (lottnummer, storlek, årsavgift) och arbetsdagar (datum, uppgift)'

test('what must hold, what comes first and one more day are done, and make no fields of their words', () => {
  const cases: [prompt: string, wish: string, operations: string][] = [
    [shop, 'each repair gets a number that is unique', 'addField,setUnique'],
    [library, 'nobody may enter the same tool twice', 'setUnique'],
    [library, 'I want only tools that are not broken on the first page', 'setFilter'],
    [studio, 'we are open on saturdays now too', 'addOption'],
    [shop, "i can't see who has paid!!!", 'addField,addWarning'],
    [studio, 'the name of the participant should be called client', 'renameField'],
    [klubb, 'Två lotter får aldrig ha samma nummer', 'setUnique'],
    [klubb, 'Sortera arbetsdagar så nästa kommer först', 'setOrder'],
    [klubb, 'jag ser inte vem som har betalat', 'addField,addWarning'],
  ]
  for (const [prompt, wish, operations] of cases) assert.equal(told(prompt, wish), operations, wish)
  const [filter] = wished(library, 'I want only tools that are not broken').operations
  assert.ok(filter?.op === 'setFilter' && JSON.stringify(filter.filter).includes('"not"'), JSON.stringify(filter))
})

test('what was said before is taken back, and whoever owes is ticked where the money is', () => {
  const gone = wished(klubb, 'Ta bort arbetsdagar helt... nej förresten, byt bara namn på dem till pass')
  assert.deepEqual(
    gone.model.things.map(({ many }) => many),
    ['Lotter', 'Pass'],
  )
  const paid = wished(klubb, 'det vore bra om man kunde se vilka som inte har betalat').model
  assert.ok(paid.things.find(({ many }) => many === 'Lotter')?.fields.some(({ concept }) => concept === 'paid'))
})

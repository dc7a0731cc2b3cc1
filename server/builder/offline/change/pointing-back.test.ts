import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const planer = understand('Fastighetens planer: rum, golvyta, kulör, åtgärdad').model!
const told = (wish: string) => change(planer, wish).operations

test('a sentence that asks may point back to the field that the ones before it tell of', () => {
  const [removed] = told(
    'Golvyta är det ingen som orkar mäta, alla gissar bara. Ta bort det fältet så blir det mindre att fylla i.',
  )
  assert.ok(removed?.op === 'removeField' && /golvyta/i.test(removed.field))
  const [renamed, ...more] = told(
    'Ingen vet vad som menas med kulör, folk skriver vad som helst. Döp om det till färgkod så blir det tydligare.',
  )
  assert.ok(renamed?.op === 'renameField' && renamed.label === 'Färgkod' && !more.length)
  const [typed] = told('Åtgärdad är bara en bock, men mycket är halvklart. Gör om det till ett val mellan nej, delvis och helt.')
  assert.ok(typed?.op === 'retypeField')
  assert.deepEqual(typed.options, ['Nej', 'Delvis', 'Helt'])
})

test('where two fields are told of, none is taken', () => {
  assert.deepEqual(
    told('Kulör och golvyta är svåra att fylla i. Ta bort det.').filter(({ op }) => op === 'removeField').length < 2,
    true,
  )
})

test('what is asked for again adds nothing', () => {
  const labels = told('Vi måste ange takhöjd och fönster på allt som målas. Kan du lägga till de fälten åt oss?').flatMap(
    (each) => (each.op === 'addField' ? [each.field.label] : [each.op]),
  )
  assert.deepEqual(labels, ['Takhöjd', 'Fönster'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const fieldsAfter = (prompt: string, wish: string) =>
  Object.fromEntries(
    change(understand(prompt).model!, wish).model.things[0]!.fields.map(({ label, type, options }) => [
      label,
      options ? options.join('/') : type,
    ]),
  ) as Record<string, ProjectModel['things'][number]['fields'][number]['type'] | string>

const students = 'Students with name, class (7A, 7B, 8A), age, pain level (low, middle, high), sold'

test('what takes the place of a field is another fact, and no new name of the same values', () => {
  for (const [prompt, wish, gone, label, type] of [
    [students, 'replace age with date of birth', 'Age', 'Date of birth', 'date'],
    [students, 'age changes every year, store the birthday instead', 'Age', 'Birthday', 'date'],
    ['Customers with name, phone, city', 'swap phone for email', 'Phone', 'Email', 'email'],
    ['生徒。名前、クラス、年齢', '年齢は毎年変わるから、やめて生年月日に', '年齢', '生年月日', 'date'],
  ] as const) {
    const fields = fieldsAfter(prompt, wish)
    assert.equal(fields[label], type, wish)
    assert.equal(fields[gone], undefined, wish)
  }
})

test('what holds the same kind of value is called otherwise, and keeps what is stored', () => {
  const model = understand('Customers with name, phone, city').model!
  for (const wish of ['replace city with address', 'replace the word city with town']) {
    const { operations } = change(model, wish)
    assert.deepEqual(
      operations.map(({ op }) => op),
      ['renameField'],
      wish,
    )
  }
})

test('a field is written and no longer chosen, or chosen and no longer ticked', () => {
  for (const [prompt, wish, label, type] of [
    [students, "Class shouldn't be a choice at all, let them type whatever", 'Class', 'text'],
    [students, 'I want to write the class myself instead of picking it', 'Class', 'text'],
    [students, "Sold yes or no isn't enough: make it available, reserved or sold", 'Sold', 'Available/Reserved/Sold'],
    [students, 'instead of the sold checkbox I want available/reserved/sold', 'Sold', 'Available/Reserved/Sold'],
    [
      'Hundar: namn, ras, kastrerad',
      'kastrerad räcker inte med ja/nej, det ska vara kastrerad, inte kastrerad, planerad',
      'Kastrerad',
      'Kastrerad/Inte kastrerad/Planerad',
    ],
  ] as const)
    assert.equal(fieldsAfter(prompt, wish)[label], type, wish)
  assert.match(change(understand(students).model!, 'name should not be a dropdown, let them type').notes[0]!.text, /already/)
})

test('levels in words are choices, whatever is counted elsewhere', () => {
  assert.equal(fieldsAfter(students, 'thanks')['Pain level'], 'Low/Middle/High')
})

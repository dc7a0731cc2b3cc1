import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const cases: readonly (readonly [prompt: string, unit: string | undefined])[] = [
  ['A list of boats with name, length and berth', 'm'],
  ['Båtar med namn, längd och plats', 'm'],
  ['Planks with length, width', 'cm'],
  ['Curtains with length and colour', 'cm'],
  ['Rivers with name and length', 'm'],
  ['Films with length and rating', 'min'],
  ['Meetings with date and length', 'min'],
]
for (const [prompt, unit] of cases)
  test(`${prompt}: the length is in ${unit}`, () => {
    const fields = understand(prompt).model!.things[0]!.fields
    assert.equal(fields.find(({ label }) => /^(?:length|längd)$/i.test(label))?.unit, unit)
  })

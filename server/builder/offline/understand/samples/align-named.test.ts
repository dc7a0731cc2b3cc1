import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

test('what a sample is of is what its title names', () => {
  for (const [prompt, care, plant] of [
    ['my houseplants', 'Watered the monstera', 'Monstera'],
    ['盆栽', '黒松に水やり', '黒松'],
  ] as const) {
    const { things } = understand(prompt).model!
    const plants = things.find(({ concept }) => concept === 'plant')!
    const cares = things.find(({ concept }) => concept === 'plantCare')!
    const link = cares.fields.find(({ target }) => target === plants.id)!
    const row = cares.rows.find((each) => each[cares.titleField] === care)!
    assert.equal(plants.rows[row[link.id] as number]![plants.titleField], plant)
  }
})

test('a pastime starts with rows of its own', () => {
  const first = (prompt: string, concept: string) => {
    const thing = understand(prompt).model!.things.find((each) => each.concept === concept)
    assert.ok(thing, `${prompt}: ${concept}`)
    return thing.rows[0]![thing.titleField]
  }
  assert.equal(first('keep track of my bonsai', 'tree'), 'Old juniper')
  assert.equal(first('メダカの飼育', 'animal'), '12匹の群れ')
  assert.equal(first('church flower rota', 'dutyTurn'), 'Altar, Sunday service')
  assert.equal(first('ゴミ出し当番', 'dutyTurn'), '燃えるゴミ')
  assert.equal(first('båtklubben', 'berth'), 'A1')
  assert.equal(first('window cleaning round', 'windowRound'), 'Mrs Brandt')
  assert.equal(first('klätterhall', 'wallRoute'), 'Blå hörnan')
})

test('who drives sings in no choir, and to whom a book was lent is a loan', () => {
  const listsOf = (prompt: string) => understand(prompt).model!.things.map(({ concept }) => concept)
  assert.ok(!listsOf('vem kör barnen till träningen').includes('singer'))
  assert.ok(listsOf('vår kör').includes('singer'))
  assert.deepEqual(listsOf('誰に本を貸したか忘れるので'), ['book', 'loan'])
  assert.deepEqual(listsOf('savings goal for a new bike'), ['saving'])
})

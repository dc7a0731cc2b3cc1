import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { toldBases, toldWishes } from '../../understand/tables/told-wishes.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import type { Operation } from '../operations.ts'

/** "addOption Kategori Ventilation": the operation, what it is about, and what it makes of that. */
function told(model: ProjectModel, operation: Operation): string {
  const { op } = operation
  const thing = 'thing' in operation ? model.things.find(({ id }) => id === operation.thing) : undefined
  const labelOf = (id: string) => thing?.fields.find((field) => field.id === id)?.label ?? id
  const field = !('field' in operation)
    ? ''
    : typeof operation.field === 'string'
      ? labelOf(operation.field)
      : operation.field.label
  const about = op === 'addWarning' ? labelOf(operation.warning.field) : op === 'setGroup' ? operation.group : field
  const to =
    op === 'retypeField' ? operation.type : op === 'setStart' ? operation.start : op === 'setName' ? operation.name : undefined
  const option = op === 'addOption' || op === 'removeOption' ? operation.option : undefined
  return [op, about, to ?? option].filter(Boolean).join(' ')
}

test('wishes told with their reasons do what they are after, and nothing else', () => {
  const models = Object.fromEntries(Object.entries(toldBases).map(([name, prompt]) => [name, understand(prompt).model!]))
  for (const { on, wish, becomes } of toldWishes) {
    const model = models[on]!
    const done = change(model, wish).operations.map((operation) => told(model, operation))
    assert.ok(
      becomes
        ? done.length && done.every((each) => each === done[0] || /^(?:addPage|clearRows|addField|setShell|movePage)/.test(each))
        : !done.length,
      `${wish}: ${done.join('; ')}`,
    )
    assert.ok(
      !becomes || done.includes(becomes) || done.some((each) => each.startsWith(`${becomes} `)),
      `${wish}: ${done.join('; ')}`,
    )
  }
})

test('a text that becomes a list of its own stays the same field, stored apart from what was written', () => {
  const model = understand(toldBases.faults).model!
  const { model: after } = change(model, 'lägenheterna borde ligga i en egen lista')
  const before = model.things[0]!.fields.find(({ label }) => label === 'Lägenhet')!
  const now = after.things[0]!.fields.find(({ id }) => id === before.id)!
  assert.equal(now.type, 'ref')
  assert.notEqual(now.stored, before.id)
})

// English wishes as people tell them a minute after their first look, and what they come to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { withoutReasons } from '../wording/reasons.ts'

const bases = {
  nursery: 'Children at our nursery: name, birth date, parent, phone, allergies, group (Bears, Foxes, Owls) and pick-up time',
  repairs:
    'We run a bicycle repair shop. Repairs with customer, phone, bike model, problem, cost, received date, due date and status (waiting, in progress, done)',
  pantry: 'Pantry inventory: items with name, category (fridge, freezer, cupboard), quantity, best before date, price and shop',
  plots: 'Plots of our allotment club with plot number, tenant, area, yearly rent, lease start date and key handed out (yes/no).',
}

/** The wish, and its operations as `op field detail`. */
const wishes: readonly (readonly [keyof typeof bases, string, readonly string[]])[] = [
  ['repairs', 'collection should be in person, by courier or needs a lift', ['addField collection select']],
  ['pantry', 'quantity should be 6, 12 or 24 pieces', ['retypeField quantity select']],
  ['nursery', 'allergies must always be there', ['requireField allergies true']],
  ['nursery', 'parent and phone are a must', ['requireField parent true', 'requireField phone true']],
  ['nursery', 'oh and the phone has to be filled in, we always forget that', ['requireField phone true']],
  ['nursery', 'we have a new group, the Hedgehogs', ['addOption category Hedgehogs']],
  ['nursery', "Owls doesn't exist any more", ['removeOption category Owls']],
  ['nursery', 'let us choose allergies from nuts, milk, egg', ['retypeField allergies select']],
  ['nursery', 'pick-up time is usually 16:00', ['setStart leftAt 16:00']],
  ['nursery', 'vaccinated or not', ['addField vaccinated bool']],
  ['repairs', 'status also needs waiting for parts', ['addOption status Waiting for parts']],
  [
    'repairs',
    'we also have bikes that are waiting for parts, can that be one of the statuses',
    ['addOption status Waiting for parts'],
  ],
  ['repairs', 'after in progress comes washing', ['addOption status Washing']],
  ['repairs', 'who did the repair? Anna, Omar or Lisa', ['addField whoDidTheRepair select']],
  ['repairs', 'due date needs the time as well', ['retypeField dueDate datetime']],
  ['repairs', 'received is always today', ['setStart receivedDate today']],
  ['repairs', 'weight in grams', ['addField weight number']],
  ['pantry', 'can i make the shop something i pick, lidl tesco or aldi', ['retypeField shopName select']],
  ['pantry', "there's no cellar!! we keep the potatoes in the cellar", ['addOption category Cellar']],
  ['pantry', 'get rid of the cupboard, we never use it', ['removeOption category Cupboard']],
  ['repairs', 'a repair can be cancelled as well', ['addOption status Cancelled']],
  ['repairs', 'we need one more status, namely paused', ['addOption status Paused']],
  ['repairs', 'put waiting for parts in the status list', ['addOption status Waiting for parts']],
  ['pantry', 'cellar is a category too', ['addOption category Cellar']],
  ['pantry', 'there is also a pantry category', ['addOption category Pantry']],
  ['pantry', 'freezer can go from the categories', ['removeOption category Freezer']],
  ['pantry', 'shop = choose from Lidl, Tesco, Aldi', ['retypeField shopName select']],
  ['pantry', 'most things go in the fridge so let that be filled in from the start', ['setStart category Fridge']],
  ['pantry', "we don't care where it came from so drop the shop", ['removeField shopName undefined']],
  ['pantry', 'quantity counts tins, can you show that', ['retypeField quantity int']],
  ['repairs', 'bike model needs a bigger box, people write a lot', ['retypeField bikeModel longtext']],
  ['repairs', 'swap the phone for a tick box called called back', ['removeField phone undefined', 'addField calledBack bool']],
  ['repairs', 'we also have to record who took it in', ['addField takenInBy text']],
  ['plots', 'tenant must be filled in, lease start date not', ['requireField tenant true']],
]

test('wishes that tell how things are', () => {
  for (const [base, wish, expected] of wishes) {
    const { operations } = change(understand(bases[base]).model!, wish)
    const told = operations.map((each) => {
      const { op, ...rest } = each as { op: string } & Record<string, unknown>
      const field = typeof rest['field'] === 'string' ? rest['field'] : (rest['field'] as { id: string } | undefined)?.id
      const detail =
        rest['option'] ?? rest['type'] ?? rest['start'] ?? rest['required'] ?? (rest['field'] as { type?: string }).type
      return `${op} ${field} ${detail}`
    })
    assert.deepEqual(told, expected, wish)
  }
})

test('what speaks of nothing the project has is left alone', () => {
  const { model } = understand(bases.plots)
  for (const wish of [
    "we don't have a car any more",
    'the weather is always nice',
    'the list is too long',
    'the tenant is king here',
    'we are in Sweden',
  ])
    assert.deepEqual(change(model!, wish).operations, [], wish)
})

test('a number becomes the choice that is nearest to it', () => {
  const { model } = understand(bases.pantry)
  const [goods, ...others] = model!.things
  const counted = goods!.fields.find(({ label }) => label === 'Quantity')!.id
  const given = { ...model!, things: [{ ...goods!, rows: [{ [counted]: 7 }, { [counted]: 20 }] }, ...others] }
  const [after] = change(given, 'quantity should be 6, 12 or 24 pieces').model.things
  assert.deepEqual(
    after!.rows.map((row) => row[counted]),
    ['6 pieces', '24 pieces'],
  )
})

test('a wish may stand before its reason or behind it', () => {
  assert.deepEqual(
    withoutReasons('the phone has to be filled in, my lads always forget that', 'en')[0],
    'the phone has to be filled in',
  )
  assert.ok(withoutReasons('customers come back, so i want to pick them', 'en').includes('i want to pick them'))
  assert.deepEqual(withoutReasons('add a phone', 'en'), [])
})

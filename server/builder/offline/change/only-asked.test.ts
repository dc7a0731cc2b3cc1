// Sentences by somebody who had seen nothing, in which a reader once took a verb or a clause for a name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../model.ts'
import { understand } from '../understand/understand.ts'
import { change } from './change.ts'

const modelOf = (prompt: string): ProjectModel => understand(prompt).model!
const names = ({ name, things }: ProjectModel) => [
  name,
  ...things.flatMap(({ one, many, fields }) => [one, many, ...fields.map(({ label }) => label)]),
]
const goes = /^(?:remove|rename|setName|retype)/

test('nothing is taken away and nothing gets another name unless the wish says so', () => {
  for (const [prompt, wish] of [
    ['Rota for our museum: volunteers, shifts with date and time', 'allow volunteers to say when they’re away'],
    ['book club website', "members vote for the next book out of whatever's been suggested"],
    ['Chore chart for the family', "give points for each chore and show who's got the most this month"],
    ['Simple shop for my handmade soaps', 'every soap should list its ingredients, folks with sensitive skin ask all the time'],
    ['Kanban board for my side project', 'limit "in progress" to three cards'],
    ['町内会のゴミ当番表。世帯名と班と当番の週', '当番を交代してもらったときに書き換えられるようにしてほしいです'],
    [
      'innehållsplan: inlägg med kanal (Instagram, LinkedIn), rubrik, publiceringsdatum',
      'varje kanal ska ha sin egen ikon i kalendern',
    ],
    ['Mortgage calculator with loan amount and rate', 'round to whole pounds'],
    ['Films: title, year, director', 'why is it called Widgets? call it films please'],
    ['Films: title, year, status (seen, unseen). Cinemas: name, town', 'drop status from the cinemas, nobody uses it'],
    ['fakturor för min firma', 'vissa kunder sitter i Tyskland, då är det euro och ingen moms'],
  ] as const) {
    const model = modelOf(prompt)
    const { operations, model: after } = change(model, wish)
    assert.deepEqual(
      operations.filter(({ op }) => goes.test(op) || op === 'setCurrency'),
      [],
      wish,
    )
    assert.ok(
      names(model).every((name) => names(after).includes(name)),
      wish,
    )
  }
})

test('what asks for it outright takes it away and renames it as ever', () => {
  const deals = modelOf('deals with title, amount, stage (lead, won, lost), owner and notes')
  for (const wish of [
    'remove the notes',
    "we don't need notes any more",
    'call the deals orders',
    'rename owner to seller',
    'lost can go',
  ])
    assert.ok(
      change(deals, wish).operations.some(({ op }) => goes.test(op)),
      wish,
    )
})

test('a piece of a sentence is no field', () => {
  for (const [prompt, wish] of [
    ['repairs with customer, bike and price', "when it's ready I want to see how long it's been standing around here"],
    ['Restaurant reservations', 'I want tonight at a glance, nothing else on the first screen'],
  ] as const)
    for (const each of change(modelOf(prompt), wish).operations)
      assert.ok(each.op !== 'addField' || each.field.label.split(' ').length < 5, `${wish}: ${JSON.stringify(each)}`)
})

test('what each should say is a field, and what a survey should ask a question', () => {
  const rooms = modelOf('Bookings of rooms with name, date and time')
  const labels = (wish: string) =>
    change(rooms, wish).operations.flatMap((each) => (each.op === 'addField' ? [each.field.label] : []))
  assert.deepEqual(labels('every booking should also say who took it'), ['Taken by'])
  assert.deepEqual(labels('every room should list its equipment, people ask all the time'), ['Equipment'])
  assert.deepEqual(labels('add a payment day field and an email field').toSorted(), ['Email', 'Payment day'])
  for (const [prompt, wish, text, options] of [
    [
      'Customer satisfaction survey for a physio practice',
      'add a question: would you recommend us, yes or no',
      'Would you recommend us?',
      0,
    ],
    [
      'Enkät efter vår konferens',
      'fråga också hur långt de rest, med färdiga alternativ: under 5 mil, 5-20 mil, mer än 20 mil',
      'Hur långt har ni rest?',
      3,
    ],
    ['お客様アンケート', '「また来たいですか」という質問を追加して', 'また来たいですか', 0],
  ] as const) {
    const { model } = change(modelOf(prompt), wish)
    const question = model.things.find(({ id }) => id === model.pages.find(({ kind }) => kind === 'survey')!.thing)!
    const row = question.rows.at(-1)!
    assert.equal(row[question.titleField], text)
    assert.equal((row.options as string[]).length, options, wish)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { projectModelSchema, type Thing } from '../../model.ts'
import type { Condition, Figure } from '../../shown-rules.ts'
import { understand } from '../../understand/understand.ts'
import { askedToSee } from './asked-to-see.ts'
import { daysSaid, inDays } from './days-said.ts'
import { figureSaid, isFigure } from './figure-said.ts'

const fieldOf = (thing: Thing, id: string | undefined) => thing.fields.find((field) => field.id === id)?.label
const labelled = (thing: Thing, { field, when, than }: Condition) =>
  [fieldOf(thing, field), when, typeof than === 'object' && 'field' in than ? fieldOf(thing, than.field) : than]
    .filter((part) => part !== undefined)
    .join(' ')
const told = (thing: Thing, { kind, of, by, span, where = [] }: Figure) =>
  [kind, fieldOf(thing, of), by && `per ${span ?? fieldOf(thing, by)}`, ...where.map((each) => labelled(thing, each))]
    .filter(Boolean)
    .join(' ')

/** What the project of a description shows at a touch, and which figures its dashboard has. */
function seenIn(prompt: string): string[] {
  const { model } = understand(prompt)
  projectModelSchema.parse(model)
  return model!.things.flatMap((thing) => [
    ...(thing.quickFilters ?? []).map(
      ({ label, where }) => `${thing.many}: ${label} = ${where.map((each) => labelled(thing, each)).join(', ')}`,
    ),
    ...(thing.figures ?? []).map((figure) => `${thing.many}: ${told(thing, figure)}`),
  ])
}

const cases: readonly (readonly [prompt: string, ...seen: string[]])[] = [
  [
    'Visitors: name, company, time in and time out. We need to see who is still in the building',
    'Visitors: Still in the building = Time out is ',
  ],
  ['Gym members with name, plan and paid. Show me who hasn’t paid.', 'Members: Hasn’t paid = Paid is false'],
  [
    'Tenants: name, email, lease start and lease end. Repairs: title, urgency and status (reported, booked, done). Show me leases ending in the next 60 days and all open repairs.',
    'Tenants: Leases ending in the next 60 days = Lease end within 60',
    'Repairs: Open repairs = Status not Done',
  ],
  [
    'Loans: book, borrower, due date and returned. I want to see overdue ones straight away',
    'Loans: Overdue = Due date past, Returned is false',
  ],
  [
    'Customers with name, phone and last visit. Show me customers who haven’t visited for more than 3 months',
    'Customers: Last visit more than 90 days ago = Last visit ago 90',
  ],
  [
    'Projects with name and client. Time entries with date, project and hours. I want to see hours per project and per month',
    'Time entries: sum Hours per Project',
    'Time entries: sum Hours per month',
  ],
  ['Tasks with title, owner and due date. I want to see how many tasks each owner has', 'Tasks: count per Owner'],
  ['Fakturor med kund, belopp, förfallodatum och betald. Vill se totalen som är obetald', 'Fakturor: sum Belopp Betald is false'],
  ['Besök: namn, företag, intid och uttid. Man ska kunna se vilka som är kvar i huset', 'Besök: Kvar i huset = Uttid is '],
  [
    'Bordsbokningar med namn, telefon, antal gäster, datum och tid. Visa hur många gäster vi har totalt per dag.',
    'Bordsbokningar: sum Antal gäster per day',
  ],
  [
    '来訪者の会社名、氏名、入館時刻、退館時刻を記録します。いま館内にいる人だけを表示する画面がほしいです。',
    '来訪者: いま館内にいる人 = 退館時刻 is ',
  ],
  [
    '商談(案件名、見込み金額、担当者、フェーズ:初回訪問・提案・受注・失注)。フェーズ別の件数と金額をグラフで見たいです。',
    '商談: count per フェーズ',
    '商談: sum 見込み金額 per フェーズ',
  ],
]
test('what somebody wants to see is a touch away, or a figure on the dashboard', () => {
  for (const [prompt, ...seen] of cases) assert.deepEqual(seenIn(prompt), seen, prompt)
})

test('what is written down of each is no filter and no figure', () => {
  for (const prompt of [
    'Rooms showing name, price per night and photo',
    'A page of match results with date, home or away and goals',
    'For each pupil I want to see if the task is handed in, the grade and a comment',
    'お店の一覧：店名、住所、個数と人数を表示したい',
  ])
    assert.deepEqual(seenIn(prompt), [], prompt)
})

test('a figure that is not found is told as a whole, and is no field', () => {
  const { model, notes } = understand(
    'Pupils with name, age and price per lesson. At the end of the month I need to know how much each family owes me.',
  )
  assert.ok(notes.some(({ kind, text }) => kind === 'unknown' && text.includes('how much each family owes me')))
  assert.deepEqual(
    model!.things.map(({ fields }) => fields.map(({ label }) => label)),
    [['Name', 'Age', 'Price per lesson']],
  )
})

test('samples show what a quick filter is for, and what it is not', () => {
  const { model } = understand('Visitors: name, company, time in and time out. Show who is still in the building')
  const [thing] = model!.things
  const [{ field }] = thing!.quickFilters![0]!.where as [Condition]
  const staying = thing!.rows.filter((row) => row[field] === '')
  assert.ok(staying.length > 0 && staying.length < thing!.rows.length)
})

test('the list has a button for each quick filter, and clearing takes it back', () => {
  const files = generateProject(understand('Members with name, plan and paid. Show me who hasn’t paid').model!)
  const page = files['src/features/members/members-page.tsx']!
  assert.match(page, /'Hasn’t paid': \(row: Member\) => !row\.paid,/)
  assert.match(page, /\.filter\(\(row\) => chosen === '' \|\| quickFilters\[chosen\]\(row\)\)/)
  assert.match(page, /setChosen\(''\)/)
})

test('pieces know what was asked of those after them', () => {
  const texts = (text: string, language: 'en' | 'sv' | 'ja') => askedToSee(text, language).map((sight) => sight.text)
  assert.deepEqual(texts('Show me hours and money per project and per month.', 'en'), [
    'hours per project and per month',
    'money per project and per month',
  ])
  assert.deepEqual(texts('Visa timmar per projekt och månad.', 'sv'), ['timmar per projekt and per månad'])
  assert.deepEqual(texts('Staff see today’s bookings and can mark who came.', 'en'), [])
  assert.deepEqual(texts('We want to see today’s bookings and mark who came.', 'en'), ['today’s bookings'])
})

test('stretches of time are days', () => {
  assert.equal(daysSaid('for more than 3 months'), 90)
  assert.equal(daysSaid('inom två veckor'), 14)
  assert.equal(inDays('3か月以上来院のない'), '90日以上来院のない')
  assert.equal(inDays('in the next month'), 'in the next 30 days')
})

test('what is left or owed is more than a sum', () => {
  assert.equal(figureSaid('how much is left in each category', 'en'), undefined)
  assert.ok(isFigure('how much is left in each category', 'en'))
  assert.ok(!isFigure('price per night', 'en'))
})

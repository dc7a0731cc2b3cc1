import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateProject } from '../../generate/generate-project.ts'
import { type ProjectModel, projectModelSchema } from '../../model.ts'
import { formulaText } from '../../reply/rule-texts.ts'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'

/** What is worked out, filled in, shown at a touch, counted and warned about over links. */
function linkedIn(model: ProjectModel): string[] {
  projectModelSchema.parse(model)
  return model.things.flatMap((thing) => {
    const label = (id: string | undefined) => thing.fields.find((field) => field.id === id)?.label ?? id
    return [
      ...thing.fields.flatMap((field) => [
        ...(field.formula ? [`${thing.many}: ${field.label} = ${formulaText(model, thing, field.formula, model.language)}`] : []),
        ...(field.filled ? [`${thing.many}: ${field.label} from ${label(field.filled.by)}`] : []),
      ]),
      ...(thing.quickFilters ?? []).map(
        ({ where }) => `${thing.many}: ${where.map((each) => `${label(each.field)} ${each.when} ${String(each.than)}`).join()}`,
      ),
      ...(thing.figures ?? []).map(
        ({ kind, of, by, where }) =>
          `${thing.many}: ${kind} ${label(of)} per ${label(by)}${where ? ` where ${label(where[0]!.field)} ${where[0]!.when} ${String(where[0]!.than)}` : ''}`,
      ),
      ...(thing.warnings ?? []).map(
        ({ field, when, than }) => `${thing.many}: warns ${label(field)} ${when} ${JSON.stringify(than)}`,
      ),
    ]
  })
}

const cases: readonly (readonly [prompt: string, ...linked: string[]])[] = [
  [
    'Budget app: categories with name and monthly budget. Expenses with category, date, amount and note. I want to see how much is left in each category.',
    'Categories: Spent this month = sum of Amount of the expenses this month',
    'Categories: Left this month = Monthly budget − Spent this month',
  ],
  [
    'Clients: name, email, hours budget. Time entries: client, date, hours, note. Show me remaining hours per client and warn when a client has used more than 80% of their hours budget.',
    'Clients: Hours used = sum of Hours of the time entries',
    'Clients: Share used = Hours used ÷ Hours budget × 100',
    'Clients: Hours left = Hours budget − Hours used',
    'Clients: warns Share used above 80',
  ],
  [
    'Workshops: title, date, max seats. Signups: workshop, name, email, number of people. Show how many places are left for each workshop.',
    'Workshops: Booked = sum of Number of people of the signups',
    'Workshops: Places left = Max seats − Booked',
  ],
  [
    'Kategorier: namn, budget. Utgifter: kategori, datum, belopp. Jag vill se hur mycket som är kvar i varje kategori.',
    'Kategorier: Använt = summan av Belopp för utgifter',
    'Kategorier: Kvar = Budget − Använt',
  ],
  [
    '案件：案件名、顧客、予算。経費：案件、日付、内容、金額。案件ごとの残り予算を見たい。予算の80%を超えた案件は赤く表示。',
    '案件: 使用額 = 経費の金額の合計',
    '案件: 消化率 = 使用額 ÷ 予算 × 100',
    '案件: 残額 = 予算 − 使用額',
    '案件: warns 消化率 above 80',
  ],
  [
    "Customers with name and phone. Visits: customer, date, service, price. Show customers who haven't visited for 3 months.",
    'Customers: Last visit = latest Date of the visits',
    'Customers: Last visit ago 90',
  ],
  [
    "Hives: number, location. Inspections: hive, date, brood frames. Show me which hives haven't been inspected for more than 2 weeks, and the last inspection of each hive.",
    'Hives: Last inspection = latest Date of the inspections',
    'Hives: Last inspection ago 14',
  ],
  [
    'Kunder: namn, telefon. Besök: kund, datum, behandling, pris. Visa kunder som inte varit här på tre månader och nästa besök för varje kund.',
    'Kunder: Senaste besök = senaste Datum bland besök',
    'Kunder: Nästa besök = nästa Datum bland besök',
    'Kunder: Senaste besök ago 90',
  ],
  [
    '顧客：名前、電話番号。来店記録：顧客、日付、メニュー、金額。3か月以上来店していない顧客を表示したい。',
    '顧客: 最終来店日 = 来店の最新の日付',
    '顧客: 最終来店日 ago 90',
  ],
  [
    'Piano students: name, parent, phone. Lessons: student, date, fee, paid. Show how much each student owes me.',
    'Piano students: Owes = sum of Fee of the lessons (Paid: no)',
  ],
  [
    'Families: name, phone. Charges: family, date, amount, for what. Payments: family, date, amount. I want to see how much each family owes.',
    'Families: Charged = sum of Amount of the charges',
    'Families: Paid = sum of Amount of the payments',
    'Families: Owes = Charged − Paid',
  ],
  [
    '生徒：名前、学年。月謝：生徒、月、金額、支払済み。生徒ごとの未払い額を見たい。',
    '生徒: 未払い額 = 月謝（支払済み：いいえ）の金額の合計',
  ],
  ['Clients, dogs and walks, and how much each client owes', 'Clients: Owes = sum of Price of the walks (Paid: no)'],
  [
    'Medlemmar: namn. Fakturor: medlem, belopp, betald. Och vad varje medlem är skyldig.',
    'Medlemmar: Kvar att betala = summan av Belopp för fakturor (Betald: nej)',
  ],
  [
    'Projects with name, deadline and number of open tasks. Tasks with project, title and status (open, done)',
    'Projects: Number of open tasks = number of tasks (Status: not Done)',
  ],
  [
    'Projects: name, client, hourly rate. Time entries: project, date, hours, note. I want to see money per project.',
    'Time entries: Hourly rate from Project',
    'Time entries: Amount = Hours × Hourly rate',
    'Time entries: sum Amount per Project',
  ],
  [
    'Products: name, price. Orders: customer, product, quantity, date, total.',
    'Orders: Price from Product',
    'Orders: Total = Price × Quantity',
  ],
  [
    'Equipment: name, price per day. Rentals: equipment, customer, from, to, total',
    'Rentals: Days = days from From to To',
    'Rentals: Price per day from Equipment',
    'Rentals: Total = Price per day × Days',
  ],
]

test('what follows over a link: left, owed, last, and worth', () => {
  for (const [prompt, ...linked] of cases) assert.deepEqual(linkedIn(understand(prompt).model!), linked, prompt)
})

test('what only sounds like it changes nothing', () => {
  const others = [
    'Visitors: name, company, time in, time out. Show who is left in the building',
    'Tasks: title, owner, due date, done. Show how many tasks are left to do',
    'Expenses between friends: who paid, amount, date. Show who owes whom',
  ]
  for (const prompt of others) assert.ok(!linkedIn(understand(prompt).model!).some((line) => / = |owes|per /i.test(line)), prompt)
})

test('in a wish, over what a person stored already', () => {
  const { model } = understand('Projects: name, client, hourly rate. Time entries: project, date, hours, note.')
  const { model: next } = change(model!, 'show me the money per project')
  assert.deepEqual(linkedIn(next), [
    'Time entries: Hourly rate = Hourly rate of the project',
    'Time entries: Amount = Hours × Hourly rate',
    'Time entries: sum Amount per Project',
  ])
})

test('a number that is named by the rows which point to it is gathered from them', () => {
  const projects = 'projects with name and deadline, tasks with project, title, status (open, in progress, done) and hours'
  const pupils = 'pupils, lessons with pupil, date, price and paid'
  const kunder = 'kunder med namn, fakturor med kund, belopp, betald, förfallodag'
  for (const [prompt, wish, line] of [
    [projects, 'add the number of open tasks to projects', 'Number of open tasks = number of tasks (Status: not done)'],
    [projects, 'add unfinished hours to projects', 'Unfinished hours = sum of Hours of the tasks (Status: not done)'],
    [pupils, 'what do my pupils owe me', 'Owes = sum of Price of the lessons (Paid: no)'],
    [pupils, 'how much does each pupil owe me?', 'Owes = sum of Price of the lessons (Paid: no)'],
    // a sum that is called Paid is no tick
    ['pupils, lessons with pupil, date, price and paid (amount)', 'what each pupil owes', '(Paid: no)'],
    [pupils, 'add unpaid amount to pupils', 'Unpaid amount = sum of Price of the lessons (Paid: no)'],
    [kunder, 'lägg till antal obetalda fakturor på kunderna', 'Antal obetalda fakturor = antal fakturor (Betald: nej)'],
    [kunder, 'hur mycket varje kund är skyldig', 'Kvar att betala = summan av Belopp för fakturor (Betald: nej)'],
    ['顧客と請求書（金額、支払済み、期限）', '顧客に未払い件数を追加', '未払い件数 = 請求書（支払済み：いいえ）の件数'],
  ] as const) {
    const lines = linkedIn(change(understand(prompt).model!, wish).model)
    assert.ok(
      lines.some((each) => each.toLowerCase().endsWith(line.toLowerCase())),
      `${wish}: ${lines.join('; ')}`,
    )
  }
  // of nothing that points to a project
  const { model } = change(understand(projects).model!, 'add number of desks to projects')
  assert.deepEqual(linkedIn(model), [])
})

test('a choice that is renamed is renamed in what is gathered by it', () => {
  const { model } = understand('projects with name and number of open tasks, tasks with project, title, status (open, done)')
  const { model: renamed } = change(model!, 'rename done to finished')
  assert.deepEqual(linkedIn(renamed), ['Projects: Number of open tasks = number of tasks (Status: not Finished)'])
})

test('a walk of somebody’s dog is a walk for them', () => {
  const { model } = understand('clients, dogs with client, walks with dog, client, date and price')
  const [dogs, walks] = [model!.things.find(({ id }) => id === 'pet')!, model!.things.find(({ id }) => id === 'dogWalk')!]
  for (const row of walks.rows) assert.equal(row['customer'], dogs.rows[Number(row['pet'])]!['customer'])
})

test('what is chosen brings its price into the form, where it can be changed', () => {
  const files = generateProject(understand('Products: name, price. Orders: customer, product, quantity, date, total.').model!)
  const form = Object.values(files).find((text) => text.includes('function OrderForm('))!
  assert.match(form, /price: chosen\?\.price \?\? values\.price/)
  assert.match(form, /key=\{values\.productId\}/)
})

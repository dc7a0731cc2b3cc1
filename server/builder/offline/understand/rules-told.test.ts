// Rules, figures and roles told in a description: what the model knows is built, what it does not know is said.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, type Language } from '#shared/languages.ts'
import { projectModelSchema, type Thing } from '../model.ts'
import { formulaText, warningText } from '../reply/rule-texts.ts'
import { understand } from './understand.ts'

const read = (description: string, language: Language) => {
  const { model, notes } = understand(description, language)
  assert.ok(model, description)
  projectModelSchema.parse(model)
  return { model, notes: notes.map(({ kind, text }) => `${kind}: ${text}`) }
}
const listOf = (things: readonly Thing[], many: string) => things.find((thing) => thing.many === many)!
const warned = (description: string, language: Language, many: string) => {
  const { model } = read(description, language)
  const thing = listOf(model.things, many)
  return (thing.warnings ?? []).map((each) => `${each.tone ?? 'red'}: ${warningText(thing, each, language)}`)
}

const requests = 'Requests: title, unit, priority (low, normal, urgent), status (new, in progress, done), date reported. '
const hires = 'Hires: customer, due date, status (booked, out, returned), priority (normal, express). '
const arenden = 'Ärenden: rubrik, prioritet (låg, normal, akut), status (ny, pågår, klar), inkom datum. '
const irai = '修理依頼：件名、優先度（低・中・高）、状態（受付・対応中・完了）、受付日。'

test('a warning of two halves warns only where both are true', () => {
  const urgent = ['red: Date reported more than 2 days ago, Priority: Urgent, Status: not Done']
  assert.deepEqual(warned(`${requests}Urgent requests not done after 2 days should show in red.`, 'en', 'Requests'), urgent)
  assert.deepEqual(warned(`${requests}Urgent requests older than 2 days and not done should be red.`, 'en', 'Requests'), urgent)
  assert.deepEqual(warned(`${hires}Express hires that are overdue should be red.`, 'en', 'Hires'), [
    'red: Due date has passed, Priority: Express',
  ])
  const akut = ['red: Inkom datum för mer än 2 dagar sedan, Prioritet: Akut, Status: inte Klar']
  assert.deepEqual(warned(`${arenden}Akuta ärenden som inte är klara inom 2 dagar ska visas i rött.`, 'sv', 'Ärenden'), akut)
  assert.deepEqual(warned(`${arenden}Ärenden som inte är klara inom 30 dagar ska markeras som försenade.`, 'sv', 'Ärenden'), [
    'red: Inkom datum för mer än 30 dagar sedan, Status: inte Klar',
  ])
  assert.deepEqual(warned(`${irai}優先度が高で2日以上経っても完了していないものは赤く表示してください。`, 'ja', '修理依頼'), [
    'red: 受付日から2日を超えています、優先度：高、状態：完了以外',
  ])
})

test('one half alone stays what it was', () => {
  assert.deepEqual(warned(`${requests}Urgent requests in red.`, 'en', 'Requests'), ['red: Priority: Urgent'])
  assert.deepEqual(warned(`${hires}Overdue hires in red.`, 'en', 'Hires'), ['red: Due date has passed'])
  assert.deepEqual(warned(`${arenden}Akuta ärenden i rött.`, 'sv', 'Ärenden'), ['red: Prioritet: Akut'])
})

test('two fields are compared, and red and yellow told in one breath', () => {
  assert.deepEqual(
    warned('Parts: name, quantity in stock, minimum stock. If quantity is below minimum, the row is red.', 'en', 'Parts'),
    ['red: Quantity below Minimum stock'],
  )
  assert.deepEqual(warned('Uppgifter: titel, deadline, ansvarig. Försenade rött och inom 7 dagar gult.', 'sv', 'Uppgifter'), [
    'red: Deadline har passerat',
    'amber: Deadline inom 7 dagar',
  ])
  assert.deepEqual(
    warned(
      'Deals: name, value. Activities: type, date, deal. Deals with no activity in 14 days should get a warning.',
      'en',
      'Deals',
    ),
    ['red: Last activity more than 14 days ago'],
  )
})

const workedOut = (description: string, language: Language) => {
  const { model } = read(description, language)
  return Object.fromEntries(
    model.things.flatMap((thing) =>
      thing.fields.flatMap(({ label, formula }) => (formula ? [[label, formulaText(model, thing, formula, language)]] : [])),
    ),
  )
}

test('what is worked out from days, from what is linked, and in percent', () => {
  const tools = 'Tools with name and daily price; rentals with tool, customer, from date, to date. '
  for (const [description, language, label, formula] of [
    [`${tools}Price is computed from days and daily price.`, 'en', 'Price', 'Days × Daily price'],
    [
      'Projects with hourly rate; time entries with project, date, hours. Calculate amount = hours x rate.',
      'en',
      'Amount',
      'Hours × Hourly rate',
    ],
    [
      'Class cards: customer, classes bought, classes used. Remaining = bought - used.',
      'en',
      'Remaining',
      'Classes bought − Classes used',
    ],
    ['Invoices: number, issue date, amount. Due date is issue date + 30 days.', 'en', 'Due date', 'Issue date + 30 days'],
    [
      'Parts: name, purchase price, sale price. Margin must be calculated from purchase and sale price in percent.',
      'en',
      'Margin',
      '(Sale price − Purchase price) ÷ Sale price × 100',
    ],
    [
      'Fakturor: nummer, fakturadatum, belopp. Förfallodatum är fakturadatum + 30 dagar.',
      'sv',
      'Förfallodatum',
      'Fakturadatum + 30 dagar',
    ],
    [
      'Fakturor: nummer, fakturadatum, belopp exkl moms. Moms 25 % och totalt räknas ut.',
      'sv',
      'Moms',
      'Belopp exkl moms × 0.25',
    ],
    [
      '案件：案件名、見積金額、原価。粗利と粗利率を計算し、粗利率20%未満は赤で表示。',
      'ja',
      '粗利率',
      '(見積金額 − 原価) ÷ 見積金額 × 100',
    ],
    [
      '機材（名前、1日料金）、貸出（機材、お客様、開始日、終了日）。料金は日数×1日料金で自動計算。',
      'ja',
      '料金',
      '日数 × 1日料金',
    ],
  ] as const)
    assert.equal(workedOut(description, language)[label], formula, description)
})

test('a dashboard holds the figures it is told to', () => {
  const figures = (description: string, language: Language) =>
    read(description, language).model.things.flatMap(({ many, figures: all = [] }) => all.map(({ kind, by }) => [many, kind, by]))
  assert.deepEqual(
    figures(
      'Buildings with name; requests with title, building, status (new, done), date reported, date completed, cost. Dashboard: open requests per building, cost per month, average days to complete.',
      'en',
    ),
    [
      ['Requests', 'count', 'building'],
      ['Requests', 'sum', 'dateReported'],
      ['Requests', 'average', undefined],
    ],
  )
  assert.deepEqual(
    figures(
      'Deals: name, value, stage (Lead, Won, Lost), expected close date. I want a dashboard with pipeline value by stage, won per month this year, and deals closing in the next 30 days.',
      'en',
    ).map(([, kind, by]) => [kind, by]),
    [
      ['sum', 'stage'],
      ['sum', 'closeDate'],
      ['count', undefined],
    ],
  )
  assert.equal(
    figures('Avgifter med medlem, datum, belopp, betald. Översikt: obetalda avgifter, intäkter per månad.', 'sv').length,
    2,
  )
  assert.equal(
    figures(
      '出店者：屋号、ジャンル（布小物、フード）、審査状況（申込、承認）、出店料。ダッシュボード：申込数、承認数、ジャンル別のグラフ。',
      'ja',
    ).length,
    3,
  )
  // names of lists are no figures
  assert.equal(figures('A dashboard with clients, projects and invoices.', 'en').length, 0)
})

test('what overlaps is refused', () => {
  for (const [description, language] of [
    [
      'Tools with name; rentals with tool, customer, from date, to date. Overlapping rentals of the same tool must be refused.',
      'en',
    ],
    [
      'Tools with name; rentals with tool, customer, from date, to date. You mustn’t be able to rent the same thing twice on overlapping dates.',
      'en',
    ],
    [
      'Släpvagnar med namn; uthyrningar med släpvagn, kund, från, till. Överlappande uthyrningar av samma släpvagn ska nekas.',
      'sv',
    ],
    ['機材（名前、料金）、貸出（機材、お客様、開始日、終了日）。同じ機材の期間が重なったらエラーにしてください。', 'ja'],
  ] as const) {
    const limits = read(description, language).model.things.flatMap((thing) => thing.limits ?? [])
    assert.ok(
      limits.some(({ most, during }) => most === 1 && during),
      description,
    )
  }
})

test('who may do what is answered and becomes no list', () => {
  for (const [description, language, list] of [
    [
      'Requests: title, status (new, done). Two roles: manager sees and edits everything, technician can only change status.',
      'en',
      'Roles',
    ],
    ['Tasks with title and due date. Roles: admin, member.', 'en', 'Roles'],
    ['Kunder och ordrar. Roller: arrangör (allt), utställare (ser bara sina egna bokningar).', 'sv', 'Roller'],
    ['備品：品名、状態。権限：管理者は登録・編集可、他の職員は閲覧のみ', 'ja', '権限'],
  ] as const) {
    const { model, notes } = read(description, language)
    assert.ok(
      notes.some((note) => note.startsWith('service')),
      description,
    )
    assert.ok(!model.things.some(({ many }) => many === list), description)
  }
  const { model } = read('Plays with title and year. Roles: name, play, actor, costume.', 'en')
  assert.ok(model.things.some(({ many }) => many === 'Roles'))
})

test('a rule that nothing becomes of is told', () => {
  for (const [description, language, said] of [
    ['Salespeople: name, target, sold amount. Green if they hit target, red under 70 %.', 'en', 'red under 70 %'],
    ['Invoices: number, customer, amount. Invoice numbers should be running.', 'en', 'Invoice numbers should be running'],
    ['Grupper med namn; barn med namn och grupp. Syskon får 10 % rabatt.', 'sv', 'Syskon får 10 % rabatt'],
  ] as const)
    assert.ok(
      read(description, language).notes.some((note) => note.startsWith('unknown') && note.includes(said)),
      description,
    )
  // what is an ordinary description tells none
  for (const language of languages) {
    const plain = {
      en: 'A list of books with title, author and price',
      sv: 'En lista över böcker med titel, författare och pris',
      ja: '本のリスト：タイトル、著者、価格',
    }
    assert.deepEqual(
      read(plain[language], language).notes.filter((note) => note.startsWith('unknown')),
      [],
    )
  }
})

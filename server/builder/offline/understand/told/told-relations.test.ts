import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const modelOf = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model
}
/** `Jobs: Title, Location` for each list that was asked for. */
const listsOf = (prompt: string) =>
  Object.fromEntries(
    modelOf(prompt)
      .things.filter(({ why }) => why === 'said')
      .map(({ many, fields }) => [many, fields.map(({ label }) => label)]),
  )
const fieldOf = (prompt: string, list: string, label: string) =>
  modelOf(prompt)
    .things.find(({ many }) => many === list)
    ?.fields.find((field) => field.label === label)

test('what others hand in is a list of its own, and knows what it is about', () => {
  const board = listsOf(
    'A job board where companies post jobs with title, location and salary, and people apply with name, email and cv.',
  )
  assert.deepEqual(board['Applications'], ['Name', 'Job', 'Email', 'CV'])
  assert.deepEqual(board['Jobs']?.includes('Email'), false)
  const portal = listsOf(
    'Jobbportal där företag lägger upp jobb med titel, ort och lön, och sökande ansöker med namn, e-post och cv',
  )
  assert.deepEqual(portal['Ansökningar'], ['Namn', 'Jobb', 'E-post', 'CV'])
  const offers = listsOf('求人サイト。企業が求人（タイトル、勤務地、給与）を掲載し、応募者が名前、メール、履歴書で応募する')
  assert.deepEqual(offers['応募'], ['名前', 'メール', '履歴書', '求人'])
  // those who register are the record themselves
  assert.deepEqual(Object.keys(listsOf('visitors register with name, company and email')), ['Visitors'])
})

test('what belongs to what, who takes part and what is recorded are lists that know each other', () => {
  const platform = 'Courses with title and description, lessons belong to courses, students enroll in courses and track progress'
  assert.deepEqual(Object.keys(listsOf(platform)), ['Courses', 'Lessons', 'Students', 'Enrollments'])
  assert.equal(fieldOf(platform, 'Lessons', 'Course')?.type, 'ref')
  assert.equal(fieldOf(platform, 'Enrollments', 'Student')?.type, 'ref')
  const tasks = listsOf('Projects with name and deadline. Each task belongs to a project and has title, assignee and status.')
  assert.deepEqual(tasks['Tasks'], ['Title', 'Project', 'Assignee', 'Status'])
  const store = 'Items have a barcode, a name and a quantity. Movements record item, quantity, from, to and date.'
  assert.deepEqual(listsOf(store)['Movements']?.toSorted(), ['Date', 'From', 'Item', 'Quantity', 'To'])
  assert.equal(fieldOf(store, 'Movements', 'From')?.type, 'text')
  assert.equal(fieldOf('Rentals with car, customer, from, to and total', 'Rentals', 'From')?.type, 'date')
  const orders = modelOf('Customers can have several orders. Each order contains product, quantity and price.')
  assert.deepEqual(orders.things.map(({ many }) => many).toSorted(), ['Customers', 'Orders'])
})

test('what users do to what they posted is no list of users', () => {
  const recipes = listsOf('A recipe sharing site where users can post recipes, rate and comment')
  assert.ok(recipes['Recipes']?.includes('Rating'))
  assert.ok(!recipes['Recipes']?.some((label) => /users|site/i.test(label)))
  assert.deepEqual(Object.keys(listsOf('Users can create and manage projects.')), ['Projects'])
})

test('a field that is called like another list is one of it', () => {
  const bakery = 'Orders (customer, cake, pickup date), customers (name, phone) and cakes (name, price)'
  assert.equal(fieldOf(bakery, 'Orders', 'Cake')?.type, 'ref')
  assert.equal(fieldOf('Volunteers, shifts with date and who signed up', 'Shifts', 'Who signed up')?.type, 'ref')
  assert.equal(fieldOf('HR tool: employees and departments', 'Employees', 'Department')?.type, 'ref')
  // rentals know both, so a car needs no customer
  const rental = listsOf('Cars with plate, model, daily price; customers; rentals with car, customer, from, to and total')
  assert.ok(!rental['Cars']?.includes('Customer'))
})

test('lists in Japanese brackets are lists, whatever fields are called like them', () => {
  const library = listsOf('学校図書館：本（タイトル、著者、ISBN）、生徒（名前、クラス）、貸出（本、生徒、貸出日、返却日）')
  assert.deepEqual(library['貸出'], ['タイトル', '本', '生徒', '貸出日', '返却日'])
  const clinic = '歯科医院の予約アプリ：患者（氏名、電話）、歯科医師、予約（患者、歯科医師、日付、時間）'
  assert.deepEqual(Object.keys(listsOf(clinic)).toSorted(), ['予約', '患者', '歯科医師'])
  assert.equal(fieldOf(clinic, '予約', '歯科医師')?.type, 'ref')
  assert.ok(!('レンタカー' in listsOf('レンタカー：車（ナンバー、車種）、顧客、貸出（車、顧客、開始日）')))
})

test('a kind may be what such lists usually tell apart', () => {
  assert.deepEqual(fieldOf('jobs with title, location, salary and type', 'Jobs', 'Type')?.options?.[0], 'Full-time')
  assert.deepEqual(
    fieldOf('会員（名前、会員種別、入会日）とクラス（名前、曜日、講師）', '会員', '会員種別')?.options?.[0],
    '一般',
  )
  assert.equal(fieldOf('Movie watchlist with rating, genre and watched checkbox', 'Movies', 'Watched')?.type, 'bool')
})

test('stages of a pipeline are choices, and what every shop has is none of its goods', () => {
  const leads = 'Lead tracking app for real estate agents with pipeline stages: New, Contacted, Viewing, Offer, Closed'
  assert.deepEqual(Object.keys(listsOf(leads)), ['Leads'])
  assert.deepEqual(fieldOf(leads, 'Leads', 'Status')?.options, ['New', 'Contacted', 'Viewing', 'Offer', 'Closed'])
  const shop = modelOf('An online store for sneakers with filters, cart and wishlist')
  assert.equal(shop.name, 'Sneaker Shop')
  assert.deepEqual(
    shop.things.filter(({ why }) => why === 'said').map(({ many }) => many),
    ['Sneakers'],
  )
  const project = modelOf('Create a project management app with kanban board, team members, deadlines, and time tracking')
  assert.equal(project.things.find(({ concept }) => concept === 'task')?.views[0], 'board')
})

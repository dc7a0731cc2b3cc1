import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const modelOf = (prompt: string) => understand(prompt).model!

test('a calculator that is described by what it works out is that one, and what is put in is no list', () => {
  for (const [prompt, tool] of [
    [
      'Kan du göra en enkel kalkylator som räknar ut hur mycket färg jag behöver till ett rum? Man fyller i väggarnas mått, antal fönster och dörrar och hur många strykningar.',
      'paintCalculator',
    ],
    [
      '部屋を塗るのにペンキがどれくらい必要か計算する計算機を作ってください。壁の大きさ、窓とドアの数を入力します。',
      'paintCalculator',
    ],
    ['床に必要なタイルの枚数を計算するページ。部屋の縦と横、タイルのサイズを入れます。', 'tileCalculator'],
    ['A small calculator for my loan: I enter the amount, interest rate and number of years.', 'loanCalculator'],
    ['Räknare för bolån: jag skriver lånebelopp, ränta och antal år och ser månadskostnaden.', 'loanCalculator'],
    ['ローンの毎月の返済額を計算したい。借入額と金利と年数を入力します。', 'loanCalculator'],
    ['A calculator that tells how much each of us has to pay when we share the bill, with tip.', 'tipCalculator'],
    ['En kalkylator som visar vad var och en ska betala när vi delar notan.', 'tipCalculator'],
    ['Räkna ut vad en bilresa kostar i bensin, med sträcka, förbrukning och literpris.', 'tripCost'],
    ['円とドルを換算するアプリ', 'currencyConverter'],
  ] as const) {
    const { pages, things } = modelOf(prompt)
    assert.deepEqual([pages.map((page) => page.tool), things.length], [[tool], 0], prompt)
  }
})

test('what was put in and is to be kept stays a list', () => {
  const { things } = modelOf('A loan tracker. I enter lender, amount and interest rate, and the list is saved.')
  assert.ok(things.length > 0)
})

const lists = (prompt: string) => modelOf(prompt).things.map(({ many }) => many)
const fieldsOf = (prompt: string, list: string) =>
  modelOf(prompt)
    .things.find(({ many }) => many === list)!
    .fields.map(({ label, type, options }) => `${label}:${type}${options ? `(${options.join(',')})` : ''}`)

test('choices behind a colon end where the list of fields goes on', () => {
  for (const [prompt, list, ...fields] of [
    [
      'A web app for our choir: our singers (name, voice: soprano, alto, tenor, bass, email, phone, joined), and concerts.',
      'Singers',
      'Name:text',
      'Voice:select(Soprano,Alto,Tenor,Bass)',
      'Email:email',
      'Phone:phone',
      'Joined:date',
    ],
    [
      'Each singer has a name, voice: soprano, alto, tenor or bass, shirt colour and a phone number.',
      'Singers',
      'Name:text',
      'Voice:select(Soprano,Alto,Tenor,Bass)',
      'Shirt colour:text',
      'Phone number:phone',
    ],
    [
      'Tickets (title, category: printer, network, phone, email, priority: low, high)',
      'Tickets',
      'Title:text',
      'Category:select(Printer,Network,Phone,Email)',
      'Priority:select(Low,High)',
    ],
    [
      'Våra sångare (namn, stämma: sopran, alt, tenor, bas, e-post, telefon).',
      'Sångare',
      'Namn:text',
      'Stämma:select(Sopran,Alt,Tenor,Bas)',
      'E-post:email',
      'Telefon:phone',
    ],
    [
      '合唱団の団員（名前、パート：ソプラノ、アルト、テノール、バス、メール、電話、入団日）を管理したい',
      '団員',
      '名前:text',
      'パート:select(ソプラノ,アルト,テノール,バス)',
      'メール:email',
      '電話:phone',
      '入団日:date',
    ],
  ] as const)
    assert.deepEqual(fieldsOf(prompt, list), fields, prompt)
})

test('a bracket of choices among fields makes no list, and a scale is a number', () => {
  const piano =
    'Piano tuner here. I want to keep customers with name, address, phone and what instrument they own (upright, grand, digital hybrid).'
  assert.deepEqual(fieldsOf(piano, 'Customers').at(-1), 'Instrument:select(Upright,Grand,Digital hybrid)')
  const radio =
    'I collect old radios. Each radio has a maker, model, year, country, material of the case (bakelite, wood, plastic, metal), condition from 1 to 5, a photo and a short text.'
  assert.deepEqual(lists(radio), ['Radios'])
  assert.deepEqual(fieldsOf(radio, 'Radios').slice(5), [
    'Material:select(Bakelite,Wood,Plastic,Metal)',
    'Condition:rating',
    'Photo:image',
    'Text:markdown',
  ])
  const swedish =
    'Varje radio har tillverkare, modell, år, material i lådan (bakelit, trä, plast), skick från 1 till 5, foto och en kort text.'
  assert.ok(fieldsOf(swedish, 'Radior').includes('Material:select(Bakelit,Trä,Plast)'))
  assert.ok(fieldsOf(swedish, 'Radior').includes('Skick:rating'))
  const japanese =
    '古いラジオを集めています。ラジオごとにメーカー、型番、年、国、本体の素材（ベークライト、木、プラスチック）、状態（1〜5）、写真、短い説明を記録したい。'
  assert.deepEqual(lists(japanese), ['ラジオ'])
  assert.ok(fieldsOf(japanese, 'ラジオ').includes('状態:rating'))
  // what has fields of its own stays a list
  assert.ok(lists('Members with name and phone, and loans (item, borrower, date).').includes('Loans'))
})

test('a quiz has its own questions, and a list that was asked for by name is no feed', () => {
  for (const prompt of [
    'A quiz about cheese for our tasting evenings, ten questions with four answers each, and a funny result at the end depending on the score.',
    'Ett quiz om ost till våra provningar, tio frågor med fyra svar vardera.',
    'quiz om svenska landskap',
  ]) {
    const { pages, things } = modelOf(prompt)
    assert.deepEqual([pages[0]?.tool, things.map(({ concept }) => concept)], ['quiz', ['quizQuestion']], prompt)
  }
  assert.equal(modelOf('quiz om svenska landskap').language, 'sv')
  const { pages, things } = modelOf(
    'カフェの従業員のシフト表を作りたいです。バイトが希望を出して、店長が決めて、みんながスマホで見られるようにしたい。',
  )
  assert.deepEqual([pages.some(({ kind }) => kind === 'feed'), things.some(({ many }) => many === 'シフト')], [false, true])
  assert.deepEqual(lists('football sweepstake office'), ['Predictions', 'Matches'])
})

test('a survey is that of those who are asked, whoever sees its results', () => {
  for (const [prompt, title] of [
    ['Survey for our gym members about the new class timetable, anonymous, with a results page for the staff.', 'Member survey'],
    ['Enkät till våra medlemmar om det nya schemat, anonym, med resultat för personalen.', 'Medlemsenkät'],
    ['スタッフが結果を見る、会員向けのアンケート。', '会員アンケート'],
    ['Staff survey about the canteen', 'Staff survey'],
  ] as const)
    assert.equal(modelOf(prompt).pages[0]?.title, title, prompt)
})

test('when, how many and under what something is are no names of lists', () => {
  assert.deepEqual(
    lists(
      "I'm a violin teacher with about 25 pupils. I need to know what each one should practise till next week, and which lessons were paid.",
    ).toSorted(),
    ['Lessons', 'Pupils'],
  )
  const wedding = modelOf(
    'Wedding planner agency here. For every couple we keep names, wedding date, venue and budget. Under each couple there are suppliers (florist, DJ, caterer, photographer...) with the agreed price and whether the deposit has been paid.',
  )
  assert.deepEqual(
    wedding.things.map(({ many }) => many),
    ['Couples', 'Suppliers'],
  )
  const suppliers = wedding.things[1]!.fields
  assert.deepEqual(suppliers.find(({ id }) => id === 'type')?.options, ['Florist', 'DJ', 'Caterer', 'Photographer'])
  assert.ok(suppliers.some(({ target }) => target === wedding.things[0]!.id))
  assert.ok(suppliers.some(({ type }) => type === 'bool'))
  assert.ok(lists('小さな自治会です。約200世帯の名簿と会費の集金を管理したいです').includes('世帯'))
  assert.deepEqual(lists('本の貸出と返却を管理したい'), ['本', '貸出'])
  assert.deepEqual(lists('De boende ska kunna felanmäla saker (kategori, beskrivning, bild) och läsa nyheter.'), [
    'Felanmälningar',
    'Nyheter',
  ])
})

test('a page on which people only look is a website, and those who look are no list', () => {
  for (const [prompt, ...expected] of [
    [
      "A page where guests of my food truck can see where I'm parked this week and what's on the menu.",
      'Menu items',
      'Stops',
      'Messages',
    ],
    [
      'En sida där gästerna till min foodtruck kan se var vi står den här veckan och vad som finns på menyn.',
      'Rätter',
      'Platser',
      'Meddelanden',
    ],
    ['キッチンカーのお客さんが今週どこに出店しているかとメニューを見られるページ', 'メニュー', '出店', 'メッセージ'],
  ] as const) {
    assert.deepEqual(lists(prompt), expected, prompt)
    assert.equal(modelOf(prompt).pages[0]?.kind, 'landing', prompt)
  }
})

test('who asks, whose name it is and what is in stock are told from the lists', () => {
  assert.deepEqual(
    lists(
      'Hembygdsföreningen samlar gamla fotografier. För varje bild vill vi skriva fotograf, plats och vem som lämnade in den.',
    ),
    ['Fotografier'],
  )
  const scouts = 'Our scout group has about 60 children. I need a register with name, birthday, patrol and allergies.'
  assert.deepEqual(fieldsOf(scouts, 'Children'), ['Name:text', 'Birthday:date', 'Patrol:text', 'Allergies:text'])
  const salon =
    'Jag driver en frisörsalong. Kunderna ska kunna boka tid. Jag vill spara kundens namn, telefon, hårfärg och allergier.'
  assert.deepEqual(fieldsOf(salon, 'Kunder').slice(0, 3), ['Namn:text', 'Telefon:phone', 'Hårfärg:text'])
  const kimono =
    '着物レンタルの店です。着物と帯の在庫、貸出と返却を管理したい。いま誰に何を貸しているか、返却日がいつかがすぐ見えるように。'
  assert.deepEqual(lists(kimono), ['貸出', '着物'])
  assert.ok(fieldsOf(kimono, '着物').includes('種類:select(着物,帯)'))
  assert.ok(lists('利用者（氏名、住所）と、訪問時の記録（体温、血圧、食事）を残したい。').includes('訪問記録'))
  const loans = 'Varje dator har serienummer, modell, inköpsår, när den lånades ut och när den ska tillbaka.'
  assert.ok(fieldsOf(loans, 'Datorer').includes('Inköpsår:int'))
})

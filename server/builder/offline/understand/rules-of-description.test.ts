// What a description says of when something shows, what must not be, and what comes first: each is built, or told whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

const notesOf = (description: string) => understand(description).notes.map(({ text }) => text.replaceAll('**', ''))
const says = (description: string, told: string) => {
  const notes = notesOf(description)
  assert.ok(
    notes.some((note) => note.includes(told)),
    `${description}\n${notes.join('\n')}`,
  )
}

test('when something shows', () => {
  for (const [description, told] of [
    [
      'Spare parts with part number, stock, minimum stock. When stock goes below the minimum it should turn red.',
      'Stock below Minimum stock',
    ],
    [
      'Hedgehogs with name, weight in grams, date found. Anything over 600g should be flagged as ready.',
      'Weight in grams above 600 g',
    ],
    ['Policies with customer, premium, renewal date. Those renewing within 60 days on top.', 'Renewal date within 60 days'],
    ['Budget tracker: category, budget, spent. Categories that are over budget should be shown in red', 'Spent above Budget'],
    ['Vaccine fridge log with date, time, temp. Anything outside 2-8 degrees should be flagged', 'Temperature below 2 °C'],
    ['Vaccine fridge log with date, time, temp. Anything outside 2-8 degrees should be flagged', 'Temperature above 8 °C'],
    ['Rental properties: address, tenant, rent, paid. Unpaid ones should stand out', 'Paid: no'],
    [
      'Cars: plate, model, inspection date. Mark the ones whose inspection is less than a month away.',
      'Inspection date within 30 days',
    ],
    ['Orders with customer, item, status (new, ready, picked up). Ready orders should be green.', 'Ready is now green'],
    ['Tasks with title, priority (low, high), due date. High ones should be shown in orange.', 'High is now amber'],
    ['Ärenden: titel, status (ny, pågår, klar). Klara ärenden ska vara gröna.', 'Klar är nu grön'],
    [
      'Avtal med leverantör, belopp, slutdatum. Om det är mindre än 60 dagar kvar ska avtalet bli rött.',
      'Slutdatum inom 60 dagar',
    ],
    ['Matlådor i frysen: rätt, datum, antal. Det som är äldre än tre månader ska bli rött.', 'Datum för mer än 90 dagar sedan'],
    ['Medlemsregister: namn, mejl, avgift betald. De som inte betalat ska synas tydligt.', 'Avgift betald: nej'],
    ['Temperaturlogg: datum, temperatur, signatur. Över 8 grader ska larma.', 'Temperatur över 8 °C'],
    ['血圧の記録。日付、上の血圧、下の血圧。上の血圧が140以上の日は目立つようにしてください。', '上の血圧が140'],
    ['部品表。品名、在庫、発注点、仕入先。在庫が発注点を切ったら印をつけてほしい。', '在庫が発注点未満'],
    ['案件管理。案件名、担当者、予算、実費、納期。予算オーバーの案件は赤で表示してください。', '実費が予算超過'],
    ['賃貸物件の管理。物件名、家賃、契約終了日。契約終了まで3か月を切った物件は赤く表示', '契約終了日まで90日以内'],
  ] as const)
    says(description, told)
})

test('what comes first', () => {
  for (const [description, told] of [
    ['Tasks with title, deadline, owner. I want the ones closest to the deadline at the top.', 'sorted by Deadline'],
    ['Elbilsladdning: bil, datum, kWh, kostnad. Nyast först.', 'sorteras efter Datum'],
    ['Ärenden: rubrik, prio, status. Akuta ärenden ska alltid ligga överst.', 'sorteras efter Prio'],
    ['備蓄品の一覧。品名、数量、賞味期限。期限が近いものが上に来るように。', '賞味期限で並べ替え'],
  ] as const)
    says(description, told)
})

test('how a list behaves', () => {
  for (const [description, told] of [
    ['Customer register: name, phone, email, notes. Name and phone are required.', 'Phone must be filled in'],
    [
      'Orders: customer, item, quantity, status (new, packed, sent). New orders start as new and quantity defaults to 1.',
      'start with Quantity 1',
    ],
    ['Contacts: name, company, city, phone. Group them by city and sort by name.', 'grouped by City'],
    ['Tasks with title, owner, due date, done. Hide the finished ones.', 'starts with Done: no only'],
    ['Inventory for my yarn shop: brand, colour, grams, price. I want to import my Excel list.', 'button Import'],
    ['Inventarier: märknummer, namn, plats. Märknummer ska vara unikt.', 'samma Märknummer'],
    ['Beställningar: kund, vara, antal, status (ny, packad, skickad). Status ska börja som ny.', 'börjar med Status Ny'],
    ['備品台帳。管理番号、品名、場所。管理番号は重複しないように。', '管理番号が同じ備品は登録できません'],
    ['タスク。内容、担当、期限、完了。完了したものは表示しない。', '完了：いいえだけを表示'],
  ] as const)
    says(description, told)
})

test('what is worked out and added up', () => {
  for (const [description, told] of [
    [
      'Clients: name, email. Jobs: client, title, word count, rate. The amount is word count times rate.',
      'worked out: Word count × Rate',
    ],
    [
      'Translation jobs with client, words, price per word. Amount should be calculated automatically from words and price.',
      'worked out: Words × Price per word',
    ],
    [
      'Orders: customer, hours, hourly rate, materials cost. Total = hours x rate + materials, plus 25% VAT.',
      'Hours × Hourly rate + Materials cost',
    ],
    ['Knitting orders: customer, yarn cost, hours. Price = yarn cost + hours * 15', 'Added Price to orders'],
    ['Stock trades: ticker, date, quantity, buy price, current price. Show total profit.', 'shows Total profit'],
    ['Track my running: date, distance in km, minutes. Show pace in min/km.', 'Minutes ÷ Distance'],
    ['Choir members: name, voice, email. How many of each voice we have.', 'Choir members per voice'],
    [
      'Donations: donor, amount, date, campaign. Campaigns with name, goal. How much each campaign has raised.',
      'Amount per campaign',
    ],
    ['Körjournal: datum, start km, slut km, ändamål. Körda km räknas ut, summa per månad.', 'Körda km per månad'],
    ['勤怠管理。社員、日付、出勤、退勤、休憩。勤務時間は自動計算、月ごとの合計も。', '月ごとの勤務時間'],
    ['ガソリン代の記録。日付、走行距離、給油量、金額。燃費と月ごとの金額を見たい', '走行距離 ÷ 給油量'],
  ] as const)
    says(description, told)
})

test('what is late is what is not back, whatever was paid', () => {
  const hires = 'Hires: customer, costume, date out, date due back, date returned, deposit paid yes/no. Hire price per week. '
  says(`${hires}Show what is overdue.`, 'Date due back before today, Date returned is empty')
  says(`${hires}A costume can't be hired twice at the same time.`, 'No two hires with the same Costume at the same time')
})

test('what must not be', () => {
  for (const [description, told] of [
    [
      "Vet clinic: appointments with animal, vet, date, time. One vet can't have two appointments at the same time.",
      'No two appointments with the same Vet',
    ],
    [
      "We share a car. Bookings: who, date, from, to. Two people mustn't be able to book the same time.",
      'No two bookings with the same Date at the same time',
    ],
    [
      'Tool library: members, tools, loans with return date. Nobody may have more than three out at once.',
      'At most 3 loans with the same Member at the same time',
    ],
    ['Cake orders: customer, cake, date, size. I can only do 4 cakes per day.', 'At most 4 cake orders with the same Date'],
    [
      'Uthyrning av släp: släp, kund, från, till. Samma släp får inte bokas två gånger samtidigt.',
      'Två uthyrningar med samma Släp',
    ],
    [
      'Verktygspool: verktyg, lån med medlem, verktyg, från, till. Ingen får låna mer än två verktyg åt gången.',
      'Högst 2 lån med samma Medlem',
    ],
    [
      'Semesteransökningar: anställd, från, till, typ. Högst tre personer får vara lediga samtidigt.',
      'Högst 3 semesteransökningar samtidigt',
    ],
    [
      'レンタル着物の管理。着物、お客様、貸出日、返却日。同じ着物を同じ日に二重に貸さないようにしたい',
      '着物が同じレンタル着物は時間が重なると',
    ],
  ] as const)
    says(description, told)
})

test('what is not built is told whole, in the words of the one who said it', () => {
  for (const [description, told] of [
    [
      'Tickets: title, owner, status. If QC fails it goes back to finishing with a reason.',
      '“If QC fails it goes back to finishing with a reason”',
    ],
    [
      'Families with size and diet, parcels with family and date. Nobody should get a parcel more than once a week.',
      '“Nobody should get a parcel more than once a week”',
    ],
    [
      'Anställda fyller i från, till och typ. Ingen ska kunna ta ut mer än sina 25 dagar.',
      '”Ingen ska kunna ta ut mer än sina 25 dagar”',
    ],
    [
      'Our tennis club needs court bookings: members choose a court and a time, and the board can see who has not paid the fee for the season.',
      '“who has not paid the fee for the season”',
    ],
    ['講座の一覧。講座名、日程、定員。満席になったら自動で締切。', '「満席になったら自動で締切」'],
  ] as const)
    says(description, told)
})

test('what is only written down then is no rule', () => {
  for (const description of [
    'Scores: composer, title, copies. When somebody borrows one we write down who, which score and when it came back.',
    'Jag vill hålla koll på mina krukväxter, när de vattnades senast och hur ofta de ska ha vatten',
    "Chores: title, kid, day. I can't see who has done what.",
    'Student absences: student, date, reason. If a student has more than 3 absences flag them',
  ]) {
    const { model } = understand(description)
    assert.deepEqual(
      model!.things.flatMap(({ warnings = [], limits = [] }) => [...warnings, ...limits]),
      [],
      description,
    )
  }
})

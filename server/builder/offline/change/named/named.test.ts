import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../understand/understand.ts'
import type { ProjectModel } from '../../model.ts'
import { change } from '../change.ts'

const models = new Map<string, ProjectModel>()
/** What a project of that description becomes by a wish. */
function after(on: string, wish: string) {
  const model = models.get(on) ?? understand(on).model!
  models.set(on, model)
  return { before: model, ...change(model, wish) }
}
const rowsOf = ({ things }: ProjectModel, many: string) => {
  const thing = things.find((each) => each.many === many)!
  return thing.rows.map((row) => row[thing.titleField])
}
const fieldOf = ({ things }: ProjectModel, label: string) =>
  things.flatMap(({ fields }) => fields).find((field) => field.label === label)
const labelsOf = ({ things }: ProjectModel) => things.flatMap(({ fields }) => fields.map(({ label }) => label))

const chores = 'app for our family chores, 3 kids'
const halls = 'Church hall bookings'
const vets = 'Vet clinic. We want appointments, patients (animals) with owners'
const yoga = 'Yoga studio: classes with date, time, instructor, capacity. Members. Bookings.'
const barber = 'Website for my barber shop in Leeds. Needs our prices, opening times and a way to book a slot online.'
const salong = 'hemsida till min frisörsalong, man ska kunna boka tid'
const bokklubb = 'en app till vår bokklubb'
const städning = 'schema för städfirma, 6 anställda'
const tennis = 'Bokningssystem för tennisklubb: banor, medlemmar, bokningar'
const 美容室 = '美容室の予約管理'

test('who and what there is, by name, are the rows of its list', () => {
  const told: readonly (readonly [on: string, wish: string, many: string, names: string[]])[] = [
    [chores, 'The kids are Mia, Josh and Ellie', 'Children', ['Mia', 'Josh', 'Ellie']],
    [halls, 'There are three spaces: Main Hall, Upper Room and Kitchen', 'Halls', ['Main Hall', 'Upper Room', 'Kitchen']],
    [
      bokklubb,
      'vi är fem: Eva, Gunilla, Birgitta, Lena och Maj-Britt',
      'Medlemmar',
      ['Eva', 'Gunilla', 'Birgitta', 'Lena', 'Maj-Britt'],
    ],
    [städning, 'de anställda heter Agnieszka, Maria och Thu', 'Städare', ['Agnieszka', 'Maria', 'Thu']],
    [tennis, 'vi har tre banor: Ettan, Tvåan och Centercourten', 'Banor', ['Ettan', 'Tvåan', 'Centercourten']],
    [美容室, 'スタイリストは田中、佐藤、鈴木の3人です', '従業員', ['田中', '佐藤', '鈴木']],
  ]
  for (const [on, wish, many, names] of told) {
    const { model } = after(on, wish)
    assert.deepEqual(rowsOf(model, many), names, wish)
    for (const thing of model.things)
      for (const { id, type, target } of thing.fields)
        for (const row of type === 'ref' ? thing.rows : []) {
          const at = row[id]
          const { rows } = model.things.find((each) => each.id === target)!
          assert.ok(typeof at !== 'number' || at < rows.length, `${wish}: ${thing.many} points to no row`)
        }
  }
})

test('where one picks among them they are choices', () => {
  const told: readonly (readonly [on: string, wish: string, field: string, options: string[]])[] = [
    [vets, 'the vets are Dr. Kowalska and Dr. Brandt', 'Vet', ['Dr. Kowalska', 'Dr. Brandt']],
    [yoga, 'our instructors are Sarah, Tom and Wei', 'Instructor', ['Sarah', 'Tom', 'Wei']],
    [barber, 'let people pick which barber they want - Dean, Kyle or Moz', 'Barber', ['Dean', 'Kyle', 'Moz']],
    [salong, 'man ska kunna välja frisör, Linda eller Samira', 'Frisör', ['Linda', 'Samira']],
    [
      'Hires: customer, delivery date, delivery driver, price',
      'drivers are Baz, Lee and Shaun',
      'Delivery driver',
      ['Baz', 'Lee', 'Shaun'],
    ],
    ['Employee survey. Questions: department, how happy are you 1-10', 'departments are Sales, Ops and Finance', '', []],
    ['部活の備品管理したい', '置き場所も入れて、部室・倉庫・体育館から選べるように', '置き場所', ['部室', '倉庫', '体育館']],
    [
      'ヨガ教室の生徒とレッスン',
      'レッスンに難易度も足して、やさしめ・ふつう・きつめから選べるように',
      '難易度',
      ['やさしめ', 'ふつう', 'きつめ'],
    ],
    ['ヨガ教室の生徒', 'レベルも入れて、初級、中級、上級から選びたい', 'レベル', ['初級', '中級', '上級']],
    ['社内の備品管理。品名、分類(PC、カメラ)、担当者', '担当者は田中、佐藤、鈴木です', '担当者', ['田中', '佐藤', '鈴木']],
  ]
  for (const [on, wish, field, options] of told) {
    const { model } = after(on, wish)
    if (field) assert.deepEqual(fieldOf(model, field)?.options, options, wish)
    else assert.deepEqual(model.things[0]!.rows[0]!['options'], ['Sales', 'Ops', 'Finance'], wish)
  }
})

test('what is to be done first is none of what one picks', () => {
  const { model } = after('町内会の回覧板とゴミ当番', '世帯の一覧も作って、当番から選ぶようにして')
  assert.ok(model.things.some(({ one }) => one === '世帯'))
  assert.ok(!labelsOf(model).includes('種類'))
})

test('what is one of two is a choice of them, what is written down in words one text', () => {
  const told: readonly (readonly [on: string, wish: string, field: string, options?: string[]])[] = [
    [
      'something for my dog walking business',
      "I do group walks too so I need to say if it's solo or group",
      'Solo or group',
      ['Solo', 'Group'],
    ],
    [
      'need invoices for my plumbing',
      'I want to split labour and materials on the lines',
      'Labour or materials',
      ['Labour', 'Materials'],
    ],
    [
      'wedding site for me and my fiance',
      "ask people if they're veggie, vegan or eat everything in the rsvp",
      'Diet',
      ['Veggie', 'Vegan', 'Everything'],
    ],
    [
      'Besök: patient, datum',
      'Vi behöver ange om det är ett nybesök eller ett återbesök',
      'Nybesök eller återbesök',
      ['Nybesök', 'Återbesök'],
    ],
    ['Online shop for our bakery', 'I want also a field for allergies or special wish', 'Allergies or special wish'],
    ['Webbshop för vårt bageri', 'lägg till ett fält för allergier eller önskemål', 'Allergier eller önskemål'],
  ]
  for (const [on, wish, label, options] of told) {
    const field = fieldOf(after(on, wish).model, label)
    assert.ok(field, wish)
    assert.deepEqual(field.options, options, wish)
  }
})

test('one more choice is told by the name of its field, however it is called', () => {
  const members = 'CSA members: name, email, share size (half or full), pickup location (Farm, Burlington, Montpelier)'
  const elfirma = 'Elfirma. Ett jobb har kund, beskrivning, ansvarig elektriker (Micke, Jonas, Sara, Ali), datum'
  const budget = 'simple budget thing, what comes in what goes out'
  const told: readonly (readonly [on: string, wish: string, field: string, options: string[]])[] = [
    [members, 'add a fourth pickup spot, Stowe', 'Pickup location', ['Farm', 'Burlington', 'Montpelier', 'Stowe']],
    [elfirma, 'Ali har slutat, ta bort honom och lägg in Petra istället', 'Ansvarig', ['Micke', 'Jonas', 'Sara', 'Petra']],
    [
      'Webbshop. Produkter: namn, kategori (muggar, skålar), pris',
      'Jag gör fat också, lägg till det som kategori',
      'Kategori',
      ['Muggar', 'Skålar', 'Fat'],
    ],
    [budget, 'need categories, rent groceries car fun savings', 'Category', ['Rent', 'Groceries', 'Car', 'Fun', 'Savings']],
    [
      vets,
      'Species should be a dropdown not free text, dog cat rabbit bird and other',
      'Species',
      ['Dog', 'Cat', 'Rabbit', 'Bird', 'Other'],
    ],
    ['備品管理。品名、分類(PC、カメラ)', '分類に「机・椅子」を加えること', '分類', ['PC', 'カメラ', '机・椅子']],
    [
      'Utställare: namn, kategori (Mat, Textil, Godis)',
      'byt Textil mot Kläder & textil',
      'Kategori',
      ['Mat', 'Kläder & textil', 'Godis'],
    ],
  ]
  for (const [on, wish, field, options] of told) assert.deepEqual(fieldOf(after(on, wish).model, field)?.options, options, wish)
})

test('the place is called as told, and so are lists with "&"', () => {
  const told: readonly (readonly [on: string, wish: string, name: string, headline?: string])[] = [
    ['something for my dog walking business', 'make it green and put my name on it, Waggy Tails', 'Waggy Tails'],
    [barber, "The shop's called Rawson & Sons, put that at the top", 'Rawson & Sons', 'Rawson & Sons'],
    [salong, 'salongen heter Hårfagert, skriv det stort högst upp', 'Hårfagert', 'Hårfagert'],
    ['wedding site for me and my fiance', "We're Priya and Tom, 14 June 2026, Hedsor House", 'Priya and Tom', 'Priya and Tom'],
    [tennis, 'klubben heter Lunds TK & vänner', 'Lunds TK & vänner'],
    [美容室, 'サロンの名前は「花月」です', '花月'],
  ]
  for (const [on, wish, name, headline] of told) {
    const { model } = after(on, wish)
    assert.equal(model.name, name, wish)
    if (headline) assert.equal(model.pages.find(({ kind }) => kind === 'landing')?.texts?.headline, headline, wish)
  }
  const { model } = after('Felanmälan: namn, lägenhet, status', 'döp om Felanmälan till Fel & önskemål')
  assert.ok(model.things.some(({ many }) => many === 'Fel & önskemål'))
})

test('what only tells how somebody finds something changes nothing', () => {
  const told: readonly (readonly [on: string, wish: string])[] = [
    [vets, 'The owners are happy and the vets are tired'],
    [tennis, 'medlemmarna är arga och trötta'],
    [tennis, 'det är dyrt och krångligt'],
    ['社内の備品管理。品名、分類(PC、カメラ)、担当者', '分類は少なすぎて使いにくいです'],
    [vets, 'Add graffiti and downed tree to the problem types'],
    ['family quiz about space with questions', 'add a question about Pluto'],
  ]
  for (const [on, wish] of told) {
    const { before, model, notes } = after(on, wish)
    assert.deepEqual(labelsOf(model), labelsOf(before), wish)
    assert.deepEqual(model, before, wish)
    assert.ok(
      notes.some(({ kind }) => kind === 'unknown'),
      wish,
    )
  }
})

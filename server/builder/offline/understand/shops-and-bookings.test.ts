import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { servicesTold } from './offers/services-told.ts'
import { generateProject } from '../generate/generate-project.ts'
import { understand } from './understand.ts'

const modelOf = (prompt: string, language?: Language) => understand(prompt, language).model!
const lists = (prompt: string) => modelOf(prompt).things.map(({ many }) => many)
/** What stands on the shelves of a shop or can be booked on a booking page. */
const offered = (prompt: string) => {
  const { pages, things } = modelOf(prompt)
  const page = pages.find(({ kind }) => kind === 'shop' || kind === 'booking')!
  return things.find(({ id }) => id === (page.kind === 'shop' ? page.thing : page.parts?.service))!
}
const labels = (prompt: string) => offered(prompt).fields.map(({ label }) => label)

const grooming =
  'Make a booking page for my dog grooming salon. People choose small, medium or large dog, a service (bath, full groom, nails only), and a free slot from Tuesday to Saturday between 9 and 17. Bath takes 45 minutes, full groom 2 hours, nails 15 minutes. They leave their name, phone number and the dog’s name and breed. No two dogs at the same time because I work alone.'
const salon =
  'Frisörsalong i Umeå med tre stolar. Vi vill ha en hemsida med prislista, presentation av oss som jobbar och onlinebokning där man väljer frisör, behandling och tid. Olika behandlingar tar olika lång tid, t.ex. herrklipp 30 min och slingor 2,5 timme. Man ska inte kunna boka en tid som krockar med en annan hos samma frisör.'

test('services that are told with their length and price are the rows of what can be booked', () => {
  for (const [prompt, ...expected] of [
    ['Booking page for my hair salon: cut 30 min 350 kr, colour 90 min 900 kr', 'Cut 30 350', 'Colour 90 900'],
    [
      'I run a barber shop. Customers book online: haircut (30 min, $30), beard trim (15 min, $15), or both (45 min, $40).',
      'Haircut 30 30',
      'Beard trim 15 15',
      'Both 45 40',
    ],
    [
      'Online booking for my guitar lessons: half-hour lesson £20, one-hour lesson £35. Students choose a time on weekdays between 15 and 20.',
      'Half-hour lesson 30 20',
      'One-hour lesson 60 35',
    ],
    [
      'Jag klipper hundar hemma. Kunderna ska kunna boka tid: bad (45 min, 400 kr), klippning (90 min, 700 kr) och kloklippning (15 min, 150 kr).',
      'Bad 45 400',
      'Klippning 90 700',
      'Kloklippning 15 150',
    ],
    ['Onlinebokning för massage. 30 minuter kostar 450 kr, 60 minuter kostar 750 kr.', '30 minuter 30 450', '60 minuter 60 750'],
    ['整体院の予約ページを作りたい。全身60分6600円、肩首30分3500円。', '全身 60 6600', '肩首 30 3500'],
    [
      'ネイルサロンの予約ページがほしいです。メニューはハンド（60分・5500円）、フット（90分・7700円）、オフのみ（30分・2000円）です。',
      'ハンド 60 5500',
      'フット 90 7700',
      'オフのみ 30 2000',
    ],
  ] as const) {
    const { fields, rows, titleField } = offered(prompt)
    const cell = (type: string) => fields.find((field) => field.type === type)!.id
    assert.deepEqual(
      rows.map((row) => [row[titleField], row[cell('int')], row[cell('money')]].join(' ')),
      expected,
      prompt,
    )
  }
})

test('a booking page has no list of lengths, dogs of a size or clashes', () => {
  const model = modelOf(grooming)
  const services = offered(grooming)
  assert.deepEqual(
    services.rows.map((row) => [row[services.titleField], row.duration]),
    [
      ['Bath', 45],
      ['Full groom', 120],
      ['Nails only', 15],
    ],
  )
  assert.ok(!services.fields.some(({ type }) => type === 'money'), 'nobody told a price')
  const booking = model.things.find(({ concept }) => concept === 'booking')!
  const size = booking.fields.find(({ label }) => label === 'Dog size')
  assert.deepEqual(size?.options, ['Small', 'Medium', 'Large'])
  for (const label of ['Phone number', 'Dog name', 'Breed']) assert.ok(booking.fields.some((field) => field.label === label))
  assert.equal(model.pages.find(({ kind }) => kind === 'booking')?.week?.[0], null)
  assert.deepEqual(lists(salon), ['Onlinebokningar', 'Behandlingar', 'Anställda', 'Meddelanden'])
  assert.deepEqual(
    offered(salon).rows.map((row) => row.duration),
    [30, 150],
  )
  assert.deepEqual(
    lists(
      'A booking page for a bike repair shop. People choose basic service (1 hour), full service (3 hours) or puncture repair (20 minutes) and a day.',
    ),
    ['Bookings', 'Customers', 'Services'],
  )
})

test('what is no service stays what it is', () => {
  for (const prompt of [
    'Booking page for our meeting rooms, slots of 30 min, at most 2 hours',
    'Bokningssida för bastun, varje pass är 2 timmar och kostar 100 kr',
    'Customers with name, phone and bookings, each booking has a length of 30 min',
    'レンタルスタジオの予約、1時間単位で2000円',
  ])
    assert.deepEqual(servicesTold(prompt, /[あ-ん]/.test(prompt) ? 'ja' : /ö/.test(prompt) ? 'sv' : 'en').services, [], prompt)
})

const sauces =
  'A little shop for my homemade hot sauces. Six kinds, with heat level from 1 to 5, price and how many bottles are left.'
const clothes =
  'Second hand-butik för barnkläder på nätet. Kunderna ska kunna bläddra bland plaggen, filtrera på storlek (50–164), kön, märke och skick, och lägga plagg i en varukorg. Varje plagg finns bara i ett exemplar så när det är köpt ska det försvinna från butiken. Frakten är 59 kr men gratis över 500 kr. Jag själv behöver en sida där jag lägger in nya plagg med bild, pris och beskrivning och ser vilka beställningar som har kommit.'
const jewellery =
  '手作りアクセサリーのネットショップを始めたいです。商品は写真、名前、値段、素材、在庫数を載せます。お客さんはピアス・イヤリング・ネックレス・ブレスレットで絞り込んで、カートに入れて注文できるようにしたいです。送料は全国一律350円、5000円以上で無料。在庫がゼロになったら「売り切れ」と表示してください。'

test('a shop has one list of goods, with what was told of them', () => {
  assert.deepEqual(lists(sauces), ['Hot sauces', 'Orders', 'Order lines'])
  assert.deepEqual(labels(sauces), ['Name', 'Heat level', 'Price', 'Bottles left', 'Description', 'Image'])
  assert.equal(offered(sauces).fields.find(({ label }) => label === 'Heat level')?.type, 'rating')
  assert.deepEqual(lists(clothes), ['Plagg', 'Beställningar', 'Orderrader'])
  const size = offered(clothes).fields.find(({ label }) => label === 'Storlek')!
  assert.deepEqual([size.options?.[0], size.options?.[1], size.options?.at(-1)], ['50', '56', '164'])
  assert.deepEqual([...new Set(offered(clothes).rows.map((row) => row.stock))], [1], 'of each there is one')
  assert.deepEqual(lists(jewellery), ['アクセサリー', '注文', '注文明細'])
  assert.notEqual(modelOf(jewellery).name, '売り切れ')
  for (const [prompt, list, ...fields] of [
    [
      'A shop for houseplants with light needs, pot size, price and stock. Customers put plants in a cart and leave name and address at checkout.',
      'Houseplants',
      'Light needs',
      'Pot size',
      'Stock',
    ],
    [
      'Sell my knitting patterns online: name, difficulty (easy, medium, hard), price and a picture.',
      'Knitting patterns',
      'Difficulty',
    ],
    [
      '古着のオンラインショップ。服は写真、サイズ、ブランド、値段を載せて、一点物なので売れたら表示しないでください。',
      '服',
      'ブランド',
    ],
    ['犬用おやつの通販ページ。商品名、内容量、値段、在庫数。3000円以上で送料無料。', '犬用おやつ', '内容量', '在庫数'],
  ] as const) {
    assert.equal(offered(prompt).many, list)
    for (const label of fields) assert.ok(labels(prompt).includes(label), `${label}: ${labels(prompt).join()}`)
    const others = modelOf(prompt).things.filter(({ concept }) => concept !== 'order' && concept !== 'orderLine')
    assert.equal(others.length, 1, others.map(({ many }) => many).join())
  }
})

test('what sending costs is said to be left out, and is no field', () => {
  const { notes } = understand(clothes)
  assert.ok(notes.some(({ kind, text }) => kind === 'unknown' && text.includes('Frakten är 59 kr')))
  assert.ok(!notes.some(({ kind, text }) => kind === 'unknown' && text.includes('varukorg')))
})

test('a guest house is asked for nights: days of arrival and departure, a room for each, and an answer', () => {
  for (const [prompt, asked, ...fields] of [
    [
      'Jag och min man har ett bed & breakfast på Öland med fem rum. Gästerna ska kunna se rummen med bilder och pris per natt och skicka en bokningsförfrågan med ankomst, avresa, antal personer och om de har hund. Vi godkänner eller nekar förfrågan. Samma rum får inte bokas dubbelt. Priset är högre under juni till augusti.',
      'Bokningsförfrågningar',
      'Ankomst',
      'Avresa',
      'Antal personer',
      'Hund',
    ],
    [
      'We have a bed & breakfast with four rooms. Guests should see the rooms with pictures and price per night and send a request with arrival, departure, number of guests and if they bring a dog. We approve or decline. Rooms can’t be double booked.',
      'Bookings',
      'Arrival',
      'Departure',
      'Number of guests',
      'Bring dog',
    ],
    [
      '民宿の予約サイトを作りたい。部屋は5つで、写真と一泊の料金を載せます。お客さんはチェックイン、チェックアウト、人数、ペットの有無を入力して予約します。同じ部屋が重ならないようにしてください。',
      '予約',
      'チェックイン',
      'チェックアウト',
      '人数',
      'ペットの有無',
    ],
  ] as const) {
    const { model, notes } = understand(prompt)
    const page = model!.pages.find(({ kind }) => kind === 'booking')
    const stay = model!.things.find(({ id }) => id === page?.thing)!
    assert.equal(stay.concept, 'stay', prompt)
    assert.equal(stay.many, asked)
    for (const label of fields)
      assert.ok(
        stay.fields.some((field) => field.label === label),
        `${label}: ${prompt}`,
      )
    assert.equal(stay.fields.find(({ label }) => label === fields[0])?.type, 'date')
    assert.ok(!stay.fields.some(({ type }) => type === 'time'), 'a stay has no hour')
    assert.equal(stay.limits?.[0]?.most, 1, 'no room is taken twice')
    assert.equal(model!.things.length, 2, model!.things.map(({ many }) => many).join())
    assert.equal(offered(prompt).concept, 'guestRoom')
    assert.ok(!notes.some(({ kind, text }) => kind === 'unknown' && /dubbelt|double|重なら/.test(text)), prompt)
  }
  assert.ok(
    modelOf(
      'Vi har ett vandrarhem. Gästerna bokar rum med ankomst, avresa och antal personer. Vi godkänner eller nekar.',
    ).things.some(({ fields }) => fields.some(({ options }) => options?.join() === 'Väntar på svar,Godkänd,Nekad')),
  )
  const own = modelOf('Homestay bookings: guest name, arrival date, departure date, number of people, room and price per night.')
  assert.ok(!own.pages.some(({ kind }) => kind === 'booking'), 'a list of one’s own is a list')
})

test('what visitors browse is what is sold, with all it is filtered by and a price', () => {
  for (const [prompt, goods, fields, narrowedBy] of [
    [
      'Second hand-butik för barnkläder på nätet. Kunderna ska kunna bläddra bland plaggen, filtrera på storlek (50–164), kön, märke och skick, och lägga plagg i en varukorg.',
      'Plagg',
      ['Namn', 'Storlek', 'Kön', 'Märke', 'Skick', 'Pris'],
      ['Storlek', 'Kön', 'Märke', 'Skick'],
    ],
    [
      "Online shop for used children's clothes. Customers can browse the garments, filter by size, brand and condition and put them in a cart.",
      'Garments',
      ['Name', 'Price', 'Size', 'Brand', 'Condition'],
      ['Brand', 'Condition'],
    ],
    [
      'Nätbutik för begagnade cyklar. Man ska kunna filtrera på märke, storlek och typ.',
      'Cyklar',
      ['Namn', 'Märke', 'Pris', 'Storlek', 'Typ'],
      ['Märke', 'Typ'],
    ],
    [
      '古着のネットショップ。サイズ、ブランド、状態で絞り込めて、カートに入れられるようにしたい。',
      '古着',
      ['名前', '価格', 'サイズ', 'ブランド', '状態'],
      ['ブランド', '状態'],
    ],
  ] as const) {
    const model = understand(prompt).model!
    const shop = model.pages.find(({ kind }) => kind === 'shop')!
    const sold = model.things.find(({ id }) => id === shop.thing)!
    assert.equal(sold.many, goods, prompt)
    assert.deepEqual(
      fields.filter((label) => !sold.fields.some((field) => field.label === label)),
      [],
      prompt,
    )
    assert.ok(
      !model.things.some(({ id, concept }) => id !== sold.id && concept === 'product'),
      `${prompt}: a second list of goods`,
    )
    const page = generateProject(model)['src/features/shop/shop-page.tsx']!
    // the first choice, of few, stands open above the goods
    for (const label of narrowedBy) assert.ok(page.includes(`label: '${label}'`), `${prompt}: not narrowed by ${label}`)
  }
})

test('a size in a unit is a number, and a word that is a field elsewhere is a list before its fields', () => {
  const field = (prompt: string, label: string) =>
    understand(prompt).model!.things[0]!.fields.find((each) => each.label === label)
  assert.deepEqual(
    [
      field('Bottles with name, size in ml and price', 'Size')?.type,
      field('Bottles with name, size in ml and price', 'Size')?.unit,
    ],
    ['number', 'ml'],
  )
  assert.deepEqual(field('Tavlor: namn, storlek i cm, pris', 'Storlek')?.unit, 'cm')
  assert.equal(understand('Ljus: namn, doft, pris').model?.things[0]?.many, 'Ljus')
  assert.equal(
    understand('Boats: name, length in meters').model!.things[0]!.fields.filter(({ label }) => label === 'Length').length,
    1,
  )
})

test('told hours are asked of nobody and told as used; one way to reach who books is enough', () => {
  const { model, notes } = understand(
    'ネイルサロンの予約ページ。メニューはワンカラー5500円、アートコース7700円。営業時間は10時から19時、火曜定休',
  )
  const booking = model!.things.find(({ concept }) => concept === 'booking')!
  assert.ok(booking.fields.every(({ label, type }) => label !== '営業時間' && type !== 'email'))
  assert.ok(notes.every(({ text }) => !/火曜定休|「メニュー」/u.test(text)))
})

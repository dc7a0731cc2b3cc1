import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#shared/languages.ts'
import { understand } from '../understand.ts'
import { amountIn } from './amount-in.ts'
import { asWritten } from './pieces.ts'
import { writeOut } from './write-out.ts'

const said = (prompt: string, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    understand(prompt, language)
      .model!.things.filter(({ why }) => why === 'said')
      .map(({ many, fields }) => [many, fields.filter(({ why }) => why === 'said').map(({ label }) => label)]),
  )
const written = (text: string, language: Language) => writeOut(asWritten(text), language).text

test('each letter of what is written out knows where it stood', () => {
  for (const [text, language] of [
    ['Hi there! Dogs:\n- name\n- breed\n\nWalks:\n- dog\n- minutes', 'en'],
    ['Hej! Jag e frisör o vill ha koll på kunder. namn mobil hårfärg recept', 'sv'],
    ['お世話になっております。\n■顧客\n・氏名の読み\n・電話番号\n', 'ja'],
  ] as const) {
    const { text: told, places } = writeOut(asWritten(text), language)
    assert.equal(places.length, told.length + 1)
    assert.ok(places.every((place) => place >= 0 && place <= text.length))
    for (const word of told.match(/\p{L}{4,}/gu) ?? [])
      if (text.includes(word)) assert.equal(text.slice(places[told.indexOf(word)]!).startsWith(word), true, word)
    const { spans } = understand(text, language)
    assert.equal(spans.at(-1)!.end, text.length)
    spans.forEach(({ start }, at) => assert.equal(start, at ? spans[at - 1]!.end : 0))
  }
})

test('a heading over lines names a list, and the lines are its fields', () => {
  assert.deepEqual(said('Members:\n- name\n- email\n\nBoats:\n- name\n- length', 'en'), {
    Members: ['Name', 'Email'],
    Boats: ['Name', 'Length'],
  })
  assert.deepEqual(
    said('# Verktygsutlåning\n\n## Verktyg\nBenämning, serienummer, pris\n\n## Utlån\nVerktyg, låntagare, åter senast', 'sv'),
    {
      Verktyg: ['Benämning', 'Serienummer', 'Pris'],
      Utlån: ['Verktyg', 'Låntagare', 'Åter senast'],
    },
  )
  assert.deepEqual(said('■顧客\n・氏名\n・電話\n\n■契約\n・顧客\n・開始日\n・料金', 'ja'), {
    顧客: ['氏名', '電話'],
    契約: ['顧客', '開始日', '料金'],
  })
  assert.deepEqual(
    said('Trees\n  - reference\n  - species\nSurveys\n  - tree\n  - surveyor\n  - condition: good, fair, poor', 'en'),
    {
      Trees: ['Reference', 'Species'],
      Surveys: ['Tree', 'Surveyor', 'Condition'],
    },
  )
})

test('what one does with them ends the heading, unless they are lent', () => {
  for (const [prompt, language, list] of [
    ['The quilts I sew: pattern, size, finished', 'en', 'Quilts'],
    ['Old radios we repair: make, model', 'en', 'Old radios'],
    ['Täcken som jag syr: tyg, storlek, pris', 'sv', 'Täcken'],
  ] as const)
    assert.deepEqual(Object.keys(said(prompt, language)), [list], prompt)
  assert.deepEqual(Object.keys(said('Tools we lend: name, borrower, due back', 'en')).toSorted(), ['Loans', 'Tools'])
})

test('what is shown, and lines that are lists themselves, are no fields of a heading', () => {
  assert.equal(written('## Views\nA calendar of due dates.', 'en').trim(), 'A calendar of due dates.')
  const lists = 'We keep:\n- Members: name, phone\n- Boats: name, length'
  assert.equal(written(lists, 'en'), lists)
  assert.equal(written('Wishes:\n- A board by stage\n- A calendar', 'en'), 'Wishes:\n- A board by stage\n- A calendar')
})

test('a pasted header row is what each record has, and the rows below it are examples', () => {
  assert.deepEqual(said('Asset Tag\tModel\tSerial No\tPurchase Date\nThis is the header row of our laptop sheet.', 'en'), {
    Laptops: ['Serial number', 'Asset tag', 'Model', 'Purchase date'],
  })
  assert.deepEqual(
    said('| Artikel | Färg | Vikt |\n|---|---|---|\n| Sjal Vinga | mossgrön | 300 |\n\nSå ser min lista ut nu.', 'sv'),
    {
      Artiklar: ['Artikel', 'Färg', 'Vikt'],
    },
  )
  assert.deepEqual(said('品番\t品名\tロット\t検査日\n↑この見出しのまま、検査記録をアプリにしたいです。', 'ja')['検査'], [
    '品名',
    '品番',
    'ロット',
    '検査日',
  ])
  assert.deepEqual(said('Medlemsnr;Förnamn;Efternamn;E-post;Mobil', 'sv'), {
    Medlemmar: ['Förnamn', 'Medlemsnr', 'Efternamn', 'E-post', 'Mobil'],
  })
  // choices are no header, and lists in a row are none
  for (const text of ['Status: new | open | closed', 'We need: customers; cars; jobs; invoices'])
    assert.equal(written(text, 'en'), text)
  assert.equal(
    written('Status is In use / In stock / In repair / Retired.', 'en'),
    'Status is In use / In stock / In repair / Retired.',
  )
})

const pasted = (prompt: string, language: Language) => {
  const { model, notes } = understand(prompt, language)
  const thing = model!.things[0]!
  const values = (label: string) => {
    const field = thing.fields.find((each) => each.label === label)!
    return thing.rows.map((row) => row[field.id])
  }
  return { thing, notes, values, types: Object.fromEntries(thing.fields.map(({ label, type }) => [label, type])) }
}

test('pasted records stand in their list, each value as its field holds it', () => {
  const { thing, notes, values } = pasted(
    'Our garden:\n| Plant | Height | Planted on | Watered? | Kind |\n|---|---|---|---|---|\n| Rose | 1.5 m | 2025-04-03 | yes | shrub |\n| Oak | 12 | | no | tree |\n\nMake it an app please',
    'en',
  )
  assert.deepEqual(values('Plant'), ['Rose', 'Oak'])
  assert.deepEqual(values('Height'), [1.5, 12])
  assert.deepEqual(values('Planted on'), ['2025-04-03', undefined])
  assert.deepEqual(values('Watered'), [true, false])
  assert.deepEqual(values('Kind'), ['Shrub', 'Tree'])
  assert.ok(notes.some(({ text }) => text === `The 2 rows you pasted stand in “${thing.many}”.`))
  const skips = pasted(
    '| Skip no. | Size (yd) | Hire start | Customer |\n|---|---|---|---|\n| 14 | 8 | 2026-06-03 | Harris Roofing |\n\nneed this for the lads',
    'en',
  )
  assert.deepEqual(skips.types, { 'Skip number': 'text', Size: 'number', 'Hire start': 'date', Customer: 'text' })
  assert.deepEqual(Object.values(skips.thing.rows[0]!), ['14', 8, '2026-06-03', 'Harris Roofing'])
})

test('no pasted value is lost or made up: a column is of a type that holds all of it, and a long or empty cell ends no table', () => {
  const { types, values, thing } = pasted(
    [
      'Customer\tDate\tPrice\tNotes',
      'Harris Roofing\t3 June\t$1,299.50\tCall before you come, the gate is locked and the dog is loose',
      'Bell & Sons\t\t\t',
      'Mrs Abbott\t5 July\tto be agreed\t',
      '',
      'These are our bookings, and we have customers with phone.',
    ].join('\n'),
    'en',
  )
  assert.equal(thing.rows.length, 3)
  assert.equal(types['Date'], 'text')
  assert.deepEqual(
    values('Date').map((value) => value ?? ''),
    ['3 June', '', '5 July'],
  )
  assert.deepEqual(
    values('Price').map((value) => value ?? ''),
    ['$1,299.50', '', 'to be agreed'],
  )
  assert.equal(values('Notes')[0], 'Call before you come, the gate is locked and the dog is loose')
  assert.deepEqual(values('Customer'), ['Harris Roofing', 'Bell & Sons', 'Mrs Abbott'])
  for (const lines of [300, 40])
    assert.equal(pasted(`Plant\tHeight\tPlace\n${'Oak\t12\tA\n'.repeat(lines)}`, 'en').thing.rows.length, lines)
})

test('an amount is read as it is written', () => {
  const all = (language: Language, cells: readonly string[]) => cells.map((cell) => amountIn(cell, language))
  assert.deepEqual(all('en', ['$1,299.50', '1,299', '12.5', '-3', '300 g', '5 m²', '12 %']), [1299.5, 1299, 12.5, -3, 300, 5, 12])
  assert.deepEqual(all('sv', ['8 500 kr', '1.299,50', '12,5', '99:-']), [8500, 1299.5, 12.5, 99])
  assert.deepEqual(all('ja', ['¥12,000', '3個']), [12000, 3])
  assert.deepEqual(all('en', ['22 Mill Lane', '2026-06-03', 'to be agreed', '14:30']), Array(4).fill(undefined))
})

test('of questions and answers the answers are told, and of a letter its matter', () => {
  assert.equal(
    written('Fråga: Vad ska sparas? Svar: Alla elever, alltså namn, telefon.\nFråga: Något mer? Svar: Ja, bilarna.', 'sv'),
    'Alla elever: namn, telefon.\nbilarna.',
  )
  assert.equal(written('Q. 必要な項目は?\nA. 氏名、人数です。', 'ja'), '項目は氏名、人数です。')
  assert.equal(written('Dear team, we keep boats. Kind regards, Doreen Pike (Hon. Sec.)', 'en').trim(), 'we keep boats.')
  assert.equal(written('Hej! Vi har båtar. Mvh Roger', 'sv').trim(), 'Vi har båtar.')
  assert.equal(understand('Hej, hur mår du?').model, null)
})

test('fields in a row without commas are fields, where most of them are known', () => {
  assert.equal(written('hundar med namn ras ålder ägare och allergier', 'sv'), 'hundar med namn, ras, ålder, ägare och allergier')
  assert.equal(written('owners name address phone notes', 'en'), 'owners: name, address, phone, notes')
  assert.equal(written('quote, deposit paid, balance due date', 'en'), 'quote, deposit paid, balance due date')
  assert.equal(
    written('Translation agency desk: clients drop off texts', 'en'),
    'Translation agency desk: clients drop off texts',
  )
})

test('Swedish as it is spoken, and short forms, are written in full', () => {
  assert.equal(written('Jag e frisör o vill ha koll å nåt mer', 'sv'), 'Jag är frisör och vill ha koll och något mer')
  assert.equal(
    written('Giltig t.o.m., utf. av, maskin el. hand, larm j/n', 'sv'),
    'Giltig till, utförd av, maskin eller hand, larm ja/nej',
  )
  assert.equal(written('ett hus vid en å med namn', 'sv'), 'ett hus vid en å med namn')
})

test('what one of something has, told in many ways, is its fields', () => {
  assert.deepEqual(
    said('Farm ring. A machine has a make, a model and an hourly rate; a booking has machine, from and to.', 'en'),
    {
      Machines: ['Make', 'Model', 'Hourly rate'],
      Bookings: ['Machine', 'From', 'To'],
    },
  )
  assert.deepEqual(said('En resa har resmål, avresedag och ledare; ett hotell har namn, ort och kontakt.', 'sv'), {
    Resor: ['Resmål', 'Avresedag', 'Ledare'],
    Hotell: ['Namn', 'Ort', 'Kontakt'],
  })
  assert.deepEqual(said('学会の事務局用。演題=タイトル、筆頭著者、所属。査読者=氏名、専門、メール。', 'ja'), {
    演題: ['タイトル', '筆頭著者', '所属'],
    査読者: ['氏名', '専門', 'メール'],
  })
  assert.deepEqual(said('機体(登録記号、型式、製造番号)、操縦者(氏名、技能証明番号、有効期限)を管理したい。', 'ja'), {
    機体: ['登録記号', '型式', '製造番号'],
    操縦者: ['氏名', '技能証明番号', '有効期限'],
  })
})

test('the place that keeps lists is none of them', () => {
  const boats = { Members: ['Name', 'Phone'], Boats: ['Name', 'Colour'] }
  for (const front of ['An app for our club with', 'A kayak club with', 'Kayak club:'])
    assert.deepEqual(said(`${front} members (name, phone) and boats (name, colour)`, 'en'), boats, front)
  const båtar = { Medlemmar: ['Namn', 'Telefon'], Båtar: ['Namn', 'Färg'] }
  for (const front of ['En app för klubben med', 'Kajakklubb med', 'Vårt lag:'])
    assert.deepEqual(said(`${front} medlemmar (namn, telefon) och båtar (namn, färg)`, 'sv'), båtar, front)
})

test('odd layouts end quickly and throw nothing', () => {
  for (const text of [
    '\t\t\t',
    '|||||',
    '/ / / / /',
    '# \n## \n- \n- ',
    'Q. ? A. ',
    '・\n・\n',
    `${'a\t'.repeat(3000)}`,
    '- a\n'.repeat(2000),
    ';;;;;;',
  ])
    for (const language of ['en', 'sv', 'ja'] as const) assert.ok(writeOut(asWritten(text), language).places.length > 0)
})

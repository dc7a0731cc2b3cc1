// Long descriptions: the lists that stand in them line by line, and nothing of what is only shown, ruled or told beside them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from './understand.ts'

/** The lists that were said, with the labels of the fields that were, in the order of the alphabet. */
const saidIn = (prompt: string): Record<string, string[]> => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  const said = model.things.filter(({ why }) => why === 'said')
  return Object.fromEntries(
    said.map(({ many, fields }) => [many, fields.flatMap(({ why, label }) => (why === 'said' ? label : [])).toSorted()]),
  )
}

test('a brief keeps what its lines list; its dashboard, rules, roles and looks are no fields', () => {
  assert.deepEqual(
    saidIn(`We clean windows for shops and flats in Bristol, seven of us in two vans, and the diary is a mess.
- Clients: name, address, phone, kind (shop / flat)
- Rounds: client, date, van, minutes, status (planned, done, rained off)
- Ladders: number, length, last checked
Dashboard: rounds today, minutes this week per van, clients we have not seen for two months
Only my wife and I may see the addresses. The lads use it on their phones, so large buttons please.
Fresh blue look.`),
    {
      Clients: ['Address', 'Kind', 'Name', 'Phone'],
      Rounds: ['Client', 'Date', 'Minutes', 'Status', 'Van'],
      Ladders: ['Last checked', 'Length', 'Number'],
    },
  )
})

test('in Swedish and Japanese as well', () => {
  assert.deepEqual(
    saidIn(`Vi är en seglarskola på Orust med fyra instruktörer, och allt står i en pärm.
- Elever: namn, telefon, ålder, simkunnig (ja/nej)
- Båtar: namn, segelnummer, skick
- Kurser: titel, instruktör, startdatum, pris
Startsidan ska visa veckans kurser och hur mycket vi dragit in per månad.
Bara jag får ta bort något. Stora knappar, för folk har blöta händer.`),
    {
      Elever: ['Namn', 'Simkunnig', 'Telefon', 'Ålder'],
      Båtar: ['Namn', 'Segelnummer', 'Skick'],
      Kurser: ['Instruktör', 'Pris', 'Startdatum', 'Titel'],
    },
  )
  const camping = saidIn(`夫婦2人で小さなキャンプ場をやっています。
・区画：番号、広さ、料金
・予約者：氏名、電話番号、人数、到着日
・備品：名前、数量、置き場所
トップ画面に今日到着する組数と今月の売上合計を出してください。
料金を変えられるのは私だけにしてください。落ち着いた緑色で、文字は大きめがいいです。`)
  assert.deepEqual(camping.区画, ['広さ', '料金', '番号'])
  assert.deepEqual(camping.予約者, ['人数', '到着日', '氏名', '電話番号'])
  assert.deepEqual(camping.備品, ['名前', '数量', '置き場所'])
})

test('how many there are names nothing', () => {
  const labels = Object.values(
    saidIn('家族の記録。子ども：名前、身長、体重。兄弟3人で使います。おこづかい：日付、金額、子ども。月に500円です。'),
  ).flat()
  assert.ok(!labels.some((label) => /\p{N}/u.test(label)), labels.join())
})

test('what stands behind a field in a list is what it may be', () => {
  const { model } = understand(`Sheet music of a wind band, for the librarian and the board.

- Pieces (title, composer, category: march, suite, film, hymn)
- Concerts: date, hall, status planned / rehearsed / played
- Players: name, instrument, coming yes/no/maybe

The librarian may change everything, the others only read. Fines are shown in red.`)
  const choices = Object.fromEntries(
    model!.things.map(({ many, fields }) => [
      many,
      fields.flatMap(({ why, label, options }) => (why === 'said' ? `${label} ${options ?? ''}`.trim() : [])).toSorted(),
    ]),
  )
  assert.deepEqual(choices.Pieces, ['Category March,Suite,Film,Hymn', 'Composer', 'Title'])
  assert.deepEqual(choices.Concerts, ['Date', 'Hall', 'Status Planned,Rehearsed,Played'])
  assert.deepEqual(choices.Players, ['Coming Yes,No,Maybe', 'Instrument', 'Name'])
})

test('bullets below each other are read together, and a name stays as it is written', () => {
  const lists = saidIn(`工房の記録です。
・材料：名前、産地、在庫数
・協力業者：会社名、業種、電話
・外注：業者、内容、納期
社長だけが金額を見られます。落ち着いた色でお願いします。`)
  assert.deepEqual(lists.協力業者, ['会社名', '業種', '電話'])
  assert.ok(lists.材料 && lists.外注, Object.keys(lists).join(' '))
  const stugor = saidIn(`Det som ska in är

• stugor med namn, bäddar och byggår
• nycklar
• städningar med stuga, datum och vem som städar

Barnen (7, 10 och 13) får titta men inte ändra.`)
  assert.deepEqual(Object.keys(stugor).toSorted(), ['Nycklar', 'Stugor', 'Städningar'])
})

// What a Swedish or Japanese prompt names as questions is asked, and as habits kept up; none of it becomes a list or a field.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const questions = (prompt: string) => {
  const { model } = understand(prompt)
  const asked = model?.pages.find(({ kind }) => kind === 'survey')?.asked ?? []
  return asked.map(({ text, kind }) => `${text}: ${kind}`).join(', ')
}
const saidIn = (prompt: string) =>
  understand(prompt)
    .model?.things.filter(({ why }) => why === 'said')
    .map(({ many }) => many) ?? []

const surveys: readonly (readonly [prompt: string, asked: string])[] = [
  [
    'En enkät om förskolan där man svarar på trivsel, maten, utevistelse och övriga synpunkter',
    'Trivsel: scale, Maten: scale, Utevistelse: scale, Övriga synpunkter: text',
  ],
  [
    'Vi vill göra en kundundersökning där gästerna betygsätter maten, servicen och lokalen och kan lämna en kommentar',
    'Maten: scale, Servicen: scale, Lokalen: scale, Kommentar: text',
  ],
  [
    'enkät efter kursen, hur nöjd man var, vad som var bäst, vad som kan bli bättre',
    'Hur nöjd var du?: scale, Vad var bäst?: text, Vad kan bli bättre?: text',
  ],
  [
    'Formulär för att felanmäla gatubelysning i kommunen: adress, typ av fel, beskrivning och telefonnummer',
    'Adress: text, Typ av fel: text, Beskrivning: text, Telefonnummer: text',
  ],
  [
    '学童の保護者向けにアンケート作りたいんですけど。満足度は5段階で、よかった点と改善してほしい所は自由に書いてもらう感じで。匿名でいいです',
    '満足度: scale, よかった点: text, 改善してほしい所: text',
  ],
  [
    '満足度アンケートをつくりたい。接客・清潔さ・価格を5段階、自由意見、また来たいか（はい/いいえ）',
    '接客: scale, 清潔さ: scale, 価格: scale, 自由意見: text, また来たいですか？: yesNo',
  ],
  ['忘れ物の届け出フォーム。品名、落とした場所、日付、連絡先', '品名: text, 落とした場所: text, 日付: date, 連絡先: text'],
]

test('the questions that a prompt names are the questions asked, and no lists', () => {
  for (const [prompt, asked] of surveys) {
    assert.equal(questions(prompt), asked, prompt)
    assert.deepEqual(saidIn(prompt), [], prompt)
  }
})

test('what says only how a survey is made asks nothing', () => {
  for (const prompt of [
    'Enkät till medlemmarna om årsmötet, anonymt och med diagram',
    'お客様アンケート、結果はグラフで。匿名でお願いします',
  ])
    assert.equal(questions(prompt), '', prompt)
})

test('reports that are worked on, or come with a picture, are records', () => {
  for (const prompt of [
    'Formulär för felanmälan och en lista där vi hanterar status: adress, fel, datum',
    'Ett formulär för att rapportera nedskräpning i parken med plats, bild och beskrivning',
    'マンションの不具合を報告するフォーム。部屋番号、場所、内容、写真',
  ]) {
    assert.equal(questions(prompt), '', prompt)
    assert.ok(
      understand(prompt).model?.things.some(({ fields }) => fields.length > 2),
      prompt,
    )
  }
})

test('a tracker begins with the habits that were named', () => {
  for (const [prompt, habits] of [
    ['Vanespårare för träning, vatten och sömn', 'Träning, Vatten, Sömn'],
    ['習慣アプリ、運動・読書・日記', '運動, 読書, 日記'],
  ] as const) {
    const [habit] = understand(prompt).model!.things
    assert.equal(habit!.rows.map((row) => row[habit!.titleField]).join(', '), habits)
  }
  assert.equal(understand('Vanor med namn, mål och frekvens').model!.things[0]!.rows.length > 3, true)
})

test('what is listed behind a page to sign up on is what its form asks', () => {
  for (const [prompt, ...wanted] of [
    ['Sign-up page for our fun run: name, age, t-shirt size', 'Name', 'Age', 'T-shirt size'],
    ['Anmälningssida till loppis: namn, telefon, antal bord', 'Namn', 'Telefon', 'Antal bord'],
    ['夏祭りの出店申込ページ：団体名、電話番号、売るもの', '団体名', '電話番号', '売るもの'],
  ] as const) {
    const { pages, things } = understand(prompt).model!
    assert.equal(pages[0]!.kind, 'survey', prompt)
    assert.deepEqual(
      things[0]!.rows.map(({ text }) => text),
      wanted,
    )
  }
})

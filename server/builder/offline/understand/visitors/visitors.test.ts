import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProjectModel } from '../../model.ts'
import { questionsIn } from '#tests/bench/builder-suite/names.ts'
import { understand } from '../understand.ts'

const modelOf = (prompt: string): ProjectModel => {
  const { model } = understand(prompt)
  assert.ok(model, prompt)
  return model
}
/** What visitors are asked, and the list it comes into; of a survey, its questions. */
function check([prompt, kind, list, asked]: Row): void {
  const model = modelOf(prompt)
  const kinds = model.pages.map((page) => page.kind)
  assert.ok(kinds.includes(kind), `${prompt}: ${kinds.join(' ')}`)
  const thing = model.things.find(({ many }) => many === list)
  assert.ok(thing, `${prompt}: ${model.things.map(({ many }) => many).join(', ')}`)
  const page = model.pages.find((each) => each.kind === kind)!
  const there = kind === 'survey' ? questionsIn(model) : thing.fields.map(({ label }) => label)
  assert.ok([page.thing, ...Object.values(page.parts ?? {})].includes(thing.id), `${prompt}: ${list} is not filled there`)
  assert.deepEqual(
    asked.split(/[|]/u).filter((label) => !there.includes(label)),
    [],
    `${prompt}: ${there.join(', ')}`,
  )
}
type Row = [prompt: string, kind: ProjectModel['pages'][number]['kind'], list: string, asked: string]

const japanese: readonly Row[] = [
  [
    '整体院のネット予約ページが欲しいです。名前、電話番号、性別、希望日時、症状を入れてもらう',
    'booking',
    'ネット予約',
    '名前|電話番号|性別|症状',
  ],
  [
    '美容室の予約サイト。予約時に名前、電話番号、希望メニュー、担当者の指名を聞く',
    'booking',
    '予約',
    '希望メニュー|担当者の指名',
  ],
  [
    '歯医者の予約ページを作って。初診か再診か、症状、保険証の有無を書いてもらう',
    'booking',
    '予約',
    '初診・再診|症状|保険証の有無',
  ],
  [
    '犬のトリミングサロンのサイト。予約には犬種、犬の名前、体重、飼い主の電話番号が必要です',
    'booking',
    '予約',
    '犬種|犬の名前|体重|飼い主の電話番号',
  ],
  [
    '写真館の予約ページ。撮影の種類(七五三、成人式、家族写真)、人数、着物レンタルの有無を選んでもらう',
    'booking',
    '予約',
    '撮影の種類|人数|着物レンタルの有無',
  ],
  [
    '料理教室のサイトをお願いします。予約フォームに「氏名」「アレルギー」「参加人数」の欄をつけてください。',
    'booking',
    '予約',
    '氏名|アレルギー|参加人数',
  ],
  [
    'キャンプ場の予約フォーム:\n・代表者名\n・電話番号\n・車のナンバー\n・利用日',
    'booking',
    '予約',
    '代表者名|電話番号|車のナンバー|利用日',
  ],
  [
    '整骨院のホームページ。診療時間と料金、それから予約。予約するときは氏名、生年月日、痛い場所を書いてもらう',
    'booking',
    '予約',
    '氏名|生年月日|痛い場所',
  ],
  [
    '農園のいちご狩り予約。大人と子供の人数、日付、時間、代表者名を聞いてください',
    'booking',
    'いちご狩り予約',
    '大人と子供の人数|代表者名',
  ],
  ['マラソン大会の参加申し込みページ。住所と緊急連絡先も入力してもらいたい', 'landing', '参加申し込み', '住所|緊急連絡先'],
  [
    '町内会の夏祭りのボランティア募集ページ。名前、メール、参加できる日、やりたい係を書いて応募',
    'landing',
    'ボランティア応募',
    '名前|参加できる日|やりたい係',
  ],
  [
    '引っ越し屋の見積もりページ。お客さんに、今の住所、引っ越し先、荷物の量、希望日を入力してもらう',
    'landing',
    '見積もり',
    '今の住所|引っ越し先|荷物の量|希望日',
  ],
  [
    'フォームの項目は会社名、担当者名、メール、お問い合わせ内容。うちは小さな印刷会社です。ホームページを作ってください。',
    'landing',
    'メッセージ',
    '会社名|担当者名|メール|お問い合わせ内容',
  ],
  [
    '畳屋のサイト、問い合わせのときは部屋の広さと枚数と希望時期を書いてほしい',
    'landing',
    'メッセージ',
    '部屋の広さ|枚数|希望時期',
  ],
  ['バンドのサイト。ライブのチケット予約(名前、メール、枚数、公演日)', 'landing', 'チケット予約', '名前|枚数|公演日'],
  [
    'オンラインショップを作りたい。手作りの石鹸を売ります。注文のときにギフト包装の希望を聞く',
    'shop',
    '注文',
    'ギフト包装の希望',
  ],
  ['弁当屋の注文サイト。お客さんは名前、電話番号、受け取り時間、個数を入れる', 'shop', '注文', '名前|受け取り時間|個数'],
  ['写真のブログと撮影依頼のフォーム(名前、メール、依頼内容)', 'survey', '撮影依頼', '名前|メール|依頼内容'],
]
const latin: readonly Row[] = [
  [
    'A sign-up page for our marathon. The form should ask for postal address and emergency contact',
    'landing',
    'Sign-ups',
    'Postal address|Emergency contact',
  ],
  [
    'Quote request page for a house painter. Customers fill in address, number of rooms and when they want it done',
    'landing',
    'Quote requests',
    'Address|Number of rooms|When they want it done',
  ],
  [
    "A page for my dog grooming salon where people book and enter breed, dog's name, weight and phone",
    'booking',
    'Appointments',
    'Breed|Dog name|Weight|Phone',
  ],
  [
    'Online booking for a dentist. When booking, patients give their name, insurance number and reason for visit',
    'booking',
    'Bookings',
    'Name|Insurance number|Reason for visit',
  ],
  [
    'Bokningssida för min massagestudio. Kunden fyller i namn, kön, önskad tid och besvär',
    'booking',
    'Bokningar',
    'Namn|Kön|Önskad tid|Besvär',
  ],
  [
    'Offertsida för en målare. Kunderna fyller i adress, typ av hus och antal rum',
    'landing',
    'Offertförfrågningar',
    'Adress|Typ av hus|Antal rum',
  ],
  [
    'En anmälningssida till vårt maratonlopp. Formuläret ska fråga efter postadress och nödkontakt',
    'landing',
    'Anmälningar',
    'Postadress|Nödkontakt',
  ],
]

test('what visitors are asked stands in the list that the form of their page fills', () => {
  for (const row of [...japanese, ...latin]) check(row)
})

test('what is named of a menu are its dishes', () => {
  for (const prompt of [
    'イタリアンのサイト。メニュー(マルゲリータ、カルボナーラ)と値段、席の予約',
    'Website for an Italian restaurant. Menu (Margherita, Carbonara) with prices, and table reservations',
  ]) {
    const menu = modelOf(prompt).things.find(({ concept }) => concept === 'menuItem')!
    assert.equal(menu.rows.length, 2, prompt)
    assert.ok(
      menu.rows.every((row) => Object.values(row).some((value) => typeof value === 'number')),
      prompt,
    )
  }
})

test('what the owner writes down is asked of nobody', () => {
  for (const prompt of [
    '予約管理アプリ。名前、電話番号、人数、メモを入力する',
    '営業日報を社員に書いてもらう。日付、訪問先、内容',
  ])
    assert.ok(!modelOf(prompt).pages.some(({ kind }) => kind === 'landing' || kind === 'booking'), prompt)
})

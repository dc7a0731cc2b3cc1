// What people ask for in everyday Japanese: each row is a wish of a project, and all that has to come of it, also what may not.
import assert from 'node:assert/strict'
import test from 'node:test'
import { understand } from '../../understand/understand.ts'
import { change } from '../change.ts'
import { asTypedJa } from '../wording/as-typed-ja.ts'
import type { ProjectModel } from '../../model.ts'

const models = new Map<string, ProjectModel>()
function modelOf(prompt: string): ProjectModel {
  const model = models.get(prompt) ?? understand(prompt).model!
  models.set(prompt, model)
  return model
}
/** The lines of the answer that tell what was done, or why nothing was. */
const answered = (prompt: string, wish: string): string =>
  change(modelOf(prompt), wish)
    .notes.filter(({ kind, text }) => kind !== 'assumed' && !text.includes('ブラウザ'))
    .map(({ text }) => text.replaceAll('**', ''))
    .join(' / ')

function all(prompt: string, rows: readonly (readonly [wish: string, told: string])[]): void {
  for (const [wish, told] of rows) assert.equal(answered(prompt, wish), told, wish)
}

const trip = '旅行のしおり。日付、時間、場所、やること、費用'
const fees = '町内会の会費を管理したい。世帯名、住所、班、金額、支払日'
const stock = '在庫管理がしたい。商品名、数量、保管場所、発注点'
const wedding = '結婚式のゲスト管理。名前、関係、出欠、アレルギー'
const pills = '薬の飲み忘れ防止。薬の名前、飲む時間、飲んだか'
const bakery = '小さなパン屋のホームページ。営業時間、アクセス、おすすめのパン'
const salon = '美容室のホームページとネット予約。メニューと料金、スタイリスト紹介'

test('a question that a row should answer is a field, called by the answer', () => {
  all(trip, [
    ['誰が払ったのか見えない', '旅行のしおりに払った人を追加'],
    ['誰が予約したか分かるようにしてほしい', '旅行のしおりに予約した人を追加'],
    ['何を持っていくか忘れる', '旅行のしおりに持っていくものを追加'],
    ['何人来るかも', '旅行のしおりに来る人数を追加'],
    ['誰と行ったかも残したい', '旅行のしおりに一緒に行った人を追加'],
    ['どこで買ったかも。駅、空港、現地', '旅行のしおりに買った場所を追加'],
  ])
  all(stock, [
    ['どこに置いてあるか分からない', '「保管場所」はすでにあります。'],
    ['いつ仕入れたか分からなくなる', '商品に仕入れた日を追加'],
  ])
  all('マンションの修繕依頼。部屋番号、内容、依頼日、状況', [
    ['誰が対応してるか見えない', '修繕依頼に対応してる人を追加'],
    ['いくらかかったかも', '修繕依頼にかかった金額を追加'],
    ['鍵を預かってるかどうか分かるように', '修繕依頼に鍵を預かってるかを追加'],
  ])
})

test('rows that are told by what was done are shown, counted, marked and put last', () => {
  all(fees, [
    ['払ってない人だけ見たい', '世帯の一覧は最初に支払日が未入力だけを表示'],
    ['まだ払ってない家だけ見せて', '世帯の一覧は最初に支払日が未入力だけを表示'],
    ['お金もらってない人が分かるようにして', '世帯の警告：支払日が未入力です（赤で表示し、上部にまとめます）'],
    ['払ってない人が何人いるか知りたい', 'ページダッシュボードを追加 / ダッシュボードに世帯（支払日が未入力）を表示'],
  ])
  all(wedding, [
    ['出席の人数は？', 'ページダッシュボードを追加 / ダッシュボードにゲスト（出欠：出席）を表示'],
    ['アレルギーがある人だけ見る', 'ゲストの一覧は最初にアレルギーが入力済みだけを表示'],
    ['まだ返事がない人だけ', 'ゲストの一覧は最初に出欠：招待済みだけを表示'],
    ['写真なしの人が分かるように', '「写真」はこのプロジェクトに見つかりませんでした。'],
  ])
  all(pills, [
    ['飲んだやつは下に行くように', '薬の飲み忘れ防止を飲んだで並べ替え（昇順）'],
    ['まだ飲んでない薬だけ見たい', '薬の飲み忘れ防止の一覧は最初に飲んだ：いいえだけを表示'],
    [
      'もう使わない薬は別にして',
      '薬の飲み忘れ防止にもう使わないを追加 / 薬の飲み忘れ防止の一覧の上のもう使わない薬でワンタッチ絞り込み（もう使わない：はい）',
    ],
  ])
})

test('what is chosen from may be told in a second breath, and a record of its own stays a list', () => {
  all('釣りの記録。日付、場所、魚種、天気、写真', [
    ['潮も記録したい。大潮、中潮、小潮', '釣り記録に潮を追加'],
    [
      'エサは1番から3番まで',
      '「エサは1番から3番まで」は、何を変えればよいか分かりませんでした。「釣り記録に…を追加」のように伝えてください。',
    ],
  ])
  assert.deepEqual(
    change(modelOf(fees), '支払い方法も入れて。現金とか振込とか').operations.map(
      (each) => each.op === 'addField' && each.field.options,
    ),
    [['現金', '振込']],
  )
  const vet = 'うちの動物病院の患畜一覧:名前、種類(犬、猫、うさぎ、その他)、飼い主、電話、最終来院日'
  assert.match(answered(vet, 'ワクチン接種の記録もつけたい。接種日、ワクチン名、次回予定日'), /^ワクチン接種を追加/)
})

test('numbers are measured against each other, shared out and counted by group', () => {
  all(stock, [
    ['発注点より少なくなったら赤くして', '商品の警告：数量が発注点未満（赤で表示し、上部にまとめます）'],
    ['数量が10を下回ったら赤くして', '商品の警告：数量が10未満（赤で表示し、上部にまとめます）'],
    [
      'バーコード読み取りできる？',
      'カメラでコードを読み取ることはできません。「コード番号を追加」と伝えると番号を入力する項目ができ、一覧の検索欄で探せます。',
    ],
  ])
  all(trip, [
    [
      '一人いくらか計算して',
      '旅行のしおりに人数を追加 / 旅行のしおりに一人あたりを追加（自動計算：費用 ÷ 人数） / 旅行のしおりの下に合計を表示：費用',
    ],
    ['費用の合計を年ごとに', 'ページダッシュボードを追加 / ダッシュボードに年ごとの費用を表示'],
  ])
  all(fees, [['班ごとに何件あるか知りたい', 'ページダッシュボードを追加 / ダッシュボードに班別の世帯を表示']])
})

test('days that come up and days that lie long ago', () => {
  all('防災備蓄リスト。品名、数量、保管場所、賞味期限', [
    [
      '期限切れは赤、1か月前は黄色',
      '防災備蓄の警告：賞味期限を過ぎています（赤で表示し、上部にまとめます） / 防災備蓄：賞味期限まで30日以内をオレンジで表示',
    ],
    ['期限が近いやつを教えて', '防災備蓄の警告：賞味期限まで30日以内（赤で表示し、上部にまとめます）'],
  ])
  all('バンドの練習スケジュール。日付、場所、時間、曲', [
    ['次の練習が一番上に来るように', '練習の一覧は最初に日付が今日以降だけを表示 / 練習を日付で並べ替え（昇順）'],
    ['参加できるかどうかを○△×で', '練習に参加できるかを追加'],
  ])
})

test('what the owner of a website tells stands on its page', () => {
  all(bakery, [
    ['カードも使えるようになったので書いといて', 'セクションお支払い方法を追加'],
    ['駐車場が2台分あるって書いて', 'セクション駐車場を追加'],
    ['電話番号 03-1234-5678 も載せてほしい', '電話番号を「03-1234-5678」に変更'],
    ['土日は8時から', '営業時間：月 休み、火–金 07:00–17:00、土 08:00–15:00、日 08:00–17:00'],
    ['おすすめのパンはクロワッサンとカレーパンです', 'セクションおすすめのパンの内容を変更'],
    ['店名は「こむぎ」です', 'プロジェクト名をこむぎに変更'],
    ['求人も載せられる？', 'セクション求人を追加'],
  ])
  all(salon, [
    ['スタイリストは山田と鈴木の二人', 'セクションスタイリスト紹介の内容を変更'],
    ['予約の時に電話番号も聞いて', '「電話番号」はすでにあります。'],
    ['カラーの時間は90分', 'サービスのカラーを変更'],
  ])
  const { model } = change(modelOf(bakery), '駐車場が2台分あるって書いて')
  const told = change(model, '駐車場は店の裏ですと書いて').model.pages[0]!.sections!.find(({ title }) => title === '駐車場')
  assert.equal(told?.text, '駐車場が2台分あります。駐車場は店の裏です。')
})

test('who may see what is answered, and a wish to see some rows is none of it', () => {
  assert.match(answered(fees, '役員しか見れないようにして'), /バックエンド/)
  all('犬の散歩代行の予約。飼い主、犬の名前、日時、料金', [
    ['今週の予約だけ見れる？', '予約の一覧の上の今週の予約でワンタッチ絞り込み（日時が今週）'],
  ])
})

test('a wish is spelt as the readers know it: kana, a trouble told ahead, a particle left out', () => {
  for (const [typed, known] of [
    ['病院の名前もいれて', '病院の名前も入れて'],
    ['写真のせたい', '写真を載せたい'],
    ['母が読めないので文字を大きくして', '文字を大きくして'],
    ['朝昼晩で分けて', '朝・昼・晩で分けて'],
    ['やっぱり月謝は数字で入れたい', '月謝は数字で入れたい'],
    ['先生が2人いるので誰の生徒か分かるように', '誰の生徒か分かるように'],
    // what is no trouble, and what stands in quotes, stays
    ['「もいれて」という項目を追加して', '「もいれて」という項目を追加して'],
    ['忘れられないと困るので必須にしてください', '忘れられないと困るので必須にしてください'],
    ['やっぱりさっきのはなしで', 'やっぱりさっきのはなしで'],
  ] as const)
    assert.equal(asTypedJa(typed), known)
})

test('sums of a time or a state, what is left in all, and bounds that are told', () => {
  const lab = '歯科技工所の受注管理。患者名、納期、単価、進捗（受付・製作中・完成・納品済み）'
  all(lab, [
    ['今月納品分の合計金額', 'ダッシュボードに単価の合計（進捗：納品済み, 納期が今月）を表示'],
    ['今月の合計金額を出して', 'ダッシュボードに単価の合計（納期が今月）を表示'],
  ])
  all('銭湯の回数券の残りを管理したい', [
    ['全部で何枚残っているか見たい', 'ページダッシュボードを追加 / ダッシュボードに残りの合計を表示'],
  ])
  const stamps = '御朱印の授与記録。日付、種類（通常・限定）、枚数'
  all(stamps, [
    ['枚数は1以上にして', '授与の警告：枚数が1未満（赤で表示し、上部にまとめます）'],
    ['種類ごとの件数をグラフにして', 'ページダッシュボードを追加 / ダッシュボードに種類別の授与を表示'],
  ])
  const day = '放課後児童クラブの出席。子ども、日付、出欠'
  all(day, [
    ['今日休みの子だけ見たい', '出席の一覧の上の今日休みの子でワンタッチ絞り込み（日付が今日, 出欠：欠席）'],
    ['今日来る子だけ見たい', '出席の一覧の上の今日来る子でワンタッチ絞り込み（日付が今日）'],
  ])
  all('美容室の予約管理。お客様、日付、料金', [
    ['料金は消費税10%込みで表示', '予約に税込金額を追加（自動計算：料金 × 1.1）'],
    ['お客様名で検索', 'すでにあります。各一覧の上にある検索欄で、すべての文字を検索できます。'],
  ])
})

test('a span of months, and what is asked beside what is not wanted', () => {
  all('備蓄品の管理。品名、数量、賞味期限、産地', [
    ['期限の3か月前に知らせて', '備蓄品の警告：賞味期限まで90日以内（赤で表示し、上部にまとめます）'],
    ['産地はいらないけどメモ欄がほしい', '備蓄品から産地を削除 / 備蓄品にメモを追加'],
  ])
})

test('the list a choice is for is no part of its name', () => {
  const told: readonly (readonly [on: string, wish: string, many: string, field: string])[] = [
    ['家族の予定と買い物メモ', '買い物に担当を足して。お父さん、お母さん、ゆうき', '買い物', '担当'],
    ['ヨガ教室の生徒とレッスン', 'レッスンに難易度を入れてください。初級、中級、上級', 'レッスン', '難易度'],
    ['部活の備品管理したい', '備品に色を追加して。赤、青、緑', '備品', '色'],
  ]
  for (const [on, wish, many, label] of told) {
    const { model } = change(understand(on).model!, wish)
    const host = model.things.find((each) => each.many === many)
    assert.equal(host?.fields.find((field) => field.label === label)?.options?.length, 3, wish)
  }
})

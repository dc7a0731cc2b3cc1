import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldWidth } from '../written/fold-width.ts'
import { clausesIn } from './japanese-clauses.ts'
import { betweenJapanesePrompts } from '../tables/between-japanese-prompts.ts'
import { furtherJapanesePrompts } from '../tables/further-japanese-prompts.ts'
import { japanesePrompts } from '../tables/japanese-prompts.ts'
import { japaneseWorkdayPrompts } from '../tables/japanese-workday-prompts.ts'
import { strangersJapanesePrompts } from '../tables/strangers-japanese-prompts.ts'
import { toldJapanesePrompts } from '../tables/told-japanese-prompts.ts'
import { measurePrompts } from '../tables/measure.ts'
import { understand } from '../understand.ts'

const built = (prompt: string) => {
  const { model } = understand(prompt)
  assert.ok(model, `「${prompt}」 is not understood`)
  return model
}
const listsOf = (prompt: string) => built(prompt).things.map((thing) => thing.many)
const saidOf = (prompt: string) =>
  built(prompt)
    .things.filter((thing) => thing.why === 'said')
    .map((thing) => thing.many)

test('places and trades ahead of の say where, not what', () => {
  assert.deepEqual(saidOf('会社の備品'), ['備品'])
  assert.deepEqual(saidOf('食品メーカーの問い合わせ管理'), ['問い合わせ'])
  for (const prompt of ['運送会社の業務アプリ', 'リサイクル業者の業務管理', '町内会の活動'])
    assert.deepEqual(saidOf(prompt), [], prompt)
  assert.ok(built('消防団の仕事').things.some((thing) => thing.many === '団員'))
})

test('what is to be kept is a list, though it is a field elsewhere', () => {
  assert.deepEqual(saidOf('在庫を管理したい'), ['在庫'])
  assert.deepEqual(saidOf('メニューと売上を管理したい'), ['メニュー', '売上'])
  const [record] = built('体温を記録したい').things
  assert.ok(record?.fields.some((field) => field.label === '体温' && field.why === 'said'))
  // whose they are makes them fields
  assert.deepEqual(saidOf('団員のパートと電話番号'), ['団員'])
})

test('clauses of a list are fields', () => {
  assert.deepEqual(
    clausesIn('誰がいつ何を借りたか').flatMap((clause) => clause.labels),
    ['借りた人', '借りた日', '借りたもの'],
  )
  const fields = built('読書記録：書名、著者、読んだかどうか').things[0]!.fields
  assert.equal(fields.find((field) => field.label === '読んだ')?.type, 'bool')
})

test('spaces part words like commas; other spellings and widths are the same words', () => {
  assert.deepEqual(
    ['家賃', '最寄り駅', '築年数'].filter(
      (label) => !built('物件リスト　家賃　最寄り駅　築年数').things[0]!.fields.some((field) => field.label === label),
    ),
    [],
  )
  assert.equal(built('サーバー管理').things[0]!.concept, built('サーバ管理').things[0]!.concept)
  assert.equal(built('見積りの管理').things[0]!.concept, 'quote')
  assert.deepEqual(foldWidth('ＩＴとｶﾞｽ'), { text: 'ITとガス', places: [0, 1, 2, 3, 5, 6] })
  const { spans } = understand('ｶﾞｽ代の記録')
  assert.equal(spans.at(-1)?.end, 'ｶﾞｽ代の記録'.length)
})

test('two names of one thing are one list with a choice', () => {
  const model = built('電気代と水道代を毎月記録して推移をグラフにしたい')
  assert.equal(model.things.length, 1)
  assert.deepEqual(model.things[0]!.fields.find((field) => field.label === '種類')?.options, ['電気代', '水道代'])
})

test('what stands last owns the fields', () => {
  const permits = built('社員の資格一覧。取得日、有効期限、担当').things.find((thing) => thing.many === '資格')
  assert.ok(permits?.fields.some((field) => field.label === '取得日'))
})

test('names are the own words, without doubled endings', () => {
  assert.equal(built('釣果ノート。日付・場所・魚種・サイズ').name, '釣果ノート')
  assert.equal(built('小さな花屋をやっています。予約と在庫を管理したいです').name, '花屋の予約と在庫')
  assert.equal(built('犬の散歩代行サービス').name, '犬の散歩代行ノート')
  assert.equal(built('ピアノを教えています').name, 'ピアノ教室ノート')
  assert.ok(!listsOf('家族で使う買い物リスト').some((many) => many.endsWith('品')))
})

const unaskedIn = (summary: string) => Number(/(\d+) things nobody asked for/.exec(summary)![1])

test('Japanese prompts as people type them', (test) => {
  const tables = [
    { cases: japanesePrompts, wholeMin: 44, unaskedMax: 5 },
    { cases: japaneseWorkdayPrompts, wholeMin: 32, unaskedMax: 8 },
    { cases: furtherJapanesePrompts, wholeMin: 110, unaskedMax: 52 },
    { cases: strangersJapanesePrompts, wholeMin: 47, unaskedMax: 13 },
    { cases: betweenJapanesePrompts, wholeMin: 174, unaskedMax: 58 },
    { cases: toldJapanesePrompts, wholeMin: 25, unaskedMax: 2 },
  ]
  for (const { cases, wholeMin, unaskedMax } of tables) {
    const { summary, whole, misses } = measurePrompts(cases)
    test.diagnostic(summary)
    assert.ok(whole >= wholeMin && unaskedIn(summary) <= unaskedMax, `${summary}\n${misses.join('\n')}`)
  }
})

test('a sheet named in one sentence has what the next lists, in lines with bullets too', () => {
  const [complaint] = built('クレーム対応表を作成したい。項目は受付日、お客様名、原因、対策。').things
  assert.deepEqual(
    ['受付日', 'お客様名', '原因', '対策'].filter((label) => !complaint?.fields.some((field) => field.label === label)),
    [],
  )
  assert.equal(saidOf('クレーム対応表を作成したい。項目は受付日、お客様名、原因、対策。').length, 1)
  const bulleted = built('備品貸出簿\n・備品名\n・貸出日\n・お礼状を出したか').things
  assert.equal(bulleted.length, 1)
  assert.equal(bulleted[0]?.fields.find((field) => field.label === 'お礼状を出した')?.type, 'bool')
})

test('who enters, what is told and what is to go make no lists', () => {
  assert.deepEqual(saidOf('備品の貸出を記録したい。スタッフが入力します。'), ['貸出'])
  assert.deepEqual(saidOf('訪問理美容の会社です。施設に行って髪を切っています。予約を管理したい'), ['予約'])
  assert.deepEqual(saidOf('習字の先生をしてます。月謝袋をやめたい'), [])
  assert.ok(!saidOf('患者さんの予約を管理したい').includes('患者'))
})

test('a sheet of one kind of record owns all that is listed of it', () => {
  assert.deepEqual(saidOf('農園の収穫記録。畑、作物、収穫日、収量、出荷先'), ['収穫'])
  assert.deepEqual(saidOf('介護施設の食事記録。利用者、日付、朝食、昼食、夕食、水分量'), ['食事'])
  const [drill] = built('消防団の訓練出欠。団員、訓練日、出席・欠席、備考').things
  assert.ok(drill?.fields.some(({ type, label }) => type === 'select' && label === '出欠状況'))
})

test('two names of one list are one, and what is summed per group is no field', () => {
  assert.deepEqual(listsOf('不動産の物件リスト。物件名、家賃、間取り'), ['物件'])
  assert.deepEqual(listsOf('ゴルフのスコア記録：コース名、日付、スコア'), ['ゴルフ'])
  const [ride] = built('自転車通勤の記録をつけたい。日付、距離、時間。週ごとの合計も').things
  assert.ok(!ride?.fields.some(({ label }) => label === '合計' || label === '週'))
})

test('what names a record is its title, with no name beside it', () => {
  const titleOf = (prompt: string) => {
    const [thing] = built(prompt).things
    return thing?.fields.find(({ id }) => id === thing.titleField)?.label
  }
  assert.equal(titleOf('バンドのセットリスト作成。曲名、キー、テンポ'), '曲名')
  assert.equal(titleOf('防災備蓄品リスト。品名、数量、賞味期限'), '品名')
  assert.equal(titleOf('学童保育の入退室記録。児童名、学年、入室時間'), '児童名')
})

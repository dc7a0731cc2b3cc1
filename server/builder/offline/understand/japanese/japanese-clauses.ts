// What a Japanese list says as a clause instead of a noun: 誰がいつ何を借りたか is who, when and what; 読んだかどうか is yes or no.
import { readingsOf } from '../../lexicon/lexicon.ts'

export type SaidClause = { start: number; end: number; labels: string[] }

const past =
  '[\\u4e00-\\u9fffァ-ヶー]{1,4}[\\u3041-\\u3096]{0,3}?[ただ]|[\\u3041-\\u3096]{2,4}[ただ]|[\\u4e00-\\u9fff]{2,4}する|[\\u4e00-\\u9fff]{1,3}[\\u3041-\\u3096]{0,2}?[てで]い?る|[\\u4e00-\\u9fff]{1,2}[\\u3041-\\u3096]{0,2}?[うくぐすつぶむる]'
const asking = new RegExp(
  `(?:いま|今|現在)?((?:(?:誰|だれ|どなた)(?:が|に|から|と)|いつ|何時に|何を|なにを|どこ(?:で|へ|に|から)|いくら(?:で)?|何(?:回|人|個|冊|本|枚|分|時間|杯)|どのくらい|どれくらい|どれだけ)+)(${past})(?:の)?か(?:どうか)?(?!ら)`,
  'gu',
)
const words =
  /(?:誰|だれ|どなた)(?:が|に|から|と)|いつ|何時に|何を|なにを|どこ(?:で|へ|に|から)|いくら|何(?:回|人|個|冊|本|枚|分|時間|杯)|どのくらい|どれくらい|どれだけ/gu
const noun: readonly (readonly [RegExp, string])[] = [
  [/^(誰|だれ|どなた)が/, '人'],
  [/^(誰|だれ|どなた)/, '相手'],
  [/^いつ/, '日'],
  [/^何時/, '時刻'],
  [/^(何|なに)を/, 'もの'],
  [/^どこ/, '場所'],
  [/^いくら/, '金額'],
  [/^(どの|どれ)/, '量'],
]
const counted: Record<string, string> = {
  回: '回数',
  人: '人数',
  個: '個数',
  冊: '冊数',
  本: '本数',
  枚: '枚数',
  分: '分数',
  時間: '時間数',
  杯: '杯数',
}
/** 返したかどうか; between the commas of a list 返したか says the same. */
const whether =
  /[^、。，,：:・（）()\s]{2,20}?かどうか|(?<=^|[、，,・：:（(\n])[^、。，,：:・（）()\s]{2,14}?(?:[ただ]|済み?|たい|必要|可能|不要|有効|完了|未納|[らべけせてねめれ]る|きる|いる|える|ある)か(?=$|[、。，,・（(）)\n])|(?<=[、，,・：:（(])(?:未納|未払い?|必要|可能|不要|完了|有効|済み|欠席|出席|合格|空き|満室|既読|在庫あり)か(?=$|[、。，,・）)\n])/gu
const object = /^(.*)[をがは](?=.{2})/
/** The object of a yes-or-no clause is said already where it is a list of its own: 本を読んだかどうか, but お礼状を出したか. */
const withoutKept = (clause: string, text: string, at: number): string => {
  const front = object.exec(clause)
  // 脈拍、薬を飲んだか: of what a list says nothing else, the whole is one of its fields
  const isListed = /[、，,・：:（(]$/.test(text.slice(0, at)) && front !== null && text.split(front[1]!).length === partsOfOne
  const isKept =
    front &&
    !isListed &&
    (readingsOf('ja')
      .get(front[1]!)
      ?.some(({ kind }) => kind === 'thing') ??
      front[1]!.length > objectCharsMax)
  return isKept ? clause.slice(front[0].length) : clause
}
const objectCharsMax = 6
/** A text parts in two where a word stands in it once. */
const partsOfOne = 2

/** いつ、どこを、いくらで: each question between commas is a field. */
const questions: readonly (readonly [RegExp, string])[] = [
  [/^いつまで/, '期限'],
  [/^いつから/, '開始日'],
  [/^いつ/, '日付'],
  [/^(?:誰|だれ|どなた)が/, '担当者'],
  [/^(?:誰|だれ|どなた)/, '相手'],
  [/^(?:何|なに)を/, '内容'],
  [/^どこ/, '場所'],
  [/^いくら/, '金額'],
  [/^(?:なぜ|どうして)/, '理由'],
  [/^(?:どうやって|どのように)/, '方法'],
]
const question =
  /(?<=^|[、，,・：:（(\n])(?:いつ(?:まで|から)?に?|(?:誰|だれ|どなた)[がにと]?|(?:何|なに)を|どこ[をでにへ]?|いくら[でを]?|なぜ|どうして|どうやって|どのように)(?=[、，,・）)。\n]|$)/gu
/** 来た子どもの人数: how much or how many of it. */
const ofIt = '(?:の(?:人数|数|数量|量|種類|大きさ|長さ|重さ|高さ|値段|金額|状態|様子|写真))?'
/** 次に献血できる日, お迎えに来る人, 仕上がり予定日: between the marks of a list a clause and what it tells of are one field. */
const relative = new RegExp(
  `(?<=[、，,・：:（(。/／ \\u3000]|\\n・?)(?:次に|いちばん|一番|今日?|まだ|お|ご)?(?:[\\u4e00-\\u9fffァ-ヶー]{1,6}[\\u3041-\\u3096]{1,5}(?:[\\u4e00-\\u9fffァ-ヶー]{1,4}[\\u3041-\\u3096]{0,3})?|[\\u3041-\\u3096]{2,6})(?:${[
    '(?<=[るうくすつむぶぬぐただなりち])(?<!たい)(?:日|時間|時刻|人|場所|物|もの|こと|数|量|金額|額|ところ|回数|理由|相手|頻度|年|月|曜日|季節|予定日?|点|目安|範囲|場面|道具|材料|用途|相手先)',
    `(?<=[ただ])[\\u4e00-\\u9fffァ-ヶー]{1,4}${ofIt}`,
    '(?<=[らべけせてねめれ]れ?ない)[\\u4e00-\\u9fffァ-ヶー]{1,4}',
    `(?<=[ただ])(?:子ども|生き物|お客(?:さん|様)?)${ofIt}`,
  ].join('|')})(?=[、，,・）)。/／ \\u3000\\n]|$)`,
  'gu',
)

/** 潜った日、水温、見た生き物を書きます: the last of a list, in front of what is done with all of it. */
const lastOfList =
  /(?<=[^。\nを]、[^。\nを]{1,16}、)[\u4e00-\u9fffァ-ヶー]{0,4}[\u3041-\u3096]{0,6}?[ただる](?:生き物|(?:お|ご)?[\u4e00-\u9fffァ-ヶー]{1,5})(?=を(?:[^、。\n]{0,6})?(?:記録|残|書|つけ|付け|管理|入れ|入力|まとめ|メモ|控え|登録|一覧))/gu
/** 担当者、読む本: what is to be done with one more of a list. */
const toBe =
  /(?<=[、，・/／])[\u4e00-\u9fff]{1,2}(?![のがもは])[\u3041-\u3096]{0,3}[むるうくすつぶぐ][\u4e00-\u9fffァ-ヶー]{1,4}(?=[、，,・）)。/／\n]|$)/gu

/** どの業者に頼んだか: the noun is the field. */
const which =
  /(?:どの|どんな|何の)([\u4e00-\u9fffァ-ヶー]{1,8})(?:に|で|を|が|から|へ|と)[^、。，,：:・（）()\s]{1,8}?[ただるうくすつむぶ]か(?=$|[、。，,・）)\n]|を|が|も)/gu

/** だれがどの工具を持っていて、いつ返すか: the first of several questions. */
const holding =
  /(?:誰|だれ|どなた)がどの([\u4e00-\u9fffァ-ヶー]{1,8})を([\u4e00-\u9fff]{1,2}[\u3041-\u3096]{1,2}い?)て、(?=[^。\n]{2,40}か)/gu

/** The clauses, in order, without overlap. The words there name nothing else. */
export function clausesIn(text: string): SaidClause[] {
  const found: SaidClause[] = [...text.matchAll(asking)].map((each) => {
    const verb = each[2]!.replace(/する$/, 'した')
    const labels = [...each[1]!.matchAll(words)].map(([word]) => {
      const unit = /^何(.+)$/.exec(word)?.[1] ?? ''
      return verb + (counted[unit] ?? noun.find(([pattern]) => pattern.test(word))?.[1] ?? 'もの')
    })
    return { start: each.index, end: each.index + each[0].length, labels }
  })
  const take = (start: number, end: number, label: string) => {
    if (!found.some((other) => start < other.end && end > other.start)) found.push({ start, end, labels: [label] })
  }
  for (const each of text.matchAll(holding))
    found.push({
      start: each.index,
      end: each.index + each[0].length - 1,
      labels: [each[2]!.startsWith('持') ? '持ち主' : `${each[2]!}る人`, each[1]!],
    })
  for (const each of text.matchAll(question))
    take(each.index, each.index + each[0].length, questions.find(([pattern]) => pattern.test(each[0]))![1])
  for (const each of text.matchAll(which)) take(each.index, each.index + each[0].length, each[1]!)
  for (const each of text.matchAll(relative))
    if (
      // 氏名、左、右を登録できるもの: what is asked for
      !/できる(?:もの|物|こと)$/.test(each[0]) &&
      (!text.slice(0, each.index).endsWith('。') || /^[、，]/.test(text.slice(each.index + each[0].length)))
    )
      take(each.index, each.index + each[0].length, each[0])
  for (const each of text.matchAll(lastOfList)) take(each.index, each.index + each[0].length, each[0])
  for (const each of text.matchAll(toBe)) take(each.index, each.index + each[0].length, each[0])
  for (const each of text.matchAll(whether)) {
    // 回覧板がどこまで回ったか: what is asked of the first noun names it
    if (each.index === 0 && /が(?:どこ|誰|いつ|何|どれ)/.test(each[0])) continue
    const label = withoutKept(each[0], text, each.index)
    const end = each.index + each[0].length
    take(end - label.length, end, label.replace(/か(どうか)?$/, 'かどうか'))
  }
  return found.toSorted((a, b) => a.start - b.start)
}

// What one item of a Japanese list is made of, written out: 種類:シティ/電動/マウンテン is a field and its choices, 欠席・遅刻・早退の別 a choice
// of three, 酸味と苦味の点数 two fields of one kind.
import type { Language } from '#shared/languages.ts'
import { type Edit, editsOf } from './pieces.ts'

const word = String.raw`[^、,，。．（）():：\n・/／「」]{1,12}`
/** Within a list: another item stands ahead of it, or it opens a bracket. */
const inList = String.raw`(?<=[、,，（(]\s*)`
const endsItem = String.raw`(?=\s*(?:[、,，。）)\n]|$))`

// what 内容 is, is written: its values are read as they stand
const valuesBehind = new RegExp(
  `${inList}(?<name>${word})(?<!内容)[:：]\\s*(?<values>${word}(?:[/／・]${word})+)${endsItem}`,
  'gu',
)
const kindsOf = new RegExp(
  `${inList}(?<values>${word}(?:[/／・]${word})+)の(?:別|区別|種別|区分|いずれか|どれか)${endsItem}`,
  'gu',
)

const measure =
  '(?:点数|評価|スコア|得点|血圧|温度|体温|分量|数量|回数|人数|個数|値段|料金|金額|単価|費用|日付|時間|時刻|日時|連絡先|電話番号|電話|住所|名前|氏名|写真|重さ|長さ|高さ|幅)'
const part = String.raw`[^、,，。（）():：\n・/／「」のとやを]{1,8}`
const begins = String.raw`(?<=[、,，（(:：]\s*)`
const both = new RegExp(
  `${begins}(?<first>${part})と(?<second>${part})の(?:(?<third>${part})と(?<fourth>${part})の)?(?<of>${measure})${endsItem}`,
  'gu',
)
/** 1時間あたりの料金: what stands ahead of の measures it, and is none of two. */
const perOne = /(?:あたり|当たり|ごと|毎)$/

/** 名前と定員と1時間あたりの料金: what is measured by a unit begins a field of its own. */
const beforeUnit =
  /(?<=[^、。（(:：\n])と(?=[0-9０-９一]{1,2}(?:時間|日|泊|人|名|回|個|本|枚|杯|か月|ヶ月|カ月|月|週間?)(?:あたり|当たり)の)/gu
/** 最後に植え替えた日: the day it was last done is one field. */
const lastDone = new RegExp(
  `(?<=[、,，（(:：]\\s*)(?<when>最後|前回|最近|直近)に(?<deed>[\\p{Script=Han}ァ-ヶ][\\p{L}ー]{0,7}?)(?:した|た)日${endsItem}`,
  'gu',
)

/** 種類はピアス、ネックレス、リングのどれか */
const oneOf = new RegExp(
  `(?<=^|[。、\\n（(])(?<what>[^、。（）()\\nは]{1,8})は(?<values>${word}(?:、${word})+)の(?:どれか|いずれか|どちらか)(?:です|から選ぶ|を選ぶ|一つ)?(?=[、。）)\\n]|$)`,
  'gu',
)

/** 状態（良い・悪い）を記録します: what is done with the list is no part of its last item. */
const kept =
  /(?<=、[^、。（）()\n]{1,12}[（(][^（）()\n]*[）)])を(?:記録|登録|入力|保存|記入|メモ|一覧に|残)(?:し(?:たい|ます|て(?:いき)?(?:たい|ください)|ておきたい)|する(?:アプリ|ツール|システム)?|できる(?:ように(?:し(?:たい|て(?:ください|ほしい)))?)?|できれば[^。\n]{0,8})?(?:です|と思います)?(?=[。\n]|$)/gu
/** 飲食店3店舗の売上: how many there are is no part of the name. */
const shops = /(?<=\p{Script=Han}|\p{Script=Katakana})\d{1,2}店舗(?=の)/gu
/** 級・段（10級〜四段）: one field. */
const grades = /(?<=[、，（(はに\s])(?:級|級位)・(?:段|段位)(?=[（(])/gu

/** 確度A/B/C: a name and what it may be, run together. */
const mark = '[A-ZＡ-Ｚ高中低大小強弱有無上下○◯×△◎松竹梅]'
const runTogether = new RegExp(
  `${inList}(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,8}?)(?<values>${mark}(?:[/／・]${mark}){1,5})${endsItem}`,
  'gu',
)

const listed = (values: string) => values.split(/[/／・]/).join('、')

export function japaneseValues(text: string, language: Language): Edit[] {
  if (language !== 'ja') return []
  return [
    ...editsOf(text, grades, () => '段級'),
    ...editsOf(text, kept, () => ''),
    ...editsOf(text, shops, () => ''),
    ...editsOf(text, valuesBehind, ({ groups }) => `${groups!.name}（${listed(groups!.values!)}）`),
    ...editsOf(text, kindsOf, ({ groups }) => `区分（${listed(groups!.values!)}）`),
    ...editsOf(text, runTogether, ({ groups }) => `${groups!.name}（${listed(groups!.values!)}）`),
    ...editsOf(text, oneOf, ({ groups }) => `${groups!.what}（${groups!.values}）`),
    ...editsOf(text, beforeUnit, () => '、'),
    ...editsOf(text, lastDone, ({ groups }) => `最終${groups!.deed}日`),
    ...editsOf(text, both, ({ groups }) => {
      const { first, second, third, fourth, of } = groups!
      if (perOne.test(second!)) return `${first}、${second}の${of}`
      const ends = third ? [`${third}の${of}`, `${fourth}の${of}`] : [of!]
      return [first, second].flatMap((each) => ends.map((end) => `${each}の${end}`)).join('、')
    }),
  ].toSorted((one, other) => one.start - other.start)
}

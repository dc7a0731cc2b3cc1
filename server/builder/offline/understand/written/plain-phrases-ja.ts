// The same for Japanese: うさぎごとに番号、性別 is a list of rabbits, お客様の名前と住所、ピアノの型番と料金 are two lists with their fields.
import { lastOf } from '../field-named.ts'
import { type Form, whoDoesWhen } from './who-does-when.ts'

/** Two or more fields of a list: お客様の名前と住所. */
const word = String.raw`[\p{Script=Han}\p{Script=Katakana}ー]{1,10}`
const ofEach = String.raw`お?${word}の${word}(?:と${word})+`
/** お名前は必須、電話は任意: fields, of which something is said. */
function isList(topic: string): boolean {
  const last = lastOf(topic, 'ja')
  return last?.thing !== undefined || last?.field === undefined
}
export const japaneseForms: readonly Form[] = [
  // 夕食あり/なし: whether there is
  [
    /(?<what>[\p{Script=Han}\p{Script=Katakana}ー]{1,10})(?:の)?(?:あり|有り?)[/／・](?:なし|無し?)/gu,
    ({ what }) => `${what}の有無`,
  ],
  // 夏祭りの出店申込ページ：団体名、電話番号: what its form asks
  [
    /(?<=^[^。：:\n]{0,24})(?<what>申し?込み?|エントリー|応募|参加登録)(?:ページ|サイト|用紙)(?=[：:][^。\n]*[、・])/gu,
    ({ what }) => `${what}フォーム`,
  ],
  ...whoDoesWhen.ja,
  // お客様の名前と住所、ピアノのメーカーと型番、調律の日付と料金を管理
  [
    new RegExp(String.raw`(?<=^|[。\n]\s*)(?<groups>${ofEach}(?:、${ofEach})+)(?=を|$|。|\n)`, 'gu'),
    ({ groups }) =>
      groups!
        .split('、')
        .map((group) =>
          group.replace(/^(.+?)の(.+)$/u, (_, list: string, fields: string) => `${list}（${fields.replaceAll('と', '、')}）`),
        )
        .join('、'),
  ],
  // 車両はナンバーと点検日、団員は講習、出動は日付と住所: of one no more than a word is told, and the next one is none of its fields
  [
    new RegExp(String.raw`(?<=^|[。\n]\s*)(?<told>お?${word}は[^。\n]*?(?:、お?${word}は[^。\n]*)+)(?=。|\n|$)`, 'gu'),
    ({ told }) => {
      const parts = told!.split(new RegExp(`、(?=お?${word}は)`, 'u'))
      // 保護者は体温、保育士は昼食を書く: what they do, by one verb
      const hasOne = parts.some((part) => !/[、・と]/u.test(part)) && !told!.includes('を')
      return hasOne ? parts.reduce((text, part) => `${text}${isList(/^[^は]+/u.exec(part)![0]) ? '。' : '、'}${part}`) : told!
    },
  ],
  // うさぎごとに番号、性別
  [
    /(?<=^|[。\n]\s*)(?<list>[\u3041-\u3096]{2,6}?)(?:1[匹頭羽本台冊]|一[匹頭羽本台冊]|それぞれ)?ごとに、?(?=[^。がをは\n]*、)/gu,
    ({ list }) => `${list}：`,
  ],
  [
    /(?<owner>[\p{Script=Han}ァ-ヶー]{1,8})ごとの(?<list>[\p{Script=Han}ァ-ヶー]{1,8})(?<open>[（(])/gu,
    ({ owner, list, open }) => `${list}${open}${owner}、`,
  ],
  [
    /^(?<what>見積もり?依頼|お?見積もり?|お?問い?合わ?せ|資料請求|取材依頼|査定依頼|修理依頼)(?:を受け付ける|受付の?|の)(?:ページ|フォーム|サイト)(?:を作(?:りたい|って(?:ください|ほしい)?)|がほしい|が欲しい|をお願いします)?[:：。、]\s*(?<fields>[^。\n]+、[^。\n]+)。?$/gu,
    ({ what, fields }) => `${what}のホームページ。${what}フォーム（${fields}）`,
  ],
]

// What people do in an app, by how its Japanese verb begins, and what it leaves.
import type { Doing } from './doings.ts'

/** What it was done to is what is kept: 求人を掲載する, 日報を書く. */
const brings =
  '投稿|登録|出品|掲載|提出|入力|記入|記録|アップロード|アップ|公開|提案|共有|作成|発注|申請|企画|主催|開催|募集|告知|配信|発行|報告|設定|追加|送信|販売|紹介|メモ|計画|宣言|書[きくけい込]|出[しすせ]|載せ|載る|残[しすせ]|つけ|付け|入れ|送[りるれっ]|立て|作[りるれっ]|つく[りるれ]|組[みむめん]|決め|持ち寄|打ち込|受け付け|受付'
/** What it leaves -> the verbs. */
const leaves: Readonly<Record<string, string>> = {
  予約: '予約',
  注文: '注文|購入|買[いうえっ]',
  貸出: '借り|貸し出|貸出',
  レンタル: 'レンタル',
  レビュー: 'レビュー|評価',
  応募: '応募|エントリー',
  申し込み: '申し込|申込',
  参加: '参加',
  受講: '受講',
  'コメント=userComment': 'コメント',
  '投票=vote': '投票',
  '採点=juryScore': '採点|審査',
  寄付: '寄付|寄贈',
  点検: '点検',
  修理: '修理',
  訪問: '訪問',
  支払い: '支払[いうえっ]|払[いうえっ]',
  依頼: '依頼',
  割り当て: '割り当て|割当|割り振',
}
/** What leaves nothing, but is done to something. */
const handles = '承認|許可|却下|確認|閲覧|管理|編集|検索|選[びぶんべ]|見[るてられ]|返[しすせ]|受け取|対応|把握'

type DoingJa = { deeds: string; doing: Doing | null }
const doings: readonly DoingJa[] = [
  { deeds: handles, doing: null },
  ...Object.entries(leaves).map(([named, deeds]): DoingJa => {
    const [record, thing] = named.split('=')
    return { deeds, doing: { record: record!, ...(thing !== undefined && { thing }) } }
  }),
  { deeds: brings, doing: {} },
]

const deed = new RegExp(`(?:${doings.map(({ deeds }) => `(${deeds})`).join('|')})`, 'uy')
/** Behind a verb: it is not done, or the noun goes on (予約枠, 登録日). */
const isNone =
  /^[\u3041-\u3096]{0,2}?(?:ない|ません|[ただる]か(?=も|どう|を|、|$)|ず(?=に|、|。)|なく)|^[しっいけせれ]?て(?:ください|下さい)|^(?:者|日|枠|番号|表|内容|名|先|数|料|率|状況|ページ|サイト|システム|アプリ|フォーム|の(?!が|は|も))/u
/** 予約が入る, コメントで手を挙げる: the noun; but 予約をする, 予約できる. */
const isNoun = /^(?:を(?!し|する|すれ|行|おこな|でき|お願)|で(?!き)|[がはとにへ]|から)/u

/** 職種、評価、結果: one of a list, unless it stands right behind what it is done to (予算を申請、). */
const isListed = /^(?:[、，・]|$)/u

/** The verb that begins there, and what it leaves: null where that is nothing. */
export function deedAt(text: string, at: number, isTied: boolean): { verb: string; doing: Doing | null; end: number } | null {
  deed.lastIndex = at
  const found = deed.exec(text)
  if (!found) return null
  const behind = text.slice(deed.lastIndex)
  const isNounTold =
    /[\p{Script=Han}ー\p{Script=Katakana}]$/u.test(found[0]) && (isNoun.test(behind) || (!isTied && isListed.test(behind)))
  if (isNone.test(behind) || isNounTold) return null
  const which = found.slice(1).findIndex((group) => group !== undefined)
  return { verb: found[0], doing: doings[which]!.doing, end: deed.lastIndex }
}

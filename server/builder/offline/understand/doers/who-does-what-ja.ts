// The same in Japanese: 企業が求人を掲載し, 会員がコートを予約できる.
import { namesPeople } from './who-does-what.ts'
import type { Doing } from './doings.ts'
import type { Done } from './who-does-what.ts'

/** What is done, by how it begins -> the record it leaves, or '' where what it was done to is what is kept. */
const doings: readonly (readonly [deed: string, record: string])[] = [
  ['投稿|登録|出品|掲載|提出|入力|記入|アップ|公開|提案|共有|作成|発注|申請|書け|書き|出し|載せ', ''],
  ['予約', '予約'],
  ['注文|購入', '注文'],
  ['借り', '貸出'],
  ['レンタル', 'レンタル'],
  ['レビュー|評価', 'レビュー'],
  ['応募', '応募'],
  ['申し込|申込', '申込'],
  ['受講', '受講'],
]
const name = String.raw`[\p{Script=Han}\p{Script=Katakana}ー々]`
const told = new RegExp(
  String.raw`(?<!${name})(?<who>${name}{1,8})(?:さん|さま|様)?(?:が|は|も)(?:自由に|簡単に|スマホから|ネットで|オンラインで|、)?(?<what>${name}{1,10})(?:[（(][^（）()]*[）)])?(?:を|に|へ)(?<deed>${doings.map(([deed]) => deed).join('|')})(?!(?:でき)?(?:ない|ません))`,
  'gu',
)
/** Anybody at all, and those who run it. */
const anybody = /^(?:人|誰|誰でも|全員|ユーザー|利用者|管理者|担当者|スタッフ|自分|私|僕)$/u

export function doneInJapanese(text: string): Done[] {
  return [...text.matchAll(told)].flatMap(({ groups, index, 0: all }) => {
    const { who = '', what = '', deed = '' } = groups!
    const isAnybody = anybody.test(who)
    if (!isAnybody && !namesPeople(who, 'ja')) return []
    const [, record] = doings.find(([deeds]) => deeds.split('|').includes(deed))!
    const doing: Doing = record ? { record } : {}
    return [{ ...doing, ...(!isAnybody && { who }), verb: deed, what, start: index, end: index + all.length }]
  })
}

// Who does something with the records is no list of its own (スタッフが入力します, 家族と共有したい), nor is what somebody tells
// about themselves before they ask (訪問理美容の会社です。…, 電話が多くて困っているので、…).
import { knownThings } from '../../lexicon/lexicon.ts'
import type { Chunk, Item } from '../chunks.ts'
import { isJoin, mark, withoutNoun, wordOf } from './japanese-items-ask.ts'

const person = /(?:者|員|係|係員|長|先生|講師|親|ママ|パパ|夫婦|家族|みんな|全員|スタッフ|メンバー|仲間|同士|上司|部下|本人)$/
const isPerson = (chunk: Chunk) =>
  chunk.thing ? knownThings.get(chunk.thing.id)?.entry.actor === true : person.test(chunk.text || chunk.domainText || '')
/** 顧客が見たい, 会員が必要: what is wanted, though が stands behind it. */
const wanted =
  /^(?:(?:管理|登録|記録|把握|検索|確認|一覧|整理)?(?:し|でき|ほし|欲し|必要)|見たい|見られ|見え|見れ|わか|分か|いる|いま|いて|ある|あり|あっ|多|少|増|減|ほしい|知りたい|対象)/
const sharing =
  /^(?:にも|に|へ|と|とも|でも|間で|同士で|みんなで)(?:共有|見せ|見て|送(?=[っりるられ信付])|知らせ|通知|配|渡|伝|連絡|公開|提出|報告|使|分担|一緒|作|つく|プレゼント)|^(?:みんな)?で(?:共有|使|見|管理|分担|一緒|つけ|書)/
/** お客様から預かった服: from whom or to whom what is kept came. */
const handing =
  /^(?:さん|たち|様|さま)?(?:から|に|へ)(?:預か|もら|借り|受け取|頼まれ|聞い|届い|買い取|譲|貸し|渡し|売っ|頼ん|教え|依頼され|紹介され)[^、。]{0,4}[ただる][\u4e00-\u9fffァ-ヶー]/
const acting = /^(?:さん|たち|達|ら|同士|の皆さん|のみんな|全員)*(?:が|も|は|でも)/
const using =
  /(?:入力|記入|書き込|書いて|書ける|確認|閲覧|見る|見て|見られ|編集|承認|却下|申請|申し込|申込|予約|回答|提出|報告|投稿|登録)/
/** Behind が stands what they do; behind は and も too, where it is something done with records. */
const isActing = (particle: string, after: string) =>
  particle.endsWith('が') ? after !== '' && !wanted.test(after) : using.test(after)

const news = /^(?:お?知らせ|通知|アラート|警告|リマインド|リマインダー)$/
const whenSo = /(?:たら|だら|前に|前日に|なると|ると|とき|時)[^。\n]{0,8}$/

const clauseCharsMax = 120
const leaving = /^を?(?:やめ|辞め|なく|無く|減ら|卒業)/
const leavingCharsMax = 5

/** Marks those who only act on what is kept as said in passing. */
export function doersAside(items: readonly Item[], text: string): Item[] {
  const ordered = [...items]
  const isTrade = items.some((item) => item.kind === 'chunk' && (item.domainText ?? item.trade) !== undefined)
  items.forEach((item, at) => {
    // 月謝袋をやめたい: what is to go is not kept, where the trade says what is
    if (item.kind === 'chunk' && item.thing && isTrade && leaving.test(text.slice(item.end, item.end + leavingCharsMax))) {
      ordered[at] = { ...withoutNoun(item), text: '', words: 0, cues: [], named: null }
      return
    }
    // 500キロを超えたら交換のお知らせ: what is to happen, and no list
    if (item.kind === 'chunk' && news.test(item.text) && whenSo.test(text.slice(0, item.start))) {
      ordered[at] = { ...withoutNoun(item), text: '', words: 0, cues: [], named: null }
      return
    }
    if (item.kind !== 'chunk' || !isPerson(item) || item.named || wordOf(items[at + 1]) === 'of') return
    const clause = /^[^。．.！!？?\n]*/.exec(text.slice(item.end, item.end + clauseCharsMax))![0]
    const subject = acting.exec(clause)
    const isActor = subject !== null && isActing(subject[0], clause.slice(subject[0].length))
    if (!isActor && !sharing.test(clause) && !handing.test(clause)) return
    // 先生と保護者が: the others before it act too
    let from = at
    while (isJoin(items[from - 1]) && text[items[from - 1]!.start] === 'と' && items[from - 2]?.kind === 'chunk') from -= 2
    for (let each = from; each <= at; each += 2) {
      const chunk = items[each] as Chunk
      ordered[each] = chunk.thing ? { ...chunk, cues: [], doer: true } : { ...withoutNoun(chunk), text: '', words: 0, cues: [] }
      delete (ordered[each] as Chunk).domainText
      delete (ordered[each] as Chunk).trade
    }
    const next = ordered[at + 1]
    // what follows is not theirs
    if (wordOf(next) === 'has') ordered[at + 1] = mark('は', next!.start)
  })
  return ordered
}

const asks =
  /たい|ほしい|欲しい|ください|下さい|お願い|できる|できれば|作って|つくって|管理|記録|一覧|登録|予約|アプリ|システム|ツール|サイト|ページ|リスト|台帳|[\u4e00-\u9fff]に困|[表帳簿]|日誌|日記|ノート|名簿|[、・].*[、・]/
/** 修理の受付を紙でやっていて: what is kept elsewhere until now is what is asked for; where it was read as a whole, the place is blank. */
const keptUntilNow =
  /[をはも] {3,}|[をはも](?:今は|ずっと|全部|いつも)?(?:紙|手書き|ノート|メモ|Excel|エクセル|ホワイトボード|付箋|カレンダー|手帳)(?:で|に)(?:や|書|管理|記録|つけ|付け|まとめ|し|残|回)|(?:の(?:管理|受付|記録|整理)|[\u4e00-\u9fffァ-ヶー])が(?:ごちゃごちゃ|ぐちゃぐちゃ|ばらばら|バラバラ)/u
/** What ends a sentence that only tells, and a reason before the wish. */
const telling =
  /(?:てい?ます|でい?ます|ております|ました|ません|の(?:会社|者)です|[員師士者屋業店園院]です|(?:ドライバー|ライター|デザイナー|トレーナー|カメラマン|エンジニア|オーナー|運転手|主婦|主夫|農家|大家|学生)です|んです|(?:のが|が)(?:しんどい|面倒|大変|つらい|苦手|下手)(?:です)?)$/
const reason = /(?:なので|ので|けれども|けれど|けど|ですが|ますが|ましたが|ため|だから|ことから)$/

/** The stretches of a text that tell without asking, where the rest asks. */
export function storiesIn(text: string): { start: number; end: number }[] {
  const stories: { start: number; end: number }[] = []
  let isAsked = false
  for (const { index, 0: sentence } of text.matchAll(/[^。．！？!?\n]+/gu)) {
    if (telling.test(sentence.trimEnd()) && !asks.test(sentence) && !keptUntilNow.test(sentence)) {
      stories.push({ start: index, end: index + sentence.length })
      continue
    }
    isAsked = true
    const clauses = [...sentence.matchAll(/[^、，]+/gu)]
    for (const { index: at, 0: clause } of clauses.slice(0, -1))
      if (reason.test(clause) && !asks.test(clause) && !keptUntilNow.test(clause))
        stories.push({ start: index + at, end: index + at + clause.length })
  }
  return isAsked ? stories : []
}

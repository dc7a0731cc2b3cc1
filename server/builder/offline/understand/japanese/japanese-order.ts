// What a Japanese noun is from the nouns around it: a place or trade ahead of の says where, not what; 業務 or 活動 of a trade is
// all it keeps.
import { thingOfField } from '../../lexicon/things-of-fields.ts'
import type { Chunk, Item } from '../chunks.ts'
import { knownFields, knownThings, readingsOf } from '../../lexicon/lexicon.ts'
import { inferType } from '../infer-type.ts'
import { endsSentence, isOf, mark, startsSentence, withoutNoun, wordOf } from './japanese-items-ask.ts'

const onlyPlace = (chunk: Chunk): Chunk => ({ ...withoutNoun(chunk), text: '', words: 0, domainText: chunk.text })

const placeEnd =
  /(会社|企業|メーカー|商社|本社|支社|支店|営業所|事務所|工場|倉庫|店舗|職場|現場|部署|オフィス|業界|役所|役場|市役所|大学|高校|中学校|小学校|学校|病院|施設|自宅|我が家|実家|地域|地元|(?:^|.)(?:町|市|村|区|県|校|園|構|地区)内|集落|近隣)$/
const house = /(?:館|宿|屋|店|園|場|院|所|室|寺|社|校|局|堂|荘|カフェ|バー|ホテル|サロン|ジム|ハウス)$/
/** Those who deliver are a list of their own: 仕入業者. The rest are somebody's trade: リサイクル業者. */
const supplying = /^(取引|仕入れ?|外注|協力|納入|下請け?|委託|発注|登録|出入り|作|従|卒|休|起)?業者$/
const isTradesman = (text: string) => text.endsWith('業者') && !supplying.test(text)
export const kindOfWork = /^(?:業務|仕事|事業|運営|経営|事務|雑務|日常業務|実務|取り組み|準備|段取り|手配|.{2,4}業務)$/

/** 飲食店のシフト, 会社の備品, デザイナー向け: where or for whom. */
export function placesAhead(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk' || !item.text) return item
    const [next, after] = [items[at + 1], items[at + 2]]
    const follows = isOf(next) && after?.kind === 'chunk'
    if (
      startsSentence(items, at) &&
      (follows || endsSentence(next) || /^(向け|用|で|です|でした|をして|として)/.test(wordOf(next)))
    ) {
      if (item.headDomain && item.field && !item.thing && (follows || !item.named)) return onlyPlace(item)
      // 旅館の客室清掃: a house with a trade of its own says where
      if (item.headDomain && follows && after.thing && !item.named && house.test(item.text)) return onlyPlace(item)
      // 旅館です, 民宿のアプリ: whose project it is, though it is a thing elsewhere
      const isOwn = item.headDomain && !item.named && /^(です|でした|をやって|をして|を営|を経営|として)/.test(wordOf(next))
      const isBuilt = item.headDomain && !item.named && follows && after.text === '' && after.named === 'building'
      // 訪問理美容の会社です: what they do, not what they keep
      const isFirm =
        follows &&
        placeEnd.test(after.text) &&
        (/^(です|でした|を経営|を営)/.test(wordOf(items[at + 3])) || wordOf(items[at + 3]) === '.')
      if (isOwn || isBuilt || isFirm) return onlyPlace(item)
      if (!follows && placeEnd.test(item.text) && /^(で|です|でした|として|向け|用)/.test(wordOf(next))) return onlyPlace(item)
      if (isTradesman(item.text)) return { ...onlyPlace(item), cues: [], trade: { trade: 'serviceTrade', length: 2 } }
    }
    const describes = after?.kind === 'chunk' && !after.thing && (after.field !== undefined || inferType(after.text, 'ja').known)
    if (follows && startsSentence(items, at) && after.text && /^お?店$/.test(item.text)) return onlyPlace(item)
    if (follows && startsSentence(items, at) && placeEnd.test(item.text) && !describes && !(item.thing && item.named))
      return onlyPlace(item)
    return item
  })
}

const teaching = /(先生|講師|インストラクター|師範|指導者|家庭教師)$/
const being = /^(です|でした|をして|をやって|をはじめ|を始め|として)/

/** 習字の先生をしてます, ヨガインストラクターです: they teach it. */
export function teachersAre(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  items.forEach((item, at) => {
    const whole = item.kind === 'chunk' ? item.text || item.domainText || '' : ''
    const [subject, of] = [items[at - 2], items[at - 1]]
    const isOfSubject = isOf(of) && subject?.kind === 'chunk'
    const front = isOfSubject ? subject.text || subject.domainText : whole.replace(teaching, '')
    if (item.kind !== 'chunk' || !teaching.test(whole) || !being.test(wordOf(items[at + 1])) || !front) {
      ordered.push(item)
      return
    }
    if (isOfSubject) ordered.splice(-2)
    const name = `${front}教室`
    const domain = readingsOf('ja')
      .get(name)
      ?.find(({ kind }) => kind === 'domain')
    ordered.push({
      ...withoutNoun(item),
      text: '',
      words: 0,
      start: isOfSubject ? subject.start : item.start,
      named: null,
      domainText: name,
      cues: domain ? [domain] : [],
      trade: { trade: 'schoolTrade', length: 2 },
    })
  })
  return ordered
}

const post =
  /(?:監督|コーチ|マネージャー|顧問|キャプテン|店長|院長|オーナー|園長|校長|会長|幹事|世話人|事務局|部長|リーダー|女将|大将|塾長|座長|理事長|実行委員|委員|役員|班長|係|職員|社員|経営者|担当者|代表)$/
const worker = /(?:員|師|士|屋|業者|職人)$/
/** ハンドボール部の監督: who is asking. */
export function postsAside(items: readonly Item[]): Item[] {
  const [trade, of, who, being] = items
  // 配達ドライバーです。毎日の走行距離を…: who is asking is no list, where something is told of what is kept
  const isAsking =
    trade?.kind === 'chunk' &&
    !trade.named &&
    knownThings.get(trade.thing?.id ?? '')?.entry.actor === true &&
    /^(?:です|でした|をして|をやって|として)/.test(wordOf(of)) &&
    items.slice(2).some((each) => each.kind === 'chunk' && each.text !== '')
  if (isAsking) return items.map((item, at): Item => (at === 0 ? { ...withoutNoun(trade), text: '', words: 0, cues: [] } : item))
  const isPost =
    trade?.kind === 'chunk' &&
    (trade.trade ?? trade.headDomain ?? trade.domainText) !== undefined &&
    isOf(of) &&
    who?.kind === 'chunk' &&
    post.test(who.text) &&
    (endsSentence(being) || /^(?:です|でした|をして|をやって|として)/.test(wordOf(being)))
  // 水道の検針員です
  const isWorker =
    trade?.kind === 'chunk' &&
    isOf(of) &&
    who?.kind === 'chunk' &&
    !who.thing &&
    worker.test(who.text) &&
    /^(?:です|でした|をして|をやって)/.test(wordOf(being))
  if (isWorker)
    return items.map((item, at): Item => (at === 0 || at === 2 ? { ...withoutNoun(item as Chunk), text: '', words: 0 } : item))
  if (!isPost) return [...items]
  return items.map((item, at): Item => (at === 2 ? { ...withoutNoun(who), text: '', words: 0, cues: [] } : item))
}

const orders = /^(?:仕事|業務|作業|案件|依頼)$/
/** 動画編集の仕事: jobs of that kind, where nobody wrote down who does them. */
export function jobsOfKind(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, head] = [items[at]!, items[at + 1], items[at + 2]]
    const isKind =
      item.kind === 'chunk' &&
      item.text !== '' &&
      !(item.thing ?? item.field ?? item.trade ?? item.domainText) &&
      !item.headDomain &&
      isOf(of) &&
      head?.kind === 'chunk' &&
      orders.test(head.text) &&
      (startsSentence(items, at) || isOf(items[at - 1]))
    // 庭木の剪定の仕事
    const whose = isKind && isOf(items[at - 1]) ? items[at - 2] : undefined
    if (whose?.kind === 'chunk' && whose.text) ordered.splice(-2)
    const front = whose?.kind === 'chunk' && whose.text ? `${whose.text}の` : ''
    if (isKind) ordered.push({ ...head, text: `${front}${item.text}の${head.text}`, start: item.start, named: 'record' })
    else ordered.push(item)
    if (isKind) at += 2
  }
  return ordered
}

/** 太極拳の会: those who do it, and no list of 会. */
const groupSign = /^[会店屋所院室社班係部団人方家場町村]$/
const getReady = /^(?:準備|段取り|後片付け)$/
/** 避難所の物資 and no more. */
const ownedItems = 3
/** 消防団の仕事, リサイクル業者の業務管理: all that such a trade keeps; 町内会の活動 too, unless fields follow. */
export function worksOfTrades(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    const before = items[at - 2]
    if (item.kind !== 'chunk' || !item.text || !isOf(items[at - 1]) || before?.kind !== 'chunk') return item
    // 避難所の物資, 車の傷: what is left unsaid of is the wish
    const isWish =
      before.thing && items.length === ownedItems && !item.thing && !item.field && !item.named && item.text.length > 1
    if (
      isWish &&
      !kindOfWork.test(item.text) &&
      !item.trade &&
      !/(?:掲示板|ボード|会)$/.test(item.text) &&
      !item.cues.length &&
      !inferType(item.text, 'ja').known
    )
      return { ...item, named: 'record' }
    // 卒業式の準備, of what nobody wrote down: what is to be done
    const isWork = items[at + 1] === undefined && !item.thing && getReady.test(item.text)
    if (isWork && !(before.domainText || before.trade || before.headDomain))
      return { ...item, thing: { kind: 'thing', id: 'task', hidden: true }, thingWords: 1, named: 'record' }
    if (!(before.domainText || before.trade || before.headDomain)) return item
    // スキー場のレンタル: what the trade keeps is no trade of its own
    if (item.thing && item.trade && !/^(?:です|でした|を|で)/.test(wordOf(items[at + 1]))) {
      const { trade: _own, ...rest } = item
      return rest
    }
    // 同好会の観測会：開催日、場所: what has fields is kept
    if (item.trade && before.trade && wordOf(items[at + 1]) === ':') {
      const { trade: _trade, ...rest } = item
      return { ...rest, named: 'record' }
    }
    // 消防団の活動を楽に
    const isLast = items
      .slice(at + 1)
      .every((each) => (each.kind === 'mark' ? !/^[.,:]$/.test(each.word) : !each.thing && !each.field))
    const isAll = kindOfWork.test(item.text) || (item.text === '活動' && !item.named && isLast)
    // 水族館の魚, 弓道部の的中: all that was asked for, though it is a field elsewhere
    const type = item.field && knownFields.get(item.field.id)?.type
    // スーパーの特売メモ
    const isTold = (type === 'text' || (type === 'longtext' && item.words > 1)) && items[at + 1] === undefined
    // 店の売上
    const kept =
      item.field && !item.thing && items[at + 1] === undefined
        ? thingOfField[item.field.id as keyof typeof thingOfField]
        : undefined
    if (kept) {
      const cues = item.cues.filter(({ kind }) => kind !== 'domain')
      return { ...withoutNoun(item), cues, headDomain: false, thing: { kind: 'thing', id: kept }, thingWords: 1 }
    }
    const isUnknown =
      !item.thing &&
      (!item.field || isTold) &&
      !item.named &&
      !inferType(item.text, 'ja').known &&
      (item.text.length > 1 || (items[at + 1] === undefined && !groupSign.test(item.text)))
    // クリニックの問診票: what nobody wrote down is what is wanted
    if (isUnknown && !isAll && items[at + 1] === undefined)
      // 神社の社務所用: where in it
      return house.test(item.text) ? onlyPlace(item) : { ...withoutNoun(item), named: 'record' }
    return isAll ? { ...withoutNoun(item), text: '', words: 0, named: 'building' } : item
  })
}

const taking = /^を(?:作|つく|解|受け|出題|やり|やって|して|したい)/
/** 漢字テスト, 計算テストを作りたい: one that is taken; whose results are kept is a list of them. */
export function testsTaken(items: readonly Item[], text: string): Item[] {
  const [test, next] = items
  const isTest = test?.kind === 'chunk' && test.thing?.id === 'exam' && /.テスト$/.test(text.slice(test.start, test.end))
  if (!isTest || !(next === undefined || taking.test(text.slice(test.end)))) return [...items]
  return [{ ...withoutNoun(test), text: '', words: 0, cues: [{ kind: 'tool', id: 'quiz' }] }, ...items.slice(1)]
}

const wholeLife = new Set(['child', 'baby', 'pet'])

/** 手話サークルの名簿: of those who are in it. */
export function namesOf(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    const group = items[at - 2]
    const isOfGroup = isOf(items[at - 1]) && group?.kind === 'chunk' && group.trade?.trade === 'clubTrade'
    if (item.kind !== 'chunk' || item.text || !isOfGroup || !text.slice(item.start, item.end).startsWith('名簿')) return item
    return { ...item, text: '会員', words: 1, thing: { kind: 'thing', id: 'member' }, thingWords: 1, named: 'record' }
  })
}

/** 子どもの成長記録: one record, and whose it is, not a list of children beside it. */
export function recordsOf(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, record, next] = [items[at]!, items[at + 1], items[at + 2], items[at + 3]]
    const isOne =
      isOf(of) &&
      record?.kind === 'chunk' &&
      (record.named === 'record' || /(記録|日記|日誌)$/.test(record.text)) &&
      record.text &&
      !record.field
    if (
      item.kind === 'chunk' &&
      item.thing &&
      wholeLife.has(item.thing.id) &&
      startsSentence(items, at) &&
      isOne &&
      endsSentence(next)
    ) {
      const whose: Chunk = { ...withoutNoun(item), field: { kind: 'field', id: 'name' }, fieldWords: item.words }
      ordered.push(record, mark('has', record.end), whose)
      at += 2
    } else ordered.push(item)
  }
  return ordered
}

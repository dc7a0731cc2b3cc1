// What a Japanese prompt names and does not keep: what the records are about (ごみ収集に関する問い合わせ), what is shown of them
// (ランキングが出る), whom a filter picks (契約満了が近い人).
import type { Chunk, Item } from '../chunks.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { thingOfLoneField } from '../../lexicon/things-of-fields.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { inferType } from '../infer-type.ts'
import { isBreak, isJoin, isOf, mark, withoutNoun, wordOf } from './japanese-items-ask.ts'

const blank = (chunk: Chunk): Chunk => {
  const { domainText: _domain, trade: _trade, ...rest } = withoutNoun(chunk)
  return { ...rest, text: '', words: 0, cues: [], named: null }
}

const topic = /^(?:に関(?:する|しての)|についての|に(?:まつわる|対する|かかわる|関わる))(?=[\u4e00-\u9fffァ-ヶーA-Za-z])/u
const topicCharsMax = 8
const shownThere = /^で(?:先生|医師|担当|上司|みんな|店員)?(?:さん)?に?(?:見せ|相談|もら|聞|診|伝え|話)/
const firm = /^(?:.{0,4}会社|お?店|.{0,2}工房|企業|事務所)$/
const result = /(?:ランキング|順位|順位表|グラフ|集計|合計|平均|統計|推移|結果|残高|差額|達成率|利益率|進捗率)$/
const shown = /^(?:も|が|まで)?(?:自動で|すぐに?|一目で|ひと目で)?(?:出る|出て|出せ|出し|見られ|見れ|見える|わか|分か|表示|計算)/
const filtered =
  /^(?:近い|多い|少ない|高い|低い|古い|新しい|長い|短い|遅い|早い|切れ|過ぎた|過ぎて|未納|足りない)(?:人|方|もの|物|順|件|日|商品|会員)$/

/** Takes from the items what only says of what they are, what is seen of them or which of them. */
export function topicsAside(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk' || item.start === item.end) return item
    const after = text.slice(item.end, item.end + topicCharsMax)
    // 病院で先生に見せたい
    if (item.domainText && !item.text && shownThere.test(after)) return blank(item)
    // what stands behind it is what is kept
    if (topic.test(after) && !isJoin(items[at - 1])) return blank(item)
    // カヤックツアーの会社。
    if (firm.test(item.text) && isOf(items[at - 1]) && wordOf(items[at + 1]) === '.' && items.length > at + 2) return blank(item)
    // 猫ちゃんの紹介と: those who are shown are the list
    const [of, shownOne] = [items[at - 1], items[at - 2]]
    if (/^ご?紹介$/.test(item.text) && isOf(of) && shownOne?.kind === 'chunk' && shownOne.thing) return blank(item)
    const isShown =
      !item.thing &&
      result.test(item.text) &&
      shown.test(after) &&
      (after.startsWith('も') || items.some((each) => isKept(each, text)))
    const isFilter = filtered.test(item.text) && wordOf(items[at - 1]) === 'が'
    return isShown || isFilter ? blank(item) : item
  })
}

const sorting = /^を(?:きちんと|全部)?(?:整理|管理|まとめ|保存|残|集め|貼)/
/** 現場写真を整理したい: a field elsewhere, and a list of its own where it is kept. */
export const isSorted = (item: Item | undefined, text: string): item is Chunk =>
  item?.kind === 'chunk' &&
  item.field !== undefined &&
  item.field.id in thingOfLoneField &&
  (sorting.test(text.slice(item.end)) || (item.start === 0 && text[item.end] === '。'))
const entering = /^を(?:毎日|毎回|毎月|その都度|どんどん)?(?:入れ|入力|登録|記録|書き?|つけ|付け|打ち込)/
/** 対局結果を入れていくと: what somebody enters is kept. */
export const isKept = (item: Item | undefined, text: string): item is Chunk =>
  item?.kind === 'chunk' &&
  item.text !== '' &&
  !item.cues.some(({ kind }) => kind === 'page') &&
  entering.test(text.slice(item.end))

const reasonEnd = /(?:ので|から|ため|ために|けど|けれど|のに|が|て|で)$/
const listedMin = 3
/** …がごちゃごちゃなので、受付日、名前、連絡先を: behind a reason a list begins anew. */
export function reasonsEnd(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    const before = wordOf(items[at - 1])
    if (!isJoin(item) || !(before.length > 1 && reasonEnd.test(before))) return item
    let listed = 0
    for (let next = at + 1; items[next]?.kind === 'chunk'; next++) {
      listed++
      while (isOf(items[next + 1]) && items[next + 2]?.kind === 'chunk') next += 2
      if (!isJoin(items[next + 1])) break
      next++
    }
    return listed >= listedMin ? mark('.', item.start) : item
  })
}
/** 訪問先と訪問記録。… 記録：: a heading is short for what was said before. */
export function headingsWhole(items: readonly Item[], text: string): Item[] {
  const heads = items.filter((item, at): item is Chunk => item.kind === 'chunk' && !/^(?::|has)$/.test(wordOf(items[at + 1])))
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk' || !/^(?::|has)$/.test(wordOf(items[at + 1])) || !(at === 0 || isBreak(items[at - 1]))) return item
    const own = text.slice(item.start, item.end)
    const whole = heads.find(
      (each) => each.start < item.start && sourceOf(each, text).endsWith(own) && each.end - each.start > own.length,
    )
    if (!whole || item.thing) return item
    const { field: _field, ...rest } = item
    return {
      ...rest,
      text: sourceOf(whole, text),
      words: 1,
      named: 'record',
      fieldWords: 0,
      ...(whole.thing && { thing: whole.thing, thingWords: 1 }),
    }
  })
}
const sourceOf = ({ start, end }: Chunk, text: string) => text.slice(start, end)

const plan = /^(?:予定|予定表|日程|日程表|スケジュール|年間予定)$/
/** 法事の予定, おはなし会の予定: the list is of what is to come. */
export function plansOf(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, head, next] = [items[at]!, items[at + 1], items[at + 2], items[at + 3]]
    // 植えた年、次の間伐予定: among fields the day it is to come
    const listed = isOf(items[at - 1]) ? at - 2 : at
    const beside = isJoin(items[listed - 1]) ? items[listed - 2] : undefined
    const isDay = beside?.kind === 'chunk' && !beside.thing && (beside.field !== undefined || inferType(beside.text, 'ja').known)
    if (item.kind === 'chunk' && isDay && /..予定$/.test(item.text)) {
      ordered.push({ ...withoutNoun(item), described: true })
      continue
    }
    const isPlan = isOf(of) && head?.kind === 'chunk' && plan.test(head.text || '') && !isOf(next)
    const isEvent =
      item.kind === 'chunk' &&
      item.text.length > 1 &&
      !item.field &&
      !item.trade &&
      !item.domainText &&
      !item.headDomain &&
      (gathering.test(item.text) || (item.thing !== undefined && happens(item.thing.id)))
    if (isPlan && isEvent) ordered.push({ ...item, named: 'record', end: head.end })
    else ordered.push(item)
    if (isPlan && isEvent) at += 2
  }
  return ordered
}
const happens = (id: string) => ['act', 'event'].includes(classOfNoun(knownThings.get(id)!.nouns.en.one, 'en'))
const gathering =
  /(?:会|祭|式|大会|教室|講座|ライブ|公演|法要|法事|点検|検査|行事|イベント|合宿|遠征|練習|稽古|接種|検診|健診|手術|通院|出張|試験|検定|納品|配達|出荷|撮影|面談|読み聞かせ|訪問|巡回)$/

// Lists in a Japanese text: clauses among the nouns, words parted by spaces, sentences that only list, fields named by two nouns.
import { bareChunk } from '../bare-chunk.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import type { SaidClause } from './japanese-clauses.ts'
import { endsSentence, isBreak, isJoin, isOf, mark, startsSentence, withoutNoun, wordOf } from './japanese-items-ask.ts'
import { knownFields, knownThings, readingsOf } from '../../lexicon/lexicon.ts'

/** Puts what clauses say where they stand, as fields of a list. */
export function withClauses(items: readonly Item[], clauses: readonly SaidClause[]): Item[] {
  const all: Item[] = [...items]
  for (const { start, end, labels } of clauses) {
    const from = all.findIndex((item) => item.start >= end)
    const said = labels.flatMap((text, at): Item[] => {
      const field = choiceAtEnd(text)
      const chunk = bareChunk(text, { start, end, described: true, ...(field && { field }) })
      return at ? [mark(',', start), chunk] : [chunk]
    })
    all.splice(from < 0 ? all.length : from, 0, ...said)
  }
  return all
}

/** 来られる曜日: its choices are those of its last noun. */
const choiceAtEnd = (text: string) => {
  const noun = /[\u4e00-\u9fff]{2,}$/u.exec(text)?.[0] ?? ''
  const field = readingsOf('ja')
    .get(noun)
    ?.find(({ kind }) => kind === 'field')
  return field && knownFields.get(field.id)!.type === 'select' ? field : undefined
}

const describedMin = 3
/** タイム記録。選手、種目、距離: a sentence that only lists, after one noun, says what that has. */
export function listsDescribe(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    if (item.kind !== 'mark' || item.word !== '.') return item
    let from = at
    while (from > 0 && !isBreak(items[from - 1])) from--
    const before = items.slice(from, at)
    const nouns = before.filter((each) => each.kind === 'chunk' && each.text !== '' && (each.thing ?? each.named))
    const isBegun = before.some((each) => wordOf(each) === 'has')
    if (!nouns.length || (!isBegun && nouns.length > 1)) return item
    const listed: Chunk[] = []
    let end = at + 1
    for (; items[end]?.kind === 'chunk'; end += 2) {
      listed.push(items[end] as Chunk)
      if (!isJoin(items[end + 1])) break
    }
    const isAll =
      listed.length >= describedMin &&
      (endsSentence(items[end + 1]) || endsSentence(items[end]) || /^[をがも]/.test(wordOf(items[end + 1])))
    const fields = listed.filter((each) => each.field !== undefined || (!each.thing && inferType(each.text, 'ja').known))
    return isAll && fields.length * 2 >= listed.length ? mark(isBegun ? ',' : ':', item.start) : item
  })
}

/** 案件管理 顧客名 金額: the first of words parted by spaces is what the others are of. */
export function spacesOpen(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    const before = items[at - 1]
    if (!isJoin(item) || !/\s/.test(text[item.start] ?? '')) return item
    // まとめたい 工事名 工種 測点
    if (before?.kind === 'mark')
      return /(?:たい|る|す|して|ください)$/.test(before.word) && isJoin(items[at + 2]) ? mark('.', item.start) : item
    if (before?.kind !== 'chunk') return item
    let from = at - 1
    while (from > 0 && !isBreak(items[from - 1]) && !isJoin(items[from - 1])) from--
    const isFirst = from === 0 || isBreak(items[from - 1])
    if (!isFirst || !(before.thing || before.named || before.domainText)) return item
    return mark(isJoin(items[at + 2]) ? ':' : '.', item.start)
  })
}

/** 週ごとの合計も, 作物別の合計をグラフで: what is to be seen of the records, and no field of them. */
const summed = /^(?:合計|総計|集計|小計|平均|推移|件数|累計)$/
export function totalsShown(items: readonly Item[], text: string): Item[] {
  const isPer = (by: Item | undefined, sum: Item | undefined): boolean => {
    if (by?.kind !== 'chunk' || sum?.kind !== 'chunk' || !summed.test(sum.text)) return false
    return /^(?:別|ごと|毎)の?$/.test(text.slice(by.start + by.text.length, sum.start))
  }
  return items.flatMap((item, at): Item[] => {
    if (isPer(item, items[at + 2]) || isPer(items[at - 1], items[at + 1])) return []
    if (item.kind !== 'chunk' || !isPer(items[at - 2], item)) return [item]
    const from = items[at - 2]!.start
    return [{ ...withoutNoun(item), text: text.slice(from, item.end), start: from, named: null, cues: [] }]
  })
}

const collection = /^(?:コレクション|収集|収集品)$/
const kept = /^(?:日記|日誌|ノート|手帳|帳|アプリ|カレンダー|表)$/
/** A word that is also a list of its own, and what it is of. */
const sameKind: Record<string, readonly string[]> = { building: ['listing', 'apartment', 'rentalItem'], meal: ['schoolMeal'] }

/** 今日の気分を記録する日記, 不動産の物件リスト, ゴルフのスコア記録: two names of one list, and the first one says which. */
export function sameRecord(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const [join, record, next, last] = items.slice(at + 1, at + 5)
    const thing = item.kind === 'chunk' ? item.thing : undefined
    // カメラのコレクション: the list is of what is collected
    if (item.kind === 'chunk' && item.text && isOf(join) && record?.kind === 'chunk' && collection.test(record.text)) {
      ordered.push({ ...item, named: 'record' })
      at += 2
      continue
    }
    if (!thing || record?.kind !== 'chunk') {
      ordered.push(item)
      continue
    }
    const noun = last?.kind === 'chunk' ? last : undefined
    const isRecord = record.named === 'record'
    const isBook = wordOf(join) === 'を' && isRecord && !record.text && wordOf(next) === 'する' && kept.test(noun?.text ?? '')
    // ゴルフのスコア記録: a round has the score
    const field = isOf(join) && isRecord && !record.thing && wordOf(next) === 'has' ? noun?.field?.id : undefined
    const isOwn = field !== undefined && knownThings.get(thing.id)!.fields.some(({ id }) => id === field)
    const isSame = isOf(join) && sameKind[record.thing?.id ?? '']?.includes(thing.id)
    if (!isSame) ordered.push(item)
    at += isBook ? 4 : isOwn ? 2 : isSame ? 1 : 0
  }
  return ordered
}

const generic = /^(人|方|日|有無|様子|理由|きっかけ|出来|残り|名前|種類|数|量|大きさ|長さ|色|サイズ|番号|状態|内容)$/

const pictured = /^[もを](?:添付|アップ|載せ|貼|付け|残|保存|撮|つけ|一緒に)/
/** 領収書の写真も添付: a picture beside the rest, not a list of receipts. */
export function picturesBeside(items: readonly Item[], text: string): Item[] {
  return items.flatMap((item, at): Item[] => {
    const [of, head] = [items[at + 1], items[at + 2]]
    const isPicture = (picture: Item | undefined): picture is Chunk =>
      picture?.kind === 'chunk' && picture.field?.id === 'image' && pictured.test(text.slice(picture.end))
    if (item.kind === 'chunk' && item.text && at > 0 && wordOf(of) === 'of' && isPicture(head)) return []
    if (wordOf(item) === 'of' && at > 1 && isPicture(of)) return []
    return [item]
  })
}

const isFieldLike = ({ text, thing, field }: Chunk) => !thing && (field !== undefined || inferType(text, 'ja').known)
/** 収穫量, 来場者数: how much of what stands in front of の. */
const measure = /(?:量|数|額|率|費|代|高|単価|料金|価格|値段|割合|温度|濃度|面積|重量|重さ|長さ|頻度)$/
/** 掛け軸ごとに作者、年代と価格を記録, 選手ごとに打席と安打を入力: each has them. */
export function eachHas(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    const owner = wordOf(item) && eachOf.test(wordOf(item)) ? items[at - 1] : item
    const each = owner === item ? items[at + 1] : item
    const from = owner === item ? at : at - 1
    const [kept, after] = [items[from + 2], items[from + 3]]
    // 部屋ごとの予約を管理したくて、宿泊者名、人数: the bookings have them
    const isOfEach = wordOf(each) === 'ごとの' && kept?.kind === 'chunk' && kept.thing && /^(?:を|:$)/.test(wordOf(after))
    if (isOfEach && keptAgain.test(text.slice(kept.end, kept.end + keptWithin)))
      return owner === item ? item : { ...mark('of', item.start), end: item.end }
    const isEach =
      owner?.kind === 'chunk' &&
      !owner.trade &&
      (owner.text || owner.domainText) &&
      eachOf.test(wordOf(each)) &&
      (startsSentence(items, from) || isJoin(items[from - 1])) &&
      keepsSeveral(items, from + 2, text)
    if (!isEach) return item
    return owner === item
      ? { ...owner, text: owner.text || owner.domainText!, named: 'record' as const, cues: [] }
      : mark(':', item.start)
  })
}
/** 幼虫ケースごとの記録: a list of them. */
export function recordsOfEach(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const isSheet = (sheet: Item | undefined) => sheet?.kind === 'chunk' && !sheet.text && sheet.named === 'record'
    const isOfEach = (from: number) => {
      const owner = items[from]
      return owner?.kind === 'chunk' && owner.text !== '' && wordOf(items[from + 1]) === 'ごとの' && isSheet(items[from + 2])
    }
    if (isOfEach(at)) return [{ ...(item as Chunk), named: 'record' as const, end: items[at + 2]!.end }]
    return isOfEach(at - 1) || isOfEach(at - 2) ? [] : [item]
  })
}
const keptWithin = 6
const eachOf = /^ごと(?:に|の)$/
/** 打席と安打を入力, 樹種、植え替え日、剪定の履歴を残したい */
function keepsSeveral(items: readonly Item[], from: number, text: string): boolean {
  let commas = 0
  let at = from
  // 商品ごとに入庫と出庫を記録: lists that belong to each
  const isListOf = (item: Item | undefined) => item?.kind === 'chunk' && item.thing !== undefined && !item.field
  if (isListOf(items[from]) && isListOf(items[from + 2])) return false
  for (; items[at] && !endsSentence(items[at]); at++) if (isJoin(items[at])) commas++
  return commas > 0 && keptAgain.test(text.slice(items[from]?.start ?? text.length, items[at - 1]?.end ?? text.length))
}
const keptAgain = /を(?:[^、。を]{0,4})?(?:記録|管理|登録|残|書|つけ|付け|入力|入れ|まとめ|メモ|表|一覧|リスト)/

const whichOf = /^(?:今回|前回|次回?|初回|最終|最初|最後|直近|先月|今月|来月|前月|去年|今年|昨年|現在|今日|昨日|今の?)$/
const people = /(?:者|親|先生|家族|員|師|人)$/
/** 当番の人, 食事の様子, アレルギーの有無, 蜂蜜の収穫量 in a list of fields: one field. */
export function wholeFields(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, head, next] = [items[at]!, items[at + 1], items[at + 2], items[at + 3]]
    const before = ordered.at(-1)
    // 畑、使った農薬の量
    const behind = wordOf(before) === 'った' || /^[\u3041-\u3096]{1,3}[ただ]$/.test(wordOf(before)) ? ordered.at(-2) : before
    const joined = behind?.kind === 'mark' && behind.verb ? ordered.at(-3) : behind
    const isListed = isJoin(before) || isJoin(joined) || (isJoin(next) && /^[:(]$|^has$|^ごと(?:に|の)$/.test(wordOf(before)))
    const ends = isJoin(next) || endsSentence(next) || wordOf(next) === ')' || /^[をがも]/.test(wordOf(next))
    // 今回の指針、前回の指針: two fields
    const isWhich = item.kind === 'chunk' && !item.text && whichOf.test(text.slice(item.start, item.end))
    if (isWhich && wordOf(of) === 'of' && head?.kind === 'chunk' && (head.field ?? head.thing) && isListed && ends) {
      const { thing, ...rest } = head
      // 点数、次の課題: what is a list elsewhere, told of one of what is kept
      const told = { ...rest, text: text.slice(item.start, head.end), start: item.start, words: head.words + 1 }
      ordered.push({ ...told, ...(thing && { named: null, described: true }) })
      at += 2
      continue
    }
    // 評価、保護者のサイン
    const isTheirs = item.kind === 'chunk' && !item.text && people.test(item.domainText ?? '')
    if (
      item.kind === 'chunk' &&
      (item.text || isTheirs) &&
      wordOf(of) === 'of' &&
      head?.kind === 'chunk' &&
      (generic.test(head.text) ||
        head.field?.id === 'image' ||
        isTheirs ||
        (!item.thing && !item.field && (measure.test(head.text) || (isFieldLike(head) && text[next?.start ?? 0] !== 'と')))) &&
      isListed &&
      ends
    ) {
      const whole = text.slice(item.start, head.end)
      const { thing: _thing, field: _field, modifier: _modifier, trade: _trade, ...rest } = item
      const isMeasure = !generic.test(head.text) && head.field === undefined
      ordered.push({
        ...rest,
        text: whole,
        end: head.end,
        words: 1,
        cues: [],
        named: null,
        ...(isMeasure && { described: true }),
      })
      at += 2
    } else ordered.push(item)
  }
  return ordered
}

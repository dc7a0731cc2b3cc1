// Puts the items of a text in the order the reader expects: what a phrase is about first, then what it has.
import type { Chunk, Item, Mark } from './chunks.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import { listedPlural } from '../lexicon/swedish-nouns.ts'
import { inferType } from './infer-type.ts'
import { kindOfWork } from './japanese/japanese-order.ts'

const markOf = (word: string, like: Item): Mark => ({ kind: 'mark', word, verb: false, start: like.end, end: like.end })
export const isComma = (item: Item | undefined) => item?.kind === 'mark' && item.word === ','
const belongs = /^(の(ある|あり|ついた|付いた)|(が|も)ある|を(持つ|含む)|付きの?|つきの?)$/

/** 顧客、金額のある請求書 -> 請求書 has 顧客、金額. Only what reads as fields moves behind its noun. */
export function headsFirst(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const head = items[at + 1]
    if (item.kind !== 'mark' || !belongs.test(item.word) || head?.kind !== 'chunk' || !isRecord(head)) {
      ordered.push(item)
      continue
    }
    let from = ordered.length
    while (ordered[from - 1]?.kind === 'chunk' && (from === ordered.length || isComma(ordered[from]))) {
      from--
      if (!isComma(ordered[from - 1]) || ordered[from - 2]?.kind !== 'chunk') break
      from--
    }
    const list = ordered.slice(from)
    const fields = list.filter((each) => each.kind === 'chunk' && each.field !== undefined).length
    if (fields * 2 < list.filter((each) => each.kind === 'chunk').length) {
      ordered.push(item)
      continue
    }
    ordered.splice(from, list.length, head, markOf('has', item), ...list, markOf('.', head))
    at++
    // the と or 、 behind the noun joins two such phrases
    if (isComma(items[at + 1])) at++
    if (isComma(items[at + 1])) at++
  }
  return ordered
}

/** 団員のパートと電話番号、練習の日付: a noun with の before what reads as its field has that field, and opens a new thing. */
export function fieldsOf(items: readonly Item[], text = ''): Item[] {
  const ordered: Item[] = []
  const describing = (item: Item | undefined) =>
    item?.kind === 'chunk' &&
    item.text !== '' &&
    !item.named &&
    (!item.thing || item.text.endsWith('先')) &&
    (item.field !== undefined || inferType(item.text, 'ja').known)
  // バス停の路線、屋根と修理日: of what nobody wrote down, where most of a list are fields
  const listsOf = (from: number): boolean => {
    const owner = items[from - 2]
    // ツアーの日程・定員・ガイド
    const isDotted = text[items[from + 1]?.start ?? -1] === '・' && text[items[from + 3]?.start ?? -1] === '・'
    if ((from > 2 && !isDotted) || owner?.kind !== 'chunk' || owner.thing || owner.domainText || owner.text.length < unknownMin)
      return false
    const listed: Item[] = []
    for (let at = from; items[at]?.kind === 'chunk'; at += 2) {
      listed.push(items[at]!)
      if (!isComma(items[at + 1])) break
    }
    return listed.length >= listedMin && listed.filter(describing).length * 2 >= listed.length
  }
  items.forEach((item, at) => {
    const [owner, field] = [items[at - 1], items[at + 1]]
    const opens =
      item.kind === 'mark' &&
      /^(さん)?の$|^of$/.test(item.word) &&
      owner?.kind === 'chunk' &&
      owner.text !== '' &&
      !owner.named &&
      !owner.field &&
      !owner.trade &&
      !isSize(owner.text) &&
      // 家の修理業者の連絡先: where the chain ends
      !(items[at + 2]?.kind === 'mark' && /^(?:of|の)$/.test((items[at + 2] as Mark).word)) &&
      !(field?.kind === 'chunk' && field.thing && /^を(?:まとめ|管理|整理|登録|記録)/.test(text.slice(field.end))) &&
      (describing(field) || listsOf(at + 1))
    if (!opens) return void ordered.push(item)
    // the comma before the noun ends the list it came after
    const before = ordered.at(-2)
    if (isComma(before)) ordered[ordered.length - 2] = markOf('.', owner)
    ordered.push(markOf('has', item))
  })
  return ordered
}

const unknownMin = 2
const listedMin = 3

/** 次の検査日, 今月の売上: a time says which, not whose. */
const isSize = (text: string) =>
  /^(日々|月々|毎週|毎朝|日ごと|月ごと|次|次回|前回|現在|直近|初回|残り|最後|最新|今月|毎月|今日|毎日|最初|全体|月|週|日|年|各|合計|自分|うち)$/.test(
    text,
  )

const isRecord = (chunk: Chunk) =>
  chunk.text !== '' && chunk.named !== 'building' && !chunk.cues.some((cue) => cue.kind === 'page' || cue.kind === 'view')

const isBareRecordWord = (item: Item | undefined) => item?.kind === 'chunk' && item.text === '' && item.named === 'record'

/** 旅館のためのツール, 銭湯で使うアプリ, 歯医者の業務: those who work there use it. */
function isUsedBy({ start, text, headDomain }: Chunk, [mark, next, verb]: readonly Item[]): boolean {
  if (!headDomain || mark?.kind !== 'mark') return false
  if (mark.word === 'で') return next?.kind === 'mark' && /^(使|つか)/.test(next.word)
  if (next?.kind !== 'chunk' || verb?.kind === 'chunk') return false
  if (mark.word === 'of' && kindOfWork.test(next.text)) return true
  // 用の and 向けの are longer than の
  return next.named === 'building' && (mark.word === 'のための' || (mark.word === 'of' && next.start - start > text.length + 1))
}

/** 旅館を経営しています, 花屋をやっています: what somebody runs is a trade, not a list. */
export function tradesRun(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk') return item
    // 保護犬のボランティアをしています: what one is
    const isRole = items[at - 1]?.kind === 'mark' && item.thing !== undefined && knownThings.get(item.thing.id)?.entry.actor
    if (!(item.trade || item.headDomain || isRole)) return item
    // 工具の貸し借りをしています: what is done with one's own things is kept
    const owned = items[at - 2]
    const isOfOwn = items[at - 1]?.kind === 'mark' && owned?.kind === 'chunk' && owned.thing !== undefined
    if (item.thing?.id === 'loan' && isOfOwn) return item
    const [mark, after] = [items[at + 1], items[at + 2]]
    const word = mark?.kind === 'mark' ? mark.word : ''
    const isRun =
      isUsedBy(item, items.slice(at + 1)) ||
      /^を(?:やって|営ん|営み|開い|はじめ|始め|して)/.test(word) ||
      (word === 'を' && /^(経営|運営|営|開業|開)$/.test(after?.kind === 'chunk' ? after.text : (after?.word ?? '')))
    if (!isRun) return item
    const { thing: _thing, field: _field, ...rest } = item
    return item.headDomain || isRole ? { ...rest, text: '', words: 0 } : rest
  })
}

const isFieldOf = (item: Item | undefined): boolean =>
  item?.kind === 'chunk' &&
  !item.thing &&
  (item.field !== undefined || item.described === true || inferType(item.text, 'ja').known)
const keeps = /(loggbok|dagbok|journal|register|lista|logg|schema|bok|pärm)$/i
const bare = ({ thing: _thing, field: _field, ...rest }: Chunk): Chunk => ({ ...rest, text: '', words: 0 })

/** "register för elever på skolan: namn, instrument": several known ones, and a list of fields in the same sentence. */
function isDescribedLater(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (item?.kind !== 'chunk' || !item.plural || !item.thing) return false
  const end = items.findIndex((each, place) => place > at && each.kind === 'mark' && /^(?:[.!?\n;:]|med)$/.test(each.word))
  const stop = items[end]
  return stop?.kind === 'mark' && /^(?::|med)$/.test(stop.word)
}

/** Xの管理, "a list of X", "en lista över X": X is a kind of record whether or not it is known. */
export function namedAround(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    const [before, after] = [items[at - 1], items[at + 1]]
    const joined = (mark: Item | undefined, words: RegExp) => mark?.kind === 'mark' && words.test(mark.word)
    // 電気代と水道代を記録: each of them is
    // 容量、水換え日を記録: and so is each field
    const isOneOf = item.kind === 'chunk' && (item.thing ?? (item.described || inferType(item.text, 'ja').known))
    if (isOneOf && isComma(before) && joined(after, /^を$/)) return item
    // 産卵数、死亡数、鶏舎を記録: the last of a list of fields is one, too
    const isLast = item.kind === 'chunk' && joined(after, /^を$/) && isComma(before)
    if (isLast && [items[at - 2], items[at - 4]].every((other) => isFieldOf(other))) return item
    const isNamed =
      (joined(after, /^of$|^を$/) && isBareRecordWord(items[at + 2])) ||
      (joined(before, /^(of|över|på|av)$/) && isBareRecordWord(items[at - 2])) ||
      (joined(before, /^för$/) && isBareRecordWord(items[at - 2]) && isDescribedLater(items, at)) ||
      // "a list of the 48 households"
      (joined(before, /^(the|our|my|all)$/) && joined(items[at - 2], /^of$/) && isBareRecordWord(items[at - 3]))
    if (item.kind === 'chunk' && item.domainText && isNamed) return { ...item, named: 'record' }
    // "loggbok för dykningar": the dives are kept, the book says how
    const what = items[at + 2]
    // "larmlista över fordon", whatever else the list may be called
    const isSeveral = what?.kind === 'chunk' && (what.plural || listedPlural(what.text.toLowerCase()) === what.text.toLowerCase())
    const isBookOf =
      item.kind === 'chunk' &&
      (item.thing?.hidden || (item.thing !== undefined && joined(after, /^över$/))) &&
      keeps.test(item.text) &&
      // "packlista för utflykter": what the list is called is on it
      joined(after, /lista$/i.test(item.text) ? /^(över|på|av)$/ : /^(för|över|på|av)$/) &&
      what?.kind === 'chunk' &&
      what.thing !== undefined &&
      isSeveral
    if (isBookOf) return { ...bare(item), named: 'record' }
    return item.kind === 'chunk' && item.text && !item.named && !item.field && isNamed ? { ...item, named: 'record' } : item
  })
}

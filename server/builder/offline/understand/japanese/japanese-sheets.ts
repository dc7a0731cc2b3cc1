// What a Japanese prompt keeps is often named in one sentence and described in the next, or in lines with bullets:
// クレーム対応表を作成したい。項目は受付日、原因、担当。 The noun of the first has what the second lists, whether it is known or not.
import { knownThings, readingsOf } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { thingOfLoneField } from '../../lexicon/things-of-fields.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { storiesIn } from './japanese-doers.ts'
import { headOf } from './japanese-heads.ts'
import { bullet, endsSentence, isBreak, isJoin, isOf, mark, wordOf } from './japanese-items-ask.ts'

const isBullet = (item: Item | undefined) => wordOf(item) === bullet

/** Lines that begin with a bullet and hold one noun each are one list; what stands above them has it. */
export function bulletsJoin(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  let at = 0
  while (at < items.length) {
    if (!isBullet(items[at])) {
      ordered.push(items[at++]!)
      continue
    }
    const lines: Item[][] = []
    while (isBullet(items[at])) {
      let end = at + 1
      while (end < items.length && !isBreak(items[end])) end++
      lines.push(items.slice(at + 1, end))
      while (end < items.length && wordOf(items[end]) === '.') end++
      at = end
    }
    const isList =
      lines.length > 1 &&
      lines.every((line) => !line.some((item) => wordOf(item) === '(') && listFrom(line, 0, '').end === line.length)
    lines.forEach((line, n) => ordered.push(...(n ? [mark(isList ? ',' : '.', line[0]?.start ?? 0)] : []), ...line))
    if (at < items.length) ordered.push(mark('.', items[at]!.start))
  }
  return ordered
}

/** プログラムを組みたい（順番、出演者）: what stands in brackets behind the verb is said in a sentence of its own. */
export function bracketsBehind(items: readonly Item[]): Item[] {
  const ordered = [...items]
  items.forEach((item, open) => {
    const before = items[open - 1]
    if (wordOf(item) !== '(' || before?.kind !== 'mark' || !/[\u3041-\u3096]$/.test(before.word)) return
    const close = items.findIndex((each, at) => at > open && wordOf(each) === ')')
    const { listed } = listFrom(items, open + 1, '')
    if (close < 0 || listed.length < describedMin) return
    ordered[open] = mark('.', item.start)
    ordered[close] = mark('.', items[close]!.start)
  })
  return ordered
}

/** 樽管理（仕込み日、大豆の産地、塩分）: what stands in brackets is a list, with BのC as one of it. */
export function bracketsWhole(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    ordered.push(items[at]!)
    if (wordOf(items[at]) !== '(') continue
    const { listed, items: inside, end } = listFrom(items, at + 1, text)
    if (listed.length < 2 || wordOf(items[end]) !== ')') continue
    ordered.push(...inside)
    at = end - 1
  }
  return ordered
}

const isInside = (item: Item | undefined) => isOf(item) || /^(?:から|へ|と|で)の$/.test(wordOf(item))

/** The nouns of a list that begins at an item: A、BのC、D（…）, and its items, BのC as one. `end` is where it ends. */
export function listFrom(given: readonly Item[], from: number, text: string): { listed: Chunk[]; items: Item[]; end: number } {
  const listed: Chunk[] = []
  const items: Item[] = []
  let at = from
  while (given[at]?.kind === 'chunk') {
    const first = given[at] as Chunk
    while (isInside(given[at + 1]) && given[at + 2]?.kind === 'chunk') at += 2
    const last = given[at] as Chunk
    const whole = first === last ? first : partOf(first, last, text)
    listed.push(whole)
    items.push(whole)
    at++
    // 出席・欠席: the values of one field
    while (wordOf(given[at]) === '/' && given[at + 1]?.kind === 'chunk') {
      items.push(given[at]!, given[at + 1]!)
      at += 2
    }
    if (wordOf(given[at]) === '(') {
      const close = given.findIndex((item, index) => index > at && wordOf(item) === ')')
      if (close < 0) break
      items.push(...given.slice(at, close + 1))
      at = close + 1
    }
    if (!isJoin(given[at]) || given[at + 1]?.kind !== 'chunk') break
    items.push(given[at]!)
    at++
  }
  return { listed, items, end: at }
}

/** 看護師の名前, 家庭からの連絡 in a list of fields: one field of the last noun's kind. */
function partOf(first: Chunk, last: Chunk, text: string): Chunk {
  const { thing: _thing, modifier: _modifier, trade: _trade, domainText: _domain, ...rest } = last
  return { ...rest, text: text.slice(first.start, last.end), start: first.start, words: last.words + 1, cues: [], named: null }
}

const columns = /^(?:入力|記録|登録|管理|必要な?|欲しい|主な|データ)?(?:の)?(?:項目|欄|列|カラム|フィールド|入力欄)名?$/
/** What no list of lists would name. */
const sureField =
  /^(?:名前|電話|担当|担当[\u4e00-\u9fff]{2,4}|カテゴリー?|ジャンル|レベル|区分|分類|種別|写真|画像|内容|種類|状態|メモ|備考|評価|感想|コメント|金額|単価|価格|値段|料金|納期|締切|場所|住所|性別|メール.*|ステータス)$|(?:名|日|日時|日付|番号|数|数量|率|額|費|代|時間|時刻|期限|度|量|有無|かどうか|済み?|歳|年齢|点|メモ|内容|状況|区分|分類|種別|者|名前|種類|日程|残り|残量|銘柄|.さ|[みきりけえいしべ]方)$/
export const isSureText = (text: string) => sureField.test(text)
export const isSure = ({ text, thing, field }: Chunk) => (field !== undefined || !thing) && isSureText(text)
export const isFieldLike = ({ text, thing, field }: Chunk) => field !== undefined || (!thing && inferType(text, 'ja').known)
const describedMin = 3
const manyMin = 5
const sureShareMin = 1 / 3

/** 案件名、クライアント、納期: a list that begins with the name of something is of that. */
function namedBy(listed: readonly Chunk[]): Chunk | null {
  const [first] = listed
  const noun = first && /^(.{2,6})名$/.exec(first.text)?.[1]
  const thing =
    noun &&
    readingsOf('ja')
      .get(noun)
      ?.find(({ kind, hidden }) => kind === 'thing' && !hidden)
  if (!thing || listed.length < manyMin || knownThings.get(thing.id)!.entry.actor) return null
  if (listed.filter(isFieldLike).length * 2 < listed.length) return null
  const { field: _field, ...rest } = first
  const end = first.end - 1
  return { ...rest, text: noun, end, named: 'record', thing: { kind: 'thing', id: thing.id }, thingWords: 1, fieldWords: 0 }
}
const isSaid = (item: Item, stories: readonly { start: number; end: number }[]) =>
  item.kind === 'chunk' &&
  (item.thing !== undefined || item.named === 'record') &&
  !stories.some(({ start, end }) => item.start >= start && item.end <= end)

/** 売上記録: with fields of its own it is a list, though its word is a trade's elsewhere. */
const asHead = (head: Chunk): Chunk => {
  if (head.thing) return withoutField(head)
  const { headDomain, ...rest } = withoutField(head)
  const cues = headDomain ? head.cues.filter(({ kind }) => kind !== 'domain') : head.cues
  const known = headDomain && head.field ? thingOfLoneField[head.field.id as keyof typeof thingOfLoneField] : undefined
  // 採卵数を毎日つけたい
  const counted = head.field && /^(.{2,}(?<![計重分容測力]))[数量]$/.exec(head.text)?.[1]
  const text = counted ? `${counted}記録` : head.text
  return { ...rest, text, cues, named: 'record', ...(known && { thing: { kind: 'thing', id: known }, thingWords: 1 }) }
}
const isSomebody = (id: string): boolean => {
  const known = knownThings.get(id)!
  return known.entry.actor === true || classOfNoun(known.nouns.en.one, 'en') === 'person'
}
const withoutField = ({ field: _field, ...rest }: Chunk): Chunk => rest

const isFieldList = (listed: readonly Chunk[]) =>
  listed.length > 1 && listed.filter(isSure).length >= Math.max(1, listed.length / 2)

const isRecord = ({ named, domainText = '' }: Chunk) => named === 'record' || /(?:管理|記録|日誌|台帳|一覧)$/.test(domainText)
/** 収穫記録, 点検表: one kind of record, so that what is listed of it are its fields, be they lists elsewhere. 備品管理 may keep several. */
const isSheet = ({ start, end }: Chunk, text: string) => oneSheet.test(text.slice(start, end))
/** 編み物の記録。糸、針の太さ、編み方: the sheet stands behind what it is of. */
const isSheetOf = (sentence: readonly Item[], head: Chunk, text: string): boolean => {
  const [of, sheet] = sentence.slice(sentence.indexOf(head) + 1)
  return isSheet(head, text) || (isOf(of) && sheet?.kind === 'chunk' && !sheet.text && isSheet(sheet, text))
}
const oneSheet =
  /(?:記録|一覧|リスト|日誌|日記|日報|台帳|名簿|表|簿|帳|票|カルテ|シート|出欠|(?:計画|報告|申請|申込|届出|調査)書)$/
/** What of such a sheet is a list beside it: several people or things of which it says no more. */
export const asFields = (items: readonly Item[]): Item[] =>
  items.map((item) =>
    item.kind === 'chunk' && item.text && (item.thing ?? item.field ?? item.named)
      ? { ...item, named: null, described: true }
      : item,
  )

const othersMin = 3
/** 班、世帯主、金額、集金日: one noun that is a list elsewhere, among nothing but fields. */
const isLoneThing = (listed: readonly Chunk[]) =>
  listed.filter(({ thing, field }) => thing && !field).length === 1 &&
  listed.filter(({ thing, field }) => !thing || field).length >= othersMin

/** 契約書管理、契約日、更新日: behind a list's name a comma opens its fields where all the rest are fields. */
function namesOpen(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    const before = items[at - 1]
    if (!isJoin(item) || before?.kind !== 'chunk' || text[item.start] === 'と') return item
    // 美術館ガイドのシフト、ガイド名、展示室、時間
    const isOwned = before.thing !== undefined && !before.field && isOf(items[at - 2])
    const isPlan = before.text.endsWith('計画') && isOf(items[at - 2])
    if (!isRecord(before) && !isOwned && !isPlan) return item
    let from = at - 1
    while (from > 0 && !isBreak(items[from - 1]) && !isJoin(items[from - 1])) from--
    if (from > 0 && !isBreak(items[from - 1])) return item
    const { listed } = listFrom(items, at + 1, text)
    const isDotted =
      text[item.start] === '・' &&
      /(?:ノート|帳|ログ|記録|日誌|メモ|表)$/.test(text.slice(before.start, before.end)) &&
      listed.length >= manyMin - 1
    // お茶会の記録、日付、亭主、道具、客
    const isDiary = isSheet(before, text) && listed.length >= describedMin && /^(?:日付|日時|年月日)$/.test(listed[0]!.text)
    return (isDotted || isDiary || isFieldList(listed)) && (isRecord(before) || listed.length >= describedMin)
      ? mark('.', item.start)
      : item
  })
}

/** Puts a list behind the noun of the sentence before it, where it reads as its fields. */
export function sheetsDescribed(given: readonly Item[], text: string): Item[] {
  const items = namesOpen(given, text)
  const stories = storiesIn(text)
  const ordered: Item[] = []
  let from = 0
  while (from < items.length) {
    let to = from
    while (to < items.length && !isBreak(items[to])) to++
    const sentence = items.slice(from, to)
    const own = listFrom(items, from, text)
    const named = namedBy(own.listed)
    if (named && !ordered.some((item) => isSaid(item, stories))) {
      ordered.push(named, mark(':', named.end), ...own.items, mark('.', items[own.end - 1]!.end))
      from = own.end
      continue
    }
    let next = to
    while (next < items.length && isBreak(items[next])) next++
    const lead = items[next]
    const isLed = lead?.kind === 'chunk' && columns.test(text.slice(lead.start, lead.end))
    if (isLed) {
      next++
      while (items[next]?.kind === 'mark' && !isBullet(items[next])) next++
    }
    const isStory = stories.some(({ start, end }) => sentence.every((item) => item.start >= start && item.end <= end))
    const head =
      !isStory && isBreak(items[to]) && !sentence.some((item) => /^(?:has|\()$/.test(wordOf(item)))
        ? headOf(sentence, text)
        : null
    // 園児ごとに、体温、食事: whom the record is for is one of its fields
    const isPer = /^ごと(?:に|の)$/.test(wordOf(items[next + 1])) && items[next]?.kind === 'chunk'
    const start = isPer ? (isBreak(items[next + 2]) || isJoin(items[next + 2]) ? next + 3 : next + 2) : next
    const { listed, items: fields, end } = listFrom(items, start, text)
    // 養蜂の記録。巣箱、点検日: the trade keeps what is listed first, and is no record of its own
    const isTradeAlone = head !== null && !head.thing && head.text === head.domainText && sentence.length > 1
    const isOfTrade = isTradeAlone && listed[0]?.thing !== undefined && !isSomebody(listed[0].thing.id)
    const ends = endsSentence(items[end]) || /^[をがも]|^か$|^など|^です/.test(wordOf(items[end]))
    const isFields =
      isLed ||
      (isPer && listed.length >= describedMin) ||
      (listed.length >= describedMin &&
        (listed.filter(isSure).length >=
          (head && (isRecord(head) || isSheetOf(sentence, head, text)) ? 1 : Math.max(2, listed.length * sureShareMin)) ||
          (!head?.thing && listed.filter(isFieldLike).length * 2 >= listed.length) ||
          // ワインセラー。銘柄、産地、ヴィンテージ、感想: so many nouns, and no list among them
          (listed.length >= manyMin && listed.every(({ thing, field }) => !thing || field) && listed.some(isFieldLike))))
    // 採用管理。応募者ごとに職種、面接日: the domain is no record beside the one it is told for
    const isSame =
      isPer && (items[next] as Chunk).thing !== undefined && (!head?.thing || (items[next] as Chunk).thing!.id === head.thing.id)
    if (!head || isOfTrade || !listed.length || !ends || !isFields || isSame) {
      ordered.push(...items.slice(from, Math.min(to + 1, items.length)))
      from = to + 1
      continue
    }
    const at = sentence.findIndex((item) => item.start === head.start)
    const isWhole =
      !/(?:状況|スコア|点数|成績|結果|タイム|データ)$/.test(head.text) &&
      head.text.startsWith(`${(sentence[at - 2] as Chunk | undefined)?.text ?? ''}の`)
    ordered.push(
      ...sentence.slice(0, isWhole ? at - 2 : at),
      asHead(head),
      mark(':', head.end),
      ...(isPer ? [items[next]!, mark(',', items[next]!.end)] : []),
      ...(isSheetOf(sentence, head, text) || isLoneThing(listed) ? asFields(fields) : fields),
      mark('.', items[end - 1]!.end),
      ...sentence.slice(at + 1).filter(({ start: from }) => from >= head.end),
      ...(sentence.length > at + 1 ? [mark('.', items[end - 1]!.end)] : []),
    )
    from = end
    if (isBreak(items[from])) from++
  }
  return ordered
}

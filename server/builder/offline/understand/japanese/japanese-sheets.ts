// What a Japanese prompt keeps is often named in one sentence and described in the next, or in lines with bullets:
// クレーム対応表を作成したい。項目は受付日、原因、担当。 The noun of the first has what the second lists, whether it is known or not.
import { knownThings, readingsOf } from '../../lexicon/lexicon.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { storiesIn } from './japanese-doers.ts'
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
function listFrom(given: readonly Item[], from: number, text: string): { listed: Chunk[]; items: Item[]; end: number } {
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
  /^(?:名前|電話|担当|カテゴリー?|ジャンル|レベル|区分|分類|種別|写真|画像|内容|種類|状態|メモ|備考|評価|感想|コメント|金額|単価|価格|値段|料金|納期|締切|場所|住所|性別|メール.*|ステータス)$|(?:名|日|日時|日付|番号|数|数量|率|額|費|代|時間|時刻|期限|度|量|有無|かどうか|済み?|歳|年齢|点|メモ|内容|状況|区分|分類|種別|者|名前)$/
const isSure = ({ text, thing, field }: Chunk) => (field !== undefined || !thing) && sureField.test(text)
const isFieldLike = ({ text, thing, field }: Chunk) => field !== undefined || (!thing && inferType(text, 'ja').known)
const describedMin = 3
const manyMin = 5
const sureShareMin = 1 / 3

/** A sheet, a ledger or a view is what is kept when nothing else in the sentence is. */
const sheetEnd = /(?:表|簿|帳|票|リスト|一覧|ノート|シート|台帳|日誌|日報|管理|記録|カルテ|スケジュール|カレンダー|予定)$/
const adverb = /^(?:最近|今回|現在|今|毎日|毎月|毎週|毎朝|毎年|自分|私|僕|俺|うち|我が家|当社|弊社|紙|手書き|スマホ|パソコン)$/

/** 受注管理 keeps 受注, 介護の記録 what is known as 介護記録. */
function keptIn(domain: string, isRecord: boolean): Pick<Chunk, 'text' | 'thing'> | null {
  const front = domain.replace(/(?:管理|記録|日誌|日記|一覧|台帳|手帳|ノート|帳)$/, '')
  if (front === domain && !isRecord) return null
  const thing = [`${front}記録`, `${front}日誌`, front]
    .map((name) =>
      readingsOf('ja')
        .get(name)
        ?.find(({ kind }) => kind === 'thing'),
    )
    .find(Boolean)
  if (front === domain && !thing) return null
  return { text: front === domain ? `${domain}記録` : front, ...(thing && { thing: { kind: 'thing', id: thing.id } }) }
}
const isKept = (sentence: readonly Item[], chunk: Chunk): boolean => {
  const record = sentence[sentence.indexOf(chunk) + 2]
  return isOf(sentence[sentence.indexOf(chunk) + 1]) && record?.kind === 'chunk' && !record.text && record.named === 'record'
}

const business =
  /(?:屋|店|院|所|館|園|場|社|会|部|団|寺|宿|家|士|師|人|者|業|クラブ|サークル|教室|スクール|サロン|カフェ|ホテル|チーム|ジム|バンド|事業|組合|学校|大学|団体|法人|ライブ)$/
/** The noun of a sentence that what follows describes; null where there is none or more than one. */
function headOf(sentence: readonly Item[], text: string): Chunk | null {
  const chunks = sentence.filter((item): item is Chunk => item.kind === 'chunk')
  const nouns = chunks.filter((each) => each.text !== '' && (each.thing !== undefined || each.named === 'record'))
  const nextTo = (chunk: Chunk) => wordOf(sentence[sentence.indexOf(chunk) + 1])
  // 展示会の受注管理, 介護の記録: all its words name a domain, and what is kept in it has fields
  const domain = chunks.findLast(({ domainText, text: own, trade }) => !own && !trade && domainText)
  const kept = domain?.domainText && keptIn(domain.domainText, domain.named === 'record' || isKept(sentence, domain))
  const isLast = chunks.slice(domain ? chunks.indexOf(domain) + 1 : 0).every(({ text: own }) => !own)
  if (domain && kept && isLast) return { ...domain, ...kept, words: 1, cues: domain.cues.filter(({ kind }) => kind !== 'domain') }
  if (nouns.length) {
    const last = nouns.at(-1)!
    // 部屋の利用申請を受け付けたい: what stands last, known or not
    const owned = sentence[sentence.indexOf(last) + 2]
    if (
      isOf(sentence[sentence.indexOf(last) + 1]) &&
      owned?.kind === 'chunk' &&
      owned.text.length > 2 &&
      !owned.field &&
      !owned.cues.length &&
      !inferType(owned.text, 'ja').known &&
      nextTo(owned).startsWith('を')
    )
      return owned
    // 社員の資格一覧: what is owned stands last
    const owner = nouns.at(-2)
    if (owner?.thing && !last.thing && last.field && isOf(sentence[sentence.indexOf(owner) + 1]) && nouns.length === 2)
      // 健康診断の受診状況一覧: a list of the first, called by both
      return { ...last, thing: owner.thing, thingWords: 1, fieldWords: 0, text: `${owner.text}の${last.text}` }
    const isChain = nouns.slice(0, -1).every((each) => isOf(sentence[sentence.indexOf(each) + 1]))
    // 見積書と請求書を作りたい。品目、数量、単価: the last one has them
    return isChain || nouns.every(({ thing }) => thing !== undefined) ? last : null
  }
  const unknown = chunks.filter(
    (each) =>
      each.text.length > 1 &&
      !each.field &&
      !each.trade &&
      !each.headDomain &&
      !each.cues.some(({ kind }) => kind === 'page' || kind === 'tool') &&
      !adverb.test(each.text),
  )
  // スケボー：ブランド、長さ: what one does with it has a trade's name, what is listed of it has a list
  // 訪問看護の記録: what is done in the trade
  const isWork = domain !== undefined && (sentence.length === 1 || (isKept(sentence, domain) && isLast))
  if (isWork && domain.domainText && !business.test(domain.domainText))
    return { ...domain, text: domain.domainText, words: 1, cues: domain.cues.filter(({ kind }) => kind !== 'domain') }
  const object = unknown.findLast((each) => {
    const next = nextTo(each)
    return next === '' || /^(?:を|が|も|です|の(?:管理|記録))/.test(next) || isOf(sentence[sentence.indexOf(each) + 1])
  })
  if (object) return object
  const sheet = chunks.findLast((each) => {
    const told = text.slice(each.start, each.end)
    return each.text === '' && each.cues.some(({ kind }) => kind === 'view') && sheetEnd.test(told)
  })
  return sheet
    ? { ...sheet, text: text.slice(sheet.start, sheet.end).replace(/.(?:表|帳|リスト)$/, (end) => end[0]!), words: 1 }
    : null
}

const withoutField = ({ field: _field, ...rest }: Chunk): Chunk => rest

const isFieldList = (listed: readonly Chunk[]) =>
  listed.length > 1 && listed.filter(isSure).length >= Math.max(1, listed.length / 2)

const isRecord = ({ named, domainText = '' }: Chunk) => named === 'record' || /(?:管理|記録|日誌|台帳|一覧)$/.test(domainText)
/** 収穫記録, 点検表: one kind of record, so that what is listed of it are its fields, be they lists elsewhere. 備品管理 may keep several. */
const isSheet = ({ start, end }: Chunk, text: string) => oneSheet.test(text.slice(start, end))
const oneSheet =
  /(?:記録|一覧|リスト|日誌|日記|日報|台帳|名簿|表|簿|帳|票|カルテ|シート|出欠|(?:計画|報告|申請|申込|届出|調査)書)$/
/** What of such a sheet is a list beside it: several people or things of which it says no more. */
const asFields = (items: readonly Item[]): Item[] =>
  items.map((item) =>
    item.kind === 'chunk' && item.text && (item.thing ?? item.field ?? item.named)
      ? { ...item, named: null, described: true }
      : item,
  )

/** 契約書管理、契約日、更新日: behind a list's name a comma opens its fields where all the rest are fields. */
function namesOpen(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    const before = items[at - 1]
    if (!isJoin(item) || before?.kind !== 'chunk' || text[item.start] === 'と') return item
    // 美術館ガイドのシフト、ガイド名、展示室、時間
    const isOwned = before.thing !== undefined && !before.field && isOf(items[at - 2])
    if (!isRecord(before) && !isOwned) return item
    let from = at - 1
    while (from > 0 && !isBreak(items[from - 1]) && !isJoin(items[from - 1])) from--
    if (from > 0 && !isBreak(items[from - 1])) return item
    const { listed } = listFrom(items, at + 1, text)
    return isFieldList(listed) && (isRecord(before) || listed.length >= describedMin) ? mark('.', item.start) : item
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
    const isOfTrade = isTradeAlone && listed[0]?.thing !== undefined && !knownThings.get(listed[0].thing.id)?.entry.actor
    const ends = endsSentence(items[end]) || /^[をがも]|^など|^です/.test(wordOf(items[end]))
    const isFields =
      isLed ||
      (isPer && listed.length >= describedMin) ||
      (listed.length >= describedMin &&
        (listed.filter(isSure).length >=
          (head && (isRecord(head) || isSheet(head, text)) ? 1 : Math.max(2, listed.length * sureShareMin)) ||
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
    ordered.push(
      ...sentence.slice(0, at),
      head.thing ? withoutField(head) : { ...withoutField(head), named: 'record' },
      mark(':', head.end),
      ...(isPer ? [items[next]!, mark(',', items[next]!.end)] : []),
      ...(isSheet(head, text) ? asFields(fields) : fields),
      mark('.', items[end - 1]!.end),
      ...sentence.slice(at + 1),
      ...(sentence.length > at + 1 ? [mark('.', items[end - 1]!.end)] : []),
    )
    from = end
    if (isBreak(items[from])) from++
  }
  return ordered
}

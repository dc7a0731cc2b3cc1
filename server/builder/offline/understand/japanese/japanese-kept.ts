// What is to be kept is a list of its own, though its word is a field elsewhere: 在庫を管理したい, 体重の記録.
import { knownThings, readingsOf } from '../../lexicon/lexicon.ts'
import { thingOfField, thingOfLoneField } from '../../lexicon/things-of-fields.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { endsSentence, isBreak, isJoin, isOf, mark, startsSentence, withoutNoun } from './japanese-items-ask.ts'

const isTyped = ({ text }: Chunk) => inferType(text, 'ja').known
const someOf = /(?:者|員|客|(?:取引|卸|仕入れ?|得意|派遣|納品|出荷|委託|提携)先|主|講師|先生|選手|会場|場所|店舗|部屋)$/
/** So many items apart stand the first and the last of three nouns. */
const commasMin = 4
const gathering = /^を(?:まとめて|一緒に|一括で|全部)?(?:管理|まとめ|把握|整理|一元化)/
const keeping = /^を?(まとめて|一緒に|きちんと|毎日|毎月|ちゃんと|簡単に)*(管理|記録|まとめ|つけ|付け|整理|残し|把握|登録|書き)/

/** 在庫を管理したい, メニューと売上, 予約と在庫の管理: what is to be kept is a list, though the word is a field elsewhere. */
export function keptThings(items: readonly Item[], text: string): Item[] {
  const ordered = [...items]
  for (let from = 0; from < items.length; from++) {
    if (items[from]!.kind !== 'chunk' || isJoin(items[from - 1])) continue
    let to = from
    while (isJoin(items[to + 1]) && items[to + 2]?.kind === 'chunk') to += 2
    const isAnd = items.slice(from, to).every((item) => item.kind === 'chunk' || text[item.start] === 'と')
    // 企画、団体、備品をまとめたい
    if (!isAnd && !(to - from >= commasMin && gathering.test(text.slice(items[to]!.end)))) {
      to = from
      while (isJoin(items[to + 1]) && text[items[to + 1]!.start] === 'と' && items[to + 2]?.kind === 'chunk') to += 2
    }
    const group = items.slice(from, to + 1).filter((item) => item.kind === 'chunk')
    const owner = isOf(items[from - 1]) ? items[from - 2] : undefined
    // 団員のパートと電話番号: whose they are makes them fields
    const isOwned = owner?.kind === 'chunk' && owner.text !== '' && !owner.trade && !owner.headDomain
    const isLone = group.length === 1
    const rest = text.slice(items[to]!.end)
    const last = items[to] as Chunk
    const isStocked = isOf(items[to + 1]) && !isLone && /^の(?:在庫|一覧|リスト|台帳|名簿)/.test(rest)
    const isKept =
      isStocked || keeping.test(rest) || last.named === 'record' || (isOf(items[to + 1]) && keeping.test(rest.slice(1)))
    const isOfTrade = owner?.kind === 'chunk' && !isOwned && (owner.trade ?? owner.domainText) !== undefined
    // 著者と本と印税の管理
    const isTrade = isOfTrade || (isKept && group.length > 2)
    const unknown = group.filter((each) => !each.thing && (isTrade ? !sure.test(each.text) : !each.field && !isTyped(each)))
    // 学会の演題と座長の管理: nouns nobody wrote down, where each is kept
    const isAll = isKept || (group.length > 2 && endsSentence(items[to + 1]))
    // 出した日、点数、添削した先生、次の課題を管理したい: beside what a clause or a time tells, all are fields
    const isTold = group.some(({ described }) => described)
    const isNew = !isTold && isAll && unknown.length > 1 && unknown.length * 2 >= group.length
    const hasThing =
      isNew || group.some((each) => each.thing !== undefined || (isTrade && each.field && each.field.id in thingOfField))
    if (isOwned && !(isLone && last.field?.id === 'stock')) continue
    if (
      isLone
        ? !isKept || (from > 0 && !startsSentence(items, from) && !isOf(items[from - 1]))
        : !(isKept || (hasThing && endsSentence(items[to + 1])))
    )
      continue
    group.forEach((each) => {
      const thing =
        each.field && !each.thing
          ? (isLone ? thingOfLoneField : thingOfField)[each.field.id as keyof typeof thingOfField]
          : undefined
      const at = items.indexOf(each)
      if (!isLone && !isTold && !each.thing && !each.field && !each.named && hasThing && !isTyped(each))
        ordered[at] = { ...each, named: 'record' }
      if ((isNew || (isTrade && hasThing && !isLone)) && each.thing && each.field) {
        const { field: _field, ...rest } = each
        ordered[at] = { ...rest, fieldWords: 0 }
      }
      if (isNew && each.field && unknown.includes(each)) {
        const { field: _field, ...rest } = each
        ordered[at] = { ...rest, named: 'record', fieldWords: 0 }
      }
      // 落語会の出演者と会場とチケット: people and places beside a list are lists of them
      if (!isLone && !thing && !each.thing && hasThing && isTrade && someOf.test(each.text)) {
        const { field: _field, ...rest } = each
        ordered[at] = { ...rest, named: 'record', fieldWords: 0 }
      }
      if (!thing || !knownThings.has(thing)) return
      const { field: _field, ...rest } = each
      ordered[at] = {
        ...rest,
        headDomain: false,
        cues: each.cues.filter((cue) => cue.kind !== 'domain'),
        thing: { kind: 'thing', id: thing },
        thingWords: each.words,
        fieldWords: 0,
      }
    })
  }
  return ordered
}

/** 連絡先と送迎当番: beside a list a word of a trade is what it ends with. */
export function tradesListed(items: readonly Item[], text: string): Item[] {
  const isList = (item: Item | undefined) => item?.kind === 'chunk' && item.thing !== undefined
  return items.map((item, at): Item => {
    // チーム、試合: beside lists it is one of them, and nobody's trade
    if (item.kind === 'chunk' && item.thing && item.trade && isJoin(items[at + 1]) && isList(items[at + 2])) {
      const { trade: _trade, ...rest } = item
      return rest
    }
    if (item.kind !== 'chunk' || item.text || !item.domainText || item.named === 'building') return item
    const isBeside = (isJoin(items[at - 1]) && isList(items[at - 2])) || (isJoin(items[at + 1]) && isList(items[at + 2]))
    const { domainText, ...rest } = item
    // 旗振り当番を割り振る
    const isKept = turns.test(domainText) && sharedOut.test(text.slice(item.end))
    for (let from = 1; (isBeside || isKept) && from < domainText.length - 1; from++) {
      const thing = readingsOf('ja')
        .get(domainText.slice(from))
        ?.find(({ kind, hidden }) => kind === 'thing' && !hidden)
      if (thing) return { ...rest, text: domainText, words: 1, cues: [], thing: { kind: 'thing', id: thing.id }, thingWords: 1 }
    }
    // 走行距離、ガソリン代: among fields what is paid or measured is one of them
    const isMeasured =
      measured.test(domainText) && (isFieldAt(items[at - 2], items[at - 1]) || isFieldAt(items[at + 2], items[at + 1]))
    if (isMeasured) return { ...rest, text: domainText, words: 1, cues: [], named: null }
    // 店舗、景品: a place or somebody among what is kept
    // 動物病院、院長と看護師2人: what stands first with a name of its own is who asks
    const isAsker = at === 0 && domainText.length > placeCharsMax
    const isPlace = !isAsker && placeListed.test(domainText) && (isJoin(items[at - 1]) || isJoin(items[at + 1]))
    return isPlace ? { ...rest, text: domainText, words: 1, cues: [] } : item
  })
}
/** 店舗, 会員: no longer than these, it is a place or somebody of any trade. */
const placeCharsMax = 2
const measured = /(?:代|費|料|額|重|量|温|圧|長)$/
const isFieldAt = (item: Item | undefined, join: Item | undefined) =>
  isJoin(join) && item?.kind === 'chunk' && item.field !== undefined && !item.thing
const turns = /(?:当番|係|シフト|予定|記録|点検|検査|巡回|パトロール)$/
const sharedOut = /^を(?:割り振|割り当て|決め|回|まとめ|管理|記録|共有|つけ|整理)/
const placeListed = /(?:店舗|店|会社|企業|団体|学校|施設|病院|教室|工場|倉庫|大工|職人|[師士員工])$/

const preparing = /(?:準備|段取り|運営|開催)$/
const preparedMin = 3
const sure = /(?:名|日|日時|数|額|費|代|時間|番号|内容|状況|場所|担当|メモ|備考)$/
/** 発表会準備：演目、出演者、衣装: what is got ready for is no list, and what is listed are lists. */
export function listsPrepared(items: readonly Item[]): Item[] {
  const head = items.findIndex((item) => item.kind === 'chunk' && preparing.test(item.text) && !item.thing)
  const isHead = head >= 0 && isBreak(items[head + 1]) && (startsSentence(items, head) || isOf(items[head - 1]))
  if (!isHead) return [...items]
  let end = head + 2
  while (items[end]?.kind === 'chunk' && isJoin(items[end + 1])) end += 2
  const listed = items.slice(head + 2, end + 1).filter((item): item is Chunk => item.kind === 'chunk')
  const isFields = listed.filter(({ text, thing }) => !thing && sure.test(text)).length * 2 >= listed.length
  if (listed.length < preparedMin || isFields || !endsSentence(items[end + 1])) return [...items]
  return items.map((item, at): Item => {
    if (at === head) return { ...withoutNoun(item as Chunk), text: '', words: 0, named: null }
    if (at === head + 1) return mark('.', item.start)
    if (item.kind !== 'chunk' || at <= head || at > end || !item.text || sure.test(item.text)) return item
    const { field: _field, ...rest } = item
    return item.thing ? { ...rest, fieldWords: 0 } : { ...rest, named: 'record', fieldWords: 0 }
  })
}

/** 豆の在庫, タイム記録, 体重を記録したい: what is kept is named after the field, and has it. */
export function recordsOfFields(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, head] = [items[at]!, items[at + 1], items[at + 2]]
    const opens = item.kind === 'chunk' && (startsSentence(items, at) || isOf(items[at - 1]))
    const isStock = isOf(of) && head?.kind === 'chunk' && head.field?.id === 'stock' && !head.thing
    if (opens && isStock && item.text && !item.thing && !item.field && (head.named === 'record' || !isJoin(items[at + 3]))) {
      const { trade: _trade, ...rest } = item
      ordered.push(
        { ...rest, thing: { kind: 'thing', id: 'product' }, thingWords: item.words, named: null },
        mark('has', item.end),
        head,
        mark('.', head.end),
      )
      at += isBreak(items[at + 3]) ? 3 : 2
      continue
    }
    const recorded =
      item.kind === 'chunk' &&
      (/^記録|^ログ/.test(text.slice(item.start + item.text.length))
        ? item.named === 'record'
        : /^を(?:毎日|毎月|毎週|毎朝|毎晩|朝晩|朝と夜|朝夕|朝|夜|日々|ちゃんと|きちんと|こまめに|に)*(記録|つけ|付け)/.test(
            text.slice(item.end),
          ))
    // 喫煙本数の記録
    const isOfRecord = isOf(of) && head?.kind === 'chunk' && !head.text && head.named === 'record' && endsSentence(items[at + 3])
    if (opens && (recorded || isOfRecord) && item.text && item.field && !item.thing && !isJoin(items[at + 1])) {
      const { field: _field, ...rest } = item
      const whole = `${item.text}記録`
      const thing = readingsOf('ja')
        .get(whole)
        ?.find((reading) => reading.kind === 'thing')
      const record: Chunk = {
        ...rest,
        text: whole,
        named: 'record',
        ...(thing && { thing: { kind: 'thing', id: thing.id }, thingWords: 1 }),
      }
      ordered.push(record, mark('has', item.end), { ...item, named: null })
      if (isOfRecord) at += 2
      if (!isBreak(items[at + 1])) ordered.push(mark('.', item.end))
    } else ordered.push(item)
  }
  return ordered
}

// What is to be kept is a list of its own, though its word is a field elsewhere: 在庫を管理したい, 体重の記録.
import { knownThings, readingsOf } from '../../lexicon/lexicon.ts'
import { thingOfField } from '../../lexicon/things-of-fields.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { endsSentence, isBreak, isJoin, isOf, mark, startsSentence } from './japanese-items-ask.ts'

const someOf = /(?:者|員|客|講師|先生|選手|会場|場所|店舗|部屋)$/
const keeping = /^を?(まとめて|一緒に|きちんと|毎日|毎月|ちゃんと|簡単に)*(管理|記録|まとめ|つけ|付け|整理|残し|把握|登録|書き)/

/** 在庫を管理したい, メニューと売上, 予約と在庫の管理: what is to be kept is a list, though the word is a field elsewhere. */
export function keptThings(items: readonly Item[], text: string): Item[] {
  const ordered = [...items]
  for (let from = 0; from < items.length; from++) {
    if (items[from]!.kind !== 'chunk' || isJoin(items[from - 1])) continue
    let to = from
    while (isJoin(items[to + 1]) && text[items[to + 1]!.start] === 'と' && items[to + 2]?.kind === 'chunk') to += 2
    const group = items.slice(from, to + 1).filter((item) => item.kind === 'chunk')
    const owner = isOf(items[from - 1]) ? items[from - 2] : undefined
    // 団員のパートと電話番号: whose they are makes them fields
    const isOwned = owner?.kind === 'chunk' && owner.text !== '' && !owner.trade && !owner.headDomain
    const rest = text.slice(items[to]!.end)
    const last = items[to] as Chunk
    const isKept = keeping.test(rest) || last.named === 'record' || (isOf(items[to + 1]) && keeping.test(rest.slice(1)))
    const isLone = group.length === 1
    const isTrade = owner?.kind === 'chunk' && !isOwned && (owner.trade ?? owner.domainText) !== undefined
    const hasThing = group.some((each) => each.thing !== undefined || (isTrade && each.field && each.field.id in thingOfField))
    if (isOwned && !(isLone && last.field?.id === 'stock')) continue
    if (
      isLone
        ? !isKept || (from > 0 && !startsSentence(items, from) && !isOf(items[from - 1]))
        : !(isKept || (hasThing && endsSentence(items[to + 1])))
    )
      continue
    group.forEach((each) => {
      const thing = each.field && !each.thing ? thingOfField[each.field.id as keyof typeof thingOfField] : undefined
      const at = items.indexOf(each)
      if (!isLone && !each.thing && !each.field && !each.named && hasThing && !inferType(each.text, 'ja').known)
        ordered[at] = { ...each, named: 'record' }
      // 落語会の出演者と会場とチケット: people and places beside a list are lists of them
      if (!isLone && !thing && each.field && !each.thing && hasThing && isTrade && someOf.test(each.text)) {
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
export function tradesListed(items: readonly Item[]): Item[] {
  const isList = (item: Item | undefined) => item?.kind === 'chunk' && item.thing !== undefined
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk' || item.text || !item.domainText || item.named === 'building') return item
    const isBeside = (isJoin(items[at - 1]) && isList(items[at - 2])) || (isJoin(items[at + 1]) && isList(items[at + 2]))
    if (!isBeside) return item
    const { domainText, ...rest } = item
    for (let from = 1; from < domainText.length - 1; from++) {
      const thing = readingsOf('ja')
        .get(domainText.slice(from))
        ?.find(({ kind, hidden }) => kind === 'thing' && !hidden)
      if (thing) return { ...rest, text: domainText, words: 1, cues: [], thing: { kind: 'thing', id: thing.id }, thingWords: 1 }
    }
    return item
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
        : /^を(毎日|毎月|毎週|毎朝|毎晩)*(記録|つけ|付け)/.test(text.slice(item.end)))
    if (opens && recorded && item.text && item.field && !item.thing && !isJoin(items[at + 1])) {
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
      if (!isBreak(items[at + 1])) ordered.push(mark('.', item.end))
    } else ordered.push(item)
  }
  return ordered
}

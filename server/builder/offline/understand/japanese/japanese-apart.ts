// What a Japanese prompt wants kept beside the rest, with what each of it has: 治療の記録も別につけたい、薬の名前と日付くらいでいい. And counts
// behind those who are counted, which name nothing: 生徒さん20人の月謝.
import type { Item } from '../chunks.ts'
import { isJoin, isOf, mark, wordOf } from './japanese-items-ask.ts'

const marksMax = 4
/** 治療の記録も別に、薬の名前: a list of its own that has what follows. */
export function keptApart(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const list = item.kind === 'chunk' && item.text !== '' ? listApart(items, at, text) : -1
    if (list < 0 || item.kind !== 'chunk') {
      ordered.push(item)
      continue
    }
    ordered.push(item, mark(':', items[list]!.start))
    at = list - 1
  }
  return ordered
}

/** Where the list begins of what is kept apart from the rest, or -1. */
function listApart(items: readonly Item[], at: number, text: string): number {
  const sheet = items[at + 2]
  const isSheet = isOf(items[at + 1]) && sheet?.kind === 'chunk' && !sheet.text && sheet.named === 'record'
  const from = isSheet ? at + 3 : at + 1
  const apart = items[from + 1]
  const isApart =
    /^(?:も|は|を)$/.test(wordOf(items[from])) &&
    apart !== undefined &&
    /^別(?:に|で|の|々|途|[\u4e00-\u9fff])?/u.test(text.slice(apart.start))
  if (!isApart) return -1
  let next = from + 2
  while (items[next] && !isJoin(items[next]) && wordOf(items[next]) !== '.' && next - from < marksMax) next++
  if (!isJoin(items[next]) && wordOf(items[next]) !== '.') return -1
  while (isJoin(items[next]) || wordOf(items[next]) === '.') next++
  // a lone noun behind it may say anything
  let end = next
  while (isOf(items[end + 1]) && items[end + 2]?.kind === 'chunk') end += 2
  return items[next]?.kind === 'chunk' && isJoin(items[end + 1]) ? next : -1
}

/** 生徒さん20人の月謝: how many says nothing of what they have. */
export const withoutCounts = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const isCount = (count: Item | undefined) =>
      count?.kind === 'chunk' && /^[0-9０-９一二三四五六七八九十百]+(?:人|名|匹|頭|羽)(?:分|ぶん)?$/u.test(count.text)
    const isOfSome = (before: Item | undefined) => /^(?:さん|様|さま|たち|ちゃん)$/.test(wordOf(before))
    if (isCount(item)) return !isOfSome(items[at - 1])
    return !(isOfSome(item) && isCount(items[at + 1]))
  })

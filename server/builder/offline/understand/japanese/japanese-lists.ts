// Lists in a Japanese text: clauses among the nouns, words parted by spaces, sentences that only list, fields named by two nouns.
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import type { SaidClause } from './japanese-clauses.ts'
import { endsSentence, isBreak, isJoin, mark, wordOf } from './japanese-items-ask.ts'

/** Puts what clauses say where they stand, as fields of a list. */
export function withClauses(items: readonly Item[], clauses: readonly SaidClause[]): Item[] {
  const all: Item[] = [...items]
  for (const { start, end, labels } of clauses) {
    const from = all.findIndex((item) => item.start >= end)
    const said = labels.flatMap((text, at): Item[] => {
      const chunk: Chunk = {
        kind: 'chunk',
        text,
        start,
        end,
        plural: false,
        thingWords: 0,
        fieldWords: 0,
        words: 1,
        cues: [],
        named: null,
      }
      return at ? [mark(',', start), chunk] : [chunk]
    })
    all.splice(from < 0 ? all.length : from, 0, ...said)
  }
  return all
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
    if (!isJoin(item) || !/\s/.test(text[item.start] ?? '') || before?.kind !== 'chunk') return item
    let from = at - 1
    while (from > 0 && !isBreak(items[from - 1]) && !isJoin(items[from - 1])) from--
    const isFirst = from === 0 || isBreak(items[from - 1])
    if (!isFirst || !(before.thing || before.named || before.domainText)) return item
    return mark(isJoin(items[at + 2]) ? ':' : '.', item.start)
  })
}

const generic = /^(人|方|有無|様子|理由|きっかけ|出来|残り|名前|種類|数|量|大きさ|長さ|色|サイズ|番号|状態|内容)$/

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

/** 当番の人, 食事の様子, アレルギーの有無 in a list of fields: one field. */
export function wholeFields(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, head, next] = [items[at]!, items[at + 1], items[at + 2], items[at + 3]]
    const before = ordered.at(-1)
    const isListed = isJoin(before) || (isJoin(next) && /^[:(]$|^has$/.test(wordOf(before)))
    const ends = isJoin(next) || endsSentence(next) || wordOf(next) === ')' || /^[をがも]/.test(wordOf(next))
    if (
      item.kind === 'chunk' &&
      item.text &&
      wordOf(of) === 'of' &&
      head?.kind === 'chunk' &&
      generic.test(head.text) &&
      isListed &&
      ends
    ) {
      const whole = text.slice(item.start, head.end)
      const { thing: _thing, field: _field, modifier: _modifier, trade: _trade, ...rest } = item
      ordered.push({ ...rest, text: whole, end: head.end, words: 1, cues: [], named: null })
      at += 2
    } else ordered.push(item)
  }
  return ordered
}

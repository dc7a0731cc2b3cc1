// Values in a Japanese list are what one field can be, and no lists of their own: 段階は打診・撮影・納品, 種目（フル・ハーフ）, 出席・欠席・遅刻,
// 新郎側か新婦側か.
import { type KnownField, knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import { optionWords } from '../../lexicon/option-words.ts'
import { bareChunk } from '../bare-chunk.ts'
import type { Chunk, Item, Mark } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { endsSentence, isBreak, isJoin, isOf, mark, withoutNoun, wordOf } from './japanese-items-ask.ts'

const valuesMin = 2
const choice =
  /(?:段階|状態|状況|種類|区分|種別|分類|進捗|ステータス|カテゴリー?|方法|形式|レベル|ランク|サイズ|工程|フェーズ|ステージ|ステップ|流れ|進み具合|性別|曜日|時間帯|タイプ)$/
const isChoice = ({ text, thing, field }: Chunk): boolean =>
  (!thing && choice.test(text)) || (field !== undefined && !thing && knownFields.get(field.id)?.type === 'select')
const isFieldLike = ({ text, thing, field }: Chunk) => field !== undefined || (!thing && inferType(text, 'ja').known)
const signOf = (item: Item | undefined, text: string) => (isJoin(item) ? text[item!.start] : undefined)

/** The nouns from a place on that one sign joins, and where they end. */
function chainFrom(
  items: readonly Item[],
  from: number,
  text: string,
): { values: Chunk[]; end: number; sign: string | undefined } {
  const values: Chunk[] = []
  const sign = signOf(items[from + 1], text)
  let at = from
  while (items[at]?.kind === 'chunk') {
    values.push(items[at] as Chunk)
    at++
    if (!sign || signOf(items[at], text) !== sign || items[at + 1]?.kind !== 'chunk') break
    at++
  }
  return { values, end: at, sign }
}

const slashesMin = 3
/** 練習ログ（日付/距離/時間）, 家計簿 日付/項目/金額: fields that slashes part, and no values, where most of them are fields. */
export function slashesList(items: readonly Item[]): Item[] {
  const ordered = [...items]
  for (let at = 0; at < items.length; at++) {
    if (items[at]!.kind !== 'chunk' || !isSlash(items[at + 1])) continue
    // 部下の名前/日付/話したこと: a clause may stand between two
    let end = at
    while (items[end + 1] && !/^[,.\n()]$/.test(wordOf(items[end + 1]))) end++
    const values: Chunk[] = []
    for (let last = at; last <= end; last++)
      if (items[last]!.kind === 'chunk' && (isSlash(items[last + 1]) || last === end)) values.push(items[last] as Chunk)
    const before = items.slice(0, at).findLast((item) => item.kind === 'chunk') as Chunk | undefined
    const isOfChoice = before !== undefined && (isChoice(before) || (before.field !== undefined && !before.thing))
    const isFields =
      values.length >= slashesMin &&
      !(isOfChoice && !isBreak(items[at - 1])) &&
      values.filter(isFieldLike).length * 2 >= values.length
    for (let slash = at + 1; isFields && slash <= end; slash++)
      if (isSlash(items[slash])) ordered[slash] = { ...(items[slash] as Mark), word: ',' }
    at = end
  }
  return ordered
}
const isSlash = (item: Item | undefined) => wordOf(item) === '/'

const stations = /(?:段階|工程|フェーズ|ステージ|ステップ|流れ|進み具合)$/
/** 段階は打診・準備・納品: what a choice is said to be. */
export function choicesTold(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, before] = [items[at]!, items[at - 1]]
    const { values, end, sign } = wordOf(item) === 'has' ? chainFrom(items, at + 1, text) : { values: [], end: at, sign: '' }
    // 応募、面接、内定の4つ。
    const counted =
      /^(?:の[0-9０-９二三四五六七八]{1,2}(?:つ|段階|列|種類|ステップ|個|工程))?(?:です|でお願いします|に分けて?|で|に)?(?=[。\n、]|$)/u.exec(
        text.slice(values.at(-1)?.end ?? text.length),
      )?.[0]
    const isCounted = values.length > valuesMin && counted !== undefined && counted !== ''
    const isWhole = sign === '・' || sign === '/' || sign === '／' || endsSentence(items[end]) || isCounted
    const isTold =
      before?.kind === 'chunk' &&
      isChoice(before) &&
      values.length >= valuesMin &&
      isWhole &&
      values.filter(isFieldLike).length * 2 < values.length
    if (!isTold || before?.kind !== 'chunk') {
      ordered.push(item)
      continue
    }
    const to = values.at(-1)!.end
    if (!before.field && stations.test(before.text))
      ordered.splice(-1, 1, { ...before, field: { kind: 'field', id: 'status' }, fieldWords: 1 })
    ordered.push(mark('(', item.start), ...items.slice(at + 1, end), mark(')', to))
    at = end - 1
    while (isCounted && items[at + 1] && items[at + 1]!.end <= to + counted.length) at++
  }
  return ordered
}

/** 種目（フル・ハーフ）、氏名: a word of a list that names its values is a field, whatever list it is elsewhere. */
export function valuesInBrackets(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    // 担当委員も: who of them
    if (item.kind === 'chunk' && item.thing && !item.named && /^担当./.test(item.text) && wordOf(items[at + 1]) !== 'has')
      return { ...item, described: true }
    if (item.kind !== 'chunk' || !item.thing || wordOf(items[at + 1]) !== '(') return item
    const { values, end, sign } = chainFrom(items, at + 2, text)
    const isListed = isJoin(items[at - 1]) || (isBreak(items[at - 1]) && isJoin(items[end + 1]))
    const isValues =
      (sign === '・' || sign === '／' || sign === '/') &&
      values.length >= valuesMin &&
      wordOf(items[end]) === ')' &&
      !values.some(isFieldLike)
    if (!isListed || !isValues) return item
    const beside = [...nounsAround(items, at, -1), ...nounsAround(items, end, 1)]
    return beside.filter(isFieldLike).length * 2 >= beside.length && beside.length > 0 ? { ...item, described: true } : item
  })
}

/** The nouns of the list on one side of a place, those in brackets apart. */
function nounsAround(items: readonly Item[], from: number, step: 1 | -1): Chunk[] {
  const nouns: Chunk[] = []
  let depth = 0
  for (let at = from + step; items[at] && !/^[.\n]$/.test(wordOf(items[at])); at += step) {
    const item = items[at]!
    if (wordOf(item) === '(' || wordOf(item) === ')') depth += (wordOf(item) === '(' ? 1 : -1) * step
    else if (item.kind === 'chunk' && item.text && depth === 0) nouns.push(item)
    else if (item.kind === 'mark' && item.word === ':') break
  }
  return nouns
}

const optionsKnown = new Set(Object.values(optionWords).map(([, ja]) => ja))
/** 団員、訓練日、出席・欠席・遅刻: dots between values, in a list whose fields are parted by commas, make a choice of them. */
export function valuesJoin(items: readonly Item[], text: string): Item[] {
  if (!items.some((item) => /[、，,]/.test(signOf(item, text) ?? ''))) return [...items]
  const ordered = [...items]
  for (let at = 0; at < items.length; at++) {
    if (items[at]!.kind !== 'chunk' || signOf(items[at + 1], text) !== '・') continue
    const { values, end } = chainFrom(items, at, text)
    const isInside = wordOf(items[at - 1]) === '('
    const isOfPeople = values.some(({ text: own, field }) => field !== undefined && /^(?:氏名|名前|お名前|名称|住所)$/.test(own))
    if (
      !isInside &&
      !isOfPeople &&
      values.length >= valuesMin &&
      values.some((value) => optionsKnown.has(text.slice(value.start, value.end)))
    ) {
      const field = fieldWith(values.map((value) => text.slice(value.start, value.end)))
      const told = items.slice(at, end)
      const joined = told.map((each): Item => (each.kind === 'mark' ? { ...each, word: field ? ',' : '/' } : each))
      ordered.splice(ordered.indexOf(items[at]!), told.length, ...(field ? choiceOf(field.label.ja, joined, field.id) : joined))
    }
    // 施工前・施工中・施工後
    const front = values[0]!.text.slice(0, frontChars)
    const isOneWay =
      !isInside && values.length > valuesMin && values.every((each) => !each.thing && !each.field && each.text.startsWith(front))
    if (isOneWay) {
      const told = items.slice(at, end)
      ordered.splice(ordered.indexOf(items[at]!), told.length, ...choiceOf(front, told))
    }
    at = end - 1
  }
  return ordered
}
const frontChars = 2

/** The field that usually has most of these values: 出席・欠席・遅刻 are those of 出欠. */
const fieldWith = (values: readonly string[]): KnownField | undefined =>
  [...knownFields.values()].find(
    ({ options = [] }) => options.filter((option) => values.includes(optionLabel(option, 'ja'))).length >= valuesMin,
  )

function choiceOf(text: string, values: readonly Item[], id?: string): Item[] {
  const [first, last] = [values[0]!, values.at(-1)!]
  const chunk = bareChunk(text, {
    start: first.start,
    end: first.start,
    described: true,
    ...(id && { field: { kind: 'field', id }, fieldWords: 1 }),
  })
  return [chunk, mark('(', first.start), ...values, mark(')', last.end)]
}

/** 子ども服、大人服、小物のカテゴリ: what is sorted by is a choice of what stands before it. */
export function choicesBefore(items: readonly Item[], text: string): Item[] {
  for (let at = 0; at < items.length; at++) {
    if (items[at]!.kind !== 'chunk' || isJoin(items[at - 1]) || !isJoin(items[at + 1])) continue
    const { values, end } = chainFrom(items, at, text)
    const [of, head] = [items[end], items[end + 1]]
    const isSorted = isOf(of) && head?.kind === 'chunk' && sorting.test(head.text) && !isJoin(items[end + 2])
    if (!isSorted || values.length < valuesMin || values.some(isFieldLike)) continue
    const told = [head, mark('(', values[0]!.start), ...items.slice(at, end), mark(')', values.at(-1)!.end)]
    return [...items.slice(0, at), ...told, ...choicesBefore(items.slice(end + 2), text)]
  }
  return [...items]
}
const sorting = /^(?:カテゴリー?|種類|分類|区分|ジャンル|三?種別|三種類|2種類|3種類)$/

/** 新郎側か新婦側か in a list: one field with the two. */
export function oneOrOther(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [one, or, other, tail] = items.slice(at, at + 4)
    const end = wordOf(tail) === 'か' ? at + 4 : at + 3
    const isPair =
      one?.kind === 'chunk' &&
      nameOf(one) !== '' &&
      wordOf(or) === 'か' &&
      other?.kind === 'chunk' &&
      nameOf(other) !== '' &&
      (isJoin(items[at - 1]) || isBreak(items[at - 1]) || wordOf(items[at - 1]) === 'has') &&
      (isJoin(items[end]) || wordOf(items[end]) === '(' || (endsSentence(items[end]) && isJoin(items[at - 1])))
    if (!isPair) {
      ordered.push(items[at]!)
      continue
    }
    const { trade: _trade, domainText: _domain, ...plain } = withoutNoun(one)
    const label = { ...plain, text: `${nameOf(one)}・${nameOf(other)}`, words: 1, cues: [], named: null, described: true }
    ordered.push({ ...label, end: one.start }, mark('(', one.start), one, mark(',', or!.start), other, mark(')', other.end))
    at = end - 1
  }
  return ordered
}

const nameOf = ({ text, domainText }: Chunk) => text || domainText || ''

/** 産地、ヴィンテージ、感想: among nouns a word of style is one of them. */
export function stylesListed(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    const isStyle = item.kind === 'chunk' && !item.text && item.cues.length > 0 && item.cues.every(({ kind }) => kind === 'tone')
    return isStyle && isJoin(items[at - 1]) && isJoin(items[at + 1])
      ? { ...item, text: text.slice(item.start, item.end), words: 1, cues: [], named: null }
      : item
  })
}

const howMany = /(?:\d+|[一二三四五六七八九十]+)(?:人|名|台|匹|頭|羽|軒|店舗|部屋|室|世帯|戸|本|席)(?:分|規模|ほど|くらい)?$/
/** シフト管理（飲食店、アルバイト10人）: of whom it is told in brackets, where none of it is a field. */
export function tellingBrackets(items: readonly Item[]): Item[] {
  const ordered = [...items]
  for (let open = items.findIndex((item) => wordOf(item) === '('); open >= 0;) {
    const close = items.findIndex((item, at) => at > open && wordOf(item) === ')')
    const inside = items.slice(open + 1, close).filter((item): item is Chunk => item.kind === 'chunk')
    const isTold = close > 0 && inside.every(({ text, domainText, trade }) => !text || domainText || trade || howMany.test(text))
    if (isTold)
      for (let at = open; at <= close; at++) {
        const item = items[at]!
        ordered[at] = item.kind === 'mark' ? mark('', item.start) : { ...withoutNoun(item), text: '', words: 0, named: null }
      }
    open = items.findIndex((item, at) => at > Math.max(open, close) && wordOf(item) === '(')
  }
  return ordered
}

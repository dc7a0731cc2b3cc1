// What people say they do tells what is kept, and the next sentence what of it: 盆栽を育てています。樹種、入手日を記録したい, アルバイトのシフトを
// 組んでいます。スタッフの名前、日付を入れて, 祈祷受付で、申込者、日時を控えたい.
import { knownThings, readingsOf } from '../../lexicon/lexicon.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { endsSentence, isBreak, isJoin, isOf, mark, startsSentence, wordOf } from './japanese-items-ask.ts'
import { asFields, isFieldLike, isSure, isSureText, listFrom } from './japanese-sheets.ts'

const raising =
  '育て|飼っ|飼育し|栽培し|集め|収集し|コレクションし|作っ|つくっ|造っ|編ん|縫っ|織っ|描い|撮っ|焼い|漬け|仕込ん|醸造し|書い|録っ|育成し|繁殖させ|観察し|採集し|拾っ|釣っ|読ん|聴い|聞い|飲ん|食べ歩い|回っ|巡っ|めぐっ|調べ|研究し|撮影し'
const handling =
  '組ん|受け|受け付け|受付し|うけつけ|取っ|とっ|預かっ|付け|つけ|記録し|管理し|担当し|行なっ|行っ|おこなっ|続け|まとめ|引き受け|請け負っ|手配し|取りまとめ|とりまとめ|受注し|配達し|出し|発行し|配信し|紹介し'
/** 家の修繕をしています: what is done with what stands in front of it. */
const acting = /^を(?:し|おこなっ|行っ)[てで](?:い(?:ます|る)|おり|ます|る)/
const gettingReady = /^(?:準備|手伝い|お手伝い|仕事|バイト|アルバイト|経営|運営|販売|製造|ボランティア)$/
const goesOn = '[てで](?:い(?:ます|る)|おり|おります|ます|る)'
const doing = new RegExp(`^を(?:${raising}|${handling})${goesOn}`)
const alive = /^を(?:育て|飼っ|飼育し|栽培し|繁殖させ)/
const daily = /^(?:日付|日時|年月日|記録日|日)$/
const keeping =
  /^を(?:[^、。\n]{0,6}?)(?:記録|残|書|つけ|付け|管理|入れ|入力|まとめ|メモ|控え|登録|一覧|載せ|並べ|見|保存|整理|把握)/
const keepingBy = /^(?:など)?(?:で|と|の(?:形|項目)で)(?:管理|記録|整理|まとめ|残|書)/
const listedMin = 3

const isAct = ({ text: own, domainText = '', trade }: Chunk) => !trade && !gettingReady.test(own || domainText)
const isActor = (item: Item | undefined) =>
  item?.kind === 'chunk' && item.thing !== undefined && knownThings.get(item.thing.id)?.entry.actor === true
/** 趣味で, 副業で: how, and neither what nor where. */
const way = /^(?:趣味|副業|仕事|本業|ボランティア|片手間|遊び|道楽|交代|分担)$/

/** The fields that a list from an item on says of one thing; null where it is none, or a list of lists. */
function fieldsFrom(items: readonly Item[], from: number, text: string): { fields: Item[]; listed: Chunk[]; end: number } | null {
  const { listed, items: fields, end } = listFrom(items, from, text)
  const rest = text.slice(items[end - 1]?.end ?? text.length)
  const isKept = keeping.test(rest) || keepingBy.test(rest) || endsSentence(items[end])
  const sure = listed.filter((each) => each.described || isSure(each) || isFieldLike(each)).length
  return listed.length >= listedMin && isKept && sure * 2 >= listed.length ? { fields: asFields(fields), listed, end } : null
}

const thingOf = (name: string) =>
  readingsOf('ja')
    .get(name)
    ?.find(({ kind }) => kind === 'thing')

/** A noun as what is kept, its trade's own word among them: 盆栽. */
function asRecord(chunk: Chunk, name: string): Chunk {
  const { field: _field, trade: _trade, domainText: _domain, headDomain: _head, ...rest } = chunk
  const thing = chunk.text === name ? chunk.thing : thingOf(name)
  return { ...rest, text: name, words: 1, named: 'record', fieldWords: 0, ...(thing && { thing, thingWords: 1 }) }
}

/** Where the sentence that begins at an item ends. */
const endOf = (items: readonly Item[], from: number): number => {
  const end = items.findIndex((item, at) => at >= from && isBreak(item))
  return end < 0 ? items.length : end
}

const nextList = /^[^。、\n]{0,6}。([^。、\n]{1,16}(?:、[^。、\n]{1,16}){2,}?)(?:を[^。、\n]*|、[^。\n]*)?(?:。|$)/u
/** Whether the sentence behind a verb lists what is noted of what was named: 盆栽を育てています。樹種、入手日を記録したい. */
export function isDescribedNext(behind: string): boolean {
  const listed = nextList.exec(behind)?.[1]?.split('、') ?? []
  const fields = listed.filter((own) => {
    const readings = readingsOf('ja').get(own) ?? []
    return isSureText(own) || readings.some(({ kind }) => kind === 'field') || inferType(own, 'ja').known
  })
  return listed.length >= listedMin && fields.length * 2 >= listed.length
}

export function doingsKept(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  let from = 0
  while (from < items.length) {
    const to = endOf(items, from)
    const sentence = items.slice(from, to)
    const done = sentence.findLastIndex(
      (item, at) =>
        item.kind === 'chunk' &&
        (doing.test(text.slice(item.end)) || (isOf(sentence[at - 1]) && isAct(item) && acting.test(text.slice(item.end)))),
    )
    const object = sentence[done]
    const name = object?.kind === 'chunk' ? object.text || object.domainText : undefined
    const isNoun = object?.kind === 'chunk' && name !== undefined && (object.thing !== undefined || !object.field)
    const said = isNoun && wordOf(items[to]) === '.' ? fieldsFrom(items, to + 1, text) : null
    if (!said || object?.kind !== 'chunk' || !name || sentence.some((item) => wordOf(item) === '(')) {
      ordered.push(...items.slice(from, to + 1))
      from = to + 1
      continue
    }
    const isDiary = alive.test(text.slice(object.end)) && daily.test(said.listed[0]!.text)
    // アルバイトのシフト: who does it is told by the list
    const isTheirs = isOf(sentence[done - 1]) && isActor(sentence[done - 2])
    ordered.push(
      ...withoutWay(sentence.slice(0, isTheirs ? done - 2 : done)),
      isDiary ? withoutThing(asRecord(object, `${name}記録`)) : asRecord(object, name),
      mark(':', object.end),
      ...said.fields,
      mark('.', said.fields.at(-1)!.end),
    )
    from = said.end
  }
  return ordered
}
const withoutThing = ({ thing: _thing, ...rest }: Chunk): Chunk => rest

const withoutWay = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    const isWay = (each: Item | undefined) => each?.kind === 'chunk' && way.test(text(each))
    return !isWay(item) && !(wordOf(item) === 'で' && isWay(items[at - 1]))
  })
const text = ({ text: own, domainText }: Chunk) => own || domainText || ''

const desk =
  /(?:受付|申込|申し込み|予約|貸出|貸し出し|点検|検査|検診|検品|棚卸し?|面談|面会|訪問|巡回|調査|当直|夜勤|日直|練習|稽古|相談|回収|採血|送迎)$/
const deskOf = /(?<=..)受付$/
/** 神社の祈祷受付で、申込者、日時を控えたい: what is done at the desk has what is noted there. */
export function desksKept(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const own = text.slice(item.start, item.end)
    const isDesk = desk.test(own) && wordOf(items[at + 1]) === 'で'
    // お客様の取り寄せを、書名、入荷日で管理したい
    const isObject = isOf(items[at - 1]) && wordOf(items[at + 1]) === 'を'
    const opens = item.kind === 'chunk' && item.text !== '' && !item.field && (isDesk || isObject) && isJoin(items[at + 2])
    const said = opens ? fieldsFrom(items, at + 3, text) : null
    if (!said || item.kind !== 'chunk') {
      ordered.push(item)
      continue
    }
    const name = own.replace(deskOf, '')
    ordered.push(asRecord({ ...item, cues: [] }, item.text || name), mark(':', item.end), ...said.fields, mark('.', item.end))
    at = said.end - 1
  }
  return ordered
}

const nameOf = /^(?:名前|お名前|氏名|愛称|題名|品種)$/
/** うさぎの名前、体重、えさを書きたい: what has a name is kept, though its word is a pastime's elsewhere. */
export function namedKept(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, of, name] = [items[at]!, items[at + 1], items[at + 2]]
    const isOwner = item.kind === 'chunk' && !item.text && item.domainText && !item.trade && startsSentence(items, at)
    const said = isOwner && isOf(of) && name?.kind === 'chunk' && nameOf.test(name.text) ? fieldsFrom(items, at + 2, text) : null
    if (!said || item.kind !== 'chunk' || !item.domainText) {
      ordered.push(item)
      continue
    }
    ordered.push(asRecord({ ...item, cues: [] }, item.domainText), mark(':', item.end), ...said.fields, mark('.', item.end))
    at = said.end - 1
  }
  return ordered
}

const timeAndAgain = /^毎(?:日|朝|晩|週|月|年|回|食)$/
/** 牛ごとに毎日の乳量も記録したい: a record of its own, of each day. */
export function dailyKept(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [owner, each, time, of, measured] = items.slice(at, at + 5)
    const isDaily =
      owner?.kind === 'chunk' &&
      owner.thing !== undefined &&
      wordOf(each) === 'ごとに' &&
      time?.kind === 'chunk' &&
      timeAndAgain.test(text.slice(time.start, time.end)) &&
      isOf(of) &&
      measured?.kind === 'chunk' &&
      measured.field !== undefined &&
      !measured.thing &&
      /^[もを](?:[^、。\n]{0,4})(?:記録|残|つけ|付け|書|管理|入れ|入力)/.test(text.slice(measured.end))
    if (!isDaily || owner?.kind !== 'chunk' || measured?.kind !== 'chunk') {
      ordered.push(items[at]!)
      continue
    }
    const record = asRecord({ ...measured, cues: [] }, `${measured.text}記録`)
    const day: Chunk = { ...measured, text: '日付', start: time!.start, end: time!.end, field: { kind: 'field', id: 'date' } }
    const told = { ...measured, described: true }
    ordered.push(owner, mark('of', owner.end), record, mark(':', owner.end), day, mark(',', measured.start), told)
    ordered.push(mark('.', measured.end))
    at += 4
  }
  return ordered
}

const joins = /^[、，,]$/
/** 消防署の訓練計画、日程、参加者、場所; リフト券の販売、券種、枚数: the first words are a title, though commas alone part them from its fields. */
export function titlesKept(items: readonly Item[], text: string): Item[] {
  const at = items.findIndex((item) => isJoin(item) || isBreak(item))
  const [owner, title] = [items[at - 3], items[at - 1]]
  const isTitle =
    isJoin(items[at]) &&
    joins.test(text[items[at]!.start] ?? '') &&
    title?.kind === 'chunk' &&
    !title.trade &&
    isOf(items[at - 2])
  const isOnly = isTitle && items.slice(0, at).every((item) => item.kind === 'chunk' || isOf(item))
  const said = isOnly ? fieldsFrom(items, at + 1, text) : null
  if (!said || title?.kind !== 'chunk' || owner?.kind !== 'chunk' || isSure(title)) return [...items]
  const name = title.text || title.domainText
  if (!name) return [...items]
  // 合宿の会計: the act alone says too little
  const isAct = !title.text && owner.text !== ''
  return [
    ...items.slice(0, isAct ? at - 3 : at - 1),
    asRecord({ ...title, cues: title.cues.filter(({ kind }) => kind !== 'domain') }, isAct ? `${owner.text}の${name}` : name),
    mark(':', title.end),
    ...said.fields,
    ...items.slice(said.end),
  ]
}

const sought = /^(?:さん|様|たち)?を(?:募集|募り|募っ|探し|求め)/
/** 里親さんを募集します: whom one looks for is not kept, where something was described before. */
export function soughtAside(items: readonly Item[], text: string): Item[] {
  return items.map((item, at): Item => {
    if (item.kind !== 'chunk' || !item.text || !sought.test(text.slice(item.end))) return item
    const isDescribed = items.slice(0, at).filter((each) => isJoin(each)).length >= listedMin - 1
    if (!isDescribed || isJoin(items[at + 1])) return item
    const { thing: _thing, field: _field, ...rest } = item
    return { ...rest, text: '', words: 0, cues: [], named: null }
  })
}

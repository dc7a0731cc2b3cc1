// What a Japanese sentence names as what is kept, for the list of the next sentence to describe: the record of 受注管理, the last of
// 社員の資格一覧, what is entered, the sheet itself.
import { readingsOf } from '../../lexicon/lexicon.ts'
import { thingOfLoneField } from '../../lexicon/things-of-fields.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { isKept as isEntered, isSorted } from './japanese-asides.ts'
import { isJoin, isOf, wordOf } from './japanese-items-ask.ts'

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
/** 売上を入れると: what is entered, as the list that keeps it. */
function ofItsKind(entered: Chunk): Chunk {
  const { domainText: _domain, headDomain: _head, ...rest } = entered
  const thing = entered.field && thingOfLoneField[entered.field.id as keyof typeof thingOfLoneField]
  const cues = entered.cues.filter(({ kind }) => kind !== 'domain')
  return { ...rest, cues, ...(thing && { thing: { kind: 'thing', id: thing }, thingWords: 1 }) }
}

/** The noun of a sentence that what follows describes; null where there is none or more than one. */
export function headOf(sentence: readonly Item[], text: string): Chunk | null {
  const chunks = sentence.filter((item): item is Chunk => item.kind === 'chunk')
  const entered = chunks.find((each) => isEntered(each, text))
  if (entered && !entered.thing && chunks.some((each) => each !== entered && each.text === '')) return ofItsKind(entered)
  const sorted = chunks.find((each) => isSorted(each, text))
  if (sorted && !sorted.thing) return ofItsKind(sorted)
  const nouns = chunks.filter((each) => each.text !== '' && !each.doer && (each.thing !== undefined || each.named === 'record'))
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
    // 車検と車両整備の履歴: of what it is says what is kept
    const ofIt = sentence.indexOf(last) - 2
    if (history.test(last.text) && !last.thing && isOf(sentence[ofIt + 1]) && isUnknown(sentence[ofIt])) {
      let first = ofIt
      while (isJoin(sentence[first - 1]) && isUnknown(sentence[first - 2])) first -= 2
      const [from, to] = [sentence[first]!, sentence[ofIt]!]
      return { ...last, text: text.slice(from.start, to.end), start: from.start }
    }
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
    return {
      ...domain,
      text: domain.domainText,
      words: 1,
      named: isKept(sentence, domain) ? 'record' : domain.named,
      cues: domain.cues.filter(({ kind }) => kind !== 'domain'),
    }
  const object = unknown.findLast((each) => {
    const next = nextTo(each)
    const owned = sentence[sentence.indexOf(each) + 2]
    // マンションの理事会: where it is
    if (isOf(sentence[sentence.indexOf(each) + 1]) && owned?.kind === 'chunk' && !owned.text && owned.domainText) return false
    return next === '' || /^(?:を|が|も|です|の(?:管理|記録))/.test(next) || isOf(sentence[sentence.indexOf(each) + 1])
  })
  if (object) return object
  // 工場の入荷計量。車番、業者: what ends the sentence, though its word is a field elsewhere
  const final = sentence.at(-1)
  const isFinal = sentence.length === 1 || isOf(sentence.at(-2))
  if (final?.kind === 'chunk' && final.field && final.text.length > 2 && isFinal && !final.headDomain) return final
  const sheet = chunks.findLast((each) => {
    const told = text.slice(each.start, each.end)
    return each.text === '' && each.cues.some(({ kind }) => kind === 'view') && sheetEnd.test(told)
  })
  return sheet
    ? { ...sheet, text: text.slice(sheet.start, sheet.end).replace(/.(?:表|帳|リスト)$/, (end) => end[0]!), words: 1 }
    : null
}

const history = /^(?:履歴|経過|実績|経緯)$/
const isUnknown = (item: Item | undefined) =>
  item?.kind === 'chunk' && item.text.length > 1 && !item.thing && !item.field && !item.trade && !item.domainText

// Japanese has no spaces: the text is scanned with the longest known word; hiragana and punctuation separate, and words such
// as 管理 or アプリ are peeled from the right. Gives the same items as the reader of English and Swedish.
import { type Reading, readingsOf } from '../../lexicon/lexicon.ts'
import type { Chunk, Item } from '../chunks.ts'
import { inferType } from '../infer-type.ts'
import { bullet } from './japanese-items-ask.ts'
import { type Piece, piecesOf, wordCharsMax } from './japanese-pieces.ts'
import { tradeOf } from '../trade-of.ts'

const filler = new Set(
  '小さな 簡単な 簡単 シンプル シンプルな 社内 向け 用 表示 機能 登録 保存 必要 追加 作成 可能 使用 確認 入力 自分 次 毎日 日々 今日 私 達 好き 一つ 情報 各 全体 他 場合 個人 個人的 的 今 画面 最近 最新 種類別 作 見 使 欲 出来 設定 付 別 新 複数 式 素敵 便利 毎月 毎週 毎朝 毎晩 毎年 計算 整理 把握 現在 共用 専用 各自 当日 月間 年間 社外 店内 館内 校内 園内 近所 共同 共通 手元 身近 普段 一括 自動 手動 一目 一緒 詳細 簡易 過去 将来 今後 全部 全員分 全て 一部 様々 色々 昔 昔々 いま むかし'.split(
    ' ',
  ),
)
/** Said by itself it tells how or when, and names nothing to keep. */
const aloneFiller = new Set(
  'オンライン リアルタイム スマホ スマートフォン パソコン タブレット PC ネット ウェブ クラウド 紙 手書き エクセル Excel スプレッドシート 前回 次回 今回 初回 毎回 以前 当時 弊社 当社 自社 当店 自店 仲間内 最終 全体 時系列 順番 順 必要 希望 みんな 全員 一人 一人一人 各人 自宅 手間 デジタル 電子 形 感じ 一目瞭然 日々 月々'.split(
    ' ',
  ),
)
/** カードで並べて: how it is shown. */
const way = /^(?:カード|タイル|写真|色|表)$/
const shownSo = /^(?:形式|状|表示)?(?:で|に)(?:$|[。、]|並|見|表示|出|確認|まとめ|分け|区別|して)/
const inColumns = /^(?:に|を|で|ごとに)(?:分け|わけ|並べ|まとめ|表示|見)/
/** One sign with the kana of a verb behind it: 書きたい, 残して, 使った. */
const verbTail = /^(?!に|か|など|なの|なら|まで)[いきぎしちにびみりっんえけげせてねべめれわさたまらうくぐすつぬぶむる]/

const marks: [RegExp, string][] = [
  [/^[、,，・と]$|^や$|^および$|^とか$/, ','],
  [/^[。.!?！？\n]$/, '.'],
  [/^[(（]$/, '('],
  [/^[)）]$/, ')'],
  [/^[:：=＝]$/, ':'],
  [/^[/／]$/, '/'],
  [/^(?:さん|さま|たち)?の$/, 'of'],
  [/^(には|では|は)$/, 'has'],
]

const sheet = /^(?!代表|発表|公表|図表|早見表|時刻表)[\u4e00-\u9fffァ-ヶーきけしちみり]{2,}表$/
/** 練習表, 備品貸出簿, 作業票: what such a word names is kept on it, known or not. */
const ledger = /(?:簿|票|帳|シート|カード|日報|日誌|ノート|手帳|ログ|履歴|実績|記録|一覧|名簿)$/
const sheetAlone = /^(?:表|簿|票|シート)$/
/** クレーム対応, 役員決め: what is done with what is kept; the list is of the noun before it. */
const handling =
  /^(?:チェック|対応|対応状況|受付|受付状況|処理|手配|状況|進捗|進捗状況|予定|予定日程|情報|データ|集計|割り当て|割当|割り振り|決め|分け|まとめ|集め|業務|利用状況|稼働状況|確認|内容|取りまとめ|把握|更新|追跡|引き継ぎ|やりとり|共有|運営|募集|集約|案内|紹介|告知|宣伝|説明|配布|点検表|提出|通知|進行|作り|準備)$/
/** スポット紹介: the spots that are shown. */
const showing = /^(?:紹介|案内|募集|告知|情報|作り|づくり|作成|進行)$/
const memoEnd = /^(?:$|[。\n、]|です|を(?:残|つけ|付け|取|とり|書|まとめ))/
const history = /^(?:履歴|実績|経過)$/
/** 対応表 is the sheet of 対応. */
function withoutSheet(run: readonly Piece[]): Piece[] {
  const last = run.at(-1)!
  if (run.length > 1 && sheetAlone.test(last.text)) return run.slice(0, -1)
  const situation = last.kind === 'plain' ? /^(.{2,})状況$/.exec(last.text)?.[1] : undefined
  const isKnown =
    situation &&
    readingsOf('ja')
      .get(situation)
      ?.some(({ kind }) => kind === 'thing')
  if (last.kind !== 'plain' || !(sheet.test(last.text) || isKnown)) return [...run]
  const body = isKnown ? situation : last.text.slice(0, -1)
  const readings = readingsOf('ja').get(body.toLowerCase()) ?? []
  return [
    ...run.slice(0, -1),
    { ...last, text: body, end: last.start + body.length, kind: readings.length ? 'known' : 'plain', readings },
  ]
}

function readRun(given: readonly Piece[], text: string): Chunk {
  const run = withoutSheet(given)
  const isSheet = run.length < given.length || run.at(-1)!.end < given.at(-1)!.end
  let low = 0
  let high = run.length
  const cues: Reading[] = []
  let named: Chunk['named'] = isSheet ? 'record' : null
  let domainText = ''
  const whole = readingsOf('ja').get(text.slice(run[0]!.start, run.at(-1)!.end).toLowerCase())
  const isNoun = (readings: readonly Reading[]) =>
    readings.some((reading) => reading.kind === 'thing' || reading.kind === 'field')
  const keep = (readings: readonly Reading[]) =>
    cues.push(...readings.filter((reading) => !['thing', 'field', 'word'].includes(reading.kind)))
  // 犬の散歩代行サービス, 養蜂業: the trade, not a list of services
  const beforeLast = run[high - 2]
  if (
    beforeLast?.readings.some((reading) => reading.kind === 'domain') &&
    /^(サービス|業|事業|業者|ビジネス)$/.test(run[high - 1]!.text)
  )
    high--
  const isListed =
    run.length === 1 &&
    run[0]!.text.length > 1 &&
    /[、・／/]$/.test(text.slice(0, run[0]!.start)) &&
    /^[、・／/]/.test(text.slice(run[0]!.end))
  while (!isListed && low < high && filler.has(run[low]!.text)) low++
  // 生徒3人: how many
  if (
    text[given.at(-1)!.end] === 'の' &&
    high - low > 2 &&
    /^\d+$/.test(run[high - 2]!.text) &&
    /^[人名台匹頭羽軒戸]$/.test(run[high - 1]!.text)
  )
    high -= 2
  // 仕入れメモ: what is noted down is kept, unless it stands in a list
  const isMemo =
    high - low > 1 &&
    run[high - 1]!.text === 'メモ' &&
    !(whole && isNoun(whole)) &&
    memoEnd.test(text.slice(given.at(-1)!.end)) &&
    !/[、，,・：:（(]$/.test(text.slice(0, given[0]!.start))
  if (isMemo) {
    high--
    named = 'record'
  }
  // ライブ予定: the list is of what is to come
  const isPlan = /^(?:予定|予定表|日程|スケジュール)$/.test(run[high - 1]!.text) && !(whole && isNoun(whole))
  const handled = high - low > 1 && handling.test(run[high - 1]!.text) && (isPlan || !isNoun(run[high - 1]!.readings))
  if (handled && run[high - 2]!.readings.some(({ kind }) => kind === 'thing')) high--
  if (!(whole && isNoun(whole)))
    while (high > low) {
      const last = run[high - 1]!
      if (filler.has(last.text) && !isListed) high--
      // 担当看護師: who it is, not a trade
      else if (
        high - low > 1 &&
        run[high - 2]!.readings.some(({ kind }) => kind === 'field') &&
        last.readings.some(({ kind }) => kind === 'domain') &&
        /[師士者員]$/.test(last.text)
      )
        break
      else if (
        last.readings.length &&
        (!isNoun(last.readings) ||
          (high - low > 1 && last.readings.some((reading) => ['view', 'page', 'word'].includes(reading.kind))))
      ) {
        keep(last.readings)
        if (
          high - low === 1 &&
          !last.readings.some((reading) => reading.kind === 'word') &&
          last.readings.some((reading) => reading.kind === 'domain')
        )
          domainText = last.text
        const word = last.readings.find((reading) => reading.kind === 'word')
        if (word) named = word.id === 'record' ? 'record' : (named ?? 'building')
        high--
      } else break
    }
  while (low < high && filler.has(run[low]!.text)) low++
  if (high - low > 1 && showing.test(run[high - 1]!.text) && !isNoun(run[high - 1]!.readings) && run[high - 2]!.text.length > 1)
    high--
  const last = run[high - 1]
  if (high > low && !isNoun(last!.readings) && ledger.test(last!.text)) named = 'record'
  // 同人サークル: an unknown word and a trade are the trade
  const all = text.slice(run[low]?.start ?? 0, run.at(-1)!.end)
  const isTrade = domainText === '' && named === null && high > low && high < run.length && !isNoun(last!.readings)
  if (isTrade && cues.some((cue) => cue.kind === 'domain') && tradeOf(all, 'ja')) {
    domainText = all
    high = low
  }
  // 地区運動会: a trade with a field's name in front is that trade
  const front = run[high - 1]
  const isOfField = high > low && high < run.length && front!.readings.every(({ kind }) => kind === 'field')
  const isDomainLast = run.at(-1)!.readings.some(({ kind }) => kind === 'domain') && !isNoun(run.at(-1)!.readings)
  if (named === null && isOfField && front!.readings.length > 0 && isDomainLast) {
    domainText = all
    high = low
  }
  const words = high - low
  const chunk: Chunk = {
    kind: 'chunk',
    text: words ? text.slice(run[low]!.start, run[high - 1]!.end) : '',
    start: run[0]!.start,
    end: given.at(-1)!.end,
    plural: false,
    thingWords: 0,
    fieldWords: 0,
    words,
    cues,
    named,
    ...(domainText && { domainText }),
  }
  if (!words) {
    const trade = domainText && named !== 'record' ? tradeOf(domainText, 'ja') : null
    return trade ? { ...chunk, trade } : chunk
  }
  const head = whole && words === run.length ? whole : run[high - 1]!.readings
  const trade = named === 'record' ? null : tradeOf(chunk.text, 'ja')
  if (trade) chunk.trade = trade
  keep(head)
  // 売上ダッシュボード: the domain, not a list or a field
  if (head.some((reading) => reading.kind === 'domain') && (named === 'building' || cues.some((cue) => cue.kind === 'page')))
    return { ...chunk, text: '', words: 0 }
  if (head.some((reading) => reading.kind === 'domain')) chunk.headDomain = true
  // 修繕履歴: repairs, under the name they were given
  const past = words > 1 && history.test(last!.text) && !isNoun(head) ? run[high - 2]!.readings : []
  const thing = [...head, ...past].find((reading) => reading.kind === 'thing')
  const field = head.find((reading) => reading.kind === 'field')
  // 到着予定: the day it is to come
  const isDay = words > 1 && last!.text === '予定' && named === null && inferType(chunk.text, 'ja').type === 'date'
  if (thing && !isDay) Object.assign(chunk, { thing, thingWords: whole ? words : 1 })
  // 対応表: what a sheet is kept for is no field
  if (field && !(isSheet && !thing)) Object.assign(chunk, { field, fieldWords: whole ? words : 1 })
  if (whole) chunk.words = words
  for (const piece of run.slice(low, high - 1)) {
    if (whole) break
    // 黒番, 白米: a sign of a colour in front of another is part of the word
    const isInWord = piece.text.length === 1 && /^[\u4e00-\u9fff]/.test(text[piece.end] ?? '')
    const domain = piece.readings.filter(
      ({ kind }) => ['domain', 'tone', 'service', 'page'].includes(kind) || (kind === 'colour' && !isInWord),
    )
    cues.push(...domain)
    chunk.modifier ??= piece.readings.find((reading) => reading.kind === 'thing')
  }
  return chunk
}

/** ギャラリーで見たい: a view, and nobody's gallery. */
function asView(chunk: Chunk, text: string): Chunk {
  if (!chunk.cues.some(({ kind }) => kind === 'view') || !shownSo.test(text.slice(chunk.end))) return chunk
  const { domainText: _domain, trade: _trade, ...rest } = chunk
  return { ...rest, cues: chunk.cues.filter(({ kind }) => kind !== 'domain') }
}

/** 家賃 間取り 築年数: a space between two Japanese words parts them like a comma. */
const spaceBetween = (text: string, { text: own, start, end }: Piece): boolean =>
  /^[ \u3000]$/.test(own) &&
  /[\u3041-\u30ff\u4e00-\u9fff]$/.test(text.slice(0, start).slice(-1)) &&
  /^[ \u3000]{0,2}[\u3041-\u30ff\u4e00-\u9fffA-Za-z0-9]/.test(text.slice(end, end + 3))

const startsLine = (text: string, at: number): boolean => {
  let before = at - 1
  while (before >= 0 && /[ \u3000]/.test(text[before]!)) before--
  return before < 0 || text[before] === '\n'
}
/** 企画→執筆→校正: the stations of a way. */
const isStation = (text: string, at: number): boolean =>
  /^[→⇒➡]$/.test(text[at]!) &&
  /[→⇒➡][^→⇒➡。、\n]{1,12}[→⇒➡]/.test(text.slice(Math.max(0, at - stationCharsMax), at + stationCharsMax))
const stationCharsMax = 14
/** A dot or a number at the start of a line is a bullet. */
const lineMark = /^(?:[・･●○■□◆◇*‐–—-]|[①-⑳]|\d{1,2}[.)）．]|[(（]\d{1,2}[)）])[ \u3000]*(?=\S)/u

/** The items of a Japanese text, in order. */
export function readJapanese(text: string): Item[] {
  const items: Item[] = []
  const pieces = piecesOf(text)
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]!
    const listMark = startsLine(text, piece.start) ? lineMark.exec(text.slice(piece.start, piece.start + wordCharsMax)) : null
    if (listMark) {
      items.push({ kind: 'mark', word: bullet, verb: false, start: piece.start, end: piece.start + listMark[0].length })
      const end = piece.start + listMark[0].length
      while (at < pieces.length && pieces[at]!.start < end) at++
      continue
    }
    if (/^[%％℃]$/.test(piece.text) && items.at(-1)?.kind === 'chunk') {
      at++
      continue
    }
    if (piece.kind === 'mark' || piece.kind === 'kana') {
      const isArrow = /^[→⇒➡]$/.test(piece.text) && /^[^→⇒➡。\n]+[、，・][^→⇒➡。\n]+(?:$|[。\n])/.test(text.slice(piece.end))
      const word = isArrow
        ? ':'
        : isStation(text, piece.start)
          ? '/'
          : (marks.find(([pattern]) => pattern.test(piece.text))?.[1] ?? piece.text)
      const verb = /(たい|ください|て|する|できる|ます|した|れる)$/.test(piece.text)
      const parted = spaceBetween(text, piece)
      if (parted) items.push({ kind: 'mark', word: ',', verb: false, start: piece.start, end: piece.end })
      else if (word.trim() || piece.text === '\n') items.push({ kind: 'mark', word, verb, start: piece.start, end: piece.end })
      at++
      continue
    }
    // 進み具合ごとに列に分けて: a board
    if (piece.text === '列' && inColumns.test(text.slice(piece.end))) {
      items.push({ ...readRun([piece], text), text: '', words: 0, cues: [{ kind: 'view', id: 'board' }] })
      at++
      continue
    }
    // 地域別売上: what stands before 別 is a field of its own
    let end = at + 1
    while (end < pieces.length && ['known', 'plain'].includes(pieces[end]!.kind) && pieces[end - 1]!.text !== '別') end++
    const run = pieces.slice(at, end)
    const isVerb =
      run.length === 1 && piece.kind === 'plain' && /^[\u4e00-\u9fff]$/.test(piece.text) && verbTail.test(text.slice(piece.end))
    const isManner =
      run.length === 1 &&
      ((aloneFiller.has(piece.text) && !/^[、，,・]/.test(text.slice(piece.end))) ||
        (way.test(piece.text) && shownSo.test(text.slice(piece.end))))
    if (isManner) {
      const { thing: _thing, field: _field, ...rest } = readRun(run, text)
      items.push({ ...rest, text: '', words: 0, cues: [], named: null })
    } else if (isVerb) items.push({ kind: 'mark', word: piece.text, verb: true, start: piece.start, end: piece.end })
    else if (run.length > 1 && run.at(-1)!.text === '別') items.push(readRun(run.slice(0, -1), text))
    else items.push(asView(readRun(run, text), text))
    at = end
  }
  return items
}

// Japanese has no spaces: the text is cut into pieces by the longest known word; what the lexicon lacks is cut where the kind of
// letter changes, but for the nouns that hold kana (預かり日, 売れ残り, お礼状).
import { japaneseWholes } from '../../lexicon/japanese-wholes.ts'
import { type Reading, readingsOf } from '../../lexicon/lexicon.ts'
import { katakanaWords } from './japanese-katakana.ts'

export type Piece = { text: string; start: number; end: number; kind: 'known' | 'plain' | 'kana' | 'mark'; readings: Reading[] }

/** Signs of the longest of the words that hold others by accident, where they begin with a Chinese sign. */
const wholeCharsMax = 4
/** No noun is longer. */
export const wordCharsMax = 16
const piecesMax = 6_000
const classOf = (char: string): 'kata' | 'han' | 'latin' | 'hira' | 'mark' =>
  // the dot between words is a mark, though it stands among the kana
  /[\u30a0-\u30fa\u30fc-\u30ff]/.test(char)
    ? 'kata'
    : /[\u4e00-\u9fff々]/.test(char)
      ? 'han'
      : /[A-Za-z0-9&+]/.test(char)
        ? 'latin'
        : /[\u3041-\u309f]/.test(char)
          ? 'hira'
          : 'mark'

/** Nouns with kana inside: 預かり日, 引渡し予定日, 植え替え日, 借りた人, 釣った日, 避妊手術済み. */
const mixedNoun =
  /^(?![\u4e00-\u9fff]+(?:[きけしせちべみめりれい]て|か)[\u4e00-\u9fff])(?:[\u4e00-\u9fff]{1,4}[いえかきぎくけげしせちてべみめりれわ]{1,2}[\u4e00-\u9fff]{1,5}(?:[いえきけしちみめりれ]{1,2}[\u4e00-\u9fff]{1,3})?|[\u4e00-\u9fff]{1,3}[\u3041-\u3096]{0,2}[ただ][\u4e00-\u9fff\u30a0-\u30ff]{1,5}|[\u4e00-\u9fff]{2,6}済み)(?=か?(?:[、。,，)）・：:\s]|[とやをはがに](?![\u3041-\u3096])|ごと|$))/u

/** 空き家, 乗り物, 送り先: a verb in front of a noun makes one noun of them. */
const nounAfterVerb =
  /^[\u4e00-\u9fff]{1,2}[きりちしみけえびれせめ](?:[\u4e00-\u9fff]{1,2}|[ァ-ヶー]{2,5})(?=[、。,，)）・：:\n]|$|ごと|[のをはがと](?![\u3041-\u3096])|リスト|管理|記録|一覧|情報)/u
/** 売れ残り, 買い出し, 引き継ぎ: two verbs make a noun. */
const nounOfVerbs =
  /^[\u4e00-\u9fff]{1,2}(?![とのやがをにはもで])[\u3041-\u3096]{1,2}[\u4e00-\u9fff]{1,2}[りみしきちいけえめせれぎび](?=[、。,，)）・：:\n]|$|ごと|[のをはがと](?![\u3041-\u3096])|リスト|管理|記録)/u

/** 間取り, 日当たり: two signs or more and the kana that ends the noun. */
const nounWithTail =
  /^[\u4e00-\u9fff]{2,4}[みりきちけせさえいめれべた]{1,2}(?=[、。,，)）・\s]|$|[のをはがと](?![\u3041-\u3096]))/u

const recordEnd = /(?<=.{2})(一覧|管理|記録|名簿|台帳|日誌|リスト)$/
/** 好み, 集まり, 役員決め: the kana that ends a noun belongs to it when a particle follows. */
const endsInKana = (text: string, at: number): boolean =>
  /^[\u4e00-\u9fff][みりきちけせさ](?=[のをはがとやに、。\n]|$)/.test(text.slice(at, at + 3)) ||
  (/[\u4e00-\u9fff]/.test(text[at - 1] ?? '') &&
    /^[\u4e00-\u9fff](?:[めえれげしいび](?=[のをはがとや、。\n]|$)|り(?=を(?:し|やっ|行|記録|管理)))/.test(
      text.slice(at, at + 3),
    ))

/** お礼状, ご祝儀: the polite front belongs to its noun, but not where a verb follows (お願い, ご利用). */
const politeNoun =
  /^[おご](?!願|待|困|使|伝|送|渡|探|互|忙|勧|見(?![合舞積])|聞|教|貸|知|利用|覧|確認|登録|検討|存|了承|理解|協力|入力|記入|希望|活用)(?:[\u4e00-\u9fff]{1,3}[いりえきみし](?=[とのをがはにやも、。，,・）)\n]|$)|[\u4e00-\u9fff]{1,5}|[ァ-ヶー]{2,8})(?![\u4e00-\u9fffァ-ヶー]|さん|さま)/u

/** うんちの状態, えさ: between the marks of a list a run of hiragana is a noun, unless it joins or ends a sentence. */
const kanaNoun = (text: string, at: number): number => {
  // 学童のおやつ
  const ends =
    text[at - 1] === 'の' &&
    /^[\u4e00-\u9fffァ-ヶー]$/.test(text[at - 2] ?? '') &&
    /^[\u3041-\u3096ー]{3,6}$/.test(text.slice(at))
  const isApart = /[\u4e00-\u9fffァ-ヶー][ \u3000]$/.test(text.slice(Math.max(0, at - 2), at))
  if (at > 0 && !ends && !isApart && !/[、，,・：:（(\n]/.test(text[at - 1]!)) return 0
  const found = /^[\u3041-\u3096ー]{2,7}?(?=の[\u4e00-\u9fffァ-ヶ]|[、，,・）)\n]|$)/u.exec(
    text.slice(at, at + wordCharsMax),
  )?.[0]
  return found && !joiningKana.test(found) ? found.length : 0
}
const joiningKana =
  /^(?:また|そして|あと|それ|この|その|あの|ここ|そこ|これ|さらに|できれば|もし|たとえば|ほか|なお|ただ|うち|わたし|ぼく|いつ|どこ|だれ|なに|いくら|とか|など|あと|ついでに|ちなみに|もちろん|すべて|みんな|いろいろ)|(?:て|に|ば|から|ので|けど|です|ます|たい|ない|よう|とか|など|した|する|れる|せん|ほしい|ください)$/

/** 重し, 食べごろ: between the marks of a list, unless it ends as a verb does. */
const nounListed =
  /^[\u4e00-\u9fff]{1,5}[\u3041-\u3096]{1,3}(?<![るただてでいうくすつぬむぶかも])(?=[、，,・）)\n]|$|を(?:[^、。\n]{0,4}?)(?:記録|残|書|つけ|付け|管理|入れ|入力|まとめ|メモ|登録|一覧))/u

/** 編集 and 募集 are acts: no 編 or 募 of which there is a collection. */
const actOfGathering = /^(?:編集|募集|採集|収集|特集|招集|召集|結集|密集)/
/** 連絡用, フリーランス用: what it is for, but 費用 and 長期利用 are nouns. */
const forWhat =
  /^(?:[\u4e00-\u9fff々]{2,8}(?<![利使費採信雇応運活適専共社私服引作併兼公実日常慣徴登起通副軍商汎御土])|[ァ-ヶー]{2,12})(?=用(?=$|[、。，,\n]|[のでに](?![\u3041-\u3096])))/u

/** 毎日記録, 最近読んだ本: when, not what. */
const timeAdverb = /^(?:毎日|毎月|毎週|毎朝|毎晩|毎年|毎回|日々|日常的に|最近|今月|今年|今日|今度|今回|来月|来年|現在)/

/** The pieces of a text, in order. */
export function piecesOf(text: string): Piece[] {
  const index = readingsOf('ja')
  const low = text.toLowerCase()
  const knownAt = (at: number): [number, Reading[]] | null => {
    for (let length = Math.min(wordCharsMax, low.length - at); length >= 1; length--) {
      const readings = index.get(low.slice(at, at + length))
      if (readings && (length > 1 || classOf(low[at]!) === 'han') && (classOf(low[at]!) !== 'hira' || length >= 3))
        return [length, readings]
    }
    return null
  }
  const wholeAt = (at: number): number => {
    for (let length = wholeCharsMax; length > 1; length--) if (japaneseWholes.has(text.slice(at, at + length))) return length
    return 0
  }
  const pieces: Piece[] = []
  let at = 0
  const take = (length: number, kind: Piece['kind'], readings: Reading[] = []) => {
    pieces.push({ text: text.slice(at, at + length), start: at, end: at + length, kind, readings })
    at += length
  }
  while (at < text.length && pieces.length < piecesMax) {
    const kind = classOf(text[at]!)
    const found = kind === 'mark' ? null : knownAt(at)
    // 年間, 面接: one known sign in front of another sign is the beginning of a word nobody wrote down
    const isBegun = found?.[0] === 1 && kind === 'han' && classOf(text[at + 1] ?? '') === 'han' && !knownAt(at + 1)
    const known = isBegun ? null : found
    const katakana = kind === 'kata' && classOf(text[at - 1] ?? '') !== 'kata' ? katakanaWords(text, at) : []
    if (katakana.length && (known?.[0] ?? 0) <= katakana.reduce((sum, length) => sum + length)) {
      for (const length of katakana) {
        const readings = index.get(text.slice(at, at + length))
        take(length, readings ? 'known' : 'plain', readings)
      }
      continue
    }
    // 学童のおやつ
    if (text[at] === 'の' && kanaNoun(text, at + 1)) {
      take(1, 'kana')
      continue
    }
    const listed =
      kind === 'han' && /[、，,・：:（(\n]/.test(text[at - 1] ?? '')
        ? nounListed.exec(text.slice(at, at + wordCharsMax))?.[0]
        : undefined
    if (listed && listed.length > (known?.[0] ?? 0)) {
      take(listed.length, 'plain')
      continue
    }
    const whole = kind === 'han' ? wholeAt(at) : 0
    if (whole > (known?.[0] ?? 0)) {
      take(whole, 'plain')
      continue
    }
    const mixed = kind === 'han' ? mixedNoun.exec(text.slice(at, at + wordCharsMax))?.[0].replace(recordEnd, '') : undefined
    const ahead = kind === 'han' ? text.slice(at, at + wordCharsMax) : ''
    const verbs = (nounOfVerbs.exec(ahead) ?? nounAfterVerb.exec(ahead))?.[0].replace(recordEnd, '')
    if (verbs && verbs.length > Math.max(known?.[0] ?? 0, mixed?.length ?? 0)) {
      take(verbs.length, 'plain')
      continue
    }
    const act = kind === 'han' && !known ? actOfGathering.exec(ahead)?.[0] : undefined
    const purpose = known ? undefined : forWhat.exec(text.slice(at, at + wordCharsMax))?.[0]
    if (act ?? purpose) {
      take((act ?? purpose)!.length, 'plain')
      continue
    }
    if (mixed && mixed.length > (known?.[0] ?? 0)) {
      take(mixed.length, 'plain')
      continue
    }
    // a known latin word must not end inside a longer one
    if (known && !(kind === 'latin' && /[a-z0-9]/i.test(text[at + known[0]] ?? ''))) {
      take(known[0], 'known', known[1])
      continue
    }
    const when = kind === 'han' && !known ? timeAdverb.exec(text.slice(at, at + wordCharsMax))?.[0] : undefined
    const polite = kind === 'hira' ? politeNoun.exec(text.slice(at, at + wordCharsMax)) : null
    const inKana = kind === 'hira' && !known ? kanaNoun(text, at) : 0
    if (inKana) {
      take(inKana, 'plain')
      continue
    }
    if (polite) {
      const rest = knownAt(at + 1)
      if (rest) take(1 + rest[0], 'known', rest[1])
      else take(polite[0].length, 'plain')
      continue
    }
    let end = at + 1
    const tail = kind === 'han' && !known ? nounWithTail.exec(text.slice(at, at + wordCharsMax))?.[0] : undefined
    if (when) end = at + when.length
    else if (tail) end = at + tail.length
    else if (kind === 'han' && endsInKana(text, at)) end = at + 2
    else if (kind !== 'mark')
      while (
        end < text.length &&
        classOf(text[end]!) === kind &&
        !(kind === 'hira' && politeNoun.test(text.slice(end, end + wordCharsMax))) &&
        (kind === 'latin' || !(knownAt(end) || wholeAt(end) || actOfGathering.test(text.slice(end, end + 2))))
      )
        end++
    take(end - at, kind === 'mark' ? 'mark' : kind === 'hira' ? 'kana' : 'plain')
  }
  return pieces
}

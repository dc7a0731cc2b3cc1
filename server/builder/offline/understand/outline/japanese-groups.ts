// The groups of a Japanese prompt: 豆は産地・精製方法、焙煎は日付・温度; 機体(登録記号、型式)と飛行(日付、場所); 畑ごとに品種、面積、本数.
import { lastOf } from '../field-named.ts'
import { type Group, masked, type Part, partsAt, sliceOf } from './parts.ts'

/** 飼い主, 持ち物: kana between two signs that joins no two words. */
const within = String.raw`(?<=\p{Script=Han})[いきしちりえけせてねめれげべみびぎじ](?=\p{Script=Han})`
/** 申し込み, 売り上げ: how a verb's noun ends */
const ending = '[みきりいげせけめえ]?(?=は|に|：|:|（|\\(|の)'
const name = String.raw`(?:お|ご)?(?:[\p{Script=Han}\p{Script=Katakana}ー]|${within}){1,12}(?:${ending})?`
const sentence = /[^。\n！!？?]+/gu
const joint = /[、・,，／/]|\s+|(?<=[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}])/gu
/** Where a group begins: its name, and what opens what it has. */
const opening = new RegExp(
  String.raw`(?<=^|[、。：:\s→とのや])(?<head>${name})(?:の(?:一覧|リスト|名簿|台帳|記録|情報|データ|項目))?(?:の側には、?|には、?|は、?|[：:]\s*|(?=[（(]))|(?<each>${name})(?:ごと|のたび)に、?`,
  'gu',
)
/** What ends an item list and begins a sentence's verb. */
const predicate =
  /(?:を|が(?:わか|分か|欲し|ほし|必要|あ[りるっ])|で(?:す|、|$|カレンダー|一覧)|に(?:し|表示|出)|など|も(?:記録|残|管理)|として|とする|の(?:記録|管理|一覧)|です|だ$|ます).*$/u
const itemsMin = 2
/** So many lists in brackets are what is written down. */
const writtenMin = 2

const isAheadOfLists = new RegExp(String.raw`^${name}[（(][^（）()\n]*[、,，][^\n。]*[（(]`, 'u')

/** What shows lists is none. */
const frame = /(?:サイト|ページ|アプリ|フォーム|ボード|ステータス|列|項目|画面|システム)$/u

export function japaneseGroups(prompt: string): Group[] {
  const text = masked(prompt)
  return [...text.matchAll(sentence)].flatMap(({ 0: said, index }) => groupsOf(prompt, said, index))
}

/** `said` is masked: the first bracket that closes in it is that of the list. */
function groupsOf(prompt: string, said: string, start: number): Group[] {
  const found = [...said.matchAll(opening)]
  const groups = found.flatMap((each, at): Group[] => {
    const from = start + each.index
    const head = sliceOf(prompt, from, from + (each.groups!.head ?? each.groups!.each!).length)
    const behind = from + each[0].length
    // 合否は「合格/不合格」: what a field may be
    if (frame.test(head.text) || prompt[behind] === '「') return []
    // レンタカー：車（ナンバー、車種）、貸出（車、顧客）: what it is for stands ahead of its lists
    if (/[：:]\s*$/u.test(each[0]) && isAheadOfLists.test(prompt.slice(behind))) return []
    if (/[（(]/u.test(prompt[behind] ?? '') && behind === head.end) {
      const close = said.slice(behind - start).search(/[)）]/u)
      const items = close < 0 ? [] : partsAt(prompt, { start: behind + 1, end: behind + close }, joint)
      return items.length >= itemsMin ? [{ head, items }] : []
    }
    const next = found[at + 1]
    const end = start + (next ? next.index : said.length)
    const items = partsAt(prompt, { start: behind, end }, joint).map(withoutVerb)
    const stop = items.findIndex(({ isEnd }) => isEnd)
    const listed = (stop < 0 ? items : items.slice(0, stop + 1)).map(({ part }) => part).filter((part) => part.text)
    // 顧客管理：連絡先、会社、商談: lists behind what is to be built, and no fields of it
    const areLists = listed.filter(({ text }) => isListName(text)).length * 2 > listed.length
    if (head.text.endsWith('管理') && areLists) return []
    const isAsked = listed.some(({ text }) => /[^、]か$/u.test(text))
    const isEach = each.groups!.each !== undefined
    return listed.length >= itemsMin || isAsked ? [{ head, items: listed, isEach }] : []
  })
  return [...groups, ...bareBeside(groups, prompt, said, start)].toSorted((a, b) => a.head.start - b.head.start)
}

const isListName = (text: string): boolean => {
  const last = lastOf(text, 'ja')
  return last?.thing !== undefined && last.field === undefined
}
const bareName = new RegExp(`^${name}$`, 'u')
/** 会社、患者（氏名、電話）、歯科医師、予約（患者、日付）: what stands bare beside lists in brackets is one as well. */
function bareBeside(groups: readonly Group[], prompt: string, said: string, start: number): Group[] {
  const written = groups.filter(({ head }) => /^[（(]/u.test(prompt.slice(head.end)))
  if (written.length < writtenMin) return []
  const colon = /[：:]/u.exec(said)
  const from = colon && start + colon.index < written[0]!.head.start ? colon.index + 1 : written[0]!.head.start - start
  const outside = said.slice(from).replace(/[（(][^（）()]*[)）]/gu, (inside) => '、'.repeat(inside.length))
  return [...outside.matchAll(/[^、，,と]+/gu)]
    .map(({ 0: text, index }) => ({ text, start: start + from + index, end: start + from + index + text.length }))
    .filter((part) => bareName.test(part.text) && !groups.some(({ head }) => head.start === part.start))
    .map((head) => ({ head, items: [], isBeside: true }))
}

function withoutVerb(part: Part): { part: Part; isEnd: boolean } {
  const text = part.text.endsWith('か') ? part.text : part.text.replace(predicate, '')
  return { part: { text, start: part.start, end: part.start + text.length }, isEnd: text !== part.text }
}

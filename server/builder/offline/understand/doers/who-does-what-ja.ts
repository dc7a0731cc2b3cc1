// The same in Japanese: 企業が求人を掲載し, 会員がコートを予約できる, 職員が入居者ごとに体温、血圧を入力し.
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { endsInField, lastOf } from '../field-named.ts'
import { deedAt } from './doings-ja.ts'
import type { Doing } from './doings.ts'
import { namesPeople } from './people.ts'
import type { Done } from './who-does-what.ts'

const sign = String.raw`[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9]`
/** The kana inside 作付け, 読み聞かせ会, 貸し出し. */
const inside = String.raw`(?:し(?![、・])|[りけみえいきちせれべげぎじびめ]|て(?=${sign})|かせ|わせ|らせ|もり|がり|とし)`
const joint = String.raw`(?:をも|ごとに|[、・とやをがはもにへでの（(]|さん|様|さま|から|など|たち)`
const noun = String.raw`[おご]?${sign}+(?:${inside}(?=${sign}|${joint})${sign}*)*`
const brackets = String.raw`(?:[（(][^（）()]{1,80}[）)])?`
const each = String.raw`(?:${noun}の){0,2}(?:${noun})(?:さん|さま|様|たち|ら(?=[がは]))?${brackets}`
/** Nouns that stand together, and what ties them to the verb. */
const phrase = new RegExp(
  String.raw`(?<=^|[^\p{Script=Han}\p{Script=Katakana}ー])(?<all>${each}(?:(?:、|・|と|や|および|及び)${each})*)(?:など)?(?<tie>ごとに|毎に|別に|には|にも|から|を|が|は|も|に|へ)`,
  'uy',
)
/** Signs between what is told of and what is done: 本を毎日読んで書く is too far. */
const gapMax = 8

/** Anybody at all, and those who run it. */
const anybody = /^(?:人|方|誰|誰でも|みんな|全員|ユーザー|利用者|管理者|担当者|スタッフ|自分|私|僕|運営|事務局|店長|うち|会社)$/u
const people =
  /(?:者|員|師|士|手|長|係|家|親|客|主|民|生|さん|様|さま|ママ|パパ|マン|ライター|ドライバー|トレーナー|オーナー|コーチ|ユーザー|リーダー|マネージャー|デザイナー|ファン|バンド|メンバー|スタッフ|コーディネーター|カップル|サポーター|クライアント|モニター|ペア|親子|ボランティア|インストラクター|ホスト|ゲスト|キャスト|ペット仲間|企業|会社|業者|団体|店|店舗|サロン|農園|農場|(?<!求|個|一|二|三|法|成|本|何)人|学校|施設|病院|クラス|チーム)$/u
const noPeople = /(?:選手権|作家|国家|民家|写生|衛生|発生|再生|人生|商店|売店|歌手権|家主権)$/u
const title = /(?:さん|さま|様|たち|ら)$/u
const isPeople = (name: string) => (people.test(name) || namesPeople(name.replace(title, ''), 'ja')) && !noPeople.test(name)
const bare = (name: string) => (/^お?客/.test(name) ? name : name.replace(title, '')).replace(/^各/, '')

type Named = { name: string; of?: string; listed: string[] }
/** Nouns of a phrase: 宿題の曲, 作付け（作物、播種日）. */
function namedIn(all: string): Named[] {
  const parts = all.split(/(?<![（(][^）)]*)(?:、|・|と(?!し\p{Script=Han})|や|および|及び)(?![^（(]*[）)])/u).filter(Boolean)
  return parts.map((part) => {
    const [, front = '', own = '', inner] = /^(?:(.*)の)?([^の（(]+)(?:[（(]([^）)]*)[）)])?$/u.exec(part) ?? [
      undefined,
      '',
      part,
    ]
    const listed = inner?.split(/[、，,・]/u).map((label) => label.trim()) ?? []
    return { name: own, ...(front && { of: front.slice(front.lastIndexOf('の') + 1) }), listed: listed.filter(Boolean) }
  })
}

/** What a sentence told so far. `did`: 練習した分数; `also`: what another one does by the same verb. */
type State = { who?: string; what: Named[]; each?: string; to?: string; from?: true; did?: string; also?: State; at: number }

/** Whether a noun only says something of what is kept. */
export const isNoted = (name: string): boolean => {
  const last = lastOf(name, 'ja')
  return endsInField(name, 'ja', last) && last?.thing === undefined
}

export function doneInJapanese(text: string): Done[] {
  const all: Done[] = []
  for (const { 0: sentence, index } of text.matchAll(/[^。．！!？?\n]+/gu))
    all.push(...doneInSentence(sentence, index, all.at(-1)))
  return all
}

function doneInSentence(text: string, offset: number, before?: Done): Done[] {
  const all: Done[] = []
  let state: State = { what: [], at: 0 }
  let recent = before?.what
  for (let at = 0; at < text.length;) {
    phrase.lastIndex = at
    const found = phrase.exec(text)
    const deed = at - state.at <= gapMax ? deedAt(text, at, state.at === at) : null
    if (deed && (!found || state.at === at)) {
      for (const each of state.also ? [state.also, state] : [state]) all.push(...doneBy(each, deed, { text, offset, recent }))
      recent = all.at(-1)?.what || state.what.find(({ name }) => !isNoted(name))?.name || recent
      // メニューを選んで予約する: what was chosen is what is booked
      const what = deed.doing ? [] : state.what
      state = { ...(state.who !== undefined && { who: state.who }), what, at: deed.end }
      at = deed.end
    } else if (found) {
      const did = doneBefore.exec(text.slice(0, at))?.[1]
      at = phrase.lastIndex
      state = heard(state, namedIn(found.groups!.all!), found.groups!.tie!, at, did)
    } else at++
  }
  return all
}

/** 演出が稽古日を決める: no word that means anything else. */
const isUnknown = (name: string): boolean => {
  const last = lastOf(name, 'ja')
  return (
    /^\p{Script=Han}{1,3}[^\P{Script=Han}均計率数額値上日時]$/u.test(name) &&
    !last?.thing &&
    !last?.field &&
    classOfNoun(name, 'ja') === 'object'
  )
}
const doneBefore = /(\p{Script=Han}{2})した$/u
function heard(state: State, named: Named[], tie: string, at: number, did?: string): State {
  const last = named.at(-1)!
  if (/^[がはも]$/.test(tie)) {
    if (isPeople(last.name)) {
      const others = named.slice(0, -1).filter(({ name }) => !isPeople(name))
      // 保護者は朝の体温、保育士は昼食を書く: the verb of both comes later
      return { who: last.name, what: [], ...(others.length > 0 && { also: { ...state, what: others } }), at }
    }
    if (tie === 'が') return { what: state.what, ...(isUnknown(last.name) && { who: last.name }), at }
    return tie === 'も' ? { ...state, what: named, at } : { ...state, at }
  }
  if (/^(?:ごとに|毎に|別に)$/.test(tie)) return { ...state, each: last.name, at }
  if (tie === 'を') return { ...state, what: named, at, ...(did !== undefined && { did }) }
  return { ...state, to: last.name, ...(tie === 'から' && { from: true }), at }
}

type Found = { verb: string; doing: Doing | null; end: number }
const asked = /^(?:し|い|っ|け|り)?て(?:もら|いただ|ほしい|欲しい)/u
/** 記録できるアプリ: what is to be made. */
const container = /(?:アプリ|システム|サイト|ツール|ページ|ノート|台帳|表|フォーム|仕組み|機能|場|画面|人|者|日)$/u
const ahead = new RegExp(String.raw`^(?:した|された|する|できる|た|る|った)(?<noun>${noun})`, 'u')

/** What is said of another record: コメントを返す, 感想を書く. */
const opinion = /^(?:感想|不具合|故障|破損|質問|要望|コメント|レビュー|口コミ|評価|返信|返事|回答|フィードバック)$/u

const wished = /^[しいきち]?(?:ておき|とき)?たい/u

type Place = { text: string; offset: number; recent: string | undefined }
function doneBy(state: State, found: Found, { text, offset, recent }: Place): Done[] {
  const { verb } = found
  const isOpinion = state.what.length === 1 && opinion.test(state.what[0]!.name)
  const doing = found.doing ?? (isOpinion ? {} : null)
  if (!doing) return []
  const behind = text.slice(found.end)
  // 児童は学年も登録しておきたい: who asks does it
  if (wished.test(behind)) return []
  const isAsked = (asked.test(behind) || state.from === true) && state.to !== undefined && isPeople(state.to)
  const by = isAsked ? state.to : state.who
  // 顧客ごとに来店日、金額を記録: of the customers themselves
  if (by === undefined && !(state.each !== undefined && state.what.some(({ listed }) => listed.length))) return []
  const isHanded = found.doing?.record === '割り当て'
  const who = by === undefined || isHanded || anybody.test(bare(by)) ? {} : { who: bare(by) }
  const span = { ...(by !== undefined && { by }), ...who, verb, start: offset, end: offset + found.end }
  const holder = state.each ?? (state.to !== undefined && !isPeople(state.to) ? state.to : undefined)
  const about = isOpinion && recent ? recent : state.each
  const of = about === undefined ? {} : { of: about }
  const what = state.what.length ? state.what : whatElse(behind, holder, recent, doing)
  // 物件を登録し、希望者が内見を予約: a visit to what was told of before
  const isOf = doing.record !== undefined && of.of === undefined && !isHanded && !what.every(({ name }) => isList(name))
  if (what.length) return doneTo(what, told(doing, state), span, isOf && recent ? { of: recent } : of, holder)
  // 住民が応募する
  return doing.record !== undefined && who.who !== undefined ? [{ ...doing, ...span, what: '', fields: [] }] : []
}
const told = (doing: Doing, { did, what }: State): Doing =>
  did !== undefined && what.every(({ name }) => isNoted(name)) ? { ...doing, record: `${did}記録` } : doing

/** 企業が掲載した求人; イベントに申し込む; 会を企画し、親子が申し込む. */
function whatElse(behind: string, holder: string | undefined, recent: string | undefined, doing: Doing): Named[] {
  const found = ahead.exec(behind)?.groups?.noun
  if (found !== undefined && !container.test(found)) return [{ name: found, listed: [] }]
  if (doing.record === undefined) return []
  if (holder !== undefined && doing.record !== '割り当て') return [{ name: holder, listed: [] }]
  return recent ? [{ name: recent, listed: [] }] : []
}

type Spoken = Omit<Done, 'what'>
function doneTo(what: Named[], doing: Doing, span: Spoken, of: { of?: string }, holder?: string): Done[] {
  const assigned = doing.record === '割り当て' && holder !== undefined ? { of: holder } : of
  const one = what[0]!
  const isMany = what.length > 1
  const noted = what.map(({ name }) => name)
  // 宿題の曲と注意点を書く
  if (one.of !== undefined && !isPeople(one.of) && !moment.test(one.of) && of.of === undefined && (isMany || isNoted(one.name)))
    return [{ ...doing, ...span, ...of, what: one.of, fields: noted }]
  if (isMany ? !noted.every(isList) : isNoted(one.name) && !one.listed.length && !opinion.test(one.name))
    return [{ ...doing, ...span, ...of, what: '', fields: noted }]
  return what.map(({ name, listed, of: whose }) => ({
    ...doing,
    ...span,
    ...assigned,
    ...(whose !== undefined && isPeople(whose) && assigned.of === undefined && { of: whose }),
    what: name,
    ...(listed.length && { fields: listed }),
  }))
}
/** 朝の体温, 自分の空き時間: no list. */
const moment =
  /^(?:朝|昼|夜|夕方|毎.|今.|当日|前日|翌日|その日|日々|一日|[0-9]+.*|自分|それぞれ|お互い|以下|次|他|全部|最新|当時)$/u
const isList = (name: string) => lastOf(name, 'ja')?.thing !== undefined && !isNoted(name)

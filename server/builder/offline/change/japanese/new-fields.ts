// 「推定年齢は整数で、去勢済みは○×で」, 「敷金と礼金の欄が抜けてます」, 「飲んだお店の名前もあると嬉しい」: fields that a sentence asks for, each with
// what it holds where that is told. Null unless all that it lists are fields, and new.
import type { FieldType, Note, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import type { SaidField } from '../../understand/intent.ts'
import { labelOf } from '../../understand/said.ts'
import { unitOf } from '../../understand/units.ts'
import { typeNamed } from '../../lexicon/type-words.ts'
import { addInTurn, fieldSaid, holding, type Held } from '../added-fields.ts'
import { choicesLike } from '../alike-choices.ts'
import { isNoun, itemTold } from '../items/item.ts'
import type { ActName } from '../learned/acts.ts'
import { likelyActs } from '../learned/hear.ts'
import type { Operation } from '../operations.ts'
import { type Reading, tells } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { thingNamed } from './list-links.ts'

const itemsMax = 8
const charsMax = 120
const { raw } = String
const place = raw`(?:の?(?:欄|項目|列|枠|記入欄|入力欄)|を?(?:書く|入れる|記入する|入力する|書き込む|残す|選べる|選ぶ)(?:欄|項目|場所|ところ|とこ|スペース|枠)|(?:書ける|入れられる)(?:欄|場所|ところ|とこ))`
const asks = raw`(?:追加|足し|足す|足せ|加え|入れ|書い|書け|書き|書く|記録|残|管理|つけ|付け|載せ|持たせ|控え|メモ|わか|分か|知り|ほし|欲し|必要|要り|要る|いりま|お願い|くだ|下さ|な[いく](?!場合|人|時)|ありません|抜けて|足り|あると|あれば|ある?(?:と|方が)|登録|入力|貼|評価|設け|用意|作っ)`
const adverb = raw`(?:それぞれ|両方|一緒に|あわせて|合わせて|どこかに|ちゃんと|きちんと|新しく|ぜひ|全部|項目に|撮って|聞いて|測って)*`
const part = raw`(?:を|が|も|は|って(?=入れ|な[いく]|あり|必要))`
/** What only asks, behind the names. */
const closing = new RegExp(raw`^(?<said>.+?)(?<place>${place})?${part}${adverb}(?<ask>${asks})[^、。]*$`, 'u')
/** 「助けが必要なお宅かどうかがわかると」 */
const whether = new RegExp(raw`^(?<said>.+?(?:かどうか|か否か|の有無|あるかないか))${part}${adverb}(?<ask>${asks})[^、。]*$`, 'u')
const placed = new RegExp(raw`^(?<said>.+?)${place}(?:も|を)?$`, 'u')
const typeWord = raw`(?:整数|数字|数値|星|★|☆|[5５五]段階(?:評価)?|パーセント|％|%|日付|日時|日付と時[間刻]|時刻|金額|円|長文|長め|複数行|リンク|URL|[○〇◯][×✕]|チェック(?:ボックス|欄)?|はい[・/／か]いいえ|写真|画像)`
/** 「酸味と苦味をそれぞれ星で評価したい」: all of them hold the same. */
const allHold = new RegExp(
  raw`^(?<said>.+?)(?:を|は|も)${adverb}(?<type>${typeWord})(?:だけ)?(?:で|に)(?:${asks}|つけ|付け|選|し|い)[^、。]*$`,
  'u',
)
const eachHolds = new RegExp(
  raw`^(?<name>.+?)(?:は|を|も)(?<type>${typeWord})(?:だけ)?(?:で|に|として)?(?:(?:いい|OK|付け|つけ|評価|入力|記録)[^、。]{0,8})?$`,
  'u',
)
const inBrackets = /^(?<name>.+?)\s*[（(](?<type>[^（()）、・]+)[)）](?:を(?:数字|数値)で)?$/u
const roomy = /^(?<name>.+?)(?:は|を|も)?(?:ちょっと|少し)?(?:長め?[にの]|たっぷり|何行も|複数行)(?:書ける|書きたい)?.*$/u
const handwritten = /^手(?:で)?入力(?:で(?:OK|いい)?)?/u

const lead = /^(?:(?:あと|それと|それから|また|かわりに|代わりに|ついでに|できれば|できたら|確か|一件ごとに)、?|(?:、|項目に))+/u
const instead = /^(?:代わりに|かわりに)(?<said>.+?)(?:を|に|で|へ)(?:(?:して|変え|し|入れ|追加)[^、。]*)?$/u
const joints =
  /[、，,　]\s*|\s+(?=(?:あと|それと))|(?<=[\p{Script=Han}\p{Script=Katakana}ー」）)かさ])と(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z「『お])/gu
/** 「それ」 is what the reason spoke of. */
const itOf = /^(?<it>[^、]+?)(?:が|を|は|も)[^、]*?(?:ので|から|けど)、?それ(?<tail>[もをは].*)$/u
const dedicated = /^[^、]*?に(?<name>[^、にを]+?)(?:のこと)?を書いて(?:い)?[^。]*?(?:専用|別|独立した?)の?(?:欄|項目)/u
/** 「あると助かります」 asks for it; what else follows from it does not. */
const condition = /^(?<asked>[^、]+?(?:ある|でき|できる|残せる|書ける|わかる|分かる|入れられる)と)、(?<gain>[^、]+)$/u
const conditional = /^(?:あ|記録でき|残せ|書け|わか|分か|入れ).*(?:ると|れば)/u
const benefit = /助か|嬉し|うれし|便利|参考|安心|楽|いい|良い|ありがた|行けて/u

const who: readonly (readonly [RegExp, string, FieldType?])[] = [
  [/^誰が(.+?[るた])(?:の)?か(?:どうか)?$/u, '$1人'],
  [/^誰に(.+?[るた])(?:の)?か$/u, '$1相手'],
  [/^(.*?)いくら(.+?[るた])(?:の)?か$/u, '$1$2金額', 'money'],
  [/^いつ(.+?[るた])(?:の)?か$/u, '$1日', 'date'],
  [/^(.+[をがに].+?[るた])か$/u, '$1か', 'bool'],
  [/^(.+済み?)か(?:どうか)?$/u, '$1', 'bool'],
]

/** What only asks, tells what is done, or points to what was said before. */
const noField =
  /^(?:それ|これ|あれ|そこ|ここ|その|この|合計|平均|総額|件数|変更|追加|削除|対応|一覧|リスト|ページ|画面|ボタン|グラフ|カレンダー|ログイン|パスワード|サンプル|見本|例|警告|お知らせ|通知|色|名前順|順番|並び|検索|印刷|機能|選択肢|項目|欄|もの|こと|お願い|確認|何か|全部|両方|二つ|みんな|誰か|どこか|実際|最近|いつも|普段|今)(?:$|[もをはが])|(?:順|一覧|リスト|ページ|画面|名簿|ボタン|機能|両方|それぞれ)$|.[「」]|けど|ので|から(?!の)|だと|困る|たら|れば|のに/u

function heldBy(word: string): Held | undefined {
  const plain = word.replace('％', '%')
  if (plain === '円') return { type: 'money' }
  if (/^(?:%|パーセント)$/u.test(plain)) return { type: 'percent' }
  if (/^(?:長め|複数行)$/u.test(plain)) return { type: 'longtext' }
  return typeNamed(plain.replace(/^.*段階(?:評価)?$/u, '星')) ?? unitHeld(plain)
}
function unitHeld(word: string): Held | undefined {
  const unit = unitOf(bare(word), 'ja')
  return unit ? { type: 'number', unit } : undefined
}

/** One item of the list as a field. */
function fieldIn(model: ProjectModel, host: Thing, said: string): SaidField | null {
  const text = said
    .trim()
    .replace(lead, '')
    .replace(/^[^、のを]{1,10}ごとの/u, '')
    .replace(/(?<=かどうか)の(?:チェック|欄|項目).{0,2}$/u, '')
    .replace(/\s*(?:と|も|を|が|は|など|とか)$/u, '')
  for (const form of [eachHolds, inBrackets, roomy]) {
    const { name, type = '長文' } = form.exec(text)?.groups ?? {}
    const held = name ? heldBy(type) : undefined
    if (name && held && isNoun(bare(name), 'ja'))
      return holding({ ...fieldSaid(bare(name), model, 'ja'), label: labelOf(bare(name), 'ja') }, held)
  }
  if (noField.test(bare(text))) return null
  for (const [form, name, type] of who) {
    if (!form.test(text)) continue
    const label = text.replace(form, name)
    return { ...fieldSaid(label, model, 'ja'), label, ...(type && { type }) }
  }
  const [, owner, own] = /^(.+?)(?:さん|様)?の(.{2,})$/u.exec(text) ?? []
  const named = owner && thingNamed(model, owner) === host ? own! : text
  const item = noField.test(bare(named)) ? null : itemTold(model, named, 'ja')
  return item && !item.to ? item.field : null
}

/** Whose they are, told ahead of them. */
function hostOf(model: ProjectModel, said: string): [Thing | undefined, string] {
  const [, of, rest] =
    /^([^、はがを]{1,14}?)(?:の(?:情報|ほう|方|一覧|画面))?(?:ごとに|に(?:も|は)?|には)、?(.{2,})$/u.exec(said) ?? []
  const host = of ? thingNamed(model, of) : undefined
  if (host) return [host, rest!]
  return [mainThing(model), of && /ごとに/u.test(said) && !resolveField(model, of, 'ja') ? rest! : said]
}
const into =
  /^(?<said>.+?)(?:を|も)(?<host>[^、。はがを]{1,12}?)(?:の(?:ほう|方|情報))?に(?:も)?(?:追加|足|入れ|加え|載せ)[^、。]*$/u

/** What is surely asked for, and is no new field. */
const other =
  /^(?:remove|rename|hide|require|relax|order|sort|group|filter|mark|warn|overdue|start|view|no-rows|more-rows|csv|currency|dark|light|colour|total|average|newest|link|add-row)/
const surely = 0.8
const surelyChoice = 0.98
const isSureOfOther = ([act, chance]: [ActName, number]) =>
  act === 'add-choice' ? chance >= surelyChoice : chance >= surely && other.test(act)
function isOther(model: ProjectModel, text: string): boolean {
  const likely: ReadonlyMap<ActName, number> = likelyActs(model, text, 'ja')
  return [...likely].some(isSureOfOther)
}

const verbAtEnd = /(?:です|ます|ません|でした|ました|[るたいうくすつむぬぶぐ]|ない|て|だ|ね|よ|けど|ので|から|か[？?])$/u
const nounAtEnd = /(?:[\p{Script=Han}\p{Script=Katakana}A-Za-zー）)」]|もの|こと|ふりがな)$/u

/** 「住所はいりません」: it asks for less. */
const unwanted =
  /(?:い|要)りません|(?:い|要)らな|不要|必要(?:は|が|も)?(?:ない|なく|ありま|ござ)|使わな|削除|消し|消す|外し|なくし|やめ/u

/** `isAll`: nothing else was said. */
export function newFields(model: ProjectModel, sentence: string, isAll: boolean): Operation[] | null {
  // a page for visitors has sections
  if (sentence.length > charsMax || unwanted.test(sentence) || model.pages.some(({ kind }) => kind === 'landing')) return null
  const { it, tail } = itOf.exec(sentence)?.groups ?? {}
  const { asked, gain } = condition.exec(sentence)?.groups ?? {}
  const whole = asked && benefit.test(gain!) ? `${asked}${gain}` : it ? it + tail : sentence
  const text = whole.replace(lead, (found) => (/[代か]わりに/u.test(found) ? found : '')).replace(handwritten, '')
  const own = dedicated.exec(text)?.groups?.name
  const told = own ? { said: own } : listedIn(text, isAll)
  if (!told) return null
  const named = into.exec(text)?.groups
  const target = named?.host ? thingNamed(model, named.host) : undefined
  const [host, said] = target ? [target, named!.said!] : hostOf(model, told.said)
  if (!host || !said || (!own && isOther(model, text))) return null
  const held = 'type' in told && told.type ? heldBy(told.type) : undefined
  const parts = partedOutside(said)
  const fields = parts.map((each) => fieldIn(model, host, each)).filter((field) => field !== null)
  if (!fields.length || fields.length > itemsMax || fields.length < parts.length) return null
  const fresh = fields.filter((field) => isNew(model, host, field))
  const isThere = ({ label }: SaidField) => host.fields.some((field) => field.label === label)
  if (!fields.every((field) => fresh.includes(field) || isThere(field))) return null
  // 「訪問日、時間も」: what is there is to hold more
  if (fresh.length < fields.length && fresh.some(({ label }) => /^(?:時間|時刻|日付|単位)$/u.test(label))) return null
  if (!('type' in told) && choicesLike(model, said, 'ja')) return null
  const added = addInTurn(
    model,
    host.id,
    fresh.map((field) => holding(field, held)),
    'ja',
  )
  return added.every(({ length }) => length === 1) ? added.flat() : null
}

/** The parts of a list; what stands in brackets is not parted. */
function partedOutside(said: string): string[] {
  const held: string[] = []
  const hidden = said.replace(brackets, (found) => `\u{E000}${held.push(found) - 1}）`)
  return hidden
    .split(joints)
    .map((each) => each.replace(/\u{E000}(\d+)）/gu, (_found, at: string) => held[Number(at)]!).trim())
    .filter(Boolean)
}
const brackets = /[（(][^（()）]*[)）]/gu

/** A name by itself, also one that tells what is done: 「保証が切れる日」, 「車を出せるかどうか」, 「指名ありかなしか」. */
const isName = (said: string): boolean => {
  const text = said.replace(/(?:と|も)$/u, '')
  if (/(?:かどうか|か否か|の有無|あるかないか|あり(?:か)?なしか?|[をがに].+[るた]か)$/u.test(text)) return true
  if (/[るた](?:日|場所|人|相手|番号|数|時間|金額|額|理由)$/u.test(text)) return true
  return nounAtEnd.test(text) && !verbAtEnd.test(text) && !/[はがを]/u.test(text)
}

/** How things are: 「だれも入力してないです」. */
const stative = /(?:て(?:い)?(?:ない|ません|る|ます)|[しっい]た|ました)(?:です|んです)?$/u

type Listed = { said: string; type?: string }
function listedIn(text: string, isAll: boolean): Listed | null {
  const { said: replaced } = instead.exec(text)?.groups ?? {}
  if (replaced) return { said: replaced.replace(/の?(?:欄|項目)$/u, '') }
  const all = allHold.exec(text)?.groups
  if (all && all.said!.split(joints).some((each) => eachHolds.test(each) || inBrackets.test(each))) return { said: text }
  if (all) return { said: all.said!, type: all.type! }
  const asked = (whether.exec(text) ?? closing.exec(text))?.groups
  if (asked?.said) {
    if (stative.test(text) && !/^(?:な|ありません|抜けて|足り)/u.test(asked.ask!)) return null
    const isIf = conditional.test(text.slice(text.lastIndexOf(asked.ask!)))
    return isIf && !benefit.test(text) ? null : { said: asked.said.replace(new RegExp(`${place}$`, 'u'), '') }
  }
  if (eachHolds.test(text) && !eachHolds.exec(text)!.groups!.name!.includes('、')) return { said: text }
  const kept = placed.exec(text)?.groups
  if (kept?.said) return { said: kept.said }
  return isAll && text.split(joints).every(isName) ? { said: text } : null
}

function isNew(model: ProjectModel, host: Thing, { label }: SaidField): boolean {
  return (
    resolveField({ ...model, things: [host] }, label, 'ja', host)?.field.label !== label &&
    !host.fields.some((field) => field.label === label) &&
    !resolveThing(model, label, 'ja') &&
    !resolveOption(model, label, 'ja')
  )
}

/** Where fields went that were told without a list: 「生徒に誕生日を追加」 names it. */
export function assumedFor(model: ProjectModel, text: string, operations: readonly Operation[]): Note[] {
  const main = mainThing(model)
  if (main && [main.one, main.many].some((name) => text.includes(name))) return []
  const isHere = main && operations.length > 0 && operations.every((each) => each.op === 'addField' && each.thing === main.id)
  return isHere && model.things.length > 1 ? [{ kind: 'assumed', text: changeSays.assumedHost.ja(main.many) }] : []
}

const declining =
  /^(?<name>[^、。はが]{2,20})(?:は|が|も)(?:もう|特に|別に)?(?:(?:い|要)りません|(?:い|要)らない(?:です)?|必要(?:は)?(?:ありません|ない(?:です)?)|不要(?:です)?)[。！!]*$/u
/** 「メーカーの住所はいりません」, where there is none: nothing is to be done, and least of all added. */
export function declined(model: ProjectModel, text: string): Reading | null {
  const { name } = declining.exec(text.trim())?.groups ?? {}
  const isThere = (said: string) =>
    resolveField(model, said, 'ja') ?? resolveThing(model, said, 'ja') ?? resolveOption(model, said, 'ja')
  return name && !isThere(name) && !isThere(name.split('の').at(-1)!) ? tells(changeSays.notFound.ja(bare(name))) : null
}

// 「支払い方法も記録したい。現金、カード、PayPay」, 「班は1班から5班まで」, 「予約の時に電話番号も聞いて」: what is to be kept of each, and what it is chosen from, told
// in two breaths or as a range.
import { changeSays } from '../../reply/change-phrases.ts'
import { beyondSays } from '../../reply/beyond-phrases.ts'
import { outrightSays, titleWritten, tooManyFields } from '../../reply/outright-phrases.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { fieldSaid } from '../added-fields.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { pointingField } from '../new-lists.ts'
import { among } from './choices.ts'
import { answers, type Groups, hasPage, type Saying } from './deeds.ts'
import { toldList } from './which-rows-ja.ts'

/** What ends so is a fact of something, and no choice. */
const factual = /(?:日|日時|名|名前|番号|金額|額|点数|数|場所|時間|住所|電話|先|者|内容|メモ|写真|単価|値段|価格)$/u
/** A list of their own has fields and no choices. */
const choices: Saying[1] = (model, { field: said = '', options = '' }, language) => {
  // 「買い物に担当を足して。…」: the list it is for is no part of its name
  const [, of = '', ofList = ''] = /^(.+?)に(?:は|も)?(.+)$/u.exec(said) ?? []
  const thing = of && resolveThing(model, of, language) ? of : undefined
  const field = thing ? ofList : said
  const listed = options
    .replace(/(?:とか|や|と)(?=[^、]|$)/gu, (found) => (found === 'とか' ? '、' : found))
    .replace(/、+/gu, '、')
    .replace(/、$/u, '')
  const isList = !resolveField(model, field, language) && resolveThing(model, field, language) !== undefined
  const isRecord = /(?:記録|日報|日誌|成績|履歴|台帳|リスト|一覧|名簿|レポート)$/u.test(field)
  const facts = listed.split(/[、・]/u).filter((each) => factual.test(each)).length
  return isList || isRecord || facts > 1 || /ごとに/u.test(options) || hasPage(model, 'survey')
    ? null
    : among(model, { field, options: listed, ...(thing && { thing }) }, language)
}

const rangeMax = 12
/** 「班は1班から5班まで」 */
function ranged(model: ProjectModel, { field = '', from = '', to = '', unit = '' }: Groups): Reading | null {
  const [first, last] = [from, to].map((each) => Number(each.normalize('NFKC'))) as [number, number]
  const at = resolveField(model, field, 'ja', mainThing(model))
  if (
    !at ||
    !(last > first) ||
    last - first >= rangeMax ||
    !['text', 'select', 'int'].includes(at.field.type) ||
    at.field.id === at.thing.titleField
  )
    return null
  const options = Array.from({ length: last - first + 1 }, (_each, step) => `${first + step}${unit}`)
  return among(model, { field: at.field.label, options: options.join('、') }, 'ja')
}

const bookedIn = ({ pages, things }: ProjectModel): Thing | undefined =>
  things.find(({ id }) => id === pages.find(({ kind }) => kind === 'booking')?.thing)
/** What is asked of those who book is kept with the booking. */
function askedWhenBooking(model: ProjectModel, { names = '' }: Groups): Reading | null {
  const thing = bookedIn(model)
  if (!thing) return null
  const all = names
    .split(/、|・|と(?=[^、]{2})/u)
    .map((name) => name.trim())
    .filter(Boolean)
  if (all.some((name) => name.length > 10 || /[はがをに]/u.test(name))) return null
  const isThere = (name: string) => resolveField({ ...model, things: [thing] }, name, 'ja', thing)
  const fresh = all.filter((name) => !isThere(name))
  const told = all.filter(isThere)
  const operations = fresh.map((name): Operation => {
    const { id, ...said } = fieldSaid(name, model, 'ja')
    const field: Field = {
      ...said,
      id: freeId(id || 'field', new Set(thing.fields.map((each) => each.id)), 'field'),
      why: 'edit',
    }
    return { op: 'addField', thing: thing.id, field }
  })
  return { operations, notes: told.map((name) => ({ kind: 'kept' as const, text: changeSays.alreadyThere.ja(name) })) }
}

/** Which of them may go is for the person to say: those of the list are named. */
function tooMany(model: ProjectModel): Reading | null {
  const main = mainThing(model)
  return main ? tells(tooManyFields.ja(main.fields.map(({ label }) => label).join('、'))) : null
}

const qualityOf = /誰|だれ|何|いつ|どこ|いくら|どの|どう|どれ|あるか|ないか|いるか|と|や|、|払|済|完了/u
/** 「鍵を預かってるかどうか」: a whole clause is ticked. */
function ticked(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const main = toldList(model)
  const label = `${what}か`
  if (!main || qualityOf.test(what) || !/[をがに]/u.test(what) || hasPage(model, 'survey') || hasPage(model, 'landing'))
    return null
  if (main.fields.some((field) => field.label === label)) return null
  const id = freeId('ticked', new Set(main.fields.map((field) => field.id)), 'field')
  return does({ op: 'addField', thing: main.id, field: { id, label, type: 'bool', why: 'edit' } })
}

/** 「参加できるかどうかを○△×で」 */
function marks(model: ProjectModel, { field = '', options = '' }: Groups): Reading | null {
  const main = mainThing(model)
  const label = field.replace(/(?:か|かどうか)$/u, 'か')
  return main ? among(model, { field: label, options: [...options].join('、') }, 'ja') : null
}

/** 「印象は5段階で」 */
const stars: Saying[1] = (model, { field = '' }) => {
  const found = resolveField(model, field, 'ja', mainThing(model))
  return found &&
    ['text', 'int', 'number', 'select', 'longtext'].includes(found.field.type) &&
    found.field.id !== found.thing.titleField
    ? does({ op: 'retypeField', thing: found.thing.id, field: found.field.id, type: 'rating' })
    : null
}

/** 「質問係も決めたい」: who or what it is, is kept. */
const decided: Saying[1] = (model, { field = '' }) =>
  resolveField(model, field, 'ja') || resolveThing(model, field, 'ja') ? null : `${field}の項目を追加`

/** 「体重もつけたい」, where a 重量 of something else is kept: a fact of its own. */
function alsoKept(model: ProjectModel, { field = '' }: Groups): Reading | null {
  const host = toldList(model)
  const near = resolveField(model, field, 'ja', host)?.field
  if (!host || !near || near.label.includes(field) || field.includes(near.label)) return null
  const said = fieldSaid(field, model, 'ja')
  if (said.label !== field || host.fields.some(({ label }) => label === field)) return null
  const id = freeId(said.id || 'field', new Set(host.fields.map((each) => each.id)), 'field')
  return does({ op: 'addField', thing: host.id, field: { ...said, id, why: 'edit' } })
}

/** 「種目はベンチプレス、スクワット、…」: what rows are called by is written. */
const titled: Saying[1] = (model, { field = '' }) => {
  const at = resolveField(model, field, 'ja', mainThing(model))
  return at && at.field.label === field && at.field.id === at.thing.titleField ? tells(titleWritten.ja(field)) : null
}

/** 「借りた人は名簿から選びたい」: of a list of its own. */
const fromList: Saying[1] = (model, { field = '', list = '' }) => {
  const at = resolveField(model, field, 'ja', mainThing(model))
  if (!at || at.field.type !== 'text' || at.field.id === at.thing.titleField) return null
  const there = resolveThing(model, list, 'ja')
  if (there && there !== at.thing) return does(...pointingField(at, there.id))
  // 社員一覧 says whose list it is
  return /^(?:名簿|一覧|リスト|台帳|マスタ)/u.test(list) ? `${field}を別の一覧にして` : null
}

export const recordSayings: readonly Saying[] = [
  [
    /^(?<field>[\p{Script=Han}ァ-ヶー]{2,8})も(?:毎日|毎回|一緒に)?(?:記録し|つけ|付け|入れ|追加し|書き|残し|管理し|メモし)(?:たい|て|られ)[^。、]*$/u,
    alsoKept,
  ],
  [
    /^(?<field>[^。、「」はがを]{1,10}?)は(?<options>[^。「」はがを、・]{1,12}(?:[、・][^。「」はがを、・]{1,12}){2,})(?:です|で|から(?:選.*)?|など|とか)*。?$/u,
    titled,
  ],
  [
    /^(?<field>[^。、「」はがを]{1,10}?)(?:は|を)(?<list>[^。、「」はがをの]{0,8}?(?:名簿|一覧|リスト|台帳|マスタ))(?:の中)?から(?:選|えら)(?:び|べ)[^。]*$/u,
    fromList,
  ],
  [
    /^(?<what>[^。、「」]{2,16}?(?:る|た|だ|う|く|す|つ|む|ぶ|ぐ|い))(?:の|ん)?(?:かどうか|か否か|か)(?:を|が|も|は|の)?(?:ちゃんと|一目で|すぐ)*(?:分か|わか|見える|見たい)[^。]*$/u,
    ticked,
  ],
  [/^(?<field>[^。、「」をは]{2,14}?)(?:を|は|に|の)?(?<options>[○〇◯][△▲][×✕xX])(?:で|に|から|の|を)[^。]*$/u, marks],
  [
    /^(?<field>[^。、「」をは]{1,12}?)(?:は|を)(?:5|５|五)段階(?:評価)?(?:で|に|です|が)?(?:つけ|評価|して|し|お願い|いい|選|表)?[^。、]{0,8}$/u,
    stars,
  ],
  [/^(?<field>[^。、「」をはが]{2,10})も(?:決め|割り当て|割り振り|割り振)(?:たい|て|られ|る)[^。]*$/u, decided],
  [
    /^名前(?:は|の横に|の隣に|の下に|に)?、?(?:の)?(?:ひらがな|ふりがな|フリガナ|読み仮名|よみがな|カナ|読み方)(?:も|を)?(?:入れ|追加|つけ|付け|ほし|書|表示|$)[^。]*$/u,
    (model) =>
      model.things.some(({ fields }) => fields.some(({ label }) => /ふりがな|フリガナ/u.test(label))) ? null : 'ふりがなを追加',
  ],
  [
    /^(?:各?(?:自|人)の)?(?<field>[^。、「」はがを]{1,14}?)(?:も|を|が)(?:一緒に|ちゃんと|それぞれ)?(?:記録|管理|入れ|追加|書け|書き|つけ|付け|登録|ほし|欲し|必要|残|選|分け|メモ|入力|足)[^。、]{0,14}[。！]\s*(?:候補は|選択肢は|例えば|たとえば)?(?<options>[^。「」はを]+?(?:[、・]|とか)[^。「」はを]+?)(?:です|ます|など|とか|の(?:どれか|いずれか|[2-9二三四五]択))?(?:で|から選(?:べるように|ぶ|択)|から)?。?$/u,
    choices,
  ],
  [
    /^(?<field>[^。、「」はがを]{1,12}?)(?:は|を)(?<from>[0-9０-９]+)(?<unit>[^\d、。〜～から-]{0,3}?)(?:から|〜|～|-|ー)(?<to>[0-9０-９]+)\k<unit>(?:まで)?(?:で|です|に(?:して.*)?|だけ|にしたい|でお願い.*|の(?:どれか|中から).*)?。?$/u,
    ranged,
  ],
  [
    /^(?:ネット)?予約(?:の)?(?:時|とき|する時|するとき|フォーム|ページ|画面)?(?:に|で|では|には)(?:は)?、?(?<names>[^。「」]{2,30}?)(?:も|を)(?:一緒に|必ず)?(?:聞|書|入力|入れ|記入|選べ|選ん)[^。]*$/u,
    askedWhenBooking,
  ],
  [
    /^(?:やっぱり?|やはり|ごめん(?:なさい)?|すみません|あ)?[、，]?(?:その)?(?:さっき|先ほど|今|いま|直前|ひとつ前|一つ前)の(?:変更|修正|やつ|お願い|追加|指示)?(?:は|を)?、?(?:やっぱり?|やはり)?(?:なし|無し|ナシ|取り消|取消|やめ|戻し|元に|キャンセル|忘れて|なかったこと)[^。]*$/u,
    () => '元に戻して',
  ],
  [
    /^[^。、]{0,8}(?:人|さん|様|員|者|親|先生|講師|メンバー|家族|スタッフ|店長|自分|私|管理人|オーナー|部長|社長|身内|夫婦|本人|会員|幹事|役員)(?:たち)?(?:(?:しか|(?:だけ|のみ)[がに]|以外(?:は|に)?)(?:見(?:れ|られ|え)|開け|入れ)|(?:しか|(?:だけ|のみ)[がには]?|以外(?:は|に)?)(?:編集|変更|消せ|削除|触れ|ログイン|書き込))(?:ない|なく|る|でき|れ|られ|よう|を?でき)[^。]*$/u,
    answers(beyondSays.roles, 'service'),
  ],
  [
    /(?:バーコード|QRコード|ＱＲコード|JANコード|JAN)(?:の|を|で|から)?(?:読み?取|スキャン|読め|よみと|読み込)/u,
    answers(outrightSays.scanning),
  ],
  [
    /^(?:全体的に|全体が|画面が|これ|ちょっと|なんか|スマホ(?:だと|で))*(?:見|読み|使い)(?:づら|にく|ずら)い(?:です|な|かも|んだけど|んですが|ね)*。?$/u,
    answers(outrightSays.hardToRead),
  ],
  [/^(?:項目|欄|列|入力欄)(?:が|の数が)(?:ちょっと)?(?:多すぎ|多い|ごちゃごちゃ|多くて)[^。]*$/u, tooMany],
]

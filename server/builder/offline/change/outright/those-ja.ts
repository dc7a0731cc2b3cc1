// 「まだ払ってない家だけ見せて」, 「出席する人は何人？」, 「飲んだやつは下に」: rows that are told by what was done with them and not by the name of a field
// or a choice. The deed is found in a tick, a state or a day; then they are shown, counted, marked or put last.
import { isDay } from '../../field-kinds.ts'
import { finishedOption } from '../../generate/tones.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading } from '../reading.ts'
import { mainThing, resolveField, resolveOption } from '../resolve.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import type { Groups, Saying } from './deeds.ts'

/** The rows of a list of which something is true. */
type Those = { thing: Thing; field: Field; condition: Condition }

const isNot = /な(?:い|かった|し)|無(?:い|し)|ません|未|ずの|空(?:欄|っぽ)?(?:の|に|$)|まだ(?:の|な|$)|ずじまい|っぱなし/u
const people = '人たち|人|方々|方|子たち|子|家庭|家|世帯|お客さん|お客様|メンバー|会員|生徒|ゲスト|参加者'
const things = 'もの|やつ|ところ|ヤツ|モノ|分|データ|行|本|薬|商品|依頼|案件|タスク|予約|注文|書類|の'

/** What is said of them, without what they are. */
function told(model: ProjectModel, what: string): string {
  const names = model.things.flatMap(({ one, many }) => [one, many]).toSorted((a, b) => b.length - a.length)
  const name = names.find((each) => what.endsWith(each) && what.length > each.length)
  const rest = name ? what.slice(0, -name.length) : what.replace(new RegExp(`(?<=.)(?:${people}|${things})$`, 'u'), '')
  return rest
    .replace(/(?:する|した|の|な)$/u, (end) => (end === 'した' ? 'した' : ''))
    .replace(/^(?:まだ|もう|すでに|既に)/u, (lead) => lead)
}

/** Words for one deed that a field may be called by. */
const deeds: readonly (readonly [said: RegExp, field: RegExp])[] = [
  [/払|入金|納め|納入|もらっ|もらえ|いただ|集金|徴収/u, /払|入金|納|集金|徴収|受領/u],
  [/返(?:し|却|って|さ)/u, /返/u],
  [/返事|回答|返信/u, /出欠|返事|回答|返信|参加/u],
  [/買/u, /買|購入/u],
  [/来(?:た|て|な|る)/u, /来|出席|参加/u],
  [/飲/u, /飲|服用/u],
  [/準備|用意/u, /準備|用意|できた/u],
  [/提出|出して/u, /提出/u],
  [/届/u, /届|受け?取|到着/u],
  [/送/u, /送|発送/u],
  [/直/u, /直|修理|修繕|対応/u],
  [/掃除/u, /掃除|清掃/u],
]
const done = /終わ|済ん|済み|完了|片付|やっ(?:た|て)|クリア/u
const isDoneField = ({ type, concept = '', label }: Field) =>
  type === 'bool' && (/^(?:done|completed|finished)$/i.test(concept) || /済|完了|終|た$/u.test(label))
const signsOf = (text: string) =>
  [...text.replace(/[人者物本日家子方分未済空無何数]/gu, '')].filter((sign) => /\p{Script=Han}/u.test(sign))

/** A choice that stands for what was done, or for what was not. */
function optionFor({ options = [] }: Field, said: string, negated: boolean): Condition['than'] {
  const signs = signsOf(said)
  const about = options.filter((option) => signs.some((sign) => option.includes(sign)))
  const isOpen = (option: string) =>
    /^未|待ち|まだ|前$/u.test(option) || (/返事|返信|回答/u.test(said) && /招待|案内|検討|保留/u.test(option))
  return negated ? (about.find(isOpen) ?? options.find(isOpen)) : about.find((option) => !isOpen(option))
}

function byField(thing: Thing, field: Field, said: string, negated: boolean): Those | null {
  if (field.type === 'bool')
    return { thing, field, condition: { field: field.id, when: 'is', than: field.label.startsWith('未') ? negated : !negated } }
  if (field.type === 'select') {
    const option = optionFor(field, said, negated)
    if (option !== undefined) return { thing, field, condition: { field: field.id, when: 'is', than: option } }
    const finished = finishedOption('ja', field.options ?? [])
    return finished && done.test(said)
      ? { thing, field, condition: { field: field.id, when: negated ? 'not' : 'is', than: finished } }
      : null
  }
  const canBeOpen = isDay(field) || ['text', 'longtext', 'image', 'phone', 'email', 'url', 'ref', 'time'].includes(field.type)
  return canBeOpen && field.id !== thing.titleField
    ? { thing, field, condition: { field: field.id, when: negated ? 'is' : 'not', than: '' } }
    : null
}

const state = '未入力|未定|空(?:欄|っぽ)?|無し|なし|あり'
const open =
  'まだ|無い|ない|ある|入って(?:い)?(?:ない|る)|書いて(?:い)?(?:ない|る)|決まって(?:い)?(?:ない|る)|つけて(?:い)?ない|[付つ]いて(?:い)?(?:ない|る)|登録(?:されて|して)(?:い)?(?:ない|る)'
/** 「アレルギーがある」, 「写真なし」: the field by its name, and whether it is filled in. */
const subject = new RegExp(`^(?:まだ|もう)?(?<of>[^がはを]{1,12}?)(?:(?:が|は|を|の)(?:${state}|${open})|(?:${state})).*$`, 'u')

/** Whom or what is meant; null where no field tells. */
function those(model: ProjectModel, what: string): Those | null {
  const main = mainThing(model)
  const said = told(model, what)
  if (!main || said.length < 2) return null
  const lists = [main, ...model.things.filter((thing) => thing !== main)]
  const negated = isNot.test(said)
  const { of } = subject.exec(said)?.groups ?? {}
  const named = of ? resolveField(model, of.replace(/^まだ/u, ''), 'ja', main) : undefined
  const own = named && byField(named.thing, named.field, said, negated)
  if (own && !(named.field.type === 'select' && named.field.label !== of && !/まだ|未/u.test(said))) return own
  const synonyms = deeds.filter(([form]) => form.test(said)).map(([, field]) => field)
  const signs = signsOf(said)
  const isAbout = (field: Field) =>
    synonyms.some((form) => form.test(field.label)) ||
    (!of &&
      field.type !== 'select' &&
      field.type !== 'text' &&
      field.type !== 'ref' &&
      signs.some((sign) => field.label.includes(sign)))
  const kinds: readonly Field['type'][] = ['bool', 'select', 'date', 'datetime']
  for (const thing of lists)
    for (const kind of kinds)
      for (const field of thing.fields) {
        if (field.type !== kind || field.formula || !isAbout(field)) continue
        const found = byField(thing, field, said, negated)
        if (found) return found
      }
  if (!done.test(said)) return null
  for (const thing of lists) {
    const field =
      thing.fields.find(isDoneField) ??
      thing.fields.find(({ type, options = [] }) => type === 'select' && finishedOption('ja', options))
    const found = field && byField(thing, field, said, negated)
    if (found) return found
  }
  return null
}

const opposite = (condition: Condition): Condition =>
  typeof condition.than === 'boolean'
    ? { ...condition, than: !condition.than }
    : { ...condition, when: condition.when === 'is' ? 'not' : 'is' }

/** A choice by its name is for the readers of choices. */
const isChoice = (model: ProjectModel, what: string) => resolveOption(model, told(model, what), 'ja') !== undefined

const onlyThose =
  (shows: boolean): Saying[1] =>
  (model, { what = '' }) => {
    const found = isChoice(model, what) ? null : those(model, what)
    return found && does({ op: 'setFilter', thing: found.thing.id, filter: shows ? found.condition : opposite(found.condition) })
  }

/** What has two conditions is for the readers of days. */
const late = /過ぎ|切れ|超え|以上|期限|期日/u
/** Only what somebody has to see to: what was not done is marked. */
function marked(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const found = isNot.test(what) && !late.test(what) && !isChoice(model, what) ? those(model, what) : null
  if (!found) return null
  const { thing, field, condition } = found
  const { than } = condition
  if (typeof than === 'boolean')
    return does({ op: 'addWarning', thing: thing.id, warning: { field: field.id, when: 'is', than } })
  if (than === '') return does({ op: 'addWarning', thing: thing.id, warning: { field: field.id, when: 'empty' } })
  return condition.when === 'is' && typeof than === 'string'
    ? does({ op: 'addWarning', thing: thing.id, warning: { field: field.id, when: 'is', than: { option: than } } })
    : null
}

/** 「出席する人は何人？」 */
function counted(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const said = told(model, what)
  const option = resolveOption(model, said, 'ja') ?? resolveOption(model, said.replace(/(?:した|する|の)$/u, ''), 'ja')
  if (option)
    return withDashboard(model, option.thing, [
      { kind: 'count', where: [{ field: option.field.id, when: 'is', than: option.option }] },
    ])
  const found = those(model, what)
  return found && withDashboard(model, found.thing, [{ kind: 'count', where: [found.condition] }])
}

/** Ticked rows come behind those that are not. */
function last(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const found = those(model, what)
  if (!found || isNot.test(what)) return null
  const { thing, field } = found
  if (field.type === 'bool') return does({ op: 'setOrder', thing: thing.id, by: field.id, descending: false })
  const { options = [] } = field
  const finished = finishedOption('ja', options)
  if (field.type !== 'select' || !finished) return null
  const behind = [...options.filter((option) => option !== finished), finished]
  const order: Operation = { op: 'setOrder', thing: thing.id, by: field.id, descending: false }
  return does(
    ...(options.at(-1) === finished ? [] : [{ op: 'setOptions' as const, thing: thing.id, field: field.id, options: behind }]),
    order,
  )
}

/** 「払った人と払ってない人を分けたい」: the list in two parts, or each one touch away. */
function bothApart(model: ProjectModel, { done: was = '', open: not = '' }: Groups): Reading | null {
  const found = those(model, not)
  if (!found) return null
  const { thing, field, condition } = found
  if (field.type === 'bool' || field.type === 'select') return does({ op: 'setGroup', thing: thing.id, group: field.id })
  return does(
    { op: 'addQuickFilter', thing: thing.id, quickFilter: { label: was, where: [opposite(condition)] } },
    { op: 'addQuickFilter', thing: thing.id, quickFilter: { label: not, where: [condition] } },
  )
}

/** 「やめた生徒は別にしたい」: those are one touch away; where nothing tells who that is, a tick does. */
function apart(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const found = those(model, what)
  if (found) return does({ op: 'addQuickFilter', thing: found.thing.id, quickFilter: { label: what, where: [found.condition] } })
  const thing = model.things.find(({ one, many }) => [one, many].some((name) => what.endsWith(name)))
  const label = thing && what.replace(new RegExp(`(?:${thing.one}|${thing.many})$`, 'u'), '')
  if (!thing || !label || !/[たい]$/u.test(label)) return null
  const id = freeId('apart', new Set(thing.fields.map((field) => field.id)), 'field')
  return does(
    { op: 'addField', thing: thing.id, field: { id, label, type: 'bool', why: 'edit' } },
    { op: 'addQuickFilter', thing: thing.id, quickFilter: { label: what, where: [{ field: id, when: 'is', than: true }] } },
  )
}

const { raw } = String
const noun = raw`(?:${people}|もの|やつ|ヤツ|モノ|の|分)`
const stretch = raw`[^。、「」]{1,22}?`
const see = raw`(?:を|が|は|で|に)?(?:見たい|見せ|見れ|見られ|見え|見る|表示|出し|出す|一覧|絞|残し|知り|リスト|ほし|わかる|分かる|抽出|チェック|確認|$)`

export const thoseSayings: readonly Saying[] = [
  [
    new RegExp(
      raw`^(?<done>${stretch}[ただ]${noun})と(?:まだ)?(?<open>${stretch}ない${noun})(?:を|で|が|とを|とで)?(?:分け|区別|わか|分か|見分け|別々|仕分け)[^。]*$`,
      'u',
    ),
    bothApart,
  ],
  [new RegExp(raw`^(?<what>${stretch})(?:だけ|のみ|しか)${see}[^。]*$`, 'u'), onlyThose(true)],
  [
    new RegExp(
      raw`^(?<what>(?:まだ|[^。、「」]{1,10}?がまだ)[^。、「」]{1,14}?(?:${people}|もの|やつ|薬|本|商品))(?:を|が|は)?(?:見たい|見せて.*|一覧(?:に|で|が).*|出して.*|表示して.*)?$`,
      'u',
    ),
    onlyThose(true),
  ],
  [
    new RegExp(
      raw`^(?<what>${stretch}[ただい](?:もの|やつ|ヤツ|の|人)?)(?:は|を|が)(?:自動で|自動的に|勝手に|一覧から|リストから|もう)*(?:消え|隠|見えな|見せな|出さな|出てこな|表示しな|いなくな|非表示|なくなっ|なくなる)[^。]*$`,
      'u',
    ),
    onlyThose(false),
  ],
  [
    new RegExp(
      raw`^(?<what>${stretch}${noun})(?:が|を|は)(?:すぐ(?:に)?|一目で|ひと目で|ぱっと見て?|パッと|どれか|誰か|どこか)*(?:分かる|わかる|分かり|わかり|見分け|目立|赤|教え|気づ)[^。]*$`,
      'u',
    ),
    marked,
  ],
  [
    new RegExp(
      raw`^(?<what>${stretch})(?:が|は|の|って)?(?:全部で|今|合計)?(?:何(?:人|件|冊|個|本|枚|台|匹|軒|世帯|つ)(?:くらい|ぐらい)?(?:いる|ある|残って(?:い)?る|来る)?(?:の|ん)?(?:か|かな)?|(?<=の)(?:人数|件数|数))(?:が|を|は|も)?(?:知り|見|出し|数え|表示|わか|分か|教え|集計|把握|[?？]?$)[^。]*$`,
      'u',
    ),
    counted,
  ],
  [
    new RegExp(
      raw`^(?<what>${stretch}[ただみ了](?:もの|やつ|ヤツ|の|人|方)?)(?:は|が|を)(?:一番|いちばん|全部|自動で|勝手に)*(?:下|最後|後ろ|末尾)(?:の(?:方|ほう))?(?:に|へ|で)(?!.*(?:追加|ボタン))[^。]*$`,
      'u',
    ),
    last,
  ],
  [
    new RegExp(
      raw`^(?<what>[^。、「」]{1,12}?[たい](?:[^。、「」]{1,6}))(?:は|を)別(?:に|の(?:一覧|ところ|場所)に)(?:し|分け|まとめ|表示)[^。]*$`,
      'u',
    ),
    apart,
  ],
]

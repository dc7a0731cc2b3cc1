// 「まだ払ってない家だけ見せて」, 「出席する人は何人？」, 「飲んだやつは下に」: rows that are told by what was done with them and not by the name of a field
// or a choice, are shown, counted, marked, put last or kept apart.
import { finishedOption } from '../../generate/tones.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import type { Condition } from '../../shown-rules.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveOption } from '../resolve.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import type { Groups, Saying } from './deeds.ts'
import { isChoice, isNot, missing, opposite, people, things, those, told } from './which-rows-ja.ts'

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
  if (found) return does(touch(found.thing, what, found.condition))
  const tick = tickFor(model, what)
  const chosen = tick && model.things.find(({ id }) => id === tick.thing)
  return chosen ? does(tick, touch(chosen, what, { field: tick.field.id, when: 'is', than: true })) : null
}
const touch = (thing: Thing, label: string, condition: Condition): Operation => ({
  op: 'addQuickFilter',
  thing: thing.id,
  quickFilter: { label, where: [condition] },
})

/** 「枯れたのは消したい」: out of the list, once they are ticked. */
function outOfList(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const option = resolveOption(model, told(model, what).replace(/に(?:なった|した)$/u, ''), 'ja')
  if (option)
    return does({ op: 'setFilter', thing: option.thing.id, filter: { field: option.field.id, when: 'not', than: option.option } })
  if (those(model, what)) return null
  const tick = tickFor(model, what)
  return tick && does(tick, { op: 'setFilter', thing: tick.thing, filter: { field: tick.field.id, when: 'is', than: false } })
}

const tickCharsMax = 10
function tickFor(model: ProjectModel, what: string): Extract<Operation, { op: 'addField' }> | null {
  const named = model.things.find(({ one, many }) => [one, many].some((name) => what.endsWith(name)))
  const thing = named ?? (new RegExp(`(?:${people}|${things})$`, 'u').test(what) ? mainThing(model) : undefined)
  const label = told(model, what)
  const isDeed = label.length > 2 && label.length <= tickCharsMax && /[ただ]$|ない$/u.test(label)
  if (!thing || !isDeed || thing.fields.some((field) => field.label === label)) return null
  const id = freeId('apart', new Set(thing.fields.map((field) => field.id)), 'field')
  return { op: 'addField', thing: thing.id, field: { id, label, type: 'bool', why: 'edit' } }
}

const { raw } = String
const noun = raw`(?:${people}|もの|やつ|ヤツ|モノ|の|分)`
const stretch = raw`[^。、「」]{1,22}?`
const see = raw`(?:を|が|は|で|に)?(?:見たい|見せ|見れ|見られ|見え|見る|表示|出し|出す|一覧|絞|残し|知り|リスト|ほし|わかる|分かる|抽出|チェック|確認|$)`

/** No field tells who that is. */
const nowhere: Saying[1] = (model, { what = '' }) => {
  const of = isNot.test(what) ? missing(model, what) : null
  return of ? tells(changeSays.notFound.ja(of)) : null
}

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
      raw`^(?<what>${stretch}[ただみ了](?:もの|やつ|ヤツ|の|人|方)?)(?:は|が|を|になったら|たら|ら)(?:一番|いちばん|全部|自動で|勝手に)*(?:下|最後|後ろ|末尾)(?:の(?:方|ほう))?(?:に|へ|で)(?!.*(?:追加|ボタン))[^。]*$`,
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
  [
    new RegExp(
      raw`^(?<what>${stretch}(?:[ただ]|ない)${noun})(?:は|を|が)(?:一覧から|リストから|もう)*(?:隠|見えな|見せな|出さな|表示しな|消し|消え|外し|なくし|非表示)[^。]*$`,
      'u',
    ),
    outOfList,
  ],
  [
    new RegExp(
      raw`^(?<what>${stretch}(?:なし|無し|がない|が無い)(?:の)?[^。、「」のがを]{1,6})(?:(?:だけ|のみ)${see}|(?:が|を|は)(?:すぐ|一目で)?(?:分かる|わかる|目立|赤|教え))[^。]*$`,
      'u',
    ),
    nowhere,
  ],
]

// Which rows somebody means who tells them by what was done with them: 「まだ払ってない家」, 「アレルギーがある人」, 「売れたの」. The deed is found in a tick, a
// state or a day, by its name or by a sign that both share.
import { isDay } from '../../field-kinds.ts'
import { finishedOption } from '../../generate/tones.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition } from '../../shown-rules.ts'
import { mainThing, resolveField, resolveOption } from '../resolve.ts'

/** The rows of a list of which something is true. */
export type Those = { thing: Thing; field: Field; condition: Condition }

export const isNot = /な(?:い|かった|し)|無(?:い|し)|ません|未|ずの|空(?:欄|っぽ)?(?:の|に|$)|まだ(?:の|な|$)|ずじまい|っぱなし/u
export const people = '人たち|人|方々|方|子たち|子|家庭|家|世帯|お客さん|お客様|メンバー|会員|生徒|ゲスト|参加者'
export const things = 'もの|やつ|ところ|ヤツ|モノ|分|データ|行|本|薬|商品|依頼|案件|タスク|予約|注文|書類|の'

/** The list whose fields the person told, where the first one only came along. */
export function toldList(model: ProjectModel): Thing | undefined {
  const main = mainThing(model)
  const isTold = ({ fields }: Thing) => fields.filter(({ why }) => why === 'said').length > 1
  return main && !isTold(main) ? (model.things.find(isTold) ?? main) : main
}

/** What is said of them, without what they are. */
export function told(model: ProjectModel, what: string): string {
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
  [/売れ|売却/u, /売約|成約|売却|売れ|販売済|完売|売り切れ/u],
]
const done = /終わ|済ん|済み|完了|片付|やっ(?:た|て)|クリア/u
const isDoneField = ({ type, concept = '', label }: Field) =>
  type === 'bool' && (/^(?:done|completed|finished)$/i.test(concept) || /済|完了|終|た$/u.test(label))
const signsOf = (text: string) =>
  [...text.replace(/[人者物本日家子方分未済空無何数]/gu, '')].filter((sign) => /\p{Script=Han}/u.test(sign))

/** A choice that stands for what was done, or for what was not. */
function optionFor({ options = [] }: Field, said: string, negated: boolean): Condition['than'] {
  const signs = signsOf(said)
  const synonyms = deeds.filter(([form]) => form.test(said)).map(([, named]) => named)
  const about = options.filter(
    (option) => synonyms.some((form) => form.test(option)) || (!synonyms.length && signs.some((sign) => option.includes(sign))),
  )
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

/** 「もう会わない」 is a decision, and nothing that was left undone. */
const decided = /(?<![てでがはもくい])[かさたなばまらわ]ない(?:つもり)?$/u

/** 「写真なしの猫」, where no picture is kept: the name of what is missing. */
export function missing(model: ProjectModel, what: string): string | null {
  const { of } = subject.exec(told(model, what))?.groups ?? {}
  return of && !those(model, what) && !resolveField(model, of, 'ja') ? of : null
}

/** Whom or what is meant; null where no field tells. */
export function those(model: ProjectModel, what: string): Those | null {
  const main = mainThing(model)
  const said = told(model, what)
  if (!main || said.length < 2 || decided.test(said)) return null
  const lists = [main, ...model.things.filter((thing) => thing !== main)]
  const negated = isNot.test(said)
  const { of } = subject.exec(said)?.groups ?? {}
  const named = of ? resolveField(model, of.replace(/^まだ/u, ''), 'ja', main) : undefined
  const own = named && byField(named.thing, named.field, said, negated)
  if (own && !(named.field.type === 'select' && named.field.label !== of && !/まだ|未/u.test(said))) return own
  const synonyms = deeds.filter(([form]) => form.test(said)).map(([, field]) => field)
  const signs = signsOf(said)
  const isAbout = (field: Field) =>
    synonyms.some((form) => form.test(field.label) || (field.options ?? []).some((option) => form.test(option))) ||
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

export const opposite = (condition: Condition): Condition =>
  typeof condition.than === 'boolean'
    ? { ...condition, than: !condition.than }
    : { ...condition, when: condition.when === 'is' ? 'not' : 'is' }

/** A choice by its name is for the readers of choices. */
export const isChoice = (model: ProjectModel, what: string) => resolveOption(model, told(model, what), 'ja') !== undefined

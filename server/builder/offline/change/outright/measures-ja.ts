// 「数量が発注点を下回ったら赤く」, 「サイズはcmで」, 「状況ごとに何件あるか」, 「一人いくらか計算して」: numbers of everyday Japanese, measured against each other,
// counted by group, shared out.
import { canGroup, isDay, isNumber } from '../../field-kinds.ts'
import { escaped } from '../../lexicon/escaped.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import type { Condition, Span } from '../../shown-rules.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { happensOn, stockLike } from '../said-parts.ts'
import { amountOf } from '../sight/read-figure.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import { answers, type Groups, hasPage, only, type Saying } from './deeds.ts'
import { toldList } from './which-rows-ja.ts'

/** What goes up and down beside what it is measured against. */
const changing = /数量|在庫|残|個数|現在|実績|使った|支出|出費|人数|申込|売上|合計/u

/** 「数量が発注点を下回ったら」: one number of a row against another. */
function against(model: ProjectModel, { field = '', other = '', rest = '' }: Groups): Reading | null {
  const limit = resolveField(model, other, 'ja', mainThing(model))
  if (!limit || !isNumber(limit.field)) return null
  const { thing } = limit
  const named = field ? resolveField({ ...model, things: [thing] }, field, 'ja', thing)?.field : undefined
  const measured =
    named ??
    (field ? undefined : thing.fields.find((each) => each !== limit.field && isNumber(each) && changing.test(each.label)))
  if (!measured || !isNumber(measured) || measured === limit.field) return null
  const when = /超え|こえ|上回|以上|多/u.test(rest) ? 'above' : 'below'
  return does({ op: 'addWarning', thing: thing.id, warning: { field: measured.id, when, than: { field: limit.field.id } } })
}

/** 「サイズはcmで」 says what a number is counted in. */
const countedIn: Saying[1] = (model, { field = '', unit = '' }) =>
  resolveField(model, field, 'ja', mainThing(model)) ? `${field}の単位は${unit}` : null

/** 「曜日は月水金だけ」: some of the days that there are to choose from. */
function someDays(model: ProjectModel, { field = '', days = '' }: Groups, language: 'en' | 'sv' | 'ja'): Reading | null {
  const found = resolveField(model, field, language, mainThing(model))
  const options = found?.field.options?.filter((option) => days.includes(option[0]!))
  return found && options && options.length === days.length && options.length < found.field.options!.length
    ? does({ op: 'setOptions', thing: found.thing.id, field: found.field.id, options })
    : null
}

/** 「何個」 is what 個数 holds. */
const isCountOf = ({ label, unit }: Field, counter: string) =>
  unit === counter || label.includes(`${counter}数`) || (/[個本枚つ]/u.test(counter) && /^(?:数量|数)$/u.test(label))
const counters = '件|人|個|冊|匹|本|枚|台|回|軒|世帯'
/** 「状況ごとに何件あるか」 */
function perGroup(model: ProjectModel, { group = '', counter = '' }: Groups): Reading | null {
  const found = resolveField(model, group, 'ja', mainThing(model))
  if (!found || !['select', 'ref', 'bool', 'text'].includes(found.field.type)) return null
  const number = found.thing.fields.find((field) => ['int', 'number'].includes(field.type) && isCountOf(field, counter))
  return withDashboard(model, found.thing, [
    { ...(number ? { kind: 'sum', of: number.id } : { kind: 'count' }), by: found.field.id },
  ])
}
/** 「件数をトップに」 */
function allOf(model: ProjectModel, { of }: Groups): Reading | null {
  const thing = (of && resolveThing(model, of, 'ja')) || (of ? undefined : mainThing(model))
  return thing ? withDashboard(model, thing, [{ kind: 'count' }]) : null
}

const heads = ({ type, label, unit }: Field) =>
  ['int', 'number'].includes(type) && (/人数|何人|名数/u.test(label) || unit === '人')
const moneyOf = ({ fields }: Thing) => fields.find(({ type, formula }) => type === 'money' && !formula)
/** 「一人いくらか計算して」: by the number of people, where it is kept. */
function shared(model: ProjectModel): Reading | null {
  const main = mainThing(model)
  const money = main && moneyOf(main)
  if (!main || !money || main.fields.some(({ label }) => label === perHead)) return null
  const people = main.fields.find(heads)
  const counted = people ?? { id: 'headcount', label: '人数', type: 'int' as const, why: 'edit' as const }
  const each: Field = {
    id: 'perHead',
    label: perHead,
    type: 'money',
    formula: { kind: 'calc', first: money.id, rest: [{ op: '/', of: counted.id }] },
    why: 'edit',
  }
  return does(
    ...(people ? [] : [{ op: 'addField' as const, thing: main.id, field: counted }]),
    { op: 'addField', thing: main.id, field: each },
    ...(main.totals?.length
      ? []
      : [{ op: 'setTotals' as const, thing: main.id, totals: [{ field: money.id, kind: 'sum' as const }] }]),
  )
}
const perHead = '一人あたり'

/** 「働いた時間の合計を月ごとに」: worked out from the two times of a row, and added up. */
const worked: Saying[1] = (model, { behind, span = behind, who }) => {
  const main = mainThing(model)
  const times = main?.fields.filter(({ type }) => type === 'time') ?? []
  const there = main?.fields.find(({ formula }) => formula?.kind === 'hoursBetween')
  const day = main?.fields.find(({ type }) => type === 'date')
  const [of, until] = times
  const person = main?.fields.find(
    ({ type, label }) => ['text', 'ref', 'select'].includes(type) && /名|人|者|スタッフ|メンバー/u.test(label),
  )
  if (!main || (!there && (!of || !until))) return null
  const less = main.fields.find(({ label, type }) => /休憩/u.test(label) && ['int', 'number'].includes(type))
  const hours: Field = there ?? {
    id: 'workedHours',
    label: '勤務時間',
    type: 'number',
    unit: 'h',
    formula: { kind: 'hoursBetween', of: of!.id, until: until!.id, ...(less && { less: less.id }) },
    why: 'edit',
  }
  const figure = {
    kind: 'sum' as const,
    of: hours.id,
    ...(who && person && { by: person.id }),
    ...(span && day && { by: day.id, span: span.includes('週') ? ('week' as const) : ('month' as const) }),
  }
  const shown = withDashboard(model, main, [figure])
  return {
    ...shown,
    operations: [...(there ? [] : [{ op: 'addField' as const, thing: main.id, field: hours }]), ...shown.operations],
  }
}
/** What is more than the usual hours would be less than nothing on a short day. */
const overtime: Saying[1] = (model) =>
  model.things.some(({ fields }) => fields.filter(({ type }) => type === 'time').length > 1)
    ? tells(outrightSays.overtime.ja)
    : null

const name = String.raw`[^。、「」はがをで]{1,12}?`
const alarm = String.raw`(?:赤|色|警告|目立|知らせ|アラート|わか|分か|教え|注意|マーク|表示|印)`
/** 「団体ごとに合計の重さ」: the list in groups, with the sum of each. */
function summedPer(model: ProjectModel, { group = '', what = '' }: Groups): Reading | null {
  const by = resolveField(model, group, 'ja', mainThing(model))
  const number = resolveField(model, what, 'ja', by?.thing)
  if (!by || !number || number.thing !== by.thing || !isNumber(number.field) || !canGroup(by.field)) return null
  return withDashboard(model, by.thing, [{ kind: 'sum', of: number.field.id, by: by.field.id }])
}

/** 「納品」 of 納品済み */
const stateSaid = (model: ProjectModel, said: string) =>
  resolveOption(model, said, 'ja') ??
  model.things
    .flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
    .flatMap(({ thing, field }) => (field.options ?? []).map((option) => ({ thing, field, option })))
    .find(({ option }) => new RegExp(`^${escaped(said)}(?:済み?|完了|中)$`, 'u').test(option))

const spans: Record<string, Span> = { 今日: 'day', 本日: 'day', 今週: 'week', 今月: 'month', 今年: 'year' }
/** 「受注した金額の合計」, 「今月納品分の合計金額」: of those in that state, or of that time. */
function sumOf(model: ProjectModel, { state = '', what = '', time = '' }: Groups): Reading | null {
  const option = state ? stateSaid(model, state) : undefined
  const thing = option?.thing ?? (state ? resolveThing(model, state, 'ja') : toldList(model))
  if (!thing || (!option && !time)) return null
  const named = what ? resolveField({ ...model, things: [thing] }, what, 'ja', thing)?.field : undefined
  const number =
    named && isNumber(named)
      ? named
      : /^(?:金額|売上|代金)?$/u.test(what)
        ? (amountOf(thing) ?? thing.fields.find(({ type }) => type === 'money'))
        : undefined
  const day = happensOn(thing) ?? thing.fields.find((field) => isDay(field) && !field.formula)
  if (!number || (time && !day)) return null
  const where: Condition[] = [
    ...(option ? [{ field: option.field.id, when: 'is' as const, than: option.option }] : []),
    ...(time ? [{ field: day!.id, when: 'during' as const, than: spans[time]! }] : []),
  ]
  return withDashboard(model, thing, [{ kind: 'sum', of: number.id, where }])
}

/** 「全部で何枚残っているか」: what is left of each, added up. */
function leftInAll(model: ProjectModel): Reading | null {
  const left = model.things.flatMap((thing) => {
    const of = stockLike(thing)
    return of ? [{ thing, of }] : []
  })
  return left.length === 1 ? withDashboard(model, left[0]!.thing, [{ kind: 'sum', of: left[0]!.of.id }]) : null
}

/** 「枚数は1以上にして」: what is not so stands out. */
function keptWithin(model: ProjectModel, { field = '', limit = '', least }: Groups): Reading | null {
  const found = resolveField(model, field, 'ja', mainThing(model))
  if (!found || !isNumber(found.field)) return null
  const when = least === '以上' ? 'below' : 'above'
  return does({ op: 'addWarning', thing: found.thing.id, warning: { field: found.field.id, when, than: Number(limit) } })
}

const taxed = 1.1
/** 「消費税込みの金額も」 */
function withTax(model: ProjectModel): Reading | null {
  const host = toldList(model)
  const money = host && moneyOf(host)
  const label = '税込金額'
  if (!host || !money || host.fields.some((field) => field.label.includes('税込'))) return null
  const formula: Field['formula'] = { kind: 'calc', first: money.id, rest: [{ op: '*', of: taxed }] }
  return does({ op: 'addField', thing: host.id, field: { id: 'withTax', label, type: 'money', formula, why: 'edit' } })
}

export const measureSayings: readonly Saying[] = [
  [
    /^(?:(?<time>今日|本日|今週|今月|今年)(?:の|に)?)?(?<state>[^。、「」はがをごと別]{0,8}?)(?:した|された|済みの|になった|分の?|の)?(?<what>金額|売上|料金|価格|代金|費用|個数|数量|点数|時間)?の?(?:合計|総額)(?:金額|額)?(?:を|が|も|は)?(?:知り|見|出|わか|分か|計算|表示|集計|$)[^。]*$/u,
    sumOf,
  ],
  [
    /^(?:今|いま|全部で|合計で|全体で|あと)*何(?:枚|個|本|箱|袋|台|冊|点|つ)(?:残って|あ|余って)(?:い?る)?(?:の)?か[^。]*$/u,
    leftInAll,
  ],
  [
    /^(?<field>[^。、「」はがを]{1,10}?)(?:は|を)(?:必ず)?(?<limit>\d+)[^\d。、「」はがを以]{0,3}(?<least>以上|以下)(?:に(?:して|し(?:たい|ろ)|限|$)|で(?:ない|なければ|入力|お願い|$)|のみ(?:入力|登録|に)|しか(?:入力|登録)|だけ(?:入力|登録))[^。]*$/u,
    keptWithin,
  ],
  [
    /^(?:[^。、「」はがを]{1,8}(?:は|を))?(?:消費)?税(?:10[%％])?(?:を)?込み?(?:の)?(?:金額|価格|値段|料金|合計)?(?:も|を|で|が)(?:自動で|自動的に)?(?:出|表示|計算|知り|見|わか|分か|ほし|欲し|入れ|$)[^。]*$/u,
    withTax,
  ],
  [
    /^(?<group>[^。、「」はがを]{1,10}?)(?:ごと|別|毎)(?:に|の)?合計(?:の)?(?<what>[^。、「」はがをに額値]{1,10}?)(?:を|が|も|は)?(?:知り|見|出|わか|分か|計算|表示|集計|$)[^。]*$/u,
    summedPer,
  ],
  [
    new RegExp(
      String.raw`^(?:(?<field>${name})(?:が|は))?(?<other>${name})(?<rest>(?:より(?:も)?(?:少な|減|下が|多|増)|を(?:下回|切|割|超え|こえ|上回)|以下|以上|未満)[^。、]{0,12})[^。]{0,8}?${alarm}[^。]*$`,
      'u',
    ),
    against,
  ],
  [
    /^(?<field>[^。、「」はがを]{1,10}?)(?:は|を)(?<unit>cm|mm|km|m|kg|g|ml|L|センチ|ミリ|キロ|グラム|リットル)(?:単位)?で(?:す|お願い.*|入れ.*|記録.*|入力.*|書.*|管理.*|表示.*)?。?$/iu,
    countedIn,
  ],
  [
    /^(?<field>[^。、「」はがを]{1,10}?)は(?<days>[月火水木金土日]{2,6})(?:曜日?)?(?:だけ|のみ|しかない)?(?:です|に(?:して.*)?|で(?:いい.*|お願い.*|OK)?)?。?$/u,
    someDays,
  ],
  [
    new RegExp(
      `^(?<group>[^。、「」はがを]{1,10}?)(?:ごと|別|毎)(?:に|の|で)?、?(?:それぞれ)?何(?<counter>${counters})[^。、]{0,10}?(?:の|ん)?か(?:が|を|も|は)?(?:知り|見|出|わか|分か|数え|表示|集計|把握|$)?[^。]*$`,
      'u',
    ),
    perGroup,
  ],
  [
    /^(?:全部の|今の|合計の|登録)?(?:(?<of>[^。、「」はがを]{1,8}?)の)?件数(?:を|も|が)(?:トップ|最初の(?:画面|ページ)|ダッシュボード|上|一番上|画面|ホーム)(?:に|で)[^。]*$/u,
    allOf,
  ],
  [
    /^(?:合計(?:金額)?(?:いくら)?(?:か)?(?:と|も、?)?)?(?:1人|一人|ひとり|１人)(?:あたり|当たり|分|いくら|何円)(?:の(?:金額|料金|費用|額))?(?:になる|払えばいい|払う)?(?:の|ん)?か?(?:も|を|が|は)?(?:知り|見|出|わか|分か|計算|表示|自動|$)?[^。]*$/u,
    shared,
  ],
  [
    /^(?:(?<span>月|週|毎月|毎週|一か月|1か月|今月|月間|週間)(?:ごと|別|毎)?(?:に|の|で)?、?)?(?:合計(?:の)?(?:勤務|労働)?時間|総?(?:勤務|労働)時間(?:の合計)?|働いた(?:合計)?時間(?:の合計)?|(?<who>誰が|スタッフごとに|人ごとに|一人ずつ)?(?:合計で)?何時間(?:働いた|入った|勤務した)か?)(?:を|が|も|は)?(?:(?<behind>月|週)(?:ごと|別|毎)(?:に|で)?)?(?:知り|見|出|わか|分か|計算|自動|集計|表示|$)?[^。]*$/u,
    worked,
  ],
  [
    /^(?<hours>(?:朝|午前)?[0-9０-９]{1,2}時(?:半)?(?:から|〜|～)(?:夜|午後)?[0-9０-９]{1,2}時(?:半)?(?:まで)?)(?:に(?:して.*)?|です|で.*|の?営業.*)?。?$/u,
    only(
      (model) => hasPage(model, 'landing') || hasPage(model, 'booking'),
      (_model, { hours }) => `営業時間は${hours}`,
    ),
  ],
  [/^残業(?:時間|代)?(?:も|を|が|は)?(?:自動(?:で|的に)?)?(?:計算|出|知り|見|わか|分か|集計)[^。]*$/u, overtime],
  [
    /^[^。、]{0,14}?(?:で|を|から)(?:探し|探せ|検索し|検索でき|引け|見つけ)(?:たい|て|るように|る|られ)[^。]*$/u,
    only((model) => hasPage(model, 'collection'), answers(changeSays.searchThere)),
  ],
]

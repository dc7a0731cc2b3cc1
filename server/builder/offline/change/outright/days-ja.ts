// Days in everyday Japanese: 「1週間以上水やってないやつを目立たせて」, 「保証が切れそうなのを教えて」, 「1か月前は黄色」, 「次の練習が一番上に」, 「費用の合計を年ごとに」.
import { isDay, isNumber } from '../../field-kinds.ts'
import type { Field, ProjectModel, Thing, ToneName } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import type { Warning } from '../../rules.ts'
import type { Condition, Span } from '../../shown-rules.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import type { Groups, Saying } from './deeds.ts'
import { toldList } from './which-rows-ja.ts'

const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^日/u, 1],
  [/^週/u, 7],
  [/^[かヶケカヵ箇]月|^月/u, 30],
  [/^年/u, 365],
]
const kanjiDigits = '一二三四五六七八九十'
const daysIn = (count: string, unit: string): number => {
  const plain = kanjiDigits.includes(count) ? kanjiDigits.indexOf(count) + 1 : Number(count.normalize('NFKC'))
  return plain * (unitDays.find(([form]) => form.test(unit))?.[1] ?? 1)
}

type Dated = { thing: Thing; field: Field }
const datesOf = (model: ProjectModel): Dated[] => {
  const main = mainThing(model)
  return [...(main ? [main] : []), ...model.things.filter((thing) => thing !== main)].flatMap((thing) =>
    thing.fields.filter((field) => isDay(field) && !field.formula).map((field) => ({ thing, field })),
  )
}
const signsOf = (text: string) => [...text.replace(/[日月年何人前後]/gu, '')].filter((sign) => /\p{Script=Han}/u.test(sign))
/** The day that is meant by the name or by the deed; where there is only one, that. */
function dayFor(model: ProjectModel, said: string): Dated | undefined {
  const all = datesOf(model)
  const named = said ? resolveField(model, said, 'ja', mainThing(model)) : undefined
  if (named && isDay(named.field)) return named
  const signs = signsOf(said)
  const shares = all.filter(({ field }) => signs.some((sign) => field.label.includes(sign)))
  const own = all.filter(({ thing }) => thing === all[0]?.thing)
  return shares[0] ?? (own.length === 1 ? own[0] : undefined)
}
const isUntil = ({ label, concept = '' }: Field) =>
  /期限|期日|締|納期|満了|賞味|消費|車検|返却|予定|切れ/u.test(label) || /due|expiry|deadline|warranty/i.test(concept)

const colours: readonly (readonly [RegExp, NonNullable<Warning['tone']>])[] = [
  [/黄|オレンジ|橙/u, 'amber'],
  [/緑|グリーン/u, 'green'],
  [/青|ブルー/u, 'blue'],
]
const toneIn = (said: string) => colours.find(([form]) => form.test(said))?.[1]
const warning = ({ thing, field }: Dated, when: 'ago' | 'within' | 'past', than: number | undefined, said: string): Operation => {
  const tone = toneIn(said)
  return {
    op: 'addWarning',
    thing: thing.id,
    warning: { field: field.id, when, ...(than !== undefined && { than }), ...(tone && { tone }) },
  }
}

/** Nothing was done for so long. */
function longAgo(model: ProjectModel, { count = '', unit = '', deed = '', rest = '' }: Groups): Reading | null {
  const day = dayFor(model, deed)
  if (!day || isUntil(day.field)) return null
  const than = daysIn(count, unit)
  return /だけ|のみ/u.test(rest)
    ? does({ op: 'setFilter', thing: day.thing.id, filter: { field: day.field.id, when: 'ago', than } })
    : does(warning(day, 'ago', than, rest))
}

const soonDays = 30
/** What comes up soon. */
function soon(model: ProjectModel, { what = '', count, unit = '', rest = '' }: Groups): Reading | null {
  const until = datesOf(model).filter(({ field }) => isUntil(field))
  const named = what && !/^(?:期限|期日|締め?切り?)$/u.test(what) ? dayFor(model, what) : undefined
  const day = named ?? (what && !/^(?:期限|期日|締め?切り?)$/u.test(what) ? undefined : until[0])
  return day ? does(warning(day, 'within', count ? daysIn(count, unit) : soonDays, rest)) : null
}
/** 「期限切れは赤、1か月前は黄色」 */
function lateAndSoon(model: ProjectModel, { what = '', count = '', unit = '', rest = '' }: Groups): Reading | null {
  const day = datesOf(model).find(({ field }) => isUntil(field) && (!what || field.label.includes(what)))
  return day ? does(warning(day, 'past', undefined, ''), warning(day, 'within', daysIn(count, unit), rest)) : null
}

/** 「次の練習が一番上に」 */
function nextOnTop(model: ProjectModel, { of = '' }: Groups): Reading | null {
  const named = resolveThing(model, of, 'ja') ?? (/^(?:予定|もの|やつ|日程|回)$/u.test(of) ? mainThing(model) : undefined)
  const day = named?.fields.find(isDay)
  return named && day
    ? does(
        { op: 'setFilter', thing: named.id, filter: { field: day.id, when: 'ahead' } },
        { op: 'setOrder', thing: named.id, by: day.id, descending: false },
      )
    : null
}

const spanIn = (said: string): Span =>
  /年/u.test(said) ? 'year' : /週/u.test(said) ? 'week' : /日/u.test(said) ? 'day' : 'month'
/** 「費用の合計を年ごとに」 */
function overTime(model: ProjectModel, { what = '', span = '' }: Groups): Reading | null {
  const number = resolveField(model, what, 'ja', mainThing(model))
  const day = number?.thing.fields.find(isDay)
  if (!number || !day || !isNumber(number.field)) return null
  return withDashboard(model, number.thing, [{ kind: 'sum', of: number.field.id, by: day.id, span: spanIn(span) }])
}
/** 「今月の利益はいくら？」 */
function within(model: ProjectModel, { what = '', span = '' }: Groups): Reading | null {
  const number = resolveField(model, what, 'ja', mainThing(model))
  const day = number?.thing.fields.find(isDay)
  if (!number || !day || !isNumber(number.field)) return null
  return withDashboard(model, number.thing, [
    { kind: 'sum', of: number.field.id, where: [{ field: day.id, when: 'during', than: spanIn(span) }] },
  ])
}

const tones: readonly ToneName[] = ['blue', 'amber', 'green', 'violet', 'red', 'teal', 'gray']
/** 「カテゴリごとに色分け」: each choice has a colour of its own. */
function coloured(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const found = resolveField(model, what, 'ja', mainThing(model))
  const options = found?.field.type === 'select' ? found.field.options! : []
  if (found && ['text', 'ref', 'bool'].includes(found.field.type)) return tells(outrightSays.colourChoices.ja)
  return found && options.length > 1
    ? does(
        ...options.map((option, at): Operation => ({
          op: 'setTone',
          thing: found.thing.id,
          field: found.field.id,
          option,
          tone: tones[at % tones.length]!,
        })),
      )
    : null
}

const { raw } = String
const span = raw`(?<count>[0-9０-９]+|[一二三四五六七八九十])(?<unit>日|週間|[かヶケカヵ箇]月|年)`
const rows = raw`(?:もの|やつ|ヤツ|人|方|お客さん|の|分)?`
const alarm = raw`(?:目立|赤|黄|オレンジ|緑|青|色|わか|分か|知らせ|教え|警告|表示|マーク|出し|見|アラート|気づ)`

/** 「今日来る子だけ」, 「今日欠席の子だけ」: who comes has the day; how they are has to be among the choices. */
function ofSpan(model: ProjectModel, { span = '', label = '', how = '' }: Groups): Reading | null {
  const thing = toldList(model)
  const day = thing?.fields.find((field) => isDay(field) && !field.formula)
  const state = how.replace(/(?:の|した|だった|中の?)$/u, '')
  const isPlain = !state || /[るうくすつぬむぶぐたん]$|予約|予定/u.test(how)
  const option = isPlain ? undefined : resolveOption(model, /^(?:休み|お休み)$/u.test(state) ? '欠席' : state, 'ja')
  if (!thing || !day || (!isPlain && option?.thing !== thing)) return null
  const where: Condition[] = [
    { field: day.id, when: 'during', than: spanIn(span) },
    ...(option ? [{ field: option.field.id, when: 'is' as const, than: option.option }] : []),
  ]
  return does({ op: 'addQuickFilter', thing: thing.id, quickFilter: { label, where } })
}

/** 「次のオイル交換がいつか知りたい」 */
function nextDay(model: ProjectModel, { what = '' }: Groups): Reading | null {
  const thing = toldList(model)
  if (!thing || what.length > 8) return null
  const there = thing.fields.find((field) => isDay(field) && /次/u.test(field.label))
  if (there) return tells(changeSays.alreadyThere.ja(there.label), 'kept')
  const id = freeId('nextDay', new Set(thing.fields.map((field) => field.id)), 'field')
  return does({ op: 'addField', thing: thing.id, field: { id, label: `次の${what}日`, type: 'date', why: 'edit' } })
}

export const daySayings: readonly Saying[] = [
  [
    /^(?<label>(?<span>今日|本日|今週|今月|今年)(?:に|の)?(?<how>[^。、「」だけをは]{0,8}?)(?:人|子|もの|やつ|分|方|の|お客さん|お客様|予約|予定))(?:だけ|のみ)(?:を|が)?(?:見|表示|出|絞|知り|一覧|$)[^。]*$/u,
    ofSpan,
  ],
  [
    /^次(?:回)?の(?<what>[^。、「」はがを]{1,8}?)(?:が|は)いつ(?:に)?(?:なる)?(?:の)?か(?:が|を|も)?(?:知り|分か|わか|見|表示|出|忘れ|教え)[^。]*$/u,
    nextDay,
  ],
  [
    new RegExp(
      raw`^(?<deed>[^。、]{1,12}?)(?:して|って|いて|んで|きて)?から${span}(?:以上)?(?:たった|経った|たって(?:い)?る|経って(?:い)?る|過ぎた|すぎた|立った)${rows}(?<rest>(?:だけ|のみ)?(?:を|は|が|に|なら|ら)?[^。]{0,8}?${alarm}[^。]*)$`,
      'u',
    ),
    longAgo,
  ],
  [
    new RegExp(
      raw`^${span}以上(?:前|も)?(?:から|に)?(?<deed>[^。、]{0,14}?)(?:て(?:い)?ない|ない|そのまま|放置(?:されて(?:い)?る)?|たまま|空いて(?:い)?る|あいて(?:い)?る|経った|たって(?:い)?る|経って(?:い)?る)(?:の)?${rows}(?<rest>(?:だけ|のみ)?(?:を|は|が|に|なら|だったら)?[^。]{0,8}?${alarm}[^。]*)$`,
      'u',
    ),
    longAgo,
  ],
  [
    new RegExp(
      raw`^(?<what>[^。、]{0,10}?)(?:が|の|まで)?(?:もうすぐ|そろそろ)?(?:切れそう|切れる頃|近づいて(?:い)?る|近づいた|近い|迫って(?:い)?る|迫った|来そう)(?:な)?${rows}(?<rest>(?:を|は|が|に|なら|だったら|ら)?[^。]{0,8}?(?:目立|赤|黄|オレンジ|色|わか|分か|知らせ|教え|警告|マーク|アラート|気づ)[^。]*)$`,
      'u',
    ),
    soon,
  ],
  [
    new RegExp(
      raw`^(?<what>[^。、は]{0,10}?)(?:が|の|まで(?:あと)?)?${span}(?:前|以内|を切っ)(?:に)?(?:なったら|たら|は|で|になると|の?もの(?:は|を)|のやつ(?:は|を))(?<rest>[^。、]{0,6}?(?:黄|オレンジ|赤|緑|青)[^。、]*)$`,
      'u',
    ),
    soon,
  ],
  [
    new RegExp(
      raw`^(?<what>[^。、は]{0,10}?)(?:が)?(?:期限)?(?:切れ|過ぎ)(?:た|て(?:い)?る|たら)?(?:の|もの|やつ)?(?:は|を)赤(?:く|色)?(?:で|に|にして|くして)?[、で]${span}(?:前|以内)(?:になったら|は|のものは|のもの)?(?<rest>(?:黄|オレンジ)[^。]*)$`,
      'u',
    ),
    lateAndSoon,
  ],
  [
    /^(?:次|今度|直近)(?:回)?の(?<of>[^。、がをは]{1,8}?)(?:が|を|は)(?:常に|いつも)?(?:一番|いちばん)?(?:上|先頭|最初|トップ|はじめ)(?:に|へ)[^。]*$/u,
    nextOnTop,
  ],
  [
    /^(?<what>[^。、「」をはが]{1,10}?)(?:の合計|合計)(?:を|も|が|は)?(?<span>年|月|週|日)(?:ごと|別|単位|毎)(?:に|で|の)?[^。]*$/u,
    overTime,
  ],
  [
    /^(?<span>今日|今週|今月|今年)の(?<what>[^。、「」をはが]{1,10}?)(?:の合計)?(?:は|が|って)(?:全部で|合計で)?(?:いくら|どれくらい|何円|どのくらい)[^。]*$/u,
    within,
  ],
  [/^(?<what>[^。、「」はがを]{1,10}?)(?:ごと|別|によって|で)(?:に)?(?:色分け|色を(?:分け|変え)|違う色)[^。]*$/u, coloured],
]

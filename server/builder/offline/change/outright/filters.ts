// Which rows somebody wants to see, in the words of everyday Swedish and Japanese: "jag vill bara se felanmälningar som inte är klara",
// 「完了した案件は隠して」, 「未着手だけ見たい」. They ask what a list shows; nothing is wrong with such rows, so none of them turns red.
import type { Language } from '#shared/languages.ts'
import { canGroup, isDay } from '../../field-kinds.ts'
import type { ProjectModel } from '../../model.ts'
import { isCondition, type Condition, type Span } from '../../shown-rules.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import type { Groups, Saying } from './deeds.ts'
import { readFilter } from '../readers/read-filter.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { plainNumbers } from '../wording/plain-japanese.ts'

/** 「進行中の案件」, 「完了した案件」: what is said of them, without what they are. */
function withoutThing(model: ProjectModel, said: string, language: Language): string {
  if (language !== 'ja') return said.replace(/^(?:de|dem|dom|alla|allt|det) /iu, '').trim()
  const names = [...model.things.flatMap(({ one, many }) => [one, many]), 'もの', 'やつ', '人', '方', '行', 'データ'].toSorted(
    (a, b) => b.length - a.length,
  )
  const name = names.find((each) => said.endsWith(each) && said.length > each.length)
  const rest = name ? said.slice(0, -name.length) : said
  return rest.replace(/(?:の|した|された|している|して(?:い)?る|済みの|になった|になっている|な)$/u, '')
}

/** "Pågående" is how "Pågår" is said of a row, "väntande" is "Väntar". */
function asOption(model: ProjectModel, word: string): string {
  const stem = /^(.{3,}?)(?:ende|ande)s?$/iu.exec(word)?.[1]?.toLowerCase()
  const options = model.things.flatMap(({ fields }) => fields.flatMap(({ options: all = [] }) => all))
  return (stem && options.find((option) => option.toLowerCase().startsWith(stem))) || word
}

function filterOf(model: ProjectModel, what: string, hides: boolean, language: Language): Reading {
  const said =
    language === 'ja'
      ? hides
        ? `${what}を隠して`
        : `${what}だけを表示`
      : hides
        ? `dölj ${asOption(model, what)}`
        : `visa bara ${asOption(model, what)}`
  return readFilter(model, { verb: 'show', text: said, object: said }, language)
}

const isColumn = (model: ProjectModel, what: string, language: Language) =>
  what
    .split(/、|と|,| och /u)
    .every((each) => resolveField(model, each, language) !== undefined || resolveThing(model, each, language) !== undefined)

/** 「終わったライブは隠して」: of what has a day, only what is to come. */
function withoutPast(model: ProjectModel, what: string, language: Language): Reading | null {
  const of = gone.exec(what)?.groups?.of
  const thing = of
    ? (resolveThing(model, of, language) ?? (/^(?:もの|やつ|予定)$/u.test(of) ? mainThing(model) : undefined))
    : undefined
  const day = thing?.fields.find(isDay)
  return thing && day ? does({ op: 'setFilter', thing: thing.id, filter: { field: day.id, when: 'ahead' } }) : null
}
const gone = /^(?:終わった|終了した|過ぎた|過去の|済んだ|古い)(?<of>.+)$/u
const ofSome = /[たいるの](?:もの|やつ)$/u
/** What the list shows at first: those rows, or all but those. */
const narrow =
  (hides: boolean): Saying[1] =>
  (model, { what = '', not }: Groups, language) => {
    const said = withoutThing(model, language === 'ja' ? plainNumbers(what) : what, language)
    if (!said || isColumn(model, said, language)) return null
    const found = filterOf(model, said, hides !== Boolean(not), language)
    if (found.operations.length) return found
    const ahead = hides ? withoutPast(model, what, language) : null
    if (ahead) return ahead
    // what is said of some rows, where nothing tells which, is no list of its own
    return hides && ofSome.test(what) ? tells(changeSays.notFound[language](what)) : null
  }

/** "Vilka lägenheter som är lediga": at a touch, beside all others. */
const touch: Saying[1] = (model, { what = '', not, of = '' }: Groups, language) => {
  const said = withoutThing(model, language === 'ja' ? plainNumbers(what) : what, language)
  if (!said || isColumn(model, said, language)) return null
  const { operations } = filterOf(model, said, Boolean(not), language)
  const made = operations.flatMap((each): Operation[] => {
    if (each.op !== 'setFilter' || !each.filter) return []
    const { filter } = each
    const where: Condition = isCondition(filter) ? filter : { field: filter.field, when: 'is', than: filter.option }
    const label = capitalised(language === 'ja' ? what : [not, what, of].filter(Boolean).join(' '))
    return [{ op: 'addQuickFilter', thing: each.thing, quickFilter: { label, where: [where] } }]
  })
  return made.length ? { operations: made, notes: [] } : null
}

/** 「魚種別に見たい」: the list in groups. */
function grouped(model: ProjectModel, { field = '' }: Groups, language: Language): string | null {
  const found = resolveField(model, field, language, mainThing(model))
  return found && (canGroup(found.field) || isDay(found.field)) && found.field.id !== found.thing.titleField
    ? `${found.field.label}ごとにまとめて`
    : null
}

const spans: readonly (readonly [RegExp, Span])[] = [
  [/^(?:今日|本日|dagens)$/iu, 'day'],
  [/^(?:今週|veckans|den här veckans)$/iu, 'week'],
  [/^(?:今月|månadens|den här månadens)$/iu, 'month'],
  [/^(?:今年|årets)$/iu, 'year'],
]
/** 「今月の試合だけ見たい」, 「今月締切の案件」: by the day that is named, else by the one they happen on. */
const during: Saying[1] = (model, { time = '', day = '', of = '' }, language) => {
  const thing = resolveThing(model, of, language)
  const span = spans.find(([form]) => form.test(time.trim()))?.[1]
  const named = day ? thing?.fields.find((field) => isDay(field) && field.label.includes(day)) : undefined
  const field = named ?? (day ? undefined : thing?.fields.find(isDay))
  if (!thing || !span || !field) return null
  const label = language === 'ja' ? `${time}${day}の${of}` : `${capitalised(time.trim())} ${of}`
  return does({
    op: 'addQuickFilter',
    thing: thing.id,
    quickFilter: { label, where: [{ field: field.id, when: 'during', than: span }] },
  })
}

const { raw } = String
const see = raw`(?:(?:jag|vi|man) (?:vill|skulle vilja|ska|behöver)(?: gärna)?(?: kunna)? |kan (?:jag|vi|man) (?:få )?|gärna |det vore bra att (?:kunna )?)?`
const how = raw`(?<not>inte |ej |ännu inte |inte ännu )?(?:är|har|blivit|har blivit)`
const shows = raw`(?:を|が|は)?(?:見たい|見られ|見れ|見え|見せ|表示|出し|出す|絞|一覧)[^。、]*`

export const filterSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [
      new RegExp(
        raw`^${see}(?:bara |endast )?(?:se|visa|lista) (?:bara |endast )?(?<time>dagens |veckans |månadens |årets |den här veckans |den här månadens )(?<of>\p{L}+)[.!]*$`,
        'iu',
      ),
      during,
    ],
    [
      new RegExp(
        raw`^${see}(?=.*(?:bara|endast|enbart))(?:bara |endast |enbart )?(?:se|visa|lista|ha) (?:bara |endast |enbart )?(?:de |dem |alla )?(?:\p{L}+ )?som ${how} (?<what>\p{L}+(?: \p{L}+)?)[.!]*$`,
        'iu',
      ),
      narrow(false),
    ],
    [
      new RegExp(
        raw`^${see}(?:bara|endast|enbart)? ?(?:se|visa|lista) (?:bara |endast |enbart )(?:de )?(?<what>\p{L}{3,}(?:ande|ende))(?: \p{L}+)?[.!]*$`,
        'iu',
      ),
      narrow(false),
    ],
    [
      new RegExp(
        raw`^(?:dölj|göm|visa inte|slipp se|${see}(?:slippa se|inte (?:se|visa|ha med))|filtrera bort|ta bort) (?:de |dem |alla |sånt |det )?(?:\p{L}+ )?som ${how} (?<what>\p{L}+)(?: (?:från|i|ur) (?:listan|översikten|tavlan|vyn))?[.!]*$`,
        'iu',
      ),
      narrow(true),
    ],
    [
      new RegExp(
        raw`^${see}(?:se|visa|veta|få fram|ha koll på|hitta) vilka (?<of>\p{L}+) (?:som )?${how} (?<what>\p{L}+)(?: just nu| nu| idag)?[.!?]*$`,
        'iu',
      ),
      touch,
    ],
  ],
  ja: [
    [
      new RegExp(
        raw`^(?<time>今日|本日|今週|今月|今年)(?:が|に)?(?<day>[^。、のがに]{1,6})?の(?<of>[^。、をがはだの]{1,10}?)(?:だけ|のみ)?${shows}$`,
        'u',
      ),
      during,
    ],
    [
      /^(?!.*(?:合計|平均|件数|グラフ))(?<field>[^。、のをはが]{1,10}?)(?:(?:別|ごと)に?(?:一覧で)?(?:見たい|見られ|見れ|見え|表示|分け|まとめ|整理)|で(?:まとめ(?!て(?:印刷|削除|追加|登録))|グループ))[^。、]*$/u,
      grouped,
    ],
    [new RegExp(raw`^(?<what>[^。、]{2,20}?)(?:だけ|のみ)${shows}$`, 'u'), narrow(false)],
    [
      /^(?<what>[^。、]{2,16}?)(?:は|を)(?:一覧から)?(?:隠し|隠す|隠れ|非表示|見せな|見えな|表示しな|出さな|除い|除外|(?:一覧|リスト|表|画面)に(?:は)?(?:出さな|表示しな|載せな|出なく))[^。、]*$/u,
      narrow(true),
    ],
  ],
}

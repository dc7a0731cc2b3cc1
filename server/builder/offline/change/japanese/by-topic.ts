// 「販売サイトにはURLを貼っているんですが、クリックしても開けません。リンクとして開けるように」: what kind of wish it is was surely heard, and
// what it is about stands at the head of a clause, while its pieces came to something else.
import { isDay } from '../../field-kinds.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { type Place } from '../said-parts.ts'
import type { ActName } from '../learned/acts.ts'
import { doAct } from '../learned/do-act.ts'
import type { ReadPlainly } from '../learned/doing.ts'
import { likelyActs } from '../learned/hear.ts'
import type { Operation } from '../operations.ts'
import { mainThing, resolveField } from '../resolve.ts'
import { sentencesOf } from './clauses.ts'

/** From so likely on, the wish is for another type or another unit. */
const surely = 0.85
const surelyUnit = 0.65
const isSure = (act: ActName, chance: number) =>
  act === 'unit'
    ? chance >= surelyUnit
    : act.startsWith('type-') && act !== 'type-choice' && act !== 'type-several' && chance >= surely

/** Words that show the type; without one, the kind of wish was heard from something else. */
const shown: Partial<Record<ActName, RegExp>> = {
  'type-link': /リンク|URL|クリック|飛べ/iu,
  'type-email': /メール/u,
  'type-number': /数字|数値|整数/u,
  'type-rating': /星|★|段階/u,
  'type-tick': /チェック|[○〇]/u,
  'type-datetime': /時間|時刻|日時|何時/u,
  'type-date': /日付|カレンダー/u,
  'type-picture': /写真|画像/u,
  'type-phone': /電話|携帯/u,
  'type-percent': /[%％]|パーセント/u,
  'type-money': /円|金額/u,
  'type-longtext': /長[いく文]|何行|改行/u,
  unit: /単位|[a-z℃㎡%％]/iu,
}

const topic =
  /^[「『]?(?<names>[^、。はがをに「」『』（）()]{1,20}?)[」』]?(?:の?(?:欄|項目))?(?:だけだと|には|は|が|を|に|って|より|なんですが|なのですが|$)/u
const unitTold =
  /(?:単位は|単位を)?(km\/L|km\/h|kWh|kg|cm|mm|km|ml|mg|℃|㎡|m²|[gLm分%％])(?:の?単位|で(?:お願い|表示|統一)|を(?:付け|つけ))/u
const onlyDay = /日付だけで(?:いい|OK|十分|よい|良い|大丈夫|結構|構)/u

/** The fields that a clause is about: 「チェックインとチェックアウトは」. */
function topicsIn(model: ProjectModel, clause: string): Place[] {
  const names = topic.exec(clause)?.groups?.names
  if (!names) return []
  const main: Thing | undefined = mainThing(model)
  const one = resolveField(model, names, 'ja', main)
  const all = one ? [one] : names.split('と').map((name) => resolveField(model, name, 'ja', main))
  return all.every((each) => each !== undefined) ? all : []
}

/** What the wish comes to, where `made` did nothing of it to the fields it is about; else null. */
export function byTopic(model: ProjectModel, text: string, made: readonly Operation[], read: ReadPlainly): Operation[] | null {
  const clauses = sentencesOf(text).flat()
  const topics = clauses.map((clause) => topicsIn(model, clause)).find((places) => places.length > 0)
  if (!topics) return null
  if (onlyDay.test(text) && topics.length === 1 && topics[0]!.field.type === 'datetime')
    return [{ op: 'retypeField', thing: topics[0]!.thing.id, field: topics[0]!.field.id, type: 'date' }]
  const [act, chance] = [...likelyActs(model, text, 'ja')].toSorted(([, a], [, b]) => b - a)[0] ?? ['none', 0]
  if (!isSure(act, chance) || !shown[act]?.test(text)) return null
  const isDone = ({ thing, field }: Place) =>
    made.some((each) => each.op === 'retypeField' && each.thing === thing.id && each.field === field.id)
  if (topics.every(isDone) || !made.every((each) => ofPieces.has(each.op))) return null
  if (act === 'type-datetime' && !topics.every(({ field }) => isDay(field))) return null
  const value = unitTold.exec(text)?.[1]
  if (act === 'unit' && !value) return null
  const spans = { field: topics.map(({ field }) => field.label), ...(value && { value: [value] }) }
  return doAct(act, { model, spans, language: 'ja', read, text })?.operations ?? null
}
/** What a wish that was cut may come to. */
const ofPieces = new Set<Operation['op']>(['addField', 'retypeField', 'renameField', 'addOption', 'setOptions'])

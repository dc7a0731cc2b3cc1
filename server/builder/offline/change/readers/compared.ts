// What a warning compares: a number of a row with a limit, or with another number of the row.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import type { Warning } from '../../rules.ts'
import { withoutEmpty } from '../by-rule/empty-words.ts'
import { nothing, type Reading } from '../reading.ts'
import { mainThing, resolveThing } from '../resolve.ts'
import { conceptOf, narrowings, numberFor, stockLike } from '../said-parts.ts'

export const warning = (thing: Thing, rule: Warning): Reading => ({
  operations: [{ op: 'addWarning', thing: thing.id, warning: rule }],
  notes: [],
})

/** What stands before the limit names the field; without a name it is the stock, or the only number. */
export function beyond(
  model: ProjectModel,
  when: 'below' | 'above',
  limit: RegExpExecArray,
  text: string,
  language: Language,
): Reading {
  const [, said = '', before, amountJa] = limit
  const named = (before ?? text.slice(0, limit.index))
    .replace(
      /^(?:please\s+)?(?:warn(?:ing)?|alert|highlight|flag|mark|notify|tell|show|varna|markera|flagga|larma|visa)\s*(?:me|us|mig|oss)?\s*(?:when|if|about|for|of|om|när|för)?\s*/i,
      '',
    )
    .replace(/\s*(?:is|are|falls?|drops?|goes|gets|in red|är|blir|sjunker|går|i rött)\s*$/i, '')
    .replace(/\s*(?:が|は|を)$/, '')
  const number = /([-−]?\d+(?:[.,]\d+)?)/.exec(amountJa ?? said)?.[1]?.replace('−', '-')
  // "more than 3 absences" counts rows, and no field holds how many there are
  const counted = /^\d+ (\p{L}.*)$/u.exec(said)?.[1]
  if (counted && resolveThing(model, counted.replace(/ (?:in|i) (?:red|rött).*$/iu, ''), language)) return nothing
  const place = numberFor(model, named, language) ?? afterLimit(model, said, language)
  const inThing = narrowings(named, language)
    .map((name) => resolveThing(model, name, language))
    .find(Boolean)
  const thing =
    place?.thing ?? inThing ?? [mainThing(model), ...model.things].find((each) => each && stockLike(each)) ?? mainThing(model)
  // "warn me when someone is down to 2": what nobody named is no arbitrary number of the list
  const isNamed = place !== undefined || inThing !== undefined || !/[\p{L}\p{N}]/u.test(withoutEmpty(named, language))
  const numbers = thing?.fields.filter((each) => isNumber(each)) ?? []
  const money = numbers.filter(({ type }) => type === 'money')
  const only = when === 'above' && money.length === 1 ? money[0] : numbers.length === 1 ? numbers[0] : undefined
  const field = place?.field ?? (thing && isNamed ? (stockLike(thing) ?? only) : undefined)
  if (number !== undefined) {
    if (!thing || !field) return nothing
    const includes = /以下|at most|drops? to|sjunker till/i.test(text) && field.type === 'int' && when === 'below' ? 1 : 0
    return warning(thing, { field: field.id, when, than: Number(number.replace(',', '.')) + includes })
  }
  const other = numberFor(model, said.replace(/\s+(?:in red|i rött)$/i, ''), language, thing)
  if (!other || (field && other.thing !== thing)) return nothing
  const one = field && field !== other.field ? field : counterpart(other.thing, other.field)
  return one ? warning(other.thing, { field: one.id, when, than: { field: other.field.id } }) : nothing
}

/** "Over budget": what was spent of it, the one other amount of its kind. */
function counterpart(thing: Thing, of: Field): Field | undefined {
  const others = thing.fields.filter((each) => each !== of && isNumber(each))
  const alike = others.filter(({ type }) => type === of.type)
  const either = [alike, others].find(({ length }) => length === 1)
  return either?.[0] ?? alike.find((each) => spentOn.test(`${conceptOf(each)} ${each.label}`))
}
const spentOn = /spent|actual|cost|amount|utfall|faktisk|kostnad|använt|実|支出|使用/i

/** 在庫が発注点を切ったら, 予算オーバー, 目標に届かない: one number of a row beside another. */
const comparedForm =
  /^(?:(?<of>.+?)[がは])?(?<with>[^がは\d]+?)(?:(?<over>を?(?:オーバー|超え|超過|上回))|(?<under>(?:を|に)(?:切|割|下回|届か|達しな|足りな)|より(?:少な|低)|未満|以下))/u
export function comparedJa(model: ProjectModel, text: string): Reading | undefined {
  const said = comparedForm.exec(text)?.groups
  const other = said && numberFor(model, said.with!, 'ja')
  if (!said || !other) return undefined
  const named = said.of ? numberFor(model, said.of, 'ja', other.thing) : undefined
  const field = named?.thing === other.thing && named.field !== other.field ? named.field : counterpart(other.thing, other.field)
  return field && warning(other.thing, { field: field.id, when: said.over ? 'above' : 'below', than: { field: other.field.id } })
}

/** "below 5 in stock" */
const afterLimit = (model: ProjectModel, said: string, language: Language) => {
  const rest = /^\d+(?:[.,]\d+)?\s+(?:in\s+|left in\s+|i\s+)?(.+)$/i.exec(said)?.[1]
  return rest ? numberFor(model, rest, language) : undefined
}

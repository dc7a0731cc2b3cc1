// "Work out what each lesson costs from the rate", "räkna ut vad varje lektion kostar från timpriset", 授業ごとの料金を時給から計算して: a rate, of the row
// or of what it points to, times how long or how many. Where nothing tells how long, the answer says what is missing.
import type { Language } from '#shared/languages.ts'
import { isNumber } from '../field-kinds.ts'
import type { Formula } from '../formulas.ts'
import type { Field, ProjectModel, Thing } from '../model.ts'
import { rateSays } from '../reply/rate-phrases.ts'
import { freeId } from '../understand/plan/plan-things.ts'
import { applyOperations, type Operation } from './operations.ts'
import { does, type Reading, tells } from './reading.ts'
import { mainThing, resolveField, resolveThing } from './resolve.ts'
import { worksOut } from './works-out.ts'

const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:please|also|and|can you|could you|can it|i want it to|it should)[,!]? )*(?:work out|calculate|compute|figure out|show) (?:what|how much) (?:each|every|an?|the|one) (?<of>[\p{L} -]+?) (?:costs?|will cost|comes to|is|earns?) (?:from|using|based on|with|by|out of) (?:the |their |its |his |her )?(?<rate>[\p{L}’' -]+?)[.!]*$/iu,
    /^(?:(?:please|also|and|can you|could you)[,!]? )*(?:work out|calculate|compute|figure out|show) (?:the )?(?:total )?(?:cost|price|fee|pay) (?:of|for|per) (?:each|every|an?|the) (?<of>[\p{L} -]+?) (?:from|using|based on|with|by|out of) (?:the |their |its )?(?<rate>[\p{L}’' -]+?)[.!]*$/iu,
  ],
  sv: [
    /^(?:(?:snälla|och|kan du|kan den|den ska)[,!]? )*(?:räkna(?:r)? ut|beräkna(?:r)?|visa(?:r)?) (?:vad|hur mycket) (?:varje|en|ett|respektive) (?<of>\p{L}+) (?:kostar|blir|ska kosta) (?:från|utifrån|med(?: hjälp av)?|av|genom|efter) (?:den |det |deras )?(?<rate>[\p{L}’' -]+?)[.!]*$/iu,
    /^(?:(?:snälla|och|kan du)[,!]? )*(?:räkna ut|beräkna|visa) (?:kostnaden|priset) (?:för|per) (?:varje|en|ett) (?<of>\p{L}+) (?:från|utifrån|med|av|efter) (?<rate>[\p{L}’' -]+?)[.!]*$/iu,
  ],
  ja: [
    /^(?<of>[^、。をは]{1,12}?)(?:ごと|毎|1回|一回)?の(?<name>料金|費用|金額|値段|代金|報酬|給料|支払額)(?:を|は|も)(?<rate>[^、。を]{1,12}?)(?:から|をもとに|を使って|で|に基づいて)(?:自動(?:で|的に)?)?(?:計算|算出)[^。]*。?$/u,
  ],
}
const cost: Record<Language, string> = { en: 'Cost', sv: 'Kostnad', ja: '料金' }
const isLong = /hours|duration|minutes|length|timmar|längd|tidsåtgång|minuter|^tid$|時間|分数|所要/iu
const isMany = /quantity|days|nights|number of|count|antal|dagar|nätter|数量|日数|泊数|回数|個数/iu
const timeOnly: readonly Field['type'][] = ['int', 'number']
const minutesOfHour = 60

/** How long it takes, else how many there are. */
const timesOf = ({ fields }: Thing): Field | undefined => {
  const numbers = fields.filter((field) => timeOnly.includes(field.type))
  const called = (form: RegExp) => numbers.find(({ concept = '', label }) => form.test(concept) || form.test(label))
  return called(isLong) ?? called(isMany)
}

/** The rate of the row, or of what it points to by `by`. */
function rateOf(model: ProjectModel, thing: Thing, said: string, language: Language): { field: Field; by?: Field } | undefined {
  const name = said.replace(/^\p{L}+(?:['’]s|s['’]) /iu, '')
  const own = resolveField({ ...model, things: [thing] }, name, language, thing)?.field
  if (own && isNumber(own)) return { field: own }
  for (const by of thing.fields.filter(({ type }) => type === 'ref')) {
    const target = model.things.find(({ id }) => id === by.target)
    const field = target && resolveField({ ...model, things: [target] }, name, language, target)?.field
    if (field && isNumber(field)) return { field, by }
  }
  const called = (each: Field) => each.type === 'money' && /rate|timpris|per|単価|時給/iu.test(`${each.concept} ${each.label}`)
  const field = thing.fields.find(called)
  return field && /rate|pris|taxa|lön|単価|時給|料金/iu.test(said) ? { field } : undefined
}

export function costsFromRate(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of forms[language]) {
    const { of = '', rate: said = '', name } = form.exec(text.trim())?.groups ?? {}
    const thing = said ? (resolveThing(model, of, language) ?? mainThing(model)) : undefined
    const found = thing && rateOf(model, thing, said, language)
    if (!thing || !found) continue
    const times = timesOf(thing)
    if (!times) return tells(rateSays.noLength[language](found.field.label, thing.many))
    const { looked, rate } = lookedUp(thing, found)
    const grown = applyOperations(model, looked)
    const host = grown.things.find(({ id }) => id === thing.id)!
    const inMinutes = isLong.test(`${times.concept} ${times.label}`) && (times.unit ?? 'min') === 'min' && times.type === 'int'
    const formula: Formula = {
      kind: 'calc',
      first: rate,
      rest: [{ op: '*', of: times.id }, ...(inMinutes ? [{ op: '/' as const, of: minutesOfHour }] : [])],
    }
    const label = name ?? cost[model.language]
    const there = host.fields.some((field) => field.id === rate && field.label === label)
    const { operations } = worksOut(grown, host, there ? `${label}合計` : label, formula, found.field.type, language)
    return does(...looked, ...operations)
  }
  return null
}

/** A rate that stands elsewhere is shown on the row first. */
function lookedUp(
  { id: thing, fields }: Thing,
  { field, by }: { field: Field; by?: Field },
): { looked: Operation[]; rate: string } {
  if (!by) return { looked: [], rate: field.id }
  const id = freeId(field.id, new Set(fields.map((each) => each.id)), 'rate')
  const formula: Formula = { kind: 'lookup', by: by.id, of: field.id }
  return {
    looked: [{ op: 'addField', thing, field: { id, label: field.label, type: field.type, formula, why: 'edit' } }],
    rate: id,
  }
}

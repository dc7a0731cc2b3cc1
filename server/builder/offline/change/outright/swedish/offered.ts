// What things cost and which there are, without the words of a wish: "kanelbullen kostar 38 nu", "gravidmassage 60 min 750 kr saknas", "lägg till
// priser, bröllop från 18000", "Traktorn, skördaren och fyrhjulingen är våra maskiner".
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import { capitalised, idOf } from '../../../understand/said.ts'
import { fieldSaid } from '../../added-fields.ts'
import type { Operation } from '../../operations.ts'
import { does, type Reading } from '../../reading.ts'
import { bare, mainThing, resolveField, resolveThing } from '../../resolve.ts'
import { type Groups, hasPage, type Saying } from '../deeds.ts'
import { servicesSaid } from '../offers.ts'
import { onlyThese, priced, repriced } from '../rows.ts'

/** Another price of what is there; what is not there is added, and that is said. */
const costsNow: Saying[1] = (model, groups, language) => {
  const { name = '', price = '' } = groups
  const changed = repriced(model, { name, price }, language)
  if (changed) return changed
  const added = priced(model, { name, price }, language)
  return (
    added && {
      ...added,
      notes: [...added.notes, { kind: 'assumed', text: spokenSays.addedRow[language](capitalised(name.trim())) }],
    }
  )
}

/** Amounts without their unit are in kronor. */
const inKronor = (list: string) =>
  list
    .replace(/(?:från|ca|cirka) (?=\d)/giu, '')
    .replace(/(?<![\d.,])(\d{2,6})(?![\d.,]| ?(?:kr|kronor|min|h(?!\p{L})|tim|:-|sek|%))/giu, '$1 kr')
const listed: Saying[1] = (model, { list = '' }, language) => servicesSaid(model, inKronor(list), language)

/** "Traktorn, skördaren och fyrhjulingen är våra maskiner" */
const ours: Saying[1] = (model, { what = '', names = '' }, language) =>
  onlyThese(
    model,
    resolveThing(model, what, language),
    names.split(/\s*,\s*(?:och )?|\s+och\s+/u).map((each) => capitalised(each.trim())),
    language,
  )

const moneyIn = ({ fields }: Thing): Field | undefined => fields.find(({ type, formula }) => type === 'money' && !formula)
const pays = /payment|fee|betalning|avgift|hyror/i
/** "Insatsen är 50 kr per vecka": what each new payment holds, where none is kept by that name. */
const fee: Saying[1] = (model, { name = '', price = '' }: Groups, language) => {
  const at = resolveField(model, name, language, mainThing(model))
  const list = model.things.find(({ concept = '', many }) => pays.test(`${concept} ${many}`))
  const found =
    at?.field.type === 'money' && !at.field.formula ? at : list && moneyIn(list) && { thing: list, field: moneyIn(list)! }
  const start = Number(price.replaceAll(' ', ''))
  if (found) return does({ op: 'setStart', thing: found.thing.id, field: found.field.id, start })
  const main = mainThing(model)
  const { label, id } = fieldSaid(bare(name).replace(/(?<=avgift|insats)en$|(?<=hyra)n$/iu, ''), model, language)
  if (!main || at || hasPage(model, 'landing')) return null
  return does({
    op: 'addField',
    thing: main.id,
    field: {
      id: freeId(id || 'fee', new Set(main.fields.map((each) => each.id)), 'field'),
      label,
      type: 'money',
      start,
      why: 'edit',
    },
  })
}

const counted = /^(?:hours|duration|quantity|days|timmar|antal(?: \p{L}+)?|dagar|tid|mängd)$/iu
/** "Timpris 650 kr, räkna ut totalen": what each new row costs an hour, and what that comes to. */
function rateTotal(model: ProjectModel, { name = '', price = '' }: Groups): Reading | null {
  const isCount = ({ type, concept, label, formula }: Field) =>
    ['int', 'number'].includes(type) && !formula && (counted.test(concept ?? '') || counted.test(label))
  const thing = [mainThing(model), ...model.things].find((each) => each?.fields.some(isCount))
  const count = thing?.fields.find(isCount)
  if (!thing || !count) return null
  const taken = new Set(thing.fields.map(({ id }) => id))
  const rate: Field = {
    id: freeId(idOf(name) || 'rate', taken, 'field'),
    label: capitalised(name.toLowerCase()),
    type: 'money',
    start: Number(price.replaceAll(' ', '')),
    why: 'edit',
  }
  const there = thing.fields.find(({ label }) => label === rate.label)
  const first: Operation = there
    ? { op: 'setStart', thing: thing.id, field: there.id, start: rate.start! }
    : { op: 'addField', thing: thing.id, field: rate }
  const label = thing.fields.some((field) => field.label === 'Summa') ? 'Totalt' : 'Summa'
  return does(first, {
    op: 'addField',
    thing: thing.id,
    field: {
      id: freeId('sum', new Set([...taken, rate.id]), 'field'),
      label,
      type: 'money',
      formula: { kind: 'calc', first: there?.id ?? rate.id, rest: [{ op: '*', of: count.id }] },
      why: 'edit',
    },
  })
}

export const offeredSayings: readonly Saying[] = [
  [
    /^(?<name>tim(?:pris|lön|arvode|penning)|dagspris|styckpris|à-?pris|pris per \p{L}+)(?:et|en)?(?: är| på| ska vara)?:? (?<price>\d[\d ]*) ?(?:kr|kronor|:-)?,? (?:och |så )?(?:räkna|visa|se|summera)(?: ut| ihop| samman)? (?:totalen|totalt|summan|priset|kostnaden|vad det (?:blir|kostar)).*$/iu,
    rateTotal,
  ],
  [
    /^(?:(?:den |en |ett |våra? )?(?<name>\p{L}[\p{L} -]{2,30}?) kostar (?:nu |numera )?(?<price>\d+)(?: ?(?:kr|kronor|:-|spänn))?|(?:ändra|höj|sänk|sätt|uppdatera) priset (?:på|för) (?<which>.+?) till (?<amount>\d+)(?: ?(?:kr|kronor|:-|spänn))?)(?: nu| numera)?[.!]*$/iu,
    (model, { name, price, which, amount }, language) =>
      costsNow(model, { name: which ?? name, price: amount ?? price }, language),
  ],
  [
    /^(?<list>\p{L}.+\d.+?) (?:saknas|fattas|ska(?: också)? med|behöver läggas till)(?: (?:på|i) (?:listan|prislistan|menyn))?[.!]*$/iu,
    listed,
  ],
  [
    /^(?:(?:lägg (?:till|in)|skriv(?: in)?|visa|ha med) )?(?:våra |mina )?(?:priser(?:na)?|prislista(?:n)?)(?: är)?[:,]? (?<list>\p{L}.+\d.*?)[.!]*$/iu,
    listed,
  ],
  [
    /^(?<names>\p{Lu}[^.:?]*?(?:,| och )[^.:?]+?) är (?:våra|mina|alla våra|de) (?<what>\p{L}+)(?: (?:vi|jag) har| som finns)?[.!]*$/u,
    ours,
  ],
  [
    /^(?:lägg |sätt )?(?:den |vår )?(?<name>\p{L}*(?:avgift|insats|hyra|årsavgift)(?:en|n|er)?) (?:är|på|till|ska vara|ligger på) (?<price>\d[\d ]*) ?(?:kr|kronor|:-)(?: (?:per|i|om|varje) \p{L}+| var)?[.!]*$/iu,
    fee,
  ],
]

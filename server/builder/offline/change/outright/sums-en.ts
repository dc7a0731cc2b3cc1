// "Count how many said yes", "show me the average order value", "what's the total of open deals? I want that on the first page": figures of
// which rows, as one asks for them.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isNumber } from '../../field-kinds.ts'
import { statesSaid } from '../sight/states-said.ts'
import type { Condition } from '../../shown-rules.ts'
import { readFigure } from '../sight/read-figure.ts'
import { withDashboard } from '../sight/with-dashboard.ts'
import type { Reading } from '../reading.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { numberFor, stockLike } from '../said-parts.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const seen = (model: ProjectModel, text: string): Reading | null => {
  const read = readFigure(model, { text }, 'en')
  return read.operations.length ? read : null
}

const amountOf = (thing: Thing): Field | undefined =>
  thing.fields.find(({ type, concept }) => type === 'money' && concept === 'total') ??
  thing.fields.find(({ type }) => type === 'money') ??
  thing.fields.find((field) => isNumber(field) && field.concept !== 'year')

/** "Order value" is what the orders come to; "score" is a number. */
function numberOf(model: ProjectModel, said: string): { thing: Thing; field: Field } | undefined {
  const [, owner] = /^(\p{L}+) (?:values?|amounts?|sizes?|totals?|prices?|costs?)$/iu.exec(said) ?? []
  const thing = owner ? resolveThing(model, owner, 'en') : undefined
  const field = thing && amountOf(thing)
  return field ? { thing: thing!, field } : numberFor(model, said, 'en', mainThing(model))
}

function averaged(model: ProjectModel, { what, per }: Readonly<Record<string, string | undefined>>): Told {
  const group = per ? resolveThing(model, per, 'en') : undefined
  const linked = (thing: Thing) => thing.fields.find(({ type, target }) => type === 'ref' && target === group?.id)
  const place = what
    ? numberOf(model, what)
    : model.things.flatMap((thing) => {
        const field = linked(thing) ? thing.fields.find((each) => isNumber(each) && each.concept !== 'year') : undefined
        return field ? [{ thing, field }] : []
      })[0]
  if (!place) return null
  const by = group
    ? linked(place.thing)
    : per
      ? resolveField({ ...model, things: [place.thing] }, per, 'en', place.thing)?.field
      : undefined
  if (per && !by) return null
  return withDashboard(model, place.thing, [{ kind: 'average', of: place.field.id, ...(by && { by: by.id }) }])
}

const saysYes = /^(?:yes|attending|coming|accepted?|confirmed|going|joining)$/i
const saysNo = /^(?:no|declined?|not (?:attending|coming|going)|regrets?|can['’]t (?:come|make it))$/i
/** "How many said yes": those whose choice says so, whatever it is called. */
function answered(model: ProjectModel, { of, yes }: Readonly<Record<string, string | undefined>>): Told {
  const thing = (of && resolveThing(model, of, 'en')) || mainThing(model)
  for (const field of thing?.fields ?? []) {
    const isTick = field.type === 'bool' && /attend|coming|rsvp|accept/i.test(field.label)
    const option = field.type === 'select' ? field.options?.find((each) => (yes ? saysYes : saysNo).test(each)) : undefined
    const than = isTick ? yes !== undefined : option
    if (than !== undefined)
      return withDashboard(model, thing!, [{ kind: 'count', where: [{ field: field.id, when: 'is', than }] }])
  }
  return null
}

const count = String.raw`(?:(?:count|show|see|tell me|display|work out|keep count of|know|add a (?:count|counter|total) of|a count of) )*`
const front = String.raw`(?:on|at the top of|in) (?:the |my )?(?:first|front|start|main|home|top)(?: ?page| screen)?|(?:on|in) (?:the |my |a )?(?:dashboard|overview)|at the (?:very )?top`

/** "How many tickets are still open": a count of those, and no number to fill in. */
function counted(model: ProjectModel, { of, state }: Readonly<Record<string, string | undefined>>): Told {
  const thing = of ? resolveThing(model, of, 'en') : mainThing(model)
  const main = mainThing(model)
  const stock = main && stockLike(main)
  // "how many bottles do I have", of wines that tell how many there are of each
  if (!thing && !state && main && stock) return withDashboard(model, main, [{ kind: 'sum', of: stock.id }])
  if (!thing) return null
  if (!state) return withDashboard(model, thing, [{ kind: 'count' }])
  for (const each of of ? [thing] : [thing, ...model.things.filter((other) => other !== thing)]) {
    const where = whereSo(model, each, state)
    if (where) return withDashboard(model, each, [{ kind: 'count', where }])
  }
  return null
}

/** What holds of those that are so: a choice, a tick, a day. */
function whereSo(model: ProjectModel, thing: Thing, state: string): Condition[] | undefined {
  const within = { ...model, things: [thing] }
  const option = resolveOption(within, state, 'en')
  if (option) return [{ field: option.field.id, when: 'is', than: option.option }]
  const tick = resolveField(within, state, 'en', thing)?.field
  return tick?.type === 'bool' ? [{ field: tick.id, when: 'is', than: true }] : statesSaid(model, state, 'en', thing)?.where
}

const isOwed = /^(?:unpaid|not paid|outstanding)$/
/** "The unpaid total": what the rows of which that holds come to. */
function summed(model: ProjectModel, state: string): Told {
  for (const thing of [...new Set([mainThing(model), ...model.things])].filter((each) => each !== undefined)) {
    const of =
      thing.fields.find(({ type, concept }) => type === 'money' && concept === 'total') ??
      thing.fields.find(({ type }) => type === 'money')
    const option = resolveOption({ ...model, things: [thing] }, state, 'en')
    const paid = isOwed.test(state) ? resolveOption({ ...model, things: [thing] }, 'paid', 'en') : undefined
    const where: Condition[] | undefined = option
      ? [{ field: option.field.id, when: 'is', than: option.option }]
      : paid
        ? [{ field: paid.field.id, when: 'not', than: paid.option }]
        : statesSaid(model, state === 'outstanding' ? 'not paid' : state, 'en', thing)?.where
    if (of && where) return withDashboard(model, thing, [{ kind: 'sum', of: of.id, where }])
  }
  return null
}

/** What came in stands where payments are kept. */
function cameIn(model: ProjectModel): Told {
  const thing = model.things.find(({ concept = '' }) => /payment|donation|income/i.test(concept))
  const of = thing?.fields.find(({ type }) => type === 'money')
  const paid = thing?.fields.find(({ type, concept }) => type === 'bool' && concept === 'paid')
  if (!thing || !of) return null
  return withDashboard(model, thing, [
    { kind: 'sum', of: of.id, ...(paid && { where: [{ field: paid.id, when: 'is', than: true }] }) },
  ])
}

export const sumsEn: readonly Saying[] = [
  [
    saying`^${ask}(?:show |see |know |display )*(?:me )?(?:the )?(?:total|sum|amount|how much(?: money)?)(?: money| amount)?(?: (?:we|i)(?:'ve| have)?)? (?:collected|received|taken in|got in|come in|paid in)(?: so far| to date| in total)?(?: (?:${front}))?$`,
    cameIn,
  ],
  [
    saying`^${ask}(?:show |see |display |know )*(?:me )?(?:the |an? )?(?:(?:total|sum) (?:of (?:the |all )?)?(?<state>unpaid|outstanding|overdue|open|paid|pending|not paid)(?: (?:amount|invoices|money|ones|bills|fees))?|(?<state2>unpaid|outstanding|overdue|open|paid|pending) (?:total|amount|sum|balance))(?: (?:${front}))?$`,
    (model, { state, state2 }) => summed(model, (state ?? state2)!.toLowerCase()),
  ],
  [
    saying`^${ask}${count}(?:how many|the (?:total )?number of) (?:of )?(?:the |our |my )?(?<of>\p{L}+(?: \p{L}+)?) (?:(?:do |have )?(?:i|we) (?:own|have|got|keep|sell)|there are|are there)(?: in total| altogether| all together| so far| in all)?$`,
    counted,
  ],
  [
    saying`^${ask}${count}(?:how many|the number of) (?:of )?(?:the |our |my |these )?(?:(?:people|of them|everyone)|(?<of>\p{L}+(?: \p{L}+)?))? ?(?:(?:that|which|who) )?(?:are|have|is|has|were)(?: (?:been|still|already|currently|now|yet))* (?<state>(?:not |un)?(?:\p{L}+)(?: \p{L}+)?)$`,
    counted,
  ],
  [
    saying`^${ask}${count}(?<what>(?:how (?:many|much)|the (?:number|total|sum)|total) .+?) (?:${front})$`,
    (model, { what }) => seen(model, what!),
  ],
  [
    saying`^${ask}${count}(?<what>(?:how (?:many|much)|the (?:number|total|sum)|total) .*\b(?:this (?:week|month|year)|today))$`,
    (model, { what }) => seen(model, what!),
  ],
  [
    saying`^${ask}${count}(?:how many|the number of) (?:(?:of )?(?:the |our |my )?(?<of>\p{L}+) )?(?:have |has |are |who |that |is )*(?:(?<yes>said yes|accepted|attending|coming|say yes|(?:are )?going to come|replied yes|answered yes|can come|will come)|(?<no>said no|declined|not coming|not attending|say no|replied no|answered no|can(?:'t|not) (?:come|make it)))$`,
    answered,
  ],
  [
    saying`^${ask}(?:work out |calculate |compute |show |see |know |display )*(?:the |an? |our |my )?(?:average|mean)(?: of(?: the| each)?)?(?: (?<what>(?!per\b|for\b|by\b|of\b)[\p{L} ]+?))?(?: (?:per|for each|for every|by|of each) (?<per>\p{L}+(?: \p{L}+)?))?(?: (?:${front}))?$`,
    averaged,
  ],
  [
    saying`^(?<what>(?:what(?:'s| is| are)|how (?:much|many)|the (?:total|number|sum)|total) .+?)[?.,;]+ (?:and )?(?:(?:i|we)(?:'d)? (?:also )?(?:want|need|like|would like)(?: to)? |can (?:i|we) |let me |it would be (?:nice|good|great) to )(?:see |have |know )?(?:that|this|it|them)(?: shown| displayed)? (?:${front})$`,
    (model, { what }) => seen(model, what!.replace(/^what(?:'s| is| are) /i, '')),
  ],
]

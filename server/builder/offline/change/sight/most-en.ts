// "Who has the most points", "my best selling platform", "which client pays most": those of whom there is most, as a chart that begins
// with them; where each row has the number itself, the list begins with the highest.
import type { Language } from '#shared/languages.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { canGroup, isNumber } from '../../field-kinds.ts'
import type { Figure } from '../../shown-rules.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { does, type Reading, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { numberFor } from '../said-parts.ts'
import { amountOf } from './read-figure.ts'
import { withDashboard } from './with-dashboard.ts'

const opening = String.raw`(?:(?:which|what|who)(?:'s| is| are| was| were)? (?:of )?)?(?:the |my |our )*`
const much = String.raw`(?:sell(?:ing|er|ers)?|sold|popular|used|borrowed|booked|ordered|read|visited|played|watched|common|frequent|active|loyal|lent|worn|baked|cooked|loved|rented|requested|frequently \p{L}+|often \p{L}+)`
const forms: readonly RegExp[] = [
  new RegExp(String.raw`^${opening}(?:best|top|most)[ -](?:${much}) (?<of>\p{L}+(?: \p{L}+)?)$`, 'iu'),
  new RegExp(
    String.raw`^${opening}(?:best|top|biggest|favou?rite|most valuable|most important) (?:\d+ |five |ten |three )?(?<of>customers?|clients?|buyers?|donors?|members?|players?|products?|sellers?|suppliers?)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:which|what) (?:of (?:the|my|our) )?(?<of>\p{L}+(?: \p{L}+)?) (?:(?:has|have|had|did|does|do|gets?|got|scored|earned|earns|made|makes|brings?|brought|sold|sells?|spent|spends|pays?|paid|costs?|uses?|used|takes?|took|works?|worked|gives?|gave|is|are|was|were) )(?:in |us |me )?(?:the )?(?:most|best|biggest|highest)(?: (?<number>\p{L}+(?: \p{L}+)?))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<who>who)(?:'s| has| have)? (?:(?:has|have|had|did|does|gets?|got|scored|scores|earned|earns|made|makes|brings?|brought|sold|sells?|spent|spends|pays?|paid|done|worked|works|comes?|came|caught|collected|won|read|run|ran|walked|borrowed|booked|bought|buys|orders|ordered|drives?|drove) )?(?:in |up )?(?:the )?(?:most|best|biggest|highest)(?: (?<number>\p{L}+(?: \p{L}+)?))?$`,
    'iu',
  ),
]

const isPeople = ({ one }: Thing, model: ProjectModel) => classOfNoun(one.toLowerCase(), model.language) === 'person'
const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((thing) => thing !== undefined)),
]

/** What rows are gathered by, when `of` names a list they point to, one of their fields, or people of any kind. */
function gatherings(model: ProjectModel, of: string | undefined, language: Language): { thing: Thing; by: Field }[] {
  const list = of ? resolveThing(model, of, language) : undefined
  return things(model).flatMap((thing) => {
    const pointing = thing.fields.filter(({ type, target }) => {
      const to = type === 'ref' ? model.things.find(({ id }) => id === target) : undefined
      return to !== undefined && (of ? to === list : isPeople(to, model))
    })
    const own = of && !list ? resolveField({ ...model, things: [thing] }, of, language, thing)?.field : undefined
    const field = pointing[0] ?? (own && canGroup(own) && own.type !== 'bool' ? own : undefined)
    return field ? [{ thing, by: field }] : []
  })
}

/** Null where nothing is asked of the kind, or nobody has any of it. */
export function mostEn(model: ProjectModel, what: string): Reading | null {
  const groups = forms.map((form) => form.exec(what)?.groups).find(Boolean)
  if (!groups) return null
  const { of, number } = groups
  const isMoney = /\b(?:earn|pa(?:y|id)|spen|sold|sell|selling|br(?:ing|ought)|cost|money)/i.test(what)
  const gathered = gatheredMost(model, { of, number, isMoney }, 'en')
  if (gathered) return gathered
  const list = (of ? resolveThing(model, of, 'en') : undefined) ?? mainThing(model)
  // who has most of what nobody tells is no field
  return number && list && /^(?:who|which)\b/i.test(what)
    ? tells(changeSays.toldNowhere.en(what, `add ${number} to ${list.many.toLowerCase()}`))
    : null
}

type Most = { of?: string | undefined; number?: string | undefined; isMoney: boolean }
const anyNumber = /^(?:money|often|times?|pengar|gånger)$/i
/** The rows that point to those, or the rows of each choice, by what they come to. */
export function gatheredMost(model: ProjectModel, { of, number, isMoney }: Most, language: Language): Reading | null {
  const own = number ? ownNumber(model, of, number, language) : undefined
  if (own) return does({ op: 'setOrder', thing: own.thing.id, by: own.field.id, descending: true })
  const counted = number && !anyNumber.test(number) ? resolveThing(model, number, language) : undefined
  for (const { thing, by } of gatherings(model, of, language)) {
    const amount = numberOf(model, thing, number, isMoney, language)
    if (number && !amount && counted !== thing && !anyNumber.test(number)) continue
    // many ratings are no better than few
    const kind = !amount ? 'count' : amount.type === 'rating' || amount.type === 'percent' ? 'average' : 'sum'
    const figure: Figure = { kind, ...(amount && { of: amount.id }), by: by.id }
    return withDashboard(model, thing, [figure])
  }
  return null
}

function numberOf(
  model: ProjectModel,
  thing: Thing,
  number: string | undefined,
  isMoney: boolean,
  language: Language,
): Field | undefined {
  const said = number ? numberFor({ ...model, things: [thing] }, number, language, thing) : undefined
  if (said) return said.field
  const pieces = thing.fields.find(
    (field) => isNumber(field) && /^(?:quantity|score|points|goals)$/.test(field.concept ?? field.id),
  )
  const sold = thing.fields.find(
    ({ type, label }) => type === 'money' && /sold|sale|income|revenue|såld|sälj|intäkt/i.test(label),
  )
  const amount = sold ?? amountOf(thing)
  return number ? (/^(?:money|pengar)$/i.test(number) ? amount : undefined) : isMoney ? (amount ?? pieces) : pieces
}

/** "Who has the most points", where each player has points. */
function ownNumber(
  model: ProjectModel,
  of: string | undefined,
  number: string,
  language: Language,
): { thing: Thing; field: Field } | undefined {
  const lists = of ? [resolveThing(model, of, language)] : model.things.filter((thing) => isPeople(thing, model))
  for (const thing of lists) {
    const found = thing && numberFor({ ...model, things: [thing] }, number, language, thing)
    if (found) return found
  }
  return undefined
}

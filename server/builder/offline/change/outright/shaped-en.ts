// "Cake should be a list I choose from: lemon, carrot", "let me tag them: quick, vegan", "how it was paid",
// "a status - paid, late - and start as late": what shape a field has.
import { singular } from '../../lexicon/inflect.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised } from '../../understand/said.ts'
import { choicesListed } from '../choices/choices-in-words.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { among } from './choices.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const name = String.raw`\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,2}?`

/** What several of may be ticked. */
function tagged(model: ProjectModel, list: string | undefined, said: string): Told {
  const named =
    list && !/^(?:them|it|things|everything|these|those|all)$/i.test(list) ? resolveThing(model, list, 'en') : undefined
  const host = named ?? mainThing(model)
  const options = choicesListed(said, 'en')
  if (!host || !options || (list && !named && !/^(?:them|it|things|everything|these|those|all)$/i.test(list))) return null
  const there = host.fields.find(({ type, concept }) => type === 'tags' && (concept === 'tags' || !concept))
  if (there) return does({ op: 'setOptions', thing: host.id, field: there.id, options })
  const field: Field = { ...knownField(model.language, 'tags', 'tags'), options, why: 'edit' }
  return does({
    op: 'addField',
    thing: host.id,
    field: { ...field, id: freeId('tags', new Set(host.fields.map(({ id }) => id)), 'tags') },
  })
}

/** The list where money is paid: the main one, else the only one with an amount. */
function paidList(model: ProjectModel): Thing | undefined {
  const withMoney = model.things.filter(({ fields }) => fields.some(({ type }) => type === 'money'))
  const main = mainThing(model)
  return main && withMoney.includes(main) ? main : withMoney.length === 1 ? withMoney[0] : undefined
}
const isHowPaid = ({ concept, label, type }: Field) =>
  type === 'select' && (concept === 'method' || /\b(?:payment|paid (?:by|with)|pay)\b/i.test(label))
/** "How it was paid": the usual ways, or those that were said. */
function howPaid(model: ProjectModel, said?: string): Told {
  if (model.pages.some(({ kind }) => kind === 'shop')) return null
  const options = said
    ?.split(/,? (?:and|or) |, /)
    .map((each) => capitalised(bare(each)))
    .filter(Boolean)
  const held = model.things.flatMap((thing) => thing.fields.filter(isHowPaid).map((field) => ({ thing, field })))[0]
  if (held) {
    const fresh = (options ?? []).filter((each) => !held.field.options!.some((own) => own.toLowerCase() === each.toLowerCase()))
    const at = { thing: held.thing.id, field: held.field.id }
    return fresh.length ? does(...fresh.map((option): Operation => ({ op: 'addOption', ...at, option }))) : alreadySo('en')
  }
  const thing = paidList(model)
  if (!thing) return null
  const known = knownField(model.language, 'paymentMethod', 'method')
  const field: Field = { ...known, ...(options && options.length > 1 && { options }), why: 'edit' }
  return does({
    op: 'addField',
    thing: thing.id,
    field: { ...field, id: freeId(field.id, new Set(thing.fields.map(({ id }) => id)), 'paid') },
  })
}
const ways = String.raw`cash|(?:by |with )?(?:credit |debit )?cards?|(?:bank )?transfers?|cheques?|checks?|invoice|paypal|swish|venmo|zelle|bank|mobile|vouchers?|apple pay|direct debit|standing order|bacs|online`

/** The choices in another order: by the alphabet, or these first. */
function ordered(model: ProjectModel, said: string | undefined, firstOnes: readonly string[] = []): Told {
  const options = firstOnes.map((each) => resolveOption(model, each, 'en'))
  const place = said ? resolveField(model, said, 'en', mainThing(model)) : options[0]
  if (place?.field.type !== 'select' || options.some((each) => each?.field !== place.field)) return null
  const own = place.field.options!
  const isRest = (option: string) => /^(?:other|others|misc(?:ellaneous)?|unknown|none)$/i.test(option)
  const lead = options.map((each) => each!.option)
  const sorted = lead.length
    ? [...lead, ...own.filter((each) => !lead.includes(each))]
    : own.toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)) || a.localeCompare(b))
  return sorted.every((each, at) => each === own[at])
    ? alreadySo('en')
    : does({ op: 'setOptions', thing: place.thing.id, field: place.field.id, options: sorted })
}

/** A field of these choices, and what new rows have of them. */
function withStart(model: ProjectModel, field: string, options: string, list?: string, start?: string): Told {
  const thing = list ? resolveThing(model, list, 'en') : undefined
  if (list && !thing) return null
  const read = among(model, { field, options, thing: thing?.many }, 'en')
  const choice = start && choicesListed(options, 'en')?.find((each) => each.toLowerCase() === bare(start).toLowerCase())
  const [change] = read?.operations ?? []
  if (!read || !start) return read
  if (!choice || !change || !('field' in change) || !('thing' in change) || typeof change.thing !== 'string') return null
  const id = typeof change.field === 'string' ? change.field : change.field.id
  return { ...read, operations: [...read.operations, { op: 'setStart', thing: change.thing, field: id, start: choice }] }
}

/** "Date", of a project that has one date. */
function labelled(model: ProjectModel, said: string): string {
  if (resolveField(model, said, 'en')) return said
  const words = (mainThing(model)?.fields ?? []).filter(({ label }) =>
    label.toLowerCase().split(' ').includes(said.toLowerCase()),
  )
  return words.length === 1 ? words[0]!.label : said
}

/** Choices of a field; "walker" is of each walk. */
function choose(model: ProjectModel, field: string, options: string): Told {
  const low = bare(field).toLowerCase()
  const stem = /(?:[eo]r|ist)$/.test(low) ? low.replace(/(?:[eo]r|ist)$/, '') : ''
  const host =
    stem.length > 2 && !resolveField(model, low, 'en')
      ? model.things.find(({ one }) => one.toLowerCase().startsWith(stem))
      : undefined
  return among(model, { field, options, thing: host?.many }, 'en')
}

export const shapedEn: readonly Saying[] = [
  // "a rating and a short review": what is short is written into a field
  [
    saying`^(?<first>.{4,80}?),? (?:and|plus) (?:also )?an? (?<what>(?:short|brief|quick|little|one-line) \p{L}+)$`,
    (model, { first, what }) => (resolveThing(model, what!, 'en') ? null : [first!, `add a field called ${what}`]),
  ],
  // "a level with beginner, intermediate and advanced", where it has just these
  [
    saying`^${ask}(?:an? |the )(?<field>${name}) (?:with|of|:) (?<list>[^:]+(?:,| and | or )[^:]+)$`,
    (model, { field, list }) => {
      const options = choicesListed(list!, 'en')
      const there = resolveField(model, field!, 'en')?.field
      return options && there?.type === 'select' && options.every((each) => there.options!.includes(each))
        ? alreadySo('en')
        : null
    },
  ],
  [
    saying`^${ask}(?<what>${name}) (?:with|as) (?<kind>(?:an? |the )?(?:date|number|text|time|photo|picture|link|tick ?box|check ?box|drop-?down|choice|amount|percentage)) instead$`,
    (model, { what, kind }) => (resolveField(model, what!, 'en') ? [`make ${what} ${kind}`] : null),
  ],
  [
    saying`^(?:put|move|place|show) (?<first>.+? (?:before|after|behind|above|below|under) .+?)(?:,| and|, and) (?<what>${name}) (?<where>first|last|at the end|at the top)$`,
    (model, { first, what, where }) => [`put ${first}`, `put ${labelled(model, what!)} ${where}`],
  ],
  [
    saying`^(?:the |our |my )(?<field>\p{L}+s) are (?<list>\p{Lu}[^:.]*(?:,| and | & )[^:.]+)$`,
    (model, { field, list }) => {
      const one = singular(field!.toLowerCase())
      return resolveThing(model, field!, 'en') || !resolveField(model, one, 'en')
        ? null
        : among(model, { field: one, options: list }, 'en')
    },
  ],
  // "vintage is a year"
  [
    saying`^(?:the |our )?(?<what>${name}) (?:is|are) (?:always |just |really )*(?<kind>(?:an? )?(?:year|number|whole number|date|text|time|amount|percentage|phone number|link|photo|picture)s?)$`,
    (model, { what, kind }) => {
      const place = resolveField(model, what!, 'en', mainThing(model))
      if (!place) return null
      return /year/i.test(kind!) ? (place.field.type === 'int' ? alreadySo('en') : null) : [`make ${what} ${kind}`]
    },
  ],
  // "no decimals in the amount"
  [
    saying`^${ask}(?<how>no|without(?: any)?|one|two|\d) (?:decimals?|pennies|cents|pence)(?: places?)? (?:in|on|for|of|at) (?:the )?(?<what>${name})$`,
    (model, { how, what }) =>
      resolveField(model, what!, 'en') ? [`show ${what} with ${/^without/i.test(how!) ? 'no' : how} decimals`] : null,
  ],
  // "cake should be a list I choose from: lemon, carrot", "choose the walker from a list: Sam, Jo"
  [
    saying`^${ask}(?:the |our )?(?<field>${name}) (?:should|must|could|can|needs? to|has to|to) (?:be |come from |be chosen from |be picked from )?(?:an? |the )?(?:drop-?down|pick ?list|choice|list|menu|selection)(?: (?:i|we|you|they|people)(?: can| could)? (?:choose|pick|select)(?: one)? from| to (?:choose|pick|select) from| with(?: the)?(?: options| choices)?| of(?: options| choices)?| instead of (?:free )?text)?(?::| -| –|,) ?(?<list>[^:]+)$`,
    (model, { field, list }) => choose(model, field!, list!),
  ],
  [
    saying`^${ask}(?:choose|pick|select)(?: the| an?)? (?<field>${name}) (?:from|out of) (?:an? |the |this )?(?:drop-?down|list|menu|following|these)(?: of)?(?::| -| –|,) ?(?<list>[^:]+)$`,
    (model, { field, list }) => choose(model, field!, list!),
  ],
  // "let me tag them: quick, vegan, freezer"
  [
    saying`^${ask}tag(?:ging)? (?:the |my |our |each |every )?(?<list>${name})(?: (?:as|with|by))?(?::| -| –)? (?<options>[^:]+,[^:]+)$`,
    (model, { list, options }) => tagged(model, list, options!),
  ],
  [
    saying`^${ask}(?:tags|labels)(?: (?:for|on) (?:the |my |our |each |every )?(?<list>${name}))?(?: like| such as|:| -| –) ?(?<options>[^:]+,[^:]+)$`,
    (model, { list, options }) => tagged(model, list, options!),
  ],
  // "payments need a status - paid, late, partly paid - and start as late"
  [
    saying`^(?:(?:the |our |my |each |every |all )*(?<list>${name}) (?:(?:should |must )?(?:also )?(?:need|needs|have|has|get|gets) )|${ask})(?:an? |the )?(?<field>${name})(?: -| –|:|,| \(| of| with) ?(?<options>[^:()–-]+(?:,| or | and )[^:()–-]+?)(?: -| –|\))?,? (?:and |which |that |it |they |new ones )*(?:should |must |always |to )*(?:starts?|begins?|defaults?|is|be)(?: (?:out|off))? (?:as|with|at|to|on|in)(?: the)? (?<start>[\p{L} ]+?)(?: (?:by default|as default|at first|to begin with))?$`,
    (model, { list, field, options, start }) => withStart(model, field!, options!, list, start),
  ],
  [
    saying`^(?:the |our |my |each |every |all )*(?<list>${name}) (?:should |must )?(?:also )?(?:need|needs|have|has|get|gets) (?:an? |the )?(?<field>${name}) (?:-|–) (?<options>[^:()–-]+,[^:()–-]+?)(?: -| –)?$`,
    (model, { list, field, options }) => withStart(model, field!, options!, list),
  ],
  // "we also take card payments now", "there's no way to say how it was paid", "was it cash or card?"
  [
    saying`^(?:(?:i|we|they|people|customers|some|clients|members|most)(?: of them)? )(?:can |could |also |now |even |sometimes |often |usually |mostly )*(?:take|accept|pay|pays|use)(?: (?:also|now|by|with|in))* (?<way>(?:${ways})(?:(?:,| and| or|, and|, or) (?:by |with )?(?:${ways}))*)(?: payments?)?(?: (?:now|too|as well|these days|sometimes|from now on|nowadays))*$`,
    (model, { way }) => {
      const all = way!.replace(/\b(?:by|with|credit|debit) /gi, '').replace(/\bcards\b/i, 'card')
      return howPaid(model, all)
    },
  ],
  [
    saying`^(?:.{0,60}\b(?:say|see|tell|know|note|record|write|track|choose|pick|enter|add|show|remember|keep|mark|for) )?how (?:it|they|he|she|each one|everyone|somebody|someone|people|customers|clients|(?:the |an? |each )?(?!much\b|many\b|often\b|long\b|far\b|old\b|big\b)\p{L}+)(?: (?:was|were|is|are|has|have|been|will be|gets?|will|usually|normally))* (?:paid|pays?|paying)(?: (?:for|it|me|us))*(?:(?::| -|,| \() ?(?<options>[^:()]+)\)?)?$`,
    (model, { options }) => howPaid(model, options),
  ],
  [
    saying`^(?:(?:is|was|are|were|did|do) (?:it|this|that|they|he|she) (?:paid |pay )?(?:by |in |with )?|.{0,50}\b(?:if|whether) (?:i|it|we|they|he|she|somebody|someone) (?:was |is |were )?(?:paid|pay|pays) (?:by |in |with )?)?(?<options>(?:by |with )?(?:${ways})(?:, (?:${ways}))*,? or (?:by |with )?(?:${ways}))$`,
    (model, { options }) => howPaid(model, options!.replace(/\b(?:by|with) /gi, '')),
  ],
  // "categories in alphabetical order", "Food first, then Housing"
  [
    saying`^${ask}(?:sort |order |list |put |arrange )?(?:the )?(?:choices|options|values)? ?(?:of |for |in )?(?:the )?(?<what>${name})(?: options| choices| values)? (?:in alphabetical order|alphabetically|a ?(?:-|to) ?z)$`,
    (model, { what }) => (resolveThing(model, what!, 'en') ? null : ordered(model, what!)),
  ],
  [
    saying`^${ask}(?:put )?(?<one>${name}) (?:should (?:be|come) )?(?:first|on top|at the top)(?:,? (?:and )?then (?<other>${name}))?$`,
    (model, { one, other }) => {
      const all = [one!, ...(other ? [other] : [])]
      const isOption = all.every((each) => resolveOption(model, each, 'en')?.option.toLowerCase() === bare(each).toLowerCase())
      return isOption && !all.some((each) => resolveField(model, each, 'en') ?? resolveThing(model, each, 'en'))
        ? ordered(model, undefined, all)
        : null
    },
  ],
]

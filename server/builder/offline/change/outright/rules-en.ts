// "Remind me when it's more than 7 days since watering", "the return date is two weeks from today", "show only the ones not returned yet",
// "closed on Mondays, open 12-11 every other day": rules by the days and states they speak of.
import { numberWords } from '../../lexicon/number-words.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { notUnderstood } from '../../reply/phrases.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { alreadySo, does } from '../reading.ts'
import { toneNamed } from '../../lexicon/colour-tones.ts'
import { readHours } from '../readers/read-hours.ts'
import { linkTo } from '../new-lists.ts'
import { mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { leastOf, stockLike } from '../said-parts.ts'
import { statesSaid } from '../sight/states-said.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

type Parts = Readonly<Record<string, string | undefined>>
const count = String.raw`(?<count>\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty)`
const unit = String.raw`(?<unit>day|week|fortnight|month|year)s?`
const unitDays: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 }
const daysOf = ({ count: said = '', unit: of = '' }: Parts): number =>
  (/^an?$/i.test(said) ? 1 : (numberWords.get(said.toLowerCase()) ?? Number(said))) * (unitDays[of.toLowerCase()] ?? 1)

const things = (model: ProjectModel): Thing[] =>
  [...new Set([mainThing(model), ...model.things])].filter((each) => each !== undefined)

const isPast = ({ type, label, concept = '' }: Field) =>
  type === 'date' && /\b(?:last|latest|previous)\b/i.test(`${label} ${concept}`)
const stemOf = (word: string) => word.toLowerCase().replace(/(?:ing|ed|en|s|t)$/, '')
/** The day on which something was last done that the text speaks of; where nothing else has happened, the only one of that kind. */
function lastDay(model: ProjectModel, text: string) {
  const words = text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map(stemOf)
  for (const thing of things(model)) {
    const days = thing.fields.filter(isPast)
    const named = days.find(({ label }) =>
      label
        .toLowerCase()
        .split(' ')
        .some((word) => word.length > 4 && words.includes(stemOf(word))),
    )
    if (named) return { thing, field: named }
  }
  return undefined
}

const attention = String.raw`(?:warn|remind|alert|tell|notify|nag)(?: me| us)?|let (?:me|us) know|highlight|flag|mark|show(?: me)?|colou?r`
function since(model: ProjectModel, parts: Parts, text: string): Told {
  const found = lastDay(model, text)
  const than = daysOf(parts)
  return found && than
    ? does({ op: 'addWarning', thing: found.thing.id, warning: { field: found.field.id, when: 'ago', than } })
    : null
}

/** "Two weeks from today": so many days ahead of when a row is made. */
function ahead(model: ProjectModel, parts: Parts): Told {
  const place = resolveField(model, parts.field!, 'en', mainThing(model))
  const days = daysOf(parts)
  if (place?.field.type !== 'date' || place.field.formula || !days) return null
  return does({ op: 'setStart', thing: place.thing.id, field: place.field.id, start: `+${days}d` })
}

const done = String.raw`returned|paid|done|finished|completed|sent|delivered|collected|picked up|answered|replied to|booked|signed|confirmed|approved|shipped|invoiced|read|watched|sold|used|cleaned|checked|fixed|repaired|resolved|solved|closed|bought|packed|cooked|planted|graded|marked|called|contacted|handed in|dealt with|thanked|visited|played|published`
/** A list starts without those; where nothing tells them apart yet, they are ticked off from now on. */
function notYet(model: ProjectModel, { of, state = '' }: Parts): Told {
  const thing = of ? resolveThing(model, of, 'en') : mainThing(model)
  if (!thing) return null
  const known = statesSaid(model, `not ${state}`, 'en', thing)
  const [only] = known?.where ?? []
  if (only && known!.where.length === 1) return does({ op: 'setFilter', thing: thing.id, filter: only })
  if (known || resolveField({ ...model, things: [thing] }, state, 'en', thing)) return null
  const label = capitalised(state.toLowerCase())
  const id = freeId(idOf(state), new Set(thing.fields.map((each) => each.id)), 'done')
  return {
    operations: [
      { op: 'addField', thing: thing.id, field: { id, label, type: 'bool', why: 'edit' } },
      { op: 'setFilter', thing: thing.id, filter: { field: id, when: 'is', than: false } },
    ],
    notes: [{ kind: 'assumed', text: changeSays.neededFor.en(label, 'The filter') }],
  }
}

/** Below how many there should be at least of each, where that is kept. */
function belowLeast(model: ProjectModel): Told {
  for (const thing of things(model)) {
    const stock = stockLike(thing)
    const least = stock && leastOf(thing, stock)
    if (least)
      return does({ op: 'addWarning', thing: thing.id, warning: { field: stock.id, when: 'below', than: { field: least.id } } })
  }
  return null
}

/** "Closed tickets shouldn't show": a list starts without them. */
function leftOut(model: ProjectModel, said: string): Told {
  const words = said.split(' ')
  const thing = resolveThing(model, said.replace(words[0]!, ''), 'en') ?? mainThing(model)
  const option = resolveOption(model, words[0]!, 'en')
  if (option)
    return does({ op: 'setFilter', thing: option.thing.id, filter: { field: option.field.id, when: 'not', than: option.option } })
  const [only, ...others] = (thing && statesSaid(model, words[0]!, 'en', thing)?.where) ?? []
  if (!thing || !only || others.length || only.when !== 'is') return null
  if (typeof only.than === 'boolean') return does({ op: 'setFilter', thing: thing.id, filter: { ...only, than: !only.than } })
  return does({ op: 'setFilter', thing: thing.id, filter: { ...only, when: 'not' } })
}

/** "Sort by artist, then year": lists have one order. */
function sortedThen(model: ProjectModel, { of, first, second }: Parts, text: string): Told {
  const thing = of ? resolveThing(model, of, 'en') : mainThing(model)
  const place = thing && resolveField(model, first!, 'en', thing)
  if (!place || place.thing !== thing || !resolveField(model, second!, 'en', thing)) return null
  const order = { op: 'setOrder' as const, thing: thing.id, by: place.field.id, descending: false }
  return { operations: [order], notes: [{ kind: 'unknown', text: notUnderstood.en([text.slice(text.lastIndexOf('then'))]) }] }
}

const otherDays = String.raw`(?:on )?(?:every other day|all (?:the )?other days|(?:the )?other days|the rest of the week|otherwise)`

/** "Colour paid bookings green": where nothing tells which are, they are ticked from then on. */
function colouredBy(model: ProjectModel, { state = '', of, colour = '' }: Parts): Told {
  const thing = of && !/^(?:ones?|things|items)$/i.test(of) ? resolveThing(model, of, 'en') : mainThing(model)
  const tone = toneNamed(colour)
  if (!thing || !tone || resolveOption({ ...model, things: [thing] }, state, 'en')) return null
  if (resolveField({ ...model, things: [thing] }, state, 'en', thing)) return null
  const label = capitalised(state.toLowerCase())
  const id = freeId(idOf(state), new Set(thing.fields.map((each) => each.id)), 'done')
  return {
    operations: [
      { op: 'addField', thing: thing.id, field: { id, label, type: 'bool', why: 'edit' } },
      { op: 'addWarning', thing: thing.id, warning: { field: id, when: 'is', than: true, ...(tone !== 'red' && { tone }) } },
    ],
    notes: [{ kind: 'assumed', text: changeSays.neededFor.en(label, 'The colour') }],
  }
}

export const rulesEn: readonly Saying[] = [
  [
    saying`^${ask}(?:show |put )?(?:the |my |all |our )*(?<of>\p{L}+(?: \p{L}+)?) (?:in|on|as|into|onto) (?:an? |the )?(?:weekly|monthly|daily|week|month|proper|nice|normal) calendar(?: view| layout| format)?$`,
    (model, { of }) => {
      const thing = /^(?:it|them|this|everything)$/i.test(of!) ? mainThing(model) : resolveThing(model, of!, 'en')
      return thing ? [`show the ${thing.many.toLowerCase()} as a calendar`] : null
    },
  ],
  [saying`^${ask}(?:the |all )?tonight(?:'s)? (?<what>\p{L}+(?: \p{L}+)?)$`, (_model, { what }) => [`show today's ${what}`]],
  [
    saying`^${ask}(?:colou?r|mark|make|paint|highlight|turn) (?:the |all |any )*(?<state>${done}|overdue|late)(?: (?<of>\p{L}+(?: \p{L}+)?))? (?:in )?(?<colour>green|red|yellow|orange|blue|purple|grey|gray|amber)$`,
    colouredBy,
  ],
  // "a drink by date, and warn me a month before"
  [
    saying`^${ask}(?:an? |the )?(?<name>\p{L}[\p{L} -]*?(?:date|deadline|day|expiry)),? (?:and |then |also )*(?:please )?(?:warn|remind|alert|notify|tell|nag|flag it)(?: me| us)? ${count} ${unit} (?:before(?:hand)?|ahead|in advance|earlier|prior)$`,
    (model, parts) => {
      const name = parts.name!
      const place = resolveField(model, name, 'en', mainThing(model))
      const days = daysOf(parts)
      const host = place?.thing ?? mainThing(model)
      if (!host || !days || (place && place.field.type !== 'date')) return null
      const id = place?.field.id ?? freeId(idOf(name), new Set(host.fields.map((each) => each.id)), 'date')
      const field: Field = { id, label: capitalised(name.toLowerCase()), type: 'date', why: 'edit' }
      return does(...(place ? [] : [{ op: 'addField' as const, thing: host.id, field }]), {
        op: 'addWarning',
        thing: host.id,
        warning: { field: id, when: 'within', than: days },
      })
    },
  ],
  // "mark invoices as paid": one of the choices, or a tick from now on
  [
    saying`^${ask}mark (?:the |an? |each |every |my |our )?(?<of>\p{L}+(?: \p{L}+)?) as (?<state>\p{L}+)$`,
    (model, { of, state }) => {
      const thing = /^(?:it|them|things?|ones?|items?|something|those)$/i.test(of!)
        ? mainThing(model)
        : resolveThing(model, of!, 'en')
      if (!thing) return null
      const within = { ...model, things: [thing] }
      const known = resolveOption(within, state!, 'en') ?? resolveField(within, state!, 'en', thing)
      return known ? alreadySo('en') : [`add a tick box for ${state} to ${thing.many}`]
    },
  ],
  // "tick when bought and hide bought ones"
  [
    saying`^${ask}tick(?: it| them| things| each one)?(?: off)? (?:when|once|if) (?:(?:it's|they're|it is|they are) )?(?<state>\p{L}+)(?<hide>,? and (?:then )?hide (?:the |those )?(?:\k<state>|them|it|those)(?: ones?| things| items)?)?$`,
    (_model, { state, hide }) => [`add a tick box for ${state}`, ...(hide ? [`hide the ${state} ones`] : [])],
  ],
  [
    saying`^${ask}(?:put )?(?<what>(?:today's|this week's|this month's|upcoming) \p{L}+(?: \p{L}+)?) (?:on|at|in) (?:the |my )?(?:first|front|start|main|home|top|dashboard|overview)(?: ?page| screen)?$`,
    (_model, { what }) => [`show ${what}`],
  ],
  // "max 15 students in a class", which nothing links yet
  [
    saying`^${ask}(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|only) (?<most>\d+) (?<rows>\p{L}+) (?:per|(?:in|on|at|for) (?:an?|each|every|one|the)) (?<what>\p{L}+)$`,
    (model, { most, rows, what }) => {
      const [part, whole] = [resolveThing(model, rows!, 'en'), resolveThing(model, what!, 'en')]
      if (
        !part ||
        !whole ||
        part === whole ||
        model.things.some(({ fields }) => fields.some(({ target }) => target === whole.id))
      )
        return null
      const link = linkTo(part, whole)
      return link.op === 'addField'
        ? does(link, { op: 'addLimit', thing: part.id, limit: { by: [link.field.id], most: Number(most) } })
        : null
    },
  ],
  [
    saying`^${ask}(?:${attention})\b.*\b(?:below|under|less than|lower than|fewer than|at or below|reach(?:es)?|falls? to|hits?) (?:the |their |its |our )?(?:own )?(?:minimum|min|re-?order|lowest)(?: (?:quantity|stock|level|point|amount|number|limit))*(?: in (?:red|stock))?$`,
    belowLeast,
  ],
  [
    saying`^(?:the |all )?(?<what>\p{L}+(?: \p{L}+)?) (?:should(?:n't| not)|must(?:n't| not)|(?:do not|don't) (?:need|have) to|need(?:n't| not)) (?:show(?: up)?|be shown|be visible|be listed|appear|be (?:in|on) the (?:list|table|page))(?: (?:any ?more|by default|here|in the (?:list|table)|on the \p{L}+))*$`,
    (model, { what }) => leftOut(model, what!),
  ],
  [
    saying`^${ask}(?:sort|order|arrange)(?:ed)? (?:(?:it|them|everything|(?:the |my |all )*(?<of>\p{L}+(?: \p{L}+)?)) )?by (?:the )?(?<first>\p{L}+(?: \p{L}+)?)(?:,? and|,)? then (?:by )?(?:the )?(?<second>\p{L}+(?: \p{L}+)?)$`,
    sortedThen,
  ],
  [
    saying`^${ask}(?:${attention})\b.*?\b(?:(?:more than|over|longer than|after|for|in|within|every|it's been|at least|a(?:n|t)?) )*${count} ${unit}(?: (?:or more|have passed|has passed|passed|have gone by|went by|old))* (?:since|ago|after|without)\b.*$`,
    since,
  ],
  [
    saying`^${ask}(?:${attention})\b.*\b(?:hasn't|haven't|has not|have not|not|wasn't|isn't|never)(?: been)? \p{L}+(?: \p{L}+)? (?:for|in|within)(?: (?:more than|over|at least|the last|the past))? ${count} ${unit}$`,
    since,
  ],
  [
    saying`^${ask}(?:set |make |default |pre-?fill |start |automatically )*(?:the )?(?:default )?(?:for |of )?(?:the )?(?<field>[\p{L}]+(?: [\p{L}]+){0,2}?) (?:(?:should|must|to|is|be|default|defaults|start|starts|with|as|at|automatically|always|set|by default) )+${count} ${unit} (?:from (?:today|now|then|the (?:start|day it.*))|later|ahead|in the future|after (?:today|that))(?: by default)?$`,
    ahead,
  ],
  [
    saying`^${ask}(?:only |just )*(?:list |display )?(?:only |just )*(?:me )?(?:the |all )*(?:ones?|things|(?<of>\p{L}+(?: \p{L}+)?)) (?:(?:that|which|who|they) )?(?:(?:are|is|have|has|were) )?(?:not|(?:are|is|have|has)n't|still to be|yet to be|still not)(?: yet)?(?: been)? (?<state>${done})(?: yet)?$`,
    (model, parts, text) => (/\b(?:only|just)\b/i.test(text) ? notYet(model, parts) : null),
  ],
  [
    saying`^${ask}hide (?:the |all |everything |what |what's |those |anything )*(?:(?:that|which) )?(?:(?:is|are|has|have)(?: been)? )?(?:already )?(?<state>${done})(?: ones?| things| items| (?<of>\p{L}+))?$`,
    (model, { state, of }) => (of && !resolveThing(model, of, 'en') ? null : notYet(model, { state, of })),
  ],
  [
    saying`^(?=.*\b(?:open|closed|shut)\b)(?<rest>.*?\d.*?),? (?:and |but )?${otherDays}(?<more>.*)$`,
    (model, { rest, more }) => {
      const text = `${rest}${more}`
      return readHours(model, { verb: 'other', text, object: text }, 'en')
    },
  ],
]

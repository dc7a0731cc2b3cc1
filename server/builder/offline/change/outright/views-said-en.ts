// "One column for each status so I can move them", "week view", "the biggest fish on top", "picked up ones can disappear", "the same cleaner
// can't be booked twice at the same time": how a list is shown, what of it goes, and how many there may be, in whole sentences.
import { changeSays } from '../../reply/change-phrases.ts'
import { calendarSays } from '../../reply/calendar-phrases.ts'
import { beyondSays } from '../../reply/beyond-phrases.ts'
import { serviceNotes } from '../../reply/phrases.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { isDay, isNumber } from '../../field-kinds.ts'
import { timesOf } from '../readers/read-limit.ts'
import { does, tells } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'
import { happensOn } from '../said-parts.ts'
import { whichEn } from '../sight/which-en.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const things = (model: ProjectModel): Thing[] => [
  ...new Set([mainThing(model), ...model.things].filter((thing) => thing !== undefined)),
]

/** A board on the choice that is named. */
function board(model: ProjectModel, by: string): Told {
  for (const thing of things(model)) {
    const field = resolveField({ ...model, things: [thing] }, by, 'en', thing)?.field
    if (field?.type !== 'select') continue
    const grouped = thing.group === field.id ? [] : [{ op: 'setGroup' as const, thing: thing.id, group: field.id }]
    return does({ op: 'addView', thing: thing.id, view: 'board' }, ...grouped)
  }
  return null
}

/** A calendar shows a month; where there is one already, that is said. */
function week(model: ProjectModel): Told {
  const dated = things(model).find(({ fields }) => fields.some(isDay))
  if (!dated) return null
  const note = { kind: 'kept' as const, text: calendarSays.byMonth.en }
  const isSo = dated.views[0] === 'calendar'
  return { operations: isSo ? [] : [{ op: 'addView', thing: dated.id, view: 'calendar' }], notes: [note] }
}

const measures: readonly (readonly [RegExp, RegExp, descending: boolean])[] = [
  [/^(?:heaviest)$/i, /weight|mass/i, true],
  [/^(?:lightest)$/i, /weight|mass/i, false],
  [/^(?:longest|tallest)$/i, /length|height|duration|distance|size/i, true],
  [/^(?:shortest)$/i, /length|height|duration|distance|size/i, false],
  [/^(?:biggest|largest|highest)$/i, /size|weight|length|amount|total|score|price|value|cost/i, true],
  [/^(?:smallest|lowest)$/i, /size|weight|length|amount|total|score|price|value|cost/i, false],
  [/^(?:best|favou?rites?|top rated|highest rated)$/i, /rating|score|grade|stars/i, true],
  [/^(?:worst)$/i, /rating|score|grade|stars/i, false],
  [/^(?:fastest|quickest)$/i, /time|duration|pace/i, false],
]
function mostFirst(model: ProjectModel, how: string, of: string | undefined): Told {
  const [, about, descending] = measures.find(([words]) => words.test(how)) ?? []
  if (!about) return null
  const named = of ? resolveThing(model, of, 'en') : undefined
  for (const thing of named ? [named] : things(model)) {
    const fits = (field: Field) =>
      (isNumber(field) || field.type === 'rating') && about.test(`${field.concept ?? field.id} ${field.label}`)
    const field = thing.fields.find(fits)
    if (field) return does({ op: 'setOrder', thing: thing.id, by: field.id, descending: descending! })
  }
  return null
}

/** Those that are so are left out of the list at first. */
function without(model: ProjectModel, said: string): Told {
  for (const thing of things(model)) {
    const where = whichEn(model, thing, said)
    const [only] = where ?? []
    if (!only || where!.length > 1) continue
    if (only.when === 'is' && typeof only.than === 'boolean')
      return does({ op: 'setFilter', thing: thing.id, filter: { ...only, than: !only.than } })
    if (only.when === 'is') return does({ op: 'setFilter', thing: thing.id, filter: { ...only, when: 'not' } })
  }
  return null
}

/** At most so many rows on one day. */
function perDay(model: ProjectModel, count: string, what: string): Told {
  const named = resolveThing(model, what, 'en')
  const dated = named && happensOn(named) ? named : mainThing(model)
  const time = dated && timesOf(dated, 'day')
  return time ? does({ op: 'addLimit', thing: dated.id, limit: { ...time, most: Number(count) } }) : null
}

/** One of a list has one thing at a time, where what happens says whose it is. */
function notTwice(model: ProjectModel, of: Thing, isDaily: boolean): Told {
  const dated = model.things.filter((thing) => thing !== of && thing.fields.some(isDay))
  if (!dated[0]) return null
  if (!dated.some(({ fields }) => fields.some(({ target }) => target === of.id)))
    return tells(changeSays.notLinked.en(dated[0].many, of.many, of.one))
  return [`the same ${of.one.toLowerCase()} must never be booked ${isDaily ? 'on the same day' : 'at the same time'}`]
}

const people = String.raw`(?:(?:the|my|our|other|all|any|every|each) )*(?:customers?|clients?|drivers?|staff|employees?|workers?|volunteers?|members?|parents?|students?|pupils?|kids?|children|guests?|tenants?|cleaners?|walkers?|colleagues?|team|lads|guys|boys|girls|others|everyone|everybody|anyone|people|users?|coaches|players?|teachers?|mum|dad|husband|wife|him|her|them)`

export const viewsSaidEn: readonly Saying[] = [
  [
    saying`^${ask}(?:one |an? |own |separate )*(?:column|lane|pile|stack)s? (?:for each|per|for every|by) (?<by>\p{L}+(?: \p{L}+)?)(?:,? (?:so|and|where|that|to|which)\b.*)?$`,
    (model, { by }) => board(model, by!),
  ],
  [
    saying`^${ask}(?:see |show |have |use |it |them |the \p{L}+ )*(?:as |in |by )?(?:an? |the )?(?:week(?:ly)?|7[- ]day)[ -](?:view|calendar|planner|overview|plan|schedule|grid)(?: (?:instead|rather|not|please|of|for|view)\b.*)?$`,
    (model, _parts, text) => (/\b(?:page|field|column)\b/i.test(text) ? null : week(model)),
  ],
  [
    saying`^${ask}(?:the |my |our )?(?<how>biggest|largest|heaviest|longest|tallest|highest|smallest|lightest|shortest|lowest|best|worst|fastest|quickest|highest rated|top rated|favou?rites?)(?: (?<of>\p{L}+(?: \p{L}+)?))? (?:first|on (?:the )?(?:very )?top|at (?:the )?(?:very )?top)(?: with (?:the |its |their )?(?:photos?|pictures?|images?|names?|dates?))?$`,
    (model, { how, of }) => mostFirst(model, how!, of),
  ],
  [
    saying`^(?:the |all |any )?(?<which>[\p{L} -]{3,40}?)(?: ones| things| items| entries)? (?:can|should|could|may|must|need to|ought to|please) (?:just |simply |then |now )*(?:disappear|go away|vanish|be gone|be hidden|drop off|not show(?: up)?|be out of (?:the way|sight))(?: (?:from|off|out of|after|by)\b.*)?$`,
    (model, { which }) => without(model, which!),
  ],
  // how many there may be
  [
    saying`^(?:(?:don't|do not|never) (?:let|allow) (?:me|us|anyone|people|them|customers)?(?: to)?(?: book| add| take| have| enter)? ?(?:more than|over)|no more than|not more than|at most|max(?:imum)?(?: of)?|only) (?<count>\d+) (?<what>\p{L}+(?: \p{L}+)?) (?:on|in|per|a|each|at) ?(?:a |any |one |the same |each |every )?day$`,
    (model, { count, what }) => perDay(model, count!, what!),
  ],
  [
    saying`^(?:warn(?: me| us)?|tell me|alert me|let me know|(?:don't|do not) (?:let|allow)(?: me| us)?|stop|prevent|make sure|no|never|the same|an?|one|any|it must not happen that)\b.*?(?:(?:when|if|that|for) )?(?:an?|the same|one|any|no|every|each) (?<what>\p{L}+) (?:(?:is|are|has|have|gets?|can't|cannot|can not|shouldn't|should not|must not|being|be|having|from|to) )*(?:have |be )?(?:booked|two|2|double[- ]?booked|on|assigned|scheduled|given|doing|planned)?.*\b(?:same (?:time|slot|day|hour)|twice|double|overlap\w*)\b.*$`,
    (model, { what }, text) => {
      const of = resolveThing(model, what!, 'en')
      return of ? notTwice(model, of, /\bday\b/i.test(text)) : null
    },
  ],
  // "warn when we spent more than the budget"
  [
    saying`^(?:warn|tell|alert|notify|show|mark|flag|highlight|red|let)\b.*?\b(?<one>\p{L}+) (?:(?:is|are|goes|gets|was|were) )?(?<how>more than|over|above|higher than|bigger than|exceeds?|less than|below|under|lower than) (?:the |our |my |its |their |what was )?(?<other>\p{L}+(?: \p{L}+)?)(?: in red)?$`,
    (model, { one, how, other }) => {
      for (const thing of things(model)) {
        const [first, second] = [one!, other!].map(
          (name) => resolveField({ ...model, things: [thing] }, name, 'en', thing)?.field,
        )
        if (!first || !second || first === second || !isNumber(first) || !isNumber(second)) continue
        const when = /less|below|under|lower/i.test(how!) ? 'below' : 'above'
        return does({ op: 'addWarning', thing: thing.id, warning: { field: first.id, when, than: { field: second.id } } })
      }
      return null
    },
  ],
  // who may see what, and what is sent
  [
    saying`^(?:i don't want |i do not want )?${people} (?:(?:shouldn't|should not|can't|cannot|can not|must not|mustn't|may not|don't|do not|to not|not to|to)(?: be able to)?|(?:should|must|may|can) (?:only|not|never)) (?:see|change|edit|delete|read|touch|know|view|have access to|look at|open)\b.*$`,
    (_model, _parts, text) =>
      /^(?:i don't want|i do not want)\b/i.test(text) || !/\bto see\b/i.test(text) ? tells(beyondSays.roles.en, 'service') : null,
  ],
  [
    saying`^.*\b(?:only|just) (?:shows? |sees? |has |have |show me |see )?(?:mine|my own|their own|his own|her own)(?: \p{L}+)?$`,
    () => tells(beyondSays.roles.en, 'service'),
  ],
  [
    saying`^(?:(?:can|could|should|will|would) (?:it|you|the (?:app|site|system|page)|this|we)(?: also)? |it should |i want it to |automatically |please )*(?:send|e-?mail|text|sms|message|whatsapp|notify|ping)(?: out)? (?:an? |the |out )*(?:(?:reminders?|e-?mails?|sms|texts?|messages?|notifications?|confirmations?|newsletters?|invoices?|receipts?) )?(?:to )?(?:${people}|me|us|an? (?:e-?mail|sms|text|message|reminder|confirmation))\b.*$`,
    () => tells(serviceNotes.message.en, 'service'),
  ],
]

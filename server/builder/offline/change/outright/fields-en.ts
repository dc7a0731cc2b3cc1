// "Let me attach the receipt", "I need to assign it to someone", "the contact form should ask for the wedding date": fields by what
// somebody does with them.
import { partsOf } from '../items/items-told.ts'
import { itemTold } from '../items/item.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { knownField } from '../../page-parts/parts.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import type { Field, Note, ProjectModel, Thing } from '../../model.ts'
import type { Operation } from '../operations.ts'
import { beyondSays } from '../../reply/beyond-phrases.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const whoever = String.raw`(?:me|us|people|them|users|customers|clients|staff|everyone|everybody|members|students|kids|children|parents|guests|tenants|volunteers|employees)`
const able = String.raw`(?:(?:let|allow|enable) ${whoever} (?:to )?|(?:an? )?(?:option|way|possibility|button|place|spot|ability) to |somewhere to |room to |to |be able to )*`
const picture = String.raw`(?:photos?|pictures?|images?|pics?|scans?|receipts?|screenshots?|certificates?|documents?|contracts?|licen[cs]es?|permits?|waivers?|cop(?:y|ies))`

/** "Attach a photo of the damage": a picture that is called so. */
function attached(model: ProjectModel, { what = '', list }: Readonly<Record<string, string | undefined>>): Told {
  const thing = (list && resolveThing(model, list, 'en')) || mainThing(model)
  if (!thing || (list && !resolveThing(model, list, 'en'))) return null
  const name = what.replace(/\b(?:an?|the|my|our|their|its|some) /gi, '').trim()
  const isPlain = /^(?:photo|picture|image|pic)s?$/i.test(name)
  const images = thing.fields.filter(({ type }) => type === 'image')
  if (isPlain ? images.length : images.some(({ label }) => label.toLowerCase() === name.toLowerCase())) return alreadySo('en')
  const field: Field = isPlain
    ? { ...knownField(model.language, 'image', 'image'), why: 'edit' }
    : { id: idOf(name), label: labelOf(name, 'en'), type: 'image', why: 'edit' }
  return does({ op: 'addField', thing: thing.id, field: { ...field, id: free(thing, field.id) } })
}
const free = (thing: Thing, id: string) => freeId(id || 'image', new Set(thing.fields.map((each) => each.id)), 'image')

/** What the form of a website asks, beside who writes and what: fields of the list that its messages come into. */
function formAsks(model: ProjectModel, what: string): Told {
  const page = model.pages.find(({ kind, parts }) => kind === 'landing' && parts?.message)
  const list = model.things.find(({ id }) => id === page?.parts?.message)
  if (!page || !list) return null
  const items = partsOf(what.replace(/^(?:for |them |people |(?:me|us) )+/i, ''), 'en').map((each) => itemTold(model, each, 'en'))
  const known = new Set(list.fields.map(({ label }) => label.toLowerCase()))
  const taken = new Set(list.fields.map(({ id }) => id))
  const operations: Operation[] = []
  for (const item of items) {
    if (!item) return null
    const { thing: _thing, required: _required, ...said } = item.field
    if (known.has(said.label.toLowerCase())) continue
    const id = freeId(said.id || idOf(said.label), taken, 'asked')
    taken.add(id)
    const type = said.type === 'ref' || said.type === 'refs' ? 'text' : said.type
    operations.push({ op: 'addField', thing: list.id, field: { ...said, id, type, why: 'said' } })
  }
  if (!operations.length) return alreadySo('en')
  const isThere = page.sections?.some(({ kind }) => kind === 'contact')
  if (!isThere) operations.push({ op: 'addSection', page: page.id, section: { kind: 'contact' }, to: page.sections?.length ?? 0 })
  return does(...operations)
}

const form = String.raw`(?:contact|enquiry|inquiry|booking|quote|request|message|sign-?up|application)? ?form`

/** "I don't need the phone number", of a project that has none. */
function missed(model: ProjectModel, name: string): Told {
  const isThere =
    resolveField(model, name, 'en') ??
    resolveThing(model, name, 'en') ??
    resolveOption(model, name, 'en') ??
    readingsIn(name, 'en').find(({ kind }) => kind !== 'field')
  return isThere ? null : tells(changeSays.notFound.en(name))
}

const partWordsMax = 3
/** "Show the hours and the cost per project" wants a figure. */
const asksToSee = /\b(?:show|see|display|get|give|compare|chart)\b.* (?:per|for) /i
/** All of them in turn; what is there already is told. */
function eachHas(model: ProjectModel, of: Thing, names: readonly string[]): Reading {
  const operations: Operation[] = []
  const notes: Note[] = []
  for (const each of names) {
    const item = itemTold(model, each, 'en')
    addField(model, of, item ? { ...item.field, required: false } : fieldSaid(bare(each), model, 'en'), operations, notes, 'en')
  }
  return { operations, notes }
}
const notField =
  /^(?:add|remove|delete|show|make|count|sum|sort|filter|group|total|number|average|how|when|where|who|what|which|warn|colou?r|different|the same|only|no|more|most|least|a|an) |^(?:totals?|averages?|sums?|list|lists|page|chart)$|\b(?:total|average|sum|per|list|page|chart|graph|should|must|can|is|are)\b/i

/** "Goals and assists": new fields of a list. */
function eachOf(model: ProjectModel, what: string, list: string): Told {
  const of = resolveThing(model, list, 'en')
  const names = partsOf(what, 'en')
  const areNew = names.every(
    (each) =>
      each.split(' ').length <= partWordsMax &&
      !resolveThing(model, each, 'en') &&
      !resolveOption(model, each, 'en') &&
      !notField.test(each) &&
      (!readingsIn(each, 'en').length || readingsIn(each, 'en').some(({ kind }) => kind === 'field')),
  )
  return of && names.length > 1 && areNew ? eachHas(model, of, names) : null
}

export const fieldsEn: readonly Saying[] = [
  // "goals and assists per player": what each of a list has
  [
    saying`^${ask}(?<what>[\p{L}][\p{L} ,%'/-]*(?:,| and | & )[\p{L} %'/-]+?) (?:per|for|on|of) (?:(?:each|every|all|the|our|my) )*(?<list>\p{L}+(?: \p{L}+)?)$`,
    (model, { what, list }, text) => (asksToSee.test(text) ? null : eachOf(model, what!, list!)),
  ],
  // "kids' allergies"
  [
    saying`^${ask}(?:the |our |my )?(?<list>\p{L}+)(?:'s|s') (?<what>\p{L}+(?: \p{L}+)?)$`,
    (model, { list, what }, text) => {
      const of = resolveThing(model, /s' /.test(text) ? `${list!}s` : list!, 'en')
      return of && !notField.test(what!) && !resolveThing(model, what!, 'en') ? eachHas(model, of, [what!]) : null
    },
  ],
  // "fee per plot", of a list of plots that has a fee or is to have one
  [
    saying`^(?:(?:can|could) you |please |i need |we need |i want |we want |also |and )*(?:add )?(?:an? |the )?(?<what>\p{L}+(?: \p{L}+)?) per (?<list>\p{L}+(?: \p{L}+)?)$`,
    (model, { what, list }) => {
      const of = resolveThing(model, list!, 'en')
      const there = resolveField(model, what!, 'en', of)
      if (!of || notField.test(what!) || resolveThing(model, what!, 'en') || (there && there.thing !== of)) return null
      return there ? tells(changeSays.linkThere.en(of.many, there.field.label)) : eachHas(model, of, [what!])
    },
  ],
  [
    saying`^(?:(?:can|could) you |please )*(?:add|include|put) (?<what>[\p{L}][\p{L} ,%'/-]*(?:,| and | & )[\p{L} %'/-]+?) to (?:(?:each|every|all|the|our|my) )*(?<list>\p{L}+(?: \p{L}+)?)$`,
    (model, { what, list }) => eachOf(model, what!, list!),
  ],
  [
    saying`^${ask}(?:a |one )?(?:column|lane)s? (?:per|for each|for every) (?<what>\p{L}+(?: \p{L}+)?)$`,
    (model, { what }) => {
      const place = resolveField(model, what!, 'en', mainThing(model))
      return place && ['select', 'ref'].includes(place.field.type)
        ? [
            `show the ${place.thing.many.toLowerCase()} as a board`,
            `group the ${place.thing.many.toLowerCase()} by ${place.field.label}`,
          ]
        : null
    },
  ],
  [
    saying`^(?:i|we) (?:do not|don't|no longer) (?:need|want|use) (?:the|a|an|any|that) (?<name>\p{L}+(?: \p{L}+){0,2}?)(?: (?:field|column|any ?more|at all))*$`,
    (model, { name }) => missed(model, name!),
  ],
  // "I can't see which ones I've lent out": ticked from now on
  [
    saying`^(?:(?:i|we) (?:can't|cannot|can not) (?:see|tell)|(?:i|we) (?:don't|do not) know|how (?:do|can|will) (?:i|we) (?:see|know|tell)|${ask}(?:mark|track|record|note|tick off|remember|know)) (?:which|what) (?:ones?|of (?:them|these)|(?<list>\p{L}+))(?: (?:that|are|is|have|has|(?:i|we)(?:'ve| have)?|been|were|already))* (?<what>(?:not )?\p{L}+(?:ed|en|nt|ld|id|ne|wn)(?: (?:out|in|back|up|off))?)(?: (?:yet|already|to (?:someone|people|others)))?$`,
    (model, { list, what }) => {
      const thing = (list && resolveThing(model, list, 'en')) || mainThing(model)
      const name = what!.replace(/^not /i, '')
      if (!thing || resolveField({ ...model, things: [thing] }, name, 'en', thing)) return null
      return [`add a tick box for ${name} to the ${thing.many.toLowerCase()}`]
    },
  ],
  [
    saying`^${ask}let ${whoever} (?:also )?(?:vote|comment|chat|reply|react|message|like|discuss)\b.*$`,
    () => tells(beyondSays.others.en, 'service'),
  ],
  [
    saying`^(?:the |our |my )?\p{L}+ (?:should(?:n't| not)|must(?:n't| not)|can(?:'t|not)|may not) (?:be able to )?(?:see|read|view) (?:each other's|other \p{L}+'s?|others'|anyone else's|the others')\b.*$`,
    () => tells(beyondSays.roles.en, 'service'),
  ],
  [
    saying`^(?:do not|don't|please don't|never) (?:show|let|display) (?:the |our |any )*.{3,40}? (?:to|be seen by|see) (?:the |our |my |other )*(?:employees|staff|customers|clients|guests|visitors|members|students|parents|volunteers|others|everyone)$`,
    () => tells(beyondSays.roles.en, 'service'),
  ],
  // "assign mechanic": who it is becomes who does it
  [
    saying`^${ask}assign (?:an? |the )?(?<who>\p{L}+)(?: to (?:the |each |every |an? )?(?<list>\p{L}+(?: \p{L}+)?))?$`,
    (model, { who, list }) => {
      const thing = list ? resolveThing(model, list, 'en') : mainThing(model)
      if (!thing || /^(?:it|them|this|these|tasks?|jobs?)$/i.test(who!) || resolveThing(model, who!, 'en') === thing) return null
      const there = thing.fields.find(({ concept, target }) => concept === 'assignee' && !target)
      return there && there.why !== 'said' && !resolveThing(model, who!, 'en')
        ? does({ op: 'renameField', thing: thing.id, field: there.id, label: labelOf(who!, 'en') })
        : [`add ${who} to the ${thing.many.toLowerCase()}`]
    },
  ],
  [
    saying`^${ask}let ${whoever} (?:tick|check|mark)(?: (?:it|them|things|each one|off))* (?:when|once|if|as) (?:(?:it's|it is|they're|they are|they've|he's|she's) )?(?<state>\p{L}+(?:ed|en|nt|ne|id|t))$`,
    (_model, { state }) => [`add a tick box for ${state}`],
  ],
  // "make the start page show this month's revenue", "only show unpaid invoices first"
  [
    saying`^make (?:the|my|our) (?<page>start page|front page|home ?page|dashboard) (?:show|list|display) (?<what>.+)$`,
    (_model, { page, what }) => [`show ${what} on the ${page}`],
  ],
  [saying`^(?:only|just) show (?<what>.+) first$`, (_model, { what }) => [`show ${what} first`]],
  // "let me mark expenses as shared with my partner": ticked from now on, by all of these words
  [
    saying`^${ask}${able}(?:mark|flag|tick) (?:the |my |our |some |an? |each )*(?<list>\p{L}+(?: \p{L}+)?) as (?:being )?(?<state>(?!in |on )\p{L}+(?:[ -]\p{L}+){1,4})$`,
    (model, { list, state }) => {
      const thing = resolveThing(model, list!, 'en')
      if (!thing || resolveOption(model, state!, 'en') || resolveField({ ...model, things: [thing] }, state!, 'en', thing))
        return null
      const field: Field = { id: free(thing, idOf(state!)), label: labelOf(state!, 'en'), type: 'bool', why: 'edit' }
      return does({ op: 'addField', thing: thing.id, field })
    },
  ],
  // "add a deadline and sort by it"
  [
    saying`^(?<add>(?:add|include) (?:an? |the )?(?<name>[\p{L} ]+?)(?: to (?:the |each |every )?(?<list>\p{L}+))?),? and (?:then )?(?<verb>sort|order|group|filter) (?:(?:them|it|the \p{L}+) )?by (?:it|that|this)(?<rest>.*)$`,
    (model, { add, name, list, verb, rest }) => {
      const thing = list && resolveThing(model, list, 'en')
      return [add!, `${verb}${thing ? ` the ${thing.many.toLowerCase()}` : ''} by ${name}${rest}`]
    },
  ],
  // the question only tells why
  [
    saying`^(?:who|what|when|where|which|how)\b[^?.]{1,40}\? (?<rest>(?:i|we) (?:want|need|would like|'d like) .+)$`,
    (_model, { rest }) => (/\b(?:it|that|this|them|those|one)\b/i.test(rest!) ? null : [rest!]),
  ],
  [
    saying`^${ask}${able}(?:attach|upload|scan)(?:ing)? (?<what>(?:an? |the |some |my |our |their |its )*(?:\p{L}+ )?${picture}(?: (?:of|from) (?:(?!to\b|on\b|for\b)\S+ ?){1,4}?)?)(?: (?:to|on|for|with|in) (?:each |every |the |an? |our |my )?(?<list>\p{L}+(?: \p{L}+)?))?$`,
    attached,
  ],
  [
    saying`^(?:.*[?.;,!] )?(?:i|we) (?:also )?(?:need|want|have|would like|'d like)(?: to be able)? to (?:assign|give|hand|delegate)(?: out)? (?:it|them|this|these|(?:each|every|the|all) (?<list>\p{L}+(?: \p{L}+)?)|(?<many>\p{L}+s)) (?:out )?to (?:(?:someone|somebody|people|a person|staff|anyone|others)|(?:an?|one of (?:my|our|the)|my|our) (?<who>\p{L}+))$`,
    (model, { list, many, who }) => {
      const name = list ?? many
      const thing = name ? resolveThing(model, name, 'en') : mainThing(model)
      if (!thing) return null
      if (who) return [`add ${who.replace(/s$/, '')} to the ${thing.many.toLowerCase()}`]
      const field: Field = {
        ...knownField(model.language, 'assignee', 'assignee'),
        label: labelOf('assigned to', 'en'),
        why: 'edit',
      }
      return thing.fields.some(({ concept }) => concept === 'assignee')
        ? alreadySo('en')
        : does({ op: 'addField', thing: thing.id, field: { ...field, id: free(thing, field.id) } })
    },
  ],
  [
    saying`^${ask}(?:the |an? |our |my )?(?:${form})(?: (?:should|must|needs? to|has to|could|to|where (?:they|people|visitors|customers|clients|couples|guests)(?: can)?|that|which))* (?:also )?(?:asks?(?: for)?|tells?(?: me| us)?|enters?|fills? in|includes?|collects?|says?|with(?: fields? for)?) (?<what>.+)$`,
    (model, { what }) => formAsks(model, what!),
  ],
  [
    saying`^${ask}ask (?:for )?(?:them |people |visitors |customers |clients |everyone )?(?:for |about )?(?<what>.+?) (?:in|on) the (?:${form})$`,
    (model, { what }) => formAsks(model, what!),
  ],
]

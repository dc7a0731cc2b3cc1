// "More than one volunteer per shift", "I never know whose dog it is", "which songs we sing at each concert": how the rows of two lists
// belong together. Which list points to which follows from what they are: a day has many people, a person many things.
import { isPlural } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { idOf, labelOf } from '../../understand/said.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { linkTo, pointingField, points } from '../new-lists.ts'
import { does, type Reading, tells } from '../reading.ts'
import { bare, mainThing, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const noun = String.raw`\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}?`
const several = String.raw`several|many|multiple|more than (?:just )?one|lots of|any number of|two or more|one or more|a (?:few|couple of|number of|whole)|different|various|two|three|2|3`
const each = String.raw`(?:(?:each|every|an?|one|the|any|single|same|my|our|which|what|that) )+`
const can = String.raw`(?:(?:can|could|may|might|will|should|must|has to|have to|needs? to|often|usually|sometimes|always|also|be able to|be allowed to) )*`
const holds = String.raw`(?:have|has|include|includes|contain|contains|take|takes|hold|holds|involve|involves|own|owns|get|gets|need|needs|use|uses|bring|brings|cover|covers|(?:be |is )?(?:for|with|about|of)|be linked to|belong to|be assigned to|be given to|consist of|consists of|keep|keeps|serve|serves|play|plays|sing|sings|earn|earns|attend|attends|speak|speaks|know|knows|learn|learns|join|joins|teach|teaches|win|wins|give|gives|book|books|make|makes|order|orders)`

/** A list that is called so, and nothing that only ends so. */
const listOf = (model: ProjectModel, name = ''): Thing | undefined => resolveThing(model, name.trim(), 'en')

const isDated = ({ fields }: Thing) => fields.some(({ type, required }) => type === 'date' && required)
/** What takes place on a day or is made of others points to all of them; whoever or whatever stays is pointed to. */
function holdsMany(host: Thing): boolean {
  const kind = classOfNoun(host.one.toLowerCase(), 'en')
  if (kind === 'person' || kind === 'animal') return false
  if (isDated(host)) return true
  return ['act', 'event', 'document', 'work'].includes(kind)
}

const isThere = (thing: Thing, field: Field): Reading => tells(changeSays.linkThere.en(thing.many, field.label))

/** Links to several rows of another list. */
function linksTo(host: Thing, target: Thing): Reading {
  const taken = new Set(host.fields.map(({ id }) => id))
  const id = freeId(`${target.id}Links`, taken, 'links')
  return does({ op: 'addField', thing: host.id, field: { id, label: target.many, type: 'refs', target: target.id, why: 'edit' } })
}

/** One row of `host` has several of `target`. */
function manyOf(host: Thing, target: Thing): Reading | null {
  if (host === target) return null
  const one = host.fields.find(({ type, target: to }) => type === 'ref' && to === target.id)
  if (one) {
    const label = one.label === target.one ? target.many : one.label
    const at = { thing: host.id, field: one.id }
    return does(
      { op: 'retypeField', ...at, type: 'refs' },
      ...(label === one.label ? [] : [{ op: 'renameField' as const, ...at, label }]),
    )
  }
  const many = host.fields.find(({ type, target: to }) => type === 'refs' && to === target.id)
  if (many) return isThere(host, many)
  const back = target.fields.find(({ target: to }) => to === host.id)
  if (back && !holdsMany(host)) return isThere(target, back)
  return holdsMany(host) ? linksTo(host, target) : does(linkTo(target, host))
}
/** "A scout", of a project that lists members: the only people. */
const personNamed = (model: ProjectModel, name = ''): Thing | undefined => {
  const people = model.things.filter(({ one }) => classOfNoun(one.toLowerCase(), 'en') === 'person')
  return people.length === 1 && classOfNoun(name.toLowerCase(), 'en') === 'person' ? people[0] : undefined
}
/** What somebody earns or takes part in belongs to others, too. */
const shares = / (?:earn|attend|speak|know|learn|join|teach|win|take)s? /i
const manyNamed = (model: ProjectModel, host: string | undefined, target: string | undefined, text = ''): Told => {
  const from = listOf(model, host) ?? personNamed(model, host)
  const to = listOf(model, target) ?? (from && /^owners?$/i.test(target ?? '') ? ownersOf(model, from) : undefined)
  if (!from || !to) return null
  const isLinked = [...from.fields, ...to.fields].some((field) => field.target === to.id || field.target === from.id)
  return shares.test(text) && !isLinked && !isDated(to) ? linksTo(from, to) : manyOf(from, to)
}

/** One row of `host` has one of `target`. */
function oneOf(host: Thing | undefined, target: Thing | undefined): Told {
  if (!host || !target || host === target) return null
  const there = host.fields.find(({ target: to }) => to === target.id)
  if (there) return isThere(host, there)
  return does(linkTo(host, target))
}

/** Those who something can belong to: the list that its rows point to, else the only one of people. */
function ownersOf(model: ProjectModel, of: Thing): Thing | undefined {
  const people = model.things.filter((thing) => thing !== of && classOfNoun(thing.one.toLowerCase(), 'en') === 'person')
  return people.find((thing) => points(of, thing)) ?? (people.length === 1 ? people[0] : undefined)
}

/** Whose it is: the link to who has it, or a text where nobody is listed. */
function owned(model: ProjectModel, name: string | undefined): Told {
  const of = name && !/^(?:it|this|that|they|these|those|which|what)$/i.test(name) ? listOf(model, name) : mainThing(model)
  if (!of) return null
  const told = of.fields.find(({ concept, label }) => concept === 'owner' || label.toLowerCase() === 'owner')
  const owners = ownersOf(model, of)
  // a text that nobody asked for points to those who are listed
  if (told?.type === 'text' && told.why === 'implied' && owners && !points(of, owners))
    return does(...pointingField({ thing: of, field: told }, owners.id))
  if (told) return isThere(of, told)
  return owners ? oneOf(of, owners) : [`add owner to the ${of.many.toLowerCase()}`]
}

/** "Which tenant lives where": the list of places. */
const placesFor = (model: ProjectModel, of: Thing): Thing | undefined => {
  const found = model.things.filter(
    (thing) => thing !== of && (points(of, thing) || ['place', 'object'].includes(classOfNoun(thing.one.toLowerCase(), 'en'))),
  )
  return (
    found.find((thing) => points(of, thing)) ?? found.find(({ fields }) => fields.some(({ concept }) => concept === 'address'))
  )
}

/** "Player of the match for each game, picked from the players": the link is called after what somebody is there. */
function inRole(model: ProjectModel, said: string, host: string, target: string): Told {
  const to = listOf(model, target.replace(/ list$/i, ''))
  const others = model.things.filter((thing) => thing !== to)
  // "each game", where there are only players and matches
  const from = listOf(model, host) ?? (others.length === 1 ? others[0] : undefined)
  const role = bare(said)
  if (!from || !to || from === to || /^(?:it|one|them|this|that)$/i.test(role)) return null
  const there = from.fields.find(({ label }) => label.toLowerCase() === role.toLowerCase())
  if (there)
    return there.target === to.id
      ? isThere(from, there)
      : there.type === 'text' && there.id !== from.titleField
        ? does(...pointingField({ thing: from, field: there }, to.id))
        : null
  const id = freeId(idOf(role), new Set(from.fields.map((field) => field.id)), 'link')
  return does({
    op: 'addField',
    thing: from.id,
    field: { id, label: labelOf(role, 'en'), type: 'ref', target: to.id, why: 'edit' },
  })
}

const areMany = (name: string) => isPlural(name.split(' ').at(-1)!.toLowerCase())

/** Ahead of what somebody cannot find out, or has to. */
const wonder = String.raw`(?:(?:but|and|also|because|though|right now|at the moment|so) )*(?:(?:(?:i|we|you|people|one|nobody|no one|everyone|it|the list|this|the page|my \p{L}+|our \p{L}+)(?: (?:never|don't|doesn't|do not|does not|can't|cannot|can not|won't|still|always|often|keep|keeps|need|needs|want|wants|should|have|has|must|would|'d|like|also|really|to|actually|sometimes|forget|be able to|forgetting))* (?:know|knows|tell|see|remember|find|find out|say|says|show|shows|forget|forgetting|understand|work out|figure out|look up|keep track of|track)|no idea|no clue|not clear|it's not clear|it is not clear|unclear|how do i (?:know|see|tell)|where do i see|where can i see|add|show|note|record|track|keep track of|write down|be able to see|link) )?`

const picked = String.raw`,? (?:(?:which|that|to|should|must|can|is|are|be|i|we|you) )*(?:be )?(?:picked|chosen|selected|taken|picks?|chooses?|selects?|pick|choose) (?:(?:one|it|them|him|her) )?(?:from|out of|among|off)`
const listed = String.raw`(?:(?:a|the|my|our|all|list of|in) )*(?<target>\p{L}[\p{L}-]*(?: [\p{L}-]+)??)(?: list)?`
const role = String.raw`(?<role>\p{L}[\p{L}' -]{1,40}?)`

export const linksEn: readonly Saying[] = [
  // "every campaign is for one client and has a budget": the link, and what is kept of each
  [
    saying`^(?:each|every|an?|one|all) (?<from>\p{L}+(?: \p{L}+)?) (?<verb>(?:always )?(?:belongs? to|is for|is of|comes? from|goes with|is linked to|is tied to)) (?:exactly |only )?(?<to>(?:one|an?|the) \p{L}+(?: \p{L}+)?),? and (?:also |each |it )*(?:has|needs|gets) (?<rest>.+)$`,
    (model, { from, verb, to, rest }) => {
      const isKnown = resolveThing(model, from!, 'en') && resolveThing(model, to!.replace(/^\S+ /, ''), 'en')
      return isKnown ? [`each ${from} ${verb} ${to}`, `each ${from} has ${rest}`] : null
    },
  ],
  // "player of the match for each game, picked from the players list", "I want to pick the captain for each match from my players"
  [
    saying`^${ask}(?:an? |the )?${role} (?:for|on|in|at|of|to) (?:${each})(?<host>${noun})(?:${picked}) ${listed}$`,
    (model, { role: said, host, target }) => inRole(model, said!, host!, target!),
  ],
  [
    saying`^${ask}(?:pick|choose|select)(?: an?| the)? ${role} (?:for|on|in|at|of) (?:${each})(?<host>${noun}) (?:from|out of|among|off) ${listed}$`,
    (model, { role: said, host, target }) => inRole(model, said!, host!, target!),
  ],
  [
    saying`^(?:${each})(?<host>${noun}) ${can}(?:needs?|has|have|gets?|wants?) (?:an? |its |their |one |the )?${role}(?:${picked}) ${listed}$`,
    (model, { role: said, host, target }) => inRole(model, said!, host!, target!),
  ],
  // "a shift can have several volunteers", "one client can have many dogs"
  [
    saying`^(?:sometimes |often |usually |also |in our case )*${each}(?<host>${noun}) ${can}${holds} (?:(?:${several}) )(?<target>${noun})(?: (?:in it|at once|at the same time|on it|linked|too|each|attached|connected|assigned))*$`,
    (model, { host, target }, text) => manyNamed(model, host, target, text),
  ],
  [
    saying`^(?<host>${noun}) (?:(?:can|could|may|might|often|usually|sometimes|also|should be able to) )+${holds} (?:(?:${several}) )(?<target>${noun})(?: each)?$`,
    (model, { host, target }, text) => manyNamed(model, host, target, text),
  ],
  // "two dogs can be on the same walk", "several people can sit at one table"
  [
    saying`^(?:sometimes |often |usually |also |we often have |there (?:can|could|may|might) be |${ask})*(?:(?:${several}) )(?<target>${noun}) (?:(?:can|could|may|might|should|will|often|usually|sometimes|also|be able to|to) )*(?:be|go|work|share|attend|live|stay|sit|play|sing|come|join|belong|perform|take part|participate|help|teach|train|run|stand|be booked|be assigned|get assigned|be linked|be put)?(?: (?:on|in|at|to|with|for|out on|up for|together on|together in|part of))* (?:the same|one|an?|each|every|any|a single) (?<host>${noun})$`,
    (model, { host, target }, text) => manyNamed(model, host, target, text),
  ],
  // "more than one volunteer per shift"
  [
    saying`^${ask}(?:(?:allow|pick|choose|select|have|assign|book|put|link|enter|there (?:can|could|should|must) be|need|we need) )*(?:(?:${several}) )(?<target>${noun}) (?:per|(?:in|on|for|at|to|with|from) (?:each|every|an?|one|the same|a single|any|the)) (?<host>${noun})$`,
    (model, { host, target }, text) => manyNamed(model, host, target, text),
  ],
  // "sometimes we walk more than one dog at a time": of the only list that points to one
  [
    saying`^(?:.* )?(?:more than (?:just )?one|several|multiple|two|a few) (?<target>${noun}) (?:at a time|at once|at the same time|together|in one go)$`,
    (model, { target }) => {
      const to = listOf(model, target)
      const hosts = to
        ? model.things.filter((thing) => thing.fields.some(({ type, target: of }) => type === 'ref' && of === to.id))
        : []
      return to && hosts.length === 1 ? manyOf(hosts[0]!, to) : null
    },
  ],
  // "I never know whose dog it is", "you can't see who owns the dog", "who does the dog belong to?"
  [
    saying`^${wonder}(?:whose (?<one>${noun}) (?:is (?:it|this|that|which|whose|theirs)|(?:it|this|that|each|they|each one|every one) (?:is|was|are)|is)|whose (?:it|this|that|each|they) (?:is|are)|whose is it|whose (?<two>\p{L}+)|who (?:owns|has) (?:(?:the|a|an|each|every|which|what|my|our|this|that) )+(?<three>${noun})|who (?:(?:the|a|an|each|every|which|what|this|that) )+(?<four>${noun}) (?:belongs? to|is owned by)|who does (?:(?:the|an?|each|every|this|that) )+(?<five>${noun}) belong to|which (?<six>${noun}) is whose)$`,
    (model, { one, two, three, four, five, six }) => owned(model, one ?? two ?? three ?? four ?? five ?? six),
  ],
  // "we lend out instruments - who has which"
  [
    saying`^(?:(?<front>.{0,60}?)[,;:.–-] ?)?${wonder}who (?:has|owns|plays|uses|got|holds|keeps) (?:which|what)(?: (?:one|(?<of>${noun})))?$`,
    (model, { front = '', of }) => {
      const named =
        of ??
        model.things.find(({ many, one }) => [many, one].some((each) => front.toLowerCase().includes(each.toLowerCase())))?.one
      return named ? owned(model, named) : null
    },
  ],
  // "which tenant lives where?"
  [
    saying`^${wonder}(?:which|what|who) (?<one>${noun}) (?:lives|stays|is|are|live|stay|rents|sits|belongs|goes) where$`,
    (model, { one }) => {
      const of = listOf(model, one)
      return of ? oneOf(of, placesFor(model, of)) : null
    },
  ],
  // "who lives in which flat", "who works each shift": the only list of people
  [
    saying`^${wonder}who (?:is |are |was |were |will be |has |have )?(?:\p{L}+)(?: (?:in|at|on|for|with|to|of|up for))? (?:which|each|every|what) (?<host>${noun})$`,
    (model, { host }) => {
      const at = listOf(model, host)
      const people = at && ownersOf(model, at)
      if (!at || !people) return null
      const back = people.fields.find(({ target }) => target === at.id)
      return back ? isThere(people, back) : holdsMany(at) ? oneOf(at, people) : oneOf(people, at)
    },
  ],
  // "which dog belongs to which client", "what order is for which customer"
  [
    saying`^${wonder}(?:which|what|whose|who) (?<one>${noun}) (?:\p{L}+ ){0,2}?(?:belongs?|goes?|is|are|was|were|lives?|sits?|works?|comes?|has|have|owns?|does|did|made|makes|bought|booked|took|takes|plays?|sang|sings|attends?|attended|borrowed|picked|paid|needs?|uses?|got|gets)(?: (?:to|with|for|in|at|on|from|by|under))*(?: (?:which|what|whose|who))? (?<two>${noun})$`,
    (model, { one, two }, text) => {
      const [from, to] = [listOf(model, one), listOf(model, two)]
      if (!from || !to || from === to || !/(?:which|what|whose) \S+(?: \S+){0,2}$/i.test(text)) return null
      const back = to.fields.find(({ target }) => target === from.id)
      if (holdsMany(to) && areMany(one!)) return manyOf(to, from)
      return back
        ? isThere(to, back)
        : oneOf(...(holdsMany(to) && !holdsMany(from) ? ([to, from] as const) : ([from, to] as const)))
    },
  ],
  // "I can't tell which client a walk is for", "it doesn't say which student the lesson belongs to"
  [
    saying`^${wonder}(?:to |for |at |in |on |with )?(?:which|what|whose) (?<target>${noun}) (?:each|every|the|an?|this|that) (?<host>${noun}) (?:is|was|are|belongs?|goes|went|lives|comes|came|sits|stands|has|needs|hangs|gets|did)(?: (?:for|to|with|in|at|on|from|by|of|under|about|into|assigned to|linked to|booked by|booked for|booked in|made for|made by))*$`,
    (model, { target, host }) => {
      const [from, to] = [listOf(model, host), listOf(model, target)]
      if (!from || !to) return null
      return areMany(target!) ? manyOf(from, to) : oneOf(from, to)
    },
  ],
  // "which songs we sing at each concert", "what dishes we serve at every event"
  [
    saying`^${wonder}${ask}(?:which|what|the) (?<target>${noun})(?: that)? (?:(?:are|is|were|was|we|i|they|he|she|people|you|to|be|gets?|got|will|would|have|had|going) )*\p{L}+(?: \p{L}+)? (?:(?:at|in|on|for|during|per|with|to) (?:each|every|an?|the|which|that|one)|each|every) (?<host>${noun})$`,
    (model, { target, host }) => {
      const [from, to] = [listOf(model, host), listOf(model, target)]
      if (!from || !to || from === to) return null
      return areMany(target!) ? manyOf(from, to) : oneOf(from, to)
    },
  ],
  // "a walk needs to be tied to a client", "link walks with clients"
  [
    saying`^${ask}(?:link|connect|tie|attach|couple|join|hook up)(?: up)? (?:the |each |every |all |my |our )*(?<host>${noun}) (?:to|with|and|up with|together with) (?:the |an? |each |their |its |our |my )*(?<target>${noun})(?: (?:it|they) belongs? to)?$`,
    (model, { host, target }) => {
      const [from, to] = [listOf(model, host), listOf(model, target)]
      if (!from || !to || from === to) return null
      const back = to.fields.find(({ target: of }) => of === from.id)
      return back ? isThere(to, back) : oneOf(from, to)
    },
  ],
]

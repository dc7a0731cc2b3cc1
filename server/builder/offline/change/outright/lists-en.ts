// "Shop should be a list of its own", "log every call: date, who called", "customers come back, so I want to pick them from a list":
// lists beside the one there is, with the fields that were named.
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { isPlural, singular } from '../../lexicon/inflect.ts'
import type { Note, ProjectModel, Thing } from '../../model.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { labelOf, sayNoun } from '../../understand/said.ts'
import { addField, fieldSaid } from '../added-fields.ts'
import { additionOf, linkTo, listCalled, pointingField } from '../new-lists.ts'
import { applyOperations, type Operation } from '../operations.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const noun = String.raw`[\p{L}][\p{L}'-]*(?: (?!an?\b|the\b|own\b|with\b|for\b|of\b|and\b|that\b|where\b|each\b|so\b|in\b|to\b|too\b|also\b|as\b|is\b|are\b|would\b|should\b|must\b|could\b|can\b|need\b|needs\b|deserves?\b|wants?\b|gets?\b|requires?\b|their\b|its\b|his\b|her\b|please\b)[\p{L}'-]+){0,2}`
const list = 'list|register|table|log|log ?book|overview|directory|record'
const own = 'separate|own|second|new|third|extra|real|proper|different|another|simple|little|small'
const withFields = String.raw`(?:,? *(?:please)?,? *(?:with|including|containing|listing|having|of|for|:|-|–|\() *(?:the |an? |just |fields? |columns? )*(?<fields>[^()]+)\)?)`

const fieldsMax = 12
const nameWordsMax = 4
/** What a sentence goes on with behind the names of fields: why, or what is linked. */
const reason =
  /,?\s+(?:so(?: that)? (?:i|we|they|people|you|it|the|each|every)\b|(?:and )?(?:then )?(?:an?|the|each|every|our|all) \p{L}+ (?:should |can |could |must |will |then |just )*(?:picks?|chooses?|selects?|points?|refers?|links?|takes? (?:it|one|them)|gets? one)\b|and (?:i|we|they|you) (?:can |could |should |just |then )*(?:pick|choose|select|link)\b|because\b|since\b|and then (?:pick|choose|select|link|connect)\b|then (?:i|we)\b|(?:which|that) (?:i|we)\b|to (?:pick|choose|select|be able)\b|in order to\b).*$/iu
const belongs =
  /(?:,|\band\b)?\s*(?:(?:which|that|where|and) )?(?:(?:each|every|every one|they|it|all of them|each one|all)(?: \p{L}+)? )(?:should |must )?(?:belongs?|is linked|are linked|linked|is connected|are connected|is tied|is|are) (?:to|for) (?:an? |one |the |some )?(?<owner>\p{L}+)/iu
const lead = /^(?:and|the|an?|their|its|his|her|our|my|also|maybe)\s+/i

const fieldsIn = (text: string): string[] =>
  text
    .replace(reason, '')
    .split(/\s*(?:,|;|\/|&|\+|\band\b|\bplus\b)\s*/i)
    .map((part) => {
      let name = part.trim().replace(/[.:]+$/, '')
      while (lead.test(name)) name = name.replace(lead, '')
      return name
    })
    .filter((name) => name && name.split(' ').length <= nameWordsMax)
    .slice(0, fieldsMax)

/** "How many" is a number of them, "who called" is called so. */
const nameOf = (part: string): string =>
  part
    .replace(/^how many(?: of them)?$/i, 'quantity')
    .replace(/^how much(?: it (?:was|is|cost|costs))?$|^what it (?:costs?|cost)$/i, 'amount')
    .replace(/^how long(?: it took)?$/i, 'duration')
    .replace(/^when(?: it was)?$/i, 'date')
    .replace(/^who(?: it was)?$/i, 'who')

/** A list of the name, with the fields that were said; one that is there gets those it lacks. */
export function listOf(model: ProjectModel, name: string, fields: string, owner?: string): Reading | null {
  const said = bare(name)
  const low = said.toLowerCase()
  if (!said || notLists.test(low) || said.split(' ').length > nameWordsMax) return null
  const there = model.things.find(({ one, many }) => [one, many].some((each) => singular(each.toLowerCase()) === singular(low)))
  const names = fieldsIn(fields).map(nameOf)
  const host = mainThing(model)
  const operations: Operation[] = []
  const notes: Note[] = []
  let grown = model
  const take = (...made: Operation[]) => {
    operations.push(...made)
    grown = applyOperations(grown, made)
  }
  const place = there ? undefined : resolveField(model, singular(low), 'en', host)
  const isOwn = place && ['text', 'longtext'].includes(place.field.type) && place.field.id !== place.thing.titleField
  if (!there) take(named(model, said, names))
  const id = there?.id ?? (operations[0] as Extract<Operation, { op: 'addThing' }>).thing.id
  const added = () => grown.things.find((thing) => thing.id === id)!
  for (const each of owner ? [...names, owner] : names) {
    const target = grown.things.find((thing) => isNamed(thing, each))
    const isThere = added().fields.some(({ label }) => singular(label.toLowerCase()) === singular(each.toLowerCase()))
    if (target && target.id !== id) {
      if (!added().fields.some((field) => field.target === target.id)) take(linkTo(added(), target))
    } else if (there && !isThere) {
      const made: Operation[] = []
      addField(grown, added(), fieldSaid(each, grown, 'en'), made, notes, 'en')
      take(...made)
    }
  }
  if (isOwn) {
    take(...pointingField(place, id))
  }
  return operations.length ? { operations, notes } : null
}

const keptAs = /\s(?:records?|list|register|log|entries|entry)$/i
/** "Goat records" are of goats. */
const isNamed = ({ one, many }: Thing, name: string) =>
  [one, many].some((each) => singular(each.toLowerCase().replace(keptAs, '')) === singular(name.toLowerCase()))
/** What is called a list and is a page or a part of one. */
const notLists =
  /^(?:it|them|this|that|they|those|these|everything|things?|stuff|lists?|choices?|options?|columns?|fields?|page|calendar|board|dashboard|chart|invoices?|items?|values|.*\b(?:options|choices|page|column|field|button|box|calendar|version|photo|picture|number|name|date))$/

/** The lexicon's list where no fields are said, else one of just those. */
function named(model: ProjectModel, name: string, fields: readonly string[]): Operation {
  const plural = many(name)
  if (!fields.length) return listCalled(model, plural, 'en')
  const known = readingsIn(plural, 'en').find(({ kind }) => kind === 'thing')
  const said = sayNoun(plural, 'en', known)
  const own = fields.filter((each) => !model.things.some((thing) => isNamed(thing, each)))
  said.fields = own.map((each) => fieldSaid(each, model, 'en'))
  said.owns = true
  // what is called a list is called so as a whole
  if (endsAsList.test(name)) Object.assign(said, { one: labelOf(name, 'en'), many: labelOf(name, 'en') })
  const added = additionOf(model, said, readBySigns('', 'en'))
  return added
}

/** "Waiting list" is what each page of it is called too; "call" is a list of calls. */
const endsAsList = /(?:list|\blog|\bregister|\bbook|\binventory|\bstock)$/i
const many = (name: string) => (endsAsList.test(name) || isPlural(name.toLowerCase()) ? name : `${name}s`)

/** What somebody is, does or gets is a list; a word for a field or a look is not. */
const canBeList = (name: string): boolean => {
  const last = name.toLowerCase().split(' ').at(-1)!
  const readings = readingsIn(name, 'en')
  return (
    readings.some(({ kind }) => kind === 'thing') ||
    (!readings.some(({ kind }) => kind === 'view' || kind === 'page' || kind === 'colour') &&
      (isPlural(last) || classOfNoun(singular(last), 'en') !== undefined))
  )
}

/** A text of the main list becomes a list of its own, with the fields named. */
function ownList(model: ProjectModel, name: string, fields = ''): Told {
  const wanted = name.replace(/^(?:the|our|my|all|each)\s+/i, '')
  if (/^(?:it|they|them|this|that|these|those)$/i.test(wanted)) return null
  const place =
    resolveField(model, singular(wanted), 'en', mainThing(model)) ?? resolveField(model, wanted, 'en', mainThing(model))
  const there = resolveThing(model, wanted, 'en')
  if (there && isNamed(there, wanted)) return fields ? listOf(model, there.many, fields) : null
  const isNew =
    fields && fieldsIn(fields).length > 1 && canBeList(wanted) && !new RegExp(`^(?:an? )?(?:${own})\\b`, 'i').test(wanted)
  if (!place) return isNew ? listOf(model, wanted, fields) : null
  return place.field.type === 'text' ? listOf(model, wanted, fields) : null
}

/** "I want to pick them from a list": the one that was just spoken of. */
function pickedFrom(model: ProjectModel, name: string): Told {
  const place = resolveField(model, singular(name.toLowerCase()), 'en', mainThing(model))
  return place?.field.type === 'text' ? ownList(model, name) : null
}

/** Lists that everybody keeps, by what stands on them. */
const usual: Readonly<Record<string, string>> = {
  'wish list': 'title, notes',
  wishlist: 'title, notes',
  'bucket list': 'title, done, notes',
  'packing list': 'item, quantity, done',
  'waiting list': 'name, phone, date',
  waitlist: 'name, phone, date',
}

/** What can mean nothing else. */
export const ownListsEn: readonly Saying[] = [
  // "shop should be a list of its own with phone", "make the customers their own list"
  [
    saying`^${ask}(?:turn |make |move |put |keep )*(?:the |our |my )?(?<name>${noun}?) (?:(?:should|must|could|can|needs? to|has to|have to|ought to|to|want to|needs?|deserves?|wants?|requires?|gets?) )?(?:(?:be|have|get|become|go|live|stand|in|into|on|as) )*(?:an? |one |the |their |its |his |her )?(?:(?:${own}) )*(?:${list}|page)(?: of (?:its|their) own)?(?<also> too| as well| also)?${withFields}?$`,
    (model, { name, fields, also }, text) =>
      /\b(?:own|separate|real|proper)\b/i.test(text) || (also && fields) ? ownList(model, name!, fields) : null,
  ],
  // "a separate list of customers with name and email", "a list of orders, each belongs to a customer, with date and amount"
  [
    saying`^${ask}(?:keep |have )*(?:an? |one |the )?(?:(?:${own}) )*(?:${list})s? (?:of|for|with all) (?:all )?(?:the |our |my )?(?<name>${noun})(?: too| as well| also)?(?<owner>,? .*?\b(?:belongs?|linked|connected|tied) to (?:an? |one |the )?\p{L}+)?${withFields}?$`,
    (model, { name, fields, owner }) =>
      canBeList(name!) && (fields || owner) ? listOf(model, name!, fields ?? '', belongs.exec(owner ?? '')?.groups?.owner) : null,
  ],
]

export const listsEn: readonly Saying[] = [
  [
    saying`^${ask}(?:an? |the )?(?<name>wish ?list|bucket list|packing list|waiting list|waitlist)(?: (?:page|too|as well|tab))?$`,
    (model, { name }) => listOf(model, name!, usual[name!.toLowerCase()] ?? ''),
  ],
  // "I need to log calls for each customer"
  [
    saying`^${ask}(?:to )?(?:log|track|record|note|keep (?:a )?(?:log|record|track|list) of|write down) (?:the |all |my |our |every |any )*(?<name>\p{L}+s|\p{L}+ \p{L}+s) (?:for|per|with|of|about|to|by) (?:each|every|all (?:the |our |my )?|the|my|our|an?) ?(?<owner>\p{L}+)$`,
    (model, { name, owner }) => {
      const of = resolveThing(model, owner!, 'en')
      return of && canBeList(name!) && !knownHere(model, name!) ? listOf(model, name!, 'date, notes', of.one) : null
    },
  ],
  // "site should be picked from a list of sites"
  [
    saying`^${ask}(?:the )?(?<one>\p{L}+) (?:should|must|could|can|to) (?:be )?(?:picked|chosen|selected|taken) from (?:an? |the |our |my )?(?:list|register)(?: of (?:the |our |my |all )*(?<many>\p{L}+s))?$`,
    (model, { one, many: said }) => {
      const host = mainThing(model)
      if (!host || resolveField(model, one!, 'en', host) || !said || singular(said.toLowerCase()) !== one!.toLowerCase())
        return null
      const there = resolveThing(model, said, 'en')
      return [...(there ? [] : [`add a list of ${said}`]), `link the ${host.many.toLowerCase()} to ${said}`]
    },
  ],
  // "owner from a list of my friends": what was written becomes one of them
  [
    saying`^${ask}(?:the )?(?<one>\p{L}+(?: \p{L}+)?) (?:(?:should|must|could|can|to) (?:be )?|comes? )?(?:picked |chosen |selected |taken )?from (?:an? |the |our |my )?(?:list|register) of (?:the |our |my |all )*(?<many>\p{L}+s|people|children)$`,
    (model, { one, many: said }) => {
      const place = resolveField(model, one!, 'en', mainThing(model))
      if (place?.field.type !== 'text' || place.field.id === place.thing.titleField) return null
      const there = resolveThing(model, said!, 'en')
      const added = there ? undefined : listCalled(model, said!, 'en')
      return does(...(added ? [added] : []), ...pointingField(place, there?.id ?? added!.thing.id))
    },
  ],
  // "a list called hall rules with title and text"
  [
    saying`^${ask}(?:an? |another |one )?(?:(?:${own}) )*(?:${list}) (?:called|named|titled) (?:the )?["“']?(?<name>${noun})["”']?${withFields}?$`,
    (model, { name, fields }) => listOf(model, name!, fields ?? ''),
  ],
  [
    saying`^${ask}(?:keep |have )*(?:an? |one |the )?(?:(?:${own}) )*(?:${list})s? (?:of|for) (?:all )?(?:the |our |my )?(?<name>${noun}),? (?:and|so) (?:then |that )?(?:i |we )?(?:can )?(?:pick|choose|select)\b.*$`,
    (model, { name }) => (canBeList(name!) ? listOf(model, name!, '') : null),
  ],
  // "a waiting list with name, phone and date applied"
  [
    saying`^${ask}(?:keep |have )*(?:an? |the )?(?<name>(?!(?:${own}|dropdown|drop-down|pick|short|long|full|price)\b)[\p{L}-]+ (?:list|register|log|log ?book|book))${withFields}$`,
    (model, { name, fields }) => listOf(model, name!, fields!),
  ],
  // "a shopping list would be great, that i can tick off"
  [
    saying`^${ask}(?:an? )(?<name>(?!(?:${own}|dropdown|drop-down|pick|short|long|full|price)\b)[\p{L}-]+ list)(?: (?:would|could) be (?:\p{L}+))?(?<tick>.*\b(?:tick|check|cross)\b.*)$`,
    (model, { name }) => listOf(model, name!, 'item, quantity, done'),
  ],
  // "vet visits as well, with date, goat, reason and cost", "also vet visits: date, goat"
  [
    saying`^${ask}(?:(?:track|keep|record|store|log|note|also|keep track of|write down) )*(?:all |the |our |my )*(?<name>${noun}),? (?:as well|too|also)${withFields}$`,
    (model, { name, fields }) => (canBeList(name!) && fieldsIn(fields!).length > 1 ? listOf(model, name!, fields!) : null),
  ],
  [
    saying`^(?:(?:i|we) (?:also )?(?:want|need|would like|'d like)(?: to)? |let me |also )*(?:keep (?:track|a (?:log|record|list)) of|log|track|record|note(?: down)?|write down|register|follow|document) (?:(?:each|every|all|the|our|my|any|also|all the) )*(?<name>${noun})(?: (?:too|as well|also|we get|i get|we make|we do|we have))*${withFields}$`,
    (model, { name, fields }) =>
      canBeList(name!) && fieldsIn(fields!).length > 1 && !knownHere(model, name!) ? listOf(model, name!, fields!) : null,
  ],
  [
    saying`^(?:(?:i|we) )(?:also |now |even )*(?:have|take|sell|get|do|make|run|offer|keep|buy|give|rent out|lend) (?:also )?(?:some )?(?<name>${noun})(?: too| as well| also)?${withFields}$`,
    (model, { name, fields }) =>
      canBeList(name!) && fieldsIn(fields!).length > 1 && !knownHere(model, name!) ? listOf(model, name!, fields!) : null,
  ],
  // "customers come back, so I want to pick them from a list"
  [
    saying`^(?:the |our |my |most |many |some |often |same )*(?<name>\p{L}+) (?:often |usually |always |do |mostly )*(?:come|comes|return|order|buy|are|is|repeat|keep|get|book|bring|call|write)\b.*,? (?:so|and|that's why|which is why) .*\b(?:pick|choose|select|list)\b.*$`,
    (model, { name }) => pickedFrom(model, name!),
  ],
  [
    saying`^${ask}(?:pick|choose|select)(?:ing)? (?:the |an? |our |my )?(?<name>${noun}?) (?:from|out of|in) (?:an? |the |our |my )?(?:${own} )?(?:list|register) (?:of (?:${noun})|with (?:their|its|the) .*|i (?:can )?keep.*|we (?:can )?keep.*|(?:that|which) .*)$`,
    (model, { name }) => pickedFrom(model, name!),
  ],
]

/** "Log the repairs: …" of what is kept already is about its fields. */
const knownHere = (model: ProjectModel, name: string): boolean =>
  model.things.some((thing) => isNamed(thing, name)) || resolveField(model, name, 'en', mainThing(model)) !== undefined

// "Dog grooming: customers and their dogs (breed, coat), appointments with price", "Homeschool planner. Subjects, lessons with date":
// what stands ahead of lists that have fields of their own names the work, and is no list beside them.
import { knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Chunk, Item } from './chunks.ts'
import { type Intent, used } from './intent.ts'
import { isMany } from './noun-signs.ts'
import { takeCues } from './take-cues.ts'
import type { Latin } from './tokens.ts'

const heads = /^[:.\n]$/
const described = /^(with|has|have|including|who|\(|:)$/
const isArticle = (item: Item) => item.kind === 'mark' && /^(a|an|the|my|our)$/.test(item.word)
const isEnd = (item: Item) => item.kind === 'mark' && /^[.!?\n]$/.test(item.word)

/** A field of what is named, and no list: "Recipe: ingredients with amounts". */
const isPartOf = ({ thing }: Chunk, part: Chunk): boolean =>
  thing !== undefined &&
  part.field !== undefined &&
  knownThings.get(thing.id)!.fields.some(({ id, target }) => id === part.field!.id && target === undefined)

/** Behind "meeting room booking for a co-working space". */
function headingEnd(items: readonly Item[], at: number): number {
  const link = items[at + 1]
  if (link?.kind !== 'mark' || !/^(for|at|in|of|on)$/.test(link.word)) return at + 1
  let next = at + 2
  while (items[next] && isArticle(items[next]!)) next++
  return items[next]?.kind === 'chunk' ? next + 1 : at + 1
}

/** "pupils, homework, attendance": kinds of record, and no field among them that is only one. */
function areLists(told: readonly Item[]): boolean {
  if (!told.every((item) => item.kind === 'chunk' || /^(?:,|and|&|och|samt)$/.test(item.word))) return false
  const listed = told.filter((item) => item.kind === 'chunk')
  const kept = listed.filter(({ thing, field, plural, cues }) => (thing ? !field || plural : plural || cues.length > 0))
  return listed.length >= listMin && kept.length * 3 >= listed.length * 2
}

/** Where the sentence ends. */
function endOf(items: readonly Item[], from: number): number {
  const end = items.findIndex((item, place) => place >= from && isEnd(item))
  return end < 0 ? items.length : end
}

const listMin = 3
const ofWhat = /^(med|av|för|till|på|där|som|\()$/
const joining = /^(?:,|och|samt)$/
/** "Mäklare: objekt med adress och spekulanter med bud": who asks, ahead of lists that something is told of. */
function namesWorkSv(items: readonly Item[], at: number): boolean {
  const [chunk, colon, first, link] = items.slice(at, at + 4)
  if (chunk?.kind !== 'chunk' || chunk.named || !items.slice(0, at).every(saysNothing)) return false
  if (chunk.plural) return !chunk.thing && wordOf(colon) === ':' && describedAfter(items, at + 2) >= listsMin
  const isAsker =
    chunk.trade !== undefined ||
    chunk.cues.some(({ kind }) => kind === 'domain') ||
    knownThings.get(chunk.thing?.id ?? '')?.entry.actor === true
  // "Grannsamverkan: händelser med datum", "Valpkull: valpar med kön": several with fields of their own are no fields of one
  const isOver =
    first?.kind === 'chunk' &&
    first.plural &&
    !first.field &&
    link?.kind === 'mark' &&
    (first.thing !== undefined ? /^(?:med|som)$/ : /^med$/).test(link.word)
  if (colon?.kind !== 'mark' || !/^[:.]$/.test(colon.word)) return false
  if (colon.word === ':' && (isDescribedIn(items, at + 2) || isParted(items, at + 2))) return true
  if (!isAsker && !isOver) return false
  // "Simskola: grupper, barn och ledare"
  const listed: Chunk[] = []
  for (let next = at + 2; items[next]?.kind === 'chunk'; next += 2) {
    listed.push(items[next] as Chunk)
    const joint = items[next + 1]
    if (joint?.kind !== 'mark' || !joining.test(joint.word)) break
  }
  const many = listed.filter((each) => isMany(each, 'sv') || each.thing).length
  if (listed.length >= listMin && many === listed.length && listed[0]!.plural) return true
  // "Restaurang: meny, bord, bokningar, personal"
  const isFirstPart = first?.kind === 'chunk' && (isPartOf(chunk, first) || (first.field !== undefined && !first.plural))
  if (colon.word === ':' && !isFirstPart && areLists(items.slice(at + 2, endOf(items, at + 2)))) return true
  return (
    isOver ||
    (first?.kind === 'chunk' &&
      first.thing !== undefined &&
      (!first.field || first.plural) &&
      link?.kind === 'mark' &&
      ofWhat.test(link.word))
  )
}

/** "Egenkontroll: mottagning med vara, temperatur; kylar med temperatur": each part is a list with its fields. */
function isParted(items: readonly Item[], from: number): boolean {
  const end = items.findIndex((item, place) => place > from && isEnd(item))
  const parts = items.flatMap((item, place) =>
    place >= from && (end < 0 || place < end) && wordOf(item) === ';' ? [place + 1] : [],
  )
  return (
    parts.length > 0 && [from, ...parts].every((place) => items[place]?.kind === 'chunk' && wordOf(items[place + 1]) === 'med')
  )
}

const listsMin = 2
/** "Hyrskidor: skidor, hjälmar med storlek, uthyrningar med kund": how many lists follow with fields of their own, all of several. */
function describedAfter(items: readonly Item[], from: number): number {
  const end = items.findIndex((item, place) => place > from && isEnd(item))
  const listed = items.slice(from, end < 0 ? items.length : end)
  const described = listed.filter(
    (item, place) =>
      item.kind === 'chunk' &&
      isMany(item, 'sv') &&
      !item.field &&
      (place === 0 || joining.test(wordOf(listed[place - 1]))) &&
      wordOf(listed[place + 1]) === 'med',
  )
  const [first] = listed
  return first?.kind === 'chunk' && isMany(first, 'sv') && !first.field ? described.length : 0
}

/** "Läger: patruller, deltagare med allergier, aktiviteter per dag": a list of several, one of them with fields of its own. */
function isDescribedIn(items: readonly Item[], from: number): boolean {
  const end = items.findIndex((item, place) => place > from && isEnd(item))
  const listed = items.slice(from, end < 0 ? items.length : end)
  const isAnew = (place: number) => place === 0 || joining.test(wordOf(listed[place - 1]))
  const heads = listed.filter((item, place): item is Chunk => item.kind === 'chunk' && isAnew(place))
  const first = heads[0]
  const isKept = (each: Chunk) => isMany(each, 'sv') && !each.field && each.thing !== undefined
  return (
    first !== undefined &&
    isKept(first) &&
    heads.length >= listMin &&
    heads.every(isKept) &&
    listed.some((item, place) => place > 0 && wordOf(item) === 'med' && heads.includes(listed[place - 1] as Chunk))
  )
}

/** Ahead of a heading: an article, a place told before it. */
const saysNothing = (item: Item) => isArticle(item) || isEnd(item) || (item.kind === 'chunk' && !item.text && !item.named)

const planning =
  /^(?:plan|plans|organi[sz]e|arrange|prepare|planera|planerar|organisera|förbereda|förbereder|ordna|anordna|arrangera)$/
const occasionListMin = 2
/** "Plan a party: guest list, to do, budget": the occasion of what is kept, and none of many. */
function isOccasionAhead(items: readonly Item[], at: number, language: Latin): boolean {
  const [chunk, colon] = [items[at], items[at + 1]]
  if (chunk?.kind !== 'chunk' || chunk.plural || !chunk.text || colon?.kind !== 'mark' || colon.word !== ':') return false
  let before = at - 1
  while (before > 0 && isOne.test(wordOf(items[before]))) before--
  if (!planning.test(wordOf(items[before])) || classOfNoun(chunk.text.toLowerCase(), language) !== 'event') return false
  const end = items.findIndex((item, place) => place > at && isEnd(item))
  const listed = items.slice(at + 2, end < 0 ? items.length : end).filter((item) => item.kind === 'chunk')
  return listed.filter(({ thing }) => thing !== undefined).length >= occasionListMin
}
const isOne = /^(?:a|an|the|my|our|en|ett|min|mitt|vår|vårt)$/
const wordOf = (item: Item | undefined) => (item?.kind === 'mark' ? item.word : '')

/** Whether the first noun of a text is the heading of several lists. */
export function namesWork(items: readonly Item[], at: number, intent: Intent): boolean {
  const chunk = items[at]
  if (intent.language !== 'ja' && !intent.things.length && isOccasionAhead(items, at, intent.language)) return true
  if (intent.language === 'sv' && !intent.things.length) return namesWorkSv(items, at)
  if (intent.language !== 'en' || intent.things.length || chunk?.kind !== 'chunk') return false
  const opens = headingEnd(items, at)
  const next = items[opens]
  if (next?.kind !== 'mark' || !heads.test(next.word) || !items.slice(0, at).every(isArticle) || (chunk.plural && !chunk.named))
    return false
  if (chunk.cues.some(({ kind }) => kind === 'page' || (kind === 'tool' && chunk.named !== 'record'))) return false
  const first = items[opens + 1]
  if (first?.kind !== 'chunk' || isPartOf(chunk, first)) return false
  const told = items.slice(opens + 1, endOf(items, opens + 1))
  const isManaged = chunk.named === 'record' && (opens > at + 1 || chunk.cues.some(({ kind }) => kind === 'domain'))
  if (isManaged && !(first.field && !first.plural) && areLists(told)) return true
  if (!first.plural) return false
  // "My mother's care: visits, …", "grading for my class: pupils, assignments": the words for all of it
  const isUnknown = !chunk.thing && !chunk.field && first.thing !== undefined && !first.field
  const second = items[opens + 3]
  if (isUnknown || (opens > at + 1 && second?.kind === 'chunk' && second.plural)) return true
  const [one, two, three] = told.filter((item) => item.kind === 'chunk')
  if (chunk.text === '' && [one, two, three].every((each) => each?.plural)) return true
  return told.some((item, place) => {
    const after = told[headingEnd(told, place)]
    return item.kind === 'chunk' && item.plural && item.text !== '' && after?.kind === 'mark' && described.test(after.word)
  })
}

/** Takes what such a heading says of the trade, and no tool: "a pub quiz organiser: teams, rounds". Answers where it ends. */
export function takeHeading(items: readonly Item[], at: number, intent: Intent): number {
  const last = headingEnd(items, at) - 1
  for (const each of items.slice(at, last + 1)) {
    if (each.kind !== 'chunk') continue
    const cues = each.cues.filter(({ kind }) => kind !== 'tool')
    takeCues(intent, cues, null)
  }
  used(intent, items[at]!.start, items[last]!.end)
  return last
}

/** "A solar company with customers and installations": whose lists they are. */
export const namesBusiness = (item: Chunk, given: Chunk | undefined, before: string, { things, language }: Intent): boolean =>
  !things.length &&
  !item.plural &&
  item.named !== 'record' &&
  given?.plural === true &&
  ((given.thing !== undefined && !given.field) || oneIs.test(before)) &&
  language !== 'ja' &&
  (classOfNoun(item.text, language) === 'group' || (item.trade !== undefined && oneIs.test(before)))
/** "Vi är en …", "I run a …": what one is, and no list. */
const oneIs =
  /(?:^|[.!?\n]\s*)(?:hej[,!]? |hi[,!]? |hello[,!]? )?(?:vi|jag|we|i)(?:'re|'m)? ?(?:är|driver|har|are|am|run|own|have)? (?:en|ett|a|an) (?:\p{L}+ ){0,2}$/iu

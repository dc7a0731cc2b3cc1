import { knownFields } from '../lexicon/lexicon.ts'
import type { Chunk, Item, Mark } from './chunks.ts'
import { singular } from '../lexicon/inflect.ts'
import { classOfNoun, isListedNoun } from '../lexicon/noun-classes.ts'
import { inferType } from './infer-type.ts'
import type { Intent } from './intent.ts'
import type { State } from './reading-state.ts'
import { unitOf } from './units.ts'

const described = /^(with|has|have|having|including|contain|contains|med|har|innehåller|:|\()$/
const joining = /^(,|and|&|och|samt|plus)$/

const hasFieldsIn = (items: readonly Item[], from: number, intent: Intent): boolean => {
  const given: Chunk[] = []
  for (let i = from; items[i] && !(items[i]!.kind === 'mark' && (items[i] as Mark).word === ')'); i++)
    if (items[i]!.kind === 'chunk') given.push(items[i] as Chunk)
  return given.filter((each) => each.field || inferType(each.text, intent.language).known).length * 2 >= given.length
}

const collective = /^(crew|staff|cast|personnel|family|committee|board|faculty)$/i
const isTrade = (chunk: Chunk) =>
  !collective.test(chunk.text) && !chunk.plural && (chunk.trade !== undefined || chunk.cues.some((cue) => cue.kind === 'domain'))
const partTypes = new Set(['longtext', 'markdown', 'tags', 'image', 'int', 'number'])
/** "Ingredients with amounts, steps …" tells of the recipe said before. */
export const isPart = (chunk: Chunk, { subject, each }: State): boolean =>
  !each &&
  chunk.field !== undefined &&
  !chunk.thing &&
  partTypes.has(knownFields.get(chunk.field.id)!.type) &&
  (subject?.known?.fields.some(({ id }) => id === chunk.field!.id) ?? false)
/** "members with name and phone, and entries with class": behind a list that was closed stands one more. */
function isAfterList(items: readonly Item[], at: number): boolean {
  const wordAt = (place: number) => (items[place]?.kind === 'mark' ? (items[place] as Mark).word : '')
  if (wordAt(at - 1) !== 'and' || wordAt(at - 2) !== ',' || wordAt(at + 1) !== 'with') return false
  return items[at - 3]?.kind === 'chunk' && wordAt(at - 4) === 'and'
}
const beforeNoun = /^(a|an|the|each|every|all|our|my|one|also|and|then)$/
export const startsSentence = (items: readonly Item[], at: number): boolean => {
  const before = items[at]
  if (!before) return true
  return (
    before.kind === 'mark' && (/^[.!?\n;]$/.test(before.word) || (beforeNoun.test(before.word) && startsSentence(items, at - 1)))
  )
}
/** The rest of the sentence is a list, most of it fields. */
export function listsFields(items: readonly Item[], from: number, intent: Intent): boolean {
  const given: Chunk[] = []
  for (let at = from; items[at] && !(items[at]!.kind === 'mark' && /^[.!?\n;]$/.test((items[at] as Mark).word)); at++)
    if (items[at]!.kind === 'chunk' && (items[at] as Chunk).text) given.push(items[at] as Chunk)
  // "Fertiliser plan: field, crop, product, kilos": so many in the singular are fields, whatever they name besides
  const isSingle = intent.language === 'en' && given.length >= singlesMin && given.every((each) => !each.plural)
  const fields = given.filter(
    (each) => isSingle || (each.field && !(each.plural && each.thing)) || inferType(each.text, intent.language).known,
  )
  return given.length >= listItemsMin && fields.length * 2 >= given.length
}
const listItemsMin = 2
const singlesMin = 4

const headedBy = /^(per|for|of|from|on|by|with|has|have|:|\(|and)$/
const kinds = new Set([
  'person',
  'group',
  'money',
  'act',
  'event',
  'document',
  'work',
  'animal',
  'vehicle',
  'artifact',
  'product',
])
/** "Costs per flat (insurance, taxes)", "Groups of ten": a sentence without a verb that begins with several of something. */
function isHeading(items: readonly Item[], at: number, state: State, { language, prompt }: Intent): boolean {
  const [chunk, next] = [items[at], items[at + 1]]
  if (language !== 'en' || prompt.length < headingsFromChars || chunk?.kind !== 'chunk' || !chunk.plural || chunk.cues.length)
    return false
  if (next?.kind !== 'mark' || !headedBy.test(next.word) || !startsSentence(items, at - 1) || isPart(chunk, state)) return false
  if (chunk.field && !chunk.thing && partTypes.has(knownFields.get(chunk.field.id)!.type)) return false
  if (!chunk.thing && !kinds.has(classOfNoun(chunk.text, 'en'))) return false
  for (let i = at + 1; items[i] && !(items[i]!.kind === 'mark' && /^[.!?\n;]$/.test((items[i] as Mark).word)); i++)
    if (items[i]!.kind === 'mark' && (items[i] as Mark).verb) return false
  return true
}
/** "Passengers ring and we write: name, phone": those who are written down. */
function tellsFields(items: readonly Item[], at: number, intent: Intent): boolean {
  const [chunk, next] = [items[at], items[at + 1]]
  if (intent.language !== 'en' || chunk?.kind !== 'chunk' || chunk.thing || !chunk.plural || !startsSentence(items, at - 1))
    return false
  if (next?.kind !== 'mark' || !next.verb || classOfNoun(chunk.text, 'en') !== 'person') return false
  const colon = items.findIndex((item, place) => place > at && item.kind === 'mark' && /^[.!?\n;:]$/.test(item.word))
  return colon > 0 && (items[colon] as Mark).word === ':' && listsFields(items, colon + 1, intent)
}

/** "goods with amount, families who come by": in a list, people of whom something is told are a list of their own. */
function isToldOf(items: readonly Item[], at: number, { things, language }: Intent): boolean {
  const [chunk, next, before] = [items[at], items[at + 1], items[at - 1]]
  return (
    language === 'en' &&
    things.length > 0 &&
    chunk?.kind === 'chunk' &&
    chunk.plural &&
    chunk.text !== '' &&
    !anybody.test(chunk.text) &&
    next?.kind === 'mark' &&
    next.word === 'who' &&
    before?.kind === 'mark' &&
    joining.test(before.word) &&
    ['person', 'group'].includes(classOfNoun(chunk.text, 'en'))
  )
}

/** "runners, sponsors per runner": several of a kind that nobody wrote down, beside a known list. */
function isBeside(items: readonly Item[], at: number, state: State, { language }: Intent): boolean {
  const [chunk, next, before] = [items[at], items[at + 1], items[at - 1]]
  if (language === 'ja' || chunk?.kind !== 'chunk' || !/^(head|for)$/.test(state.mode) || !chunk.plural || !chunk.text)
    return false
  if (state.mode === 'for' && language !== 'sv') return false
  if (
    chunk.thing ||
    chunk.field ||
    chunk.cues.some(({ kind }) => kind !== 'domain') ||
    chunk.named ||
    (language === 'en' && !isListedNoun(singular(chunk.text.toLowerCase()), 'en'))
  )
    return false
  const isJoined = (mark: Item | undefined) => mark?.kind === 'mark' && joining.test(mark.word)
  const isKnown = (other: Item | undefined) =>
    other?.kind === 'chunk' && other.plural && other.thing !== undefined && !other.field
  // "kalender för bönestunder och gudstjänster"
  const opens =
    before?.kind === 'mark' && (before.word === ':' || joining.test(before.word) || (language === 'sv' && before.word === 'för'))
  return (
    opens &&
    kinds.has(classOfNoun(chunk.text, language)) &&
    ((isJoined(next) && isKnown(items[at + 2])) || (isJoined(before) && isKnown(items[at - 2])))
  )
}
/** "skis by length and condition", "stock by item and shelf": listed by several of their fields. */
function isSortedBy(items: readonly Item[], at: number, { language }: Intent): boolean {
  const [chunk, by, first, and, second] = items.slice(at, at + 5)
  const before = items[at - 1]
  if (language !== 'en' || chunk?.kind !== 'chunk' || chunk.field || !chunk.plural || !chunk.text || chunk.cues.length)
    return false
  const isOf = (item: Item | undefined) =>
    item?.kind === 'chunk' && !item.plural && (item.field !== undefined || inferType(item.text, 'en').known)
  const isItem = !before || (before.kind === 'mark' && /^[:,;.\n]$/.test(before.word))
  return (
    isItem &&
    by?.kind === 'mark' &&
    by.word === 'by' &&
    isOf(first) &&
    and?.kind === 'mark' &&
    joining.test(and.word) &&
    isOf(second)
  )
}

const anybody = /^(people|persons|others|ones|guys|folks)$/i

/** Only of what is told at length. */
const headingsFromChars = 120

/**
 * "…, and loans with borrower and date", "Försäljning med datum och belopp": a noun that is given fields of its own is a thing,
 * whatever else the word may mean.
 */
export function opensThing(items: readonly Item[], at: number, state: State, intent: Intent): boolean {
  if (isHeading(items, at, state, intent) || tellsFields(items, at, intent) || isToldOf(items, at, intent)) return true
  if (isBeside(items, at, state, intent) || isSortedBy(items, at, intent)) return true
  const [chunk, next, before] = [items[at], items[at + 1], items[at - 1]]
  if (
    chunk?.kind !== 'chunk' ||
    !(chunk.text || (state.each && chunk.domainText)) ||
    next?.kind !== 'mark' ||
    !described.test(next.word)
  )
    return false
  if (chunk.named === 'building' || chunk.cues.some((cue) => cue.kind === 'page' || cue.kind === 'view')) return false
  const given: Chunk[] = []
  for (let i = at + 2; items[i] && !(items[i]!.kind === 'mark' && !joining.test((items[i] as Mark).word)); i++)
    if (items[i]!.kind === 'chunk') given.push(items[i] as Chunk)
  const isChoice = chunk.field !== undefined && knownFields.get(chunk.field.id)?.type === 'select'
  // "- venues (capacity, address)" at the start of a line: what is in brackets are its fields, not its options
  const [first, second] = [items[at + 2], items[at + 3]]
  if (next.word === '(') {
    const starts = !before || (before.kind === 'mark' && /^[.\n;]$/.test(before.word))
    const isList = first?.kind === 'chunk' && second?.kind === 'mark' && joining.test(second.word)
    return starts && isList && !isChoice && hasFieldsIn(items, at + 2, intent)
  }
  // "Jobs: client, date. Status: booked, done"
  if (next.word === ':' && isChoice && !chunk.thing && !chunk.plural && intent.things.length > 0) return false
  // "Our village has a volunteer scheme" tells of the village
  const isOurs = !chunk.plural && next.word !== ':' && before?.kind === 'mark' && /^(our|my)$/.test(before.word)
  const isAnew =
    (startsSentence(items, at - 1) && !isOurs) ||
    (next.word === ':' && ((before?.kind === 'mark' && /^(a|an|each|every)$/.test(before.word)) || chunk.thing !== undefined))
  const isOwner =
    intent.language === 'en' && isAnew && next.word !== '(' && !isPart(chunk, state) && (state.each || !isTrade(chunk))
  if (isOwner && listsFields(items, at + 2, intent)) return true
  const isFieldLike = (each: Chunk) =>
    each.described ||
    (intent.language === 'sv' && unitOf(each.text, 'sv')) ||
    each.field ||
    inferType(each.text, intent.language).known
  const hasFields = (share: number) => given.length > 0 && given.filter(isFieldLike).length >= share * given.length
  if ((state.mode === 'fields' && state.owner) || intent.loose.length)
    // "Ämne med färg" inside a list of fields stays one; a plural or a thing joined by "and" starts anew
    return (
      (isAfterList(items, at) && !isPart(chunk, state) && chunk.plural && given.length >= listItemsMin) ||
      (before?.kind === 'mark' &&
        joining.test(before.word) &&
        (chunk.thing !== undefined || !chunk.field || given.length >= 2) &&
        hasFields(0.5))
    )
  const isOpening = !intent.things.length && !intent.loose.length && state.mode === 'head'
  const isDomain = chunk.cues.some((cue) => cue.kind === 'domain')
  // "keep track of permits: name, date": behind the verb stands what is kept
  return isOpening && (next.word !== ':' || state.tracking) && hasFields(isDomain || chunk.field ? 0.6 : 0.5)
}

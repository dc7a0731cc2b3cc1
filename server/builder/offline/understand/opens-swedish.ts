// Where a Swedish noun opens a list of its own, whatever else the word may mean: ahead of its fields, behind "och" with a clause, as all
// that a few words name.
import { swedishIndefinite, swedishSingular } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Item } from './chunks.ts'
import type { Intent } from './intent.ts'
import { fieldsFollow, isSeveral } from './noun-signs.ts'
import { isPart, listsFields, startsSentence } from './opens-thing.ts'
import type { State } from './reading-state.ts'
import { isDefinite } from './swedish-definite.ts'

const joining = /^(,|och|samt|plus)$/

/** "Bryggplatser: nummer, bredd": several of what stands ahead of a list of fields, though its last part could be a field. */
function isListHeading(items: readonly Item[], at: number, state: State, intent: Intent): boolean {
  const [chunk, colon] = [items[at], items[at + 1]]
  return (
    chunk?.kind === 'chunk' &&
    (chunk.plural || (isSeveral(chunk) && isShown(items, at))) &&
    !chunk.named &&
    chunk.fieldWords < chunk.words &&
    colon?.kind === 'mark' &&
    colon.word === ':' &&
    (startsSentence(items, at - 1) || isShown(items, at)) &&
    !isPart(chunk, state) &&
    !chunk.cues.some(({ kind }) => kind === 'page' || kind === 'view') &&
    listsFields(items, at + 2, intent)
  )
}

/** "Fosterhem för igelkottar: vikt, matning": behind what one is and "för", several that are no people are what is kept. */
function isKeptBy(items: readonly Item[], at: number, { things }: Intent): boolean {
  const [asker, link, chunk, colon] = items.slice(Math.max(0, at - 2), at + 2)
  return (
    at >= 2 &&
    !things.length &&
    asker?.kind === 'chunk' &&
    asker.text === '' &&
    !asker.named &&
    asker.cues.some(({ kind }) => kind === 'domain') &&
    link?.kind === 'mark' &&
    link.word === 'för' &&
    chunk?.kind === 'chunk' &&
    chunk.plural &&
    !/^(?:person|group)$/.test(classOfNoun(chunk.text, 'sv')) &&
    !chunk.cues.length &&
    colon?.kind === 'mark' &&
    fieldsFollow.test(colon.word)
  )
}

/** "matcher med resultat, och träningar där man prickar av närvaro": behind a list, what a clause tells of is one of its own. */
function isToldWhere(items: readonly Item[], at: number): boolean {
  const [before, chunk, where] = [items[at - 1], items[at], items[at + 1]]
  return (
    chunk?.kind === 'chunk' &&
    chunk.plural &&
    chunk.thing !== undefined &&
    where?.kind === 'mark' &&
    where.word === 'där' &&
    before?.kind === 'mark' &&
    joining.test(before.word)
  )
}

/** "Diagram över försäljning per region: …": how to show it stands in front. */
const isShown = (items: readonly Item[], at: number): boolean => {
  const of = isMine(items[at - 1]) ? at - 2 : at - 1
  const [view, link] = [items[of - 1], items[of]]
  return (
    view?.kind === 'chunk' && !view.text && view.cues.length > 0 && link?.kind === 'mark' && /^(?:över|av|på)$/.test(link.word)
  )
}
const isMine = (item: Item | undefined) => item?.kind === 'mark' && /^(?:mina|våra|alla|min|mitt|vår|vårt)$/.test(item.word)
const ofWhat = /^(?:i|på|hos|från|för|till|åt|av|om|per|vid)$/
/** "Båtplatser i hamnen: nummer, längd", "försäljning per säljare med mål": where and of what it is stands before its fields. */
function isSwedishHeading(items: readonly Item[], at: number): boolean {
  const [chunk, link] = [items[at], items[at + 1]]
  if (chunk?.kind !== 'chunk' || !chunk.text || link?.kind !== 'mark' || !ofWhat.test(link.word)) return false
  const isFirst = startsSentence(items, at - 1) || isShown(items, at)
  if (!isFirst || chunk.cues.some(({ kind }) => kind === 'page' || kind === 'view')) return false
  const to = items.findIndex(
    (item, place) =>
      place > at + 1 && item.kind === 'mark' && !/^(?:en|ett|vår|vårt|våra|min|mitt|mina|den|det|de|alla)$/.test(item.word),
  )
  const end = items[to]
  if (chunk.domainText?.includes(' ')) return false
  const isNamed = chunk.plural || (isSeveral(chunk) && !chunk.field) || (link.word === 'per' && chunk.field !== undefined)
  return isNamed && end?.kind === 'mark' && fieldsFollow.test(end.word)
}

const kept = new Set(['act', 'event', 'document', 'money', 'work'])
const whose = /^(?:i|på|hos|från|vid|inom|av|åt)$/
/** "arbetslagets raster", "vattenmätarna i samfälligheten", "butikens försäljning": all that a few words name, and whose it is. */
function isLoneNoun(items: readonly Item[], at: number): boolean {
  const [chunk, link, place, ...more] = items
  if (at > 0 || more.length || chunk?.kind !== 'chunk' || !chunk.text || chunk.thing || chunk.named) return false
  if (chunk.cues.some(({ kind }) => kind !== 'domain') || / /.test(chunk.text)) return false
  const isOwned = chunk.of !== undefined || chunk.cues.length > 0
  const isPlaced = link?.kind === 'mark' && whose.test(link.word) && place?.kind === 'chunk'
  if (link ? !isPlaced : !isOwned) return false
  const noun = classOfNoun(swedishSingular(swedishIndefinite(chunk.text.toLowerCase())), 'sv')
  // "lokalvårdarna på skolan": those who work there
  if (/^(?:person|group|place)$/.test(noun) || (isDefinite(chunk) && !chunk.plural)) return false
  return isSeveral(chunk) || kept.has(noun)
}

/** "…; försäljning med kund, antal": what is done, at the start of its part and ahead of its fields. */
function isActWith(items: readonly Item[], at: number, intent: Intent): boolean {
  const [chunk, link] = [items[at], items[at + 1]]
  return (
    chunk?.kind === 'chunk' &&
    chunk.text !== '' &&
    !chunk.thing &&
    !chunk.named &&
    link?.kind === 'mark' &&
    link.word === 'med' &&
    startsSentence(items, at - 1) &&
    kept.has(classOfNoun(chunk.text.toLowerCase(), 'sv')) &&
    listsFields(items, at + 2, intent)
  )
}

/** Whether the noun at this place is what is kept. */
export const opensSwedish = (items: readonly Item[], at: number, state: State, intent: Intent): boolean =>
  intent.language === 'sv' &&
  (isSwedishHeading(items, at) ||
    isListHeading(items, at, state, intent) ||
    isToldWhere(items, at) ||
    isKeptBy(items, at, intent) ||
    isActWith(items, at, intent) ||
    isLoneNoun(items, at))

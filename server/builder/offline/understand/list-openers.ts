// "Shared expenses, who paid, what for, amount" and "vaccination register. dog, vaccine, date": a comma or a point opens a list of
// fields as a colon does, where what stands before it is what is kept and nothing but fields follow.
import type { Chunk, Item, Mark } from './chunks.ts'
import { inferType, isHappened } from './infer-type.ts'

const fieldsMin = 3
const joins = /^(,|and|&|or)$/
const article = /^(a|an|the|our|my|their|his|her)$/
const whose = /^(for|of|in|at|on|from)$/
const isMark = (item: Item | undefined, words: RegExp): item is Mark => item?.kind === 'mark' && words.test(item.word)
const isEnd = (item: Item | undefined) => !item || isMark(item, /^[.!?\n;:(]$/)

const isFieldLike = (chunk: Chunk): boolean =>
  chunk.field
    ? !(chunk.plural && chunk.thing)
    : !chunk.thing && chunk.text !== '' && (inferType(chunk.text, 'en').known || isHappened(chunk.text))

/** "classes timetable", "class sign up": more than one word for what is kept, and no field of anything. */
const isSheetLike = ({ thing, field, words }: Chunk): boolean => thing !== undefined && !field && words > 1

/** At least three names of fields up to the end of the sentence, and nothing else; the first is one. What is in brackets only tells of them. */
function onlyFields(items: readonly Item[], from: number): boolean {
  const given: Chunk[] = []
  let at = from
  for (; items[at] && !isMark(items[at], /^[.!?\n;:]$/); at++) {
    const item = items[at]!
    if (item.kind === 'chunk') given.push(item)
    else if (item.word === '(') {
      const close = items.findIndex((other, place) => place > at && isMark(other, /^\)$/))
      if (close < 0) break
      at = close
    } else if (!joins.test(item.word)) break
  }
  const [first] = given
  const isSingle = given.length >= singlesMin && given.every(({ plural, field, thing }) => !plural || (field && !thing))
  return (
    given.length >= fieldsMin &&
    (isEnd(items[at]) || given.length > fieldsMin) &&
    !first!.plural &&
    (isSingle || given.filter(isFieldLike).length * 2 >= given.length + given.filter(isSheetLike).length)
  )
}
/** So many in the singular are fields, whatever they name besides. */
const singlesMin = 4

const isKept = (item: Item | undefined): item is Chunk =>
  item?.kind === 'chunk' &&
  (item.named === 'record' || (item.named === null && item.plural && item.text !== '')) &&
  !(item.field && !item.thing) &&
  !item.cues.some(({ kind, id }) => (kind === 'page' && id !== 'dashboard') || kind === 'view' || kind === 'tool')

/** Where the phrase about what is kept ends: behind "parcels for the whole building". */
function phraseEnd(items: readonly Item[], at: number): number {
  if (!isMark(items[at + 1], whose)) return at + 1
  let next = at + 2
  while (isMark(items[next], article)) next++
  return items[next]?.kind === 'chunk' ? next + 1 : at + 1
}

/** The first noun of the text, or the one behind its heading: "Hotel housekeeping: rooms, status, checked by". */
function firstNoun(items: readonly Item[]): number {
  const at = items.findIndex((item) => item.kind === 'chunk')
  const [heading, colon, noun] = [items[at], items[at + 1], items[at + 2]]
  // "a table of cousins, birthday": how to show them stands in front
  const isShown = heading?.kind === 'chunk' && heading.text === '' && heading.cues.some(({ kind }) => kind === 'view')
  if (isShown && isMark(colon, /^of$/)) {
    let next = at + 2
    while (isMark(items[next], article)) next++
    return next
  }
  // "My son collects football cards": who does something with them stands in front
  if (isMark(colon, /^(?:collects?|keeps?|makes?|sells?|breeds?|restores?)$/) && isKept(noun)) return at + 2
  const isHeading = heading?.kind === 'chunk' && !heading.plural && !isKept(heading) && isMark(colon, /^:$/) && isKept(noun)
  return isHeading ? at + 2 : at
}

/** The items of an English text with such commas and points as colons. Only the first noun of the text opens its list so. */
export function openLists(given: readonly Item[]): Item[] {
  const items = described(given)
  const at = firstNoun(items)
  if (!isKept(items[at]) || items.slice(0, at).some((item) => isMark(item, /^[.(]$/))) return [...items]
  const after = phraseEnd(items, at)
  // "Office plants and who waters them. Plant, room, watered last": a sentence that is a list says more of what the first one names
  const end = items.findIndex((item) => isMark(item, /^[.;\n:(?]$/))
  const next = isMark(items[after], /^,$/) && onlyFields(items, after + 1) ? after : end
  if (!isMark(items[next], /^[,.;\n?]$/) || !onlyFields(items, next + 1)) return [...items]
  // "Complaints register, municipality waste department. date, street": who asks
  const asker = next > after ? items.slice(after + 1, next).find((item) => item.kind === 'chunk') : undefined
  return items.flatMap((item, place): Item[] => {
    if (item === asker && !asker.plural) return [{ ...asker, text: '', words: 0, thing: undefined, field: undefined }]
    return [place === next ? { ...(item as Mark), word: ':' } : item]
  })
}

/** "hymn planner: sunday, opening hymn, offertory", "Reading log with pupil, book": behind what is called a list, nothing but the singular are its fields. */
function described(items: readonly Item[]): readonly Item[] {
  const opening = items.findIndex((item) => isMark(item, /^(?:[.:(?]|with)$/))
  const owner = items.slice(0, opening).find((item) => item.kind === 'chunk')
  const isLog = owner !== undefined && !owner.named && /\b(?:log|diary|journal|record)$/i.test(owner.text)
  const end = items.findIndex((item, place) => place > opening && isMark(item, /^[.!?\n;:]$/))
  const listed = items.slice(opening + 1, end < 0 ? items.length : end)
  const given = listed.filter((item) => item.kind === 'chunk')
  const isPlain = listed.every(
    (item) => item.kind === 'chunk' || joins.test(item.word) || article.test(item.word) || /^[()/]$/.test(item.word),
  )
  if (
    !isMark(items[opening], /^(?::|with)$/) ||
    !owner ||
    (owner.named !== 'record' && !isLog) ||
    owner.plural ||
    given.length < singlesMin ||
    !isPlain ||
    given.some(({ plural, thing }) => plural && thing)
  )
    return items
  // "Reading log with pupil, book": the log is none of the books
  const isAnother = isLog && given.some(({ thing }) => thing !== undefined && thing.id === owner.thing?.id)
  const { thing: _thing, ...rest } = owner
  const kept: Chunk = isAnother ? { ...rest, named: 'record', cues: [] } : owner
  return items.map((item): Item => {
    if (item === owner) return kept
    return item.kind === 'chunk' && given.includes(item) && item.text ? { ...item, described: true } : item
  })
}

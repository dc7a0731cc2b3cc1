// What words around a Swedish noun make of it, before the nouns are read one by one: "på en tavla" says how to show things, "dagbok för
// mina fisketurer" keeps the trips, "något till vår skoaffär" tells for whom.
import { knownThings } from '../lexicon/lexicon.ts'
import { bareChunk } from './bare-chunk.ts'
import type { Chunk, Item, Mark } from './chunks.ts'
import { fieldsFollow, isSeveral } from './noun-signs.ts'
import { isDefinite } from './swedish-definite.ts'
import { swedishHeadings } from './swedish-headings.ts'
import { swedishNoting } from './swedish-noting.ts'
import { swedishOpeners } from './swedish-openers.ts'
import { readingsOfPhrase } from './tokens.ts'

export const swedishItems = (items: readonly Item[]): Item[] =>
  occasionsFor(swedishHeadings(swedishOpeners(kindsOf(shownOn(eachTime(diariesOf(swedishNoting(items))))))))

const isArticle = (item: Item | undefined) =>
  item?.kind === 'mark' && /^(en|ett|den|det|vår|vårt|min|mitt|mina|våra|alla)$/.test(item.word)
/** The mark before a place that is no article. */
function markBefore(items: readonly Item[], at: number): string {
  let before = at - 1
  while (isArticle(items[before])) before--
  const item = items[before]
  return item?.kind === 'mark' ? item.word : ''
}

/** "steg på en tavla", "som galleri": how to show it, and no list of paintings. */
const shownOn = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const isShown =
      item.kind === 'chunk' &&
      item.thing !== undefined &&
      item.cues.some(({ kind }) => kind === 'view') &&
      (/^(på|som|i)$/.test(markBefore(items, at)) || isGrouped(items, at))
    if (!isShown) return item
    const { thing: _thing, field: _field, ...rest } = item
    return { ...rest, text: '', words: 0, plural: false }
  })

const timely = /^(?:pass|arbetspass|skift|match|träning|lektion|termin|säsong|möte|tur|resa|runda|gång|öppning|stängning)$/
/** "utrustning som checkas varje pass": how often, and no list of shifts; "för varje pass" is one. */
const eachTime = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const [each, before] = [items[at - 1], items[at - 2]]
    const isOften =
      item.kind === 'chunk' &&
      timely.test(item.text.toLowerCase()) &&
      each?.kind === 'mark' &&
      each.word === 'varje' &&
      before !== undefined &&
      (before.kind === 'chunk' || before.verb) &&
      items.slice(0, at - 1).some((earlier) => earlier.kind === 'chunk' && earlier.thing !== undefined)
    if (!isOften) return item
    const { thing: _thing, field: _field, ...rest } = item
    return { ...rest, text: '', words: 0, cues: [] }
  })

/** "Tavla efter status": by what it is arranged. */
function isGrouped(items: readonly Item[], at: number): boolean {
  const [item, link, by] = items.slice(at, at + 3)
  return (
    item?.kind === 'chunk' &&
    !item.plural &&
    link?.kind === 'mark' &&
    /^(efter|per)$/.test(link.word) &&
    by?.kind === 'chunk' &&
    by.field !== undefined
  )
}

const joining = /^(?:,|och|samt|eller)$/
const examplesMin = 2
const kindsMin = 3
const isKind = (each: Chunk) =>
  !each.plural && each.words === 1 && !each.field && !isSeveral(each) && !each.cues.length && !isDefinite(each) && !each.named
/** "åtgärder som gallring, röjning och plantering med år": kinds of them to choose among, and no lists. */
function kindsOf(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    ordered.push(item)
    // "dokument, som ritningar, manualer och besiktningar, med rum"
    const isApart = items[at + 1]?.kind === 'mark' && (items[at + 1] as Mark).word === ','
    const from = isApart ? at + 1 : at
    const [as, first] = [items[from + 1], items[from + 2]]
    if (item.kind !== 'chunk' || !item.plural || !item.text || as?.kind !== 'mark' || !/^(?:som|för)$/.test(as.word) || !first)
      continue
    let end = from + 2
    let named = 0
    while (items[end] && (items[end]!.kind === 'chunk' || joining.test((items[end] as Mark).word))) {
      if (items[end]!.kind === 'chunk') named++
      end++
    }
    const stop = items[end]
    // "verktyg som grannar och vänner lånar": a clause
    const isClause = stop?.kind === 'mark' && (stop.verb || /^(har|kan|ska|vill|är|får|som|behöver)$/.test(stop.word))
    // "mätarställningar för el, vatten och fjärrvärme"
    const isOfKinds = named >= kindsMin && items.slice(from + 2, end).every((each) => each.kind === 'mark' || isKind(each))
    if (as.word === 'för' && !(item.thing && isOfKinds)) continue
    if (named < examplesMin || isClause || first.kind !== 'chunk' || items[end - 1]?.kind !== 'chunk') continue
    const last = items[end - 1]!
    ordered.push(
      { kind: 'mark', word: 'med', verb: false, start: as.start, end: as.start },
      { ...kind, start: as.start, end: as.end },
      { kind: 'mark', word: '(', verb: false, start: as.end, end: as.end },
      ...items.slice(from + 2, end),
      { kind: 'mark', word: ')', verb: false, start: last.end, end: last.end },
    )
    at = end - 1
  }
  return ordered
}
const kind = bareChunk('typ', {
  field: readingsOfPhrase('typ', 'sv').find((reading) => reading.kind === 'field')!,
  fieldWords: 1,
  described: true,
})

const notebooks =
  /^(?:dagbok|loggbok|logg|journal|bok|liggare|pärm|anteckningsbok|bokföring|inventering|registrering|dokumentation|dokumentering|hantering|administration|uppföljning|sammanställning|förteckning|kartläggning|prislista|redovisning|loggning|katalogisering|katalog|planering|schemaläggning)$/i
/** "Dagbok för mina fisketurer med …", "journal över anfall": what is written in it is kept, not the notes. */
const diariesOf = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    if (isNotebook(items, at)) return { kind: 'mark', word: 'hålla', verb: true, start: item.start, end: item.end }
    return isNotebook(items, at - 1) ? ({ ...item, word: 'över' } as Item) : item
  })

function isNotebook(items: readonly Item[], at: number): boolean {
  const [book, link, next] = [items[at], items[at + 1], items[at + 2]]
  const noun = isArticle(next) ? items[at + 3] : next
  return (
    book?.kind === 'chunk' &&
    (notebooks.test(book.text) || /.notering$/.test(book.text)) &&
    link?.kind === 'mark' &&
    (/^(för|över|om|av)$/.test(link.word) || (link.word === 'på' && /lista$/i.test(book.text))) &&
    noun?.kind === 'chunk' &&
    (isSeveral(noun) || (noun.thing !== undefined && !noun.thing.hidden && !isDefinite(noun) && !isArticle(next))) &&
    noun.text !== '' &&
    knownThings.get(noun.thing?.id ?? '')?.entry.actor !== true
  )
}

/** "Anmälningslista till sommarlägret med …": behind what is kept, till with one that is known says what it is for. */
function occasionsFor(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    const [before, after] = [items[at - 1], items[at + 1]]
    const isTo = item.kind === 'mark' && item.word === 'till'
    // "order från kunder med hämtdag"
    const described = items[at + 2]
    const isFrom =
      item.kind === 'mark' &&
      /^(?:från|hos|åt)$/.test(item.word) &&
      before?.kind === 'chunk' &&
      before.thing !== undefined &&
      after?.kind === 'chunk' &&
      after.plural &&
      knownThings.get(after.thing?.id ?? '')?.entry.actor === true &&
      described?.kind === 'mark' &&
      fieldsFollow.test(described.word)
    if (isFrom) return { ...item, word: 'för' }
    // "något till vår skoaffär", "till klassföräldrarna": nothing was named yet
    const isAdding = before?.kind === 'mark' && before.verb
    if (isTo && !isAdding && !items.slice(0, at).some((each) => each.kind === 'chunk' && each.text !== ''))
      return { ...item, word: 'för' }
    const isKept = isTo && before?.kind === 'chunk' && (before.thing || before.named)
    const next = items[at + 2]
    // "reservdelar till traktorer med hylla"
    const isDescribed = next?.kind === 'mark' && fieldsFollow.test(next.word)
    // "barnens discodans": whose it is makes it one that is known
    const isOwned = after?.kind === 'chunk' && !after.plural && after.end - after.start > after.text.length + 2
    const isFor = after?.kind === 'chunk' && (isDefinite(after) || isOwned || (after.plural && isDescribed))
    return isKept && isFor ? { ...item, word: 'för' } : item
  })
}

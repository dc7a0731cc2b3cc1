// Where a Swedish list opens, and what only looks like one: "Läkare har namn, telefon" keeps those who do something, "nyckeltal: antal
// läkare, omsättning" shows what is kept elsewhere, "privat eller tjänst" and "väljer gren (löpning, hopp)" are choices of one field.
import { swedishIndefinite } from '../lexicon/inflect.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { FieldId } from '../lexicon/field-words.ts'
import { thingOfLoneField } from '../lexicon/things-of-fields.ts'
import type { Chunk, Item, Mark } from './chunks.ts'
import { isSeveral } from './noun-signs.ts'
import { isDefinite } from './swedish-definite.ts'
import { ends, joins, wordOf } from './swedish-sentences.ts'

const endOf = (items: readonly Item[], from: number): number => {
  const end = items.findIndex((item, at) => at >= from && ends.test(wordOf(item)))
  return end < 0 ? items.length : end
}
const chunksIn = (items: readonly Item[], from: number, to: number) =>
  items.slice(from, to).filter((item) => item.kind === 'chunk')
const mark = (word: string, start: number, end: number): Mark => ({ kind: 'mark', word, verb: false, start, end })

/** A noun that only tells of which trade it is. */
export const onlyTold = (item: Chunk): Chunk => {
  const { thing: _thing, field: _field, trade: _trade, ...rest } = item
  return { ...rest, text: '', words: 0, plural: false, cues: item.cues.filter(({ kind }) => kind === 'domain') }
}

export const swedishOpeners = (items: readonly Item[]): Item[] =>
  eitherOf(chosenOf(bareFields(aheadOfLists(commaOpens(figuresOf(doersOf(anythingOf(aboutOf(actorAhead(loneOf(items)))))))))))

/** "bilder från bröllopet", "kioskens försäljning": what else is a field is kept where it is all that is named. */
function loneOf(items: readonly Item[]): Item[] {
  const [first, link] = items
  const nouns = items.filter((item, at) => item.kind === 'chunk' && at > 0 && item.text !== '')
  const isAll = nouns.length <= 1 && !items.some((item) => item.kind === 'mark' && /^(?:[,:(/]|med|har)$/.test(item.word))
  const thing = first?.kind === 'chunk' && !first.thing && first.words === 1 && thingOfLoneField[first.field?.id as FieldId]
  return thing && isAll && link?.kind !== 'chunk' && first?.kind === 'chunk'
    ? [{ ...first, thing: { kind: 'thing', id: thing }, thingWords: 1 }, ...items.slice(1)]
    : [...items]
}

/** "Företagshälsan bokar hälsokontroller": the one that does it, ahead of what is kept. */
const actorAhead = (items: readonly Item[]): Item[] => {
  const [first, verb, kept] = items
  const isActor =
    first?.kind === 'chunk' && !first.plural && !first.field && isDefinite(first) && verb?.kind === 'mark' && verb.verb
  return isActor && kept?.kind === 'chunk' && kept.plural ? [onlyTold(first), ...items.slice(1)] : [...items]
}

/** "Blogg om vår segling runt Gotland med inlägg": what is written about is no list. */
function aboutOf(items: readonly Item[]): Item[] {
  const blog = items.findIndex((item) => item.kind === 'chunk' && item.cues.some(({ id }) => id === 'blog'))
  if (blog < 0 || wordOf(items[blog + 1]) !== 'om') return [...items]
  const end = items.findIndex((item, at) => at > blog && /^(?:med|där|som|och|,|[.!?\n;])$/.test(wordOf(item)))
  return items.map((item, at) => (item.kind === 'chunk' && at > blog && (end < 0 || at < end) ? onlyTold(item) : item))
}

const anything = /^(?:grejer|grejor|saker|prylar|ting|attiraljer)(?:na)?$/i
/** "föreningens alla gamla grejer": whatever such a trade keeps. */
const anythingOf = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const isAnything = item.kind === 'chunk' && anything.test(item.text) && !/^(?:med|har|:|\()$/.test(wordOf(items[at + 1]))
    const isOfTrade = items.some((other) => other.kind === 'chunk' && other.cues.some(({ kind }) => kind === 'domain'))
    return isAnything && isOfTrade ? onlyTold(item) : item
  })

const doers = /[^aeiouyåäö]are$/i
const fieldsMin = 2
/** "Lärare med namn och bild": whatever trade the word names, those who have fields are kept. */
const doersOf = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    if (item.kind !== 'chunk' || item.thing || item.named) return item
    const said = item.text || item.domainText || ''
    const [before, next] = [wordOf(items[at - 1]), wordOf(items[at + 1])]
    const isAnew = at === 0 || ends.test(before) || /^(?::|,|och|samt|mina|våra|alla)$/.test(before)
    if (!doers.test(said) || said.includes(' ') || !isAnew || !/^(?:med|har|\()$/.test(next)) return item
    const given = chunksIn(items, at + 2, endOf(items, at))
    if (given[0]?.plural && given[0].thing) return item
    if (given.length < fieldsMin || given.filter(({ field, plural }) => field || !plural).length * 2 < given.length) return item
    const { field: _field, trade: _trade, domainText: _domain, headDomain: _head, ...rest } = item
    return { ...rest, text: said, words: 1, fieldWords: 0, plural: true, cues: [] }
  })

const totals = /^(?:antal|summa|totalt?|snitt|genomsnitt|andel)(?:$| )|omsättning$|beläggning$/i
/** "nyckeltal: antal läkare, omsättning per region. Läkare har …": figures of what is kept, where that is told as well. */
function figuresOf(items: readonly Item[]): Item[] {
  const colon = items.findIndex((item, at) => wordOf(item) === ':' && isShownAt(items[at - 1]))
  const end = endOf(items, colon)
  const given = chunksIn(items, colon + 1, end)
  const isFigures = colon > 0 && given.some(({ text }) => totals.test(text)) && chunksIn(items, end, items.length).length > 0
  return isFigures
    ? items.map((item, at) => (item.kind === 'chunk' && at > colon && at < end ? onlyTold(item) : item))
    : [...items]
}
const isShownAt = (item: Item | undefined) =>
  item?.kind === 'chunk' && !item.text && item.cues.some(({ kind, id }) => kind === 'page' && id === 'dashboard')

const isViewOnly = (item: Item | undefined) =>
  item?.kind === 'chunk' && !item.text && item.cues.some(({ kind }) => kind === 'view')
const listMin = 3
const leads = /^(?:i|på|hos|vid|för|åt|till|av|inom|en|ett|vår|vårt|våra|min|mitt|mina|den|det|de)$/
/** "Lagerlista i boden, artikel, hylla, saldo": what is kept and where, and behind a comma what it has, as behind a colon. */
function commaOpens(items: readonly Item[]): Item[] {
  const comma = items.findIndex((item) => wordOf(item) === ',')
  // "…, skick och bild i galleri": how it is shown
  const shown = items.findIndex(
    (item, at) => at > comma && /^(?:i|på|som)$/.test(wordOf(item)) && isViewOnly(items[at + 1]) && at + 2 >= items.length,
  )
  const end = shown < 0 ? items.length : shown
  const listed = chunksIn(items, comma + 1, end)
  const ahead = items[comma - 1]
  const isDone = (items[comma - 2] as Mark | undefined)?.verb === true
  const isPlaced = comma > 1 && items.slice(1, comma).every((item) => item.kind === 'chunk' || leads.test(wordOf(item)))
  // "Register på mina frimärken, land, år"
  const isSheet = isPlaced && items[0]?.kind === 'chunk' && !items[0].text && items[0].named === 'record'
  const head = isDone || isSheet ? ahead : isPlaced ? items[0] : undefined
  const isHead = head?.kind === 'chunk' && head.text !== '' && head.thing !== undefined && (!(isDone || isSheet) || head.plural)
  const rest = items.slice(comma + 1, end)
  const isList = rest.every(
    (item, at) =>
      item.kind === (at % 2 ? 'mark' : 'chunk') && (item.kind === 'chunk' || joins.test(item.word) || ends.test(item.word)),
  )
  const fields = listed.filter((each) => each.field ?? (!each.thing && !each.plural)).length
  if (
    !isHead ||
    !isList ||
    listed.length < listMin ||
    fields * 2 < listed.length ||
    listed.some((each) => each.thing && each.plural)
  )
    return [...items]
  return items.map((item, at) => (at === comma && item.kind === 'mark' ? { ...item, word: ':' } : item))
}

const definitionsMin = 2
/** Where several lists are told by name and fields ("Häst: namn, ras. Behandling: häst, typ"), one it is for is none. */
function aheadOfLists(items: readonly Item[]): Item[] {
  const isDefinition = (at: number) =>
    items[at]?.kind === 'chunk' &&
    (at === 0 || ends.test(wordOf(items[at - 1]))) &&
    wordOf(items[at + 1]) === ':' &&
    joins.test(wordOf(items[at + 3]))
  const defined = items.flatMap((_, at) => (isDefinition(at) ? [at] : []))
  const first = defined[0]
  if (first === undefined || first === 0 || defined.length < definitionsMin) return [...items]
  const isDefined = (item: Chunk) =>
    defined.some((at) => {
      const chunk = items[at] as Chunk
      return chunk.thing ? chunk.thing.id === item.thing?.id : chunk.text.toLowerCase() === item.text.toLowerCase()
    })
  // "Utlåning av dräkter. Dräkter: … Lån: …": they are told of again
  return items.map((item, at) =>
    item.kind === 'chunk' && at < first && item.text && (isDefined(item) || (!item.plural && isFor(items, at)))
      ? onlyTold(item)
      : item,
  )
}
/** "för hovslagare, vaccination och avmaskning" */
function isFor(items: readonly Item[], at: number): boolean {
  const word = wordOf(items[at - 1])
  return word === 'för' || (joins.test(word) && items[at - 2]?.kind === 'chunk' && isFor(items, at - 2))
}

const bareMin = 3
/** "Orderbok för smeden. Kund, beskrivning, mått": nothing but a list of single nouns says what the one before it has. */
function bareFields(items: readonly Item[]): Item[] {
  const described = new Set<Item>()
  for (let at = 1; at < items.length; at++) {
    const isAfter = ends.test(wordOf(items[at - 1])) || (wordOf(items[at - 1]) === ':' && isNoThing(items[at - 2]))
    if (!isAfter || !items.slice(0, at).some((item) => item.kind === 'chunk')) continue
    const end = endOf(items, at)
    const listed = chunksIn(items, at, end)
    const [first] = listed
    const isBare = !items.slice(at, end).some((item) => item.kind === 'mark' && (item.verb || opensMore.test(item.word)))
    const fields = listed.filter((each) => each.field ?? (!each.thing && !each.plural)).length
    if (!isBare || !first || first !== items[at] || listed.length < bareMin || !joins.test(wordOf(items[at + 1]))) continue
    if (first.plural || fields * 2 < listed.length) continue
    for (const each of listed) if (each.thing && !isSeveral(each) && !each.named) described.add(each)
  }
  return items.map((item) => (described.has(item) && item.kind === 'chunk' ? { ...item, described: true } : item))
}
const acts = new Set(['act', 'document', 'money', 'work'])
/** "Däckbyte: kund, regnummer, tid": what is done or written, and no list by a word that is known. */
const isNoThing = (item: Item | undefined): boolean =>
  item?.kind === 'chunk' &&
  !item.thing &&
  !item.named &&
  !item.plural &&
  (acts.has(classOfNoun(swedishIndefinite((item.text || item.domainText || '').toLowerCase()), 'sv')) ||
    /(?:er|n|l)ing(?:en)?$/i.test(item.text || item.domainText || ''))
const opensMore = /^(?:med|har|varje|för|som|där|:)$/

const choosing = /^väl(?:j|jer|ja)$/
/** "väljer aktivitet (skridskor, skidor, promenad)": one of what stands in brackets. */
const chosenOf = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const verb = wordOf(items[at - 1]) === 'en' || wordOf(items[at - 1]) === 'ett' ? items[at - 2] : items[at - 1]
    const isChosen = choosing.test(wordOf(verb)) && wordOf(items[at + 1]) === '(' && wordOf(items[at + 3]) !== ')'
    return isChosen && item.kind === 'chunk' && item.text && !item.plural ? { ...item, described: true } : item
  })

/** "ärende, privat eller tjänst": one field with both to choose from. */
function eitherOf(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [one, or, other] = items.slice(at, at + 3)
    const isChoice =
      /^[,:(]$/.test(wordOf(items[at - 1])) &&
      isOption(one) &&
      wordOf(or) === 'eller' &&
      isOption(other) &&
      !(one.thing && other.thing) &&
      /^(?:[,.;)\n]|och|samt|)$/.test(wordOf(items[at + 3])) &&
      items[at + 3]?.kind !== 'chunk'
    if (!isChoice) {
      ordered.push(items[at]!)
      continue
    }
    const { thing: _thing, trade: _trade, ...rest } = one
    const text = `${one.text} eller ${other.text}`
    ordered.push(
      { ...rest, text, words: 1, end: other.end, described: true, cues: [] },
      mark('(', one.start, one.start),
      one,
      or!,
      other,
      mark(')', other.end, other.end),
    )
    at += 2
  }
  return ordered
}
const isOption = (item: Item | undefined): item is Chunk =>
  item?.kind === 'chunk' &&
  item.text !== '' &&
  item.words === 1 &&
  !item.field &&
  !item.plural &&
  !item.named &&
  !item.cues.length

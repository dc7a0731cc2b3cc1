// What Swedish sentences say is noted of something: "Tankningar antecknas med liter, pris", "efter varje jakt för vi in datum, vilt", "en
// egenkontroll för varje tak med adress" each name a list and its fields.
import { bareChunk } from './bare-chunk.ts'
import type { Chunk, Item, Mark } from './chunks.ts'
import { ends, joins, listsFields, opensSentence, wordOf } from './swedish-sentences.ts'
import { unitOf } from './units.ts'
import { swedishPlaces, swedishTold } from './swedish-told.ts'

const mark = (word: string, at: Item): Mark => ({ kind: 'mark', word, verb: false, start: at.start, end: at.start })

const between = /^(?:i|en|egen|ett|ska|skall|kan|bör|måste|får|också|även|alltid|sedan|då|behöver|kunna|in|upp|ner|ned|där|här)$/
const passive = /[^aeiouyåäös](?:a|er)?s$/
/** Behind a noun: where the fields open of what "ska antecknas med" them, or -1. */
function notedAt(items: readonly Item[], at: number): number {
  let isNoted = false
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next]!
    // "ska finnas i en egen lista med"
    if (item.kind === 'chunk' && (item.text || !item.named || !isNoted)) return -1
    if (item.kind === 'chunk') continue
    if (isNoted && item.word === 'med') return listsFields(items, next + 1) ? next : -1
    if ((item.verb ? passive.test(item.word) : item.word === 'finnas') && !isNoted) isNoted = true
    else if (!between.test(item.word)) return -1
  }
  return -1
}

const kindsMin = 2
/** "Skoning, avmaskning och vaccinering": where a row of acts begins that ends here. */
function rowFrom(items: readonly Item[], at: number): number {
  let from = at
  while (joins.test(wordOf(items[from - 1])) && items[from - 2]?.kind === 'chunk') from -= 2
  const isRow = (at - from) / 2 + 1 >= kindsMin && opensSentence(items, from)
  const isActs = items
    .slice(from, at + 1)
    .every((item) => item.kind === 'mark' || (!item.plural && /(?:ing|else|tion)$/i.test(item.text)))
  return isRow && isActs ? from : at
}
const noun = (text: string, { start, end }: Chunk, more: Partial<Chunk> = {}): Chunk => bareChunk(text, { start, end, ...more })

/** "Varje körning i autoklaven": where its own noun stands, ahead of the place. */
function ownerAt(items: readonly Item[], at: number): number {
  const isPlaced = /^(?:i|på|hos|vid|per)$/.test(wordOf(items[at - 1])) && items[at - 2]?.kind === 'chunk'
  const isFirst = opensSentence(items, at - 2) || wordOf(items[at - 3]) === 'varje'
  return isPlaced && isFirst ? at - 2 : at
}

/** "Tankningar antecknas med liter, pris", "fordonen registreras med modell": a list and its fields. */
function notedWith(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const open = item.kind === 'chunk' && item.text ? notedAt(items, at) : -1
    if (open < 0 || item.kind !== 'chunk') {
      ordered.push(item)
      continue
    }
    const owner = ownerAt(items, at)
    if (owner < at) {
      ordered.splice(ordered.length - 1, 1, mark('har', item))
      at = open
      continue
    }
    const from = rowFrom(items, at)
    // several acts are one list, and which of them is a choice of it
    if (from < at) {
      const acts = ordered.splice(ordered.length - (at - from))
      const type: Chunk = noun('typ', item, { described: true, field: { kind: 'field', id: 'type' }, fieldWords: 1 })
      ordered.push(noun('åtgärder', item, { plural: true }), mark(':', item), type, mark('(', item))
      const closing = { ...mark(')', item), start: item.end, end: item.end }
      ordered.push(...acts, item, closing, mark(',', items[open]!))
    } else {
      const isEach = wordOf(items[at - 1]) === 'varje'
      ordered.push(isEach ? item : { ...item, plural: true }, mark(isEach ? 'har' : ':', items[open]!))
    }
    at = open
  }
  return ordered
}

const times =
  /^(?:dag|vecka|månad|år|kväll|morgon|natt|gång|termin|kvartal|timme|helg|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag)$/i
const leads = /^(?:efter|vid|för|under|inför|före|till|i)$/
const noting =
  /^(?:hör|för|vill|ska|skall|behöver|måste|vi|jag|man|in|upp|ner|ned|ha|veta|se|att|kunna|också|även|gärna|finns|ska|det|skriva|skriver|spara|sparar|notera|noterar|anteckna|antecknar|registrera|registrerar|dokumentera|dokumenterar|logga|loggar|föra|ange|anger|fylla|fyller|i|behövs|antecknas|noteras|registreras|sparas|dokumenteras|loggas|anges|skrivs|förs|står|stå)$/
/** "Till varje person hör källor": a list of its own. */
const isManyHeld = (items: readonly Item[], at: number) => {
  const first = items[at]
  return wordOf(items[at - 1]) === 'hör' && first?.kind === 'chunk' && first.plural
}

/** "Efter varje jakt för vi in datum, pass, vilt": every one has them. */
function eachNoted(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [lead, each, item] = items.slice(at, at + 3)
    const isEach = leads.test(wordOf(lead)) && wordOf(each) === 'varje' && item?.kind === 'chunk' && opensSentence(items, at)
    let next = at + 3
    while (items[next]?.kind === 'mark' && noting.test(wordOf(items[next]))) next++
    if (
      !isEach ||
      item?.kind !== 'chunk' ||
      times.test(item.text) ||
      next === at + 3 ||
      !listsFields(items, next) ||
      isManyHeld(items, next)
    ) {
      ordered.push(items[at]!)
      continue
    }
    ordered.push(each!, item, mark('har', items[next]!))
    // "datum, övning och hur det gick": one of it is a field, whatever list there is of it elsewhere
    for (; items[next] && !ends.test(wordOf(items[next])); next++) {
      const listed = items[next]!
      const isOne = listed.kind === 'chunk' && listed.thing && !listed.plural && listed.asks !== 'which'
      ordered.push(isOne ? { ...listed, described: true } : listed)
    }
    at = next - 1
  }
  return ordered
}

const writes =
  /^(?:samla|samlar|anteckna|notera|registrera|logga|spara|dokumentera|skriva|skriver|antecknar|noterar|registrerar|loggar|sparar|dokumenterar)$/
const namedMin = 3
/** "Vi vill anteckna djurslag, kön, slaktvikt": what is noted are fields, whatever else the words name; "på en skala" is how. */
function fieldsNoted(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    ordered.push(items[at]!)
    const first = items[at + 1]
    if (!writes.test(wordOf(items[at])) || first?.kind !== 'chunk' || first.plural) continue
    const listed: Item[] = []
    let next = at + 1
    for (; items[next]; next++) {
      const item = items[next]!
      if (item.kind === 'mark' && item.word === 'på' && wordOf(items[next + 1]) === 'en') next += 2
      else if (item.kind === 'chunk' || joins.test(item.word)) listed.push(item)
      else break
    }
    const nouns = listed.filter((item) => item.kind === 'chunk')
    const isEnd = !items[next] || ends.test(wordOf(items[next])) || /^(?:för|per|efter|när)$/.test(wordOf(items[next]))
    if (!isEnd || nouns.length < namedMin || nouns.some(({ plural, thing }) => plural && thing)) continue
    ordered.push(...listed.map((item) => (item.kind === 'chunk' ? asField(item) : item)))
    at = next - 1
  }
  return ordered
}
const asField = (item: Chunk): Chunk => {
  const { trade: _trade, headDomain: _head, ...rest } = item
  return { ...rest, text: item.text || item.domainText || '', words: Math.max(1, item.words), cues: [], described: true }
}

/** "lägga in sträckor med avgång, ankomst": what is put in and has fields is a list, whatever field the word names besides. */
function putIn(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const isPut = /^(?:in|upp)$/.test(wordOf(items[at - 1])) || writes.test(wordOf(items[at - 1]))
    // "anteckna skador på vägen med plats"
    const isPlaced = /^(?:på|i|hos|vid)$/.test(wordOf(items[at + 1])) && items[at + 2]?.kind === 'chunk'
    const open = isPlaced ? at + 3 : at + 1
    const isList = item.kind === 'chunk' && item.plural && !item.thing && isPut && wordOf(items[open]) === 'med'
    if (item.kind !== 'chunk' || !isList || !listsFields(items, open + 1)) {
      ordered.push(item)
      continue
    }
    const { field: _field, ...rest } = item
    ordered.push({ ...rest, fieldWords: 0 })
    at = open - 1
  }
  return ordered
}

/** "spara mjölsort, jästid och resultat för varje bak": every one has them. */
function forEachAtEnd(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, place) =>
      wordOf(item) === 'för' &&
      wordOf(items[place + 1]) === 'varje' &&
      items[place + 2]?.kind === 'chunk' &&
      (!items[place + 3] || ends.test(wordOf(items[place + 3]))),
  )
  const each = items[at + 2]
  const verb = items.findLastIndex((item, place) => place < at && item.kind === 'mark' && !joins.test(item.word))
  if (
    at < 0 ||
    each?.kind !== 'chunk' ||
    times.test(each.text) ||
    !writes.test(wordOf(items[verb])) ||
    !listsFields(items, verb + 1)
  )
    return [...items]
  return [
    ...items.slice(0, verb),
    mark('varje', items[verb]!),
    each,
    mark('har', each),
    ...items.slice(verb + 1, at),
    ...items.slice(at + 3),
  ]
}

const heads = /^(?:journal|kort|dagbok|lista|profil|sida|register|mapp|akt|fil|flik|rad)$/i
/** "en egenkontroll för varje tak med adress, datum": of what it is a check does not own what the check notes. */
function ofEach(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [head, of, each, item, open] = items.slice(at, at + 5)
    const isOfEach =
      head?.kind === 'chunk' &&
      head.text !== '' &&
      !head.named &&
      !heads.test(head.text) &&
      !/(?:lista|schema|journal|bok|kort)$/i.test(head.text) &&
      wordOf(items[at - 1]) === 'en' &&
      wordOf(of) === 'för' &&
      wordOf(each) === 'varje' &&
      item?.kind === 'chunk' &&
      /^(?:med|:)$/.test(wordOf(open)) &&
      listsFields(items, at + 5)
    if (!isOfEach || item?.kind !== 'chunk') {
      ordered.push(items[at]!)
      continue
    }
    const { thing: _thing, ...kept } = item
    ordered.push({ ...head, plural: true }, mark(':', of!), { ...kept, plural: false, described: true }, mark(',', open!))
    at += 4
  }
  return ordered
}

const dated: Chunk['field'] = { kind: 'field', id: 'date' }
const taken: Chunk['field'] = { kind: 'field', id: 'revenue' }
const enters = /^(?:skriv|noter|anteckn|registrer|dokumenter|logg|för$|föra$|fyll|mat|lägg|rapporter|ang|knapp|spar)/
const dayOnly = /^(?:dag|kväll|morgon|natt|arbetsdag|vardag|helg|vecka|månad)$/i
/** "Varje kväll vill jag mata in dagskassan per kafé, antal gäster": what is written down day by day is a report, and has the day. */
function dailyNoted(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const from = leads.test(wordOf(items[at])) ? at + 1 : at
    const day = items[from + 1]
    const isDaily = wordOf(items[from]) === 'varje' && day?.kind === 'chunk' && dayOnly.test(day.text) && opensSentence(items, at)
    // "varje kväll innan stängning"
    const isBeside = /^(?:innan|efter|före|vid|när|i|på)$/.test(wordOf(items[from + 2])) && items[from + 3]?.kind === 'chunk'
    let next = isBeside ? from + 4 : from + 2
    while (items[next]?.kind === 'mark' && (noting.test(wordOf(items[next])) || enters.test(wordOf(items[next])))) next++
    const isEntered = items.slice(from + 2, next).some((item) => enters.test(wordOf(item)))
    const end = items.findIndex((item, place) => place >= next && ends.test(wordOf(item)))
    const listed = items.slice(next, end < 0 ? items.length : end)
    const nouns = listed.filter((item): item is Chunk => item.kind === 'chunk')
    // "varje kväll antecknar vi passen med längd": a list that has its own
    const isPlain = nouns.length > 1 && listed[0]?.kind === 'chunk' && !listed.some((item) => opens.test(wordOf(item)))
    if (!isDaily || !isEntered || !isPlain || day?.kind !== 'chunk') {
      ordered.push(items[at]!)
      continue
    }
    const takings = nouns[0]!.thing?.id === 'dailySales' || /^(?:dags)?kassan?$/i.test(nouns[0]!.text) ? nouns[0] : undefined
    const span = /^(?:vecka|månad)$/i.exec(day.text)?.[0].toLowerCase()
    const report = noun(span === 'vecka' ? 'veckorapporter' : span ? 'månadsrapporter' : 'dagsrapporter', day, {
      plural: true,
      named: 'record',
    })
    const fields = listed.flatMap((item, place, all): Item[] => {
      const next = all[place + 1]
      const isPer = wordOf(item) === 'per' && next?.kind === 'chunk'
      if (isPer) return [mark(',', item)]
      // "svinn i kronor"
      if ((wordOf(item) === 'i' && isUnit(next)) || (isUnit(item) && wordOf(all[place - 1]) === 'i')) return []
      if (item === takings) return [noun('dagskassa', takings, { field: taken, fieldWords: 1, described: true })]
      return [item.kind === 'chunk' ? asField(item) : item]
    })
    ordered.push(
      takings ? noun('dagskassor', takings, { plural: true, thing: { kind: 'thing', id: 'dailySales' }, thingWords: 1 }) : report,
      mark(':', day),
      noun('datum', day, { field: dated, fieldWords: 1, described: true }),
      mark(',', day),
      ...fields,
    )
    at = next + listed.length - 1
  }
  return ordered
}
const isUnit = (item: Item | undefined) =>
  item?.kind === 'chunk' && (/^(?:kronor|kr|euro)$/i.test(item.text) || unitOf(item.text, 'sv') !== undefined)
const opens = /^(?:med|:|har|\()$/

export const swedishNoting = (items: readonly Item[]): Item[] =>
  putIn(fieldsNoted(forEachAtEnd(swedishPlaces(ofEach(dailyNoted(eachNoted(notedWith(swedishTold(items)))))))))

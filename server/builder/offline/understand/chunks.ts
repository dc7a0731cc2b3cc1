// Cuts an English or Swedish text into chunks (runs of content words, each a possible thing or field) and the marks between
// them (function words, verbs, punctuation). Nothing is decided here but what a chunk could mean.
import { isPlural, isSwedishPlural } from '../lexicon/inflect.ts'
import type { Reading } from '../lexicon/lexicon.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { type Latin, type Match, type Token, matchesAt, splitCompound } from './tokens.ts'
import { tradeOf } from './trade-of.ts'
import { repairTypos } from './typos.ts'

export type Chunk = {
  kind: 'chunk'
  /** the words that name the thing or field, trimmed of adjectives and building words; '' when nothing is left */
  text: string
  start: number
  end: number
  plural: boolean
  thing?: Reading
  field?: Reading
  /** words the thing and the field reading cover, of the `words` in the text */
  thingWords: number
  fieldWords: number
  words: number
  /** views, pages, services, colours … met on the way */
  cues: Reading[]
  /** "… tool" names what to build; "… tracker", "… list" also says that the rest is a kind of record */
  named: 'building' | 'record' | null
  /** the noun itself also names a domain: "restaurant" */
  headDomain?: boolean
  /** the words of a domain that is all the chunk names: "bonsai" of "bonsai tracker" */
  domainText?: string
  /** the class of the trade it names: "violin workshop" */
  trade?: { trade: string; length: number }
  /** a thing named before the head: "customer orders" */
  modifier?: Reading
}
export type Mark = { kind: 'mark'; word: string; verb: boolean; start: number; end: number }
export type Item = Chunk | Mark

const possessive = /^(my|our|your|their|his|her|its|min|mitt|mina|vår|vårt|våra)$/
const isCue = (reading: Reading) => !['thing', 'field', 'word'].includes(reading.kind)
const contentWord = /[\p{L}\p{N}]/u

/** Reads tokens[from..to) as one chunk: adjectives off the front, building words and views off the back, then the head. */
export function readChunk(tokens: readonly Token[], from: number, to: number, language: Latin): Chunk {
  const words = functionWords[language]
  let low = from
  let high = to
  const cues: Reading[] = []
  let named: Chunk['named'] = null
  let domainText = ''
  const textOf = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')
  const whole = (): Match | undefined => matchesAt(tokens, low, language, high).find((match) => match.length === high - low)
  const trim = () => {
    while (low < high - 1 && (words.trim.has(tokens[low]!.low) || /^\d+$/.test(tokens[low]!.low))) {
      if (whole()?.readings.some((reading) => ['thing', 'field', 'tool'].includes(reading.kind))) break
      low++
    }
  }
  const suffix = (): Match | undefined => {
    for (let at = Math.max(low, high - 5); at < high; at++) {
      const match = matchesAt(tokens, at, language, high).find((each) => each.length === high - at)
      if (match) return match
    }
    return undefined
  }
  trim()
  while (high > low) {
    const match = suffix()
    if (!match) break
    const covers = match.length === high - low
    const noun = match.readings.some((reading) => reading.kind === 'thing' || reading.kind === 'field')
    const cue = match.readings.filter(isCue)
    const building = match.readings.some((reading) => reading.kind === 'word')
    // "todo", "blog" and "sales" are things, domains and kinds of page at once: keep every reading
    if (noun && (covers || !(building || cue.length))) {
      cues.push(...cue.filter((reading) => reading.kind !== 'domain' || covers))
      break
    }
    if (
      noun &&
      !covers &&
      cue.length &&
      !building &&
      !cue.some((reading) => ['view', 'page', 'service', 'builtIn'].includes(reading.kind))
    )
      break
    // "travel blog", "photo portfolio site": a thing that is a kind of page stays the head
    if (match.readings.some((reading) => reading.kind === 'thing') && cue.some((reading) => reading.kind === 'page')) {
      cues.push(...cue.filter((reading) => reading.kind === 'page'))
      break
    }
    if (!building && !cue.length) break
    cues.push(...cue)
    if (covers && !building && cue.some((reading) => reading.kind === 'domain')) domainText = textOf(low, high)
    if (building) named = match.readings.some((reading) => reading.id === 'record') ? 'record' : (named ?? 'building')
    high -= match.length
    trim()
  }
  const chunk: Chunk = {
    kind: 'chunk',
    text: '',
    start: tokens[from]!.start,
    end: tokens[to - 1]!.end,
    plural: false,
    thingWords: 0,
    fieldWords: 0,
    words: high - low,
    cues,
    named,
    ...(domainText && { domainText }),
  }
  if (high <= low) {
    // "scouts, badges and camps": several of what is also a domain may be a list of them
    const last = domainText.slice(domainText.lastIndexOf(' ') + 1).toLowerCase()
    const isMany = domainText !== '' && !named && (language === 'en' ? isPlural(last) : isSwedishPlural(last))
    return isMany ? { ...chunk, text: domainText, words: 1, plural: true } : chunk
  }
  // colours, tones and domains among the modifiers say something of their own and leave the label
  const isOneNoun = whole()?.readings.some((reading) => reading.kind === 'thing' || reading.kind === 'field') ?? false
  for (let at = low; at < high - 1 && !isOneNoun; at++) {
    const match = matchesAt(tokens, at, language, high - 1)[0]
    if (!match) continue
    const loose = match.readings.filter((reading) => ['colour', 'tone', 'domain', 'service'].includes(reading.kind))
    cues.push(...loose)
    chunk.modifier ??= match.readings.find((reading) => reading.kind === 'thing')
    if (loose.length && at === low && !match.readings.some((reading) => reading.kind === 'field')) low = at + match.length
    at += match.length - 1
  }
  const head = suffix()
  if (head?.readings.some((reading) => reading.kind === 'domain')) chunk.headDomain = true
  for (const reading of head?.readings ?? []) {
    if (reading.kind === 'thing' && !chunk.thing) Object.assign(chunk, { thing: reading, thingWords: head!.length })
    if (reading.kind === 'field' && !chunk.field) Object.assign(chunk, { field: reading, fieldWords: head!.length })
  }
  // "sales dashboard": the domain, not a list of sales
  const building = chunk.named === 'building' || cues.some((cue) => cue.kind === 'page')
  if (
    building &&
    chunk.thing &&
    cues.some((cue) => cue.kind === 'domain') &&
    head?.readings.some((reading) => reading.kind === 'domain')
  ) {
    delete chunk.thing
    delete chunk.field
    chunk.words = 0
    return chunk
  }
  chunk.words = high - low
  chunk.text = textOf(low, high)
  const last = tokens[high - 1]!.low
  chunk.plural = language === 'en' ? isPlural(last) : isSwedishPlural(last)
  if (language === 'sv' && !chunk.thing && !chunk.field) readCompound(chunk, last)
  const trade = chunk.plural || chunk.named === 'record' ? null : tradeOf(chunk.text, language)
  if (trade) chunk.trade = trade
  return chunk
}

function readCompound(chunk: Chunk, word: string) {
  const split = splitCompound(word)
  if (!split) return
  const domain = split.modifier.find((reading) => reading.kind === 'domain')
  if (domain) chunk.cues.push(domain)
  const head = split.head.find((reading) => reading.kind === 'thing') ?? split.head.find((reading) => reading.kind === 'field')
  if (head) {
    if (head.kind === 'thing') Object.assign(chunk, { thing: head, thingWords: 1 })
    else Object.assign(chunk, { field: head, fieldWords: 1 })
    chunk.modifier ??= split.modifier.find((reading) => reading.kind === 'thing')
    // reseblogg: the head is a thing and a kind of page at once
    chunk.cues.push(...split.head.filter((reading) => reading.kind === 'page'))
    return
  }
  chunk.cues.push(
    ...split.head.filter(isCue),
    ...split.modifier.filter((reading) => reading.kind === 'page' || reading.kind === 'service'),
  )
  const named = split.head.find((reading) => reading.kind === 'word')
  if (named) chunk.named = named.id === 'record' ? 'record' : 'building'
  const thing = split.modifier.find((reading) => reading.kind === 'thing')
  if (thing) Object.assign(chunk, { thing: { ...thing, hidden: true }, thingWords: 1, text: split.modifierText })
  else if (!split.modifier.length) chunk.text = split.modifierText
  else Object.assign(chunk, { text: '', words: 0 })
}

/** A phrase that holds function words ("date of birth", "follow up", "to do") is content as a whole. */
function phraseWithFunctionWords(
  tokens: readonly Token[],
  at: number,
  language: Latin,
  plain: (token: Token) => boolean,
): number {
  const long = matchesAt(tokens, at, language).find((match) => match.length > 1)
  if (!long) return 0
  const held = tokens.slice(at, at + long.length)
  return held.some((token) => !plain(token)) && long.readings.some((reading) => reading.kind !== 'word') ? long.length : 0
}

/** The items of a text, in order. Typing errors of one letter in long words are repaired first. */
export function readItems(given: readonly Token[], language: Latin): Item[] {
  const words = functionWords[language]
  const tokens = repairTypos(given, language)
  const items: Item[] = []
  const isVerb = (at: number): boolean => {
    const low = tokens[at]!.low
    // after "my" stands a noun: "my runs", "our booking"
    if (possessive.test(tokens[at - 1]?.low ?? '')) return false
    if (tokens[at - 1]?.low === 'to' && /^(us|me|it|them|you|him|her)$/.test(tokens[at + 1]?.low ?? '')) return true
    if (words.verbs.has(low)) return !endsName(tokens, at, language)
    if (!words.maybeVerbs.has(low)) return false
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const opens = !before || /^[.!?\n]$/.test(before.low)
    if (!opens && !words.beforeVerb.has(before.low)) return false
    // "places to visit", "books to read": what is to be done with them
    if (before?.low === 'to' && tokens[at - 2] && isPlural(tokens[at - 2]!.low)) return true
    if (!after || after.mark) return false
    return (
      ['a', 'an', 'the', 'my', 'our', 'their', 'all', 'new', 'and', 'or', 'mina', 'våra'].includes(after.low) ||
      (!words.stop.has(after.low) &&
        !words.with.has(after.low) &&
        !words.for.has(after.low) &&
        !after.mark &&
        !matchesAt(tokens, at, language).some((match) => match.length > 1) &&
        !namesBuilding(after, language))
    )
  }
  const closed = (token: Token) =>
    token.mark ||
    words.stop.has(token.low) ||
    words.with.has(token.low) ||
    words.has.has(token.low) ||
    words.for.has(token.low) ||
    words.by.has(token.low) ||
    words.each.has(token.low) ||
    words.and.has(token.low)
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const long = token.mark
      ? 0
      : phraseWithFunctionWords(tokens, at, language, (each) => !closed(each) && !words.verbs.has(each.low))
    if (!long && (closed(token) || isVerb(at))) {
      items.push({ kind: 'mark', word: token.low, verb: !closed(token), start: token.start, end: token.end })
      at++
      continue
    }
    let end = at + (long || 1)
    while (end < tokens.length) {
      const more = phraseWithFunctionWords(tokens, end, language, (each) => !closed(each) && !words.verbs.has(each.low))
      if (!more && (closed(tokens[end]!) || isVerb(end))) break
      end += more || 1
    }
    if (tokens.slice(at, end).some((each) => contentWord.test(each.low))) items.push(readChunk(tokens, at, end, language))
    at = end
  }
  return items
}

/** "Beach cleanup log: …", "tide record with …": a verb of the same sound that ends a name is a noun. */
function endsName(tokens: readonly Token[], at: number, language: Latin): boolean {
  const words = functionWords[language]
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const ends = !after || after.mark || words.with.has(after.low) || words.for.has(after.low)
  const isNamed =
    before !== undefined &&
    !before.mark &&
    !words.stop.has(before.low) &&
    !words.verbs.has(before.low) &&
    !words.and.has(before.low)
  return ends && isNamed && !words.beforeVerb.has(before.low) && namesBuilding(tokens[at]!, language)
}

const namesBuilding = (token: Token, language: Latin) =>
  matchesAt([token], 0, language).some((match) => match.readings.some((reading) => reading.kind === 'word'))

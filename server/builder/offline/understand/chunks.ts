// Reads a run of content words as one chunk: a possible thing or field, all it could mean and says besides. Decides nothing.
import { isPlural, isSwedishPlural } from '../lexicon/inflect.ts'
import type { Reading } from '../lexicon/lexicon.ts'
import { listedPlural } from '../lexicon/swedish-nouns.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { isCue, type Latin, type Match, matchesAt, readingsOfPhrase, type Token } from './tokens.ts'
import { isComing, numbered } from './english-verbs.ts'
import { isContainer } from './is-container.ts'
import { isOwner, readCompound } from './swedish-compounds.ts'
import { tradeOf } from './trade-of.ts'

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
  /** "6 cars", "three flats": how many there are */
  counted?: boolean
  /** what a sheet of one kind of record lists: one of its fields, whatever else the word names */
  described?: boolean
  /** who only acts on what is kept: スタッフが入力 */
  doer?: boolean
  /** a thing named before the head: "customer orders" */
  modifier?: Reading
  /** whose it is, in Swedish: "båtens längd" */
  of?: Reading
  /** a clause that stands for a field */
  asks?: 'yesOrNo' | 'who' | 'which'
}
export type Mark = { kind: 'mark'; word: string; verb: boolean; start: number; end: number }
export type Item = Chunk | Mark

const numeral =
  /^(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio|hundra|tusen)$/
/** How a clause begins that was said as one noun. */
const clauses = { en: /^(who|what|where|how|has|needs|number|amount) /, sv: /^(vem|vilka|från|till) / }
/** Their plural is as their singular. */
const uncounted = /^(fish|sheep|deer|cattle|poultry|livestock|aircraft|salmon|trout)$/
const pace = /^(?:daily|weekly|monthly|quarterly|yearly|annual|annually)$/
/** What tells one field from another of its kind: "old address", "main phone". */
const tellsApart =
  /^(?:main|old|new|current|previous|former|latest|internal|private|additional|extra|overall|regular|personal|temporary|permanent|best|huvudsaklig|gammal|gamla|ny|nya|nytt|nuvarande|tidigare|senaste|intern|privat|extra|ordinarie|personlig|tillfällig|bästa)$/
const isTool = ({ kind }: Reading) => kind === 'tool'

/** Reads tokens[from..to) as one chunk: adjectives off the front, building words and views off the back, then the head. */
export function readChunk(tokens: readonly Token[], from: number, to: number, language: Latin): Chunk {
  const words = functionWords[language]
  let low = from
  let high = to
  const cues: Reading[] = []
  let named: Chunk['named'] = null
  let domainText = ''
  let isPartOfName = false
  let of: Reading | undefined
  const asks = tokens[to - 1]!.asks
  const textOf = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')
  const whole = (): Match | undefined => matchesAt(tokens, low, language, high).find((match) => match.length === high - low)
  const isField = (start: number) =>
    matchesAt(tokens, start, language, high).some(
      ({ length, readings }) => length === high - start && readings.every(({ kind }) => kind === 'field'),
    )
  const trim = () => {
    // "small business" is one name
    const startsName = () =>
      matchesAt(tokens, low, language, high).some(
        (match) =>
          match.length > 1 &&
          match.readings.some((reading) => reading.kind === 'domain' || (reading.kind === 'field' && language === 'en')),
      )
    while (low < high - 1 && !startsName() && (words.trim.has(tokens[low]!.low) || numeral.test(tokens[low]!.low))) {
      if (whole()?.readings.some((reading) => ['thing', 'field', 'tool'].includes(reading.kind))) break
      // "yearly rent": how often is part of what a field says
      if ((pace.test(tokens[low]!.low) || tellsApart.test(tokens[low]!.low)) && isField(low + 1)) break
      if (language === 'en' && isComing(tokens, low, high)) break
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
  // "Inspection monthly: …"
  if (language === 'en' && high - low > 1 && pace.test(tokens[high - 1]!.low)) high--
  const counted = numeral.test(tokens[low - 1]?.low ?? '')
  // "skolans skåp", "ungarnas saker": whose it is is no part of the name
  while (language === 'sv' && low < high - 1 && isOwner(tokens[low]!.low) && !whole()) {
    const readings = readingsOfPhrase(tokens[low]!.low.slice(0, -1), 'sv')
    cues.push(...readings.filter((reading) => reading.kind === 'domain'))
    of = readings.find((reading) => reading.kind === 'thing' && !reading.hidden)
    low++
    trim()
  }
  const owned = cues.length
  // "pomodorotimer 25/5"
  const isSet = high - low > 1 && /^\d+(?:\/\d+)?$/.test(tokens[high - 1]!.low)
  if (isSet && matchesAt(tokens, high - 2, language, high - 1)[0]?.readings.some(isTool)) high--
  while (high > low) {
    const match = suffix()
    // "medicine cabinet": nothing else is known of its last word
    if (!match && isContainer(tokens, low, high, language)) {
      named = 'record'
      high--
      continue
    }
    if (!match) break
    const covers = match.length === high - low
    const noun = match.readings.some((reading) => reading.kind === 'thing' || reading.kind === 'field')
    const cue = match.readings.filter(isCue)
    // "library overdue books": several books are no book of records
    const isSeveral = language === 'en' && match.length === 1 && noun && isPlural(tokens[high - 1]!.low)
    const building = !isSeveral && match.readings.some((reading) => reading.kind === 'word')
    if (match.length === 1 && isContainer(tokens, low, high, language)) {
      named = 'record'
      high--
      continue
    }
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
    // "Foster families have …": what has fields of its own is no trade
    const isListed = language === 'en' && high === to && !covers && isDescribed(tokens, to)
    if (isListed && isPlural(tokens[high - 1]!.low) && cue.every((each) => each.kind === 'domain')) break
    // "my chess games with opponent": played ones are kept, and no game is to be made
    const isPlayed = cue.length > 0 && cue.every(({ kind, id }) => kind === 'service' && id === 'game')
    if (isPlayed && high === to && isPlural(tokens[high - 1]!.low) && /^(with|has|have|:|\()$/.test(tokens[to]?.low ?? '')) break
    cues.push(...cue)
    if (covers && !building && cue.some((reading) => reading.kind === 'domain')) domainText = textOf(low, high)
    isPartOfName = !building && cue.some((reading) => reading.kind === 'domain')
    if (building) named = match.readings.some((reading) => reading.id === 'record') ? 'record' : (named ?? 'building')
    high -= match.length
    trim()
  }
  // "skolans cafeteria": the owner's trade says less than its own
  cues.push(...cues.splice(0, owned))
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
    ...(counted && { counted }),
    ...(of && { of }),
    ...(asks && { asks }),
  }
  if (high <= low) {
    // "scouts, badges and camps": several of what is also a domain may be a list of them
    const last = domainText.slice(domainText.lastIndexOf(' ') + 1).toLowerCase()
    // "ett lager", "vårt gym": a place, whose plural is the same word
    const isPlace = language === 'sv' && /^(?:lager|förråd|gym|hotell|stall|kök|bibliotek|hem|torp|skepp)$/.test(last)
    const isMany = domainText !== '' && !named && (language === 'en' ? isPlural(last) : isSwedishPlural(last) && !isPlace)
    return isMany ? { ...chunk, text: domainText, words: 1, plural: true } : chunk
  }
  // "boat builder", "wine club": what stands before the domain's word is part of its name
  if (isPartOfName && language === 'en' && named !== 'record' && !isPlural(tokens[high - 1]!.low)) {
    const front = suffix()?.readings.find((reading) => reading.kind === 'thing')
    return { ...chunk, words: 0, ...(front && { modifier: front }) }
  }
  const nameFrom = low
  const ownCues = cues.length
  // colours, tones and domains among the modifiers say something of their own and leave the label
  const isOneNoun = whole()?.readings.some((reading) => reading.kind === 'thing' || reading.kind === 'field') ?? false
  const headFrom = high - (suffix()?.length ?? 1)
  for (let at = low; at < headFrom && !isOneNoun; at++) {
    const match = matchesAt(tokens, at, language, headFrom)[0]
    if (!match) continue
    const loose = match.readings.filter((reading) => ['colour', 'tone', 'domain', 'service'].includes(reading.kind))
    cues.push(...loose)
    chunk.modifier ??= match.readings.find((reading) => reading.kind === 'thing')
    const isWhole = isNameless(tokens, headFrom, high, language) || match.readings.some((reading) => reading.kind === 'field')
    const isNumbered = numbered.test(tokens[high - 1]!.low) && loose.every(({ kind }) => kind === 'domain')
    if (loose.length && at === low && !isWhole && !isNumbered) low = at + match.length
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
  const isClause = asks === 'yesOrNo' || asks === 'who' || clauses[language].test(last)
  const isUncounted = language === 'en' && uncounted.test(last) && !/^(a|an|one|each|every)$/.test(tokens[from - 1]?.low ?? '')
  // "ett lager med …": one of them, though several are called so, too
  const isOne = /^(?:en|ett)$/.test(tokens[from - 1]?.low ?? '') && listedPlural(last) === last
  chunk.plural =
    language === 'en' ? (isPlural(last) || isUncounted) && !clauses.en.test(last) : isSwedishPlural(last) && !isClause && !isOne
  if (language === 'sv' && !chunk.thing && !chunk.field && !isClause) readCompound(chunk, last)
  // the day of it, and no list of what happens
  if (language === 'en' && isComing(tokens, low, high)) {
    delete chunk.thing
    chunk.described = true
  }
  // "antal lamm" is a number, and no list of lambs
  const isCount = language === 'sv' && /^antal /i.test(chunk.text)
  if (isCount) delete chunk.thing
  if (isCount && chunk.fieldWords < chunk.words) delete chunk.field
  const tradeText = language === 'en' ? textOf(nameFrom, high) : chunk.text
  // "beskrivning" is no demolition firm
  const isPlainField = language === 'sv' && chunk.fieldWords >= 1 && !chunk.headDomain && cues.length === 0
  const isNoTrade = chunk.named === 'record' || isClause || isPlainField || (chunk.plural && language !== 'en')
  const trade = isNoTrade ? null : tradeOf(chunk.text, language)
  // "byggvaruhandel" is a shop, and no share (andel)
  if (trade && language === 'sv' && !chunk.thing && chunk.fieldWords < 1) delete chunk.field
  // "drum lessons" are a trade, "lessons" a list of them
  if (trade && (!chunk.plural || high - nameFrom > trade.length)) {
    chunk.trade = trade
    // "clothes shop": a shop, whatever its goods are to others
    const isKnownWhole =
      chunk.headDomain === true && head !== undefined && (head.length === high - nameFrom || head.length > trade.length)
    if (language === 'en' && namedByHead.has(trade.trade) && high - nameFrom > trade.length && !isKnownWhole) {
      chunk.cues = [...cues.slice(0, ownCues), ...cues.slice(ownCues).filter((cue) => cue.kind !== 'domain')]
      chunk.text = tradeText
      chunk.words = high - nameFrom
      delete chunk.headDomain
    }
  }
  return chunk
}

/** "Foster families have", "PT clients, with" */
const isDescribed = (tokens: readonly Token[], at: number) =>
  /^(?:has|have|:)$/.test(tokens[at]?.low ?? '') || (tokens[at]?.low === ',' && tokens[at + 1]?.low === 'with')

/** "Lambing records": by itself the last word names nothing. */
const isNameless = (tokens: readonly Token[], from: number, to: number, language: Latin) =>
  language === 'en' && to - from === 1 && /^(?:records|entries|items|data|details)$/.test(tokens[from]!.low)

/** Trades whose last word says more than what stands before it. */
const namedByHead = new Set(
  'storeTrade rentalTrade makerTrade repairTrade jobTrade clinicTrade lodgingTrade transportTrade schoolTrade coachTrade'.split(
    ' ',
  ),
)

// Sheets and forms that a sentence of an English prompt asks for: "an attendance sheet for the choir. I want name, date", "a request form
// for tenants with unit, problem", "a gallery with a photo of each radio, the maker". Whom they are for and where they hang own no fields.
import { isPlural, plural } from '../../lexicon/inflect.ts'
import { readingsOfPhrase, type Token } from '../tokens.ts'
import { ends, isContent, mark, type Moved, namesPeople, nounEnd } from './sentence-parts.ts'

const sheet = /^(?:sheet|log|form|register|record|list|chart|diary|journal|logbook|table|book|tracker|card|roster)$/
const opensFields = /^(?:with|:|\()$/
const determiner = /^(?:a|an|the|our|my|all|each|every|any|their|your)$/
const fieldsMin = 3
const lookAheadMax = 12

const isKnown = (word: string, kind: string) => readingsOfPhrase(word, 'en').some((reading) => reading.kind === kind)

/** Items of a list up to the end of the sentence, or 0 where something else than a plain list follows. */
function plainItems(tokens: readonly Token[], from: number): number {
  let items = 1
  for (let at = from; tokens[at] && !ends.test(tokens[at]!.low); at++) {
    const { low } = tokens[at]!
    if (/^(?:with|:|\(|has|have)$/.test(low)) return 0
    if (low === ',' || (low === 'and' && tokens[at - 1]?.low !== ',')) items++
  }
  return items
}

const wanting =
  /^(?:i|we|it|they|please|there|should|would|must|want|wants|need|needs|like|have|has|include|show|see|to|note|record|write|down|track|also|be|enter|fill|in|just|only|the|following|columns|fields|are|is|'d|for|i'd|we'd)$/

/** "Give me an attendance sheet for Sunday school. I want class, child and date": what the sheet has. */
export function sheetThenFields(tokens: readonly Token[], at: number): Moved | null {
  if (at > 0) return null
  const end = tokens.findIndex(({ low }) => /^[.!\n]$/.test(low))
  if (end < 0 || end > lookAheadMax) return null
  const named = tokens.slice(0, end).findIndex(({ low }, place) => place > 0 && sheet.test(low))
  if (named < 0 || tokens[named - 1]!.mark || determiner.test(tokens[named - 1]!.low)) return null
  const rest = tokens[named + 1]!
  if (named + 1 !== end && !/^(?:for|of|in|at|on)$/.test(rest.low)) return null
  let list = end + 1
  while (tokens[list] && !tokens[list]!.mark && wanting.test(tokens[list]!.low)) list++
  const first = tokens[list]
  if (list - end < 3 || !first || first.mark || plainItems(tokens, list) < fieldsMin) return null
  if (isPlural(first.low) && isKnown(first.low, 'thing')) return null
  // an attendance sheet keeps who was there
  const ahead =
    tokens[named - 1]!.low === 'attendance' ? [{ ...tokens[named]!, text: 'records', low: 'records' }] : [tokens[named]!]
  return { tokens: [...tokens.slice(0, named), ...ahead, mark(first, ':')], next: list }
}

const forms = /^(?:form|report|request|sheet|slip|questionnaire|application|log|diary|journal|complaint|claim|card)$/
/** What a form of that name collects one by one. */
const collected =
  /^(?:request|complaint|report|application|registration|booking|reservation|referral|claim|inspection|order|sign-up|signup)$/

/** "a request form for tenants with unit, problem": one request by one, and no list of the tenants. */
export function formFor(tokens: readonly Token[], at: number): Moved | null {
  const token = tokens[at]!
  const before = tokens[at - 1]
  const isForm = token.low === 'form' && before !== undefined && collected.test(before.low)
  if (!forms.test(token.low) || !before || before.mark || determiner.test(before.low)) return null
  let next = at + 1
  if (tokens[next]?.low === 'for') {
    next++
    while (determiner.test(tokens[next]?.low ?? '')) next++
    const end = nounEnd(tokens, next)
    const last = tokens[end - 1]
    if (end === next || !last || !namesPeople(last.low)) return null
    next = end
  } else if (!isForm) return null
  if (!opensFields.test(tokens[next]?.low ?? '') || !tokens[next + 1]) return null
  if (plainItems(tokens, next + 1) < fieldsMin) return null
  return { tokens: isForm ? [] : [token], next }
}

/** "complaints about noise, parking and trash": what they are about is no list. */
export function aboutKinds(tokens: readonly Token[], at: number): Moved | null {
  const [token, before] = [tokens[at]!, tokens[at - 1]]
  if (!/^(?:about|concerning|regarding)$/.test(token.low) || !before || before.mark || !isPlural(before.low)) return null
  let next = at + 1
  let joints = 0
  for (; tokens[next] && !ends.test(tokens[next]!.low) && !opensFields.test(tokens[next]!.low); next++) {
    const { low } = tokens[next]!
    if (/^(?:,|and|or|&)$/.test(low)) joints++
    else if (!isContent(tokens[next]!) && !determiner.test(low) && !/^(?:in|on|from|to|of)$/.test(low)) return null
  }
  return joints > 0 ? { tokens: [], next } : null
}

/** "a list of spraying done on our fields with product": where it was done is no list. */
export function doneWhere(tokens: readonly Token[], at: number): Moved | null {
  const before = tokens[at - 1]
  if (!/^(?:done|performed|made|carried)$/.test(tokens[at]!.low) || !before || before.mark || !isContent(before)) return null
  let next = tokens[at]!.low === 'carried' ? at + 2 : at + 1
  if (!/^(?:on|in|at|to|for|by)$/.test(tokens[next]?.low ?? '')) return null
  next++
  while (determiner.test(tokens[next]?.low ?? '')) next++
  const end = nounEnd(tokens, next)
  return end > next && opensFields.test(tokens[end]?.low ?? '') ? { tokens: [], next: end } : null
}

const holders = /^(?:gallery|list|catalogue|catalog|page|album|overview|collection|table|register)$/
/** "a gallery with a photo of each radio, the maker and the year": of radios. */
export function photoOfEach(tokens: readonly Token[], at: number): Moved | null {
  const [holder, link, article, photo, of, each, noun, comma] = tokens.slice(at, at + 8)
  if (!holder || !holders.test(holder.low) || !/^(?:with|of)$/.test(link?.low ?? '') || article?.low !== 'a') return null
  if (!/^(?:photo|picture|image)$/.test(photo?.low ?? '') || of?.low !== 'of' || !/^(?:each|every)$/.test(each?.low ?? ''))
    return null
  if (!noun || !isContent(noun) || !/^(?:,|and)$/.test(comma?.low ?? '')) return null
  const many = { ...noun, text: plural(noun.low), low: plural(noun.low) }
  return {
    tokens: [holder, { ...link!, text: 'of', low: 'of' }, many, { ...of, text: 'with', low: 'with' }, photo!],
    next: at + 7,
  }
}

const numeral =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred)$/
const bodies =
  /^(?:office|team|staff|group|family|company|firm|class|crew|club|workshop|household|department|school|association|band|choir|village)$/
/** "an office of fifteen people": how large it is. */
export function sizeOfBody(tokens: readonly Token[], at: number): Moved | null {
  const [of, count] = [tokens[at]!, tokens[at + 1]]
  if (of.low !== 'of' || !bodies.test(tokens[at - 1]?.low ?? '')) return null
  const from = /^(?:about|around|some|roughly)$/.test(count?.low ?? '') ? at + 2 : at + 1
  if (!numeral.test(tokens[from]?.low ?? '')) return null
  const end = nounEnd(tokens, from + 1)
  return end === from + 2 ? { tokens: [], next: end } : null
}

/** "Keep babysitters in one place with phone": a list of them, though the verb is a product and they are a trade. */
export function inOnePlace(tokens: readonly Token[], at: number): Moved | null {
  const verb = tokens[at]!
  if (!/^(?:keep|gather|collect|put|have|store)$/.test(verb.low)) return null
  let from = at + 1
  while (/^(?:all|the|our|my|of)$/.test(tokens[from]?.low ?? '')) from++
  const end = nounEnd(tokens, from)
  if (end === from || !isPlural(tokens[end - 1]!.low)) return null
  const [inside, one, place, opens] = tokens.slice(end, end + 4).map(({ low }) => low)
  if (inside !== 'in' || one !== 'one' || place !== 'place' || !opensFields.test(opens ?? '')) return null
  const say = (low: string): Token => ({ ...verb, text: low, low, end: verb.start })
  return { tokens: [say('list'), say('of'), ...tokens.slice(from, end)], next: end + 3 }
}

const ofGoods = /^(?:photos?|pictures?|images?|prices?|sizes?|dimensions|descriptions?|weights?|conditions?|colou?rs?|stock)$/
/** "I sell lamps. Show a shop with lamps, photos and price": what is sold has them, and no shop. */
export function shopWith(tokens: readonly Token[], at: number): Moved | null {
  const [shop, link, first, comma] = tokens.slice(at, at + 4)
  if (!/^(?:shop|store|webshop|storefront)$/.test(shop?.low ?? '') || link?.low !== 'with' || !first || first.mark) return null
  const items = tokens.slice(at + 2).filter(({ low }) => ofGoods.test(low)).length
  if (items < 2 || plainItems(tokens, at + 2) < fieldsMin || !/^(?:a|an|my|our|online|web)$/.test(tokens[at - 1]?.low ?? ''))
    return null
  const isNamed = isPlural(first.low) && !ofGoods.test(first.low) && comma?.low === ','
  const goods = isNamed ? first : { ...first, text: 'products', low: 'products', end: first.start }
  return {
    tokens: [shop!, { ...link, text: 'for', low: 'for' }, goods, { ...link, text: 'with', low: 'with' }],
    next: isNamed ? at + 4 : at + 2,
  }
}

/** "A timetable of ferry departures with", "a queue of people who want a plot, with": what is listed there, and what such a list is called. */
export function listedThere(tokens: readonly Token[], at: number): Moved | null {
  const [list, of, first] = tokens.slice(at, at + 3)
  if (of?.low !== 'of' || !first || first.mark) return null
  // "a log of what was put in with date": one entry by one
  if (/^(?:log|record)$/.test(list!.low) && first.low === 'what') {
    let open = at + 3
    while (tokens[open] && !tokens[open]!.mark && !opensFields.test(tokens[open]!.low)) open++
    const isOpened = opensFields.test(tokens[open]?.low ?? '') && plainItems(tokens, open + 1) >= fieldsMin
    return isOpened ? { tokens: [{ ...list!, text: 'log entries', low: 'log entries' }], next: open } : null
  }
  const say = (like: Token, low: string): Token => ({ ...like, text: low, low })
  if (/^(?:timetable|schedule|roster)$/.test(list!.low)) {
    const end = nounEnd(tokens, at + 2)
    const isMany = end > at + 2 && isPlural(tokens[end - 1]!.low)
    return isMany && opensFields.test(tokens[end]?.low ?? '') ? { tokens: [say(list!, 'list')], next: at + 1 } : null
  }
  if (!/^(?:queue|line|list)$/.test(list!.low) || tokens[at + 3]?.low !== 'who' || !namesPeople(first.low)) return null
  if (!/^(?:want|wants|wait|need|are|would)$/.test(tokens[at + 4]?.low ?? '')) return null
  let next = at + 5
  while (tokens[next] && !ends.test(tokens[next]!.low) && !opensFields.test(tokens[next]!.low)) next++
  return opensFields.test(tokens[next]?.low ?? '') ? { tokens: [say(list!, 'waiting list')], next } : null
}

const briefWordsMax = 5
/** "Carpool sign-up sheet", "Class attendance": all that a few words ask for is the list of who signs up or was there. */
export function briefList(tokens: readonly Token[], at: number): Moved | null {
  if (at > 0 || tokens.length > briefWordsMax || tokens.some((token) => token.mark && token.low !== '.')) return null
  const words = tokens.map(({ low }) => low)
  const last = tokens[tokens.length - 1]!
  const say = (low: string): Moved => ({ tokens: [{ ...last, text: low, low }], next: tokens.length })
  if (/(?:^| )(?:sign-up|signup|sign up) (?:sheet|form|list|page)$/.test(words.join(' '))) return say('sign-ups')
  const ended = words.findLastIndex((word) => !/^(?:sheet|list|tracker|register|log|book|record|records)$/.test(word))
  if (words[ended] !== 'attendance' || ended === 0) return null
  const of = { ...last, text: 'for', low: 'for', end: last.start }
  return { ...say('attendance records'), tokens: [...say('attendance records').tokens, of, ...tokens.slice(0, ended)] }
}

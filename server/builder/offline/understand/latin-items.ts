// The items of an English or Swedish text, with what several words say together put right before they are read one by one.
import { singular } from '../lexicon/inflect.ts'
import type { Chunk, Item, Mark } from './chunks.ts'
import { readItems } from './read-items.ts'
import { rewriteTokens } from './rewrite-tokens.ts'
import { swedishItems } from './swedish-items.ts'
import { type Latin, tokenise } from './tokens.ts'
import { wordsWithChoices } from './words-with-choices.ts'

export function latinItems(text: string, language: Latin): Item[] {
  const read = wordsWithChoices(readItems(rewriteTokens(tokenise(text), language), language), text)
  const items = withoutPace(standingJoin(read, text))
  return language === 'sv' ? swedishItems(items) : entriesOf(withoutPlace(ownersNoted(eachNoted(peopleAct(items)))), text)
}

const anybody = /^(?:people|folks|persons|somebody|guys|others)$/i
const letting = /^(?:let|lets|letting|allow|allows|help|helps|where|while|when|which|what|that|so|if|because|how|why|whose)$/
/** "let people reserve", "where people order": anybody at all does something, and is no list. */
function peopleAct(items: readonly Item[]): Item[] {
  return items.map((item, at): Item => {
    const [before, after] = [items[at - 1], items[at + 1]]
    const acts =
      (before?.kind === 'mark' && letting.test(before.word)) ||
      (after?.kind === 'mark' && (after.verb || /^(?:should|can|could|may|must|might)$/.test(after.word)))
    // "we want tenants to report leaks"
    const isWished =
      before?.kind === 'mark' &&
      /^(?:want|wants|allow|allows|ask|asks|invite|encourage)$/.test(before.word) &&
      after?.kind === 'mark' &&
      after.word === 'to' &&
      item.kind === 'chunk' &&
      item.plural
    const isLet = before?.kind === 'mark' && /^(?:let|lets|letting)$/.test(before.word) && after?.kind === 'mark' && after.verb
    return item.kind === 'chunk' && (isLet || isWished || (anybody.test(item.text) && acts)) && !item.named
      ? { kind: 'mark', word: 'people', verb: false, start: item.start, end: item.end }
      : item
  })
}

const logged = /\b(?:log|diary|journal|check|checks|report|reports|notes|round|rounds)$/i
const namedWithin = 6
/** "Fridge log for a restaurant: fridge, temperature": what is listed as a field is not what the log keeps. */
function entriesOf(items: readonly Item[], text: string): Item[] {
  const at = items.findIndex((item) => item.kind === 'chunk')
  const log = items[at]
  const opens = items.findIndex((item, place) => place > at && item.kind === 'mark' && item.word === ':')
  const field = items[opens + 1]
  if (log?.kind !== 'chunk' || opens < 0 || opens - at > namedWithin || field?.kind !== 'chunk') return [...items]
  const name = text.slice(log.start, log.end)
  const isSame = singular(field.text.toLowerCase()) === singular(log.text.toLowerCase())
  if (!isSame || !field.text || field.plural || !logged.test(name)) return [...items]
  const { thing: _thing, field: _field, headDomain: _domain, ...rest } = log
  const record: Chunk = { ...rest, text: name, words: name.split(' ').length, named: 'record', cues: [] }
  return items.map((item) => (item === log ? record : item === field ? { ...field, described: true } : item))
}

/** "radiators in the old factory: room, type": of several that nobody wrote down, and not of the place. */
function isWhere(items: readonly Item[], at: number, place: number): boolean {
  const [kept, link, noun, after] = [items[at - 1], items[at], items[place], items[place + 1]]
  return (
    link?.kind === 'mark' &&
    (/^(?:in|at|on)$/.test(link.word) || (link.word === 'of' && isArticle(items[at + 1]))) &&
    kept?.kind === 'chunk' &&
    kept.plural &&
    kept.text !== '' &&
    !kept.thing &&
    (!kept.field || kept.fieldWords < kept.words) &&
    kept.cues.every(({ kind }) => kind === 'domain') &&
    items.slice(0, at - 1).every(isArticle) &&
    noun?.kind === 'chunk' &&
    !noun.plural &&
    after?.kind === 'mark' &&
    after.word === ':'
  )
}

const wish = /^(?:want|need|like|wish)$/
const noting = /^(?:note|record|write|log|keep|track|register|store|list|see|know)$/
/** "We look after organ pipes and want to note length, material": what they have to do with owns what they note. */
function ownersNoted(items: readonly Item[]): Item[] {
  const wordAt = (at: number) => (items[at]?.kind === 'mark' ? (items[at] as Mark).word : '')
  const and = items.findIndex((item, at) => item.kind === 'mark' && item.word === 'and' && wish.test(wordAt(at + 1)))
  const kept = items[and - 1]
  if (and < 2 || kept?.kind !== 'chunk' || !kept.plural || !kept.text || kept.field || !/^(?:i|we)$/.test(wordAt(0)))
    return [...items]
  let verb = and + 2
  while (/^(?:to|be|able)$/.test(wordAt(verb))) verb++
  if (!noting.test(wordAt(verb))) return [...items]
  let list = verb + 1
  while (/^(?:down|of|the|their|its|for|each|up)$/.test(wordAt(list))) list++
  const [first, comma] = [items[list], items[list + 1]]
  if (first?.kind !== 'chunk' || comma?.kind !== 'mark' || comma.word !== ',' || (first.thing && first.plural)) return [...items]
  const opens: Mark = { kind: 'mark', word: ':', verb: false, start: items[and]!.start, end: items[list - 1]!.end }
  return [...items.slice(0, and), opens, ...items.slice(list)]
}

const ofOne = /^(?:for|in|per|on|to|about|each|every|one|of|them|these|those|,)$/
const toNote =
  /^(?:i|we|you|want|wants|need|would|like|wish|have|has|to|should|must|note|record|write|log|keep|track|register|store|list|see|know|down|save|enter|put|there|is|are|it|also|the|its|their|a|an|:)$/
/** "Customers bring in bikes. For each one we note the fault, the price": what is noted is of what was named last. */
function eachNoted(items: readonly Item[]): Item[] {
  const wordAt = (at: number) => (items[at]?.kind === 'mark' ? (items[at] as Mark).word : '')
  const each = items.findIndex((_, at) => /^(?:each|every)$/.test(wordAt(at)) && /^(?:one|of|i|we|you|,)$/.test(wordAt(at + 1)))
  let from = each
  while (from > 0 && ofOne.test(wordAt(from - 1))) from--
  const kept = items[from - 2]
  if (each < 0 || !/^[.;!]$/.test(wordAt(from - 1)) || kept?.kind !== 'chunk' || !kept.plural || !kept.text) return [...items]
  let list = each + 1
  while (ofOne.test(wordAt(list))) list++
  const subject = list
  while (toNote.test(wordAt(list))) list++
  const first = items[list]
  if (list === subject || first?.kind !== 'chunk' || first.plural) return [...items]
  const opens: Mark = { kind: 'mark', word: ':', verb: false, start: items[from - 1]!.start, end: items[list - 1]!.end }
  return [...items.slice(0, from - 1), opens, ...items.slice(list)]
}

const isArticle = (item: Item | undefined) => item?.kind === 'mark' && /^(?:a|an|the|my|our|their)$/.test(item.word)
/** "water quality in our lake with temperature": what follows is not said of the place. */
function withoutPlace(items: readonly Item[]): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const place = isArticle(items[at + 1]) ? at + 2 : at + 1
    const [noun, after] = [items[place], items[place + 1]]
    // "every child in my nursery group has an arrival time"
    const has = after?.kind === 'mark' && /^(?:has|have)$/.test(after.word)
    const isInside = has && isArticle(items[at + 1]) && noun?.kind === 'chunk' && !noun.plural && items[at - 1]?.kind === 'chunk'
    const isPlace =
      isInside && item.kind === 'mark' && /^(?:in|at|on)$/.test(item.word)
        ? true
        : item.kind === 'mark' &&
          /^(?:in|at|on|from)$/.test(item.word) &&
          items[at - 1]?.kind === 'chunk' &&
          noun?.kind === 'chunk' &&
          noun.text !== '' &&
          (place > at + 1 || !noun.plural) &&
          !(noun.thing ?? noun.field ?? noun.trade ?? noun.named) &&
          !noun.cues.length &&
          after?.kind === 'mark' &&
          after.word === 'with'
    if (!isPlace && !isWhere(items, at, place)) ordered.push(item)
    else at = place
  }
  return ordered
}

const listing = /^(?:[,:(]|and|&|with|has|have)$/
const standing = /^(?:board|duty|call|site|hand|stock|charge|use|person|shift|watch|order|loan|tap|display)$/i
/** "vessel, captain, cars on board", "guide on duty": one field, and no list of cars or guides. */
function standingJoin(items: readonly Item[], text: string): Item[] {
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, on, state] = [items[at]!, items[at + 1], items[at + 2]]
    const before = items[at - 1]
    const isJoined =
      item.kind === 'chunk' &&
      item.text !== '' &&
      before?.kind === 'mark' &&
      listing.test(before.word) &&
      on?.kind === 'mark' &&
      /^(?:on|in)$/.test(on.word) &&
      state?.kind === 'chunk' &&
      standing.test(text.slice(state.start, state.end))
    if (!isJoined) {
      ordered.push(item)
      continue
    }
    const { thing: _thing, field: _field, ...rest } = item
    ordered.push({ ...rest, text: text.slice(item.start, state.end), end: state.end, plural: false, described: true, cues: [] })
    at += 2
  }
  return ordered
}

const pace = /^(?:dag|vecka|månad|kvartal|termin|år|day|week|month|quarter|term|year)$/i
/** "per säljare och månad" */
const saidPer = (items: readonly Item[], at: number) => {
  const per = items[at - 2]
  return per?.kind === 'mark' && per.word === 'per'
}
/** "Försäljningsrapport per månad med …": how often says nothing of what it has. */
function withoutPace(items: readonly Item[]): Item[] {
  const isPace = (at: number) => {
    const [per, time, next] = [items[at], items[at + 1], items[at + 2]]
    return (
      per?.kind === 'mark' &&
      (per.word === 'per' || (per.word === 'och' && saidPer(items, at))) &&
      time?.kind === 'chunk' &&
      pace.test(time.text) &&
      next?.kind === 'mark' &&
      /^(?:med|with|:)$/.test(next.word)
    )
  }

  return items.filter((_, at) => !isPace(at) && !isPace(at - 1))
}

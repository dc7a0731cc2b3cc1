// Cuts an English or Swedish text into chunks (runs of content words, each a possible thing or field) and the marks between
// them (function words, verbs, punctuation).
import { functionWords } from '../lexicon/function-words.ts'
import { isPlural, singular } from '../lexicon/inflect.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { type Chunk, type Item, readChunk } from './chunks.ts'
import { type Latin, type Token, matchesAt } from './tokens.ts'
import { repairTypos } from './typos.ts'
import { fieldsFollow } from './noun-signs.ts'

/** After these stands a noun: "my runs", "a design team". */
const beforeNoun = /^(my|our|your|their|his|her|its|a|an|the|min|mitt|mina|vår|vårt|våra)$/
const contentWord = /[\p{L}\p{N}]/u

/** A phrase that holds function words ("date of birth", "follow up", "to do") is content as a whole. */
function phraseWithFunctionWords(
  tokens: readonly Token[],
  at: number,
  language: Latin,
  plain: (token: Token) => boolean,
): number {
  const long = matchesAt(tokens, at, language).find((match) => match.length > 1)
  // "a register of my cats": what is kept, whatever else "my cats" names
  if (!long || (/^(my|our)$/.test(tokens[at]!.low) && tokens[at - 1]?.low === 'of')) return 0
  const held = tokens.slice(at, at + long.length)
  return held.some((token) => !plain(token)) && long.readings.some((reading) => reading.kind !== 'word') ? long.length : 0
}

/** The items of a text, in order. Typing errors of one letter in long words are repaired first. */
export function readItems(given: readonly Token[], language: Latin): Item[] {
  const words = functionWords[language]
  const tokens = repairTypos(given, language)
  const items: Item[] = []
  const closed = (token: Token) => token.mark || (!token.noun && isClosed(token))
  const isClosed = (token: Token) =>
    words.stop.has(token.low) ||
    words.with.has(token.low) ||
    words.has.has(token.low) ||
    words.for.has(token.low) ||
    words.by.has(token.low) ||
    words.each.has(token.low) ||
    words.and.has(token.low)
  const isVerb = (at: number): boolean => {
    const { low, noun, asks } = tokens[at]!
    if (noun || asks) return false
    if (beforeNoun.test(tokens[at - 1]?.low ?? '')) return false
    if (tokens[at - 1]?.low === 'to' && /^(us|me|it|them|you|him|her)$/.test(tokens[at + 1]?.low ?? '')) return true
    if (language === 'en' && followsSubject(tokens, at)) return true
    if (language === 'sv' && (followsPronoun(tokens, at) || isInfinitive(tokens, at))) return true
    if (language === 'sv' && (isKept(tokens, at) || isDescribedSv(tokens, at))) return false
    // "a monthly check with …": behind an adjective stands a noun
    if (language === 'en' && words.trim.has(tokens[at - 1]?.low ?? '') && words.with.has(tokens[at + 1]?.low ?? '')) return false
    if (language === 'en' && (isDescribedNoun(tokens, at) || endsHeading(tokens, at))) return false
    // "who is bringing what"
    if (language === 'en' && /^(is|are|was|were)$/.test(tokens[at - 1]?.low ?? '') && /[a-z]{3}ing$/.test(low)) return true
    if (language === 'en' && endsCompound(tokens, at)) return false
    if (words.verbs.has(low)) return !endsName(tokens, at, language) && !namesRecord(tokens, at, language)
    if (!words.maybeVerbs.has(low)) return false
    // "I plan a route per day, note parts used and count visitors"
    if (language === 'en' && isMore(tokens, at)) return true
    // "and note everything on my phone"
    if (
      words.beforeVerb.has(tokens[at - 1]?.low ?? '') &&
      /^(everything|it|them|anything|this|down)$/.test(tokens[at + 1]?.low ?? '')
    )
      return true
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const opens = !before || /^[.!?\n]$/.test(before.low)
    if (before && !before.mark && /^(what|which|when|where|whether|if)$/.test(after?.low ?? '')) return true
    if (!opens && !words.beforeVerb.has(before.low)) return false
    if (!before && opensName(tokens, closed, language)) return false
    // "places to visit", "books to read": what is to be done with them
    if (before?.low === 'to' && tokens[at - 2] && isPlural(tokens[at - 2]!.low)) return true
    if (!after || after.mark) return before?.low === 'to' && /^(want|way|like|need|able|how)$/.test(tokens[at - 2]?.low ?? '')
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
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]!
    const long =
      token.mark || isTold(tokens, at, language)
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
    if (tokens.slice(at, end).some((each) => contentWord.test(each.low)))
      items.push(asBuilt(readChunk(tokens, at, end, language), tokens, end, language))
    at = end
  }
  return items
}

const toolWords = /^(verktyg|program)$/
/** "ett ställe att spara", "plats för mina mönster": nothing was named yet. */
const somewhere = /^(ställe|plats|sätt)$/
/** "verktyg för hemtjänsten", "ett program till …": what to build, not the tools of a workshop. */
function asBuilt(chunk: Chunk, tokens: readonly Token[], to: number, language: Latin): Chunk {
  const isBuilt =
    language === 'sv' &&
    (toolWords.test(tokens[to - 1]!.low)
      ? /^(för|till|åt|som|där|att)$/
      : somewhere.test(tokens[to - 1]!.low)
        ? /^(för|där|att)$/
        : /^$/
    ).test(tokens[to]?.low ?? '.') &&
    tokens.slice(0, to - 1).every((token) => beforeBuilt.test(token.low))
  if (!isBuilt) return chunk
  const { thing: _thing, field: _field, ...rest } = chunk
  return { ...rest, text: '', words: 0, named: 'building' }
}
const beforeBuilt =
  /^(hej|jag|vi|vill|ha|skulle|vilja|behöver|bygg|bygga|gör|skapa|ge|mig|oss|fixa|ordna|ett|en|enkelt|litet|nytt|bra|,|!|\.)$/

/** "train watching diary", "plan B list": words that end in one for a record are its name, even where the first could be a verb. */
function opensName(tokens: readonly Token[], closed: (token: Token) => boolean, language: Latin): boolean {
  let end = 1
  while (tokens[end] && !closed(tokens[end]!)) end++
  return end > 2 && namesBuilding(tokens[end - 1]!, language)
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
  // "keep a movement register by law"
  const isTitled = language === 'en' && /^(a|an|the|our|my)$/.test(tokens[at - 2]?.low ?? '')
  return (ends || isTitled) && isNamed && !words.beforeVerb.has(before.low) && namesBuilding(tokens[at]!, language)
}

/** One more of what "I" or "we" do in the sentence. */
function isMore(tokens: readonly Token[], at: number): boolean {
  if (!/^(note|count|plan|order|book|schedule|log|record|rent|print|answer|call|visit|train|check|list)$/.test(tokens[at]!.low))
    return false
  if (tokens[at - 1]?.low !== ',' || !tokens[at + 1] || tokens[at + 1]!.mark) return false
  let first = at
  while (tokens[first - 1] && !/^[.:!?\n;(]$/.test(tokens[first - 1]!.low)) first--
  return /^(i|we)$/.test(tokens[first]!.low)
}
const pronounSv = /^(jag|vi|ni|han|hon|hen|man)$/
const adverbSv = /^(inte|också|alltid|ofta|ibland|bara|själv|själva|mest|även|redan|nu|just|själv|gärna|aldrig|båda|alla)$/
const nounSv = /(?:na|rna|erna|arna|het|ning|tion|skap)$/
/** "delar jag köpt", "vi kör ett åkeri": behind a subject stands what it does, but "vi grannar" are neighbours. */
function followsPronoun(tokens: readonly Token[], at: number): boolean {
  const [before, { low }] = [tokens[at - 1], tokens[at]!]
  if (!before || !/^\p{L}+$/u.test(low)) return false
  if (!pronounSv.test(before.low))
    return adverbSv.test(before.low) && pronounSv.test(tokens[at - 2]?.low ?? '') && /[^a]r$|^kör$/.test(low) && !isNounSv(low)
  if (before.low === 'man' && /^(min|en|gammal)$/.test(tokens[at - 2]?.low ?? '')) return false
  return low === 'kör' || (!nounSv.test(low) && !isNounSv(low))
}
const modalSv = /^(?:vill|kan|ska|skall|måste|bör|brukar|kunna|skulle|hinner|orkar|vågar|vilja|slipper|tänker)$/
/** "recept jag vill laga": behind "vill" stands what somebody does, unless the word names something as it stands. */
const isInfinitive = (tokens: readonly Token[], at: number): boolean =>
  modalSv.test(tokens[at - 1]?.low ?? '') && /[^aeiouyåäö]a$/.test(tokens[at]!.low) && !readingsOf('sv').has(tokens[at]!.low)
const isNounSv = (low: string) =>
  /^(person|group|animal)$/.test(classOfNoun(low, 'sv')) || /^(grannar|föräldrar|syskon|tjejer|killar|pensionärer)$/.test(low)

/** "För klubben: träffar med datum, plats": what has fields of its own is no verb. */
const isDescribedSv = (tokens: readonly Token[], at: number): boolean =>
  fieldsFollow.test(tokens[at + 1]?.low ?? '') &&
  /^([,.:\n(]|och|samt)$/.test(tokens[at - 1]?.low ?? '.') &&
  tokens[at]!.low.endsWith('r') &&
  matchesAt(tokens, at, 'sv', at + 1).some((match) => match.readings.some((reading) => reading.kind === 'thing'))

/** "ordning på delar", "alla inköp": behind these a word that is also a verb is a noun. */
function isKept(tokens: readonly Token[], at: number): boolean {
  const { low } = tokens[at]!
  return (
    /^(delar|svar|hyr|resor|prov|tar)$/.test(low) &&
    /^(på|över|av|för|med|till|alla|olika|mina|våra|reda|hålla|om|,|:|och|lösa|nya|begagnade)$/.test(tokens[at - 1]?.low ?? '')
  )
}
const subject = /^(i|we|they|he|she|who|nobody|everybody|everyone|somebody|someone|anyone)$/
const behindVerb = /^(a|an|the|my|our|their|his|her|me|us|him|it|them|in|out|up|off|on|to|from|for|by|when|if|themselves)$/
/** "tenants association by month" */
const groupNoun = /(?:tion|sion|ment|ness|ship|ity|club|group|house|room|office|committee|union|council|team|list|fund|day|fee)$/
/** "who drives", "Passengers ring and we write", "when a teacher calls in sick": what somebody does is no noun. */
function followsSubject(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (!before || before.mark || !/^[a-z]+$/.test(token.low)) return false
  if (subject.test(before.low)) return true
  if (
    /^(that|which|and|it|also|then)$/.test(before.low) &&
    /[a-z]{3}s$/.test(token.low) &&
    /^(a|an|the|me|us|him|her|them|up|my|our)$/.test(after?.low ?? '')
  )
    return true
  if (before.low === 'what' && /[a-z]{3}s$/.test(token.low) && !token.low.endsWith('ss'))
    return !after || after.mark || /^(there|here|in|at|on|when|where|best|most)$/.test(after.low)
  // "picking up", "checking in"
  const isPhrasal = /^[a-z]{3,}ing$/.test(token.low) && /^(up|out|off|back|away|down)$/.test(after?.low ?? '')
  if (isPhrasal) return true
  // "where companies post jobs"
  const isTelling =
    /^(where|so|when|if)$/.test(tokens[at - 2]?.low ?? '') &&
    functionWords.en.maybeVerbs.has(token.low) &&
    isPlural(before.low) &&
    /^(person|group)$/.test(classOfNoun(singular(before.low), 'en')) &&
    after !== undefined &&
    isPlural(after.low)
  if (isTelling) return true
  const isActing = behindVerb.test(after?.low ?? '') || (after?.low === 'and' && subject.test(tokens[at + 2]?.low ?? ''))
  if (isActing && /^(people|kids|children|staff)$/.test(before.low)) return !isPlural(token.low)
  if (!isActing || classOfNoun(before.low, 'en') !== 'person' || groupNoun.test(token.low)) return false
  const isOne = /^(a|an|the|my|our|each|every)$/.test(tokens[at - 2]?.low ?? '')
  return isPlural(before.low) ? !isPlural(token.low) : isOne && isPlural(token.low)
}

/** "volunteers can sign up for shifts": behind "can" stands what they do. */
const isTold = (tokens: readonly Token[], at: number, language: Latin) =>
  (/^(can|could|should|must|will|kan|ska|skall)$/.test(tokens[at - 1]?.low ?? '') ||
    // "vilka som har nycklar"
    (tokens[at]!.low === 'har' && tokens[at - 1]?.low === 'som')) &&
  (functionWords[language].verbs.has(tokens[at]!.low) || functionWords[language].maybeVerbs.has(tokens[at]!.low))

/** "shoes with km, and runs with distance and time": what has fields of its own is no verb. */
const isDescribedNoun = (tokens: readonly Token[], at: number): boolean =>
  isPlural(tokens[at]!.low) &&
  /^(with|by|\(|:)$/.test(tokens[at + 1]?.low ?? '') &&
  /^(and|,|;|\.|&|:|\n|plus|also|the|our|my|log|track|record|register|list|plan|manage|note|post|share|add|enter|report)$/.test(
    tokens[at - 1]?.low ?? '.',
  ) &&
  matchesAt(tokens, at, 'en', at + 1).some((match) => match.readings.some((reading) => reading.kind === 'thing'))

/** "Fundraising run: …", "price check: …" */
const endsHeading = (tokens: readonly Token[], at: number): boolean =>
  /^(run|check|share|work|offer|watch|design|order|plan|record|log|look|sale|visit|walk|ride|swim|review|test|report|call)$/.test(
    tokens[at]!.low,
  ) &&
  tokens[at + 1]?.low === ':' &&
  at > 0 &&
  !tokens[at - 1]!.mark &&
  !isPlural(tokens[at - 1]!.low) &&
  !functionWords.en.stop.has(tokens[at - 1]!.low)

const stopping = /^(?:stops|lifts|lights|springs|needs|marks|sets|picks|shows|stores|saves|displays)$/
/** "our bus stops: …", "a list of ski lifts with …": behind a noun, and with fields of its own, it is a noun. */
const endsCompound = (tokens: readonly Token[], at: number): boolean =>
  stopping.test(tokens[at]!.low) &&
  /^(?:with|:|\(|in|,|\?|by|and)$/.test(tokens[at + 1]?.low ?? ':') &&
  /^[a-z]{3,}$/.test(tokens[at - 1]?.low ?? '') &&
  !isPlural(tokens[at - 1]!.low) &&
  !functionWords.en.stop.has(tokens[at - 1]!.low) &&
  !functionWords.en.verbs.has(tokens[at - 1]!.low) &&
  (at === 1 || /^(?:our|the|my|all|of|after|a|track|list|register)$/.test(tokens[at - 2]!.low))

/** "log book" */
const namesRecord = (tokens: readonly Token[], at: number, language: Latin) =>
  matchesAt(tokens, at, language).some((match) => match.length > 1 && match.readings.some(({ kind }) => kind === 'word'))

const namesBuilding = (token: Token, language: Latin) =>
  matchesAt([token], 0, language).some((match) => match.readings.some((reading) => reading.kind === 'word'))

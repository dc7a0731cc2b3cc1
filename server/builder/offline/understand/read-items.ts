// Cuts an English or Swedish text into chunks (runs of content words, each a possible thing or field) and the marks between
// them (function words, verbs, punctuation).
import { functionWords } from '../lexicon/function-words.ts'
import { isPlural } from '../lexicon/inflect.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { asBuilt } from './as-built.ts'
import { type Item, readChunk } from './chunks.ts'
import {
  doneWith,
  endsCompound,
  endsHeading,
  endsList,
  followsSubject,
  frontsField,
  isDescribedNoun,
  isMore,
  isOneOfList,
} from './english-verbs.ts'
import { type Latin, type Token, matchesAt } from './tokens.ts'
import { repairTypos } from './typos.ts'
import { fieldsFollow } from './noun-signs.ts'

/** So many words in a row at most are read as one noun. */
const chunkTokensMax = 40
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
  // "och jag skriver upp": what one does, and no trade
  if (long && tokens[at]!.low === 'jag' && /^(?:upp|in|ner|ned)$/.test(tokens[at + long.length]?.low ?? '')) return 0
  // "a register of my cats", "I need my students with name": what is kept, whatever else "my cats" names
  const isKept = (length: number) => tokens[at - 1]?.low === 'of' || /^(with|has|have|:)$/.test(tokens[at + length]?.low ?? '')
  if (!long || (/^(my|our)$/.test(tokens[at]!.low) && isKept(long.length))) return 0
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
    if (language === 'sv' && (followsPronoun(tokens, at) || isInfinitive(tokens, at) || isPassive(tokens, at))) return true
    // "the manager approves or rejects"
    const twin = tokens[at - 2]?.low ?? ''
    const isTwin =
      language === 'en' && /^(and|or)$/.test(tokens[at - 1]?.low ?? '') && /[a-z]{3}s$/.test(low) && words.verbs.has(twin)
    if (
      isTwin &&
      /[a-z]{3}s$/.test(twin) &&
      (!tokens[at + 1] || /^(?:[.,;!?\n)]|the|a|an|it|them|their|his|her)$/.test(tokens[at + 1]!.low))
    )
      return true
    if (language === 'sv' && (isKept(tokens, at) || isDescribedSv(tokens, at))) return false
    // "a monthly check with …": behind an adjective stands a noun
    if (language === 'en' && words.trim.has(tokens[at - 1]?.low ?? '') && words.with.has(tokens[at + 1]?.low ?? '')) return false
    if (
      language === 'en' &&
      (frontsField(tokens, at) ||
        isDescribedNoun(tokens, at) ||
        endsHeading(tokens, at) ||
        endsList(tokens, at) ||
        isOneOfList(tokens, at))
    )
      return false
    if (language === 'en' && doneWith(tokens, at)) return true
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
      /^(everything|it|them|anything|this|things|stuff|down)$/.test(tokens[at + 1]?.low ?? '')
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
    while (end < tokens.length && end - at < chunkTokensMax) {
      const more = phraseWithFunctionWords(tokens, end, language, (each) => !closed(each) && !words.verbs.has(each.low))
      if (!more && (closed(tokens[end]!) || isVerb(end))) break
      if (namesTool(tokens, at, end, language)) break
      end += more || 1
    }
    if (tokens.slice(at, end).some((each) => contentWord.test(each.low)))
      items.push(asBuilt(readChunk(tokens, at, end, language), tokens, end, language))
    at = end
  }
  return items
}

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

const pronounSv = /^(jag|vi|ni|han|hon|hen|man)$/
const adverbSv = /^(inte|också|alltid|ofta|ibland|bara|själv|själva|mest|även|redan|nu|just|själv|gärna|aldrig|båda|alla)$/
const nounSv = /(?:na|rna|erna|arna|het|ning|tion|skap)$/
const notesSv =
  /^(?:skriver|noterar|antecknar|registrerar|dokumenterar|loggar|sparar|anger|samlar|mäter|rapporterar|matar|fyller|för|behöver)$/
/** "delar jag köpt", "vi kör ett åkeri": behind a subject stands what it does, but "vi grannar" are neighbours. */
function followsPronoun(tokens: readonly Token[], at: number): boolean {
  const [before, { low }] = [tokens[at - 1], tokens[at]!]
  if (!before || !/^\p{L}+$/u.test(low)) return false
  if (!pronounSv.test(before.low))
    return adverbSv.test(before.low) && pronounSv.test(tokens[at - 2]?.low ?? '') && /[^a]r$|^kör$/.test(low) && !isNounSv(low)
  if (before.low === 'man' && /^(min|en|gammal)$/.test(tokens[at - 2]?.low ?? '')) return false
  // "till varje besök skriver vi datum, insats": what is written, behind who writes it
  if (notesSv.test(tokens[at - 2]?.low ?? '') && (tokens[at + 1]?.low === ',' || readingsOf('sv').has(low))) return false
  return low === 'kör' || (!nounSv.test(low) && !isNounSv(low))
}
const modalSv = /^(?:vill|kan|ska|skall|måste|bör|brukar|kunna|skulle|hinner|orkar|vågar|vilja|slipper|tänker)$/
/** "recept jag vill laga": behind "vill" stands what somebody does, unless the word names something as it stands. */
const isInfinitive = (tokens: readonly Token[], at: number): boolean =>
  modalSv.test(tokens[at - 1]?.low ?? '') && /[^aeiouyåäö]a$/.test(tokens[at]!.low) && !readingsOf('sv').has(tokens[at]!.low)
/** "Hästarna registreras", "ska loggas": behind whom or what it is done to, or behind what helps it. */
function isPassive(tokens: readonly Token[], at: number): boolean {
  const [before, { low }] = [tokens[at - 1], tokens[at]!]
  if (!before || before.mark || /^(?:och|eller|samt)$/.test(before.low) || !/\p{L}{3}as$|\p{L}{2}[^aeiouyåäös]s$/u.test(low))
    return false
  const { verbs, track } = functionWords.sv
  const stem = low.slice(0, -1)
  const isVerb = verbs.has(stem) || track.has(stem) || verbs.has(`${stem}er`) || /\p{L}{3}eras$/u.test(low)
  const isHelped = modalSv.test(before.low) || /^(?:får|behöver|inte|alltid|också|även|kunna|sedan)$/.test(before.low)
  return isVerb && (isHelped || !readingsOf('sv').has(low))
}
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
/** "volunteers can sign up for shifts": behind "can" stands what they do. */
const isTold = (tokens: readonly Token[], at: number, language: Latin) =>
  (/^(can|could|should|must|will|kan|ska|skall)$/.test(tokens[at - 1]?.low ?? '') ||
    // "vilka som har nycklar"
    (tokens[at]!.low === 'har' && tokens[at - 1]?.low === 'som')) &&
  (functionWords[language].verbs.has(tokens[at]!.low) || functionWords[language].maybeVerbs.has(tokens[at]!.low))

/** "log book" */
const namesRecord = (tokens: readonly Token[], at: number, language: Latin) =>
  matchesAt(tokens, at, language).some((match) => match.length > 1 && match.readings.some(({ kind }) => kind === 'word'))

/** "Unit converter miles to km", "pomodoro timer 25/5": a tool that opens the text is one, whatever is said of it behind. */
function namesTool(tokens: readonly Token[], at: number, end: number, language: Latin): boolean {
  if (language !== 'en' || !tokens.slice(0, at).every(({ low }) => beforeTool.test(low)) || namesBuilding(tokens[end]!, language))
    return false
  const whole = matchesAt(tokens, at, language, end).find(({ length }) => length === end - at)
  const longer = matchesAt(tokens, at, language).some(({ length }) => length > end - at)
  // "a pub quiz scoreboard" is the latter
  if (matchesAt(tokens, end, language).some(({ readings }) => readings.some(({ kind }) => kind === 'tool'))) return false
  return !longer && (whole?.readings.some(({ kind }) => kind === 'tool') ?? false)
}
const beforeTool = /^(?:a|an|the|my|our|i|we|want|need|would|like|please|make|build|create|me|simple|small)$/

const namesBuilding = (token: Token, language: Latin) =>
  matchesAt([token], 0, language).some((match) => match.readings.some((reading) => reading.kind === 'word'))

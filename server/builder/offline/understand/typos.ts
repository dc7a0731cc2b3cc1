import { functionWords } from '../lexicon/function-words.ts'
import { singular, swedishIndefinite, swedishSingular } from '../lexicon/inflect.ts'
import { plainWords } from '../lexicon/plain-words.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { isListedNoun } from '../lexicon/noun-classes.ts'
import { ordinaryWords, swedishOrdinary } from '../lexicon/ordinary-words.ts'
import { isSimpleNoun } from '../lexicon/swedish-nouns.ts'
import { type Latin, type Token, readingsOfPhrase, tokenise } from './tokens.ts'

const shortestRepaired = 6
const repairsMax = 200
const neighbours = new Map<Latin, { near: Map<string, string>; vocabulary: Set<string> }>()

const deletions = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Every known word under each of its one-letter deletions, so that a near miss is found by one lookup. */
function neighboursOf(language: Latin): { near: Map<string, string>; vocabulary: Set<string> } {
  const known = neighbours.get(language)
  if (known) return known
  const index = new Map<string, string>()
  const vocabulary = new Set([...readingsOf(language).keys()].flatMap((phrase) => phrase.split(' ')))
  for (const word of vocabulary) {
    if (word.length < shortestRepaired - 1) continue
    for (const key of [word, ...deletions(word)]) if (!index.has(key)) index.set(key, word)
  }
  const built = { near: index, vocabulary }
  neighbours.set(language, built)
  return built
}

const within = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let left = 0
  while (left < Math.min(a.length, b.length) && a[left] === b[left]) left++
  let right = 0
  while (right < Math.min(a.length, b.length) - left && a.at(-1 - right) === b.at(-1 - right)) right++
  const [restA, restB] = [a.slice(left, a.length - right), b.slice(left, b.length - right)]
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].toReversed().join(''))
}

const keyRows = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm']
const beside = (a: string, b: string) =>
  keyRows.some((row, at) => {
    const place = row.indexOf(a)
    return (
      place >= 0 &&
      [row, keyRows[at - 1], keyRows[at + 1]].some((each) => each && Math.abs(each.indexOf(b) - place) <= 1 && each.includes(b))
    )
  })
const undotted = (word: string) => word.replaceAll(/[åä]/g, 'a').replaceAll('ö', 'o').replaceAll(/[éè]/g, 'e')
/** In Swedish, where any two nouns make a third, one letter for another is a slip only where the keys lie side by side or its dots were left out. */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed === undotted(meant)) return true
  const at = [...typed].findIndex((letter, place) => letter !== meant[place])
  return typed[at + 1] === meant[at] || beside(typed[at]!, meant[at]!)
}

const frontCharsMin = 3
const prefixes = /^(?:för|åter|under|över|mellan|efter|upp|hem|vid|utom|inom)(?=\p{L}{5})/u
/** "trädslag": two nouns that exist, and no slip of a third. */
function isKnownCompound(word: string): boolean {
  const rest = word.replace(prefixes, '')
  if (rest !== word && readingsOfPhrase(rest, 'sv').length) return true
  for (let at = frontCharsMin; at <= word.length - frontCharsMin; at++) {
    const [front, last] = [word.slice(0, at), word.slice(at)]
    if (isWhole(last) && [front, front.replace(/s$/, ''), front.replace(/e$/, ''), `${front}a`].some(isWhole)) return true
    // "körlista": what stands before the word for a list is known by itself
    if (
      readingsOf('sv')
        .get(last)
        ?.some(({ kind }) => kind === 'word') &&
      readingsOfPhrase(front, 'sv').length
    )
      return true
  }
  return false
}
/** No compound itself. */
const isWhole = (part: string) => isListedNoun(part, 'sv') || isSimpleNoun(part)

/** A word that exists, though nothing is kept of it: a turner is no tuner. */
const isOrdinary = (word: string, language: Latin): boolean => {
  const one = language === 'en' ? singular(word) : word
  if (
    language === 'sv' &&
    (swedishOrdinary.has(swedishSingular(word)) || isSimpleNoun(swedishIndefinite(word)) || isKnownCompound(word))
  )
    return true
  return isListedNoun(one, language) || (language === 'en' && (ordinaryWords.has(word) || ordinaryWords.has(one)))
}

const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text)

/** Tokens with long unknown words replaced by a known word one slip of the finger away (the first letter must hold). */
export function repairTypos(tokens: readonly Token[], language: Latin): Token[] {
  const words = functionWords[language]
  let repairs = 0
  return tokens.map((token, at) => {
    const { low } = token
    // "Blackrock Rovers" are no rivers
    if (isCapital(token) && (isCapital(tokens[at - 1]) || isCapital(tokens[at + 1]))) return token
    // of short words only those with two letters changed round: "brnad"
    const isShort = low.length === shortestRepaired - 1
    if (token.mark || low.length < shortestRepaired - 1 || repairs >= repairsMax || /[^\p{L}]/u.test(low)) return token
    if (Object.values(words).some((group) => group.has(low)) || readingsOfPhrase(low, language).length) return token
    // a form of a verb is grammar: "bags filled" are not filed
    if (language === 'en' && (/(ed|ing)$/.test(low) || plainWords.has(low))) return token
    const { near: index, vocabulary } = neighboursOf(language)
    if (vocabulary.has(low) || isOrdinary(low, language)) return token
    const candidates = [low, ...deletions(low)].map((key) => index.get(key)).filter((word) => word !== undefined)
    const repaired = candidates.find(
      (word) =>
        word[0] === low[0] &&
        word.length >= shortestRepaired - 1 &&
        within(low, word) &&
        (language === 'en' || isSlip(low, word)) &&
        !sameStem(low, word) &&
        !(low.endsWith('ade') && word.endsWith('ande')) &&
        (!isShort || sameLetters(low, word)),
    )
    if (!repaired) return token
    repairs++
    return { ...token, low: repaired, text: repaired }
  })
}

/** A text with its slips mended, as it was said otherwise. */
export function mendTypos(text: string, language: Latin): string {
  const tokens = tokenise(text)
  return repairTypos(tokens, language).reduceRight(
    (mended, token, at) => (token === tokens[at] ? mended : mended.slice(0, token.start) + token.text + mended.slice(token.end)),
    text,
  )
}

const sameLetters = (a: string, b: string) => [...a].toSorted().join('') === [...b].toSorted().join('')

/** "booker" for "booked" is grammar, not a slip: only the end differs by a usual ending. */
const sameStem = (a: string, b: string) => a.slice(0, -1) === b || b.slice(0, -1) === a || a.slice(0, -1) === b.slice(0, -1)

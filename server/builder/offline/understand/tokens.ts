// Words and marks of an English or Swedish text, and the longest known phrase at a place.
import { swedishStems, singular } from '../lexicon/inflect.ts'
import { type Reading, readingsOf } from '../lexicon/lexicon.ts'
import { isSimpleNoun } from '../lexicon/swedish-nouns.ts'
import { mentionsTool } from './mentions-tool.ts'

/** `noun`: names something here, whatever else the word may be. `asks`: a clause that stands for a field, and what its answer is. */
export type Token = {
  text: string
  low: string
  start: number
  end: number
  mark: boolean
  noun?: true
  asks?: 'yesOrNo' | 'who' | 'which'
}
export type Latin = 'en' | 'sv'
/** Says something besides a noun. */
export const isCue = (reading: Reading) => !['thing', 'field', 'word'].includes(reading.kind)
/** A known phrase of `length` tokens. */
export type Match = { length: number; readings: Reading[] }

const tokensMax = 4_000
/** Letters of a word that are read; no word is longer, and every way to part one is tried. */
const wordCharsMax = 80
const phraseTokensMax = 5

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const found of text.matchAll(
    /(?<!\S)w\/(?=[ \p{L}])|(?<![\d/])\d+\/\d+(?![\d/\p{L}])|[\p{L}\p{N}]+(?:[’'\-&+@][\p{L}\p{N}]+)*(?:-(?= (?:och|eller|samt) ))?|[.,:;!?()/\n"“”]|(?<=[ ])[&+](?=[ ])|(?<=\S[ ]+)[-–—](?=[ ])/gu,
  )) {
    if (tokens.length === tokensMax) break
    // a dash between words cuts like a comma
    const word = found[0]
      .slice(0, wordCharsMax)
      .replace(/[’']s$/, '')
      .replace(/’/g, "'")
      .replace(/^[-–—]$/, ',')
      .replace(/^[&+]$/, '&')
      .replace(/^w\/$/i, 'with')
    tokens.push({
      text: word,
      low: word.toLowerCase(),
      start: found.index,
      end: found.index + found[0].length,
      mark: !/[\p{L}\p{N}]/u.test(word),
    })
  }
  return tokens
}

const formsOf = (word: string, language: Latin): string[] => {
  const key = word.replace(/-/g, ' ')
  if (language === 'sv') return swedishStems(key)
  const one = singular(key)
  return one === key ? [key] : [key, one]
}

/** letters */
const shortStemMax = 3

const gerund = /^(?:[a-z]+ )?[a-z]{3,}ing$/

/** "neighborhood", "color", "center" as the lexicon spells them. */
const american: readonly (readonly [RegExp, string])[] = [
  [/\b(neighb|col|fav|harb|flav|hon|parl|arm|lab|rum|odo)or(?=s?\b|hoods?\b|ing\b|ed\b)/g, '$1our'],
  [/\b(cent|theat|fib|met|lit)er(?=s?\b)/g, '$1re'],
  [/\bjewelry\b/g, 'jewellery'],
  [/\baluminum\b/g, 'aluminium'],
  [/(?<=[a-z]{3})iz(?=e|ing|ation|er)/g, 'is'],
  [/\btire(?=s?\b)/g, 'tyre'],
  [/\bmom(?=s?\b)/g, 'mum'],
]
const spelledBritish = (phrase: string): string => american.reduce((said, [word, british]) => said.replace(word, british), phrase)

/** All readings of a phrase whose last word may be bent; in English in either spelling. */
export function readingsOfPhrase(phrase: string, language: Latin): readonly Reading[] {
  const known = phrasesRead[language]
  const before = known.get(phrase)
  if (before) return before
  const readings = readingsInEither(phrase, language)
  if (known.size >= phrasesReadMax) known.clear()
  known.set(phrase, readings)
  return readings
}

/** One description asks for the same phrases again and again. */
const phrasesRead: Record<Latin, Map<string, readonly Reading[]>> = { en: new Map(), sv: new Map() }
const phrasesReadMax = 20_000

function readingsInEither(phrase: string, language: Latin): Reading[] {
  const found = readingsAsSpelled(phrase, language)
  if (found.length || language === 'sv') return found
  const british = spelledBritish(phrase)
  return british === phrase ? found : readingsAsSpelled(british, language)
}

function readingsAsSpelled(phrase: string, language: Latin): Reading[] {
  const index = readingsOf(language)
  const at = phrase.lastIndexOf(' ') + 1
  const found: Reading[] = []
  const [exact, ...bent] = formsOf(phrase.slice(at), language)
  // a word that is known as it stands is no form of one much shorter: "lager" (a stock) is not of "lag" (a team)
  const isKnown = index.has(phrase.slice(0, at).replace(/-/g, ' ') + exact)
  for (const form of [exact!, ...bent.filter((each) => !isKnown || each.length > shortStemMax)])
    for (const reading of index.get(phrase.slice(0, at).replace(/-/g, ' ') + form) ?? [])
      // colours are no nouns: a well (brunn) is not the brown one
      if (
        (form === phrase.slice(at).replace(/-/g, ' ') || (reading.kind !== 'colour' && reading.kind !== 'tone')) &&
        !found.some((each) => each.kind === reading.kind && each.id === reading.id)
      )
        found.push(reading)
  // "my running", "swimming log": the act by its other form, where the word itself says nothing
  if (!found.length && language === 'en' && gerund.test(phrase)) {
    const stem = phrase.slice(0, -3)
    const stems = [stem, `${stem}e`, /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem]
    const named = stems.flatMap((form) => index.get(form) ?? [])
    // "blacksmithing", "coffee roasting": the trade of a blacksmith, of a coffee roaster
    const doer = [stem, `${stem}er`, `${stem}or`].flatMap((form) => index.get(form) ?? [])
    const thing = named.find((reading) => reading.kind === 'thing')
    const domain = doer.find((reading) => reading.kind === 'domain')
    if (thing ?? domain) found.push((thing ?? domain)!)
  }
  return found
}

/** Known phrases that start at a token, the longest first. Marks end a phrase. */
export function matchesAt(tokens: readonly Token[], at: number, language: Latin, end = tokens.length): Match[] {
  const matches: Match[] = []
  let phrase = ''
  for (let next = at; next < end && next - at < phraseTokensMax && !tokens[next]!.mark; next++) {
    phrase = phrase ? `${phrase} ${tokens[next]!.low}` : tokens[next]!.low
    const readings = readingsOfPhrase(phrase, language).filter(
      ({ kind, id }) => kind !== 'tool' || !mentionsTool(id, tokens, at, next + 1, language),
    )
    if (readings.length) matches.unshift({ length: next - at + 1, readings })
  }
  return matches
}

const nounAloneCharsMin = 5
/** A listed noun that nothing else is known of: what a compound ends with, so that no shorter end of it is. */
const isNounAlone = (word: string): boolean =>
  word.length >= nounAloneCharsMin && isSimpleNoun(word) && readingsOfPhrase(word, 'sv').length === 0

/** The end of a longer word that happens to look like a form of a short one: the "kidor" of skis. */
const isChance = (end: string): boolean => {
  const stem = swedishStems(end).find((form) => readingsOf('sv').has(form)) ?? end
  return stem.length <= shortStemMax && !isSimpleNoun(end) && (stem === end ? end.length === 3 : !/(?:n|t)$/.test(end))
}

/** Nouns of two letters that stand before others: "elfordon", "isbana". */
const shortFront = /^(?:el|is|by|ko|te|sy|öl|bi|tv|it|hö|rå|mc)\p{L}{4,}$/u
const verbalStem = /(?:[eö]|lag|änd|ford|fjäd|vand)$/
const noTeam = /(?:(?:om|in|för|an|upp|be|ut|av|ned|genom|över|till|på)s|bo|under)lag(?:et|en|ets)?$|skatt(?:en|er|erna)?$/u
const verbalHead = /^ring(?:en|ar|arna|s)?$/

/** "receptapp", "fakturamall", "utgiftskoll": what is built, of what stands before. */
const builtTail = /^(?:app(?:en|ar)?|mall(?:en|ar)?|koll(?:en)?)$/
const building: readonly Reading[] = [{ kind: 'word', id: 'building' }]

/** A Swedish compound read from the right: `kundregister` = kund + register. */
export function splitCompound(
  word: string,
): { head: Reading[]; modifier: readonly Reading[]; modifierText: string; headText: string } | null {
  if (isNounAlone(word)) return null
  const from =
    shortFront.test(word) && readingsOfPhrase(word.slice(2), 'sv').some(({ kind }) => kind === 'thing' || kind === 'word') ? 2 : 3
  for (let at = from; at <= word.length - 3; at++) {
    const isBuilt = builtTail.test(word.slice(at))
    const head = isBuilt
      ? [...building]
      : readingsOfPhrase(word.slice(at), 'sv').filter(
          (reading) =>
            ['thing', 'field', 'word', 'view', 'page'].includes(reading.kind) &&
            !(reading.kind === 'field' && reading.id === 'done'),
        )
    // "registrering" and "lagring" are what is done, and no rings
    // "hyrskidor" are skis of some kind, and no kids; "nyanlända" no NDA
    if (!head.length && isNounAlone(word.slice(at))) return null
    if (head.length && !isBuilt && isChance(word.slice(at))) continue
    // the "lag" of a cover (omslag), a proposal (förslag) and a company (bolag) is no team, the "katt" of a tax (skatt) no pet
    if (noTeam.test(word) && /^(?:lag|katt)/u.test(word.slice(at))) continue
    // who prescribes (förskrivare) is no printer
    if (word.startsWith('för') && at === 3 && word.endsWith('are')) continue
    if (!head.length || (verbalHead.test(word.slice(at)) && verbalStem.test(word.slice(0, at)))) continue
    const modifierText = word.slice(0, at).replace(/-$/, '')
    // the joints of Swedish: medlem-s-avgift, kyrk(a)värd, gat(a)u-kök, kyrk(a)o-kör
    const bare = [
      modifierText,
      modifierText.replace(/s$/, ''),
      `${modifierText}a`,
      `${modifierText}e`,
      modifierText.replace(/[uoe]$/, 'a'),
    ]
    const known = bare.find((form) => readingsOfPhrase(form, 'sv').length > 0)
    const modifier = known === undefined ? [] : readingsOfPhrase(known, 'sv')
    return { head, modifier, modifierText: known ?? modifierText, headText: word.slice(at) }
  }
  return null
}

// What people say they do for a living or for love: "I teach piano", "vi hyr ut släpvagnar", 犬の散歩代行をしています. It names a
// domain where one is written down for it ("piano teacher"), else a class of trade, and often the thing that is kept.
import { escaped } from '../lexicon/escaped.ts'
import type { Language } from '#shared/languages.ts'
import { type Doing, doings } from '../lexicon/blueprints/trade-classes.ts'
import { functionWords } from '../lexicon/function-words.ts'
import { isPlural, singular, swedishSingular } from '../lexicon/inflect.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { isDescribedNext } from './japanese/japanese-doings.ts'
import type { Latin } from './tokens.ts'
import { tradeOf } from './trade-of.ts'

export type SaidDoing = {
  domain?: string
  /** what a business that does it is called */
  words?: string
  /** the noun that stands in for a usual thing, as it was said */
  item?: { text: string; standsFor: string }
  /** where the sentence says it; the words there name nothing else */
  start: number
  end: number
}

const adverbs =
  /^(home|online|here|locally|together|sometimes|mostly|professionally|hemma|själv|ibland|mest|tillsammans|professionellt)$/
const objectWordsMax = 4
type Verb = { doing: Doing; verb: string }
const verbs = new Map<Language, { pattern: RegExp; verbs: Map<string, Verb> }>()

function verbsOf(language: Language) {
  const known = verbs.get(language)
  if (known) return known
  const all = new Map<string, Verb>()
  for (const doing of doings) for (const verb of doing[language].split(',')) all.set(verb, { doing, verb })
  const list = [...all.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  const pattern = {
    en: `(?:^|[.!?;,\\n]\\s*|\\b(?:and|but|because|since|where|hi|hello)\\s+)(?:my [\\p{L}]+ and )?(?:i|we|my (?:husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|mother|father|mum|mom|dad|uncle|aunt|friend|boss|neighbour|neighbor|grandma|grandpa))(?: (?:also|mostly|mainly|both|sometimes|usually))? (${list}) `,
    sv: `(?:(?:^|[.!?;,\\n]\\s*|(?<=[\\s])(?:och|men|där|hej)\\s+)(?:(?:min|mitt) [\\p{L}]+ och )?(?:jag|vi|hemma (?:klipper|bakar) jag|(?:min|vår) (?:man|fru|sambo|bror|syster|son|dotter|mamma|pappa|kompis|granne|svägerska|moster|faster|morbror|farbror)|min [\\p{L}]+s [\\p{L}]+)(?: (?:också|mest|ibland|mestadels|både))? |(?:^|(?<=\\s)(?:kan|kunna|vill|ska|att|får) )(?=hyra|låna ut|föda))(${list}) `,
    ja: `([\\p{Script=Han}\\p{Script=Katakana}ー]{1,12})(?:の[\\p{Script=Han}\\p{Script=Katakana}ー]{1,6})?を(?:(?:手作りで|自宅で|家で|趣味で))?(${list})(?:て|で)(?:い|お|る)`,
  }[language]
  const built = { pattern: new RegExp(pattern, 'giu'), verbs: all }
  verbs.set(language, built)
  return built
}

/** What is taught, mended, sold … as a gerund: not what stands as well before a noun ("training sessions", "baking classes"). */
const gerundDoings = new Map<string, Verb>()
for (const doing of doings)
  for (const verb of doing.en.split(','))
    if (
      /^(?:teach|tutor|breed|raise|repair|fix|restore|mend|refurbish|sell|import|make|bake|sew|knit|carve|grow|cultivate|deliver|collect|foster|rescue|rehome|groom|clean|paint|photograph|translate|sharpen|tile|keep|walk)$/.test(
        verb,
      )
    )
      gerundDoings.set(gerund(verb), { doing, verb })
const gerundPattern = new RegExp(
  `^(?:(?:\\p{L}+ ){0,5}(?:for|of|with|from|by|am|i'm|im|start|started|starting|love|enjoy|is|business|company|hustle|job|into) (?:my |our )?)?(${[...gerundDoings.keys()].join('|')}) `,
  'iu',
)
const relativePattern =
  /^(?:(?:the|my|our|some|all|all the) )?((?:[\p{L}-]+ ){1,3})(?:that |which )?(?:i|we) ([a-z]+(?: (?:up|out))?)(?: (?:[a-z]+ ){0,2}[a-z]+)?[.!]?$/iu

/** "repairing bikes", "vintage clothes i sell online": nothing but what is done, without a sentence. */
function readBareDoing(text: string, known: Map<string, Verb>): SaidDoing | null {
  const found = gerundPattern.exec(text)
  const after = found ? found[0].length : 0
  const gerundial = found && objectAfter(text, after, 'en')
  const isStuff = gerundial && ['food', 'substance', 'plant'].includes(classOfNoun(gerundial.text, 'en'))
  const isSeveral = gerundial && (isStuff || isPlural(gerundial.text.toLowerCase())) && !tradeOf(gerundial.text, 'en')
  const done = found ? gerundDoings.get(found[1]!.toLowerCase())! : null
  const isOwn = done?.doing.only === undefined || classOfNoun(gerundial?.text ?? '', 'en') === done.doing.only
  if (found && done && gerundial && isSeveral && isOwn && !domainOf(text.slice(0, gerundial.end).trim(), 'en'))
    return doneWith(done, gerundial, found.index)
  const relative = relativePattern.exec(text)
  const verb = relative && known.get(relative[2]!.toLowerCase())
  if (!relative || !verb) return null
  const object = objectAfter(text, text.indexOf(relative[1]!), 'en')
  return object && isObject(object.text, 'en') ? doneWith(verb, { ...object, end: text.length }, 0) : null
}

const doneWith = (verb: Verb, object: { text: string; end: number }, start: number): SaidDoing => {
  const domain = domainFrom(verb, object.text, 'en')
  const { item } = verb.doing
  return {
    ...(domain && { domain: domain.id }),
    ...(domain?.words && { words: domain.words }),
    ...(item && { item: { text: object.text, standsFor: item } }),
    start,
    end: object.end,
  }
}

/** The words of the object after a verb: up to a function word or a mark, articles and adjectives off. */
function objectAfter(text: string, from: number, language: Latin): { text: string; start: number; end: number } | null {
  const words = functionWords[language]
  const object: { word: string; at: number }[] = []
  for (const found of text.slice(from).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu)) {
    const low = found[0].toLowerCase()
    const skip =
      !object.length && (/^(a|an|the|my|our|old|other|all|en|ett|min|mina|våra|gamla)$/.test(low) || words.trim.has(low))
    if (skip) continue
    if (!/[\p{L}]/u.test(low) || words.stop.has(low) || words.and.has(low) || words.with.has(low) || words.for.has(low)) break
    if (object.length === objectWordsMax || adverbs.test(low)) break
    object.push({ word: found[0], at: from + found.index })
  }
  const [first, last] = [object[0], object.at(-1)]
  return first && last
    ? { text: object.map(({ word }) => word).join(' '), start: first.at, end: last.at + last.word.length }
    : null
}

const domainOf = (phrase: string, language: Language): string | undefined =>
  readingsOf(language)
    .get(phrase.toLowerCase())
    ?.find((reading) => reading.kind === 'domain')?.id

function gerund(verb: string): string {
  return /[^aeiou][aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb.replace(/e$/, '')}ing`
}

/** The domain of what is done, and the words that name it: 三味線を教えています is 三味線教室. */
function domainFrom({ doing, verb }: Verb, object: string, language: Language): { id: string; words?: string } | undefined {
  const last = object.slice(object.lastIndexOf(' ') + 1)
  const front = object.slice(0, object.length - last.length)
  const one = language === 'en' ? singular(last.toLowerCase()) : language === 'sv' ? swedishSingular(last.toLowerCase()) : last
  const stem = front + one
  // "a youth hockey team", "our under-12 football team": who is taught is a domain by its last words
  const ends = doing.trade === 'schoolTrade' ? stem.split(' ').map((_, at, all) => all.slice(at).join(' ')) : [stem]
  const phrases = [
    ...(language === 'sv' ? [`jag ${verb} ${object}`] : []),
    ...(doing.names?.[language] ?? []).map((name) =>
      name === '*-ing' ? `${stem} ${gerund(verb.replace(/s$/, ''))}` : name.replace('*', stem),
    ),
    // "vi hyr ut stugor" is no holiday in one
    ...(doing.onObject || (language === 'sv' && doing.item === 'rentalItem') ? [] : [...ends, object]),
  ]
  // "jag tränar ett fotbollslag": the team is what it is about
  const team =
    doing.onObject && classOfNoun(language === 'en' ? stem.split(' ').at(-1)! : stem, language) === 'group'
      ? domainOf(stem, language)
      : undefined
  if (team) return { id: team, words: stem }
  const known = phrases.find((phrase) => domainOf(phrase, language))
  if (known) return { id: domainOf(known, language)!, words: known }
  const name = doing.names ? phrases.find((phrase) => !phrase.startsWith('jag ')) : undefined
  return doing.trade ? { id: doing.trade, ...(name && { words: name }) } : undefined
}

/** Fields of the object follow; a question behind a colon ("we rent out tents: who has which") describes the work. */
const describedBy = /^\s*(?:with|has|have|med|har|\(|:(?!\s*(?:what|who|which|when|how|where|vad|vem|vilk|när|hur|var)))/i

const laterDescribed = /^[^.!?\n]* (?:with|med) /i

/** The first thing the person says they do, or null. */
export function readDoing(text: string, language: Language): SaidDoing | null {
  const { pattern, verbs: known } = verbsOf(language)
  for (const found of text.matchAll(pattern)) {
    const verb = known.get((language === 'ja' ? found[2] : found[1])!.toLowerCase())!
    const after = found.index + found[0].length
    const object =
      language === 'ja'
        ? { text: found[1]!, start: found.index, end: found.index + found[1]!.length }
        : objectAfter(text, after, language)
    if (!object || !isObject(object.text, language)) continue
    // "we sell candles with scent and price": the candles are described, the reader needs the words
    if (describedBy.test(text.slice(object.end)) || (language === 'ja' && isDescribedNext(text.slice(after)))) continue
    const { only } = verb.doing
    if (only && classOfNoun(object.text, language) !== only) continue
    const domain = domainFrom(verb, object.text, language)
    const { item } = verb.doing
    return {
      ...(domain && { domain: domain.id }),
      ...(domain?.words && { words: domain.words }),
      ...(item && { item: { text: object.text, standsFor: item } }),
      start: found.index,
      // "collects stamps and wants to see them with year and value": the reader needs the noun that is described later
      end: language === 'ja' || (item === 'object' && laterDescribed.test(text.slice(object.end))) ? after : object.end,
    }
  }
  return language === 'en' && !/[,:;\n]/.test(text) ? readBareDoing(text, known) : null
}

/** "we make a list of …", "I build a website": what is to be built is no trade. */
const isObject = (object: string, language: Language): boolean => {
  // 誰に何を貸しているか: what is asked is no trade
  if (/^(?:何|なに|誰|だれ|どれ|どこ|どの.*|いつ)$/u.test(object)) return false
  const last = object.slice(object.lastIndexOf(' ') + 1).toLowerCase()
  const readings = readingsOf(language).get(language === 'en' ? singular(last) : last) ?? []
  // "vi lånar ut verktyg"
  const isKept = language === 'sv' && readings.some(({ kind }) => kind === 'thing')
  return isKept || !readings.some((reading) => ['word', 'view', 'page'].includes(reading.kind))
}

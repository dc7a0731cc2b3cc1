import { singular } from '../lexicon/inflect.ts'
import { knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { addThing } from './add-said.ts'
import type { Chunk } from './chunks.ts'
import type { Intent } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import type { State } from './reading-state.ts'
import { itemOfTrade } from './say-item.ts'
import { readingsOfPhrase } from './tokens.ts'
import { tradeOf } from './trade-of.ts'

/** "with therapist and time", "drum lessons with …": one of a list, or what is described, is no trade. */
const isListed = (chunk: Chunk, { mode, owner, each }: State, nextWord: string) =>
  each || (mode === 'fields' && owner !== null) || (chunk.plural && /^(with|has|have|:|\()$/.test(nextWord))

/** What lodges, feeds or gathers people. */
const isPlaceOrGroupNoun = (noun: string) => /^(group|place|vehicle|event)$/.test(classOfNoun(noun, 'sv'))
const isPlaceOrGroup = (thing: string) => isPlaceOrGroupNoun(knownThings.get(thing)!.nouns.sv.one)
const isGroup = (thing: string) => classOfNoun(knownThings.get(thing)!.nouns.sv.one, 'sv') === 'group'

/** A trade's own word wins over a thing of the same name only where a trade is meant: "for my violin workshop". */
export const namesTrade = (chunk: Chunk, state: State, intent: Intent, nextWord: string) =>
  !isListed(chunk, state, nextWord) &&
  (!chunk.thing ||
    chunk.thing.hidden === true ||
    // "scaffolding company", "beach hut hire": whose it is
    (chunk.trade!.trade === 'jobTrade' && chunk.words > chunk.trade!.length) ||
    // "golvfirma": one that is a company of its kind, and no list of companies
    (intent.language === 'sv' && !chunk.plural && state.mode === 'head' && !nextWord && isGroup(chunk.thing.id)) ||
    (chunk.trade!.trade === 'rentalTrade' &&
      chunk.words > chunk.trade!.length &&
      !chunk.plural &&
      state.last === null &&
      !nextWord) ||
    // "tap dance classes", "flute lessons" and no more: what is taught, where nobody wrote down the whole name
    (chunk.trade!.trade === 'schoolTrade' && chunk.plural && chunk.words > chunk.thingWords && !state.last && !nextWord) ||
    chunk.named === 'building' ||
    chunk.trade!.length > chunk.thingWords ||
    state.mode === 'for' ||
    state.running ||
    // "Solcellsfirman: kunder och …"
    (nextWord === ':' && /[nt]$/.test(chunk.text)))

/** The words before the trade's own: "violin" of "violin workshop". */
const frontOf = ({ text, trade }: Chunk, { language }: Intent): string =>
  language === 'ja' ? text.slice(0, -trade!.length) : language === 'sv' ? '' : text.split(' ').slice(0, -trade!.length).join(' ')

/** Notes the trade, and what it keeps when its name says so. */
export function takeTrade(intent: Intent, chunk: Chunk) {
  const { trade } = chunk.trade!
  // a team for whom something is built has no lists of its own
  if (trade === 'teamTrade' && (intent.things.length || intent.views.length)) return
  intent.trade ??= { id: trade, text: chunk.text || chunk.domainText || '' }
  const { language } = intent
  const front = frontOf(chunk, intent)
  const item = front && itemOfTrade(front, trade, language)
  if (item) intent.doing ??= { item, start: chunk.start, end: chunk.end }
}

/** "my cleaning team": those who work, and what the trade before the word keeps. False when no trade stands before it. */
export function takeCrew(intent: Intent, chunk: Chunk): boolean {
  const { language } = intent
  if (chunk.trade?.trade !== 'teamTrade' || language === 'ja') return false
  const own = chunk.cues.find(({ kind, id }) => kind === 'domain' && id !== 'teamTrade')
  if (own && !intent.views.length) {
    intent.domains.push(own.id)
    addThing(intent, saidFromLexicon('employee', language))
    return true
  }
  const words = frontOf(chunk, intent).toLowerCase().split(' ').filter(Boolean)
  for (let at = 0; at < words.length; at++) {
    const front = words.slice(at).join(' ')
    const domain = readingsOfPhrase(front, language).find((reading) => reading.kind === 'domain')?.id
    const trade = domain ?? tradeOf(front, language)?.trade
    if (!trade) continue
    if (domain) intent.domains.push(domain)
    else intent.trade ??= { id: trade, text: front }
    addThing(intent, saidFromLexicon('employee', language))
    return true
  }
  return false
}

/** Those whom something is for: people by what they do, or a group of them. */
export const namesAudience = (chunk: Chunk, { language }: Intent): boolean =>
  (chunk.thing !== undefined && knownThings.get(chunk.thing.id)?.entry.actor === true) ||
  (!chunk.plural && language !== 'ja' && chunk.text !== '' && classOfNoun(chunk.text, language) === 'group')

/** "A packing list for a mountain hike": what a list is for is no list. */
export const namesOccasion = (chunk: Chunk, { language }: Intent): boolean =>
  (!chunk.plural || language === 'en') &&
  ['act', 'event'].includes(classOfNoun(language === 'en' ? singular(chunk.text.toLowerCase()) : chunk.text, language))

/** "Vår skola vill ha …": who asks, though the word is also a field. */
export const namesInstitution = (chunk: Chunk, { mode, owner }: State, { language, things, loose }: Intent, nextWord: string) =>
  language === 'sv' &&
  mode === 'head' &&
  !owner &&
  !things.length &&
  !loose.length &&
  !chunk.thing &&
  !chunk.plural &&
  chunk.cues.some(({ kind }) => kind === 'domain') &&
  /^(vill|ska|skall|behöver|söker|önskar)$/.test(nextWord)

const isIAm = /(?:^|[\s.!?,])(?:jag|vi) är (?:en |ett )?$/iu
/** "vandrarhem", "jag leder en bokcirkel", "jag är keramiker": whoever asks, and no list of hostels. */
export const namesOnlyDomain = (chunk: Chunk, state: State, { language, things, loose, prompt }: Intent, nextWord: string) =>
  (language === 'sv' &&
    chunk.thing !== undefined &&
    chunk.cues.some(({ kind }) => kind === 'domain') &&
    isIAm.test(prompt.slice(0, chunk.start))) ||
  (language === 'sv' &&
    chunk.headDomain === true &&
    chunk.thing !== undefined &&
    (isPlaceOrGroup(chunk.thing.id) || chunk.trade !== undefined || isPlaceOrGroupNoun(chunk.text)) &&
    !chunk.plural &&
    !chunk.named &&
    state.mode === 'head' &&
    !state.tracking &&
    !state.each &&
    !state.owner &&
    !things.length &&
    !loose.length &&
    !/^(?:,|och|samt|med|har|:|\()$/.test(nextWord))

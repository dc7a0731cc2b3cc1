// A Swedish word of several: whose it is ("skolans") and what a compound that nobody wrote down is of, read from its last part.
import { swedishIndefinite, swedishSingular } from '../lexicon/inflect.ts'
import { type Reading, readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun, isSwedishNoun } from '../lexicon/noun-classes.ts'
import { isSimpleNoun, listedPlural } from '../lexicon/swedish-nouns.ts'
import type { Chunk } from './chunks.ts'
import { isCue, readingsOfPhrase, splitCompound } from './tokens.ts'

/** A Swedish noun in the definite genitive: "skolans", "lagets", "barnens", "medlemmarnas". */
export function isOwner(word: string): boolean {
  if (
    /^(mammas|pappas|mormors|morfars|farmors|farfars|systers|brors|sambos|sons|dotters|grannens|släktens|familjens)$/.test(word)
  )
    return true
  if (!/(?:[^aeiouyåäö]ens|[^aeiouyåäö]ets|nas|[^aeiouyåäö]ans|rns|ns)$/.test(word) || readingsOf('sv').has(word)) return false
  if (listedPlural(word) !== undefined) return false
  const definite = word.slice(0, -1)
  return swedishIndefinite(definite) !== definite || readingsOfPhrase(definite, 'sv').length > 0
}

const placeCharsMin = 4
/** "brädspelscaféet", "veterantågsmuseum": a place or a group of a kind that is known. */
function readPlace(chunk: Chunk, word: string) {
  for (let at = 3; at <= word.length - placeCharsMin; at++) {
    const tail = word.slice(at)
    const domain = readingsOfPhrase(tail, 'sv').find(({ kind }) => kind === 'domain')
    if (domain && /^(?:place|group)$/.test(classOfNoun(swedishIndefinite(tail), 'sv'))) return void chunk.cues.push(domain)
  }
}

/** The first part of a compound as a word of its own, without its joint: "skade-" is a skada, "arbets-" an arbete. */
function unjoined(front: string): string {
  if (isSimpleNoun(front)) return front
  // "skadelogg", "lampregister", "tavelregister", "blomlista", "hammarlista": of skada, lampa, tavla, blomma and hammare
  const whole = [
    `${front}a`,
    front.replace(/[eou]$/, 'a'),
    front.replace(/e([lr])$/, '$1a'),
    front.replace(/(m)$/, '$1$1a'),
    `${front}e`,
  ].find((form) => /[ae]$/.test(form) && isSimpleNoun(form))
  if (whole !== undefined && !isSwedishNoun(front)) return whole
  const bare = front.replace(/s$/, '')
  const isNoun = (word: string) => isSwedishNoun(word) || readingsOfPhrase(word, 'sv').some(({ kind }) => kind === 'thing')
  if (bare !== front && isNoun(bare)) return bare
  if (isNoun(front)) return front
  return (
    [`${bare}e`, `${bare}a`, bare.replace(/[uoe]$/, 'a'), bare.replace(/e$/, ''), swedishSingular(bare)].find(
      (form) => form !== bare && isSwedishNoun(form),
    ) ?? front
  )
}

/** When and for whom, and nothing that is kept: "veckoschema", "familjekalender". */
const whenOrWhose =
  /^(?:tid|vecka|dag|månad|år|natt|kväll|morgon|helg|sommar|vinter|höst|vår|jul|advent|påsk|termin|kvartal|familj|hem|hushåll|vägg|bord|fick|års|vecko|dags|månads)$/

/** A book of them is a list. */
const written = new Set(['act', 'event', 'document', 'money', 'work'])
/** How much of the one word its last part reads. */
const compoundCovers = 0.5

/** What is written on these is named by another word: an "adressbok" holds contacts, a "klasslista" pupils. */
const namedOtherwise =
  /^(?:check|adress|telefon|mejl|e-post|post|klass|lager|kö|larm|kontakt|skola|rest|rad|text|styck|räkning|resa|mat)$/
const lists =
  /^(?:list[ao]|listan|listor|register|registret|förteckning|matrikel|matrikeln|liggare|liggaren|arkiv|samling|bank|hantering|uppföljning|rapportering|bevakning)$/
const whatHappens = new Set(['act', 'event', 'document', 'reading', 'work', 'money'])
const measured = /^(?:temperatur|vikt|vatten|mjölk|ägg|energi|el)$/

const worked = new Set(['act', 'document', 'event', 'money', 'work'])

/** So many letters of two words tell that they are of one. */
const stemChars = 4
/**
 * "utrustningslista", "samtalslogg": what stands on the list or in the log, in the person's own word, where that is a noun of many and the
 * thing's own name does not say so already ("Vinylskivor" of a "skivsamling").
 */
export function listedFront(word: string, own: string): string | undefined {
  const split = word.includes(' ') ? null : splitCompound(word)
  if (!split?.head.some(({ kind }) => kind === 'word')) return undefined
  const front = unjoined(split.modifierText)
  if (listedPlural(front) === undefined && !front.endsWith('ning')) return undefined
  if (namedOtherwise.test(front) || whenOrWhose.test(front)) return undefined
  if (new RegExp(`${front.slice(0, stemChars)}\\p{L}{0,4}(?:$| )`, 'u').test(own.toLowerCase())) return undefined
  return lists.test(split.headText) || front.endsWith('ning') || measured.test(front) || whatHappens.has(classOfNoun(front, 'sv'))
    ? front
    : undefined
}

const siteOf = /^(?:hem|webb)?sidan?$|^(?:hem|webb)?sajt(?:en)?$|^webbplats(?:en)?$/
const website: Reading = { kind: 'page', id: 'landing' }

const inGarna = /(?:n|l|r|s|t|d)ingarna$/

/** "loppisverksamhet", "cateringrörelse": a venture is of the trade that it is named after. */
const venture = /^(?<trade>\p{L}{3,})(?:verksamhet|rörelse)(?:en|er|erna)?$/u
function tradeOfVenture(word: string): Reading | undefined {
  const front = venture.exec(word)?.groups?.trade ?? ''
  return [front, front.replace(/s$/, '')].flatMap((form) => readingsOfPhrase(form, 'sv')).find(({ kind }) => kind === 'domain')
}

export function readCompound(chunk: Chunk, word: string) {
  const trade = tradeOfVenture(word)
  if (trade) return void Object.assign(chunk, { text: '', words: 0, cues: [...chunk.cues, trade] })
  // "stämningarna" are no yarn ("garn")
  const split = inGarna.test(word) ? null : splitCompound(word)
  if (!split) return readPlace(chunk, word)
  // "fiskekort" is a permit, not a way of showing
  if (
    split.head.every(({ kind }) => kind === 'view') &&
    /kort(en)?$/.test(word) &&
    !split.modifier.some(({ kind }) => kind === 'thing')
  )
    return
  // "orderbok", "besöksbok": what is written in it
  const isLedger =
    /^bok(?:en)?$/.test(split.headText) &&
    (written.has(classOfNoun(split.modifierText, 'sv')) || /^(?:sång|psalm|vis|låt|recept|gäst|dikt)s?$/.test(split.modifierText))
  const listed = isLedger && split.modifier.find(({ kind }) => kind === 'thing')
  if (listed) {
    Object.assign(chunk, { thing: { ...listed, hidden: true }, thingWords: 1, text: split.modifierText, named: 'record' })
    return
  }
  const domain = split.modifier.find((reading) => reading.kind === 'domain')
  if (domain) chunk.cues.push(domain)
  // "fakturaverktyg", "planeringsverktyg": to do it with, and nothing to keep beside hammers
  const isBuilt =
    /^verktyg(?:et)?$/.test(split.headText) &&
    (/(?:r|n|l)ings?$/.test(split.modifierText) || worked.has(classOfNoun(unjoined(split.modifierText), 'sv')))
  // "fakturauppföljning", "kunduppföljning": what is followed up, and no day for it
  const isSheetOf = split.head.some(({ id }) => id === 'record') && split.modifier.some(({ kind }) => kind === 'thing')
  const head =
    isBuilt || (isSheetOf && !split.head.some(({ kind }) => kind === 'thing'))
      ? undefined
      : (split.head.find((reading) => reading.kind === 'thing') ?? split.head.find((reading) => reading.kind === 'field'))
  if (head) {
    if (head.kind === 'thing') Object.assign(chunk, { thing: head, thingWords: 1 })
    // a field of its own beside the one its last part names: "modell, årsmodell"
    else Object.assign(chunk, { field: head, fieldWords: compoundCovers })
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
  const tool = split.modifier.find((reading) => reading.kind === 'tool')
  const isSite = domain !== undefined && siteOf.test(split.headText)
  // "omröstningsapp" is the tool itself, "restaurangsida" a website of such a trade: no list of either
  if ((named && tool) || isSite) {
    chunk.cues.push(isSite ? website : tool!)
    Object.assign(chunk, { text: '', words: 0 })
    return
  }
  if (named) chunk.named = named.id === 'record' ? 'record' : 'building'
  const thing = split.modifier.find((reading) => reading.kind === 'thing')
  // "tävlingskalender", "provsmakningslogg": without the joint
  const front = unjoined(split.modifierText)
  // "öppet hus-lista": its front is the end of a name
  const isKept = isSwedishNoun(front) && !whenOrWhose.test(front) && !(chunk.words > 1 && word.includes('-'))
  if (thing) Object.assign(chunk, { thing: { ...thing, hidden: true }, thingWords: 1, text: front })
  // "rekryteringssystem": what such a trade keeps, and no list of recruitings
  else if (named?.id === 'building' && domain && split.modifierText.endsWith('ings')) Object.assign(chunk, { text: '', words: 0 })
  else if (isKept) Object.assign(chunk, { text: front, named: chunk.named ?? 'record' })
  // of what nobody wrote down there are notes: "ny kondisnotering", and no new register
  else if (!split.modifier.length) chunk.text = named ? `${split.modifierText}notering` : word
  else Object.assign(chunk, { text: '', words: 0 })
}

// What is said in passing: where something is, to whom it goes, why and what people did until now ("we hand out keys to meeting
// rooms", "so that I can remind the parents", "instead of our spreadsheet"). Such nouns are no lists where another was asked for.
import type { Language } from '#shared/languages.ts'
import { singular } from '../../lexicon/inflect.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { Chunk, Item, Mark } from '../chunks.ts'
import type { Intent, SaidThing } from '../intent.ts'
import { isDefinite } from '../swedish-definite.ts'
import { listsNouns, type Stretch, tellingIn } from './telling.ts'

const place =
  /^(in|at|on|to|from|into|onto|during|before|after|until|between|via|about|than|against|towards|among|without|behind|near|around|over|under|besides|across|i|på|från|hos|till|under|före|innan|mellan|genom|efter|vid|kring|inom|mot|enligt|runt|längs|bakom|framför|utanför)$/
const article =
  /^(a|an|the|this|that|these|those|all|every|my|our|your|his|her|its|their|other|min|mitt|mina|vår|vårt|våra|sin|sitt|sina|deras|den|det|de|en|ett|alla)$/
const opening = /^(for|as|för|inför|som)$/
const isStart = (item: Item | undefined) => !item || (item.kind === 'mark' && ends.test(item.word))
const isColon = (item: Item | undefined) => item?.kind === 'mark' && item.word === ':'
const joins = /^(,|and|&|or|och|samt|eller)$/
const ends = /^[.!?\n;:]$/
const described = /^(with|has|have|having|including|contain|contains|med|har|innehåller|:)$/
/** Ends a clause of purpose: a new sentence, not a comma, for reasons go on. */
const purpose =
  /(?:\bso (?:that|we|i|they|everyone|everybody|you|the)\b|\binstead of\b|\brather than\b|\bbecause\b|\bså att\b|\bi stället för\b|\bistället för\b|\beftersom\b)/giu
const asks =
  /\b(?:want|wants|need|needs|would like|like to|i'd like|please|make|create|build|track|keep|log|record|list|manage|should|must|each|every|plan|show|see)\b|(?<![\p{L}])(?:vill|behöver|skulle|gör|skapa|bygg|register|lista|varje|ska|håll|hålla|logga)(?![\p{L}])/iu
const tells =
  /^\s*(?:(?:hi|hello|hey|hej)[,!]?\s+)?(?:as |at |in |i |i'm |we |we're |my |our |for |som |jag |vi |min |vår |vårt )/iu

/** "Vi lagar mobiler och datorer. Inlämningar med kund …": what a trade works on, ahead of what it keeps. */
const worksOn =
  /^\s*(?:hej[,!]? )?(?:vi|jag) (?:(?:är|driver|har) (?:en|ett) [^.]*? som )?(?:lagar|reparerar|renoverar|säljer|syr|bygger|målar|tillverkar|hyr ut|servar|putsar|monterar|installerar|klipper|trimmar|slipar|tvättar|fäller|restaurerar|stämmer|transporterar|flyttar|levererar|städar)(?!\p{L})/iu
const opensList = /(?:^|[.!?\n;])\s*\p{L}+(?: \p{L}+){0,2} ?(?:med |: ?)/iu

const examples = /\((?:e\. ?g\.|for example|such as|like|t\. ?ex\.|till exempel|exempelvis|såsom|som)\s[^)\n]*\)/giu
const sentenceEnd = /[.!?\n](?:\s|$)/g

/** The stretches of a Latin text that ask for nothing: examples in brackets (of the prompt as it was typed), reasons, and sentences about oneself before the one that asks. */
export function asidesIn(text: string, prompt: string, language: Language): Stretch[] {
  const stops = [...text.matchAll(sentenceEnd)].map((found) => found.index)
  const endOf = (at: number) => stops.find((stop) => stop >= at) ?? text.length
  const reasons = [...text.matchAll(purpose)].map(({ index }) => ({ start: index, end: endOf(index) }))
  const given = [...prompt.matchAll(examples)].map((found) => ({ start: found.index, end: found.index + found[0].length }))
  const firstEnd = endOf(0)
  const first = text.slice(0, firstEnd)
  // what one does may have been read as a whole, and is blank in the text
  const isTrade =
    language === 'sv' && worksOn.test(prompt.slice(0, firstEnd)) && !asks.test(first) && opensList.test(text.slice(firstEnd))
  const isStory = isTrade || (tells.test(first) && !asks.test(first) && asks.test(text.slice(firstEnd)) && !listsNouns(first))
  const told = language === 'en' ? tellingIn(prompt) : []
  return [...(isStory ? [{ start: 0, end: firstEnd }] : []), ...given, ...reasons, ...told]
}

/** "with 62 flats", "our four employees": how many there are is told, not asked. */
const counted = /^(two|three|four|five|six|seven|eight|nine|ten|both)$/
/** Behind these a lone noun is what is wanted or what happened, with them each time anew. */
const wanting =
  /^(want|wants|need|needs|make|makes|create|creates|build|builds|add|adds|enter|enters|register|registers|record|records|write|log|logs|track|tracks|plan|report|submit|keep|keeps|organise|organize|design|develop|have|is|run|runs|of|give|get|manage|maintain|store|start|sign|book)$/
const oneOf = /^(a|an|the|my|our|his|her|their|one|your|another)$/
const anybody = /(?:^|ed )(people|person|persons|somebody|guys|folks|things?|stuff|ones?)$/i

/** "needs a bus", "in our campaign", "my goal of 90,000 words": one of them, and no list of many, where more is said than a line. */
function isLone(items: readonly Item[], at: number): boolean {
  const [item, before, ahead] = [items[at], items[at - 1], items[at - 2]]
  if (item?.kind !== 'chunk' || !item.thing || item.thing.hidden || item.plural || item.named || item.cues.length) return false
  const { one, many } = knownThings.get(item.thing.id)!.nouns.en
  if (one === many || before?.kind !== 'mark' || !oneOf.test(before.word)) return false
  // "plan our campaign", "manage my shop": the occasion or the place of all that is kept
  if (
    /^(my|our|his|her|their|your)$/.test(before.word) &&
    ahead?.kind === 'mark' &&
    /^(plan|run|runs|manage|organi[sz]e|maintain|have|for)$/.test(ahead.word)
  )
    return true
  return ahead?.kind === 'chunk' || (ahead !== undefined && !isStart(ahead) && !isColon(ahead) && !wanting.test(ahead.word))
}

/** "Activity feed: members post runs" */
const talking = /^(?:post|posts|share|upload|comment|like|answer|chat|vote)$/

/** する behind a noun makes a verb of it. */
export const isDone = /^(?:し(?!か|ば)|する|すれ|でき|され|させ)/

/** "where residents report faults" */
const isPeople = (item: Item) =>
  item.kind === 'chunk' && item.plural && !item.named && classOfNoun(singular(item.text.toLowerCase()), 'en') === 'person'

const isActor = ({ thing }: Chunk) => thing !== undefined && knownThings.get(thing.id)?.entry.actor === true

export type Telling = { asides: readonly Stretch[]; text: string; language: Language; isLong: boolean }

/** Named beside what is told of, or in a stretch that asks for nothing. */
export type Passing = 'beside' | 'told' | false

/** Whether the noun at this place stands behind a word of place or direction, and nothing is said of it. */
export function inPassing(items: readonly Item[], at: number, { asides, text, language, isLong }: Telling): Passing {
  const [item, next, last] = [items[at]!, items[at + 1], items[at - 1]]
  if (language === 'en' && isColon(next) && isOnWhat(items, at)) return 'beside'
  if (next?.kind === 'mark' && described.test(next.word)) return false
  if (item.kind === 'chunk' && item.doer) return 'beside'
  // 家族で確認, 保護者から: by whom and from where
  if (next?.kind === 'mark' && /^(で|から|へ|からの)$/.test(next.word)) return 'beside'
  // 保護者に配信したい: what is done with it
  if (next?.kind === 'mark' && isDone.test(next.word) && item.kind === 'chunk' && !item.named) return 'beside'
  // "Customers tell me …": who only does something
  const acts =
    next?.kind === 'mark' &&
    (next.verb || (language === 'en' && mayDo.test(next.word) && !isHaving(items[at + 2]))) &&
    item.kind === 'chunk' &&
    item.plural &&
    isActor(item)
  const isClause = last?.kind === 'mark' && /^(where|that|so|which|when|if|and)$/.test(last.word)
  const isSomebody = acts || (isClause && next?.kind === 'mark' && next.verb && isPeople(item))
  const isTalking = next?.kind === 'mark' && talking.test(next.word)
  if (isSomebody && (!isColon(items[at - 1]) || isTalking) && (isStart(items[at - 1]) || isClause)) return 'told'
  if (isAudience(items, at) || (language === 'en' && isAsker(items, at))) return 'told'
  if (language === 'en' && isLong && item.kind === 'chunk' && !item.named) {
    const isCounted = /^\d/.test(text.slice(item.start)) || (last?.kind === 'mark' && counted.test(last.word))
    const behind = isCounted && last?.kind === 'mark' && counted.test(last.word) ? items[at - 2] : last
    if (isCounted && !isColon(last) && !(behind?.kind === 'mark' && wanting.test(behind.word))) return 'told'
    if (anybody.test(item.text) || isLone(items, at)) return 'beside'
  }
  if (asides.some(({ start, end }) => item.start >= start && item.end <= end)) return 'told'
  // "our fire brigade (volunteers)"
  const closed = next?.kind === 'mark' && next.word === ')' && last?.kind === 'mark' && last.word === '('
  if (language === 'en' && closed) return 'told'
  for (let i = at - 1; i >= 0; i--) {
    const before = items[i]!
    if (before.kind === 'chunk') {
      const link = items[i + 1]
      // "felanmälan till hyresvärden och gemensamma utlägg": the second is no one more of those it goes to
      const isOther =
        language === 'sv' &&
        item.kind === 'chunk' &&
        (before.text === '' || isDefinite(before)) &&
        !isDefinite(item) &&
        item.thing !== undefined
      if (link?.kind === 'mark' && joins.test(link.word) && !isOther) continue
      return false
    }
    if (ends.test(before.word) || before.verb) return false
    // "For our school trip I need …": the occasion
    if (opening.test(before.word) && isStart(items[i - 1])) return 'beside'
    // "efter besiktning av fritidsbåten": everybody knows which
    if (language === 'sv' && before.word === 'av' && item.kind === 'chunk' && !item.plural && isDefinite(item)) return 'beside'
    if (place.test(before.word)) return 'beside'
    if (!article.test(before.word) && !joins.test(before.word)) return false
  }
  return false
}

const isHaving = (item: Item | undefined) => item?.kind === 'mark' && /^(?:have|has|get|own)$/.test(item.word)
/** "Staff should be able to add …" */
const mayDo = /^(?:should|can|could|may|must|might|shall)$/
const lets = /^(där|så|att|som|och|when|where|so|that)$/
const may = /^(kan|ska|skall|får|kunna|vill|måste|can|could|may|should)$/
/** "en sida där föräldrar kan se läxor": for whom it is built, not who is kept a list of. */
function isAudience(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at]!, items[at + 1]]
  const before = items[at - 1]?.kind === 'mark' && article.test((items[at - 1] as Mark).word) ? items[at - 2] : items[at - 1]
  if (item.kind !== 'chunk' || next?.kind !== 'mark') return false
  // "Kunderna ska kunna boka": a sentence of theirs
  if (
    isStart(before) &&
    !isColon(before) &&
    /^(kan|ska|skall|får)$/.test(next.word) &&
    (isActor(item) || classOfNoun(item.text, 'sv') === 'person')
  )
    return true
  if (before?.kind !== 'mark') return false
  if (!lets.test(before.word) || !(may.test(next.word) || next.verb)) return false
  return isActor(item) || anybody.test(item.text) || ['person', 'group'].includes(classOfNoun(item.text, 'sv'))
}

/** "complaints about deliveries: order number, refund": what stands behind the place owns nothing of the list. */
function isOnWhat(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (item?.kind !== 'chunk' || !item.thing) return false
  let from = at
  let links = 0
  for (; links < headingLinksMax; links++) {
    let link = from - 1
    while (items[link]?.kind === 'mark' && article.test((items[link] as Mark).word)) link--
    const mark = items[link]
    // "parcels delivered to the desk"
    const done = items[link - 1]
    const isLink =
      mark?.kind === 'mark' &&
      (place.test(mark.word) || (mark.word === 'of' && links === 0) || (links > 0 && mark.word === 'with'))
    if (done?.kind === 'mark' && done.verb) link--
    if (!isLink || items[link - 1]?.kind !== 'chunk') break
    from = link - 1
  }
  const head = items[from]
  const isOf = links === 1 && items.slice(from, at).some((each) => each.kind === 'mark' && each.word === 'of')
  return head?.kind === 'chunk' && head.thing !== undefined && head.plural && links > 0 && !isOf && from < headingItemsMax
}
/** "Meetings with the parents of my pupils: date": so many links lead from what is kept to the last noun in front of the colon. */
const headingLinksMax = 2
const headingItemsMax = 3

const asking = /^(needs|wants|would|must|has|is|are|also|should|needed|wanted|wishes)$/
/** "The workshop needs job cards", "our parish wants …": who asks. */
function isAsker(items: readonly Item[], at: number): boolean {
  const [item, next, before] = [items[at], items[at + 1], items[at - 1]]
  return (
    item?.kind === 'chunk' &&
    !item.plural &&
    next?.kind === 'mark' &&
    asking.test(next.word) &&
    next.word !== 'has' &&
    before?.kind === 'mark' &&
    /^(the|our|my)$/.test(before.word) &&
    isStart(items[at - 2])
  )
}

/** From so many sentences on, what is told of is what it is about. */
const sentencesOfMeant = 3
/** "one list of jobs … for each job", or told of again and again. */
function isMeant({ prompt, language }: Intent, { one, many }: SaidThing): boolean {
  if (language !== 'en') return false
  const [single, plural] = [one, many].map((word) => word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')) as [string, string]
  if (new RegExp(`\\b(?:each|every|per) ${single}\\b`, 'iu').test(prompt)) return true
  const named = new RegExp(`\\b(?:${single}|${plural})\\b`, 'iu')
  return prompt.split(/[.!?\n;:]/).filter((sentence) => named.test(sentence)).length >= sentencesOfMeant
}

/** Takes out what was said only in passing, where a list was asked for outright. */
export function leavePassing(intent: Intent): void {
  const isKnown = intent.language !== 'en' && (intent.domains.length > 0 || intent.trade !== undefined || intent.views.length > 0)
  if (!isKnown && intent.things.every((said) => said.passing)) return
  const isPassing = (said: SaidThing) =>
    said.passing === true &&
    !isMeant(intent, said) &&
    !said.naming &&
    !said.fields.length &&
    !said.views.length &&
    !intent.things.some((each) => each.parents.includes(said))
  intent.things = intent.things.filter((said) => !isPassing(said))
}

/** "my workshop in Uppsala with services": a name where a place is told, and no room ("sal") though it ends like one. */
export const isTown = (chunk: Chunk, { place }: { place: boolean }): boolean =>
  place && !chunk.thing && chunk.fieldWords < 1 && !chunk.cues.length && /^\p{Lu}\p{Ll}/u.test(chunk.text)

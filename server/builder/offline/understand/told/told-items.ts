// Items of an English list that are clauses: "who drives", "whether they paid", "how much it cost", "needs a bus", "from, to",
// "wheelchair yes or no", "pain 0-10", "the date we promised it". Each becomes the one noun or phrase a form would print.
import { functionWords } from '../../lexicon/function-words.ts'
import { isPlural } from '../../lexicon/inflect.ts'
import { article, being, pronoun, questionItem } from './told-questions.ts'
import { eitherOf, isCounted, phraseItem, unitBehind } from './item-phrases.ts'
import { withoutTail } from './item-tails.ts'
import { rangeOf } from '../option-range.ts'
import { unitOf } from '../units.ts'
import { readingsOfPhrase, type Token } from '../tokens.ts'

export type Told = { tokens: Token[]; next: number }

const itemWordsMax = 9
const opensItem = /^(,|:|\.|\(|-|–|and|or|plus|\/|has|have|with|including)$/
const said = (like: Token, text: string, low = text.toLowerCase(), last = like): Token => ({
  text,
  low,
  start: like.start,
  end: last.end,
  mark: false,
  noun: true,
})
const endOfItem = (tokens: readonly Token[], from: number): number => {
  let end = from
  while (tokens[end] && !tokens[end]!.mark && (end === from || !/^(and|or|but|plus|with|including)$/.test(tokens[end]!.low)))
    end++
  return end
}

const grammar = functionWords.en
const happened =
  /^(made|sold|left|caught|eaten|lost|found|produced|used|worked|driven|cooked|delivered|planted|harvested|hatched|laid|born|taken|read|run|won|played|spent|served|bought|ordered|packed|treated|collected|picked|visited|remaining)$/
/** What is built has these, too; in a list of fields they are what a form asks for. */
const formNouns = new Map(
  Object.entries({
    page: 'page number',
    agenda: 'agenda text',
    archive: 'archive name',
    site: 'site name',
    screen: 'screen type',
    system: 'system name',
    software: 'software name',
    program: 'program name',
    programme: 'programme name',
    business: 'business name',
    table: 'table number',
    solution: 'solution notes',
  }),
)
const listWordsNear = 24
/** Verbs that are also what a form asks for. */
const itemVerbs =
  /^(start|end|finish|begin|stop|set|cost|design|host|pay|use|work|make|share|sign|check|offer|look|water|feed|vote|wear|store|view|record|log)$/
const truths = /^(needs|has|can|wants|brings|allows|speaks)$/
const scale = /^(?:\d{1,2}[-–]\d{1,3}|\d{1,2}\/\d{1,2})$/
/** Days and a way tell what "from" and "to" are. */
const journey =
  /^(movements?|transfers?|shipments?|flights?|km|kilometres?|kilometers?|miles?|distance|driver|passengers?|address|departure|destination|nautical|odometer|route|fare)$/

/** What can be told of a thing by "… of …". */
const aspects =
  /^(number|amount|quantity|date|day|month|year|time|times|start|end|beginning|type|kind|name|title|place|percentage|share|length|width|height|depth|weight|size|colour|color|cost|price|value|description|photo|picture|image|cause|source|owner|state|status|condition|level|method|mode|country|state|copy|reason|duration|rate|result|results|age|sum|total|lack|hours|minutes|glasses|cups|litres|liters|kilos|days|weeks|pages|portions|degree|strength|position|direction|quality|shape|style|phase|stage)$/
/** Counted or in parts, the words stay in their order. */
const amounts =
  /^(hours|minutes|glasses|cups|litres|liters|kilos|days|weeks|pages|portions|number|amount|quantity|percentage|share|sum|total|degree|level|rate|copy|lack)$/

/** What goes on for days. */
const days =
  /^(rentals?|leases?|contracts?|subscriptions?|memberships?|tenanc(?:y|ies)|absences?|vacations?|holidays?|leaves?|stays?|hires?|sublets?)$/

/** "date of arrival" reads as arrival date, "number of players" as a number; null for what the lexicon knows as it is. */
function ofItem(item: readonly Token[]): { text: string; low: string } | null {
  const kept = item.filter(
    ({ low }, at) => !article.test(low) || (at > 0 && at < item.length - 1 && low !== 'the' && low !== 'a' && low !== 'an'),
  )
  const [head, of, ...noun] = kept
  if (!head || of?.low !== 'of' || !aspects.test(head.low) || !noun.length || noun.length > 3) return null
  if (noun.some(({ low }) => pronoun.test(low) || being.test(low) || grammar.for.has(low) || grammar.verbs.has(low))) return null
  const text = kept.map((token) => token.text).join(' ')
  if (readingsOfPhrase(text.toLowerCase(), 'en').length) return null
  const of2 = noun.map(({ low }) => low).join(' ')
  return { text, low: amounts.test(head.low) ? text.toLowerCase() : `${of2} ${head.low}` }
}

/** The list item at a place as the words of a form, or null when it reads as it is. */
export function toldItem(tokens: readonly Token[], at: number): Told | null {
  const before = tokens[at - 1]
  if (!before || !opensItem.test(before.low)) return null
  const isEither = /^(whether|if)$/.test(tokens[at]!.low)
  let end = endOfItem(tokens, at)
  // "whether there are children or cats"
  while (isEither && tokens[end]?.low === 'or') end = endOfItem(tokens, end + 1)
  // a sentence of its own is a list only with a comma behind its first item
  if (before.low === '.' && tokens[end]?.low !== ',') return null
  const item = tokens.slice(at, end)
  const first = item[0]
  if (!first || item.length > itemWordsMax) return null
  const last = item.at(-1)!
  // "yes or no", "or not" stand behind what is true or not
  const [or, not] = [tokens[end]?.low, tokens[end + 1]?.low]
  const isYesNo =
    (or === 'or' && not === 'not' && closes(tokens[end + 2])) ||
    (/^(or|\/)$/.test(or ?? '') && item.length > 1 && /^(?:yes no|y n)$/.test(`${last.low} ${not}`))
  if (isYesNo && item.length <= 4) {
    const noun = item.filter(({ low }) => low !== 'yes' && low !== 'y' && !article.test(low))
    if (noun.length)
      return { tokens: [said(first, `${noun.map(({ text }) => text).join(' ')}?`, undefined, last)], next: end + 2 }
  }
  const one = (text: string, low?: string): Told => ({ tokens: [said(first, text, low, last)], next: end })
  const meaning = tokens[end]?.low === '/' ? null : phraseItem(item)
  if (meaning !== null) return one(item.map(({ text }) => text).join(' '), meaning || undefined)
  if (isCounted(item, before, tokens[end])) return one(first.text, `how many ${first.low}`)
  const either = before.low === ',' ? eitherOf(tokens, at) : null
  if (either) return { tokens: [said(first, either.text, undefined, tokens[either.next - 1])], next: either.next }
  if (item.length > 1 && (rangeOf(last.text).length || (before.low !== 'and' && closes(tokens[end]) && unitBehind(item)))) {
    const sign = (low: string): Token => ({ text: low, low, start: last.start, end: last.start, mark: true })
    return { tokens: [...item.slice(0, -1), sign('('), last, { ...sign(')'), start: last.end, end: last.end }], next: end }
  }
  // "from when to when", "to where"
  const words = item.map(({ low }) => low)
  if (/^from (when|where) (to|until|till) (when|where)$/.test(words.join(' '))) {
    const [start, end2] = words[1] === 'when' ? ['start time', 'end time'] : ['from place', 'to place']
    return {
      tokens: [said(first, 'From', start), { ...item[2]!, text: ',', low: ',', mark: true }, said(item[2]!, 'To', end2, last)],
      next: end,
    }
  }
  if (/^(from|to) (when|where)$/.test(words.join(' ')))
    return one(first.text, words[1] === 'when' ? `${words[0] === 'from' ? 'start' : 'end'} time` : `${words[0]} place`)
  // "who", "when" by themselves; "(age, looks, motives)"; "start place"
  const isPair = before.low === 'and' && tokens[at - 2]?.low === 'start' && first.low === 'end'
  if (
    item.length === 1 &&
    closes(tokens[end]) &&
    (before.low !== 'and' || isPair || first.low === 'who' || formNouns.has(first.low))
  ) {
    if (first.low === 'who' || first.low === 'whom') return one(first.text, 'who')
    if (first.low === 'when') return one(first.text, 'date')
    // "date, text, in, out, balance": of money
    if (/^(in|out)$/.test(first.low) && tokens.some(({ low }) => low === 'balance')) return one(first.text, `money ${first.low}`)
    // "archive and page", "make, model": what is built and what is done are nouns of a form here
    if (formNouns.has(first.low) && before.low !== '-') return one(first.text, formNouns.get(first.low))
    // "start, end": days, or times of the day that is named beside them
    if (/^(start|end|finish)$/.test(first.low) && (isPair || /^[,:(]$/.test(before.low))) {
      const isTime = tokens.slice(Math.max(0, at - listWordsNear), at + listWordsNear).some(({ low }) => /^(date|day)$/.test(low))
      return one(first.text, `${first.low === 'start' ? 'start' : 'end'} ${isTime ? 'time' : 'date'}`)
    }
    if (
      /^([,:(]|with)$/.test(before.low) &&
      itemVerbs.test(first.low) &&
      (before.low === ',' || /^(,|and)$/.test(tokens[end]?.low ?? ''))
    )
      return one(first.text)
    if (before.mark && grammar.verbs.has(first.low) && /[a-z]{3}s$/.test(first.low)) return one(first.text)
  }
  if (
    item.length === 2 &&
    closes(tokens[end]) &&
    grammar.verbs.has(first.low) &&
    aspects.test(last.low) &&
    !article.test(last.low)
  )
    return one(words.join(' '))
  if (item.length === 1 && /^(from|to|until|till)$/.test(first.low) && /^(?:[^a-z]|and$)/.test(tokens[end]?.low ?? ',')) {
    const around = tokens.slice(Math.max(0, at - listWordsNear), at + listWordsNear).map(({ low }) => low)
    const [from, to] = around.some((word) => journey.test(word))
      ? ['from place', 'to place']
      : around.some((word) => days.test(word))
        ? ['start date', 'end date']
        : ['start time', 'end time']
    return one(first.text, first.low === 'from' ? from : to)
  }
  // "valid from", "contract until", "sell at", "out to"
  const isListed = before.low !== 'and' && (before.mark || before.low === ',') && (before.low === ',' || tokens[end]?.low === ',')
  if (
    item.length === 2 &&
    isListed &&
    closes(tokens[end]) &&
    /^(from|to|until|till|at|on|by|for|with)$/.test(last.low) &&
    !pronoun.test(first.low) &&
    !article.test(first.low)
  )
    return one(words.join(' '))
  // "rate per word", "price a night"
  if (
    item.length === 3 &&
    item[1]!.low === 'per' &&
    !isPlural(first.low) &&
    readingsOfPhrase(first.low, 'en').some(({ kind }) => kind === 'field')
  )
    return one(item.map(({ text }) => text).join(' '), first.low)
  // "kg per hectare"
  if (item.length === 3 && item[1]!.low === 'per' && unitOf(first.low, 'en')) return one(words.join(' '), 'quantity')
  // "people on it"
  if (
    item.length === 3 &&
    /^(on|in|of|for|with|about|at|to|from)$/.test(item[1]!.low) &&
    /^(it|them)$/.test(last.low) &&
    tokens[end]?.low !== '('
  )
    return one(item.map(({ text }) => text).join(' '))
  // "date out", "mileage back"
  if (
    item.length === 2 &&
    /^(in|out|back|off|on|from|to|until)$/.test(last.low) &&
    /^(date|day|time|km|mileage|odometer|hours|clock|meter)$/.test(first.low)
  )
    return one(`${first.text} ${last.text}`)
  // "from which club", "to whom"
  if (item.length > 1 && /^(from|to|for|by|with|in|at|on|of)$/.test(first.low) && /^(which|what|whom|who)$/.test(item[1]!.low))
    return one(
      item.length === 2
        ? `${first.text} ${item[1]!.text}`
        : item
            .slice(2, 4)
            .map(({ text }) => text)
            .join(' '),
    )
  // "max guests", "total hours"
  if (
    item.length === 2 &&
    /^(max|maximum|min|minimum|total|average|needed|expected|planned)$/.test(first.low) &&
    isPlural(last.low) &&
    closes(tokens[end])
  )
    return one(words.join(' '))
  // "bottles made", "minutes worked", "treatment used"
  const isNounThere = isPlural(first.low) || (grammar.verbs.has(last.low) && !grammar.stop.has(first.low))
  if (item.length === 2 && isNounThere && happened.test(last.low) && closes(tokens[end])) return one(`${first.text} ${last.text}`)
  // "planned start", "last check"
  if (item.length === 2 && itemVerbs.test(last.low) && /(ed|al|next|last|first)$/.test(first.low) && closes(tokens[end]))
    return one(`${first.text} ${last.text}`)
  // "reg no", "hanger no", "badge nr"
  if (item.length > 1 && item.length < 4 && /^(no|nr|num|nbr)$/.test(last.low) && closes(tokens[end]))
    return one(`${words.slice(0, -1).join(' ')} number`)
  const bare = withoutTail(item)
  if (bare) return one(bare)
  const whole = ofItem(item)
  if (whole) return one(whole.text, whole.low)
  const question = questionItem(item)
  if (question) return one(question)
  // "needs a bus", "can swim", "speaks french"
  const isTrue =
    (before.low === ',' || (before.low === 'and' && (!tokens[end] || tokens[end]!.mark))) &&
    truths.test(first.low) &&
    item.length > 1 &&
    item.length < 5 &&
    closes(tokens[end])
  if (isTrue)
    return one(
      item
        .filter(({ low }) => !article.test(low))
        .map(({ text }) => text)
        .join(' '),
    )
  // "seeing 1-5"
  if (item.length > 1 && scale.test(last.low)) return { tokens: [...item.slice(0, -1), said(last, 'rating')], next: end }
  // "the date we promised it": what stands before the pronoun
  const cut = item.findIndex((token, place) => place > 0 && pronoun.test(token.low))
  const noun = item.slice(0, Math.max(cut, 0)).filter(({ low }) => !article.test(low))
  return noun.length && noun.every(({ low }) => !grammar.stop.has(low) && !grammar.verbs.has(low))
    ? { tokens: noun, next: end }
    : null
}

const closes = (token: Token | undefined) => !token || /^[,.;:!?)\n]$/.test(token.low) || /^(and|or|but|plus)$/.test(token.low)

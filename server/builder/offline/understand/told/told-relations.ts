// Sentences of an English prompt that tell how its lists hang together: "lessons belong to courses", "a project has many tasks",
// "movements record item, quantity and date".
import { isPlural, plural, singular } from '../../lexicon/inflect.ts'
import { readingsOfPhrase, type Token } from '../tokens.ts'
import { ends, isContent, isList, mark, type Moved, namesPeople, nounEnd, startsSentence } from './sentence-parts.ts'

const put = (like: Token, text: string): Token => ({ ...like, text, low: text, mark: false })
const article = /^(?:an?|the|each|every|one|exactly|its|their|some)$/
const afterArticles = (tokens: readonly Token[], from: number): number => {
  let at = from
  while (article.test(tokens[at]?.low ?? '')) at++
  return at
}
const opensClause = (tokens: readonly Token[], at: number): boolean =>
  startsSentence(tokens, at) || /^(?:,|and|where|that|:)$/.test(tokens[at - 1]?.low ?? '')
/** The first token from one place to another, and no further, that fits; -1 for none. */
const firstAt = (tokens: readonly Token[], from: number, to: number, word: RegExp): number => {
  for (let at = from; at <= to; at++) if (word.test(tokens[at]?.low ?? '')) return at
  return -1
}
const phrase = (tokens: readonly Token[]): string => tokens.map(({ low }) => low).join(' ')

/** "Lessons belong to courses", "each task is part of a project": a list for each of the other. */
export function belonging(tokens: readonly Token[], at: number): Moved | null {
  if (!opensClause(tokens, at)) return null
  const from = afterArticles(tokens, at)
  const end = nounEnd(tokens, from)
  const verb = firstAt(tokens, from + 1, end, /^(?:belongs?|is|are)$/)
  if (verb < 0) return null
  const link = phrase(tokens.slice(verb, verb + 3))
  const length = /^belongs? to /.test(`${link} `) ? 2 : /^(?:is|are) part of$/.test(link) ? 3 : 0
  const start = afterArticles(tokens, verb + length)
  const other = nounEnd(tokens, start)
  if (!length || other === start) return null
  const noun = tokens.slice(from, verb)
  const last = noun.at(-1)!
  const many = isPlural(last.low) ? last : put(last, plural(last.low))
  const owner = tokens.slice(start, other)
  const one = put(owner.at(-1)!, singular(owner.at(-1)!.low))
  const list = [mark(noun[0]!, '.'), ...noun.slice(0, -1), many]
  // "… and has title, assignee and status"
  if (tokens[other]?.low === 'and' && /^(?:has|have)$/.test(tokens[other + 1]?.low ?? '') && isList(tokens, other + 2))
    return { tokens: [...list, mark(one, ':'), ...owner.slice(0, -1), one, mark(one, ',')], next: other + 2 }
  return { tokens: [...list, put(one, 'for'), put(one, 'each'), ...owner.slice(0, -1), one], next: other }
}

const isThing = (tokens: readonly Token[]): boolean => {
  const readings = readingsOfPhrase(phrase(tokens), 'en')
  return readings.some(({ kind }) => kind === 'thing') && !readings.some(({ kind }) => kind === 'field')
}
/** "A project has many tasks", "customers can have several orders": as many for each of them. */
export function havingMany(tokens: readonly Token[], at: number): Moved | null {
  if (!opensClause(tokens, at)) return null
  const from = afterArticles(tokens, at)
  const end = nounEnd(tokens, from)
  const may = /^(?:can|may|could)$/.test(tokens[end]?.low ?? '') ? 1 : 0
  const verb = firstAt(tokens, from + 1, end + may, /^(?:has|have|contains?)$/)
  if (verb !== end + may || end === from) return null
  const isMany = /^(?:many|several|multiple)$/.test(tokens[verb + 1]?.low ?? '')
  const start = isMany ? verb + 2 : verb + 1
  const other = nounEnd(tokens, start)
  const several = tokens.slice(start, other)
  if (!several.length || !isPlural(several.at(-1)!.low)) return null
  // "every show has episodes": nothing else, and what is a list by its name
  const isEach = /^(?:each|every|an?)$/.test(tokens[at]!.low) && (!tokens[other] || ends.test(tokens[other]!.low))
  if (!isMany && !(isEach && isThing(several))) return null
  const owner = tokens.slice(from, end)
  const last = owner.at(-1)!
  const one = put(last, singular(last.low))
  const stop = mark(last, '.')
  const owners = [stop, put(last, 'track'), ...owner.slice(0, -1), put(last, plural(one.low)), stop]
  return { tokens: [...owners, ...several, put(one, 'for'), put(one, 'each'), ...owner.slice(0, -1), one], next: other }
}

const recorded = /^(?:records?|stores?|contains?|includes?|holds?|captures?|comprises?)$/
/** "Movements record item, quantity and date": what each of them has. */
export function recording(tokens: readonly Token[], at: number): Moved | null {
  if (!startsSentence(tokens, at)) return null
  const from = afterArticles(tokens, at)
  const end = nounEnd(tokens, from)
  const noun = tokens.slice(from, end)
  // what is both noun and verb ends the noun: "movements record", "a log stores"
  const inside = noun.findIndex(({ low }, place) => place > 0 && recorded.test(low))
  const verb = inside > 0 ? from + inside : end
  if (verb === from || !recorded.test(tokens[verb]?.low ?? '') || !isList(tokens, verb + 1)) return null
  const owner = tokens.slice(from, verb)
  const last = owner.at(-1)!
  const isEach = from > at
  if ((!isPlural(last.low) && !isEach) || namesPeople(last.low) || !isContent(last)) return null
  const many = isPlural(last.low) ? last : put(last, plural(last.low))
  return { tokens: [...owner.slice(0, -1), many, mark(tokens[verb]!, ':')], next: verb + 1 }
}

const anybody =
  /^(?:users?|people|members|visitors|customers|anyone|everyone|everybody|students|employees|residents|fans|readers)$/
const brings = /^(?:post|posts|share|submit|upload|publish|propose|suggest|create|add|manage|edit)$/
const reacts = new Map(Object.entries({ rate: 'rating', vote: 'votes', upvote: 'votes', like: 'likes' }))
/** "Users can post recipes, rate and comment": recipes with a rating; what is said to them is the page's. Whoever does it is no list. */
export function posting(tokens: readonly Token[], at: number): Moved | null {
  if (!anybody.test(tokens[at]!.low) || !opensClause(tokens, at) || !/^(?:can|could|may)$/.test(tokens[at + 1]?.low ?? ''))
    return null
  let verb = at + 2
  if (!brings.test(tokens[verb]?.low ?? '')) return null
  while (/^(?:,|and|or)$/.test(tokens[verb + 1]?.low ?? '') && brings.test(tokens[verb + 2]?.low ?? '')) verb += 2
  let from = afterArticles(tokens, verb + 1)
  while (/^(?:own|new|his|her|your)$/.test(tokens[from]?.low ?? '')) from++
  const end = nounEnd(tokens, from)
  const noun = tokens.slice(from, end)
  const last = noun.at(-1)
  if (!last || !isPlural(last.low)) return null
  const fields: Token[] = []
  let next = end
  for (;;) {
    const joint = tokens[next]?.low ?? ''
    const act = next + (joint === ',' && tokens[next + 1]?.low === 'and' ? 2 : 1)
    const low = /^(?:,|and|or)$/.test(joint) ? (tokens[act]?.low ?? '') : ''
    const reaction = reacts.get(low)
    if (reaction) fields.push(put(tokens[act]!, reaction))
    else if (low !== 'comment') break
    next = act + 1
    while (/^(?:on|for|up|them|it|each|other|other's|others)$/.test(tokens[next]?.low ?? '')) next++
  }
  const told = fields.flatMap((field, place) => [put(last, place ? 'and' : 'with'), field])
  const stop = mark(last, '.')
  return { tokens: [stop, put(last, 'track'), ...noun, ...told, ...(fields.length ? [stop] : [])], next }
}

// Heads of English lists of fields that stand without the colon: "games white, black, result", and with a clause that tells whose they
// are: "requests the tenants report: what, urgency".
import { isPlural } from '../../lexicon/inflect.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { readingsOfPhrase, type Token } from '../tokens.ts'
import { ends, isContent, mark, type Moved, nounEnd, startsSentence } from './sentence-parts.ts'

const isThing = (word: string) => readingsOfPhrase(word, 'en').some(({ kind, hidden }) => kind === 'thing' && !hidden)
const fieldsMin = 3

/** "; games white, black, result": several of a kind, then a list in the singular, where the two words name nothing together. */
export function headWithout(tokens: readonly Token[], at: number): Moved | null {
  const [head, first, comma] = tokens.slice(at, at + 3)
  if (!head || head.mark || !startsSentence(tokens, at) || !isPlural(head.low) || !isThing(head.low)) return null
  if (!first || first.mark || comma?.low !== ',' || !isContent(first) || isPlural(first.low)) return null
  if (readingsOfPhrase(`${head.low} ${first.low}`, 'en').length || isThing(first.low)) return null
  let items = 1
  for (let next = at + 2; tokens[next] && !ends.test(tokens[next]!.low) && tokens[next]!.low !== '('; next++) {
    const { low } = tokens[next]!
    if (/^(with|has|have|:)$/.test(low)) return null
    if (low === ',') items++
    else if (isPlural(low) && isThing(low)) return null
  }
  return items >= fieldsMin ? { tokens: [head, mark(first, ':')], next: at + 1 } : null
}

/** "requests the tenants report: …", "books our members lend, …": who does it is told, and no list. */
export function withoutClause(tokens: readonly Token[], at: number): Moved | null {
  const [head, article, who, verb, after] = tokens.slice(at, at + 5)
  if (!head || head.mark || !isPlural(head.low) || !isContent(head) || !/^(the|our|my)$/.test(article?.low ?? '')) return null
  if (!who || who.mark || !isContent(who) || !verb || !/^[:,(]$/.test(after?.low ?? '')) return null
  const { verbs, maybeVerbs } = functionWords.en
  const isVerb = (verbs.has(verb.low) || maybeVerbs.has(verb.low)) && isPlural(who.low) !== /[a-z]{2}s$/.test(verb.low)
  return isVerb ? { tokens: [head], next: at + 4 } : null
}

/** "We log hours against projects: …": what is logged are entries of time. */
export function hoursLogged(tokens: readonly Token[], at: number): Moved | null {
  const [verb, hours, link] = tokens.slice(at, at + 3)
  if (!verb || !/^(?:log|logs|track|record|register|note|book|enter|report)$/.test(verb.low)) return null
  if (!hours || !/^(?:hours|time)$/.test(hours.low) || !/^(?:against|on|per|for)$/.test(link?.low ?? '')) return null
  return {
    tokens: [verb, { ...hours, text: 'time entries', low: 'time entries' }, { ...link!, text: 'on', low: 'on' }],
    next: at + 3,
  }
}

/** "Members, with name and phone": the comma parts nothing. */
export function withAfterComma(tokens: readonly Token[], at: number): Moved | null {
  if (!startsSentence(tokens, at)) return null
  const end = nounEnd(tokens, at)
  if (end === at || !isPlural(tokens[end - 1]!.low) || tokens[end]?.low !== ',' || tokens[end + 1]?.low !== 'with') return null
  return { tokens: tokens.slice(at, end), next: end + 1 }
}

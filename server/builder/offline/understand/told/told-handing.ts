// "Employees submit tickets with title, category and priority", "drivers log trips with …": who hands something in is told, and what they
// hand in is the list that has the fields.
import { isPlural } from '../../lexicon/inflect.ts'
import { isList, type Moved, namesPeople, nounEnd } from './sentence-parts.ts'
import type { Token } from '../tokens.ts'

const handing = /^(?:submit|log|record|report|file|enter|create|upload|register|raise|open)$/
const may = /^(?:can|may|should|must|will)$/
const determiner = /^(?:the|our|my|all|other|new)$/
const groups = /^(?:staff|everyone|everybody|people)$/
const asWell = /^(?:new|their|the|his|her|our)$/
const nounWordsMax = 2

export function handsIn(tokens: readonly Token[], at: number): Moved | null {
  let who = at
  while (determiner.test(tokens[who]?.low ?? '')) who++
  const person = tokens[who]
  if (!person || !(groups.test(person.low) || (isPlural(person.low) && namesPeople(person.low)))) return null
  let verb = who + 1
  while (may.test(tokens[verb]?.low ?? '')) verb++
  if (!handing.test(tokens[verb]?.low ?? '')) return null
  let noun = verb + 1
  while (asWell.test(tokens[noun]?.low ?? '')) noun++
  const end = nounEnd(tokens, noun)
  const last = tokens[end - 1]
  if (end === noun || end - noun > nounWordsMax || !last || !isPlural(last.low) || tokens[end]?.low !== 'with') return null
  return isList(tokens, end + 1) ? { tokens: [], next: noun } : null
}

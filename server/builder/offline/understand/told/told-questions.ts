// Items of an English list that are questions: "how long it took", "who drives", "what it costs", "whether they paid". Each becomes
// the words a form would print.
import { functionWords } from '../../lexicon/function-words.ts'
import { singular } from '../../lexicon/inflect.ts'
import type { Token } from '../tokens.ts'

const grammar = functionWords.en
export const pronoun = /^(i|we|you|they|he|she|it|it's|they're|i'm|we're|someone|somebody|everyone|one|she's|he's)$/
export const article = /^(a|an|the|my|our|your|their|his|her|its|any|some)$/
export const each = /^(each|every|per)$/
export const being =
  /^(is|are|was|were|be|been|being|am|has|have|had|do|does|did|got|get|gets|will|can|may|should|must|'s|it's|they're)$/
export const few =
  /^(already|ever|even|also|still|currently|normally|usually|actually|just|now|there|up|out|down|off|on|in|at|with|for|to|of|from)$/

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text.toLowerCase())

/** "how long it took" is a duration, by the word behind "how". */
const measures: Record<string, string> = {
  long: 'duration',
  far: 'distance',
  old: 'age',
  big: 'size',
  large: 'size',
  heavy: 'weight',
  tall: 'height',
  high: 'height',
  deep: 'depth',
  wide: 'width',
  fast: 'speed',
  often: 'frequency',
  hard: 'difficulty',
  difficult: 'difficulty',
  hot: 'temperature',
  warm: 'temperature',
  late: 'delay',
  bad: 'severity',
  serious: 'severity',
  severe: 'severity',
  urgent: 'priority',
  important: 'priority',
  full: 'fill level',
  strong: 'strength',
}
const paying = /^(paid|pay|pays|cost|costs|charge|charged|charges|spent|spend|earn|earned|owe|owes|sold|asked)$/

function howItem(words: readonly string[]): string | null {
  const [, measure = '', third = ''] = words
  const rest = words
    .slice(2)
    .filter((word) => !pronoun.test(word) && !being.test(word) && !article.test(word) && !each.test(word))
  if (measure === 'much') {
    if (!rest.length) return 'amount'
    if (rest.some((word) => paying.test(word)))
      return rest.includes('sold') ? 'sale price' : rest.includes('owe') ? 'amount owed' : 'price'
    return pronoun.test(third) || being.test(third) ? `amount ${rest.slice(0, 2).join(' ')}` : `amount of ${rest[0]}`
  }
  if (measure === 'many') {
    if (!rest.length || pronoun.test(third)) return 'quantity'
    return being.test(third)
      ? `number ${rest
          .filter((word) => !few.test(word))
          .slice(0, 2)
          .join(' ')}`
      : null
  }
  return measures[measure] ?? null
}

/** A clause that begins with a question word, as the label of a field; null when it is none of these. */
export function questionItem(tokens: readonly Token[]): string | null {
  const words = wordsOf(tokens)
  const [first, second = '', third = ''] = words
  const told = words.slice(1).filter((word) => !article.test(word))
  if (/^(from|to)$/.test(first!) && /^(when|where|whom|who)$/.test(second)) return words.length === 2 ? first! : null
  // "how to do it", "how to prepare"
  if (first === 'how' && second === 'to' && (words.length === 3 || /^(it|them|this)$/.test(words.at(-1)!))) return 'instructions'
  if (first === 'how') return words.some((word) => each.test(word)) ? null : howItem(words)
  if (first === 'why') return words.length <= 4 ? 'reason' : null
  if (first === 'where') {
    if (second && !pronoun.test(second) && !article.test(second) && !being.test(second)) return null
    const verbs = told.filter((word) => !pronoun.test(word) && !being.test(word) && !few.test(word))
    return verbs.length ? `where ${verbs.slice(0, 2).join(' ')}` : 'place'
  }
  // "did it help", "was it fixed"
  if (/^(did|does|do|is|was|were|has|have|can|will|would)$/.test(first!) && /^(it|they|he|she|we|i|you)$/.test(second) && third)
    return truthItem(words.slice(2))
  if (first === 'whether' || (first === 'if' && pronoun.test(second) && words.length < 7)) return truthItem(words.slice(1))
  if (/^who('s|se)?$/.test(first!)) {
    if (first !== 'who') return null
    // "who has it"
    if (/^(has|have|holds|keeps|got)$/.test(second) && (!third || /^(it|them|one|that)$/.test(third))) return 'holder'
    // "who may collect them"
    if (/^(may|can|must|should|will)$/.test(second) && third) return words.slice(0, 3).join(' ')
    if (/^(is|was)$/.test(second) || being.test(second) || !second || /(ed|en|ught|ood)$/.test(second))
      return second === 'did' ? 'done by' : null
    return words
      .slice(0, 3)
      .filter((word) => !pronoun.test(word) && !article.test(word))
      .join(' ')
  }
  if (first === 'what') {
    if (/^(kind|type|sort)$/.test(second)) return third === 'of' && words[3] ? `${words[3]} type` : 'type'
    if (second === 'time') return 'time'
    if (second === 'for') return 'purpose'
    if (second === 'to' && words.length === 3 && !third.endsWith('do')) return words.join(' ')
    if (/^(should|must|needs|has|to)$/.test(second) && /(do|done)$/.test(words.at(-1)!)) return 'what to do'
    if (
      words.some((word) => /^(cost|costs|charge|charged)$/.test(word)) ||
      /^what (i|we|they) paid$/.test(words.slice(0, 3).join(' '))
    )
      return 'price'
    if (!second) return 'what'
    // "what I can invoice"
    if (pronoun.test(second) && /^(can|may)$/.test(third) && words.length === 4) return truthItem(words.slice(2))
    // "what door they open": the noun
    if (pronoun.test(third) && !pronoun.test(second) && !being.test(second)) return second
    return /^(is|was|are|were|'s)$/.test(second) || pronoun.test(second) ? words.slice(0, 4).join(' ') : null
  }
  if (first === 'which' && words.length === 2) return second
  // "which vehicles went out": the noun, one of them
  if (first === 'which' && words.length > 2 && !pronoun.test(third) && grammar.verbs.has(third)) return singular(second)
  if (first === 'which' && words.some((word, at) => at > 1 && pronoun.test(word)))
    return words
      .slice(
        1,
        words.findIndex((word, at) => at > 1 && pronoun.test(word)),
      )
      .join(' ')
  return null
}

/** What is true or not: "they have a key" -> "has key", "it's paid" -> "paid". */
function truthItem(words: readonly string[]): string | null {
  // "a string had to be replaced"
  const plain = words
    .join(' ')
    .replace(/ (?:had|has|have|needs?|needed) to be /, ' ')
    .split(' ')
  const kept = plain.filter((word) => !pronoun.test(word) && !article.test(word) && !/^(been|be|already|not|there)$/.test(word))
  const [verb = '', ...rest] = kept
  if (/^(has|have|had|owns?|got)$/.test(verb))
    return rest.length ? (/(ed|en)$/.test(rest[0]!) ? `${rest[0]}?` : `has ${rest.slice(0, 3).join(' ')}`) : null
  if (/^(can|needs?|wants?|allows?)$/.test(verb))
    return rest.length ? `${verb.replace(/^(need|want|allow)$/, '$1s')} ${rest.slice(0, 3).join(' ')}` : null
  const said = kept.filter((word) => !being.test(word)).slice(0, 3)
  return said.length ? `${said.join(' ')}?` : null
}

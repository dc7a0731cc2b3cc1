// The words of a clause that tells who does what: its verb, what is a noun, who are people, where it opens.
import { functionWords } from '../../lexicon/function-words.ts'
import { isPlural, isSwedishPlural } from '../../lexicon/inflect.ts'
import { namesPeople } from './people.ts'
import { type Latin, readingsOfPhrase, type Token } from '../tokens.ts'
import { type Doing, englishDoings, swedishDoings } from './doings.ts'

/** A verb of the text, and where what follows it begins. */
export type Found = { doing: Doing; verb: string; next: number }

const doings: Record<Latin, ReadonlyMap<string, Doing>> = { en: englishDoings, sv: swedishDoings }
const verbWordsMax = 3

/** "submit concerns anonymously" */
const adverb = /^(?!assembly|family|supply|reply|anomaly|jelly|butterfly|monopoly)[a-z]{4,}ly$/
const manner = /^(?:direkt|enkelt|snabbt|digitalt|anonymt|själv|själva|online|automatiskt|löpande|dagligen)$/

export const opening = /^(?:and|where|that|so|when|while|then|if|och|där|som|så|när|om|att|låt|medan)$/
/** In front of what is acted on. */
export const leading: Record<Latin, RegExp> = {
  en: /^(?:a|an|the|their|our|my|his|her|its|own|new|several|multiple|many|different|some|any|free|available|more|all|in|out)$/,
  sv: /^(?:en|ett|den|det|de|sin|sitt|sina|vår|vårt|våra|mina|egna|eget|egen|nya|ny|nytt|olika|flera|lediga|några|alla|fler|in|ut)$/,
}

export const isMany = (word: string, language: Latin) =>
  language === 'en' ? isPlural(word) || /[a-z]{2}men$/.test(word) : isSwedishPlural(word) || /(?:na|or|ar|er|are)$/.test(word)
export const isOneOf = (token: Token | undefined, words: RegExp) => token !== undefined && words.test(token.low)

export function isContent(token: Token | undefined, language: Latin): token is Token {
  const { stop, verbs, with: having, has, for: whose, and } = functionWords[language]
  return (
    token !== undefined &&
    !token.mark &&
    !adverb.test(token.low) &&
    (language === 'en' || !manner.test(token.low)) &&
    [stop, verbs, having, has, whose, and].every((words) => !words.has(token.low))
  )
}

/** The longest verb that begins there. */
export function verbAt(tokens: readonly Token[], at: number, language: Latin): Found | null {
  for (let length = verbWordsMax; length > 0; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ mark }) => mark)) continue
    const verb = words.map(({ low }) => low).join(' ')
    const doing = doings[language].get(verb)
    if (doing) return { doing, verb, next: at + length }
  }
  return null
}

/** It tells what they want or how they are. */
const noDeed =
  /^(?:need|want|keep|like|love|get|use|see|look|come|know|ask|try|help|work|have|are|do|go|think|feel|find|call|ring|live|stay|wait|let|make|hold|meet|forget|lose|pick|choose|show|read|view|say|tell|talk|stop|start|pocket|birth|weight)$/
const noVerb = /(?:ed|ing|ly|al|ive|ous|ful|able|ible|ic|ary|ory|less|ent|ant)$/
/** "Pickers sort apples": what a plural of people at the head of its clause does, though no table has it. */
export function anyVerbAt(tokens: readonly Token[], at: number, language: Latin): Found | null {
  const [token, who, ahead] = [tokens[at]!, tokens[at - 1], tokens[at - 2]]
  if (language !== 'en' || token.mark || !/^[a-z]{3,}$/.test(token.low) || !who || who.mark) return null
  if (!isMany(who.low, language) || !namesPeople(who.low, language)) return null
  if (ahead && !ahead.mark && !opening.test(ahead.low)) return null
  const { verbs, maybeVerbs, stop, for: whose, with: having, and } = functionWords.en
  if (noDeed.test(token.low) || [whose, having, and].some((words) => words.has(token.low))) return null
  const isUnknown =
    !stop.has(token.low) && !isPlural(token.low) && !noVerb.test(token.low) && !readingsOfPhrase(token.low, 'en').length
  return verbs.has(token.low) || maybeVerbs.has(token.low) || isUnknown ? { doing: {}, verb: token.low, next: at + 1 } : null
}

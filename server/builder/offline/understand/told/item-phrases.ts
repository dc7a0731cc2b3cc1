// Items of an English list whose words together ask for one thing: "since when" is a day, "in stock" a number, "church or chapel" one
// field, "player A" another than "player B". Read word by word they would be lost, cut or the same one twice.
import { functionWords } from '../../lexicon/function-words.ts'
import { isPlural } from '../../lexicon/inflect.ts'
import { participles } from '../../lexicon/participles.ts'
import { readingsOfPhrase, type Token } from '../tokens.ts'
import { isUnitSign } from '../units.ts'

/** What a form means by them, in words that say of which type it is; '' where they say it themselves. */
const phrases: readonly (readonly [item: RegExp, meaning: string])[] = [
  [/^(?:still |now |currently )?(?:in|on) (?:stock|hand)$/, 'stock'],
  [/^(?:since|from) (?:when|what date)$/, 'start date'],
  [/^(?:until|till|by|to) when$/, 'end date'],
  [/^(?:starting|start|opening|current|highest|minimum|maximum|winning|last) (?:bid|offer)$/, ''],
  [/^for (?:what|which (?:reason|purpose))$/, 'purpose'],
  [/^(?:for|to|with|from|by) whom$/, ''],
  [/^who(?:m)? (?:i|we)(?: have|'ve)? (?:lent|loaned|gave|given|sold) (?:it|them|this)(?: to)?$/, 'lent to'],
  [/^pages$/, 'number of pages'],
  [/^minutes$/, 'duration'],
  [/^whose (?:[a-z]+ )?(?:it|this|that|they) (?:is|was|are|were)$/, 'owner'],
  [/^how (?:i|we|it|you|they|she|he) (?:felt|feels?)$/, 'mood'],
  [
    /^when (?:it|they)(?:'s| is| are| was| will be| must be| should be)? (?:coming |due |comes? |expected |to come )*back$/,
    'return date',
  ],
  [/^(?:organi[sz]er|planner)$/, 'organizer name'],
  [/^(?:out|in|on|off|up|down|back) (?:date|day|time|number)$/, ''],
  [new RegExp(`^${participles} where$`), ''],
  [new RegExp(`^${participles} when$`), 'date'],
  [/^what(?:'s| is| was| went| has gone)? (?:wrong|broken|the (?:matter|problem|fault|issue))(?: with (?:it|them))?$/, 'problem'],
  [/^(?:about what|via|out of (?:order|use|service|stock)|to be [a-z]+ed)$/, ''],
  [/^[a-z]+ (?:needed|required)$/, ''],
  [new RegExp(`^(?:date|day) ${participles}$`), ''],
  [/^(?:nap|shift|class|lesson|race|sleep|contract|lease|season|school|event|break) (?:start|end)$/, ''],
  [/^weight at (?:birth|weaning|sale|purchase|start|end|arrival)$/, 'weight'],
  [/^who (?:has |have )?[a-z]+ed (?:on|with|at) (?:it|them|this|that)$/, 'assignee'],
  [/^who (?:does|did|is doing|will do|handles|handled|takes care of|deals with|looks after) (?:it|them|this|that)$/, 'assignee'],
  [/^(?:to be|must be|should be) [a-z]+(?:ed|ne|nt|ten) (?:by|before|until)$/, 'deadline'],
  [
    /^(?:move|check|drop|pick|sign|hand|pay|clock|set|tear|take|put|ship|send|start)[ -](?:in|out|up|off|down|back|on) (?:date|day|time|fee|number|place|address|point|location)$/,
    '',
  ],
]

/** "power draw mA": its unit stands behind it. */
export const unitBehind = (item: readonly Token[]): boolean =>
  item.length > 1 && item.length < 4 && isUnitSign(item.at(-1)!.text) && !/^(?:in|per|of|by)$|^\d/.test(item.at(-2)!.low)

/** The item's meaning, '' where its own words tell it, or null when it is none of these. */
export function phraseItem(item: readonly Token[]): string | null {
  const said = item.map(({ low }) => low).join(' ')
  return phrases.find(([words]) => words.test(said))?.[1] ?? (isNumbered(item) ? '' : null)
}

const counted = /^(?:rooms|words|doors|windows|floors|beds|adults|children|kids)$/
/** "surname, kids, address": between commas how many there are. */
export const isCounted = (item: readonly Token[], before: Token, after: Token | undefined): boolean =>
  item.length === 1 && counted.test(item[0]!.low) && before.low === ',' && (!after || /^[,.)]$/.test(after.low))

/** "player A", "address line 2": one of several of the same name. */
const isNumbered = (item: readonly Token[]): boolean =>
  item.length > 1 && item.length < 4 && /^(?:[A-H]|\d)$/.test(item.at(-1)!.text) && !isPlural(item.at(-2)!.low)

const nounAlone = ({ low, mark }: Token) =>
  !mark && !functionWords.en.stop.has(low) && !functionWords.en.verbs.has(low) && !isPlural(low)
/** "church or chapel" between two commas: one field, unless each of the two is known as one. */
export function eitherOf(tokens: readonly Token[], at: number): { text: string; next: number } | null {
  const [one, or, other, after] = tokens.slice(at, at + 4)
  if (!one || or?.low !== 'or' || !other || (after && !/^[,.;)\n]$/.test(after.low))) return null
  if (!nounAlone(one) || !nounAlone(other)) return null
  const isField = ({ low }: Token) => readingsOfPhrase(low, 'en').some(({ kind }) => kind === 'field')
  return isField(one) || isField(other) ? null : { text: `${one.text} or ${other.text}`, next: at + 3 }
}

// Which of two lists goes with which, in Swedish: "vilka ryttare som rider vilken häst", "vilken chaufför kör vilken buss vilken dag".
// Both are kept, whatever the verb is, and the first points to the second; read word by word they would be nouns in passing.
import { swedishSingular } from '../lexicon/inflect.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { addField, addThing } from './add-said.ts'
import { type Intent, type SaidThing, used } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { idOf, labelOf, sayNoun } from './said.ts'
import { readingsOfPhrase } from './tokens.ts'

/** Who or what, or the clause that asks who; with what; and whether on which day was asked for. */
export type SaidLink = { one?: string; who?: string; other?: string; isDated: boolean; start: number; end: number }

const noun = '[\\p{L}]+(?:-[\\p{L}]+)*'
const which = '(?:vilken|vilket|vilka)'
const times = '(?:dag|dagar|datum|tid|tider|vecka|veckor|veckodag|kväll|månad|år|klockslag)'
/** The verb and what belongs to it: "rider", "är med på", "har hand om". */
const doing = '(?:(?!vilk|vem |och |eller |när )[\\p{L}]+ ){1,4}'
const day = `(?<day>,? (?:och )?(?:på )?${which} ${times}(?![\\p{L}])|,? och när(?![\\p{L}]))?`
const pattern = new RegExp(
  `(?<![\\p{L}])(?:${which} (?<one>${noun}) (?:som )?${doing}|(?<who>vem (?:som )?${doing}))(?:${which} (?<other>${noun})${day}|vem(?![\\p{L}]))`,
  'iu',
)
const isTime = new RegExp(`^${times}$`, 'iu')

const knownAs = (word: string) => readingsOfPhrase(word.toLowerCase(), 'sv').find(({ kind }) => kind === 'thing')
const isField = (word: string) =>
  !knownAs(word) && readingsOfPhrase(word.toLowerCase(), 'sv').some(({ kind }) => kind === 'field')

const doers = new Set(['person', 'animal', 'vehicle', 'group'])
/** "vilken lärare": who does something is kept, whatever its word is to a lexicon of things. */
const isKept = (word: string) => knownAs(word) !== undefined || doers.has(classOfNoun(swedishSingular(word.toLowerCase()), 'sv'))

/** The first such clause, or null: one of the two has to be known as what is kept, and none is a time or the first a field. */
export function readLink(text: string): SaidLink | null {
  const found = pattern.exec(text)
  if (!found) return null
  const { one, who, other, day } = found.groups!
  const span = { start: found.index, end: found.index + found[0].length }
  // "vilken fadder som träffar vem"
  if (!other) return one && !isTime.test(one) && isKept(one) ? { one, isDated: false, ...span } : null
  if (isTime.test(other) || (one && (isTime.test(one) || isField(one)))) return null
  if (isField(other) ? !one || !isKept(one) : !isKept(other) && !(one && isKept(one))) return null
  return {
    ...(one && { one }),
    ...(who && { who: who.trim() }),
    other,
    isDated: day !== undefined,
    ...span,
  }
}

/** The list that a word names, which the rest of the prompt may have named already. */
function listOf(intent: Intent, word: string): SaidThing {
  const reading = knownAs(word)
  const known = reading && knownThings.get(reading.id)
  const one = swedishSingular(word.toLowerCase())
  const said = intent.things.find((each) => (known && each.known === known) || each.one.toLowerCase() === one)
  return said ?? addThing(intent, sayNoun(one, 'sv', reading))
}

const isPerson = ({ known, one }: SaidThing) => known?.entry.actor === true || classOfNoun(one, 'sv') === 'person'
const pointsTo = ({ known, parents }: SaidThing, other: SaidThing): boolean =>
  parents.includes(other) || (known?.fields.some(({ target }) => target !== undefined && target === other.known?.id) ?? false)

/** Puts both lists into the intent and the first one's row of the second into it, on a day of its own where one was asked for. */
export function takeLink(intent: Intent, { one, who, other, isDated, start, end }: SaidLink): void {
  used(intent, start, end)
  const first = one && listOf(intent, one)
  if (other === undefined) {
    // whom: the other list of people, where one was named
    const whom = intent.things.find((each) => each !== first && isPerson(each))
    if (first && whom && !pointsTo(whom, first)) first.parents.push(whom)
    else if (first) addField(intent, first, { id: 'vem', label: 'Vem', type: 'text' })
    return
  }
  const isListed = intent.things.some(({ one, many }) => [one, many].some((word) => word.toLowerCase() === other.toLowerCase()))
  if (first && isField(other) && !isListed) {
    const reading = readingsOfPhrase(other.toLowerCase(), 'sv').find(({ kind }) => kind === 'field')!
    const { type } = knownFields.get(reading.id)!
    return addField(intent, first, {
      id: idOf(other),
      label: labelOf(other, 'sv'),
      type: type === 'select' ? 'text' : type,
      concept: reading.id,
    })
  }
  const second = listOf(intent, other)
  if (!first) {
    if (who) addField(intent, second, { id: idOf(who), label: labelOf(who, 'sv'), type: 'text' })
    return
  }
  if (first === second || intent.things.some((each) => pointsTo(each, first) && pointsTo(each, second))) return
  const isActor = first.known?.entry.actor === true
  if (isDated) {
    const record: SaidThing = { ...saidFromLexicon(isActor ? 'shift' : 'booking', 'sv'), implied: true }
    record.parents.push(first, second)
    addThing(intent, record)
  } else if (!pointsTo(second, first)) first.parents.push(second)
}

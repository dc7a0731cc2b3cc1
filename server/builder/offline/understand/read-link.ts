// Which of two lists goes with which: "which rider rides which horse on which day", "vilka ryttare som rider vilken häst".
// Both are kept, whatever the verb is, and the first points to the second; read word by word they would be nouns in passing.
import { plural, singular, swedishSingular } from '../lexicon/inflect.ts'
import { knownFields, knownThings } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { addField, addThing } from './add-said.ts'
import { type Intent, type SaidThing, used } from './intent.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { idOf, labelOf, sayNoun } from './said.ts'
import { type Latin, readingsOfPhrase } from './tokens.ts'

/** Who or what, or the clause that asks who; with what; and whether on which day was asked for. */
export type SaidLink = {
  one?: string
  who?: string
  other?: string
  isDated: boolean
  isSigning?: true
  start: number
  end: number
}

const noun = '[\\p{L}]+(?:-[\\p{L}]+)*'
const times: Record<Latin, string> = {
  en: '(?:days?|dates?|times?|weeks?|weekdays?|evenings?|months?|years?|hours?)',
  sv: '(?:dag|dagar|datum|tid|tider|vecka|veckor|veckodag|kväll|månad|år|klockslag)',
}
const which: Record<Latin, string> = { en: 'which', sv: '(?:vilken|vilket|vilka)' }
/** The verb and what belongs to it: "rider", "är med på", "is in charge of". */
const doing: Record<Latin, string> = {
  en: '(?:(?!which|whom? |and |or |when )[\\p{L}]+ ){1,4}',
  sv: '(?:(?!vilk|vem |och |eller |när )[\\p{L}]+ ){1,4}',
}
const day: Record<Latin, string> = {
  en: `(?<day>,? (?:and )?(?:(?:on|at|in) )?which ${times.en}(?![\\p{L}])|,? and when(?![\\p{L}]))?`,
  sv: `(?<day>,? (?:och )?(?:på )?${which.sv} ${times.sv}(?![\\p{L}])|,? och när(?![\\p{L}]))?`,
}
const patterns: Record<Latin, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}])(?:which (?<one>${noun}) ${doing.en}|(?<who>who ${doing.en}))(?:which (?<other>${noun})${day.en}|whom(?![\\p{L}]))`,
    'iu',
  ),
  sv: new RegExp(
    `(?<![\\p{L}])(?:${which.sv} (?<one>${noun}) (?:som )?${doing.sv}|(?<who>vem (?:som )?${doing.sv}))(?:${which.sv} (?<other>${noun})${day.sv}|vem(?![\\p{L}]))`,
    'iu',
  ),
}
const isTime: Record<Latin, RegExp> = { en: new RegExp(`^${times.en}$`, 'i'), sv: new RegExp(`^${times.sv}$`, 'iu') }

const singularOf = (word: string, language: Latin) =>
  language === 'en' ? singular(word.toLowerCase()) : swedishSingular(word.toLowerCase())
const knownAs = (word: string, language: Latin) =>
  readingsOfPhrase(word.toLowerCase(), language).find(({ kind }) => kind === 'thing')
const isField = (word: string, language: Latin) =>
  !knownAs(word, language) && readingsOfPhrase(word.toLowerCase(), language).some(({ kind }) => kind === 'field')

const doers = new Set(['person', 'animal', 'vehicle', 'group'])
/** "vilken lärare": who does something is kept, whatever its word is to a lexicon of things. */
const isKept = (word: string, language: Latin) =>
  knownAs(word, language) !== undefined || doers.has(classOfNoun(singularOf(word, language), language))

/** The first such clause, or null: one of the two has to be known as what is kept, and none is a time or the first a field. */
export function readLink(text: string, language: Latin): SaidLink | null {
  const found = patterns[language].exec(text)
  if (!found) return readWhere(text, language) ?? (language === 'en' ? readSigning(text) : null)
  const { one, who, other, day } = found.groups!
  const span = { start: found.index, end: found.index + found[0].length }
  const time = isTime[language]
  // "vilken fadder som träffar vem"
  if (!other) return one && !time.test(one) && isKept(one, language) ? { one, isDated: false, ...span } : null
  if (time.test(other) || (one && (time.test(one) || isField(one, language)))) return null
  if (isField(other, language) ? !one || !isKept(one, language) : !isKept(other, language) && !(one && isKept(one, language)))
    return null
  return {
    ...(one && { one }),
    ...(who && { who: who.trim() }),
    other,
    isDated: day !== undefined,
    ...span,
  }
}

const where: Record<Latin, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}])(?:which|what) (?<other>${noun}(?<!s)) (?:an?|each|every|one) (?<one>${noun}) (?:is|lives|stays|sits|stands|belongs|goes|sleeps|works|plays)(?: (?:in|at|on|to|with|for))?(?=\\s*(?:[,.;!?)\\n]|$|and ))`,
    'iu',
  ),
  sv: new RegExp(
    `(?<![\\p{L}])vilke[nt] (?<other>${noun}) (?:en|ett|varje) (?<one>${noun}) (?:är|står|bor|ligger|går|hör|sover|jobbar|spelar)(?: (?:i|på|till|hos|med))?(?=\\s*(?:[,.;!?)\\n]|$|och ))`,
    'iu',
  ),
}
/** "Which box a horse is in", "vilken box en häst står i": the horse knows its box. */
function readWhere(text: string, language: Latin): SaidLink | null {
  const found = where[language].exec(text)
  const { one, other } = found?.groups ?? {}
  if (!found || !one || !other || !isKept(one, language) || !isKept(other, language) || isTime[language].test(other)) return null
  return { one, other, isDated: false, start: found.index, end: found.index + found[0].length }
}

const signing = new RegExp(
  `(?:^|[.!?;\\n]\\s*)(?<one>${noun}s|people|anyone|everyone|anybody|everybody) (?:can |may |could |should |will )?(?:sign up|sign-up|signup|register|enrol|enroll|put (?:their names?|themselves) down|volunteer) (?:to|for|on|in) (?<article>(?:the |our |open |free |upcoming |a |an |one |each |any )*)(?<other>${noun})(?![\\p{L}])`,
  'iu',
)
/** "Volunteers sign up for shifts": both are kept, and who took which. */
function readSigning(text: string): SaidLink | null {
  const found = signing.exec(text)
  const { one, other, article } = found?.groups ?? {}
  if (!found || !one || !other || !isKept(other, 'en')) return null
  const start = found.index + found[0].indexOf(one)
  const link = { one: other, isDated: false, isSigning: true as const, start, end: found.index + found[0].length }
  if (other.endsWith('s') && !/\b(?:a|an|each|any|one) $/i.test(article!))
    return knownAs(one, 'en') ? { ...link, other: one } : null
  // "People can register for a course": courses were told of, and whoever registers is on the list of those
  const rest = text.slice(0, start) + text.slice(link.end)
  const isTold = (word: string) => new RegExp(`\\b(?:${word}|${plural(word)})\\b`, 'iu').test(rest)
  if (!isTold(other)) return null
  return knownAs(one, 'en') && isTold(one) ? { ...link, other: one } : link
}

/** The list that a word names, which the rest of the prompt may have named already. */
function listOf(intent: Intent, word: string, language: Latin): SaidThing {
  const reading = knownAs(word, language)
  const known = reading && knownThings.get(reading.id)
  const one = singularOf(word, language)
  const said = intent.things.find((each) => (known && each.known === known) || each.one.toLowerCase() === one)
  return said ?? addThing(intent, sayNoun(one, language, reading))
}

const isPerson = ({ known, one }: SaidThing, language: Latin) =>
  known?.entry.actor === true || classOfNoun(one, language) === 'person'
const pointsTo = ({ known, parents }: SaidThing, other: SaidThing): boolean =>
  parents.includes(other) || (known?.fields.some(({ target }) => target !== undefined && target === other.known?.id) ?? false)

const whom: Record<Latin, { id: string; label: string; type: 'text' }> = {
  en: { id: 'whom', label: 'Whom', type: 'text' },
  sv: { id: 'vem', label: 'Vem', type: 'text' },
}

/** Puts both lists into the intent and the first one's row of the second into it, on a day of its own where one was asked for. */
export function takeLink(intent: Intent, { one, who, other, isDated, isSigning, start, end }: SaidLink, language: Latin): void {
  used(intent, start, end)
  const first = one && listOf(intent, one, language)
  if (isSigning && first && other === undefined) {
    addThing(intent, { ...saidFromLexicon('registration', language), implied: true, parents: [first] })
    return
  }
  if (other === undefined) {
    // whom: the other list of people, where one was named
    const met = intent.things.find((each) => each !== first && isPerson(each, language))
    if (first && met && !pointsTo(met, first)) first.parents.push(met)
    else if (first) addField(intent, first, whom[language])
    return
  }
  const isListed = intent.things.some(({ one, many }) => [one, many].some((word) => word.toLowerCase() === other.toLowerCase()))
  if (first && isField(other, language) && !isListed) {
    const reading = readingsOfPhrase(other.toLowerCase(), language).find(({ kind }) => kind === 'field')!
    const { type } = knownFields.get(reading.id)!
    return addField(intent, first, {
      id: idOf(other),
      label: labelOf(other, language),
      type: type === 'select' ? 'text' : type,
      concept: reading.id,
    })
  }
  const second = listOf(intent, other, language)
  if (!first) {
    if (who) addField(intent, second, { id: idOf(who), label: labelOf(who, language), type: 'text' })
    return
  }
  if (first === second || intent.things.some((each) => pointsTo(each, first) && pointsTo(each, second))) return
  const isActor = first.known?.entry.actor === true
  const isTurn = /^(?:shift|dutyTurn)$/.test(first.known?.id ?? '')
  if (isDated || (isSigning && !isTurn)) {
    const kind = isSigning ? 'registration' : isActor ? 'shift' : 'booking'
    const record: SaidThing = { ...saidFromLexicon(kind, language), implied: true }
    record.parents.push(first, second)
    addThing(intent, record)
  } else if (!pointsTo(second, first)) first.parents.push(second)
}

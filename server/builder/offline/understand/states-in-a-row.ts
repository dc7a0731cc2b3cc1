// "jobs with status new, waiting for parts, ready and collected. Customers …": the states that follow the word without a colon, put
// into brackets letter for letter, so that they end where the row of states ends.
import { optionWords } from '../lexicon/option-words.ts'
import { lastOf } from './field-named.ts'

const opening = /(?<![\p{L}-])(?:status|statuses|stage|stages|steg)(?= \p{L})/giu
const stop = /[.;:!?\n()]/
const rowCharsMax = 200
const namesMin = 3
const wordsMax = 4
/** A list of what is kept of it goes on with these. */
const leads = /^(?:with|where|when|plus|each|every|for|per|of|by|so|that|med|där|när|samt|per|av|för|som|så)(?!\p{L})/iu
const lastly = / (?:and|or|och|eller) /gi
/** What is behind the last state. */
const after = / (?:with|where|when|so|that|which|who|for|per|in|on|at|by|from|plus|med|där|när|så|som|för|per|i|på|från|samt) /i

const known = new Set(
  Object.entries(optionWords).flatMap(([english, [swedish]]) => [english.toLowerCase(), swedish.toLowerCase()]),
)
const participle = {
  en: /^(?:not |being |to be |partly |fully )?(?:\p{L}+(?:ed|ing)|new|open|won|lost|sent|paid|draft|live|ready|done|lead|sold|free|dead|given|built|shown|in \p{L}+|on \p{L}+|out|under \p{L}+)(?: (?:up|out|in|off|back|for .+|on .+|to .+))?$/iu,
  sv: /^(?:ej |inte |delvis |helt )?(?:\p{L}{2,}(?:ad|at|ade|ande|ende|gd|md|nd|ld|dd|rd|yst|kt|pt)|ny|nytt|nya|öppen|öppet|klar|klart|såld|redo|pågår|påbörjad|väntar|vilande|död|fri|på \p{L}+|under \p{L}+|väntar på .+)(?: .+)?$/iu,
}
/** A word for how something stands: "paid", "in progress", "klar". */
export const isState = (name: string, language: 'en' | 'sv') => known.has(name.toLowerCase()) || participle[language].test(name)
const isField = (name: string, language: 'en' | 'sv') => {
  const chunk = lastOf(name, language)
  return chunk?.field !== undefined && chunk.text.toLowerCase() === name.toLowerCase()
}

/** "lead > demo > won": the stations of a way. */
const chevrons = /[^.;:!?\n]+ > [^.;:!?\n]+ > [^.;:!?\n]+/g

type Row = { end: number; count: number; states: number }

/** How far the states reach from a place on, in characters, and how many there are. */
function rowFrom(text: string, language: 'en' | 'sv'): Row | null {
  const whole = text.slice(0, rowCharsMax)
  const stretch = whole.slice(0, stop.exec(whole)?.index ?? whole.length)
  const row: Row = { end: 0, count: 0, states: 0 }
  const take = (from: number, name: string): boolean => {
    const bare = name.trim()
    const words = bare.split(/\s+/)
    if (!bare || words.length > wordsMax || leads.test(bare)) return false
    const isOne = isState(bare, language)
    if (!isOne && isField(bare, language)) return false
    row.end = from + name.trimEnd().length
    row.count++
    if (isOne) row.states++
    return true
  }
  let from = 0
  for (const part of stretch.split(/(?<=,)|(?<=\/)/)) {
    const name = part.replace(/[,/]$/, '')
    const joint = [...name.matchAll(lastly)].at(-1)
    const isLast = joint !== undefined && row.count > 0
    if (!isLast) {
      if (
        !take(
          from,
          name.replace(/^ ?(?:and|or|och|eller) /i, (found) => ' '.repeat(found.length)),
        )
      )
        break
      from += part.length
      continue
    }
    const [one, other] = [name.slice(0, joint.index), name.slice(joint.index + joint[0].length)]
    const isTaken = take(from, one)
    const tail = other.slice(0, after.exec(other)?.index ?? other.length)
    if (isTaken) take(from + joint.index + joint[0].length, tail)
    break
  }
  const isRow = row.count >= namesMin ? row.states * 2 >= row.count : row.count === 2 && row.states === 2
  return isRow ? row : null
}

/** `status new, sent and paid. Then …` -> `status(new, sent and paid). Then …`, each letter at its place. */
export function statesInARow(text: string, language: 'en' | 'sv'): string {
  let told = text.replace(chevrons, (found) => found.replaceAll(' > ', ' / '))
  for (const found of told.matchAll(opening)) {
    const start = found.index + found[0].length
    const rest = told.slice(start + 1)
    const first = rest.split(/[,/]/, 1)[0]!.trim()
    const row = isState(first, language) ? rowFrom(rest, language) : null
    if (!row) continue
    const end = start + 1 + row.end
    // a/b/c is read as it stands
    if (!/,|\/ | (?:and|or|och|eller) /.test(told.slice(start + 1, end))) continue
    const next = told.slice(end)
    if (next.startsWith('\n')) {
      told = `${told.slice(0, start)}:${told.slice(start + 1)}`
      continue
    }
    // the bracket takes the place of a blank; behind a comma it stands ahead of it
    const closed = next.startsWith(', ')
      ? `),${next.slice(2)}`
      : /^[.;:!?] /.test(next)
        ? `)${next[0]}${next.slice(2)}`
        : /^ (?:and|och) /.test(next)
          ? next.replace(/^ (?:and|och) /, (joint) => '),'.padEnd(joint.length))
          : `)${next.slice(1)}`
    told = `${told.slice(0, start)}(${told.slice(start + 1, end)}${closed}`
  }
  return told
}

// What a word between the nouns does to the reader: opens a list of fields, starts anew, names an owner.
import type { functionWords } from '../lexicon/function-words.ts'
import type { Mark } from './chunks.ts'
import type { State } from './reading-state.ts'

/** "I run a …": what follows is what the person does. */
const runs = /^(run|runs|own|owns|operate|manage|am|i'm|im|we're|driver|äger|sköter|kör|är)$/

/** Moves the state along at a function word, a verb or punctuation. */
export function readMark(mark: Mark, state: State, words: (typeof functionWords)['en'] | null) {
  const { word } = mark
  const { last } = state
  state.place = /^(in|at|on|from|i|på|från|hos)$/.test(word) || (state.place && /^(the|our|my|a|an|min|mitt|vår)$/.test(word))
  state.running = runs.test(word) || (state.running && /^(a|an|the|my|our|en|ett|min|mitt|vår|vårt)$/.test(word))
  state.afterOf = word === 'of' || word === 'av' || (state.afterOf && /^(my|our|the|och|samt)$/.test(word))
  if (/^[.!?\n;]$/.test(word)) {
    if (last?.thing && !(last.thing.passing && state.subject)) state.subject = last.thing
    Object.assign(state, {
      mode: 'head',
      owner: null,
      last: null,
      tracking: false,
      each: false,
      pendingView: null,
      outer: [],
      first: null,
    })
  } else if (word === '(') {
    state.outer.push({ mode: state.mode, owner: state.owner })
    // "ideas from the pupils (on food, breaks)": examples, no fields of the pupils
    if (last?.thing && !last.thing.passing) Object.assign(state, { mode: 'fields', owner: last.thing })
    // "donations from supermarkets (kind, weight)": of the donations
    else if (last?.thing && words && state.subject) Object.assign(state, { mode: 'fields', owner: state.subject })
  } else if (word === ')') Object.assign(state, state.outer.pop() ?? {})
  else if (word === ':') {
    // "Interviews with old residents: person, date": of the interviews
    const owner = last?.thing?.passing && words && state.first && !state.first.passing ? state.first : last?.thing
    // "för varje: namn, ras": of what was said before
    if (state.each && !last) Object.assign(state, { mode: 'fields', owner: state.subject, each: false })
    else if (owner) Object.assign(state, { mode: 'fields', owner })
    else if (last && words && [...words.fieldNouns].some((noun) => last.chunk.text.toLowerCase().endsWith(noun)))
      Object.assign(state, { mode: 'fields', owner: state.subject })
    // "For our driving school: pupils, cars": what is kept follows, not one more for whom it is
    else if (state.mode === 'for') state.mode = 'head'
  } else if (word === 'has' && !words) {
    if (last?.thing) Object.assign(state, { mode: 'fields', owner: last.thing, subject: last.thing })
  } else if (words?.has.has(word) || words?.with.has(word)) {
    // "nycklar i kommunens lokaler, och vem har …": of the keys
    const kept = state.subject ?? state.first
    if (last?.thing?.passing && kept && (words.has.has(word) || (word === 'med' && !last.chunk.plural)))
      Object.assign(state, { mode: 'fields', owner: kept })
    else if (last?.thing) Object.assign(state, { mode: 'fields', owner: last.thing, subject: last.thing })
    else if (!last?.field) Object.assign(state, { mode: 'head', owner: null })
    // "bookings by users with start and end": of the bookings
    else if (!state.owner && state.subject && words.with.has(word)) Object.assign(state, { mode: 'fields', owner: state.subject })
  } else if (words?.by.has(word)) state.mode = 'by'
  else if (words?.for.has(word)) state.mode = 'for'
  else if (words?.each.has(word)) state.each = true
  else if (mark.verb) {
    state.tracking = words?.track.has(word) ?? false
    Object.assign(state, { mode: 'head', owner: null })
  } else if (/^(to|who|where|which|that|att|som|där)$/.test(word)) Object.assign(state, { mode: 'head' })
}

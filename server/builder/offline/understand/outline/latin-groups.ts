// The groups of an English or Swedish prompt: "members with name and phone, loans (date out, due back) and reminders", "Per båge: märkning, läge".
import type { Latin } from '../tokens.ts'
import { choicesReach } from '../choices-end.ts'
import { endsInField } from '../field-named.ts'
import { isQuestion } from './group-fields.ts'
import { canHave, type Grammar, grammars, isBare, isMany, mayHave, nameIn } from './latin-grammar.ts'
import { type Group, masked, type Part, partsAt, sliceOf } from './parts.ts'

const sentence = /[^.!?\n]+(?:\.(?=\S)[^.!?\n]*)*/gu
const partsMax = 60
const headingWordsMax = 8
/** So many more items than one. */
const notedMin = 3
/** So many lists in brackets stand behind a heading. */
const bracketedMin = 2
/** "Number born alive" */
const count = /^(?:number|count|antal) /i
/** Of so many items and more, one may be "cash or card". */
const eitherMin = 4
const colon = /\s*:\s+|\s+[-–—]\s+/u
const bracketed = /^([^()]+?)\s*\(((?:[^()]|\([^()]*\))+)\)/u
/** "A quote has a customer and lines (work or material, quantity)": a part of it, and no list beside it. */
const ofDocument = /^(?:lines|rows|rader|poster)$/i
/** "We sell: we grow potatoes, carrots" */
const isClause = /^(?:i|we|you|they|it|jag|vi|du|ni|de|det) /i
/** "Tickets about printers, networks and passwords with title": what they are about has nothing. */
const about = /(?<!\p{L})(?:about|regarding|concerning|om|angående) \p{L}+(?:,| (?:and|och) )/iu

export function latinGroups(prompt: string, language: Latin): Group[] {
  const text = masked(prompt)
  return [...text.matchAll(sentence)].flatMap(({ 0: { length }, index }) => groupsOf(prompt, index, index + length, language))
}

/** What is known between the parts of a sentence. `open` is the group whose items go on, `isLast` once "and" announced its last one. */
type State = { groups: Group[]; open: Group | null; isLast: boolean; heading?: Part }
type Sentence = { prompt: string; start: number; parts: readonly Part[]; language: Latin; grammar: Grammar }

function groupsOf(prompt: string, start: number, end: number, language: Latin): Group[] {
  if (about.test(prompt.slice(start, end))) return []
  const grammar = grammars[language]
  const parts = partsAt(prompt, { start, end }, grammar.joint).slice(0, partsMax)
  const state: State = { groups: [], open: null, isLast: false }
  const of: Sentence = { prompt, start, parts, language, grammar }
  parts.forEach((part, at) => {
    const joint = at ? prompt.slice(parts[at - 1]!.end, part.start) : ''
    // "address and phone, and loans": what stands behind the last one of a list is a list again
    if (state.isLast) state.open = null
    if (grammar.last.test(joint)) state.isLast = true
    if (takeEach(part, state, of)) return
    const behind = takeColon(part, at, state, of)
    if (behind && !takeBrackets(behind, state, of) && !takeHaving(behind, at, state, of)) takeBare(behind, state, of)
  })
  const told = state.groups.filter((group) => isTold(group, language))
  return told.some(({ items }) => items.length) ? told : []
}

/** "8 rounds with 10 questions" only counts. */
const isTold = ({ head, items: [first, second] }: Group, language: Latin): boolean =>
  !first || (!isClause.test(first.text) && (second !== undefined || (!/^\d/.test(first.text) && isMany(head.text, language))))

function begin(state: State, part: Part, name: string, items: Part[], isOpen: boolean, isEach = false): true {
  const group: Group = { head: within(part, name), items, isEach, ...(state.heading && { heading: state.heading }) }
  state.groups.push(group)
  Object.assign(state, { open: isOpen ? group : null, isLast: false, heading: undefined })
  return true
}

const within = (part: Part, text: string): Part => {
  const start = part.start + Math.max(0, part.text.indexOf(text))
  return { text, start, end: start + text.length }
}

/** "For each hive we note the queen's year, the temper"; "for each check the date" */
function takeEach(part: Part, state: State, { grammar, language }: Sentence): boolean {
  const [, name, first] = grammar.each.exec(part.text.replace(grammar.eachOne, '$1,')) ?? []
  // "each couple has suppliers (florist, caterer)": a list of their own
  if (first !== undefined && bracketed.test(first) && opens(within(part, first), language)) return false
  return name !== undefined && begin(state, part, nameIn(name, grammar) || name, [within(part, first!)], true, true)
}

/** "Cases: dentist, shade" begins a group, "Science fair: projects (title, student)" stands ahead of them. What is to be read on. */
function takeColon(part: Part, at: number, state: State, { prompt, start, parts, language, grammar }: Sentence): Part | null {
  const found = colon.exec(masked(part.text))
  if (!found) return part
  const behind = sliceOf(prompt, part.start + found.index + found[0].length, part.end)
  const ahead = sliceOf(prompt, state.groups.length ? part.start : start, part.start + found.index)
  const each = grammar.ofEach.exec(ahead.text)?.[1]
  // "A tool for our garage: Customers: name, phone": what it is for stands ahead of the first list
  if (colon.test(behind.text) && !state.groups.length) {
    Object.assign(state, { open: null, heading: ahead })
    return takeColon(behind, at, state, { prompt, start: behind.start, parts, language, grammar })
  }
  // "Volunteer shifts - volunteers sign up for a shift (date, start, end)": what one of them has
  const isOfOne = grammar.ofOne.test(bracketed.exec(behind.text)?.[1] ?? '')
  const areBracketed = [behind, ...parts.slice(at + 1)].filter(({ text }) => bracketed.test(text)).length >= bracketedMin
  const isHeading =
    isOfOne ||
    (areBracketed && bracketed.test(behind.text)) ||
    grammar.having.test(behind.text) ||
    opens(behind, language) ||
    (isBare(nameIn(behind.text, grammar), language) && parts.slice(at + 1).some((later) => opens(later, language)))
  if (isHeading) {
    if (ahead.text.split(/\s+/).length > headingWordsMax) return null
    Object.assign(state, { open: null, heading: ahead })
    return behind
  }
  const name = each ?? nameIn(ahead.text, grammar)
  if (each || canHave(name, language) || (/^\p{L}{4,}ing$/iu.test(name) && isNoted(behind, parts.slice(at + 1), language)))
    begin(state, ahead, name, [behind], true, each !== undefined)
  return null
}

/** "Loans (date out, due back)"; in a list of items brackets hold what one may be. */
function takeBrackets(part: Part, state: State, { prompt, language, grammar }: Sentence): boolean {
  const [, front = '', held = ''] = bracketed.exec(part.text) ?? []
  if (!held) return false
  const place = state.open ? undefined : placeAhead(front, language)
  if (place) state.heading = within(part, place.whose)
  const name = place?.name ?? nameAhead(front, language)
  const from = part.start + part.text.indexOf('(') + 1
  const items = withChoices(partsAt(prompt, { start: from, end: from + held.length }, grammar.joint), prompt, language)
  const isChoice = items.length < 2 || (grammar.either.test(held) && !areFields(items, language))
  if (state.open && (isChoice || ofDocument.test(name) || !isMany(name, language) || !canHave(name, language)))
    state.open.items.push(part)
  else if (canHave(name, language) || (name && !isChoice)) {
    const behind = grammar.behind.exec(part.text)?.[1]
    if (behind === undefined) return begin(state, part, name, isChoice ? [] : items, false)
    // "suppliers (florist, caterer) with the agreed price": kinds of them, and what they have
    const fields = items.filter(({ text }) => endsInField(text, language))
    return begin(state, part, name, [...(fields.length * 2 > items.length ? items : []), within(part, behind)], true)
  }
  return true
}

/** "A kayak club with equipment (name, condition)": what keeps it, and what is kept. */
function placeAhead(front: string, language: Latin): { whose: string; name: string } | undefined {
  const grammar = grammars[language]
  const [, whose = '', kept = ''] = grammar.having.exec(front) ?? []
  const name = nameIn(kept, grammar)
  const owner = whose && (nameIn(whose, grammar) || whose)
  return owner && !isMany(owner, language) && mayHave(name, language) ? { whose, name } : undefined
}

/** "a place where directors send in films (title, length)": what stands in brackets is what the last word of a clause has. */
function nameAhead(front: string, language: Latin): string {
  const { clause } = grammars[language]
  const last = front.slice(front.lastIndexOf(' ') + 1)
  if (grammars[language].ofOne.test(front)) return last
  const name = nameIn(clause.test(front) && isMany(last, language) ? last : front, grammars[language])
  // "whether you can provide a register of our club's fixtures (opponent, date)": the bracket is of the word right ahead of it
  return isMany(last, language) && !front.endsWith(name) ? nameIn(last, grammars[language]) : name
}

/** "Also lambing: date, ewe, number born alive, notes": what is noted of something that is done. */
const isNoted = (first: Part, others: readonly Part[], language: Latin): boolean =>
  others.length >= notedMin && areFields([first, ...others], language)

/** "(reason, what I did, sent home or back to class)": one of the items may be either of two. */
const areFields = (items: readonly Part[], language: Latin): boolean =>
  items.length >= eitherMin &&
  items.filter(({ text }) => isQuestion.test(text) || count.test(text) || endsInField(text, language)).length * 2 >= items.length

/** "Members with name, phone"; "a planner with courses, exams (date, room)" */
function takeHaving(part: Part, at: number, state: State, { parts, language, grammar }: Sentence): boolean {
  const [, whose = '', first = ''] = grammar.having.exec(part.text) ?? []
  const owner = whose && nameIn(whose, grammar)
  // "which foster home has it" is one more item
  if (!owner || isQuestion.test(part.text)) return false
  const list = nameIn(first, grammar)
  if (isBare(list, language) && parts.slice(at + 1).some((later) => opens(later, language))) {
    state.heading = within(part, whose)
    return begin(state, part, list, [], false)
  }
  if (!state.heading && !canHave(owner, language) && !grammar.per.test(`${whose} `)) return false
  return begin(state, part, owner, [within(part, first)], true)
}

/** An item of what is open, or a list that is only named: "judges", "projects per client". */
function takeBare(part: Part, state: State, { language, grammar }: Sentence): void {
  const name = nameIn(part.text, grammar)
  const isPer = grammar.per.test(part.text)
  if (isBare(name, language) && (!state.open || isPer)) begin(state, part, name, [], false)
  else if (!isPer) state.open?.items.push(part)
}

/** "Amount, status: open, awarded, declined": what the last one may be, up to where fields go on. */
function withChoices(items: readonly Part[], prompt: string, language: Latin): Part[] {
  const at = items.findIndex(({ text }) => /:\s/.test(text))
  if (at < 0) return [...items]
  const [, label = '', front = ''] = /^(.*?)(:\s+)/su.exec(items[at]!.text) ?? []
  const start = items[at]!.start + label.length + front.length
  const end = start + choicesReach(prompt.slice(start, items.at(-1)!.end), label, language)
  const rest = items.filter((item) => item.start >= end)
  return [...items.slice(0, at), sliceOf(prompt, items[at]!.start, end), ...withChoices(rest, prompt, language)]
}

/** Whether a part names a list with what it has. */
function opens({ text }: Part, language: Latin): boolean {
  const grammar = grammars[language]
  const [, ahead, held = ''] = bracketed.exec(text) ?? []
  const front = ahead ?? grammar.having.exec(text)?.[1]
  if (front === undefined) return false
  const name = nameIn(front, grammar)
  const items = held.split(grammar.joint).filter(Boolean)
  return (
    canHave(name, language) || (items.length > 1 && items.every((item) => endsInField(item, language)) && mayHave(name, language))
  )
}

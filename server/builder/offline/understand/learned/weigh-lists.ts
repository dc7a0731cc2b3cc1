// The last word on what was read as a list: all mentions of it, what was said of it and what stands beside it are weighed together, as
// learned from marked prompts. What is none leaves, and its fields go to the list they were told of; where nothing is left, what was only
// heard as a list is one.
import type { Language } from '#shared/languages.ts'
import { addField, addThing } from '../add-said.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { leaveThings } from '../leave-things.ts'
import { listsOfPages } from '../plan/page-parts-said.ts'
import { sayNoun } from '../said.ts'
import { type HeardMarks, hearMarks } from './hear-marks.ts'
import { likelihood, takeHeard } from './heard-instead.ts'
import { isInRow } from './heed-marks.ts'
import { isFrame } from './is-frame.ts'
import { namesIn } from './list-features.ts'
import { holds, isSame } from './same-names.ts'

/** What is less likely a list is none; what is told as assumed may be doubted more. */
const leftBelow = 0.05
const assumedBelow = 0.01
/** Less likely than this, and with nothing told of it beside one of which much is told: it stays, and is told as assumed. */
const doubtedBelow = 0.1
const toldFrom = 2
/** Unless its words alone are this likely to name a list, or a field: then it may be one or the other, and stays. */
const unlessList = 0.01
const unlessField = 0.4
const addedFrom = 0.6
const nameCharsMax = 40

/** So many letters tell more than what to keep: what is said in fewer is said for its own sake. */
export const longFrom: Record<Language, number> = { en: 100, sv: 100, ja: 45 }

export function weighLists(intent: Intent): void {
  const heard = hearMarks(intent)
  takeHeard(intent, heard)
  if (intent.prompt.length < longFrom[intent.language]) return
  const left = intent.things.filter(
    (said) => likelihood(said, intent, heard) < (said.implied ? assumedBelow : leftBelow) && isOpen(said, intent, heard),
  )
  if (left.length < intent.things.length) {
    leave(left, intent)
    for (const said of intent.things)
      if (isBare(said, intent) && likelihood(said, intent, heard) < doubtedBelow) said.implied = true
    return
  }
  // all are doubted, and stay unless another was heard
  const isPage = intent.tools.size + intent.kinds.size + intent.pages.size > 0 || intent.asked || intent.listed
  const added = isPage ? [] : listsHeard(intent, heard).filter((said) => likelihood(said, intent, heard) >= addedFrom)
  if (!added.length) return
  for (const said of added) add(said, intent)
  for (const field of intent.loose.splice(0)) addField(intent, hostOf(field, intent) ?? null, field)
  leave(left, intent)
}

/** "People enter things like chutney and marrows" beside classes and entries with all that is kept of them. */
const isBare = (said: SaidThing, intent: Intent): boolean =>
  !said.fields.length &&
  !said.parents.length &&
  !said.views.length &&
  !said.naming &&
  !said.whose &&
  !isInRow(said, intent) &&
  intent.things.some((other) => other !== said && other.fields.length >= toldFrom)

function leave(left: readonly SaidThing[], intent: Intent): void {
  leaveThings(intent, left)
  for (const field of left.flatMap(({ fields }) => fields)) addField(intent, hostOf(field, intent) ?? null, field)
}

function add(said: SaidThing, intent: Intent): void {
  addThing(intent, said)
  const name = said.many.toLowerCase()
  intent.unknown = intent.unknown.filter((word) => !name.includes(word.toLowerCase()))
  const at = intent.prompt.toLowerCase().indexOf(said.one.toLowerCase())
  if (at >= 0) used(intent, at, at + said.one.length)
}

/** Its own words stand in the prompt, and nothing else speaks for it. */
function isOpen(said: SaidThing, intent: Intent, { listChance, fieldChance }: HeardMarks): boolean {
  const { things, prompt, rowsTold = [], namesTold = [] } = intent
  const low = prompt.toLowerCase()
  const own = [said.one, said.many].filter((name) => low.includes(name.toLowerCase()))
  return (
    own.length > 0 &&
    own.every((name) => (listChance(name) ?? 0) < unlessList && (fieldChance(name) ?? 0) < unlessField) &&
    // called a list, named beside another, known of a product, the list of a page, called by its rows, asked to be seen, or something is
    // done by or to it
    !said.naming &&
    !isInRow(said, intent) &&
    !said.brought &&
    !(said.implied && listsOfPages.has(said.known?.id ?? '')) &&
    !said.views.length &&
    ![...rowsTold, ...namesTold].some(({ list }) => list === said.many) &&
    !things.some(({ parents }) => parents.includes(said))
  )
}

/** The lists that are marked and were not read, as a list or as part of anything else. */
export function listsHeard(intent: Intent, { marks }: HeardMarks): SaidThing[] {
  const { prompt, language, things, spans } = intent
  const found: SaidThing[] = []
  for (const { name, from, to } of marks) {
    const text = prompt.slice(from, to)
    const isRead = spans.some(({ start, end, as }) => as === 'used' && start <= from && to <= end)
    if (name !== 'list' || isRead || text.length > nameCharsMax || isFrame(text, language)) continue
    const isThere = (said: SaidThing) =>
      [said.one, said.many, ...namesIn(said, prompt, language)].some((each) => isSame(each, text, language) || holds(each, text))
    if (![...things, ...found].some(isThere)) found.push(sayNoun(text, language))
  }
  return found
}

/** The list that was named last before the field, else the first. */
function hostOf({ label }: SaidField, { things, prompt, language }: Intent): SaidThing | undefined {
  const low = prompt.toLowerCase()
  const at = low.indexOf(label.toLowerCase())
  const [first] = things
  if (at < 0) return first
  const placed = things.map((said) => {
    const places = namesIn(said, prompt, language).map((name) => low.lastIndexOf(name, at))
    return { said, place: Math.max(-1, ...places) }
  })
  return placed.toSorted((a, b) => b.place - a.place)[0]?.said
}

// What a prompt writes down as lists with their fields is so, whatever single words were taken for: each list is one, the fields are its
// own, and no word inside it is a list besides.
import { phraseKey } from '../../lexicon/lexicon.ts'
import { toolEntryOf } from '../../lexicon/tool-entries.ts'
import { addThing } from '../add-said.ts'
import { lastOf } from '../field-named.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { holds, isSame } from '../learned/same-names.ts'
import { leaveThings } from '../leave-things.ts'
import { sayNoun } from '../said.ts'
import type { Stretch } from '../told/telling.ts'
import { isField, placesIn, takeItems } from './group-fields.ts'
import { type Group, isBracketed } from './parts.ts'
import { hasItems, isOf, sureGroups } from './sure-groups.ts'

const stemChars = 3

export function heedOutline(intent: Intent): void {
  const groups = sureGroups(intent)
  if (!groups.length) return
  const hosts = new Map<Group, SaidThing>()
  for (const group of groups) hosts.set(group, hostOf(group, intent, [...hosts.values()]))
  for (const [group, host] of hosts) takeItems(group, host, intent, hosts)
  const kept = new Set(hosts.values())
  for (const group of groups.filter((each) => isBracketed(each, intent))) leaveHead(group, intent, kept)
  leaveTools(groups, intent)
  const areSheets = groups.filter(({ isLine }) => isLine).length > 1
  // "Training diary. Runners: name, goal. Races: name, place": what the diary would have is told by its lists
  const isOnlyMeant = (said: SaidThing) => areSheets && !said.fields.length && !placesOf(said, intent.prompt).length
  // "guests (name, phone, allergies)": what stands in brackets is no list, though it may be one elsewhere
  const bracketed = groups.filter((group) => isBracketed(group, intent))
  const isOnlyInside = (said: SaidThing) =>
    !said.fields.length &&
    isIn(
      placesOf(said, intent.prompt),
      bracketed.flatMap(({ items }) => items),
    )
  // 「動物病院のカルテ。ペット（名前、種類）、診察（日付、症状）」: what all is called ahead of its lists is none of them
  const isHeading = (said: SaidThing) =>
    bracketed.length > 0 &&
    !said.fields.length &&
    (isIn(headingsOf(said, intent.prompt), [{ start: 0, end: bracketed[0]!.head.start }]) ||
      isIn(placesOf(said, intent.prompt), groups.flatMap(oneAhead)))
  const isLeft = (said: SaidThing) =>
    !kept.has(said) &&
    !said.brought &&
    (isOnlyMeant(said) || isHeading(said) || isOnlyInside(said) || (!said.known && isOnlyIn(said, groups, intent)))
  leaveThings(intent, intent.things.filter(isLeft))
}

/** ピアノ over 持ち主、メーカー: a list of them, and none to play on. */
function leaveTools(groups: readonly Group[], { tools, language }: Intent): void {
  const heads = groups.filter(hasItems).map(({ head }) => phraseKey(head.text))
  for (const tool of tools) {
    const [, , words] = toolEntryOf(tool)[language]
    const called = words.split(',').map((word) => phraseKey(word.trim()))
    if (heads.some((head) => called.includes(head))) tools.delete(tool)
  }
}

/** 機体（登録記号、型式）: what has a list of its own is no field with choices, and none of what is no list. */
function leaveHead({ head, items }: Group, { things, loose, language }: Intent, kept: ReadonlySet<SaidThing>): void {
  const isHead = ({ label }: SaidField) => isSame(label, head.text, language)
  for (const said of things) {
    if (!kept.has(said)) said.fields = said.fields.filter((field) => !isHead(field))
    for (const field of said.fields.filter(isHead))
      if (field.options?.some((option) => items.some(({ text }) => isSame(text, option, language)))) {
        delete field.options
        field.type = 'text'
      }
  }
  loose.splice(0, loose.length, ...loose.filter((field) => !isHead(field)))
}

/** The list that a group names, from now on one. `taken` are those of the groups before. */
function hostOf({ head: { text, start, end }, items }: Group, intent: Intent, taken: readonly SaidThing[]): SaidThing {
  const { things, language } = intent
  const names = ({ one, many }: SaidThing) => [one, many]
  const free = things.filter((said) => !taken.includes(said))
  const has = (said: SaidThing) => items.filter((item) => said.fields.some((field) => isField(field, item, language))).length
  const named =
    things.find((said) => names(said).some((name) => isSame(name, text, language))) ??
    free.find((said) => names(said).some((name) => phraseKey(text).endsWith(phraseKey(name)))) ??
    free.find((said) => isOf(said, text, language)) ??
    free.find((said) => names(said).some((name) => holds(name, text)))
  const alike = named ? undefined : free.find((said) => has(said) * 2 > items.length)
  const found = named ?? alike
  if (!found) {
    used(intent, start, end)
    return addThing(intent, sayNoun(text, language, lastOf(text, language)?.thing))
  }
  delete found.implied
  delete found.passing
  // "households at risk with phone": its fields were taken for those of risks; "items people can borrow"
  const isOther = alike && !sheet.test(text) && !isKindred(alike.many, text)
  // "We take cake orders. Orders: name, cake"
  const isLonger =
    phraseKey(found.many).startsWith(`${phraseKey(text)} `) || phraseKey(found.many).endsWith(` ${phraseKey(text)}`)
  if (isOther || isLonger) {
    const { one, many, known } = sayNoun(text, language, lastOf(text, language)?.thing)
    delete found.known
    Object.assign(found, { one, many, ...(known && { known }) })
  }
  return found
}

/** "Logged flights" are a flight log. */
const isKindred = (one: string, other: string): boolean => {
  const stems = (text: string) =>
    phraseKey(text)
      .split(' ')
      .map((word) => word.slice(0, stemChars))
  return stems(one).some((stem) => stem.length === stemChars && stems(other).includes(stem))
}
/** What lists something is called after that. */
const sheet = /(?:register|list|lista|log|logg|diary|journal|book|bok|schema|kalender|calendar|schedule|簿|表|帳|日誌|記録)$/iu

const placesOf = ({ one, many }: SaidThing, prompt: string): number[] =>
  [one, many].flatMap((name) => placesIn(prompt.toLowerCase(), name.toLowerCase()))
/** The places of a list in a Japanese text, where each stands in a heading, a sentence of nouns alone; else none. */
function headingsOf(said: SaidThing, prompt: string): number[] {
  const places = placesOf(said, prompt)
  return places.every((at) => inHeading.test(prompt.slice(at))) ? places : []
}
/** "Our team: players (name, position), matches (date, result)", "A kayak club with boats (…)": the one whose lists they are. */
const oneAhead = ({ heading }: Group): Stretch[] => (heading && ofOne.test(heading.text) ? [heading] : [])
const ofOne = /(?<!\p{L})(?:an?|our|my|the|this|ett?|en|vår|vårt|min|mitt)\s+(?!\p{L}+(?:s|or|ar|er)(?!\p{L}))\p{L}+/iu
const inHeading = /^[\p{Script=Han}\p{Script=Katakana}ー]+(?:の[\p{Script=Han}\p{Script=Katakana}ー]+)*(?:です|用)?。/u
const isIn = (places: readonly number[], stretches: readonly Stretch[]) =>
  places.length > 0 && places.every((at) => stretches.some(({ start, end }) => start <= at && at < end))

/** It is named inside the groups, or ahead of them, and nowhere else. */
function isOnlyIn(said: SaidThing, groups: readonly Group[], { prompt }: Intent): boolean {
  const areSeveral = groups.filter(hasItems).length > 1
  const stretches = groups.flatMap(({ head, items, heading }) => [
    { start: head.start, end: items.at(-1)?.end ?? head.end },
    ...(heading && areSeveral ? [heading] : []),
  ])
  return isIn(placesOf(said, prompt), stretches)
}

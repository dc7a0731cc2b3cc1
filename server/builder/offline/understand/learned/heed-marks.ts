// A second opinion on what the reader made of a prompt: which words name lists and which their fields is told by what was learned from
// marked prompts. Lists and fields that were not seen are added, and fields that were read as those of a word the lexicon does not know go
// to the list they follow; a list that only the reader's signs see, and of which nothing more is said, is told as assumed.
import { escaped } from '../../lexicon/escaped.ts'
import type { Language } from '#shared/languages.ts'
import { phraseKey } from '../../lexicon/lexicon.ts'
import { addField, addThing } from '../add-said.ts'
import type { Chunk } from '../chunks.ts'
import { fieldNamed } from '../field-named.ts'
import { type Intent, type SaidField, type SaidThing, used } from '../intent.ts'
import { isOwnPage } from '../own-page.ts'
import { chunksOf } from '../chunks-of.ts'
import { sayNoun } from '../said.ts'
import { hearMarks, type LikelyMark } from './hear-marks.ts'
import { isFrame } from './is-frame.ts'
import type { Marked } from './marks.ts'
import { holds, isSame } from './same-names.ts'

const nameCharsMax = 40
/** From so likely on, a list is added that the reader's signs do not see. */
const newFrom = 0.97
/** Less likely than this to be a list, one that only the reader's signs see is assumed. */
const doubted = 0.1
/** From so likely on, a field is added although no list was heard. */
const alone = 0.8
/** What a dashboard shows are figures, and sound like fields. */
const besideFigures = 0.9
/** From so likely on, a list that was read as a field is one. */
const surely = 0.995

type Named = LikelyMark & { text: string; chunk: Chunk | undefined }

const isOf = (said: SaidThing, { text, chunk }: Named, language: Language) =>
  (chunk?.thing !== undefined && chunk.thing.id === said.known?.id) ||
  [said.one, said.many].some((name) => isSame(name, text, language) || holds(name, text))

const isField = (field: SaidField, { text, chunk }: Named, language: Language) =>
  isSame(field.label, text, language) ||
  holds(field.label, text) ||
  (chunk?.field !== undefined && chunk.field.id === field.concept)

/** "Grupper, barn och ledare": named in one row with another list; "guest list". An unknown word is one where the row has fields. */
export function isInRow(said: SaidThing, { prompt, things }: Intent): boolean {
  const names = (each: SaidThing) => `(?:${[each.many, each.one].map(escaped).join('|')})`
  const joint = '(?: list)?(?:,? (?:and|och|&) |, |、|・|と)'
  if (new RegExp(`${names(said)} list`, 'iu').test(prompt)) return true
  const isBeside = (one: SaidThing, other: SaidThing) =>
    one !== other && new RegExp(`${names(other)}${joint}${names(one)}|${names(one)}${joint}${names(other)}`, 'iu').test(prompt)
  const beside = things.filter((other) => isBeside(said, other))
  if (said.known) return beside.length > 0
  return beside.some((near) => [near, ...things.filter((far) => isBeside(near, far))].some(({ fields }) => fields.length))
}

/** 関係ありません, 印刷はいりません, 月謝袋をやめたい: what is not wanted. */
const refused = /^(?:(?:は|が|も)?(?:ありません|いりません|不要|ない(?:です|。|$))|をやめ)/u
/** "I need to keep order" asks for no orders. */
const isTidiness = /\b(?:keep(?:ing)?|bring(?:ing)?|some|more|better|in) order$/i

/** "For each item": of what was named before. */
const isAny = /^(?:item|piece|thing|entry|sak|föremål)$/i

/** "priser per vecka", "price per night": an amount. */
const isRate = /^(?:pris|avgift|hyra|kostnad|price|rate|fee|cost|rent)\p{L}* per \p{L}/iu

export function heedMarks(intent: Intent): void {
  const { prompt, language } = intent
  const isName = ({ from, to }: LikelyMark) =>
    !/[()（）「」、。]/u.test(prompt.slice(from, to)) && !refused.test(prompt.slice(to)) && !isTidiness.test(prompt.slice(0, to))
  const { marks, listChance } = hearMarks(intent)
  const told = marks.filter(isName)
  const named = told.map((mark): Named => {
    const text = prompt.slice(mark.from, mark.to)
    return { ...mark, text, chunk: chunksOf(text, language).at(-1) }
  })
  const isThere = (list: Named) => intent.things.some((said) => isOf(said, list, language))
  const fields = [...intent.loose, ...intent.things.flatMap((said) => said.fields)]
  const isTaken = ({ text, likely, chunk }: Named) =>
    (fields.some(({ label }) => isSame(label, text, language)) && !(likely >= surely && chunk?.thing && chunk.plural)) ||
    intent.roles.some((role) => role.includes(text)) ||
    isOwnPage(intent)
  // what was read as a part of something else is not read again
  const isRead = ({ from, to }: Marked) => intent.spans.some(({ start, end, as }) => as === 'used' && start <= from && to <= end)
  const lists = named.filter(
    (mark) =>
      mark.name === 'list' &&
      mark.text.length <= nameCharsMax &&
      !isFrame(mark.text, language) &&
      !isRate.test(mark.text) &&
      !(isAny.test(mark.text) && intent.things.length) &&
      (isThere(mark) || (mark.likely >= newFrom && !isTaken(mark))),
  )
  if (!lists.length && (intent.things.length !== 1 || isOwnPage(intent))) return
  const hosts = lists.map((list): [Named, SaidThing] => [list, hostOf(intent, list, named)])
  const backed = new Set(hosts.map(([, said]) => said))
  // only one of two opinions, and nothing more is said of it: it is told as assumed
  const isDoubted = (said: SaidThing) => {
    const chances = [said.one, said.many].map(listChance).filter((chance) => chance !== null)
    return (
      !backed.has(said) && !isInRow(said, intent) && !said.fields.length && chances.length > 0 && Math.max(...chances) < doubted
    )
  }
  if (lists.length) for (const said of intent.things) if (isDoubted(said)) said.implied = true
  const least = Math.max(lists.length ? 0 : alone, intent.pages.has('dashboard') ? besideFigures : 0)
  for (const field of named.filter(({ name }) => name === 'field')) {
    const all = [...intent.loose, ...intent.things.flatMap(({ fields }) => fields)]
    if (all.some((each) => isField(each, field, language)) || isRead(field)) continue
    const [, host] = hosts.findLast(([list]) => list.from < field.from) ?? hosts[0] ?? [null, intent.things[0]!]
    if (field.likely < least) continue
    addField(intent, host, fieldNamed(field.text, language, field.chunk))
    used(intent, field.from, field.to)
  }
}

/** The list that the words name, from now on one. */
function hostOf(intent: Intent, list: Named, named: readonly Named[]): SaidThing {
  const { language } = intent
  const there = intent.things.find((said) => isOf(said, list, language))
  if (there) {
    delete there.implied
    return there
  }
  used(intent, list.from, list.to)
  intent.unknown = intent.unknown.filter((word) => !list.text.includes(word))
  const said = addThing(intent, sayNoun(list.text, language, list.chunk?.thing))
  for (const each of [intent.loose, ...intent.things.map(({ fields }) => fields)])
    each.splice(0, each.length, ...each.filter(({ label }) => !isSame(label, list.text, language)))
  const following = named.slice(named.indexOf(list) + 1)
  const next = following.findIndex(({ name }) => name === 'list')
  for (const field of following.slice(0, next < 0 ? following.length : next)) {
    if (field.name !== 'field') continue
    for (const host of intent.things) {
      // what the lexicon knows as a list keeps its own
      if (host === said || host.known) continue
      const own = host.fields.find((each) => isField(each, field, language))
      if (!own) continue
      host.fields.splice(host.fields.indexOf(own), 1)
      addField(intent, said, own)
      break
    }
  }
  // "tickets about printers and passwords with title": the fields are of what the lexicon knows
  if (!said.fields.length && intent.things.some(({ known, fields }) => known && fields.length)) said.implied = true
  // "Cars coming in with …": of the words that were read as a field of something else nothing is left
  for (const host of intent.things)
    if (host !== said) host.fields = host.fields.filter(({ label }) => !phraseKey(label).startsWith(`${phraseKey(list.text)} `))
  return said
}

// What a Swedish heading is about, ahead of its fields: of "Uthyrning av tält till privatpersoner och företag: kund, datum" the first
// noun is kept and owns the fields; whom, where and what it is for only tells of it.
import { classOfNoun } from '../lexicon/noun-classes.ts'
import { swedishSingular } from '../lexicon/inflect.ts'
import type { Chunk, Item } from './chunks.ts'
import { isSeveral } from './noun-signs.ts'
import { isDefinite } from './swedish-definite.ts'
import { onlyTold } from './swedish-openers.ts'
import { ends, wordOf } from './swedish-sentences.ts'

const leads = /^(?:av|på|i|hos|från|för|till|åt|om|vid|mot|mellan|inom|med)$/
const filling = /^(?:en|ett|den|det|de|vår|vårt|våra|min|mitt|mina|alla|och|samt)$/
const kept = new Set(['act', 'event', 'document', 'money', 'reading', 'work'])
/** What is done with a list, and no kind of record. */
const keeping =
  /^(?:lagerhållning|inventering|registrering|dokumentation|hantering|administration|uppföljning|sammanställning|förteckning|kartläggning|redovisning|planering|schemaläggning|översikt|statistik|koll|ordning)$/i
const fieldsMin = 2

const isFirst = (items: readonly Item[], at: number): boolean =>
  at === 0 || ends.test(wordOf(items[at - 1])) || (/^(?:för|över|med)$/.test(wordOf(items[at - 1])) && isViewAt(items, at - 2))
/** "En kalender för semestrar på avdelningen: …" */
const isViewAt = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  const before = /^(?:en|ett)$/.test(wordOf(items[at - 1])) ? at - 1 : at
  return (
    item?.kind === 'chunk' &&
    !item.text &&
    item.cues.some(({ kind }) => kind === 'view') &&
    (before === 0 || isFirst(items, before))
  )
}

/** Of a list, most are said in the singular or can be fields. */
function listsFields(items: readonly Item[], from: number): boolean {
  const end = items.findIndex((item, at) => at >= from && ends.test(wordOf(item)))
  const listed = items.slice(from, end < 0 ? items.length : end).filter((item) => item.kind === 'chunk')
  return (
    listed.length >= fieldsMin && listed.filter(({ field, plural }) => field !== undefined || !plural).length * 2 > listed.length
  )
}

/** "i en tavla med stegen: …": what follows are its columns. */
const isStages = (item: Item | undefined) => item?.kind === 'chunk' && /^(?:steg|kolumn|status|fas|stadi)/i.test(item.text)

/** Where the fields of a heading open, or -1: behind nothing but nouns and what leads to them. */
function opensAt(items: readonly Item[], at: number): number {
  for (let next = at + 1; next < items.length; next++) {
    const word = wordOf(items[next])
    if (word === ':') return next > at + 2 && !isStages(items[next - 1]) && listsFields(items, next + 1) ? next : -1
    if (items[next]!.kind === 'chunk' ? items[next - 1]!.kind === 'chunk' : !leads.test(word) && !filling.test(word)) return -1
  }
  return -1
}

/** "Städscheman för trapphus med vecka och ansvarig": the last "med" of several that are known opens them as well. */
function withAt(items: readonly Item[], at: number): number {
  if (!(items[at] as Chunk).thing) return -1
  for (let next = at + 1; next < items.length; next++) {
    const word = wordOf(items[next])
    if (word === 'med' || word === '(') return next > at + 2 && listsFields(items, next + 1) ? next : -1
    if (items[next]!.kind === 'mark' && !leads.test(word) && !filling.test(word)) return -1
  }
  return -1
}

/** "Avvikelserapportering inom vården": what is reported. */
const isReport = ({ named, thing }: Chunk) => named === 'record' && thing?.hidden === true

/** The noun of a heading that is kept, as several where it is no plural, or null. */
function headOf(item: Item | undefined): Chunk | null {
  if (
    item?.kind !== 'chunk' ||
    !item.text ||
    (item.named && !isReport(item)) ||
    item.cues.some(({ kind }) => kind === 'page' || kind === 'view')
  )
    return null
  if (keeping.test(item.text)) return null
  if (item.plural || isReport(item) || (item.thing && !item.thing.hidden)) return item
  if (!item.thing && isSeveral(item)) return { ...item, plural: true }
  if (item.thing || !kept.has(classOfNoun(swedishSingular(item.text.toLowerCase()), 'sv'))) return null
  const { field: _field, ...rest } = item
  return { ...rest, fieldWords: 0, cues: [], plural: true }
}

const listsMin = 2
/** "Uthyrning av släp: vagnar med nummer, uthyrningar med kund": the lists themselves follow, each with its fields. */
function opensLists(items: readonly Item[], from: number): boolean {
  const end = items.findIndex((item, at) => at >= from && ends.test(wordOf(item)))
  const listed = items.slice(from, end < 0 ? items.length : end)
  const heads = listed.filter(
    (item, at) =>
      item.kind === 'chunk' &&
      item.plural &&
      (at === 0 || /^(?:,|och|samt)$/.test(wordOf(listed[at - 1]))) &&
      /^(?:med|\()$/.test(wordOf(listed[at + 1])),
  )
  return heads.length >= listsMin && heads[0] === listed[0]
}

/** "gästlista till festen", "packlista inför fjällturen": what a list is for is no list. */
function isOccasionOf(items: readonly Item[], at: number): boolean {
  const [list, link, item] = items.slice(Math.max(0, at - 2), at + 1)
  return (
    item?.kind === 'chunk' &&
    !item.plural &&
    !item.named &&
    isDefinite(item) &&
    /^(?:till|inför)$/.test(wordOf(link)) &&
    list?.kind === 'chunk' &&
    (list.named === 'record' || /lista$/i.test(list.text)) &&
    list.thing !== undefined
  )
}

/** "växter hemma med påminnelse om vattning": what one is reminded of is no list, where something else is kept. */
function isReminder(items: readonly Item[], at: number): boolean {
  const [reminder, link, item] = items.slice(Math.max(0, at - 2), at + 1)
  if (item?.kind !== 'chunk' || !item.thing || wordOf(link) !== 'om' || reminder?.kind !== 'chunk') return false
  return reminder.cues.some(({ id }) => id === 'reminder') && at > 2 && !/^(?:med|:|\()$/.test(wordOf(items[at + 1]))
}

/** Puts the nouns behind a heading's own ahead of it, as what is only told; "av" and its noun stay. */
export function swedishHeadings(given: readonly Item[]): Item[] {
  const items = given.map((item, at) => (isOccasionOf(given, at) || isReminder(given, at) ? onlyTold(item as Chunk) : item))
  const ordered: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    const head = isFirst(items, at) ? headOf(item) : null
    const colon = head ? opensAt(items, at) : -1
    const open = head && colon < 0 && head.plural ? withAt(items, at) : colon
    if (!head || open < 0) {
      ordered.push(item)
      continue
    }
    const behind = items.slice(at + 1, open)
    if (!head.plural && opensLists(items, open + 1)) {
      for (const each of [head, ...behind]) if (each.kind === 'chunk') ordered.push(onlyTold(each))
      at = open - 1
      continue
    }
    const isOf = wordOf(behind[0]) === 'av'
    const of = isOf
      ? behind.slice(
          0,
          behind.findIndex((each, place) => place > 0 && leads.test(wordOf(each))),
        )
      : []
    const stays = isOf && of.length === 0 ? behind : of
    for (const each of behind.slice(stays.length)) if (each.kind === 'chunk') ordered.push(onlyTold(each))
    if (ordered.length) ordered.push({ kind: 'mark', word: '.', verb: false, start: item.start, end: item.start })
    ordered.push(head, ...stays)
    at = open - 1
  }
  return ordered
}

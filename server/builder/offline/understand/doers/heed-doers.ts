// Who does what, heeded: those who do it and what it leaves are lists that know each other, though no word asks for them; and a list that
// was called by the whole sentence ("Guests reserve beds") is called by what it keeps.
import { addField, addThing } from '../add-said.ts'
import { lastOf } from '../field-named.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { isSame } from '../learned/same-names.ts'
import { sayNoun } from '../said.ts'
import { kindsIn } from '../plan/plan-kinds.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { doneInJapanese } from './who-does-what-ja.ts'
import { type Done, doneIn } from './who-does-what.ts'

/** What one books, orders or asks for is the record itself. */
const records =
  /^(?:appointments?|bookings?|reservations?|orders?|visits?|slots?|times?|sessions?|consultations?|requests?|loans?|予約|注文|申請|応募|申込|日時|時間|枠|tider|tid|bokningar|ordrar|beställningar|besök|plats|platser|place|places|seats?|spots?)$/i

/** A page that is there for what others do on it says itself what it keeps. */
const isOwnPage = ({ kinds, tools, pages, isAlone, prompt, language, things }: Intent) =>
  isAlone === true ||
  pages.has('landing') ||
  pages.has('blog') ||
  (!things.some(({ fields }) => fields.length) && (kinds.size + tools.size > 0 || kindsIn(prompt, language, 'wish').length > 0))

export function heedDoers(intent: Intent): void {
  const { prompt, language } = intent
  if (isOwnPage(intent)) return
  for (const done of language === 'ja' ? doneInJapanese(prompt) : doneIn(prompt, language)) heed(intent, done)
}

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
const named = ({ things, language }: Intent, name: string): SaidThing | undefined => {
  const id = lastOf(name, language)?.thing?.id
  return (
    things.find(({ one, many }) => [one, many].some((each) => isSame(each, name, language))) ??
    (name.includes(' ') ? undefined : things.find(({ known }) => known !== undefined && known.id === id)) ??
    things.find(({ one }) => one.includes(' ') && isSame(lastWord(one), name, language))
  )
}
const listOf = (text: string, { language }: Intent): SaidThing => sayNoun(text, language, lastOf(text, language)?.thing)

function heed(intent: Intent, done: Done): void {
  const { language } = intent
  if (done.tells) {
    if (done.who && !named(intent, done.who)) implied(intent, done.who)
    return
  }
  const isRecord = done.record === undefined || records.test(lastWord(done.what))
  const misnamed = intent.things.filter((said) => isMisnamed(said, done))
  const object = named({ ...intent, things: intent.things.filter((said) => !misnamed.includes(said)) }, done.what)
  if (!isRecord && !object && !lastOf(done.what, language)?.thing && classOfNoun(lastWord(done.what), language) === 'object') return
  const record = (isRecord ? object : named(intent, done.record!)) ?? renamed(misnamed, isRecord ? done.what : done.record!, intent)
  const kept = record ?? addThing(intent, listOf(isRecord ? done.what : done.record!, intent))
  delete kept.implied
  for (const said of misnamed) if (said !== kept) moveInto(intent, kept, said)
  for (const each of intent.things) each.fields = each.fields.filter((field) => !isOfDeed(field, done))
  if (!isRecord) {
    const of = object ?? implied(intent, done.what)
    of.parents = of.parents.filter((parent) => parent !== kept)
    link(intent, kept, of)
  }
  if (done.who) link(intent, kept, named(intent, done.who) ?? implied(intent, done.who))
  if (done.with) link(intent, kept, named(intent, done.with) ?? implied(intent, done.with))
}

/** It was called by the whole sentence, or by its verb and what follows. */
function isMisnamed({ many, known }: SaidThing, { who, verb, what }: Done): boolean {
  const words = many.toLowerCase().split(' ')
  const first = verb.split(' ')[0]!
  const at = words.indexOf(first)
  if (known?.nouns.en.many.toLowerCase() === many.toLowerCase() || words.length < 2 || at < 0) return false
  const rest = words.slice(at + 1).join(' ')
  const isBefore = at === 0 || (who !== undefined && who.toLowerCase().endsWith(words[at - 1]!))
  return isBefore && rest !== '' && what.toLowerCase().includes(rest.replace(/s$/, ''))
}

/** "Pay cash at pickup": the deed itself is none of its fields. */
const isOfDeed = ({ label, concept }: SaidField, { verb, what }: Done) =>
  concept === undefined && label.toLowerCase().startsWith(`${verb} `) && label.toLowerCase().includes(what.toLowerCase().split(' ')[0]!)

function renamed([said]: readonly SaidThing[], name: string, intent: Intent): SaidThing | undefined {
  if (!said) return undefined
  const { known: _, ...rest } = said
  return Object.assign(said, { known: undefined }, rest, listOf(name, intent), {
    fields: said.fields,
    views: said.views,
    parents: said.parents,
  })
}

function moveInto(intent: Intent, kept: SaidThing, said: SaidThing): void {
  for (const field of said.fields) addField(intent, kept, field)
  kept.views.push(...said.views)
  for (const parent of said.parents) link(intent, kept, parent)
  intent.things = intent.things.filter((each) => each !== said)
  for (const each of intent.things) each.parents = each.parents.map((parent) => (parent === said ? kept : parent))
  for (const view of intent.views) if (view.thing === said) view.thing = kept
}

/** Nobody asked for the list itself, so it is told as assumed. */
function implied(intent: Intent, name: string): SaidThing {
  const said = addThing(intent, { ...listOf(name, intent), implied: true })
  return said
}

/** A record knows what it is of, once; and nothing is of itself. */
function link(intent: Intent, record: SaidThing, other: SaidThing): void {
  const isNamed = record.fields.some(({ label, thing }) => isSame(label, other.one, intent.language) || (thing !== undefined && thing === other.known?.id))
  if (record === other || isNamed || record.parents.includes(other) || other.parents.includes(record)) return
  record.parents.push(other)
}

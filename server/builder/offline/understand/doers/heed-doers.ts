// Who does what, heeded: those who do it and what it leaves are lists that know each other, though no word asks for them; and a list that
// was called by the whole sentence ("Guests reserve beds") is called by what it keeps.
import type { Language } from '#shared/languages.ts'
import { isPlural, singular } from '../../lexicon/inflect.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { addField, addThing } from '../add-said.ts'
import { endsInField, lastOf } from '../field-named.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { sayItem } from '../say-item.ts'
import { isFront, isOwnPage } from '../own-page.ts'
import { kindsOf } from '../plan/plan-kinds.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { heedNoted, takeFields } from './heed-noted.ts'
import { implied, lastWord, link, listOf, named, people } from './people-and-lists.ts'
import { doneInJapanese } from './who-does-what-ja.ts'
import { type Done, doneIn } from './who-does-what.ts'

/** What one books, orders or asks for is the record itself. */
const records =
  /^(?:appointments?|bookings?|reservations?|orders?|visits?|consultations?|requests?|loans?|予約|注文|申請|応募|申込|bokningar|ordrar|beställningar|besök)$/i
/** What is sold in a shop is its goods. */
const sells = /^(?:sell|sells|list|lists|offer|offers|säljer|sälja|出品)$/
/** What is left, brought or sent is often no record: a bag, or broken things. */
const loosely = /^(?:leave|bring|send|place|lämnar?(?! in)\b|skickar?(?! in)\b)/
/** What people leave under something is a list of them, though the word is a field elsewhere. */
const opinions = new Map([
  ['ratings', 'customerRating'],
  ['scores', 'juryScore'],
  ['votes', 'vote'],
  ['comments', 'userComment'],
  ['betyg', 'customerRating'],
  ['kommentarer', 'userComment'],
  ['röster', 'vote'],
  ['コメント', 'userComment'],
])
/** One of what was told of before, and no list. */
const units = /^(?:slots?|times?|places?|seats?|spots?|work|日時|時間|枠|席|tid|tider|plats|platser)$/i

/** "A site where shelters list dogs and families apply" is one that is used; a website has a front that tells. */
const website = /\b(?:web ?site|landing page|home ?page|web ?page)\b|hemsida|webbplats|webbsida|ホームページ/iu
function leaveSite(intent: Intent): void {
  intent.pages.delete('landing')
  delete intent.sections
}

/** What is told of it is kept: 釣果（魚種、サイズ、場所）を投稿. */
const toldMin = 2
const isTold = ({ fields = [] }: Done) => fields.length >= toldMin
/** Of several who do several things, one page cannot tell. */
const isPlatform = (all: readonly Done[]) => new Set(all.flatMap(({ by, who, only }) => (only ? [] : (who ?? by ?? [])))).size > 1

export function heedDoers(intent: Intent): void {
  const { prompt, language } = intent
  const all = language === 'ja' ? doneInJapanese(prompt) : doneIn(prompt, language)
  settleOpinions(intent)
  const isDescribed = !isFront(intent) && intent.things.some(({ fields }) => fields.length)
  if (isOwnPage(intent) && !isDescribed && !isPlatform(all) && !all.some(isTold)) return
  if (isPlatform(all)) {
    intent.isPlatform = true
    if (!website.test(prompt)) leaveSite(intent)
  }
  all.forEach((done, at) => heed(intent, done, all[at - 1]))
}

const isSpoken = (word: string, language: Language) =>
  /^(?:act|event|document|text|money|time)$/.test(classOfNoun(language === 'en' ? singular(word) : word, language) ?? '')
/** "Runners register with name and email": the registration says who it was. */
const isPerson = ({ fields }: SaidThing) => fields.some(({ concept }) => /^(?:name|email|phone)$/.test(concept ?? ''))

/** "Farmers deliver milk": in bulk, and no list. */
const isMass = (what: string, language: Language) => language === 'en' && !isPlural(what) && !lastOf(what, language)?.thing

/** "Projects, bugs (title, status) and comments": on what was described before them. */
function settleOpinions(intent: Intent): void {
  const { things } = intent
  things.forEach((said, at) => {
    const thing = said.known ? undefined : opinions.get(said.many.toLowerCase())
    if (thing === undefined || said.fields.length) return
    said.known = knownThings.get(thing)!
    const about = things.slice(0, at).findLast(({ fields, known }) => fields.length > 0 && known?.entry.actor !== true)
    if (about && !said.parents.length) link(intent, said, about)
  })
}

function heed(intent: Intent, done: Done, before?: Done): void {
  leaveDeed(intent, done)
  if (!done.what && done.fields) return heedNoted(intent, done)
  if (done.only === 'who') {
    if (done.who && !named(intent, done.who)) people(intent, done.who)
    return
  }
  const told = keptOf(intent, done, before)
  if (!told) return
  const { isRecord, what, isUnit, object } = told
  const kept = listFor(intent, done, told)
  if (done.of) link(intent, kept, named(intent, done.of) ?? implied(intent, done.of))
  if (done.fields) takeFields(intent, kept, done.fields)
  if (done.only) return
  const isNoList = isUnit || endsInField(what, intent.language) || isMass(what, intent.language)
  const of = isRecord ? undefined : (object ?? (isNoList ? undefined : implied(intent, what)))
  if (of) {
    of.parents = of.parents.filter((parent) => parent !== kept)
    link(intent, kept, of)
  }
  const who = done.who && (named(intent, done.who) ?? (isPerson(kept) ? undefined : people(intent, done.who)))
  if (who) link(intent, kept, who)
  if (done.with) link(intent, kept, named(intent, done.with) ?? implied(intent, done.with))
}

/** `isRecord`: what it was done to is kept itself; `object` is the list of it, `misnamed` those called by the clause. */
type Told = {
  name: string
  what: string
  isRecord: boolean
  isUnit: boolean
  object: SaidThing | undefined
  misnamed: SaidThing[]
}

/** "what each should practise till next week": when, and nothing that is done. */
const isWhen =
  /^(?:till|until|by|before|after|during|since|every|each|next|last|this|tomorrow|today|yesterday|tonight|från|före|efter|under|varje|nästa|förra|imorgon|idag|igår)(?!\p{L})|(?<!\p{L})(?:next|last|this|nästa|förra) (?:day|week|month|year|time|lesson|dag|vecka|månad|år|gång|lektion)$/iu

/** What is kept of a clause; null where nothing is, or something else tells it. */
function keptOf(intent: Intent, done: Done, before?: Done): Told | null {
  const { language } = intent
  if (isWhen.test(done.what)) return null
  const last = lastWord(done.what)
  const isRecord = done.record === undefined || records.test(last)
  const isUnit = !isRecord && (done.what === '' || (last === done.what && units.test(last)))
  const what = isUnit ? (before?.what ?? '') : done.what
  const misnamed = intent.things.filter((said) => isMisnamed(said, done))
  const apart = { ...intent, things: intent.things.filter((said) => !misnamed.includes(said)) }
  const object = what ? named(apart, what) : undefined
  // "students hand in work"
  const name = !isRecord ? done.record! : /^(?:home)?work$/i.test(done.what) ? 'submissions' : done.what
  const told: Told = { name, what, isRecord, isUnit, object, misnamed }
  const isListed = lastOf(what, language)?.thing !== undefined
  const isReport =
    // "rapportera trasiga gungor": what is reported is told as a report
    (done.verb.startsWith('rapporter') && !isListed && !isSpoken(last, language)) ||
    // "residents to report potholes. A report should have …"
    (done.verb.startsWith('report') && !object && named(intent, 'reports') !== undefined)
  if (isReport) return null
  if (object ?? misnamed[0]) return told
  const isSeveral = language === 'en' && isPlural(last)
  const isUnheard = !isUnit && !isListed && !isSeveral && classOfNoun(last, language) === 'object'
  const isNothing =
    ((!isRecord || done.only) && isUnheard) ||
    (loosely.test(done.verb) && !isSpoken(last, language)) ||
    (isRecord && !isSeveral && endsInField(name, language))
  return isNothing ? null : told
}

/** The list of what is kept: the one that is there, one that was called by the clause, or a new one. */
function listFor(intent: Intent, done: Done, { name, isRecord, object, misnamed }: Told): SaidThing {
  const list = listOf(name, intent, isRecord ? opinions.get(lastWord(done.what).toLowerCase()) : done.thing)
  const kept = (isRecord ? object : named(intent, name)) ?? renamed(misnamed, list) ?? addThing(intent, list)
  delete kept.implied
  if (isRecord && sells.test(done.verb) && kindsOf(intent).includes('shop')) {
    const { fields, parents } = kept
    delete kept.known
    Object.assign(kept, sayItem({ text: done.what, standsFor: 'product' }, intent.language), { fields, parents })
  }
  for (const said of misnamed) if (said !== kept) moveInto(intent, kept, said)
  return kept
}

/** Those who do it, and what they do, are no fields of what was told before: "with start and km, mechanics record repairs". */
function leaveDeed(intent: Intent, done: Done): void {
  const { language } = intent
  const verbs = [done.verb, done.or ?? done.verb]
  const isOfDeed = ({ label, concept }: SaidField) => {
    const low = label.toLowerCase()
    const who = done.by?.toLowerCase()
    if (who !== undefined && low === who && language !== 'ja') return true
    const rest = who !== undefined && low.startsWith(`${who} `) ? low.slice(who.length + 1) : low
    const isTold = rest !== low || concept === undefined
    const isDeed = verbs.some((verb) => rest === verb || rest.startsWith(`${verb} `))
    return isTold && isDeed && (rest !== low || isAmong(done.what, low))
  }
  for (const each of intent.things) each.fields = each.fields.filter((field) => !isOfDeed(field))
  intent.loose = intent.loose.filter((field) => !isOfDeed(field))
  const isVerb = ({ one, fields }: SaidThing) => !fields.length && done.or !== undefined && one.toLowerCase() === done.or
  intent.things = intent.things.filter((said) => !isVerb(said))
  if (language === 'ja') leavePieces(intent, done)
  // "transportledaren lägger upp": one of a list of them
  const isTheOne = ({ one, fields, parents }: SaidThing) =>
    one.toLowerCase() === done.by?.toLowerCase() && done.by !== done.who && !fields.length && !parents.length
  if (language === 'sv' && done.who !== undefined) intent.things = intent.things.filter((said) => !isTheOne(said))
}

/** 落とし物: neither 落 nor し物 is a field; 練習メニューを投稿: no list of 投稿. */
function leavePieces(intent: Intent, { what, verb, record }: Done): void {
  const isPiece = ({ label, concept }: SaidField) => concept === undefined && label !== what && what.includes(label)
  if (/[\u3041-\u3096]/.test(what)) for (const said of intent.things) said.fields = said.fields.filter((field) => !isPiece(field))
  // 講師が動画を公開し、受講生が質問を投稿: of neither a field
  const isOfActor = ({ known }: SaidThing) => known?.entry.actor === true
  for (const said of intent.things.filter(isOfActor)) said.fields = said.fields.filter(({ label }) => label !== what)
  const isVerb = ({ one, fields, parents }: SaidThing) => one === verb && !fields.length && !parents.length
  if (what && record === undefined && intent.prompt.split(verb).length === partsOfOne)
    intent.things = intent.things.filter((said) => !isVerb(said) || intent.things.some((each) => each.parents.includes(said)))
}
/** A text parts in two where a word stands in it once. */
const partsOfOne = 2
const isAmong = (what: string, label: string) => label.includes(what.toLowerCase().split(' ')[0]!)

/** It was called by the whole sentence, or by its verb and what follows. */
function isMisnamed({ many, known }: SaidThing, { by, verb, what }: Done): boolean {
  const words = many.toLowerCase().split(' ')
  const first = verb.split(' ')[0]!
  const at = words.indexOf(first)
  if (known?.nouns.en.many.toLowerCase() === many.toLowerCase() || words.length < 2 || at < 0) return false
  const rest = words.slice(at + 1).join(' ')
  const isBefore = at === 0 || by?.toLowerCase().endsWith(words[at - 1]!) === true
  const low = what.toLowerCase()
  return (
    isBefore &&
    rest !== '' &&
    (low.includes(rest.replace(/s$/, '')) || rest.startsWith(low.replace(/s$/, '')) || rest.endsWith(` ${low}`))
  )
}

function renamed([said]: readonly SaidThing[], list: SaidThing): SaidThing | undefined {
  if (!said) return undefined
  const { fields, views, parents } = said
  delete said.known
  return Object.assign(said, list, { fields, views, parents })
}

function moveInto(intent: Intent, kept: SaidThing, said: SaidThing): void {
  for (const field of said.fields) addField(intent, kept, field)
  kept.views.push(...said.views)
  for (const parent of said.parents) link(intent, kept, parent)
  intent.things = intent.things.filter((each) => each !== said)
  for (const each of intent.things) each.parents = each.parents.map((parent) => (parent === said ? kept : parent))
  for (const view of intent.views) if (view.thing === said) view.thing = kept
}

// 電気代と水道代, 社内マニュアルと手順書: two names of one thing are one list, with a choice of which it is.
import type { Language } from '#shared/languages.ts'
import { knownFields } from '../lexicon/lexicon.ts'
import { addField } from './add-said.ts'
import type { Intent, SaidThing } from './intent.ts'

/** Of a list so much is told that it stands for all of its kind. */
const fieldsMin = 3

/** "Sheep (tag, breed), and which animals can't be sold": the word for all of them names no list beside the one
 * that was told of, nor do those of one sex. */
export function leaveGeneric(intent: Intent): void {
  leaveSome(intent)
  const { things, language } = intent
  const isForAll = ({ known, many }: SaidThing) => many.toLowerCase() === known?.nouns[language].many.toLowerCase()
  const toldOf = (said: SaidThing) =>
    said.fields.length || !said.known
      ? undefined
      : things.find((each) => each.known === said.known && each.fields.length >= fieldsMin && (isForAll(said) || isForAll(each)))
  for (const said of things) {
    const told = toldOf(said)
    if (told) leaveFor(intent, said, told)
  }
}

/** Takes a list out; what belongs to it belongs to the other from now on. */
function leaveFor(intent: Intent, said: SaidThing, told: SaidThing): void {
  intent.things = intent.things.filter((each) => each !== said)
  for (const each of intent.things) {
    each.parents = each.parents.map((parent) => (parent === said ? told : parent))
    for (const field of each.fields) if (field.thing && field.label === said.one) field.label = told.one
  }
}

/** How some of a list are told from the rest, for a moment or for good. */
const some: Record<Language, RegExp> = {
  en: /^(?:open|overdue|late|ready|active|inactive|new|newest|latest|recent|paid|unpaid|outstanding|upcoming|past|current|missing|pending|complete|completed|done|unfinished|closed|expired|expiring|lost|sold|unsold|all|link|show|today['’]?s?|top|available|remaining|cancelled|archived|urgent) /i,
  sv: /^(?:öppna|sena|försenade|aktiva|nya|nyaste|senaste|betalda|obetalda|kommande|lediga|klara|avslutade|stängda|utgångna|sålda|osålda|alla|dagens|återstående|pågående|inställda|brådskande) /i,
  ja: /^(?:未完了の|期限切れの|新しい|最新の|未払いの|今日の|全ての|すべての)/u,
}
/** "Tickets with priority, … and a dashboard with open tickets per person": some of them are no list beside it, nor are the "sessions" of training sessions. */
function leaveSome(intent: Intent): void {
  const { language } = intent
  for (const said of intent.things) {
    if (said.naming || said.views.length > 0) continue
    const name = said.many.toLowerCase()
    const head = name.replace(some[language], '')
    const others = intent.things.filter((each) => each !== said)
    const whole = head === name ? undefined : others.find(({ many }) => many.toLowerCase() === head)
    const isBare = !said.fields.some(({ concept }) => concept) && said.fields.length < 2 && !/\s/.test(name)
    // 預かり家庭, and どの家庭にいるか
    const isLonger = ({ many, fields }: SaidThing) =>
      language === 'ja'
        ? fields.length > 0 && name.length > 1 && many !== name && many.endsWith(name)
        : many.toLowerCase().endsWith(` ${name}`)
    const longer = isBare ? others.filter(isLonger) : []
    const told = whole ?? (longer.length === 1 ? longer[0] : undefined)
    if (told) leaveFor(intent, said, told)
  }
}

/** Brings them together, unless the person gave each its own fields. */
export function joinTwins(intent: Intent) {
  const { language } = intent
  const groups = new Map<SaidThing['known'], SaidThing[]>()
  for (const said of intent.things)
    if (said.known && !said.naming) groups.set(said.known, [...(groups.get(said.known) ?? []), said])
  for (const [known, [first, ...others]] of groups) {
    if (!known || !first || !others.length || others.some((each) => each.fields.length > 0)) continue
    const options = [first, ...others].map((each) => each.many)
    intent.things = intent.things.filter((each) => !others.includes(each))
    first.parents = first.parents.filter((each) => !others.includes(each))
    // 協力業者, and further on 業者
    if (options.every((name) => first.many.endsWith(name))) continue
    const nouns = known.nouns[language]
    Object.assign(first, { one: nouns.one, many: nouns.many })
    addField(intent, first, {
      id: 'type',
      label: knownFields.get('type')!.label[language],
      type: 'select',
      concept: 'type',
      options,
    })
  }
}

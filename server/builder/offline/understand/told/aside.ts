// What a prompt names only in passing: a trade beside a word nobody knows ("choir attendance"), a thing inside a longer name
// ("apartment viewing scheduler"). It serves when nothing was named outright, so that a known word is never answered with nothing.
import type { ViewKind } from '../../model.ts'
import { deeds } from '../../lexicon/deeds.ts'
import { isPlural, isSwedishPlural, singular, swedishSingular } from '../../lexicon/inflect.ts'
import { listedSingular } from '../../lexicon/swedish-nouns.ts'
import { knownFields, readingsOf } from '../../lexicon/lexicon.ts'
import { classOfNoun, isListedNoun } from '../../lexicon/noun-classes.ts'
import { peopleDomains } from '../../lexicon/people-domains.ts'
import type { Item } from '../chunks.ts'
import { type Intent, used } from '../intent.ts'
import { kindsOf } from '../plan/plan-kinds.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { capitalised, sayNoun } from '../said.ts'
import { sayItem } from '../say-item.ts'
import type { Latin } from '../tokens.ts'

const deedOf = (verb: string, language: Latin): string | undefined =>
  deeds.find(({ to }) => to[language].split(',').includes(verb))?.thing

export function noteAside({ aside, language }: Intent, chunk: Item): void {
  if (chunk.kind === 'mark') {
    // "an easy way to order lunch"
    const thing = chunk.verb && language !== 'ja' ? deedOf(chunk.word, language) : undefined
    if (thing) aside.things.unshift(thing)
    const domain = readingsOf(language)
      .get(chunk.word)
      ?.find(({ kind }) => kind === 'domain')
    if (chunk.verb && domain) aside.domains.push(domain.id)
    return
  }
  for (const cue of chunk.cues) if (cue.kind === 'domain') aside.domains.push(cue.id)
  if (chunk.trade) aside.trades.push({ id: chunk.trade.trade, text: chunk.text })
  for (const reading of [chunk.thing, chunk.modifier]) if (reading) aside.things.push(reading.id)
}

const usual: Partial<Record<ViewKind, string>> = { board: 'task', calendar: 'event', gallery: 'photo' }
/** What stands on a view when nothing was said to stand there. */
export const usualOn = ({ views }: Intent): string | undefined => views.map(({ view }) => usual[view]).find(Boolean)

/** "hang gliding": the one noun of a prompt. */
const loneNoun = ({ unknown, about, aside, prompt }: Intent): string | undefined =>
  unknown.length === 1 && !about.length && !aside.things.length && prompt.trim().length <= unknown[0]!.length + articleCharsMax
    ? unknown[0]
    : undefined
const articleCharsMax = 5

const isActivity = (noun: string, { language }: Intent) => language === 'en' && /[aeiouy].*ing$/i.test(noun)

const personOf = ({ about, language }: Intent): string | undefined =>
  language === 'sv'
    ? about.find((noun) => !isSwedishPlural(noun) && classOfNoun(noun, 'sv') === 'person')
    : about.find((noun) => language === 'en' && !isPlural(noun) && classOfNoun(noun, language) === 'person')

/** Fields that make up a record by themselves. */
const fieldsOfRecordMin = 2

/** Takes up what was said in passing where there is nothing else to build: the domain first, for it brings most. */
export function takeAside(intent: Intent): void {
  const { aside } = intent
  const isNamed =
    intent.things.length > 0 ||
    intent.domains.length > 0 ||
    intent.trade !== undefined ||
    intent.doing !== undefined ||
    [...intent.pages].some((page) => page !== 'dashboard') ||
    usualOn(intent) !== undefined ||
    intent.tools.size > 0 ||
    intent.loose.length >= fieldsOfRecordMin ||
    kindsOf(intent).length > 0
  if (isNamed) return
  const [domain, trade, thing] = [aside.domains[0], aside.trades[0], aside.things[0]]
  const [lone] = intent.loose
  // "help us find a venue": places to choose from
  if (lone && classOfNoun(lone.label, intent.language) === 'place') {
    intent.things.push(sayNoun(lone.label, intent.language))
    intent.loose = []
  } else if (domain) intent.domains.push(domain)
  else if (trade) intent.trade = trade
  // "for a glazier", "I'm a thatcher": somebody's trade, of which nothing more is known
  else if (personOf(intent)) intent.trade = { id: 'jobTrade', text: personOf(intent)! }
  // "hang gliding": what is done is kept time by time
  else if (isActivity(loneNoun(intent) ?? '', intent))
    intent.things.push(sayItem({ text: loneNoun(intent)!, standsFor: 'object' }, 'en'))
  // "find a date for the reunion": what has a day is something that happens
  else if (intent.loose.some(({ type }) => type === 'date' || type === 'datetime'))
    intent.things.push(saidFromLexicon('event', intent.language))
  // "our bell ringers": people who do something together
  else if (severalOf(intent) && classOfNoun(severalOf(intent)!, intent.language) === 'person') {
    const text = severalOf(intent)!
    intent.trade = { id: 'clubTrade', text }
    const start = intent.prompt.indexOf(text)
    intent.doing = { item: { text, standsFor: 'member' }, start, end: start + text.length }
    used(intent, start, start + text.length)
  }
  // "beer mats", "my godchildren": several of what nobody wrote down are what is kept
  else if (severalOf(intent)) {
    const several = severalOf(intent)!
    intent.things.push(sayNoun(several, intent.language))
    intent.unknown = intent.unknown.filter((noun) => noun !== several)
    const start = intent.prompt.indexOf(several)
    if (start >= 0) used(intent, start, start + several.length)
  }
  // "something for my mood": what is noted day by day
  else if (
    lone &&
    intent.loose.length === 1 &&
    intent.language === 'en' &&
    (isOwnIn(intent.prompt) || isLogged.test(intent.prompt))
  ) {
    const date = knownFields.get('date')!
    intent.loose = []
    intent.things.push({
      ...sayNoun(`${lone.label} entry`, 'en'),
      fields: [{ id: 'date', label: capitalised(date.label.en), type: date.type, concept: 'date' }, lone],
    })
  } else if (thing) intent.things.push(saidFromLexicon(thing, intent.language))
}

const isLogged = /\b(?:log|tracker|diary|journal|chart)\W*$/i
const isOwnIn = (prompt: string) => /\b(?:my|our)\b/i.test(prompt)

/** The only noun of a prompt, where it is a plural of a word that exists or stands behind "my". */
function severalOf({ unknown, about, language, prompt, aside }: Intent): string | undefined {
  const [noun, ...others] = [...unknown, ...about]
  if (language === 'ja' || !noun || others.length) return undefined
  const last = noun.slice(noun.lastIndexOf(' ') + 1).toLowerCase()
  const mine = { en: 'my|our', sv: 'mina|våra' }[language]
  const isOwn = new RegExp(`\\b(?:${mine}) (?:\\p{L}+ )?${noun.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu').test(prompt)
  const isMany = language === 'en' ? isPlural(last) : isOwn || isSwedishPlural(last)
  const one = language === 'en' ? singular(last) : swedishSingular(last)
  // "lägenhetsbyten", "kompostering": of a compound the last part tells, of what is done its ending
  const isKnownEnd =
    language === 'sv' && !noun.includes(' ') && (listedSingular(last) !== undefined || /[^aeiouyåäö]{1,2}[ae]?r?ing$/.test(last))
  return (isMany && (isOwn || isListedNoun(one, language) || aside.things.length > 0)) || isKnownEnd ? noun : undefined
}

/** So many lone fields still leave a prompt vague: "tenants and rent". */
const loneFieldsMax = 1

/** Who names nothing but people means what they have to do with them: "keep on top of my tenants". */
export function takePeople(intent: Intent): void {
  const { things, domains, trade, doing, views, pages, tools, loose } = intent
  const isVague = !domains.length && !trade && !doing && !views.length && !pages.size && !tools.size && !kindsOf(intent).length
  if (
    !isVague ||
    loose.length > loneFieldsMax ||
    (!/\b(?:my|our|mina|våra)\b|の/iu.test(intent.prompt) && !things.some(({ counted }) => counted))
  )
    return
  const people = things.filter(({ known }) => known?.entry.actor)
  const [first] = people
  const domain = peopleDomains[first?.known?.id ?? '']
  const isOnlyPeople = things.every((each) => !each.naming && !each.fields.length && (each.counted || people.includes(each)))
  if (first && domain && isOnlyPeople) intent.trade = { id: domain, text: first.many }
}

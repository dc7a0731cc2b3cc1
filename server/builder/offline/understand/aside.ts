// What a prompt names only in passing: a trade beside a word nobody knows ("choir attendance"), a thing inside a longer name
// ("apartment viewing scheduler"). It serves when nothing was named outright, so that a known word is never answered with nothing.
import type { ViewKind } from '../model.ts'
import { deeds } from '../lexicon/deeds.ts'
import { readingsOf } from '../lexicon/lexicon.ts'
import { classOfNoun } from '../lexicon/noun-classes.ts'
import type { Item } from './chunks.ts'
import type { Intent } from './intent.ts'
import { kindsOf } from './plan/plan-kinds.ts'
import { saidFromLexicon } from './plan/plan-things.ts'
import { sayNoun } from './said.ts'
import type { Latin } from './tokens.ts'

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

const usual: Partial<Record<ViewKind, string>> = { board: 'task', calendar: 'event' }
/** What stands on a view when nothing was said to stand there. */
export const usualOn = ({ views }: Intent): string | undefined => views.map(({ view }) => usual[view]).find(Boolean)

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
  // "find a date for the reunion": what has a day is something that happens
  else if (intent.loose.some(({ type }) => type === 'date' || type === 'datetime'))
    intent.things.push(saidFromLexicon('event', intent.language))
  else if (thing) intent.things.push(saidFromLexicon(thing, intent.language))
}

// What a prompt names only in passing: a trade beside a word nobody knows ("choir attendance"), a thing inside a longer name
// ("apartment viewing scheduler"). It serves when nothing was named outright, so that a known word is never answered with nothing.
import type { ViewKind } from '../model.ts'
import type { Chunk } from './chunks.ts'
import type { Intent } from './intent.ts'
import { kindsOf } from './plan-kinds.ts'
import { saidFromLexicon } from './plan-things.ts'

export function noteAside({ aside }: Intent, chunk: Chunk): void {
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
    intent.pages.size > 0 ||
    usualOn(intent) !== undefined ||
    intent.tools.size > 0 ||
    intent.loose.length >= fieldsOfRecordMin ||
    kindsOf(intent).length > 0
  if (isNamed) return
  const [domain, trade, thing] = [aside.domains[0], aside.trades[0], aside.things[0]]
  if (domain) intent.domains.push(domain)
  else if (trade) intent.trade = trade
  // "find a date for the reunion": what has a day is something that happens
  else if (intent.loose.some(({ type }) => type === 'date' || type === 'datetime'))
    intent.things.push(saidFromLexicon('event', intent.language))
  else if (thing) intent.things.push(saidFromLexicon(thing, intent.language))
}

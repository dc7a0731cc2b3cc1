import type { Chunk } from './chunks.ts'
import type { Intent } from './intent.ts'
import type { State } from './reading-state.ts'
import { itemOfTrade } from './say-item.ts'

/** A trade's own word wins over a thing of the same name only where a trade is meant: "for my violin workshop". */
export const namesTrade = (chunk: Chunk, state: State) =>
  !chunk.thing ||
  chunk.thing.hidden === true ||
  chunk.named === 'building' ||
  chunk.trade!.length > chunk.thingWords ||
  state.mode === 'for' ||
  state.running

/** Notes the trade, and what it keeps when its name says so. */
export function takeTrade(intent: Intent, chunk: Chunk) {
  const { trade, length } = chunk.trade!
  intent.trade ??= { id: trade, text: chunk.text }
  const { language } = intent
  const front =
    language === 'ja' ? chunk.text.slice(0, -length) : language === 'sv' ? '' : chunk.text.split(' ').slice(0, -length).join(' ')
  const item = front && itemOfTrade(front, trade, language)
  if (item) intent.doing ??= { item, start: chunk.start, end: chunk.end }
}

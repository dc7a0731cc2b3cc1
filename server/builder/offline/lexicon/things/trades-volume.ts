// Things of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport.
import type { ThingEntry } from '../thing.ts'
import { tradesWorkThings } from './trades-work.ts'

export const tradesThings: ThingEntry[] = [...tradesWorkThings]

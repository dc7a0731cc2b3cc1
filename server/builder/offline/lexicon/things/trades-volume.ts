// Things of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport.
import type { ThingEntry } from '../thing.ts'
import { tradesCraftThings } from './trades-craft.ts'
import { tradesFarmThings } from './trades-farm.ts'
import { tradesFoodThings } from './trades-food.ts'
import { tradesRoundThings } from './trades-rounds.ts'
import { tradesServiceThings } from './trades-services.ts'
import { tradesWorkThings } from './trades-work.ts'

export const tradesThings: ThingEntry[] = [
  ...tradesWorkThings,
  ...tradesRoundThings,
  ...tradesFoodThings,
  ...tradesServiceThings,
  ...tradesCraftThings,
  ...tradesFarmThings,
]

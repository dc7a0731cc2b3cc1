import { tradeThings } from './trade.ts'
import { webThings } from './web.ts'
import { workThings } from './work.ts'

export const thingEntries = [...workThings, ...tradeThings, ...webThings]

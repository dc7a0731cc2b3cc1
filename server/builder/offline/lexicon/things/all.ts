import { clubThings } from './club.ts'
import { healthThings } from './health.ts'
import { homeThings } from './home.ts'
import { leisureThings } from './leisure.ts'
import { moneyThings } from './money.ts'
import { tradeThings } from './trade.ts'
import { webThings } from './web.ts'
import { workThings } from './work.ts'

export const thingEntries = [
  ...workThings,
  ...tradeThings,
  ...moneyThings,
  ...homeThings,
  ...healthThings,
  ...clubThings,
  ...leisureThings,
  ...webThings,
]

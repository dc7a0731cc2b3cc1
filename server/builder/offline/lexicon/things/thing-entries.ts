import { callingThings } from './calling-things.ts'
import { clubThings } from './club-things.ts'
import { deedThings } from './deed-things.ts'
import { healthThings } from './health-things.ts'
import { homeThings } from './home-things.ts'
import { leisureThings } from './leisure-things.ts'
import { linkThings } from './link-things.ts'
import { livingThings } from './living-volume.ts'
import { moneyThings } from './money-things.ts'
import { officeThings } from './office-volume.ts'
import { pursuitsThings } from './pursuits-volume.ts'
import { societyThings } from './society-volume.ts'
import { tradeMoreThings } from './trade-more-things.ts'
import { tradeThings } from './trade-things.ts'
import { tradesThings } from './trades-volume.ts'
import { webThings } from './web-things.ts'
import { wordThings } from './word-things.ts'
import { workThings } from './work-things.ts'

export const thingEntries = [
  ...workThings,
  ...tradeThings,
  ...moneyThings,
  ...homeThings,
  ...healthThings,
  ...clubThings,
  ...leisureThings,
  ...webThings,
  ...linkThings,
  ...tradeMoreThings,
  ...wordThings,
  ...tradesThings,
  ...livingThings,
  ...officeThings,
  ...societyThings,
  ...pursuitsThings,
  ...callingThings,
  ...deedThings,
]

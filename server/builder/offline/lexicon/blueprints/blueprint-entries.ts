import { callingsBlueprints } from './callings-volume.ts'
import { careBlueprints } from './care-blueprints.ts'
import { communityBlueprints } from './community-blueprints.ts'
import { homeBlueprints } from './home-blueprints.ts'
import { homeInAWord } from './home-in-a-word.ts'
import { livingBlueprints } from './living-volume.ts'
import { officeBlueprints } from './office-volume.ts'
import { pursuitsBlueprints } from './pursuits-volume.ts'
import { serviceBlueprints } from './service-blueprints.ts'
import { societyBlueprints } from './society-volume.ts'
import { togetherInAWord } from './together-in-a-word.ts'
import { tradeBlueprints } from './trade-blueprints.ts'
import { tradeNames } from './trade-names.ts'
import { tradeClassBlueprints } from './trade-classes.ts'
import { tradesBlueprints } from './trades-volume.ts'
import { workInAWord } from './work-in-a-word.ts'

// What names one trade goes before what names many: of two blueprints with the same word the first is meant.
export const blueprintEntries = [
  ...tradeNames,
  ...careBlueprints,
  ...workInAWord,
  ...togetherInAWord,
  ...homeInAWord,
  ...callingsBlueprints,
  ...tradesBlueprints,
  ...livingBlueprints,
  ...officeBlueprints,
  ...societyBlueprints,
  ...pursuitsBlueprints,
  ...tradeBlueprints,
  ...communityBlueprints,
  ...homeBlueprints,
  ...serviceBlueprints,
  ...tradeClassBlueprints,
]

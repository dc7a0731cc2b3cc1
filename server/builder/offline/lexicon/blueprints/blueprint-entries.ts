import { communityBlueprints } from './community-blueprints.ts'
import { homeBlueprints } from './home-blueprints.ts'
import { livingBlueprints } from './living-volume.ts'
import { officeBlueprints } from './office-volume.ts'
import { pursuitsBlueprints } from './pursuits-volume.ts'
import { serviceBlueprints } from './service-blueprints.ts'
import { societyBlueprints } from './society-volume.ts'
import { tradeBlueprints } from './trade-blueprints.ts'
import { tradesBlueprints } from './trades-volume.ts'

export const blueprintEntries = [
  ...tradeBlueprints,
  ...communityBlueprints,
  ...homeBlueprints,
  ...serviceBlueprints,
  ...tradesBlueprints,
  ...livingBlueprints,
  ...officeBlueprints,
  ...societyBlueprints,
  ...pursuitsBlueprints,
]

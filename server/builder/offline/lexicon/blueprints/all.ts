import { communityBlueprints } from './community.ts'
import { homeBlueprints } from './home.ts'
import { tradeBlueprints } from './trade.ts'

export const blueprintEntries = [...tradeBlueprints, ...communityBlueprints, ...homeBlueprints]

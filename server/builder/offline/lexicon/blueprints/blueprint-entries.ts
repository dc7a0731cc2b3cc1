import { communityBlueprints } from './community-blueprints.ts'
import { homeBlueprints } from './home-blueprints.ts'
import { serviceBlueprints } from './service-blueprints.ts'
import { tradeBlueprints } from './trade-blueprints.ts'

export const blueprintEntries = [...tradeBlueprints, ...communityBlueprints, ...homeBlueprints, ...serviceBlueprints]

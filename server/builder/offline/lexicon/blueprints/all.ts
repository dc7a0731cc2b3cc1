import { tradeBlueprints } from './trade.ts'

export const blueprintEntries = [...tradeBlueprints]

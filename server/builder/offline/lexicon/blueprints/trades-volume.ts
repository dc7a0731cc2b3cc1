// Domains of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport.
import type { BlueprintEntry } from '../blueprint.ts'

export const tradesBlueprints: BlueprintEntry[] = []

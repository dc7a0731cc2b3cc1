// Domains of home, family, pets, garden, health, private money, travel.
import type { BlueprintEntry } from '../blueprint.ts'

export const livingBlueprints: BlueprintEntry[] = []

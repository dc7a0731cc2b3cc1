// Domains of offices: staff, sales, marketing, finance, law, IT, manufacturing, logistics, property.
import type { BlueprintEntry } from '../blueprint.ts'

export const officeBlueprints: BlueprintEntry[] = []

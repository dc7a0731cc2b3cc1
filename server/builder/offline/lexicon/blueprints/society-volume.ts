// Domains of schools, universities, associations, communities, churches, public service, culture.
import type { BlueprintEntry } from '../blueprint.ts'

export const societyBlueprints: BlueprintEntry[] = []

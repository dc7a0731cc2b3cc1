// Domains of sport, hobbies, music, games, collecting, outdoor life, arts, science, media.
import type { BlueprintEntry } from '../blueprint.ts'

export const pursuitsBlueprints: BlueprintEntry[] = []

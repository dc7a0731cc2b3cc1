// Things of sport, hobbies, music, games, collecting, outdoor life, arts, science, media.
import type { ThingEntry } from '../thing.ts'

export const pursuitsThings: ThingEntry[] = []

// Things of sport, hobbies, music, games, collecting, outdoor life, arts, science, media.
import type { ThingEntry } from '../thing.ts'
import { pursuitsHobbyThings } from './pursuits-hobby.ts'
import { pursuitsSportThings } from './pursuits-sport.ts'

export const pursuitsThings: ThingEntry[] = [...pursuitsSportThings, ...pursuitsHobbyThings]

// Things of sport, hobbies, music, games, collecting, outdoor life, arts, science, media.
import type { ThingEntry } from '../thing.ts'
import { pursuitsArtThings } from './pursuits-arts.ts'
import { pursuitsCollectThings } from './pursuits-collect.ts'
import { pursuitsHobbyThings } from './pursuits-hobby.ts'
import { pursuitsMediaThings } from './pursuits-media.ts'
import { pursuitsOutdoorThings } from './pursuits-outdoor.ts'
import { pursuitsSportThings } from './pursuits-sport.ts'

export const pursuitsThings: ThingEntry[] = [
  ...pursuitsSportThings,
  ...pursuitsHobbyThings,
  ...pursuitsOutdoorThings,
  ...pursuitsCollectThings,
  ...pursuitsArtThings,
  ...pursuitsMediaThings,
]

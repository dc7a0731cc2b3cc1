// What is said in everyday Swedish and means one thing in the project at hand; the surest first.
import type { Saying } from '../deeds.ts'
import { choosingSayings } from './choosing.ts'
import { factSayings } from './facts.ts'
import { lastSayings } from './last.ts'
import { missingSayings } from './missing.ts'
import { offeredSayings } from './offered.ts'
import { otherSayings } from './otherwise.ts'
import { reckonedSayings } from './reckoned.ts'
import { shownSayings } from './shown.ts'
import { simpleSayings } from './simply.ts'

export const swedishSayings: readonly Saying[] = [
  ...missingSayings,
  ...reckonedSayings,
  ...shownSayings,
  ...offeredSayings,
  ...choosingSayings,
  ...simpleSayings,
  ...otherSayings,
  ...factSayings,
]

/** Tried where no other saying fits. */
export const lastSwedish: readonly Saying[] = lastSayings

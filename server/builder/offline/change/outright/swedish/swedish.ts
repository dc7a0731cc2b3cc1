// What is said in everyday Swedish and means one thing in the project at hand; the surest first.
import { hasPage, type Saying } from '../deeds.ts'
import { choosingSayings } from './choosing.ts'
import { factSayings } from './facts.ts'
import { lastSayings } from './last.ts'
import { missingSayings } from './missing.ts'
import { neededSayings } from './needed.ts'
import { offeredSayings } from './offered.ts'
import { otherSayings } from './otherwise.ts'
import { reckonedSayings } from './reckoned.ts'
import { shownSayings } from './shown.ts'
import { simpleSayings } from './simply.ts'

/** What is asked for of a survey is a question of it. */
const unlessSurvey = ([form, tell]: Saying): Saying => [
  form,
  (model, groups, language) => (hasPage(model, 'survey') ? null : tell(model, groups, language)),
]

export const swedishSayings: readonly Saying[] = [
  ...neededSayings,
  ...missingSayings,
  ...reckonedSayings,
  ...shownSayings,
  ...offeredSayings,
  ...choosingSayings,
  ...simpleSayings,
  ...otherSayings,
  ...factSayings,
].map(unlessSurvey)

/** Tried where no other saying fits. */
export const lastSwedish: readonly Saying[] = lastSayings.map(unlessSurvey)

// What Swedish prompts say a page is for. Of two that meet, the first one counts: what is scored is a quiz before it is a survey.
import type { Purpose } from './purpose.ts'
import { askingPurposes } from './swedish/asking-purposes.ts'
import { bookingPurposes } from './swedish/booking-purposes.ts'
import { landingPurposes } from './swedish/landing-purposes.ts'
import { invoicePurposes, shopPurposes } from './swedish/selling-purposes.ts'
import { blogPurposes, timelinePurposes } from './swedish/telling-purposes.ts'
import { cardPurposes, choicePurposes, habitPurposes, quizPurposes, sumPurposes, timerPurposes } from './swedish/tool-purposes.ts'
import { boardPurposes, calendarPurposes, dashboardPurposes, galleryPurposes, tablePurposes } from './swedish/view-purposes.ts'

export const swedishPurposes: readonly Purpose[] = [
  ...quizPurposes,
  ...cardPurposes,
  ...timerPurposes,
  ...sumPurposes,
  ...habitPurposes,
  ...invoicePurposes,
  ...bookingPurposes,
  ...shopPurposes,
  ...landingPurposes,
  ...askingPurposes,
  ...choicePurposes,
  ...blogPurposes,
  ...dashboardPurposes,
  ...timelinePurposes,
  ...calendarPurposes,
  ...boardPurposes,
  ...galleryPurposes,
  ...tablePurposes,
]

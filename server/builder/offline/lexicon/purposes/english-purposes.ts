// What English prompts say a page is for, in the order in which it counts.
import { englishBookingPurposes } from './english-booking-purposes.ts'
import { englishBusinessPurposes, englishLandingPurposes, englishOverviewPurposes } from './english-page-purposes.ts'
import { englishTalkPurposes } from './english-talk-purposes.ts'
import { englishToolPurposes } from './english-tool-purposes.ts'
import { englishBoardPurposes, englishRowPurposes, englishViewPurposes } from './english-view-purposes.ts'
import type { Purpose } from './purpose.ts'

export const englishPurposes: readonly Purpose[] = [
  ...englishBusinessPurposes,
  ...englishBoardPurposes,
  ...englishToolPurposes,
  ...englishBookingPurposes,
  ...englishTalkPurposes,
  ...englishViewPurposes,
  ...englishOverviewPurposes,
  ...englishLandingPurposes,
  ...englishRowPurposes,
]

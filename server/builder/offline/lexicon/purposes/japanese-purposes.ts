// What Japanese prompts say a page is for. The order decides where two meet: what others do there before what is seen.
import { japaneseAnswerPurposes } from './japanese/answer-purposes.ts'
import { japaneseFrontPurposes } from './japanese/front-purposes.ts'
import { japaneseToolPurposes } from './japanese/tool-purposes.ts'
import { japaneseViewPurposes } from './japanese/view-purposes.ts'
import { japanesePairedPurposes } from './japanese/paired-purposes.ts'
import type { Purpose } from './purpose.ts'

export const japanesePurposes: readonly Purpose[] = [
  ...japaneseAnswerPurposes,
  ...japaneseToolPurposes,
  ...japaneseFrontPurposes,
  ...japanesePairedPurposes,
  ...japaneseViewPurposes,
]

import { businessesInSwedish } from './businesses-in-sv.ts'
import { businessesInEnglish } from './businesses-in-en.ts'
import { businessesInJapanese } from './businesses-in-ja.ts'
import { callingsBlueprints } from './callings-volume.ts'
import { careBlueprints } from './care-blueprints.ts'
import { communityBlueprints } from './community-blueprints.ts'
import { furtherInEnglish } from './further-in-en.ts'
import { furtherInSwedish } from './further-in-sv.ts'
import { furtherInJa } from './further-in-ja.ts'
import { groupsInAWord } from './groups-in-a-word.ts'
import { heardInEnglish } from './heard-in-en.ts'
import { heardInEnglishOutdoors } from './heard-in-en-outdoors.ts'
import { heardInSwedish } from './heard-in-sv.ts'
import { heardInSwedishTogether } from './heard-in-sv-together.ts'
import { heardInJa } from './heard-in-ja.ts'
import { homeBlueprints } from './home-blueprints.ts'
import { homeInAWord } from './home-in-a-word.ts'
import { householdMattersInAWord } from './household-matters-in-a-word.ts'
import { journeysInAWord } from './journeys-in-a-word.ts'
import { kitchenAndHealthInAWord } from './kitchen-and-health-in-a-word.ts'
import { landTradesInAWord } from './land-trades-in-a-word.ts'
import { livingBlueprints } from './living-volume.ts'
import { mattersInAWord } from './matters-in-a-word.ts'
import { occasionsInAWord } from './occasions-in-a-word.ts'
import { occupationsInEnglish } from './occupations-in-en.ts'
import { occupationsInJapanese } from './occupations-in-ja.ts'
import { occupationsInSwedish } from './occupations-in-sv.ts'
import { officeBlueprints } from './office-volume.ts'
import { pastimesInAWord } from './pastimes-in-a-word.ts'
import { pursuitsBlueprints } from './pursuits-volume.ts'
import { serviceBlueprints } from './service-blueprints.ts'
import { sharedGoodsInAWord } from './shared-goods-in-a-word.ts'
import { sideTradesInAWord } from './side-trades-in-a-word.ts'
import { societiesAndHomesInSwedish } from './societies-and-homes-in-sv.ts'
import { societyBlueprints } from './society-volume.ts'
import { societiesAndHomesInJapanese } from './societies-and-homes-in-ja.ts'
import { societiesAndHomesInEnglish } from './societies-and-homes-in-en.ts'
import { studiesAndEarningsInAWord } from './studies-and-earnings-in-a-word.ts'
import { togetherInAWord } from './together-in-a-word.ts'
import { townTradesInAWord } from './town-trades-in-a-word.ts'
import { tradeBlueprints } from './trade-blueprints.ts'
import { tradeNames } from './trade-names.ts'
import { tradeClassBlueprints } from './trade-classes.ts'
import { tradesBlueprints } from './trades-volume.ts'
import { uncommonInSwedish } from './uncommon-in-sv.ts'
import { uncommonInJa } from './uncommon-in-ja.ts'
import { uncommonInEnglish } from './uncommon-in-en.ts'
import { undertakingsInAWord } from './undertakings-in-a-word.ts'
import { workInAWord } from './work-in-a-word.ts'

// What names one trade goes before what names many: of two blueprints with the same word the first is meant.
export const blueprintEntries = [
  ...heardInEnglish,
  ...heardInEnglishOutdoors,
  ...heardInSwedish,
  ...heardInSwedishTogether,
  ...heardInJa,
  ...businessesInSwedish,
  ...societiesAndHomesInSwedish,
  ...businessesInEnglish,
  ...societiesAndHomesInJapanese,
  ...businessesInJapanese,
  ...societiesAndHomesInEnglish,
  ...occupationsInEnglish,
  ...occupationsInJapanese,
  ...occupationsInSwedish,
  ...uncommonInSwedish,
  ...uncommonInJa,
  ...uncommonInEnglish,
  ...furtherInEnglish,
  ...furtherInSwedish,
  ...furtherInJa,
  ...tradeNames,
  ...careBlueprints,
  ...workInAWord,
  ...togetherInAWord,
  ...homeInAWord,
  ...occasionsInAWord,
  ...mattersInAWord,
  ...undertakingsInAWord,
  ...studiesAndEarningsInAWord,
  ...journeysInAWord,
  ...pastimesInAWord,
  ...kitchenAndHealthInAWord,
  ...householdMattersInAWord,
  ...landTradesInAWord,
  ...sideTradesInAWord,
  ...townTradesInAWord,
  ...sharedGoodsInAWord,
  ...groupsInAWord,
  ...callingsBlueprints,
  ...tradesBlueprints,
  ...livingBlueprints,
  ...officeBlueprints,
  ...societyBlueprints,
  ...pursuitsBlueprints,
  ...tradeBlueprints,
  ...communityBlueprints,
  ...homeBlueprints,
  ...serviceBlueprints,
  ...tradeClassBlueprints,
]

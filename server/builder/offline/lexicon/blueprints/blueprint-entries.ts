import { businessesInSwedish } from './businesses-in-sv.ts'
import { businessesInSwedish2 } from './businesses-in-sv-2.ts'
import { businessesInEnglish } from './businesses-in-en.ts'
import { businessesInEnglish2 } from './businesses-in-en-2.ts'
import { businessesInEnglish3 } from './businesses-in-en-3.ts'
import { businessesInJapanese } from './businesses-in-ja.ts'
import { businessesInJapanese2 } from './businesses-in-ja-2.ts'
import { businessesInJapanese3 } from './businesses-in-ja-3.ts'
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
import { occupationsInEnglish2 } from './occupations-in-en-2.ts'
import { occupationsInJapanese } from './occupations-in-ja.ts'
import { occupationsInJapanese2 } from './occupations-in-ja-2.ts'
import { occupationsInSwedish } from './occupations-in-sv.ts'
import { officeBlueprints } from './office-volume.ts'
import { pastimesInAWord } from './pastimes-in-a-word.ts'
import { pursuitsBlueprints } from './pursuits-volume.ts'
import { serviceBlueprints } from './service-blueprints.ts'
import { sharedGoodsInAWord } from './shared-goods-in-a-word.ts'
import { sideTradesInAWord } from './side-trades-in-a-word.ts'
import { societiesAndHomesInSwedish } from './societies-and-homes-in-sv.ts'
import { societiesAndHomesInSwedish2 } from './societies-and-homes-in-sv-2.ts'
import { societiesAndHomesInSwedish3 } from './societies-and-homes-in-sv-3.ts'
import { societiesAndHomesInSwedish4 } from './societies-and-homes-in-sv-4.ts'
import { societiesAndHomesInSwedish5 } from './societies-and-homes-in-sv-5.ts'
import { societyBlueprints } from './society-volume.ts'
import { societiesAndHomesInJapanese } from './societies-and-homes-in-ja.ts'
import { societiesAndHomesInJapanese2 } from './societies-and-homes-in-ja-2.ts'
import { societiesAndHomesInJapanese3 } from './societies-and-homes-in-ja-3.ts'
import { societiesAndHomesInJapanese4 } from './societies-and-homes-in-ja-4.ts'
import { societiesAndHomesInJapanese5 } from './societies-and-homes-in-ja-5.ts'
import { societiesAndHomesInEnglish } from './societies-and-homes-in-en.ts'
import { societiesAndHomesInEnglish2 } from './societies-and-homes-in-en-2.ts'
import { societiesAndHomesInEnglish3 } from './societies-and-homes-in-en-3.ts'
import { societiesAndHomesInEnglish4 } from './societies-and-homes-in-en-4.ts'
import { studiesAndEarningsInAWord } from './studies-and-earnings-in-a-word.ts'
import { togetherInAWord } from './together-in-a-word.ts'
import { townTradesInAWord } from './town-trades-in-a-word.ts'
import { tradeBlueprints } from './trade-blueprints.ts'
import { tradeNames } from './trade-names.ts'
import { tradeClassBlueprints } from './trade-classes.ts'
import { tradesBlueprints } from './trades-volume.ts'
import { uncommonInSwedish } from './uncommon-in-sv.ts'
import { uncommonInSwedishTogether } from './uncommon-in-sv-together.ts'
import { uncommonInJa } from './uncommon-in-ja.ts'
import { uncommonInJapanese2 } from './uncommon-in-ja-2.ts'
import { uncommonInJapanese2Home } from './uncommon-in-ja-2-home.ts'
import { uncommonInEnglish } from './uncommon-in-en.ts'
import { uncommonInEnglishWorks } from './uncommon-in-en-works.ts'
import { uncommonInEnglishOffices } from './uncommon-in-en-offices.ts'
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
  ...businessesInSwedish2,
  ...societiesAndHomesInSwedish,
  ...societiesAndHomesInSwedish2,
  ...societiesAndHomesInSwedish3,
  ...societiesAndHomesInSwedish4,
  ...societiesAndHomesInSwedish5,
  ...businessesInEnglish,
  ...businessesInEnglish2,
  ...businessesInEnglish3,
  ...societiesAndHomesInJapanese,
  ...societiesAndHomesInJapanese2,
  ...societiesAndHomesInJapanese3,
  ...societiesAndHomesInJapanese4,
  ...societiesAndHomesInJapanese5,
  ...businessesInJapanese,
  ...businessesInJapanese2,
  ...businessesInJapanese3,
  ...societiesAndHomesInEnglish,
  ...societiesAndHomesInEnglish2,
  ...societiesAndHomesInEnglish3,
  ...societiesAndHomesInEnglish4,
  ...occupationsInEnglish,
  ...occupationsInEnglish2,
  ...occupationsInJapanese,
  ...occupationsInJapanese2,
  ...occupationsInSwedish,
  ...uncommonInSwedish,
  ...uncommonInSwedishTogether,
  ...uncommonInJa,
  ...uncommonInJapanese2,
  ...uncommonInJapanese2Home,
  ...uncommonInEnglish,
  ...uncommonInEnglishWorks,
  ...uncommonInEnglishOffices,
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

// What a list starts with where the prompt names the trade: a sushi bar, a piano school, a plumber. Data by thing, in the files beside
// this one; the first entry that has the word and the thing wins, so the narrower trades stand first.
import { jobColumns, repairColumns, workKindsByWord } from '../work-by-word.ts'
import { asianMenus } from './asian-menus.ts'
import { courtsAndWorks } from './courts-and-works.ts'
import { deedsByTrade } from './deeds-by-trade.ts'
import { deskJobs } from './desk-jobs.ts'
import { drinkMenus } from './drink-menus.ts'
import { hobbyRows } from './hobby-rows.ts'
import { makersWorks } from './makers-works.ts'
import { outings } from './outings.ts'
import { spendingRows } from './spending-rows.ts'
import { sportsRows } from './sports-rows.ts'
import { streetRows } from './street-rows.ts'
import { teaching } from './teaching.ts'
import { teachingArts } from './teaching-arts.ts'
import { togetherRows } from './together-rows.ts'
import type { TradeRows } from './trade-row.ts'
import { westernMenus } from './western-menus.ts'
import { workJobs } from './work-jobs.ts'

const worked: TradeRows[] = workKindsByWord.map(({ en, sv, ja, repair, job }) => ({
  en,
  sv,
  ja,
  rows: {
    ...(repair && { repair: { columns: repairColumns.join(', '), rows: repair } }),
    ...(job && { job: { columns: jobColumns.join(', '), rows: job } }),
  },
}))

export const tradeRows: readonly TradeRows[] = [
  ...hobbyRows,
  ...sportsRows,
  ...streetRows,
  ...drinkMenus,
  ...asianMenus,
  ...westernMenus,
  ...teachingArts,
  ...teaching,
  ...outings,
  ...makersWorks,
  ...courtsAndWorks,
  ...worked,
  ...workJobs,
  ...deskJobs,
  ...togetherRows,
  ...spendingRows,
  ...deedsByTrade,
]

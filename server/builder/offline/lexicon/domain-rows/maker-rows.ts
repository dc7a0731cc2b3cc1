// What potters show and what libraries lend.
import type { RowsByDomain } from './domain-rows.ts'

const pots = [
  ['Tall vase, moss|Hög vas, mossa|苔色の花器', 'Stoneware|Stengods|炻器', '31 cm', 180],
  ['Tea bowl, raku|Tekopp, raku|楽焼の茶碗', 'Raku|Raku|楽焼', '12 cm', 95],
  ['Serving plate, oat|Serveringsfat, havre|粉引の大皿', 'Stoneware|Stengods|炻器', '34 cm', 120],
  ['Celadon bowl|Celadonskål|青磁の鉢', 'Porcelain|Porslin|磁器', '22 cm', 110],
  ['Bud vase|Enblomsvas|一輪挿し', 'Porcelain|Porslin|磁器', '14 cm', 48],
  ['Espresso cup, iron|Espressokopp, järn|鉄釉のデミタスカップ', 'Stoneware|Stengods|炻器', '6 cm', 34],
  ['Lidded pot|Lockkruka|蓋付きの壺', 'Stoneware|Stengods|炻器', '19 cm', 145],
  ['Soup bowl, tenmoku|Soppskål, tenmoku|天目のスープ碗', 'Stoneware|Stengods|炻器', '16 cm', 62],
] as const
export const artworkRows: RowsByDomain = { pottery: pots }

const lent = [
  ['The Long Winter Road|Den långa vintervägen|冬の長い道', 'On loan'],
  ['Bread for Beginners|Bröd för nybörjare|はじめてのパン', 'Returned'],
  ['A House by the River|Ett hus vid floden|川べりの家', 'On loan'],
  ['Stars and How to Find Them|Stjärnor och hur man hittar dem|星の見つけ方', 'On loan'],
  ['The Cat Who Stayed|Katten som stannade|帰らなかった猫', 'On loan'],
  ['Letters from the Harbor|Brev från hamnen|港からの手紙', 'Returned'],
  ['Birds of the Garden|Trädgårdens fåglar|庭にくる鳥', 'On loan'],
  ['The Clockmaker’s Daughter|Urmakarens dotter|時計師の娘', 'Returned'],
] as const
export const loanRows: RowsByDomain = { library: lent }

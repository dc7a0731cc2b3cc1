// Sentences that ask for a hand-made tool without naming one, and sentences about the same things that ask for a list.
import type { ToolId } from '../../lexicon/tool-entries.ts'

export const toolSentences: readonly (readonly [ToolId, ...string[]])[] = [
  ['tileCalculator', 'how many tiles for my bathroom floor', 'an app that calculates how many tiles I need'],
  ['tileCalculator', 'hur många plattor behöver jag till badrumsgolvet', 'タイルは何枚必要か計算したい'],
  ['paintCalculator', 'how much paint do I need for my living room', 'a page that works out how much paint a room needs'],
  ['paintCalculator', 'hur mycket färg går åt till huset', 'räkna ut hur mycket färg som går åt', 'ペンキの必要量を計算'],
  ['wallpaperCalculator', 'a calculator for wallpaper rolls', 'hur många tapetrullar behövs till sovrummet'],
  ['wallpaperCalculator', '部屋の壁紙は何メートル必要か'],
  [
    'concreteCalculator',
    'how many bags of concrete for a patio',
    'en app som räknar ut hur mycket betong jag behöver till plattan',
  ],
  ['soilCalculator', 'how much soil for a raised bed', 'hur mycket jord till pallkragen', '花壇の土はどのくらい必要？'],
  ['lawnCalculator', 'how much grass seed do I need'],
  ['tripCost', 'what does it cost to drive to Paris', 'how much fuel do we need for the trip and who pays what'],
  ['tripCost', 'vad kostar det att köra till Göteborg', 'ドライブのガソリン代を割り勘'],
  ['electricityCost', 'what does it cost to run the heater', 'how much electricity does my fridge use'],
  ['electricityCost', 'vad kostar det att köra elementet', 'vad drar kylskåpet i el', 'エアコンの電気代はいくら'],
  [
    'savingsCalculator',
    'how long until I have saved enough for a car',
    'how much will I have if I save 200 a month for ten years',
  ],
  ['savingsCalculator', 'hur mycket måste jag spara varje månad till en resa', '毎月3万円積み立てたら10年でいくらになるか'],
  ['recipeScaler', 'scale a recipe from 4 to 6 portions', 'räkna om recept till fler portioner', 'レシピの材料を人数分に換算'],
]

export const listSentences: readonly string[] = [
  'how many tiles are in stock in each warehouse',
  'how much paint was used on each job',
  'track how many bags of cement we have left',
  'hur mycket färg som finns kvar i förrådet',
  'hur många plattor varje kund har beställt',
  'タイルの在庫を管理',
  'ペンキの色と在庫の一覧',
  '電気代の記録',
  'recipes with ingredients and servings',
  'recept med ingredienser',
]

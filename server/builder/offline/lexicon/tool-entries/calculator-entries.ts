// The hand-made calculators of a home, a trip and a purse, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const calculatorEntries = {
  tileCalculator: {
    icon: 'Grid3x3',
    palette: 'teal',
    look: 'crisp',
    en: [
      'Tile calculator',
      'How many tiles the floor or the wall takes.',
      'tile calculator, tiles calculator, tiling calculator, floor tile calculator, bathroom tile calculator, wall tile calculator, paver calculator, paving calculator',
    ],
    sv: [
      'Plattkalkyl',
      'Så många plattor som golvet eller väggen kräver.',
      'kakelkalkylator, plattkalkylator, kakelräknare, klinkerkalkylator, kakelkalkyl, plattkalkyl, klinkerräknare, plattsättningskalkylator, marksten kalkylator',
    ],
    ja: [
      'タイル計算',
      '床や壁に必要なタイルの枚数がわかります。',
      'タイル計算, タイル計算機, タイル枚数計算, タイルの枚数計算, タイルの必要枚数, タイル必要枚数計算',
    ],
  },
  paintCalculator: {
    icon: 'PaintRoller',
    palette: 'indigo',
    look: 'soft',
    en: [
      'Paint calculator',
      'How much paint the walls take.',
      'paint calculator, painting calculator, paint coverage calculator, paint estimator, wall paint calculator, room paint calculator, paint cost calculator',
    ],
    sv: [
      'Färgkalkyl',
      'Så mycket färg som väggarna kräver.',
      'färgkalkylator, färgkalkyl, färgåtgång, målarkalkylator, målningskalkylator, räkna färg',
    ],
    ja: [
      'ペンキ計算',
      '壁を塗るのに必要な塗料の量がわかります。',
      'ペンキ計算, 塗料計算, ペンキの量の計算, 塗料の計算, 塗装面積計算, ペンキの必要量, 塗料の必要量, ペンキ計算機',
    ],
  },
  wallpaperCalculator: {
    icon: 'Flower2',
    palette: 'rose',
    look: 'soft',
    en: [
      'Wallpaper calculator',
      'How many rolls the room takes.',
      'wallpaper calculator, wallpaper roll calculator, wallpaper estimator, wallpaper rolls calculator',
    ],
    sv: [
      'Tapetkalkyl',
      'Så många rullar som rummet kräver.',
      'tapetkalkylator, tapeträknare, tapetkalkyl, tapetåtgång, räkna tapetrullar',
    ],
    ja: [
      '壁紙計算',
      '部屋に必要な壁紙の長さとロール数がわかります。',
      '壁紙計算, 壁紙の計算, 壁紙計算機, クロス計算, 壁紙の必要量, 壁紙の長さ計算, クロスの必要量',
    ],
  },
  flooringCalculator: {
    icon: 'Rows3',
    palette: 'amber',
    look: 'crisp',
    en: [
      'Flooring calculator',
      'How many packs the floor takes.',
      'flooring calculator, laminate calculator, floor calculator, parquet calculator, carpet calculator, laminate flooring calculator, hardwood floor calculator, flooring cost calculator, square footage calculator',
    ],
    sv: [
      'Golvkalkyl',
      'Så många paket som golvet kräver.',
      'golvkalkylator, golvkalkyl, parkettkalkylator, laminatkalkylator, golvräknare, trallkalkylator',
    ],
    ja: [
      '床材計算',
      '床に必要な箱数がわかります。',
      '床材計算, フローリング計算, 床材の計算, フローリングの必要量, 床材の必要量, フローリング計算機',
    ],
  },
  lawnCalculator: {
    icon: 'Sprout',
    palette: 'lime',
    look: 'soft',
    en: [
      'Lawn seed calculator',
      'How much seed the lawn takes.',
      'lawn seed calculator, grass seed calculator, lawn calculator, seed calculator, fertiliser calculator, fertilizer calculator',
    ],
    sv: [
      'Gräsfrökalkyl',
      'Så mycket frö som gräsmattan kräver.',
      'gräsfrökalkylator, gräsfrökalkyl, gräsmattekalkylator, gödselkalkylator, räkna gräsfrö',
    ],
    ja: [
      '芝生の種計算',
      '芝生に必要な種の量がわかります。',
      '芝生の種計算, 芝の種計算, 芝生計算, 種の量計算, 芝の種の量, 肥料計算',
    ],
  },
  concreteCalculator: {
    icon: 'Box',
    palette: 'slate',
    look: 'bold',
    en: [
      'Concrete calculator',
      'How much concrete a slab takes.',
      'concrete calculator, cement calculator, concrete slab calculator, concrete volume calculator, slab calculator, concrete bag calculator',
    ],
    sv: [
      'Betongkalkyl',
      'Så mycket betong som plattan kräver.',
      'betongkalkylator, betongkalkyl, betongräknare, cementkalkylator, gjutkalkylator, räkna betong',
    ],
    ja: [
      'コンクリート計算',
      '打設に必要なコンクリートの量がわかります。',
      'コンクリート計算, コンクリート量計算, コンクリートの量計算, セメント計算, コンクリート計算機, コンクリート体積計算',
    ],
  },
  soilCalculator: {
    icon: 'Shovel',
    palette: 'emerald',
    look: 'soft',
    en: [
      'Soil calculator',
      'How many bags the bed takes.',
      'soil calculator, mulch calculator, gravel calculator, compost calculator, topsoil calculator, raised bed calculator, raised bed soil calculator, potting soil calculator, sand calculator',
    ],
    sv: [
      'Jordkalkyl',
      'Så många säckar som odlingslådan kräver.',
      'jordkalkylator, jordkalkyl, gruskalkylator, barkkalkylator, pallkragekalkylator, kompostkalkylator, räkna jord',
    ],
    ja: [
      '土の量計算',
      '花壇に必要な土の袋数がわかります。',
      '土の量計算, 培養土計算, 砂利計算, 用土計算, 土の計算, 花壇の土の量',
    ],
  },
  tripCost: {
    icon: 'Fuel',
    palette: 'orange',
    look: 'crisp',
    en: [
      'Trip cost',
      'What the drive costs, and what each one pays.',
      'trip cost calculator, fuel cost calculator, gas cost calculator, petrol cost calculator, fuel calculator, gas calculator, petrol calculator, road trip calculator, mileage calculator, driving cost calculator, trip calculator, fuel consumption calculator, mpg calculator, travel cost calculator, commute cost calculator, ev charging calculator, carpool calculator',
    ],
    sv: [
      'Vad resan kostar',
      'Vad bilresan kostar, och vad var och en betalar.',
      'bränslekalkylator, bensinkalkylator, resekalkylator, bensinkostnad, bränslekostnad, reskostnad, milkostnad, bränslekalkyl, körkostnad, bensinräknare, bränsleräknare, samåkningskalkylator, bilresekalkylator, laddkostnad',
    ],
    ja: [
      'ドライブ費用',
      '車での移動費と1人分の金額がわかります。',
      'ガソリン代計算, ガソリン代の計算, 燃費計算, 燃費計算機, 交通費計算, 旅費計算, ドライブ費用計算, ガソリン計算, ガソリン代計算機, 車の維持費計算',
    ],
  },
  electricityCost: {
    icon: 'Plug',
    palette: 'amber',
    look: 'crisp',
    en: [
      'Electricity cost',
      'What your appliances cost to run.',
      'electricity cost calculator, electricity calculator, energy cost calculator, power cost calculator, appliance cost calculator, energy calculator, power consumption calculator, electricity bill calculator, energy consumption calculator, kwh calculator, running cost calculator',
    ],
    sv: [
      'Elkostnad',
      'Vad dina apparater kostar att ha på.',
      'elkostnad, elkalkylator, elkalkyl, energikalkylator, elförbrukningskalkylator, elkostnadskalkylator, elräknare, strömkostnad, driftkostnadskalkylator',
    ],
    ja: [
      '電気代計算',
      '家電ごとの電気代がわかります。',
      '電気代計算, 電気代の計算, 電気代計算機, 電気料金計算, 消費電力計算, 電気代シミュレーター, 電気料金シミュレーション, 電気代シミュレーション',
    ],
  },
  savingsCalculator: {
    icon: 'PiggyBank',
    palette: 'emerald',
    look: 'crisp',
    en: [
      'Savings calculator',
      'How it grows, and when the goal is reached.',
      'savings calculator, savings goal calculator, compound interest calculator, investment calculator, retirement calculator, compound calculator, investment growth calculator, savings growth calculator, pension calculator, compound growth calculator, fire calculator',
    ],
    sv: [
      'Sparkalkyl',
      'Så växer sparandet, och då är målet nått.',
      'sparkalkyl, sparkalkylator, ränta på ränta, ränta-på-ränta, ränta på ränta kalkylator, sparmålskalkylator, sparräknare, pensionskalkylator, investeringskalkylator, fondkalkylator, aktiekalkylator',
    ],
    ja: [
      '積立シミュレーション',
      '増え方と、目標に届く時期がわかります。',
      '複利計算, 複利計算機, 積立シミュレーション, 積立シミュレーター, 積立計算, 貯金シミュレーター, 貯金シミュレーション, 貯蓄シミュレーション, 資産運用シミュレーション, 資産運用シミュレーター, 老後資金シミュレーション, つみたて計算, 運用シミュレーション',
    ],
  },
  recipeScaler: {
    icon: 'ChefHat',
    palette: 'orange',
    look: 'editorial',
    en: [
      'Recipe scaler',
      'The same dish for more, or for fewer.',
      'recipe scaler, recipe converter, recipe calculator, serving calculator, portion calculator, ingredient calculator, ingredient scaler, recipe multiplier, servings converter, baking calculator, recipe resizer, servings calculator',
    ],
    sv: [
      'Räkna om recept',
      'Samma rätt för fler, eller för färre.',
      'receptomvandlare, receptkalkylator, portionsräknare, portionskalkylator, räkna om recept, skala recept, portionsomvandlare, recepträknare, skala om recept',
    ],
    ja: [
      '分量の換算',
      '同じ料理を、作りたい人数分に。',
      'レシピの分量変換, 分量計算, 分量換算, レシピ換算, 人数換算, 分量変換, レシピの分量計算, レシピの人数換算, 材料計算, 材料の分量計算',
    ],
  },
} as const satisfies Record<string, ToolEntry>

// Within what numbers samples stand: by what a field is called, by what it counts, and for a weight by whose it is.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { bornFrom } from './sample-date.ts'

/** From, how many steps, how wide a step is (1). */
export type Range = readonly [from: number, size: number, step?: number]

const byConcept: Record<string, Range> = {
  quantity: [1, 6],
  stock: [4, 90],
  year: [2012, 13],
  age: [18, 50],
  bornYear: [1950, 55],
  mileage: [12_000, 90, 1200],
  area: [34, 140],
  weight: [60, 25],
  height: [150, 40],
  distance: [2, 18],
  duration: [15, 6, 15],
  hours: [1, 7],
  cookingTime: [15, 8, 5],
  burnTime: [20, 9, 5],
  servings: [2, 5],
  calories: [180, 12, 35],
  pages: [140, 40, 9],
  bedrooms: [1, 5],
  partySize: [1, 4],
  capacity: [4, 10, 4],
  sets: [3, 3],
  reps: [6, 4, 2],
  streak: [1, 30],
  goal: [3, 5],
  score: [0, 5],
  votes: [1, 30],
  temperature: [4, 20],
  pulse: [58, 30],
  systolic: [112, 28],
  diastolic: [68, 20],
  jersey: [1, 22],
  waterEvery: [3, 10],
  reorderPoint: [5, 4, 5],
  probability: [10, 9, 10],
  progress: [0, 11, 10],
  vat: [25, 1],
  rent: [780, 8, 60],
  salary: [2600, 14, 150],
  budget: [400, 12, 350],
  price: [12, 20, 7],
  amount: [24, 30, 13],
  total: [24, 30, 13],
  fee: [20, 5, 10],
  rate: [45, 5, 10],
  deposit: [200, 5, 100],
  revenue: [900, 20, 180],
  profit: [200, 20, 60],
}

/** What a label says of a number more closely than its concept does: neither a body nor an oven has the heat of a day. */
const byLabel: readonly (readonly [label: RegExp, range: Range])[] = [
  [/体温|body temp|kroppstemp|^(?:fever|feber)/i, [36.1, 9, 0.1]],
  [/SpO2|酸素飽和度|oxygen sat|syremättnad/i, [95, 5]],
  [/血糖|blood (?:sugar|glucose)|blodsocker/i, [86, 40]],
  [/湿度|humidity|luftfuktighet/i, [42, 30]],
  [/^(?:length|längd)$/i, [120, 60]],
  [/shoe size|skostorlek|靴のサイズ/i, [36, 10]],
  [/ski length|skidlängd/i, [140, 40]],
  [/歩数|^steps$|^steg$/i, [3800, 30, 240]],
  [/アルコール度|^度数$|^abv$|alkoholhalt/i, [5, 12]],
  [/精米歩合/, [40, 6, 5]],
  [/樹齢/, [4, 60]],
  [/pH値?$/i, [6, 9, 0.2]],
  [/firing|kiln|bränn|焼成/i, [980, 15, 20]],
  [/oven|baking|ugn|オーブン/i, [160, 7, 10]],
  [/^min(?:imum)? (?:number of )?players?$|^(?:min|minsta) antal spelare$|最(?:小|少)人数/i, [1, 3]],
  [/^max(?:imum)? (?:number of )?players?$|^(?:max|största) antal spelare$|最(?:大|多)人数/i, [4, 4]],
  [
    /^(?:max|maximum) (?:\w+ )?(?:participants|people|riders|guests|attendees|students|pupils|members)$|^max (?:antal )?(?:deltagare|personer|ryttare|elever)$/i,
    [6, 5, 2],
  ],
  [/tempo|bpm|テンポ/i, [72, 20, 4]],
  [/portion|servings|serves|人前|人分/i, [2, 5]],
  [/(?:number of |antal )?(?:children|kids|barn)$|子ども?の?(?:人)?数/i, [0, 4]],
  [/(?:number of |antal )?(?:adults|vuxna)$|大人の?(?:人)?数/i, [1, 3]],
  [/word ?count|number of words|antal ord|文字数|単語数/i, [600, 20, 150]],
  [/(?:rate|price|pris) per word|ordpris|単語単価|文字単価/i, [0.1, 10, 0.01]],
  [/^(?:seats|säten|sittplatser|number of seats|antal säten)$|座席数/i, [4, 3]],
  [/mankhöjd|体高/i, [98, 70]],
  [/goals?$|^mål(?: |$)|得点|失点|スコア/i, [0, 4]],
  [/^(?:minutes|time) to |evacuation time|避難時間/i, [2, 7]],
  [/playing time|play time|speltid|プレイ時間/i, [30, 7, 15]],
  [/^(?:start(?:ing)?|end(?:ing)?) (?:odometer|mileage)|mätarställning|メーター/i, [21_400, 30, 340]],
  [/people (?:evacuated|present|on site)|避難人数/i, [24, 30, 4]],
  [/queue|position on the list|köplats|順番/i, [1, 12]],
  [/plot(?:s)? size|tomtyta/i, [60, 10, 15]],
  [/^og$|original gravity/i, [1.04, 30, 0.001]],
  [/^fg$|final gravity/i, [1.006, 10, 0.001]],
  [/月謝|月会費|授業料|レッスン料|受講料|tuition|monthly fee|månadsavgift|terminsavgift|kursavgift/i, [40, 6, 8]],
  [/仕入れ?(?:値|価格|額)|原価|inköpspris|purchase price|cost price|unit cost/i, [4, 6, 1]],
]
/** What one eats costs little, whatever else is sold. */
const foodPrice: Range = [1, 7, 0.5]

/** Children and animals are younger than customers. */
function ageRange({ concept }: Field, thing: Thing, language: ProjectModel['language']) {
  if (concept !== 'age' && concept !== 'bornYear') return undefined
  const [firstYear, years] = bornFrom(thing, language)
  if (firstYear < youngFrom) return undefined
  return concept === 'bornYear' ? ([firstYear, years] as const) : ([Math.max(1, samplesOf - firstYear - years), years] as const)
}
const youngFrom = 1990
/** The year that ages are told in. */
const samplesOf = 2026

/** What weighs so much, by what a list is called. */
const weights: readonly (readonly [whose: RegExp, range: Range])[] = [
  [/\bbab(?:y|ies)\b|newborn|infant|bebis|spädbarn|赤ちゃん|乳児/i, [3.2, 40, 0.1]],
  [/rabbit|kanin|ウサギ|うさぎ/i, [1.4, 28, 0.1]],
  [/\bcats?\b|kitten|katt|猫/i, [3.1, 30, 0.1]],
  [/\bdogs?\b|pupp|hund|valp|犬/i, [6, 26]],
  [/guinea|hamster|gerbil|marsvin|ハムスター|モルモット/i, [0.4, 8, 0.1]],
  [/hens?\b|chicken|duck|höns|höna|anka|鶏|にわとり/i, [1.8, 12, 0.1]],
  [/sheep|goat|lamb|får|get(?:ter|en)?\b|lamm|羊|ヤギ/i, [38, 40]],
  [/horse|pon(?:y|ies)|häst|ponn|馬/i, [320, 30, 8]],
  [/cow|cattle|bull|\bko(?:r|rna)?\b|牛/i, [480, 30, 8]],
  [/pig|gris|豚/i, [80, 20, 5]],
  [/fish|catch|trout|pike|perch|fisk|fångst|魚|釣/i, [0.4, 40, 0.1]],
  [/product|goods|item|\bsoap|candle|produkt|\bvar(?:a|or)\b|tvål|ljus\b|honung|商品|石けん/i, [0.2, 14, 0.1]],
  [/parcel|package|paket|荷物|小包/i, [0.5, 40, 0.2]],
  [/pet\b|pets\b|animal|husdjur|djur|ペット|動物/i, [3, 20]],
]
const isBody = /body|kropps|体重/i
/** In what one lifts, the bar is heavier than a kitten and lighter than a horse. */
const lifted = /exercise|workout|lift|gym|övning|träning|種目|筋トレ|トレーニング/i

function weightRange({ type, concept, label }: Field, { one, many }: Thing): Range | undefined {
  const isWeight = concept === 'weight' || (type === 'number' && /^(?:weight|vikt|体重|重さ)/i.test(label))
  if (isBody.test(label)) return weights.find(([whose]) => whose.test(one))?.[1]
  if (!isWeight) return undefined
  const called = `${one} ${many}`
  return weights.find(([whose]) => whose.test(called))?.[1] ?? (lifted.test(called) ? [20, 16, 5] : undefined)
}

const anyPet = /^(?:pet|animal|husdjur|djur|ペット|動物)/i
/** What weighs what its kind does, whatever rows stand for its like: rabbits are listed as pets, and weigh no horse. */
export const weighsOwn = (field: Field, thing: Thing): boolean =>
  field.concept === 'weight' && !anyPet.test(thing.one) && weights.some(([whose]) => whose.test(thing.one))

const marked = new Set(['exam', 'assignment', 'examGrade', 'drivingLesson'])
const markRange: Range = [48, 52]
/** Whisky is as old as it lay in its cask. */
const aged: readonly (readonly [whose: RegExp, range: Range])[] = [
  [/whisk|bourbon|rum\b|cognac|spirit|brandy|ウイスキー/i, [5, 16]],
  [/wine|vin(?:er|et)?\b|ワイン/i, [1, 14]],
  [/house|building|hus\b|byggnad|建物|住宅/i, [4, 90]],
  [/tree|träd|樹|木/i, [4, 60]],
]
function worldRange({ concept }: Field, { one, many, concept: kind = '' }: Thing): Range | undefined {
  if (concept === 'score') return marked.has(kind) ? markRange : undefined
  return concept === 'age' ? aged.find(([whose]) => whose.test(`${one} ${many} ${kind}`))?.[1] : undefined
}

/** The range of a field's samples; undefined where nothing says it. */
export const rangeOf = (field: Field, thing: Thing, language: ProjectModel['language']): Range | undefined =>
  byLabel.find(([label]) => label.test(field.label))?.[1] ??
  weightRange(field, thing) ??
  worldRange(field, thing) ??
  ageRange(field, thing, language) ??
  (field.concept === 'price' && classOfNoun(thing.one, language) === 'food' ? foodPrice : undefined) ??
  byConcept[field.concept ?? '']

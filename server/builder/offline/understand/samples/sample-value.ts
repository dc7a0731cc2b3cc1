// A believable value for a field, by its concept and type, in the project's language and currency.
import { remarks } from '../../lexicon/sample-pools.ts'
import { tellsReading } from '../../lexicon/texts-by-label.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { pictureFor } from './picture-for.ts'
import { bornFrom, dateFor, optionFor } from './sample-date.ts'
import { rowCount } from './sample-size.ts'
import { kanaOf, sampleMail, samplePerson } from './sample-person.ts'
import { sampleText } from './sample-text.ts'
import { saltOf, spread } from './spread.ts'

type Row = Record<string, unknown>

/** Numbers of samples have one decimal at most. */
const decimals = 10
const moneyFactors: Record<string, number> = { SEK: 10, NOK: 10, DKK: 7, JPY: 150 }
/** An amount written in dollars, as a round amount of another currency. */
export function moneyIn(currency: string, amount: number): number {
  const factor = moneyFactors[currency]
  if (!factor) return amount
  const step = amount * factor >= 1000 ? 100 : amount * factor >= 100 ? 10 : 1
  return Math.round((amount * factor) / step) * step
}

const ranges: Record<string, readonly [from: number, size: number, step?: number]> = {
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
const rangesByLabel: readonly (readonly [label: RegExp, range: readonly [number, number, number?]])[] = [
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
]

/** Children and animals are younger than customers. */
function ageRange({ concept }: Field, thing: Thing, language: ProjectModel['language']) {
  if (concept !== 'age' && concept !== 'bornYear') return undefined
  const [firstYear, years] = bornFrom(thing, language)
  if (firstYear < youngFrom) return undefined
  return concept === 'bornYear' ? ([firstYear, years] as const) : ([1, years] as const)
}
const youngFrom = 2000

/** `row` holds the cells made so far; `count` is how many rows there will be. */
export function sampleValue(field: Field, thing: Thing, row: Row, at: number, count: number, model: ProjectModel): unknown {
  const { language, currency } = model
  const range =
    rangesByLabel.find(([label]) => label.test(field.label))?.[1] ??
    ageRange(field, thing, language) ??
    ranges[field.concept ?? '']
  // of each piece there is one
  if (field.concept === 'stock' && field.start !== undefined) return field.start
  const salt = saltOf(field.id)
  const inRange = (usual: readonly [number, number, number?]) => {
    const [from, size, step = 1] = range ?? usual
    return Math.round((from + spread(at, salt, size) * step) * decimals) / decimals
  }
  switch (field.type) {
    case 'text':
      return tellsReading.test(field.label)
        ? kanaOf(String(row.name ?? row[thing.titleField] ?? ''), /カナ/.test(field.label))
        : sampleText(field, thing, at, count, model)
    case 'longtext':
      return field.concept === 'notes' && at % 3 === 1
        ? remarks[language][(at + (saltOf(thing.id) & 7)) % remarks[language].length]!
        : ''
    case 'markdown':
      return ''
    case 'int':
      return inRange([1, 20])
    case 'number':
      return inRange([1, 40])
    case 'money':
      return moneyIn(currency, inRange([20, 30, 15]))
    case 'percent':
      return inRange([10, 9, 10])
    case 'date':
      return dateFor(field, thing, at, count, language)
    case 'datetime':
      return `${dateFor(field, thing, at, count, language)} ${String(8 + spread(at, salt, 9)).padStart(2, '0')}:00`
    case 'time':
      return `${String((field.concept === 'endTime' ? 14 : 8) + spread(at, salt, 6)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
    case 'bool':
      return spread(at, salt, 3) === 0
    case 'select':
      return optionFor(field, row, at, language)
    case 'tags':
      return field.options?.length ? [field.options[at % field.options.length]!] : []
    case 'email': {
      const name = [row.name, row[thing.titleField]].find((each) => typeof each === 'string')
      const person = samplePerson(language, at, saltOf(model.name + thing.id))
      return sampleMail(language, String(name ?? person)) ?? sampleMail(language, person)
    }
    case 'phone':
      return language === 'sv'
        ? `070-${174 + at} 06 ${String(10 + spread(at, salt, 89))}`
        : language === 'ja'
          ? `03-5550-${1000 + spread(at, salt, 8999)}`
          : `555-01${String(10 + at * 7).slice(-2)}`
    case 'url':
      return `https://example.com/${at + 1}`
    case 'image':
      return pictureFor(thing.concept, '', at)
    case 'rating':
      return 3 + spread(at, salt, 3)
    case 'ref':
    case 'refs': {
      const target = model.things.find((each) => each.id === field.target)
      const size = Math.max(1, rowCount(target, model))
      return field.type === 'ref' ? spread(at, salt, size) : [...new Set([spread(at, salt, size), spread(at, salt + 1, size)])]
    }
  }
}

import { formatNumber } from '@/lib/format'
import { usualSum } from '@/lib/usual-sums'

export type System = 'metric' | 'us'
type Two<T> = Record<System, T>

/** A figure to type beside the size of the place. */
export interface Input {
  key: string
  label: string
  unit: Two<string>
  start: Two<number>
}

export interface Place {
  /** Square metres or feet, cubic ones of what has a depth; what is spare counts. */
  amount: number
  /** Around the walls; 0 where only the area is known. */
  around: number
  height: number
  of: (key: string) => number
}

export interface Need {
  answer: string
  /** What to pay for. */
  packs: number
  more: [label: string, value: string][]
}

export interface Material {
  shape: 'floor' | 'walls' | 'box'
  look: 'tiles' | 'planks' | 'grass' | 'plain' | 'strips'
  /** Length, width and height; the depth of a box is in centimetres or inches. */
  size: Two<[number, number, number]>
  spare: number
  inputs: Input[]
  answer: string
  need: (place: Place, system: System) => Need
}

export const units: Two<{ long: string; short: string; area: string; volume: string; shortsInLong: number }> = {
  metric: { long: 'm', short: 'cm', area: 'm²', volume: 'm³', shortsInLong: 100 },
  us: { long: 'ft', short: 'in', area: 'ft²', volume: 'yd³', shortsInLong: 12 },
}
/** A cubic yard in cubic feet. */
export const feetInYard = 27

const money = (label: string, euros: number): Input => ({
  key: 'price',
  label,
  unit: { metric: '', us: '' },
  start: { metric: usualSum(euros), us: usualSum(euros) },
})
const both = (text: string): Two<string> => ({ metric: text, us: text })
const short = { metric: units.metric.short, us: units.us.short }
/** Whole packages; a hair over one is no second one. */
const whole = (count: number) => (Number.isFinite(count) ? Math.ceil(count - 1e-6) : 0)
const round = (value: number) => formatNumber(Number.isFinite(value) ? Math.round(value * 10) / 10 : 0)

export const materials: Record<'tile' | 'floor' | 'paint' | 'wallpaper' | 'lawn' | 'concrete' | 'soil', Material> = {
  tile: {
    shape: 'floor',
    look: 'tiles',
    size: { metric: [2.4, 1.8, 0], us: [8, 6, 0] },
    spare: 10,
    answer: '%%needTiles%%',
    inputs: [
      { key: 'long', label: '%%needTileLength%%', unit: short, start: { metric: 30, us: 12 } },
      { key: 'wide', label: '%%needTileWidth%%', unit: short, start: { metric: 30, us: 12 } },
      { key: 'inBox', label: '%%needTilesInBox%%', unit: both(''), start: { metric: 11, us: 11 } },
      money('%%needBoxPrice%%', 32),
    ],
    need: ({ amount, of }, system) => {
      const tiles = whole(amount / ((of('long') * of('wide')) / units[system].shortsInLong ** 2))
      const packs = whole(tiles / Math.max(1, of('inBox')))
      return { answer: formatNumber(tiles), packs, more: [['%%needBoxes%%', formatNumber(packs)]] }
    },
  },
  floor: {
    shape: 'floor',
    look: 'planks',
    size: { metric: [5, 4, 0], us: [16, 13, 0] },
    spare: 8,
    answer: '%%needPacks%%',
    inputs: [
      {
        key: 'pack',
        label: '%%needPackArea%%',
        unit: { metric: units.metric.area, us: units.us.area },
        start: { metric: 2.22, us: 23.9 },
      },
      money('%%needPackPrice%%', 56),
    ],
    need: ({ amount, of }) => {
      const packs = whole(amount / of('pack'))
      return { answer: formatNumber(packs), packs, more: [] }
    },
  },
  paint: {
    shape: 'walls',
    look: 'plain',
    size: { metric: [4.5, 3.5, 2.4], us: [15, 12, 8] },
    spare: 5,
    answer: '%%needPaint%%',
    inputs: [
      { key: 'covers', label: '%%needCovers%%', unit: { metric: 'm²/l', us: 'ft²/gal' }, start: { metric: 8, us: 350 } },
      { key: 'coats', label: '%%needCoats%%', unit: both(''), start: { metric: 2, us: 2 } },
      { key: 'can', label: '%%needCan%%', unit: { metric: 'l', us: 'gal' }, start: { metric: 3, us: 1 } },
      money('%%needCanPrice%%', 45),
    ],
    need: ({ amount, of }, system) => {
      const paint = (amount * of('coats')) / of('covers')
      const packs = whole(paint / of('can'))
      return {
        answer: `${round(paint)} ${system === 'metric' ? 'l' : 'gal'}`,
        packs,
        more: [['%%needCans%%', formatNumber(packs)]],
      }
    },
  },
  wallpaper: {
    shape: 'walls',
    look: 'strips',
    size: { metric: [4.5, 3.5, 2.4], us: [15, 12, 8] },
    spare: 5,
    answer: '%%needRolls%%',
    inputs: [
      { key: 'wide', label: '%%needRollWidth%%', unit: short, start: { metric: 53, us: 20.5 } },
      {
        key: 'long',
        label: '%%needRollLength%%',
        unit: { metric: units.metric.long, us: units.us.long },
        start: { metric: 10, us: 33 },
      },
      { key: 'repeat', label: '%%needRepeat%%', unit: short, start: { metric: 0, us: 0 } },
      money('%%needRollPrice%%', 38),
    ],
    need: ({ amount, around, height, of }, system) => {
      const { long, shortsInLong } = units[system]
      const wide = of('wide') / shortsInLong
      const repeat = of('repeat') / shortsInLong
      // with a pattern, every strip begins at the same place of it
      const strip = repeat > 0 ? Math.ceil(height / repeat - 1e-6) * repeat : height
      const strips = around > 0 ? whole(around / wide) : 0
      const metres = strips ? strips * strip : amount / wide
      const inRoll = Math.floor(of('long') / strip + 1e-6)
      const packs = strips && inRoll > 0 ? whole(strips / inRoll) : whole(metres / of('long'))
      return {
        answer: formatNumber(packs),
        packs,
        more: [
          ['%%needStrips%%', strips ? formatNumber(strips) : '–'],
          ['%%needPaper%%', `${round(metres)} ${long}`],
        ],
      }
    },
  },
  lawn: {
    shape: 'floor',
    look: 'grass',
    size: { metric: [14, 9, 0], us: [46, 30, 0] },
    spare: 5,
    answer: '%%needSeed%%',
    inputs: [
      { key: 'dose', label: '%%needDose%%', unit: { metric: 'g/m²', us: 'lb/k ft²' }, start: { metric: 30, us: 6 } },
      { key: 'bag', label: '%%needBag%%', unit: { metric: 'kg', us: 'lb' }, start: { metric: 1, us: 3 } },
      money('%%needBagPrice%%', 14),
    ],
    need: ({ amount, of }, system) => {
      const seed = (amount * of('dose')) / 1000
      const packs = whole(seed / of('bag'))
      return {
        answer: `${round(seed)} ${system === 'metric' ? 'kg' : 'lb'}`,
        packs,
        more: [['%%needBags%%', formatNumber(packs)]],
      }
    },
  },
  concrete: {
    shape: 'box',
    look: 'plain',
    size: { metric: [3, 2.5, 10], us: [10, 8, 4] },
    spare: 10,
    answer: '%%needConcrete%%',
    inputs: [
      { key: 'bag', label: '%%needBagYield%%', unit: { metric: 'l', us: 'ft³' }, start: { metric: 12, us: 0.6 } },
      money('%%needBagPrice%%', 6),
    ],
    need: ({ amount, of }, system) => bagged(amount, of('bag'), system),
  },
  soil: {
    shape: 'box',
    look: 'grass',
    size: { metric: [2, 1.2, 30], us: [6, 4, 12] },
    spare: 10,
    answer: '%%needSoil%%',
    inputs: [
      { key: 'bag', label: '%%needBag%%', unit: { metric: 'l', us: 'ft³' }, start: { metric: 50, us: 2 } },
      money('%%needBagPrice%%', 6),
    ],
    need: ({ amount, of }, system) => bagged(amount, of('bag'), system),
  },
}

function bagged(amount: number, bag: number, system: System): Need {
  const packs = whole(system === 'metric' ? (amount * 1000) / bag : amount / bag)
  const volume = system === 'metric' ? amount : amount / feetInYard
  return {
    answer: `${formatNumber(Math.round(volume * 100) / 100)} ${units[system].volume}`,
    packs,
    more: [['%%needBags%%', formatNumber(packs)]],
  }
}
